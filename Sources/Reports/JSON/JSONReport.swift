internal import Catalogue
internal import JSONReading
internal import Metrics
internal import SimulationKernel
internal import TraceModel

/// Writes a report as JSON, `islandsim-report/1`.
public enum JSONReport {
  /// The format's name.
  public static let format = "islandsim-report/1"

  /// The bytes of one report, or of several as an array.
  public static func bytes(_ results: [RunResult]) -> [UInt8] {
    // An activity takes some 1,800 bytes, and a long trace has little else.
    let activities = results.reduce(0) { $0 + $1.metrics.activities.count }
    var writer = JSONWriter(capacity: activities * 1850)
    if results.count == 1 {
      write(results[0], to: &writer)
    } else {
      writer.array(results) { write($1, to: &$0) }
    }
    writer.end()
    return writer.take()
  }

  private static func write(_ result: RunResult, to writer: inout JSONWriter) {
    let part = JSONReportPart(result: result)
    writer.object { writer in
      writer.name("format")
      writer.string(format)
      part.run(&writer)
      part.activities(&writer)
      part.clients(&writer)
      part.notifications(&writer)
      part.events(&writer)
      part.alerts(&writer)
      part.island(&writer)
      part.lockScreen(&writer)
      part.surfaces(&writer)
      part.transitions(&writer)
      part.layouts(&writer)
      part.fairness(&writer)
      part.findings(&writer)
      if result.showsTimeline { part.timeline(&writer) }
    }
  }
}

/// The sections of a report; each file of this room writes some.
struct JSONReportPart {
  let result: RunResult

  func name(_ activity: ActivityIndex) -> String { result.names.activities[activity.position] }
  func name(_ app: AppIndex) -> String { result.names.apps[app.position] }
  func name(_ notification: NotificationIndex) -> String {
    result.names.notifications[notification.position]
  }
}

extension JSONWriter {
  /// A member that is a time or length in seconds, or null.
  mutating func seconds(_ name: String, _ microseconds: Int64?) {
    self.name(name)
    if let microseconds { millionths(microseconds) } else { null() }
  }

  /// A member that is a length in points, or null where no source gives it.
  mutating func points(_ name: String, _ length: Points?) {
    self.name(name)
    if let length { millionths(Int64(length.hundredths) * 10_000) } else { null() }
  }

  /// A member that is a string, or null.
  mutating func text(_ name: String, _ value: String?) {
    self.name(name)
    if let value { string(value) } else { null() }
  }

  /// A member that is a whole number.
  mutating func number(_ name: String, _ value: some BinaryInteger) {
    self.name(name)
    integer(value)
  }

  /// A member that is a distribution of times or lengths, in seconds.
  mutating func distribution(_ name: String, _ values: Distribution) {
    self.name(name)
    object { writer in
      writer.number("count", values.count)
      writer.seconds("min", values.minimum)
      writer.seconds("mean", values.mean)
      for percent: Int64 in [50, 90, 99] {
        writer.seconds("p\(percent)", values.percentile(percent))
      }
      writer.seconds("max", values.maximum)
      if !values.isExact {
        writer.name("sketch")
        writer.object { writer in
          writer.text("kind", "logarithmic buckets")
          writer.seconds("relativeError", Distribution.relativeError)
        }
      }
    }
  }
}
