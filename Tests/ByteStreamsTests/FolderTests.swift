import ByteStreams
import TestSupport
import Testing

/// What is in folders, and making them.
@Suite struct FolderTests {
  private let folder = TemporaryFolder()

  private func failure(_ act: () throws(StreamError) -> Void) -> StreamError.Code? {
    do throws(StreamError) { try act() } catch { return error.code }
    return nil
  }

  @Test func `names are sorted by their bytes, and hidden ones are left out`() throws {
    for name in ["b", "a10", "a2", "B", "é", "z", ".hidden", "a"] { _ = folder.write("", name) }
    #expect(try Folder.names(in: folder.path) == ["B", "a", "a10", "a2", "b", "z", "é"])
    let empty = folder.path + "/empty"
    try Folder.create(empty)
    #expect(try Folder.names(in: empty) == [])
  }

  @Test func `a folder that is missing, and a file, have no names`() {
    let missing = folder.path + "/none"
    let missingCode = failure { () throws(StreamError) in _ = try Folder.names(in: missing) }
    #expect(missingCode == .missing)
    let file = folder.write("", "file")
    let fileCode = failure { () throws(StreamError) in _ = try Folder.names(in: file) }
    #expect(fileCode == .unreadable)
  }

  @Test func `a folder is made with those above it, and may be there already`() throws {
    for path in ["/a/b/c", "/a/b", "/a//b/d/", "/a/b/c"] {
      try Folder.create(folder.path + path)
      #expect(Folder.exists(folder.path + path))
    }
    #expect(SystemHelp.names(in: folder.path + "/a/b") == ["c", "d"])
  }

  @Test func `a file in the way is told by its path`() {
    let file = folder.write("", "file")
    var error: StreamError?
    do throws(StreamError) {
      try Folder.create(file + "/inner")
    } catch let failure {
      error = failure
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.path == file)
    #expect(!Folder.exists(file))
    #expect(!Folder.exists(folder.path + "/none"))
    #expect(Folder.exists(folder.path))
  }
}
