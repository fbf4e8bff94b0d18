internal import CZlib

/// Unpacks gzip with zlib; members that follow each other are one stream, as gzip has it.
@safe final class GzipUnpacker: Unpacker {
  static let signature: [UInt8] = [0x1f, 0x8b]

  private var stream = unsafe z_stream()
  private(set) var isComplete = false

  init() {
    // 16 asks zlib for the gzip form; 15 is the largest window.
    let version = unsafe zlibVersion()
    let size = Int32(unsafe MemoryLayout<z_stream>.size)
    let code = unsafe inflateInit2_(&stream, 16 + 15, version, size)
    precondition(code == Z_OK, "zlib could not start")
  }

  deinit { _ = unsafe inflateEnd(&stream) }

  func unpack(
    _ input: [UInt8], _ range: Range<Int>, into output: inout [UInt8], from start: Int
  ) -> UnpackingStep {
    guard !range.isEmpty || !isComplete else {
      return UnpackingStep(consumed: 0, produced: 0, failure: nil)
    }
    if isComplete {
      _ = unsafe inflateReset(&stream)
      isComplete = false
    }
    let room = output.count - start
    let code = unsafe input.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = UnsafeMutablePointer(
          mutating: source.baseAddress.map { unsafe $0 + range.lowerBound })
        unsafe stream.avail_in = UInt32(range.count)
        unsafe stream.next_out = target.baseAddress.map { unsafe $0 + start }
        unsafe stream.avail_out = UInt32(clamping: room)
        return unsafe inflate(&stream, Z_NO_FLUSH)
      }
    }
    let consumed = range.count - Int(unsafe stream.avail_in)
    let produced = Int(UInt32(clamping: room)) - Int(unsafe stream.avail_out)
    isComplete = code == Z_STREAM_END
    let isFailure = code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR
    let failure = isFailure ? "the gzip data is damaged" : nil
    return UnpackingStep(consumed: consumed, produced: produced, failure: failure)
  }
}
