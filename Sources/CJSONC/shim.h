// json-c as Swift sees it. The spelling with the folder works with and without pkg-config.
#include <json-c/json.h>
