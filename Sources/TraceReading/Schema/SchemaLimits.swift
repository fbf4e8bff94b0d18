/// What the reader checks and a JSON Schema cannot, in the words of the schema's description.
enum SchemaLimits {
  static let description =
    """
    What apps, servers, the system and a person do on a phone, in the order of time. Not seen by \
    this schema, but by islandsim: 
    """ + unseen.joined(separator: "; ")
      + """
      . In JSON Lines the first record is '#/$defs/header' and every other one '#/$defs/event'.
      """

  private static let unseen = [
    "a key twice in one object", "an integer beyond 64 bits",
    "'priority', 'token', 'storage' or 'event' with a decimal point, as 5.0",
    "a number that no double holds",
    "more than six decimals in times, lengths, settings and measures",
    "events that are not in the order of their times", "an RFC 3339 time without 'start'",
    "an RFC 3339 time outside the range that seconds have",
    "29 February in a year that has none",
    "a duration in a string that is over ten years or finer than a microsecond",
    "a number in a string that its setting does not allow",
    "an app that 'apps' does not list", "an activity or notification that no event before started",
    "an app or activity id that is given twice",
    "a 'between' whose second time is not after its first",
    "an assertion after 'until'",
  ]
}
