internal import PhoneModel
internal import Simulation
internal import SimulationKernel
public import TraceModel

/// What is counted of a surface besides the phone's own.
///
/// Microseconds.
public struct SurfaceTally: Sendable {
  /// Whether it ever showed something.
  public var isUsed: Bool { !activities.isEmpty || sent > 0 || held > 0 }
  /// Time for which it showed something.
  public internal(set) var shown: Int64 = 0
  /// Time for which it showed something with each flag of its look, in the order of the names.
  public internal(set) var looks = [Int64](repeating: 0, count: SurfaceLook.names.count)
  /// What it showed of each activity, in the order in which they came onto it.
  public internal(set) var activities: [SurfaceActivityTally] = []
  /// How many contents were sent to it at once; of the watch alone.
  public internal(set) var sent: Int64 = 0
  /// How many contents were held back.
  public internal(set) var held: Int64 = 0
}

/// What is counted of an activity on a surface.
public struct SurfaceActivityTally: Sendable {
  /// Which activity.
  public let activity: ActivityIndex
  /// Time in each view, by the views' ordinals.
  public internal(set) var views = [Int64](repeating: 0, count: SurfaceView.allCases.count)
  /// Time for which it showed less than the newest content.
  public internal(set) var behind: Int64 = 0
  /// Whether its background had a color of its own when it was shown last.
  public internal(set) var hasTint = false
  /// Whether the sensors ever cut into it.
  public internal(set) var isClipped = false
}

/// Follows the surfaces besides the phone's own.
struct SurfaceCollector {
  private(set) var tallies = [SurfaceTally](
    repeating: SurfaceTally(), count: Surface.allCases.count)
  private var pictures = [SurfacePicture](
    repeating: SurfacePicture(), count: Surface.allCases.count)
  private var since = [SimulationTime](repeating: .zero, count: Surface.allCases.count)
  private var current: SurfaceReading?

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .surface(let surface, let look, let count):
      current = SurfaceReading(surface, look, count: count, at: entry.time, entry.rules)
      finishPicture()
    case .surfaceItem(let item):
      current?.picture.items.append(item)
      finishPicture()
    case .phone(.watch(_, let isSent)):
      if isSent {
        tallies[Surface.watch.ordinal].sent += 1
      } else {
        tallies[Surface.watch.ordinal].held += 1
      }
    default: break
    }
  }

  private mutating func finishPicture() {
    guard let current, current.isComplete else { return }
    accrue(current.surface, to: current.time)
    pictures[current.surface.ordinal] = current.picture
    self.current = nil
  }

  private mutating func accrue(_ surface: Surface, to time: SimulationTime) {
    let place = surface.ordinal
    let length = (time - since[place]).microseconds
    since[place] = time
    let picture = pictures[place]
    guard length > 0, !picture.items.isEmpty else { return }
    tallies[place].shown += length
    for flag in SurfaceLook.names.indices where picture.look.rawValue >> UInt8(flag) & 1 == 1 {
      tallies[place].looks[flag] += length
    }
    for item in picture.items {
      let row = row(of: item.activity, on: place)
      tallies[place].activities[row].views[item.view.ordinal] += length
      if item.isBehind { tallies[place].activities[row].behind += length }
      if item.view == .fullScreen || item.view == .medium {
        tallies[place].activities[row].hasTint = item.hasTint
      }
      if item.isClipped { tallies[place].activities[row].isClipped = true }
    }
  }

  private var rows: [RowKey: Int] = [:]

  private struct RowKey: Hashable {
    let surface: Int
    let activity: ActivityIndex
  }

  private mutating func row(of activity: ActivityIndex, on place: Int) -> Int {
    let key = RowKey(surface: place, activity: activity)
    if let row = rows[key] { return row }
    let row = tallies[place].activities.count
    tallies[place].activities.append(SurfaceActivityTally(activity: activity))
    rows[key] = row
    return row
  }

  mutating func finish(at end: SimulationTime) {
    for surface in Surface.allCases { accrue(surface, to: end) }
  }
}
