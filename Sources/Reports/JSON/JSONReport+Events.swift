internal import Catalogue
internal import JSONReading
internal import Metrics
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// What became of events.
  func events(_ writer: inout JSONWriter) {
    let metrics = result.metrics
    writer.name("events")
    writer.object { writer in
      writer.number("total", result.trace.events)
      writer.name("types")
      writer.object { writer in
        for type in TraceEventType.allCases where result.trace.types[type.ordinal] > 0 {
          writer.number(type.rawValue, result.trace.types[type.ordinal])
        }
      }
      writer.name("outcomes")
      writer.object { writer in
        for type in TraceEventType.allCases { outcomes(of: type, &writer) }
      }
      writer.name("stages")
      writer.array(DeliveryStage.allCases) { writer, stage in
        writer.object { self.stage(stage, &$0) }
      }
      writer.name("list")
      writer.array(metrics.events) { writer, record in
        writer.object { event(record, &$0) }
      }
      writer.number("beyondLimit", metrics.eventsBeyondLimit)
    }
  }

  private func outcomes(of type: TraceEventType, _ writer: inout JSONWriter) {
    let counts = Outcome.allCases.map { ($0, result.metrics.count(type, $0)) }
    guard counts.contains(where: { $0.1 > 0 }) else { return }
    writer.name(type.rawValue)
    writer.object { writer in
      for (outcome, count) in counts where count > 0 { writer.number(outcome.rawValue, count) }
    }
  }

  /// How many events came through a stage, and why the others did not.
  private func stage(_ stage: DeliveryStage, _ writer: inout JSONWriter) {
    let metrics = result.metrics
    // What was stopped by then is no longer among those that came through.
    let before = Reason.allCases.filter { $0.stage.ordinal <= stage.ordinal }
    let stopped = before.reduce(0) { $0 + metrics.count($1).lost + metrics.count($1).waiting }
    let here = Reason.allCases.filter { $0.stage == stage }
    writer.text("stage", stage.rawValue)
    writer.number("passed", metrics.eventsWithOutcome - stopped)
    writer.number("lost", here.reduce(0) { $0 + metrics.count($1).lost })
    writer.number("waiting", here.reduce(0) { $0 + metrics.count($1).waiting })
    writer.name("reasons")
    writer.object { writer in
      for reason in here {
        let count = metrics.count(reason)
        if count.lost + count.waiting > 0 {
          writer.number(reason.rawValue, count.lost + count.waiting)
        }
      }
    }
  }

  private func event(_ record: EventRecord, _ writer: inout JSONWriter) {
    writer.number("event", record.event)
    writer.seconds("at", record.at.microseconds)
    writer.text("type", record.type.rawValue)
    writer.text("activity", record.activity.rawValue < 0 ? nil : name(record.activity))
    writer.text("outcome", record.outcome.rawValue)
    writer.text("reason", record.reason?.rawValue)
    writer.text("stage", record.reason?.stage.rawValue)
    writer.text("rule", record.rule?.rawValue)
  }

  /// What became of alerts.
  func alerts(_ writer: inout JSONWriter) {
    let metrics = result.metrics
    writer.name("alerts")
    writer.array(metrics.alerts) { writer, record in
      writer.object { alert(record, &$0) }
    }
    writer.name("alertTotals")
    writer.object { writer in
      writer.number("count", metrics.alertCount)
      writer.number("presented", metrics.alertsPresented)
      writer.number("notPresented", metrics.alertCount - metrics.alertsPresented)
      writer.number("beyondLimit", metrics.alertCount - Int64(metrics.alerts.count))
      writer.distribution("waited", metrics.alertWaits)
      writer.distribution("held", metrics.alertHolds)
      writer.distribution("readable", metrics.alertReadables)
    }
  }

  private func alert(_ record: AlertRecord, _ writer: inout JSONWriter) {
    writer.text("activity", name(record.activity))
    writer.seconds("at", record.at.microseconds)
    writer.text("sound", record.sound == .none ? nil : record.sound.rawValue)
    writer.text("surface", record.surface?.rawValue)
    writer.seconds("presentedAt", record.presentedAt?.microseconds)
    writer.seconds("readableAt", record.readableAt?.microseconds)
    writer.seconds("waited", record.presentedAt.map { ($0 - record.at).microseconds })
    var held: Int64?
    if let start = record.presentedAt, let end = record.endedAt {
      held = (end - start).microseconds
    }
    writer.seconds("held", held)
    writer.name("interruptedBy")
    if let other = record.interruptedBy { writer.integer(other) } else { writer.null() }
    writer.text("rule", record.rule?.rawValue)
  }
}
