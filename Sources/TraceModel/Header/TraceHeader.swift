public import Catalogue
public import SimulationKernel

/// What a trace says before its events.
public struct TraceHeader: Sendable {
  /// The format that this program reads.
  public static let format = "islandsim-trace/1"

  /// The trace's name.
  public var name = ""
  /// What the trace is about.
  public var notes = ""
  /// Second 0 in microseconds since 1970, or nil.
  public var start: Int64?
  /// Where the run stops, or nil for the end of the last activity.
  public var until: SimulationTime?
  /// The model of the device.
  public var device = DeviceModel.standard
  /// The version of its system.
  public var system = SystemVersion(major: 18, minor: 2)
  /// The state of the device at the start.
  public var state = DeviceState()
  /// Values for undocumented choices, in the order of the trace.
  public var settings: [SettingChange] = []
  /// The policy of the trace, or nil.
  public var policy: PolicyReference?
  /// The apps that the trace declares.
  public var apps: [AppDeclaration] = []

  /// Creates the header of a trace that says nothing but its format.
  public init() {}
}

/// A setting and the value it is given.
public struct SettingChange: Sendable, Equatable {
  /// Which setting.
  public var setting: SettingID
  /// As the setting stores it.
  public var value: Int64

  /// Creates a change.
  public init(_ setting: SettingID, _ value: Int64) {
    self.setting = setting
    self.value = value
  }
}

/// An app and what it declares.
public struct AppDeclaration: Sendable {
  /// Which app.
  public var app: AppIndex
  /// The trace's name.
  public var name: String
  /// Whether Live Activities are switched on for it.
  public var allowsLiveActivities = true
  /// Whether frequent updates are switched on for it.
  public var hasFrequentUpdates = false
  /// Whether it has a view of its own for the family `small`.
  public var hasSmallFamily = false
  /// Whether it has a view of its own for the family `medium`.
  public var hasMediumFamily = false
  /// Whether its watch app opens at a tap on an activity (rule `sf-watch-tap`).
  public var hasWatchApp = false
  /// The attributes types that it declares, in the order of their numbers.
  public var attributesTypes: [AttributesDeclaration] = []

  /// Creates a declaration.
  public init(app: AppIndex, name: String) {
    self.app = app
    self.name = name
  }
}

/// A type of attributes and what its content must have.
public struct AttributesDeclaration: Sendable {
  /// The most that an app may declare.
  public static let limit = 64

  /// The type's name.
  public var name: String
  /// The keys that its content must have to be decoded (rule `ps-decoding`).
  public var contentKeys: [String]

  /// Creates a declaration.
  public init(name: String, contentKeys: [String] = []) {
    self.name = name
    self.contentKeys = contentKeys
  }
}

/// A version of the phone's system, as `18.2`.
public struct SystemVersion: Sendable, Comparable, BitwiseCopyable {
  /// The number before the point.
  public var major: Int
  /// The number behind the point.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `18`, `18.2` or `18.2.1`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 1000 else {
      return nil
    }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether one version is older than another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version as it is written.
  public var text: String { "\(major).\(minor)" }
}

/// A policy by name, with values for its parameters: `ios:thirdApp=wait,alertHold=2`.
public struct PolicyReference: Sendable, Equatable {
  /// The trace's name.
  public var name: String
  /// The parameters as they are written, in their order.
  public var parameters: [Parameter]

  /// One parameter as it is written.
  public struct Parameter: Sendable, Equatable {
    /// The trace's name.
    public var name: String
    /// The value as it is written.
    public var value: String

    /// Creates a parameter.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a reference.
  public init(name: String, parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
  }

  /// Reads `name` or `name:parameter=value,parameter=value`; nil if a parameter has no value.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.init(name: String(name))
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else { return nil }
      parameters.append(Parameter(name: String(sides[0]), value: String(sides[1])))
    }
  }

  /// The reference as it is written.
  public var text: String {
    guard !parameters.isEmpty else { return name }
    return name + ":" + parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
  }
}
