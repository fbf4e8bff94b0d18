import Foundation
import TestSupport

extension TemporaryFolder {
  /// All that is in the folder, hidden files too, as paths from it, sorted.
  var contents: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  /// The bytes of a file in the folder; nil where there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
  }

  /// The text of a file in the folder; nil where there is none.
  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Makes a folder in the folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Takes a file or folder in the folder away.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}
