internal import TraceModel

/// Looks up words of a closed list by their bytes, without building a string.
struct KeywordTable: Sendable {
  let words: [String]
  private let letters: [UInt8]
  private let ends: [Int]
  private let slots: [Int16]

  /// Makes a table; the position of a word is its number.
  init(_ words: [String]) {
    self.words = words
    letters = words.flatMap { Array($0.utf8) }
    var ends = [0]
    for word in words { ends.append(ends[ends.count - 1] + word.utf8.count) }
    self.ends = ends
    var slots = [Int16](repeating: -1, count: 256)
    precondition(words.count < 128, "the table would be too full")
    for (number, word) in words.enumerated() {
      var slot = Self.hash(Array(word.utf8).span)
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
    ByteWords.isEqual(word, letters, ends[number], ends[number + 1] - ends[number])
  }

  private static func hash(_ word: Span<UInt8>) -> Int {
    Int(truncatingIfNeeded: ByteWords.hash(word) & 255)
  }
}
