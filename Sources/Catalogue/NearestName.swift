/// The nearest right spelling of a wrong one.
public enum NearestName {
  /// The candidate with the fewest edits, or nil if none is near enough to be meant.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - candidates: what could have been meant; the first of equally near ones wins.
  /// - Returns: the candidate as it is written.
  /// - Complexity: O(candidates x length squared); made for errors only.
  public static func of(_ word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let edits = distance(letters, Array(candidate.lowercased().unicodeScalars.prefix(64)))
      let limit = max(1, max(letters.count, candidate.unicodeScalars.count) / 3)
      if edits <= limit && edits < best?.edits ?? .max { best = (candidate, edits) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbors between two words.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var edits = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { edits = min(edits, beforeLast[column - 1] + 1) }
        current.append(edits)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
