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
    // A power of two, and at most half full, so that a search ends soon.
    var size = 256
    while size < words.count * 2 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (number, word) in words.enumerated() {
      var slot = Self.hash(Array(word.utf8).span) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(number)
    }
    self.slots = slots
  }

  /// The number of a word, or nil.
  ///
  /// - Complexity: O(length).
  func find(_ word: Span<UInt8>) -> Int? {
    let mask = slots.count - 1
    var slot = Self.hash(word) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isWord(number, word) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Whether a word has a number.
  func isWord(_ number: Int, _ word: Span<UInt8>) -> Bool {
    ByteWords.isEqual(word, letters, ends[number], ends[number + 1] - ends[number])
  }

  private static func hash(_ word: Span<UInt8>) -> Int {
    Int(truncatingIfNeeded: ByteWords.hash(word))
  }
}
