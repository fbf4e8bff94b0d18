/// An enumeration without payloads whose cases count positions in an array.
///
/// Measures are kept in arrays by case; `allCases.firstIndex(of:)` would be a search for each event.
public protocol DenselyNumbered: CaseIterable, Equatable, Sendable, BitwiseCopyable {}

extension DenselyNumbered {
  /// The case's number in the order of declaration, from 0.
  ///
  /// - Complexity: O(1).
  @inlinable public var ordinal: Int {
    // Swift stores an enumeration of 2 to 256 cases without payloads as the number of its case.
    precondition(MemoryLayout<Self>.size == 1, "too few or too many cases")
    return Int(unsafe unsafeBitCast(self, to: UInt8.self))
  }
}
