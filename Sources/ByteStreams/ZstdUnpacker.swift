internal import CZstd

/// Unpacks Zstandard with libzstd; frames that follow each other are one stream.
@safe final class ZstdUnpacker: Unpacker {
  static let signature: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd]

  private let stream: OpaquePointer
  private(set) var isComplete = false

  init() {
    guard let stream = unsafe ZSTD_createDStream() else {
      preconditionFailure("libzstd could not start")
    }
    unsafe self.stream = stream
  }

  deinit { _ = unsafe ZSTD_freeDStream(stream) }

  func unpack(
    _ input: [UInt8], _ range: Range<Int>, into output: inout [UInt8], from start: Int
  ) -> UnpackingStep {
    unsafe input.withUnsafeBytes { source in
      unsafe output.withUnsafeMutableBytes { target in
        var packed = unsafe ZSTD_inBuffer(
          src: source.baseAddress, size: range.upperBound, pos: range.lowerBound)
        var plain = unsafe ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: start)
        // With nothing to read, an unfinished frame may still hold bytes back.
        guard unsafe packed.pos < packed.size || !isComplete else {
          return UnpackingStep(consumed: 0, produced: 0, failure: nil)
        }
        let code = unsafe ZSTD_decompressStream(stream, &plain, &packed)
        isComplete = code == 0
        let failure =
          ZSTD_isError(code) == 0
          ? nil : "the zstd data is damaged: " + (unsafe String(cString: ZSTD_getErrorName(code)))
        return UnpackingStep(
          consumed: unsafe packed.pos - range.lowerBound,
          produced: unsafe plain.pos - start, failure: failure)
      }
    }
  }
}
