public import Catalogue
internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
public import TraceModel

extension TraceReader {
  /// The assertions of the trace; to be asked for when all events were read.
  ///
  /// JSON Lines have none.
  ///
  /// - Throws: the first error in them, with its place.
  public mutating func expectations() throws(TraceReadingError) -> [Expectation] {
    guard !isInLines, !isSortedLines else { return [] }
    var member = document.first(in: document.root)
    while let current = member, document.nameText(current) != "expect" {
      member = document.next(after: current, in: document.root)
    }
    guard let list = member else { return [] }
    var expectations: [Expectation] = []
    do throws(FieldError) {
      var element = document.first(in: try document.checkedArray(list, "expect"))
      let parser = ExpectationParser(times: TimeParser(start: header.start), until: header.until)
      while let current = element {
        expectations.append(
          try parser.expectation(
            document, current, number: expectations.count, text, &assembly.context))
        element = document.next(after: current, in: list)
      }
      return expectations
    } catch {
      var failure = located(error)
      failure.event = nil
      throw failure
    }
  }

  private var isSortedLines: Bool {
    if case .sorted(let sorted, _) = records { return sorted.first?.element == nil }
    return false
  }

  /// How many events were read of each type, by its ordinal.
  public var typeCounts: [Int64] { assembly.context.typeCounts }

  /// The types and keys that were read and that nothing acts on.
  public var unusedParts: [UnusedPart] {
    assembly.context.notSimulated.entries.map {
      UnusedPart(subject: $0.subject, key: $0.key, count: $0.count, firstEvent: $0.first)
    }
  }

  /// What the trace's layouts have against the advice of rules: how often, and the first event.
  public var advice: [(rule: RuleID, count: Int, firstEvent: Int64)] {
    RuleID.allCases.compactMap { rule in
      assembly.context.advice[rule].map { (rule, $0.count, $0.first) }
    }
  }

  /// Whether the input began with a byte order mark, which was passed.
  public var hasByteOrderMark: Bool { markLength > 0 }
}

/// A type or key that was read and checked and that the phone does not act on.
public struct UnusedPart: Sendable, Equatable {
  /// The event's type, or the part of the header.
  public let subject: String
  /// The key, or nil for the whole type.
  public let key: String?
  /// How often it came.
  public let count: Int
  /// The first event, or nil for the header.
  public let firstEvent: Int64?
}
