import ByteStreams

/// All bytes behind a path, unpacked, and the error that ended them.
struct Contents: Equatable {
  var bytes: [UInt8] = []
  var error: StreamError.Code?

  /// Reads through a buffer of some size, so many bytes at a time at most.
  init(_ path: String, room: Int = 4096) {
    do throws(StreamError) {
      var source = try ByteSource(path: path)
      var buffer = [UInt8](repeating: 0, count: room + 1)
      while true {
        let count = try source.read(into: &buffer, from: 1)
        if count == 0 { return }
        bytes += buffer[1...count]
      }
    } catch {
      self.error = error.code
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The error of reading a path to its end, or nil.
func failure(_ path: String, limit: Int = 1 << 30) -> StreamError? {
  do throws(StreamError) {
    var source = try ByteSource(path: path)
    _ = try source.readAll(limit: limit)
  } catch {
    return error
  }
  return nil
}
