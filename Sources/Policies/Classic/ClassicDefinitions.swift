internal import Catalogue
internal import PhoneModel
internal import SimulationKernel

extension PolicyRegistry {
  static let classic: [PolicyDefinition] = [
    order(
      "first-come", FirstComeOrder.self, "earliest start first",
      "The earliest start has the first place and keeps it; the next has the second.",
      source: "first come, first served"),
    order(
      "newest", NewestOrder.self, "latest start first",
      "The latest start has the first place; the one before it has the second.",
      source: "last come, first served"),
    order(
      "recently-updated", RecentlyUpdatedOrder.self, "latest content first",
      "The latest content has the first place; who is quiet falls back.",
      source: "the least recently used order of caches, turned round"),
    order(
      "relevance", RelevanceOrder.self, "highest score first",
      "The highest relevance score has the first place, whatever the app, though apps choose them.",
      source: "fixed priority scheduling"),
    order(
      "earliest-stale", EarliestStaleOrder.self, "earliest stale date first",
      "What goes out of date first has the first place; without a stale date it comes last.",
      source: "earliest deadline first, Liu and Layland 1973"),
    definition(
      "oldest-information", "longest unseen news first",
      "Whose news has not been in the first place for longest is shown, for a least time.",
      source: "maximum age first, of the age of information (Kaul, Yates and Gruteser 2012)",
      own: [dwell]
    ) { UnseenNews(dwell: duration($0, "dwell"), isWeighted: false) },
    definition(
      "whittle", "longest unseen news by weight first",
      "As oldest-information, each owner's age times its weight: 1, and up to 1 more by its score.",
      source: "Whittle index of a linear age (Kadota and others 2018)", own: [dwell]
    ) { UnseenNews(dwell: duration($0, "dwell"), isWeighted: true) },
    definition(
      "round-robin", "each in turn",
      "Each has the first place for a time, in the order of their starts.",
      source: "round robin of processor scheduling", own: [dwell]
    ) { RoundRobin(dwell: duration($0, "dwell")) },
    definition(
      "weighted-fair", "time by weight",
      "The first place goes round in proportion to weight: 1, and up to 1 more by the score.",
      source: "stride scheduling, Waldspurger and Weihl 1995", own: [dwell]
    ) { WeightedFair(dwell: duration($0, "dwell")) },
    definition(
      "sticky", "highest score, with hysteresis",
      "The highest score has the first place, and keeps it for a least time and within a margin.",
      source: "hysteresis of control engineering",
      own: [
        .time("dwell", milliseconds: 10_000, "For how long the first place is kept at least."),
        .number("margin", thousandths: 100, "By how much a score must be higher to take it."),
      ]
    ) { Sticky(dwell: duration($0, "dwell"), margin: Double($0["margin"]) / 1_000_000) },
  ]

  private static let dwell = PolicyParameter.time(
    "dwell", milliseconds: 5000, "For how long a turn in the first place lasts.")

  private static func duration(_ values: PolicyValues, _ name: String) -> SimulationDuration {
    SimulationDuration(microseconds: values[name])
  }

  private static func order<Order: CandidateOrder>(
    _ name: String, _ type: Order.Type, _ choice: String, _ summary: String, source: String
  ) -> PolicyDefinition {
    definition(name, choice, summary, source: source, own: []) { _ in OrderedSlots<Order>() }
  }

  private static func definition<Slots: SlotRule>(
    _ name: String, _ choice: String, _ summary: String, source: String,
    own: [PolicyParameter], _ make: @escaping @Sendable (PolicyValues) -> Slots
  ) -> PolicyDefinition {
    layered(name, family: "classic", choice, summary, source: source, own: own, make)
  }

  /// A policy of layers: a slots rule over the plain alerts layer.
  static func layered<Slots: SlotRule>(
    _ name: String, family: String, _ choice: String, _ summary: String, source: String,
    own: [PolicyParameter], _ make: @escaping @Sendable (PolicyValues) -> Slots
  ) -> PolicyDefinition {
    PolicyDefinition(
      name: name, family: family, summary: summary, source: source,
      layers: layers(slots: choice, alerts: "expansion for a hold"), parameters: [], fixed: [],
      own: own + AlertHold.parameters,
      make: { settings, values in LayeredPolicy(make(values), AlertHold(values), settings) })
  }
}
