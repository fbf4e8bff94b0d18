import Catalogue
import PhoneModel
import SimulationKernel
import TraceModel
import TraceWords

/// A phone that events happened to, one after the other, with its own timers in between: before each
/// event those that are due at its instant, in the end all that are left.
///
/// No policy takes part. What touches meet in the island, a test says itself.
struct PhoneRun {
  /// What the phone was after each thing that happened, and when that was.
  private var moments: [(time: SimulationTime, phone: Phone)] = []
  private var facts: [(time: SimulationTime, change: PhoneFact.Change)] = []
  private var phone: Phone
  private var effects = PhoneEffects()

  /// Lets events happen.
  ///
  /// - Parameters:
  ///   - events: what happens, numbered from 0.
  ///   - settings: values other than the defaults.
  ///   - device: the model, an iPhone 16 Pro if it has no such name.
  ///   - system: the version of its system.
  ///   - shown: what the island shows whenever somebody touches it.
  ///   - prepare: changes the header before the run.
  /// - Throws: `LimitExceeded`.
  init(
    _ events: [At], _ settings: [SettingID: String] = [:], device: String = "iPhone 16 Pro",
    system: String = "26.0", shown: IslandAssignment = IslandAssignment(),
    prepare: (inout TraceHeader) -> Void = { _ in }
  ) throws {
    var header = TraceHeader()
    header.device = DeviceModel.named(device) ?? .standard
    header.system = SystemVersion(system) ?? header.system
    prepare(&header)
    phone = Phone(header, SettingValues(settings))
    moments.append((.zero, phone))
    for (number, event) in events.enumerated() {
      while let next = phone.timers.nextTime, next <= event.time { fireTimer(at: next) }
      if case .touch(let touch) = event.action {
        phone.touch(touch, shown, at: event.time, &effects)
      } else {
        try phone.apply(
          TraceEvent(time: event.time, number: Int64(number), action: event.action), &effects)
      }
      note(at: event.time)
    }
    while let next = phone.timers.nextTime { fireTimer(at: next) }
  }

  private mutating func fireTimer(at time: SimulationTime) {
    phone.fireTimer(&effects)
    note(at: time)
  }

  private mutating func note(at time: SimulationTime) {
    facts += effects.facts.map { (time, $0.change) }
    moments.append((time, phone))
    effects.clear()
  }

  /// The phone at a second, after everything that happens at it.
  func phone(at seconds: Double) -> Phone {
    let time = SimulationTime(seconds)
    return (moments.last { $0.time <= time } ?? moments[0]).phone
  }

  // MARK: Activities

  /// The states of an activity with their beginnings, such as `0 active, 60 stale`; what lasts for
  /// no time is left out.
  func life(_ activity: ActivityIndex) -> String {
    var states: [(time: SimulationTime, state: ActivityStateName)] = []
    for fact in facts {
      guard case .state(activity, let state) = fact.change else { continue }
      if states.last?.time == fact.time { states.removeLast() }
      if states.last?.state != state { states.append((fact.time, state)) }
    }
    return states.map { "\($0.time.text) \($0.state)" }.joined(separator: ", ")
  }

  /// Why and when an activity left its last surface, such as `14400 afterFourHours`.
  func removals(_ activity: ActivityIndex) -> [String] {
    facts.compactMap { fact in
      guard case .removed(activity, let cause) = fact.change else { return nil }
      return "\(fact.time.text) \(cause)"
    }
  }

  /// What became of an event, such as `refused visibility`.
  func outcome(_ event: Int64) -> String? {
    for case .outcome(event: event, _, _, let outcome, let reason) in facts.map(\.change) {
      return reason.map { "\(outcome) \($0.rawValue)" } ?? "\(outcome)"
    }
    return nil
  }

  /// The contents of an activity, told apart by their sizes, with their instants.
  func contents(_ activity: ActivityIndex) -> [String] {
    facts.compactMap { fact in
      guard case .content(activity, let content) = fact.change, content.rawValue >= 0 else {
        return nil
      }
      return "\(fact.time.text) \(content.rawValue)"
    }
  }

  /// An activity wherever it is, or nil.
  func activity(_ activity: ActivityIndex, at seconds: Double) -> LiveActivity? {
    phone(at: seconds).live.first { $0.activity == activity }
  }

  // MARK: Surfaces

  /// What a policy sees.
  func view(at seconds: Double) -> IslandView {
    var view = IslandView()
    phone(at: seconds).fill(&view, at: SimulationTime(seconds), .none)
    return view
  }

  /// Whether an owner may be in the island, as far as the phone decides that.
  func isAllowed(_ owner: IslandOwner, at seconds: Double) -> Bool {
    let view = view(at: seconds)
    return view.blocked == nil && view.candidate(owner)?.isAllowed == true
  }

  func isAllowed(_ activity: ActivityIndex, at seconds: Double) -> Bool {
    isAllowed(.activity(activity), at: seconds)
  }

  /// What is on the Lock Screen: the activities, then the notifications, each in the order in which
  /// they came.
  func items(at seconds: Double) -> [LockScreenItem] { view(of: phone(at: seconds)).items }

  private func view(of phone: Phone) -> LockScreenView {
    var view = LockScreenView()
    phone.fill(&view)
    view.items.sort { left, right in
      left.isActivity == right.isActivity ? left.order < right.order : left.isActivity
    }
    return view
  }

  func isOnLockScreen(_ activity: ActivityIndex, at seconds: Double) -> Bool {
    items(at: seconds).contains { $0.content == .activity(activity) }
  }

  /// The Lock Screen's items in the order in which they came, each with its height and whether it is
  /// above the fold.
  func slots(at seconds: Double, _ media: MediaPlace = .aboveList) -> [LockScreenSlot] {
    let phone = phone(at: seconds)
    let view = view(of: phone)
    var slots: [LockScreenSlot] = []
    phone.stack(view, Array(view.items.indices), media, into: &slots)
    return slots
  }

  // MARK: What was noted

  /// What the banner showed from when on, such as `5 a1` and `10 nothing`.
  var banners: [String] {
    facts.compactMap { fact in
      guard case .banner(let activity, _) = fact.change else { return nil }
      return "\(fact.time.text) \(activity.map(name) ?? "nothing")"
    }
  }

  /// What became of alerts besides banner and island, such as `5 on the Lock Screen`.
  var alerts: [String] {
    facts.compactMap { fact in
      switch fact.change {
      case .alert(let number, let activity, _): "\(fact.time.text) #\(number) \(name(activity))"
      case .alertOnLockScreen(let number): "\(fact.time.text) #\(number) on the Lock Screen"
      case .alertWithoutDisplay(let number): "\(fact.time.text) #\(number) without display"
      default: nil
      }
    }
  }

  /// When clients began and ended, such as `5 media on`.
  var clients: [String] {
    facts.compactMap { fact in
      guard case .client(let client, let isOn) = fact.change else { return nil }
      return "\(fact.time.text) \(client.name) \(isOn ? "on" : "off")"
    }
  }

  private func name(_ activity: ActivityIndex) -> String {
    let letter = Unicode.Scalar(UInt8(97 + activity.rawValue / 8))
    return "\(letter)\(activity.rawValue % 8 + 1)"
  }
}
