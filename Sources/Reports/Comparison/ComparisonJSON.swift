internal import JSONReading
internal import Metrics
internal import SimulationKernel

/// Writes comparisons as JSON.
public enum ComparisonJSON {
  /// The bytes of one comparison, or of several with what they come to together.
  public static func bytes(_ comparisons: [Comparison]) -> [UInt8] {
    var writer = JSONWriter()
    if comparisons.count == 1 {
      writer.object { members(comparisons[0], &$0) }
    } else {
      writer.object { writer in
        writer.name("traces")
        writer.array(comparisons) { writer, comparison in
          writer.object { members(comparison, &$0) }
        }
        writer.name("pooled")
        if let pooled = Comparison.pooled(comparisons) {
          writer.object { members(pooled, &$0) }
        } else {
          writer.null()
        }
      }
    }
    writer.end()
    return writer.take()
  }

  private static func members(_ comparison: Comparison, _ writer: inout JSONWriter) {
    writer.text("trace", comparison.trace)
    writer.name("policies")
    writer.array(comparison.rows) { writer, row in
      writer.object { policy(row, &$0) }
    }
    writer.name("bound")
    writer.object { writer in
      writer.seconds("value", comparison.bound.value)
      writer.text("kind", comparison.bound.isExact ? "exact" : "upper")
    }
    writer.name("divergences")
    writer.array(comparison.pairs) { writer, pair in
      writer.object { divergence(pair, comparison, &$0) }
    }
  }

  private static func policy(_ row: Comparison.Row, _ writer: inout JSONWriter) {
    writer.text("name", row.name)
    writer.name("metrics")
    writer.object { writer in
      for metric in ComparedMetric.allCases {
        writer.name(metric.rawValue)
        switch (row.run[metric], metric.isCount) {
        case (nil, _): writer.null()
        case (let value?, true): writer.integer(value)
        case (let value?, false): writer.millionths(value)
        }
      }
      writer.name("shares")
      writer.object { writer in
        for share in row.shares { writer.seconds(share.activity, share.share) }
      }
    }
    writer.seconds("value", row.run[.value])
    writer.seconds("bound", row.run.bound)
    writer.name("refused")
    writer.null()
  }

  private static func divergence(
    _ pair: Comparison.Pair, _ comparison: Comparison, _ writer: inout JSONWriter
  ) {
    let words = ComparisonWords(names: comparison.names)
    let (first, second) = (pair.divergence.first, pair.divergence.second)
    writer.text("a", comparison.rows[pair.first].name)
    writer.text("b", comparison.rows[pair.second].name)
    writer.seconds("at", pair.divergence.at.microseconds)
    writer.name("assignments")
    writer.object { writer in
      writer.text("a", words.assignment(first.holders))
      writer.text("b", words.assignment(second.holders))
    }
    writer.name("reasons")
    writer.object { writer in
      writer.name("a")
      writer.array(words.reasons(first)) { $0.string($1) }
      writer.name("b")
      writer.array(words.reasons(second)) { $0.string($1) }
    }
  }
}
