/// Random numbers that depend on a seed, a stream and a counter only: Philox 4x32 with ten rounds.
///
/// A counter-based generator needs no state to be carried: number n of a stream is the same however
/// many others were drawn before, so that adding a draw in one place changes none in another.
/// (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC'11.)
public struct CounterRandom: Sendable, RandomNumberGenerator {
  /// The name that a report gives.
  public static let name = "philox4x32-10"

  private let key: (UInt32, UInt32)
  private let stream: UInt64
  private var counter: UInt64
  private var spare: UInt64?

  /// Begins a stream.
  public init(seed: UInt64, stream: UInt64 = 0, counter: UInt64 = 0) {
    key = (UInt32(truncatingIfNeeded: seed), UInt32(truncatingIfNeeded: seed >> 32))
    self.stream = stream
    self.counter = counter
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    if let spare {
      self.spare = nil
      return spare
    }
    let block = Self.block(
      counter: (
        UInt32(truncatingIfNeeded: counter), UInt32(truncatingIfNeeded: counter >> 32),
        UInt32(truncatingIfNeeded: stream), UInt32(truncatingIfNeeded: stream >> 32)
      ), key: key)
    counter &+= 1
    spare = UInt64(block.2) | UInt64(block.3) << 32
    return UInt64(block.0) | UInt64(block.1) << 32
  }

  /// The four words that belong to a counter and a key.
  package static func block(
    counter: (UInt32, UInt32, UInt32, UInt32), key: (UInt32, UInt32)
  ) -> (UInt32, UInt32, UInt32, UInt32) {
    var words = counter
    var key = key
    for _ in 0..<10 {
      let first = words.0.multipliedFullWidth(by: 0xd251_1f53)
      let second = words.2.multipliedFullWidth(by: 0xcd9e_8d57)
      words = (
        second.high ^ words.1 ^ key.0, second.low, first.high ^ words.3 ^ key.1, first.low
      )
      key = (key.0 &+ 0x9e37_79b9, key.1 &+ 0xbb67_ae85)
    }
    return words
  }
}
