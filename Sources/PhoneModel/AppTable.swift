internal import TraceModel

/// What the phone knows of each app.
struct AppTable: Sendable {
  struct App: Sendable {
    /// The switch in Settings (rule `lc-authorisation`).
    var allowsLiveActivities = true
    /// The switch for frequent updates (rule `ps-frequent`).
    var hasFrequentUpdates = false
    /// Whether it has views of its own for the families.
    var hasSmallFamily = false
    var hasMediumFamily = false
    /// Whether its watch app opens at a tap on an activity.
    var hasWatchApp = false
    /// How many attributes types it declares.
    var attributesTypes = 0
    /// Activities that count towards the app's limit.
    var counted: Int64 = 0
  }

  private var apps: [App] = []
  /// The same over all apps.
  var counted: Int64 = 0

  subscript(_ app: AppIndex) -> App {
    get { app.position < apps.count ? apps[app.position] : App() }
    set {
      while apps.count <= app.position { apps.append(App()) }
      apps[app.position] = newValue
    }
  }

  /// Counts an activity in or out of the limits.
  mutating func count(_ change: Int64, _ app: AppIndex) {
    self[app].counted += change
    counted += change
  }
}
