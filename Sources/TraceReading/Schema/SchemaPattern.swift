/// Regular expressions for texts that the reader takes apart.
///
/// They are as strict as is readable: what they let through and the reader does not is listed in
/// ``SchemaLimits``.
enum SchemaPattern {
  /// A time as ``RFC3339`` reads it; that 29 February needs a leap year is left to the reader.
  static let time = "^\(date)[Tt ]\(clock)(\\.[0-9]{1,6}0*)?\(zone)$"

  /// A length of time as `DurationText` reads it.
  static let duration = "^\(lengthOfTime)$"

  /// A system version as `SystemVersion` reads it.
  static let system = "^0*[0-9]{1,3}(\\.[0-9]+){0,2}$"

  /// A policy as `PolicyReference` reads it.
  static let policy = "^[^:]+(:\(parameter)(,\(parameter))*)?$"

  /// A number or a length of time as a setting takes it in a string, or the setting's word.
  static func setting(_ number: String, orWord word: String?) -> String {
    guard let word else { return "^\(number)$" }
    return "^(\(number)|\(word))$"
  }

  static let decimal = "[0-9]+(\\.[0-9]+)?"
  static let wholeNumber = "[0-9]+(\\.0+)?"
  static let lengthOfTime = decimal + "(us|ms|s|m|min|h|d)?"

  private static let parameter = "[^=,]+=[^,]*"
  private static let hour = "([01][0-9]|2[0-3])"
  private static let clock = "\(hour):[0-5][0-9]:[0-5][0-9]"
  private static let zone = "([Zz]|[+-]\(hour):[0-5][0-9])"
  private static let date = "[0-9]{4}-(\(longMonth)|\(shortMonth)|\(february))"
  private static let longMonth = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
  private static let shortMonth = "(0[469]|11)-(0[1-9]|[12][0-9]|30)"
  private static let february = "02-(0[1-9]|[12][0-9])"
}
