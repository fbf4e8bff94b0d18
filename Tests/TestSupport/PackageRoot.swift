internal import Foundation

/// Files of the package, whatever the working folder is.
public enum PackageRoot {
  /// The package's folder, without a slash at its end.
  public static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of a file in it.
  public static func file(_ name: String) -> String { path + "/" + name }
}
