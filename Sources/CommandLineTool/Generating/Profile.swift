/// A kind of day that a trace is generated for: which apps there are, and how often what happens.
///
/// The numbers are assumptions of ours, made to be told apart and not measured anywhere; Documentation,
/// Generating, lists them.
struct Profile {
  /// An app and what its activities are.
  struct App {
    let id: String
    let kind: String
    /// How many of a hundred starts are its own.
    let share: Int
  }

  let name: String
  let summary: String
  let apps: [App]
  /// The mean time between two events, in milliseconds.
  let gap: Int64
  /// How many activities are alive at the most.
  let alive: Int
  /// Of a hundred events, how many are of each kind; the others are updates.
  let starts: Int
  let ends: Int
  let notifications: Int
  let media: Int
  let foreground: Int
  let locks: Int
  /// How many of a hundred updates alert.
  let alerts: Int

  static let all = [commuter, matchDay, dinnerRush, night, travel, chaos]

  static let commuter = Profile(
    name: "commuter",
    summary: "a way to work: navigation, a train, music, a phone in and out of hand",
    apps: [
      App(id: "com.example.transit", kind: "navigation", share: 40),
      App(id: "com.example.rides", kind: "delivery", share: 20),
      App(id: "com.example.podcasts", kind: "media", share: 10),
      App(id: "com.example.coffee", kind: "delivery", share: 30),
    ], gap: 12_000, alive: 4, starts: 4, ends: 4, notifications: 12, media: 6, foreground: 14,
    locks: 12, alerts: 12)

  static let matchDay = Profile(
    name: "match-day", summary: "several matches at once, with goals that alert",
    apps: [
      App(id: "com.example.scores", kind: "sports", share: 60),
      App(id: "com.example.league", kind: "sports", share: 30),
      App(id: "com.example.pizza", kind: "delivery", share: 10),
    ], gap: 8_000, alive: 6, starts: 2, ends: 2, notifications: 10, media: 1, foreground: 8,
    locks: 8, alerts: 20)

  static let dinnerRush = Profile(
    name: "dinner-rush", summary: "many short orders of a courier's phone",
    apps: [
      App(id: "com.example.courier", kind: "delivery", share: 50),
      App(id: "com.example.meals", kind: "delivery", share: 30),
      App(id: "com.example.maps", kind: "navigation", share: 20),
    ], gap: 5_000, alive: 8, starts: 8, ends: 8, notifications: 10, media: 1, foreground: 12,
    locks: 6, alerts: 25)

  static let night = Profile(
    name: "night", summary: "a sleeping phone with one long activity and little else",
    apps: [
      App(id: "com.example.glucose", kind: "health", share: 80),
      App(id: "com.example.sleep", kind: "timer", share: 20),
    ], gap: 300_000, alive: 2, starts: 2, ends: 1, notifications: 8, media: 1, foreground: 1,
    locks: 3, alerts: 3)

  static let travel = Profile(
    name: "travel", summary: "a flight day: gates that change, rides, a timer",
    apps: [
      App(id: "com.example.airline", kind: "travel", share: 50),
      App(id: "com.example.rides", kind: "delivery", share: 25),
      App(id: "com.example.maps", kind: "navigation", share: 15),
      App(id: "com.example.hotel", kind: "travel", share: 10),
    ], gap: 60_000, alive: 4, starts: 3, ends: 2, notifications: 15, media: 3, foreground: 10,
    locks: 10, alerts: 10)

  static let chaos = Profile(
    name: "chaos", summary: "everything at once, up to hundreds of activities: a load, no day",
    apps: (0..<40).map { App(id: "com.example.app\($0)", kind: "other", share: $0 < 20 ? 3 : 2) },
    gap: 500, alive: 300, starts: 15, ends: 5, notifications: 8, media: 4, foreground: 8,
    locks: 4, alerts: 10)
}
