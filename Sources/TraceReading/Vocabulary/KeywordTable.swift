/// Looks up words of a closed list by their bytes, without building a string.
struct KeywordTable: Sendable {
  let words: [String]
  private let letters: [[UInt8]]
  private let slots: [Int16]

  /// Makes a table; the position of a word is its number.
  init(_ words: [String]) {
    self.words = words
    letters = words.map { Array($0.utf8) }
    var slots = [Int16](repeating: -1, count: 256)
    precondition(words.count < 128, "the table would be too full")
    for (number, word) in letters.enumerated() {
      var slot = Self.hash(word.span)
      while slots[slot] >= 0 { slot = (slot + 1) & 255 }
      slots[slot] = Int16(number)
    }
    self.slots = slots
  }

  /// The number of a word, or nil.
  ///
  /// - Complexity: O(length).
  func find(_ word: Span<UInt8>) -> Int? {
    var slot = Self.hash(word)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isEqual(number, word) { return number }
      slot = (slot + 1) & 255
    }
    return nil
  }

  private func isEqual(_ number: Int, _ word: Span<UInt8>) -> Bool {
    let count = letters[number].count
    guard count == word.count else { return false }
    for index in 0..<count where letters[number][index] != word[index] { return false }
    return true
  }

  /// Mixes the length and three letters: enough to tell our words apart.
  private static func hash(_ word: Span<UInt8>) -> Int {
    guard !word.isEmpty else { return 0 }
    let last = word.count - 1
    let mix = Int(word[0]) &* 7 ^ Int(word[last]) &* 31 ^ Int(word[word.count / 2]) &* 113
    return (mix &+ word.count &* 57) & 255
  }
}
