internal import JSONReading
internal import SimulationKernel

/// Where the next event of a trace comes from.
enum RecordSequence {
  /// The lines after the header.
  case lines
  /// The elements of the document's `events`; nil at the end.
  case elements(next: JSONNode?, array: JSONNode)
  /// Records in the order of their times, and how many of them were read.
  case sorted([SortedRecord], position: Int)
}

/// A record that waits for its turn.
struct SortedRecord {
  let time: SimulationTime
  /// The number of the record's line; 1 for an element.
  let line: Int
  /// The byte of the unpacked input at which the record begins.
  let offset: Int
  /// Where a line lies in the kept text; nil for an element of a document.
  let range: Range<Int>?
  /// The element; nil for a line.
  let element: JSONNode?
}
