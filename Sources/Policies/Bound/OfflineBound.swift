internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The best that any policy could have reached, found by dynamic programming over who holds the two
/// places.
///
/// Nothing keeps it from any assignment at any moment at which something changes, so no policy can be
/// above it. A state is the pair of owners that hold, or held last, the two places; moving between
/// states is done one place at a time, and costs only if the one before could have stayed. As the best
/// way into each state is known at each moment, no look back is needed.
struct OfflineBound {
  /// The most owners for which it is exact; with more the price of switches is left out, which can
  /// only raise it.
  static let exactOwners = 24

  /// The best way into a state.
  struct Way: Equatable {
    var value: Int128
    var switches: Int64

    static let none = Way(value: .min / 2, switches: 0)

    func isBetter(than other: Way) -> Bool {
      value != other.value ? value > other.value : switches < other.switches
    }
  }

  private(set) var isExact = true
  private var owners: [IslandOwner] = []
  /// By the attached owner's number, then the detached one's; 0 is nobody.
  private var ways = [Way(value: 0, switches: 0)]
  private var scratch: [Way] = []

  private var size: Int { owners.count + 1 }

  /// The best way of all.
  var best: Way {
    ways.reduce(Way.none) { $1.isBetter(than: $0) ? $1 : $0 }
  }

  /// Others may be shown from now on: who left frees its place, and newcomers have none yet.
  mutating func admit(_ next: [IslandOwner]) {
    guard next != owners else { return }
    if next.count > Self.exactOwners && isExact {
      isExact = false
      ways = [best]
      owners = []
    }
    guard isExact else { return }
    let places = owners.map { owner in (next.firstIndex(of: owner) ?? -1) + 1 }
    let width = next.count + 1
    var moved = [Way](repeating: .none, count: width * width)
    for attached in 0..<size {
      let row = attached == 0 ? 0 : places[attached - 1]
      for detached in 0..<size {
        let column = detached == 0 ? 0 : places[detached - 1]
        let way = ways[attached * size + detached]
        if way.isBetter(than: moved[row * width + column]) { moved[row * width + column] = way }
      }
    }
    ways = moved
    owners = next
  }

  /// A stretch passes in which nothing changes but the choice made at its beginning.
  ///
  /// - Parameters:
  ///   - rates: the worth of each owner, in the order of ``admit(_:)``.
  ///   - length: how long the stretch is.
  /// - Complexity: O(owners squared).
  mutating func pass(_ rates: [Int64], _ length: SimulationDuration) {
    let time = Int128(length.microseconds)
    guard isExact else {
      let top = rates.max() ?? 0
      ways[0].value += Int128(Objective.form(.expanded) * top) * time
      return
    }
    relax(stride: size, over: 1)
    relax(stride: 1, over: size)
    for attached in 0..<size {
      let first = attached == 0 ? 0 : rates[attached - 1]
      for detached in 0..<size {
        let second = detached == 0 || detached == attached ? 0 : rates[detached - 1]
        let rate = max(4 * first, 2 * first + second)
        ways[attached * size + detached].value += Int128(rate) * time
      }
    }
  }

  /// Lets one place pass to anybody: from nobody for nothing, from another for the price.
  private mutating func relax(stride: Int, over other: Int) {
    for line in 0..<size {
      let start = line * other
      var best = Way.none
      for place in 1..<max(size, 1) {
        let way = ways[start + place * stride]
        if way.isBetter(than: best) { best = way }
      }
      best.value -= Objective.price
      best.switches += 1
      let free = ways[start]
      if free.isBetter(than: best) { best = free }
      for place in 1..<max(size, 1) where best.isBetter(than: ways[start + place * stride]) {
        ways[start + place * stride] = best
      }
    }
  }
}
