import ByteStreams
import TestSupport
import Testing

/// A file is written whole, or not touched.
@Suite struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func failure(_ write: () throws(StreamError) -> Void) -> StreamError? {
    do throws(StreamError) { try write() } catch { return error }
    return nil
  }

  @Test(arguments: [0, 1, 100, 1_000_000])
  func `a file is written whole and alone`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = folder.path + "/report.json"
    try OutputFile.write(bytes, to: path)
    #expect(Contents(path, room: 1 << 20) == Contents(bytes: bytes))
    #expect(SystemHelp.names(in: folder.path) == ["report.json"])
  }

  @Test func `a file takes the place of the one before`() throws {
    let path = folder.write("a longer text than the new one", "report.json")
    try OutputFile.write(Array("new".utf8), to: path)
    try OutputFile.write(Array("newer".utf8), to: path)
    #expect(Contents(path) == Contents(bytes: Array("newer".utf8)))
    #expect(SystemHelp.names(in: folder.path) == ["report.json"])
  }

  @Test func `in a folder that is missing nothing can be created`() {
    let path = folder.path + "/none/report.json"
    let error = failure { () throws(StreamError) in try OutputFile.write([1], to: path) }
    #expect(error?.code == .cannotCreate)
    #expect(error?.path == path)
    #expect(error?.detail.isEmpty == false)
    #expect(SystemHelp.names(in: folder.path) == [])
  }

  @Test func `a folder is not replaced by a file`() throws {
    let path = folder.path + "/inner"
    try Folder.create(path)
    let error = failure { () throws(StreamError) in try OutputFile.write([1], to: path) }
    #expect(error?.code == .cannotCreate)
    #expect(Folder.exists(path))
    #expect(SystemHelp.names(in: folder.path) == ["inner"])
  }

  @Test func `a file that cannot be replaced stays as it was`() {
    // Its name is so long that none is left for the temporary file beside it.
    let name = String(repeating: "n", count: 250)
    let path = folder.write("old", name)
    let error = failure { () throws(StreamError) in try OutputFile.write([1], to: path) }
    #expect(error?.code == .cannotCreate)
    #expect(Contents(path) == Contents(bytes: Array("old".utf8)))
    #expect(SystemHelp.names(in: folder.path) == [name])
  }

  @Test func `whether a file could be created is found out without creating it`() throws {
    let old = folder.write("old", "old.json")
    try OutputFile.checkWritable(old)
    try OutputFile.checkWritable(folder.path + "/new.json")
    #expect(Contents(old) == Contents(bytes: Array("old".utf8)))
    #expect(SystemHelp.names(in: folder.path) == ["old.json"])

    let missing = folder.path + "/none/new.json"
    let error = failure { () throws(StreamError) in try OutputFile.checkWritable(missing) }
    #expect(error?.code == .cannotCreate)
    #expect(error?.path == missing)
    #expect(SystemHelp.names(in: folder.path) == ["old.json"])
  }

  @Test func `a folder could not be created as a file`() {
    let error = failure { () throws(StreamError) in try OutputFile.checkWritable(folder.path) }
    #expect(error != nil)
    #expect(SystemHelp.names(in: folder.path) == [])
  }
}
