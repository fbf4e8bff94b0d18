internal import SimulationKernel
public import TraceModel

/// What a policy sees when it puts the Lock Screen in order.
public struct LockScreenView: Sendable {
  /// How many items the list holds; nobody scrolls through more, and each change lists them anew.
  public static let mostItems = 256

  /// The activities and notifications, in the order in which they came.
  public var items: [LockScreenItem] = []

  /// Makes an empty view.
  public init() {}
}

/// An activity or notification on the Lock Screen.
public struct LockScreenItem: Sendable, BitwiseCopyable {
  /// What it is.
  public enum Content: Sendable, Hashable, BitwiseCopyable {
    case activity(ActivityIndex)
    case notification(NotificationIndex)
  }

  /// What it is.
  public var content: Content
  /// The app it belongs to.
  public var app: AppIndex
  /// Rises with each start or post.
  public var order: Int64
  /// The relevance score of an activity.
  public var relevance: Double = 0
  /// Whether an activity has ended.
  public var isEnded = false
  /// The level of a notification.
  public var level = NotificationPost.Level.active
  /// The group of a notification, or -1.
  public var group = NameIndex(-1)
  /// In millionths of a point.
  public var height: Int64

  /// Whether it is an activity.
  public var isActivity: Bool { if case .activity = content { true } else { false } }
}

/// Where an item stands on the Lock Screen.
public struct LockScreenSlot: Sendable, Equatable, BitwiseCopyable {
  /// What it is.
  public var content: LockScreenItem.Content
  /// In millionths of a point.
  public var height: Int64
  /// Whether it is fully inside the list's height.
  public var isAboveFold: Bool

  /// Creates a slot.
  public init(content: LockScreenItem.Content, height: Int64, isAboveFold: Bool) {
    self.content = content
    self.height = height
    self.isAboveFold = isAboveFold
  }
}
