/* The least that reading JSON Lines with json-c can cost: parse each line, free it, count.
   The flags are those of the JSONReading target. */
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  if (count != 2) return 64;
  FILE *file = fopen(arguments[1], "rb");
  if (!file) return 66;
  struct json_tokener *tokener = json_tokener_new_ex(512);
  json_tokener_set_flags(tokener, JSON_TOKENER_STRICT);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  long records = 0;
  while ((length = getline(&line, &room, file)) > 0) {
    json_tokener_reset(tokener);
    struct json_object *value = json_tokener_parse_ex(tokener, line, (int)length);
    if (!value) return 65;
    json_object_put(value);
    records++;
  }
  printf("%ld\n", records);
  json_tokener_free(tokener);
  free(line);
  fclose(file);
  return 0;
}
