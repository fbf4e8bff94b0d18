import PhoneModel
import SimulationKernel
import Testing
import TraceModel

@testable import Policies

/// The bound against a search of all courses, on small random plays.
@Suite struct OfflineBoundTests {
  /// One stretch: who may be shown, at which worth, for how long.
  struct Stretch {
    var owners: [Int32]
    var rates: [Int64]
    var length: SimulationDuration
  }

  static func owner(_ number: Int32) -> IslandOwner { .activity(ActivityIndex(number)) }

  static func random(_ seed: UInt64) -> [Stretch] {
    var random = CounterRandom(seed: seed, stream: 91)
    func pick(_ bound: UInt64) -> Int64 { Int64(random.next() % bound) }
    return (0..<(2 + pick(2))).map { _ in
      let owners = (Int32(0)..<3).filter { _ in pick(4) > 0 }
      return Stretch(
        owners: owners, rates: owners.map { _ in (1 + pick(4)) * 4_000_000 },
        length: SimulationDuration(microseconds: (1 + pick(20)) * 500_000))
    }
  }

  /// The best of all courses: at each stretch every attached and detached owner, or nobody, is tried,
  /// every form of them, and each course's places remember who was there.
  static func search(
    _ stretches: ArraySlice<Stretch>, _ attached: Int32?, _ detached: Int32?
  ) -> Int128 {
    guard let stretch = stretches.first else { return 0 }
    func kept(_ owner: Int32?) -> Int32? { stretch.owners.contains { $0 == owner } ? owner : nil }
    let (first, second) = (kept(attached), kept(detached))
    let choices: [Int32?] = [nil] + stretch.owners.map { $0 }
    var best = Int128.min / 2
    for left in choices {
      for right in choices where right == nil || right != left {
        for mode in [IslandMode.minimal, .compact, .expanded] {
          if mode == .expanded && right != nil { continue }
          var worth: Int128 = 0
          var next = (first, second)
          if let left {
            if let first, first != left { worth -= Objective.price }
            next.0 = left
            worth += rate(left, stretch) * Int128(Objective.form(mode))
          }
          if let right {
            if let second, second != right { worth -= Objective.price }
            next.1 = right
            worth += rate(right, stretch)
          }
          worth += search(stretches.dropFirst(), next.0, next.1)
          best = max(best, worth)
        }
      }
    }
    return best
  }

  static func rate(_ owner: Int32, _ stretch: Stretch) -> Int128 {
    let place = stretch.owners.firstIndex(of: owner) ?? 0
    return Int128(stretch.rates[place]) * Int128(stretch.length.microseconds)
  }

  @Test(arguments: 0..<UInt64(40))
  func `no course is better, and one is as good`(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let stretches = Self.random(seed)
      var bound = OfflineBound()
      for stretch in stretches {
        bound.admit(stretch.owners.map(Self.owner))
        bound.pass(stretch.rates, stretch.length)
      }
      #expect(bound.best.value == Self.search(stretches[...], nil, nil), "seed \(seed)")
      #expect(bound.isExact)
    }
  }

  /// Five seconds of compact are the price: a newcomer worth twice as much is shown from ten seconds on.
  @Test func `a switch is worth its price`() {
    func best(_ seconds: Int64) -> OfflineBound.Way {
      var bound = OfflineBound()
      // Long enough that leaving the first place free for the newcomer would cost more.
      bound.admit([Self.owner(0)])
      bound.pass([16_000_000], SimulationDuration(microseconds: 20_000_000))
      bound.admit([Self.owner(0), Self.owner(1)])
      // The newcomer has to take the first's place to be expanded.
      bound.pass([16_000_000, 20_000_000], SimulationDuration(microseconds: seconds * 1_000_000))
      return bound.best
    }
    // It gains 4 x 4 millions a microsecond, and the price is ten seconds of that.
    #expect(best(9).switches == 0)
    #expect(best(11).switches == 1)
  }
}
