internal import ByteStreams

/// Lines that were read and loaded together, and how far they were used.
///
/// A record alone costs json-c as much to begin as to read, so records are built in groups. If one
/// of a group is bad, its records are loaded one by one, so that those before it come first.
struct LineGroup {
  static let size = 64

  var lines: [LineReader.Line] = []
  var ranges: [Range<Int>] = []
  /// The number of the line in the group that is next.
  var next = 0
  /// Whether the group is loaded; otherwise its lines are loaded one by one.
  var isLoaded = false
}
