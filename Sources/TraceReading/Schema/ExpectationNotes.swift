/// What an assertion of each subject is about, for the schema.
enum ExpectationNotes {
  static func note(of shape: ExpectationShape) -> SchemaNote {
    switch shape {
    case .island:
      SchemaNote("Holders of the island", "Who has which place and form; null is an empty place.")
    case .lockScreen:
      SchemaNote("Lock Screen", "The activities and notifications on it, from top to bottom.")
    case .lockScreenMedia:
      SchemaNote("Player on the Lock Screen", "The app whose player is shown there, or null.")
    case .banner:
      SchemaNote("Banner", "The activity in the banner of a device without an island, or null.")
    case .carplay: SchemaNote("CarPlay Dashboard", "The activities on it, from top to bottom.")
    case .surface:
      SchemaNote(
        "Another surface",
        "The views on it from top to bottom, and if 'look' is given all that is told of their look."
      )
    case .state: SchemaNote("State", "The state of an activity.")
    case .content: SchemaNote("Content", "What an activity shows on screen.")
    case .removal: SchemaNote("Removal", "When and why an activity left its last surface.")
    case .outcome: SchemaNote("Outcome", "What became of an event; they are counted from 0.")
    case .metric: SchemaNote("Measure", "A measure of the report, by its path.")
    }
  }
}
