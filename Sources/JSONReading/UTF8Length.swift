/// The length of C's strings.
enum UTF8Length {
  /// How many bytes lie before the NUL.
  static func of(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while unsafe text[length] != 0 { length += 1 }
    return length
  }
}
