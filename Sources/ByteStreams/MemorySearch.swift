#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Searching bytes with the system's vector code, which no loop of ours matches.
enum MemorySearch {
  /// The index of the first equal byte in a range, or nil.
  static func firstIndex(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }
}

/// The error number of a path that leads nowhere.
let noSuchFile = ENOENT
