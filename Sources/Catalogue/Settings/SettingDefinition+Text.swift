// A setting's values as people write them, and back. No floating point takes part: what is written
// is either stored exactly or refused.

extension WrittenValue {
  /// The value that a text of the command line or of a JSON string stands for.
  ///
  /// That is one of the setting's words, or a plain decimal number in its unit, with as many places
  /// as can be stored exactly: `4`, `0.5`. Times may carry a unit of their own: `5s`, `500ms`,
  /// `250us`, `3m` or `3min`, `2h`, `1d`.
  ///
  /// - Returns: The value as it is stored, or `nil` if the setting does not allow it.
  public func parse(_ text: String) -> Int64? {
    switch kind {
    case .choice(let words):
      words.firstIndex(of: text).map(Int64.init)
    case .seconds(let range, let word):
      text == word
        ? SettingKind.unlimited : DurationText.microseconds(text).flatMap { $0.within(range) }
    case .count(let range, let word):
      text == word ? SettingKind.unlimited : number(text, per: 1).flatMap { $0.within(range) }
    case .points(let range), .ratio(let range):
      number(text, per: SettingDefinition.millionthsPerUnit).flatMap { $0.within(range) }
    }
  }

  /// The value that a JSON number stands for, given in millionths of the setting's unit.
  ///
  /// - Returns: The value as it is stored, or `nil` if the setting does not allow it: a word cannot
  ///   be a number, and a count must be whole.
  public func parse(millionths: Int64) -> Int64? {
    switch kind {
    case .choice:
      nil
    case .seconds(let range, _), .points(let range), .ratio(let range):
      millionths.within(range)
    case .count(let range, _):
      millionths.isMultiple(of: SettingDefinition.millionthsPerUnit)
        ? (millionths / SettingDefinition.millionthsPerUnit).within(range) : nil
    }
  }

  /// A stored value as people write it, in the setting's unit: `4`, `0.5`, `unlimited`, `replace`.
  ///
  /// For each value that the setting allows, `parse(text(value))` is `value`.
  public func text(_ value: Int64) -> String {
    switch kind {
    case .choice(let words):
      words[Int(value)]
    case .count(_, let word?) where value == SettingKind.unlimited,
      .seconds(_, let word?) where value == SettingKind.unlimited:
      word
    case .count:
      String(value)
    case .seconds, .points, .ratio:
      Self.decimal(millionths: value)
    }
  }

  /// What the setting allows, for messages: `replace or queue`, `seconds from 0 to 3600, such as 2,
  /// 4, 6, 8`.
  public var allowed: String {
    switch kind {
    case .choice(let words):
      return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
    case .seconds(let range, let word):
      return allowed("seconds", from: range, word: word)
    case .count(let range, let word):
      return allowed("a whole number", from: range, word: word)
    case .points(let range):
      return allowed("points", from: range, word: nil)
    case .ratio(let range):
      return allowed("a number", from: range, word: nil)
    }
  }

  /// Whether a stored value is one of the setting's.
  func allows(_ value: Int64) -> Bool {
    switch kind {
    case .choice(let words):
      words.indices.contains(Int(value))
    case .seconds(let range, let word), .count(let range, let word):
      range.contains(value) || (word != nil && value == SettingKind.unlimited)
    case .points(let range), .ratio(let range):
      range.contains(value)
    }
  }

  private func allowed(_ unit: String, from range: ClosedRange<Int64>, word: String?) -> String {
    let numbers: [String] = named.filter { $0 != word }
    let examples = numbers.isEmpty ? "" : ", such as " + numbers.joined(separator: ", ")
    let otherwise = word.map { ", or \($0)" } ?? ""
    return "\(unit) from \(text(range.lowerBound)) to \(text(range.upperBound))"
      + examples + otherwise
  }
}

// MARK: - Numbers

extension WrittenValue {
  /// A plain decimal number in stored units, of which one written unit has `factor`.
  private func number(_ text: String, per factor: Int64) -> Int64? {
    ExactDecimal(text[...].utf8)?.times(UInt64(factor))
  }

  /// A number of millionths as a decimal number, with no more places than it needs.
  private static func decimal(millionths: Int64) -> String {
    let (whole, rest) = millionths.quotientAndRemainder(
      dividingBy: SettingDefinition.millionthsPerUnit)
    guard rest != 0 else { return String(whole) }
    // With leading zeros.
    var places = Substring(String(SettingDefinition.millionthsPerUnit + rest).dropFirst())
    while places.last == "0" {
      places.removeLast()
    }
    return "\(whole).\(places)"
  }
}

extension Int64 {
  /// The number itself, or `nil` outside the range.
  fileprivate func within(_ range: ClosedRange<Int64>) -> Int64? {
    range.contains(self) ? self : nil
  }
}
