internal import Catalogue
internal import PhoneModel

extension PolicyRegistry {
  private static let aosp = "Android Open Source Project, SystemUI, OngoingActivityChipsViewModel"
  private static let axion = "AxionOS, EventArbitration and AxDynamicBarInteractor"

  static let systems: [PolicyDefinition] = [
    system(
      "chips-single", "recording, sharing, casting, call",
      "One chip, always full: the first of recording, sharing, casting and call.",
      source: aosp + ", first generation"
    ) { _ in Chips(width: 1, hasNotifications: false) },
    system(
      "chips-dual", "kinds, then the latest promoted notifications; icons from two on",
      "Two chips: recording, sharing, casting, call, then promoted notifications, the latest first.",
      source: aosp + ", second generation"
    ) { _ in Chips(width: 2, hasNotifications: true) },
    system(
      "chips-three", "as chips-dual, three wide",
      "Three chips, of which two have a place here; the others are overflow.",
      source: aosp + ", Android 16 QPR1"
    ) { _ in Chips(width: 3, hasNotifications: true) },
    system(
      "primary-expanded", "a fixed order of kinds, then the latest",
      "A fixed order of eleven kinds, then notifications; the style decides who is full.",
      source: "a custom ROM's extension of Android's chips",
      own: [
        .count("slots", 2, 1...8, "How many chips it would show."),
        .word("style", ["all", "first", "none"], "Who has the full form."),
      ]
    ) { values in
      PrimaryExpanded(
        width: Int(values["slots"]),
        style: PrimaryExpanded.Style(rawValue: values["style"]) ?? .all)
    },
    system(
      "tiers", "four tiers and a number",
      "One chip: a newcomer takes the front only if its tier, or its number, preempts who is there.",
      source: axion
    ) { _ in Tiers(isLiteral: false) },
    system(
      "tiers-literal", "as tiers, to the letter",
      "As tiers, but the one on display stays until it ends, which is what the code does as written.",
      source: axion
    ) { _ in Tiers(isLiteral: true) },
    system(
      "newest-arrival", "whoever is new",
      "Whoever is new takes the display; when it goes, the same place of a flat list is shown.",
      source: "AlphaDroid and earlier AxionOS, the dynamic bar"
    ) { _ in NewestArrival() },
    system(
      "stack-overlay", "highest number, temporaries on top",
      "The highest of a table of numbers is shown, and what is temporary covers it.",
      source: "DynamicNotch for macOS, NotchEngine"
    ) { _ in StackOverlay() },
    system(
      "slot-affinity", "a leading and a trailing slot",
      "The earlier start leads and the next trails; pauses and flashes take no slot.",
      source: "gnome-dynamic-island, activity-manager"
    ) { _ in SlotAffinity() },
    system(
      "front-insert", "better ones to the front of a queue",
      "Players come before notifications and these before charging; who waits keeps its turn.",
      source: "Smart Edge for Android"
    ) { _ in FrontInsert() },
  ]

  private static func system<Slots: SlotRule>(
    _ name: String, _ choice: String, _ summary: String, source: String,
    own: [PolicyParameter] = [], _ make: @escaping @Sendable (PolicyValues) -> Slots
  ) -> PolicyDefinition {
    layered(name, family: "systems", choice, summary, source: source, own: own, make)
  }
}
