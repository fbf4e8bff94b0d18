internal import JSONReading

/// The JSON Schema of reports.
public enum ReportSchema {
  /// The schema's bytes.
  public static func bytes() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { _ in }
    writer.end()
    return writer.take()
  }
}
