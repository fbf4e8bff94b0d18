import Foundation

/// Files of the package, whatever the working folder is.
enum PackageRoot {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static func file(_ name: String) -> String { path + "/" + name }
}
