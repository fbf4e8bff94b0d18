internal import Catalogue
internal import PhoneModel
internal import SimulationKernel

extension PolicyRegistry {
  /// The alert rules of public systems, over the places in the order of starts.
  static let alertRules: [PolicyDefinition] = [
    rule(
      "avalanche", "one, shortened by those who wait; the rest of a burst is lost",
      "Android's heads-up notifications: who waits shortens what is shown, then the best one follows.",
      source: "Android Open Source Project, AvalancheController and HeadsUpManager"
    ) { _ in Avalanche() },
    rule(
      "car-queue", "one after the other, the more urgent first",
      "A car's heads-up queue: each has its full time, and a critical one clears what is shown.",
      source: "Android Automotive, CarHeadsUpNotificationQueue; its length is not published",
      own: [.time("length", milliseconds: 8000, "For how long each is shown.")]
    ) { CarQueue(length: SimulationDuration(microseconds: $0["length"])) },
    rule(
      "tray-queue", "four seconds each, three at the most",
      "A desktop's message tray: three at the most, low ones never, critical ones until taken away.",
      source: "GNOME Shell, messageTray"
    ) { _ in TrayQueue() },
    rule(
      "seep", "ten seconds each, the more urgent seeps in",
      "A more urgent one takes the screen, and who it displaces has its whole time again later.",
      source: "dunst, queues"
    ) { _ in Seep() },
    rule(
      "overlay-replace", "the newest, through a gap",
      "The newest always replaces, with a gap between; the replaced one is lost.",
      source: "DynamicNotch for macOS, temporaries"
    ) { _ in OverlayReplace() },
    rule(
      "pill-threshold", "as urgent or more, else refused",
      "Who is as urgent as the shown one, or more, takes its place; who is less is refused.",
      source: "V-Notch, CompactPillArbiter"
    ) { _ in PillThreshold() },
    rule(
      "tiered-rotation", "three tiers; the loser comes again with the rest of its time",
      "Strictly more urgent takes the screen at once; the loser comes again with what is left.",
      source: "notchtap, queue"
    ) { _ in TieredRotation() },
  ]

  private static func rule<Rule: AlertRule>(
    _ name: String, _ choice: String, _ summary: String, source: String,
    own: [PolicyParameter] = [], _ make: @escaping @Sendable (PolicyValues) -> Rule
  ) -> PolicyDefinition {
    PolicyDefinition(
      name: name, family: "alerts", summary: summary, source: source,
      layers: layers(slots: "earliest start first", alerts: choice), parameters: [], fixed: [],
      own: own,
      make: { settings, values in
        LayeredPolicy(OrderedSlots<FirstComeOrder>(), RuledAlerts(make(values)), settings)
      })
  }

  /// The words of the layers of a policy that is made of them.
  static func layers(slots: String, alerts: String) -> [PolicyDefinition.Layer] {
    [
      .init(layer: "slots", choice: slots), .init(layer: "alerts", choice: alerts),
      .init(layer: "modifiers", choice: "own app in front, swipes"),
      .init(layer: "lockScreen", choice: "score within an app, starts across apps"),
    ]
  }
}
