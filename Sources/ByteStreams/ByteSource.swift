/// Bytes from a file or from standard input, unpacked on the way if they are gzip or zstd.
///
/// The packing is told by the first bytes and never by the name, so that standard input and a
/// misnamed file work too.
public struct ByteSource: ~Copyable {
  /// The path as it was given; `-` is standard input.
  public let path: String
  /// The size of the file in bytes as it lies, or nil for a pipe.
  public let size: Int?
  /// How many bytes as they lie have been read.
  public private(set) var position = 0
  /// The checksum of the unpacked bytes that were read.
  public private(set) var checksum = Checksum()

  private let file: OpenFile
  private var packed: [UInt8]
  private var packedRange = 0..<0
  private var unpacker: (any Unpacker)?
  private var isAtEnd = false

  private static let chunk = 1 << 18

  /// Opens a path.
  ///
  /// - Throws: `missing`, `isDirectory` or `unreadable`.
  public init(path: String) throws(StreamError) {
    let file = try OpenFile(path)
    self.path = path
    size = file.size
    self.file = file
    packed = [UInt8](repeating: 0, count: Self.chunk)
  }

  /// Reads some bytes into a buffer.
  ///
  /// - Parameters:
  ///   - buffer: where the bytes go.
  ///   - start: the index in the buffer at which they go.
  /// - Returns: how many bytes were read; 0 at the end of the input.
  /// - Throws: `unreadable` or `corrupted`.
  public mutating func read(into buffer: inout [UInt8], from start: Int) throws(StreamError) -> Int
  {
    precondition(start < buffer.count, "there must be room to read into")
    while true {
      let isFirst = position == 0
      if packedRange.isEmpty && !isAtEnd {
        // Plain bytes need no stop on the way, once the first ones have told that they are plain.
        if !isFirst && unpacker == nil { return try readPlain(into: &buffer, from: start) }
        try fill()
        if isFirst { recognize() }
      }
      guard let unpacker else {
        let count = take(into: &buffer, from: start)
        checksum.add(buffer, start..<start + count)
        return count
      }
      let step = unpacker.unpack(packed, packedRange, into: &buffer, from: start)
      if let failure = step.failure { throw StreamError(.corrupted, path: path, detail: failure) }
      packedRange = packedRange.lowerBound + step.consumed..<packedRange.upperBound
      if step.produced > 0 {
        checksum.add(buffer, start..<start + step.produced)
        return step.produced
      }
      guard isAtEnd && packedRange.isEmpty else { continue }
      if unpacker.isComplete { return 0 }
      throw StreamError(.corrupted, path: path, detail: "the compressed data is cut short")
    }
  }

  private mutating func readPlain(
    into buffer: inout [UInt8], from start: Int
  ) throws(StreamError) -> Int {
    let count = SystemCalls.readBytes(file.descriptor, into: &buffer, from: start)
    guard count >= 0 else {
      throw StreamError(.unreadable, path: path, detail: SystemCalls.lastFailure)
    }
    isAtEnd = count == 0
    position += count
    checksum.add(buffer, start..<start + count)
    return count
  }

  /// Chooses how to unpack by the first bytes.
  private mutating func recognize() {
    let start = packed[packedRange]
    if start.starts(with: GzipUnpacker.signature) {
      unpacker = GzipUnpacker()
    } else if start.starts(with: ZstdUnpacker.signature) {
      unpacker = ZstdUnpacker()
    }
  }

  /// Copies plain bytes.
  private mutating func take(into buffer: inout [UInt8], from start: Int) -> Int {
    let count = min(packedRange.count, buffer.count - start)
    let range = packedRange.lowerBound..<packedRange.lowerBound + count
    buffer.replaceSubrange(start..<start + count, with: packed[range])
    packedRange = range.upperBound..<packedRange.upperBound
    return count
  }

  /// Reads the next chunk as it lies.
  private mutating func fill() throws(StreamError) {
    var filled = 0
    repeat {
      let count = SystemCalls.readBytes(file.descriptor, into: &packed, from: filled)
      guard count >= 0 else {
        throw StreamError(.unreadable, path: path, detail: SystemCalls.lastFailure)
      }
      isAtEnd = count == 0
      position += count
      filled += count
      // A pipe may bring the bytes that tell the packing one by one.
    } while position < ZstdUnpacker.signature.count && !isAtEnd
    packedRange = 0..<filled
  }
}
