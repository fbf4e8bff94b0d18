internal import Catalogue
internal import JSONReading
internal import Metrics
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// How activities look, those that say something of it.
  func layouts(_ writer: inout JSONWriter) {
    writer.name("layouts")
    let stated = result.metrics.activities.filter { result.names.layouts[$0.activity] != nil }
    writer.array(stated) { writer, tally in
      guard let facts = result.names.layouts[tally.activity] else { return writer.null() }
      writer.object { writer in
        writer.text("id", name(tally.activity))
        layout(facts, &writer)
      }
    }
  }

  private func layout(_ facts: LayoutFacts, _ writer: inout JSONWriter) {
    // An app has no say in the width (rule `ls-width`).
    writer.points(
      "width", RuleID.lsWidth.isInForce ? result.header.device.lockScreenWidth : nil)
    writer.name("background")
    writer.object { background(facts, &$0) }
    writer.name("island")
    writer.object { writer in
      writer.text("background", RuleID.diBlack.isInForce ? "black" : facts.tint)
      writer.text("keyline", facts.keylineTint ?? "system")
    }
    // The system makes the button and colors it to match the card (rule `ls-dismiss-button`).
    writer.text(
      "dismissButton",
      facts.actionColor ?? (RuleID.lsDismissButton.isInForce ? "derived" : nil))
    writer.seconds("animation", animation(facts))
    writer.name("margins")
    writer.object { writer in
      for presentation in LayoutFacts.Presentation.allCases {
        guard let edges = facts.margins[presentation] else { continue }
        writer.name(presentation.rawValue)
        writer.object { writer in
          for edge in LayoutFacts.Edge.allCases { writer.seconds(edge.rawValue, edges[edge]) }
        }
      }
    }
  }

  /// White or black unless the app chooses (rule `ls-default-background`).
  private func background(_ facts: LayoutFacts, _ writer: inout JSONWriter) {
    let hasDefault = RuleID.lsDefaultBackground.isInForce
    writer.text("light", facts.tint ?? (hasDefault ? "white" : nil))
    writer.text("dark", facts.tint ?? (hasDefault ? "black" : nil))
    writer.seconds("opacity", facts.tintOpacity ?? 1_000_000)
  }

  /// What the system makes of the wish: nothing before iOS 17, and two seconds at the most (rules
  /// `tr-modifiers-ignored`, `tr-max-2s`).
  private func animation(_ facts: LayoutFacts) -> Int64? {
    let isOld = result.header.system < SystemVersion(major: 17, minor: 0)
    guard let wanted = facts.animation, !isOld || !RuleID.trModifiersIgnored.isInForce else {
      return nil
    }
    return RuleID.trMax2s.isInForce ? min(wanted, 2_000_000) : wanted
  }

  /// What moved inside presentations.
  func contentMotion(_ writer: inout JSONWriter) {
    let motion = result.metrics.contentMotion
    writer.name("content")
    writer.object { writer in
      writer.number("changed", motion.changed)
      writer.number("still", motion.still)
      writer.number("feedback", result.metrics.mediaFeedback)
      let digits = ContentTotals(motion, result.names)
      for (name, count) in digits.members {
        writer.name(name)
        if let count { writer.integer(count) } else { writer.null() }
      }
    }
  }
}

/// The differences of all contents and rows that took each other's place.
private struct ContentTotals {
  /// The members of the report; nil where contents were not kept.
  let members: [(String, Int64?)]

  init(_ motion: ContentMotion, _ names: TraceNames) {
    var (rolled, stood, replaced, faded) = (Int64(0), Int64(0), Int64(0), Int64(0))
    for (change, count) in motion.contents {
      let difference = ContentDifference(
        names.contents[Int(change.old)], names.contents[Int(change.new)])
      rolled += difference.rolled * count
      stood += difference.stood * count
      replaced += difference.replaced * count
      faded += difference.faded * count
    }
    var (moved, fadedRows) = (Int64(0), Int64(0))
    for (change, count) in motion.rows {
      let difference = RowDifference(
        names.rowLists[Int(change.old)], names.rowLists[Int(change.new)])
      moved += Int64(difference.moved) * count
      fadedRows += Int64(difference.faded) * count
    }
    let isKept = names.keepsContents || motion.changed == 0
    members = [
      ("rolledDigits", isKept ? rolled : nil), ("stillDigits", isKept ? stood : nil),
      ("replacedValues", isKept ? replaced : nil), ("fadedValues", isKept ? faded : nil),
      ("movedRows", moved), ("fadedRows", fadedRows),
    ]
  }
}
