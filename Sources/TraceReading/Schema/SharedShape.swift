/// A shape that many keys have: written once, under `$defs`, and referred to.
struct SharedShape {
  let name: String
  let shape: ValueShape
  let note: SchemaNote

  static let all: [SharedShape] = [
    SharedShape(
      "instant", .time(fromZero: true), "Instant",
      "Seconds from the start, from 0 to ten years, or an RFC 3339 time."),
    SharedShape(
      "date", .time(fromZero: false), "Date",
      "Seconds from the start, up to ten years before or after it, or an RFC 3339 time."),
    SharedShape(
      "duration", .duration, "Length of time",
      "Seconds, or a string with a unit: 5s, 500ms, 250us, 3m or 3min, 2h, 1d."),
    SharedShape("points", .points(ValueShape.anyLength), "Length", "Points, from 0 to 10000."),
    SharedShape("identifier", .identifier, "Identifier", "Any string that is not empty."),
    SharedShape(
      "alert", ValueShape.alert, "Alert",
      "An alert without a title and a body, or with empty ones, counts as empty."),
    SharedShape(
      "layout", ValueShape.layout, "Layout",
      "What the views of an activity need: heights, widths, margins, colors, buttons, rows."),
    SharedShape(
      "sessions", ValueShape.sessions, "Sessions", "What one activity shows in turn, and how long."),
    SharedShape(
      "dismissal", ValueShape.dismissal, "Dismissal",
      "'default' is four hours after the end, 'immediate' at once; or at an instant, or after a time."
    ),
    SharedShape("target", ValueShape.target, "Target", "A place of the island, or an activity."),
    SharedShape("focus", ValueShape.focus, "Focus", "A Focus and the apps that it lets through."),
  ]

  private init(_ name: String, _ shape: ValueShape, _ title: String, _ text: String) {
    self.name = name
    self.shape = shape
    note = SchemaNote(title, text)
  }
}

/// A title and a description for people.
struct SchemaNote {
  let title: String
  let text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
