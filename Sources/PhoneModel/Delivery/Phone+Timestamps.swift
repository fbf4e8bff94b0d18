internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension PhoneSettings {
  /// How far behind the clock a timestamp may be on arrival under `olderThanNow`.
  private static let pastTolerance = SimulationDuration(microseconds: 10_000_000)

  /// Why a timestamp keeps a change out, or nil: too far ahead, older than the newest applied one,
  /// equal to it, or past (rules `ps-timestamp-order`, `ps-timestamp-past`, `ps-timestamp-future`).
  ///
  /// Of the settings and not of the phone: see ``ActivityUpdate``'s refusal.
  func fault(
    of stamp: SimulationTime, _ activity: LiveActivity, isEnd: Bool, at now: SimulationTime
  ) -> Conclusion? {
    if let fault = faultOfFuture(stamp, at: now) { return fault }
    if let newest = activity.newestTimestamp, RuleID.psTimestampOrder.isInForce {
      if stamp < newest {
        if isEnd && olderEnd == .apply { return nil }
        return Conclusion(.ignored, .olderTimestamp, .psTimestampOrder)
      }
      if stamp == newest && equalTimestamp == .ignore {
        return Conclusion(.ignored, .equalTimestamp, .psTimestampOrder)
      }
    }
    // An end is taken with a time in the past.
    if isEnd || pastTimestamp == .olderThanNewest || !RuleID.psTimestampPast.isInForce {
      return nil
    }
    // Timestamps of servers are whole seconds, so the start counts from its second.
    let isBeforeStart = activity.isLive && stamp < activity.startedAt.wholeSecond
    let isBehindClock =
      pastTimestamp == .olderThanNow && stamp + Self.pastTolerance < now
    return isBeforeStart || isBehindClock
      ? Conclusion(.ignored, .pastTimestampUpdate, .psTimestampPast) : nil
  }

  /// Why a timestamp that is too far ahead keeps a push out, or nil.
  func faultOfFuture(_ stamp: SimulationTime, at now: SimulationTime) -> Conclusion? {
    guard futureTimestampLimit != SettingKind.unlimited, RuleID.psTimestampFuture.isInForce,
      stamp > now + SimulationDuration(microseconds: futureTimestampLimit)
    else { return nil }
    return Conclusion(.ignored, .farFutureTimestamp, .psTimestampFuture)
  }

  /// Why an app's own update is not taken, or nil; one without a timestamp is never too old.
  func refusal(
    of update: ActivityUpdate, _ activity: LiveActivity, at now: SimulationTime
  ) -> Conclusion? {
    if activity.updatedLocallyAt + localUpdateSpacing > now {
      return Conclusion(.ignored, .tooSoon, .psMinIntervalIos18)
    }
    guard let stamp = update.timestamp else { return nil }
    return fault(of: stamp, activity, isEnd: false, at: now)
  }
}

extension Phone {
  /// Notes the timestamp of a change that is taken; the mark never goes down.
  mutating func mark(_ place: Int, _ stamp: SimulationTime) {
    activities[place].newestTimestamp = max(activities[place].newestTimestamp ?? stamp, stamp)
  }
}

extension SimulationTime {
  /// The start of the second that it is in.
  fileprivate var wholeSecond: SimulationTime {
    let rest = microseconds % 1_000_000
    return SimulationTime(microseconds: microseconds - (rest < 0 ? rest + 1_000_000 : rest))
  }
}
