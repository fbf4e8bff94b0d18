import SimulationKernel
import Testing

/// The generator against the vectors of its authors, and what a counter-based one promises.
@Suite struct CounterRandomTests {
  /// From `kat_vectors` of Random123, the library of the paper's authors.
  struct Vector: Sendable, CustomTestStringConvertible {
    let counter: [UInt32]
    let key: [UInt32]
    let words: [UInt32]

    var testDescription: String { words.map { String($0, radix: 16) }.joined(separator: " ") }
  }

  static let vectors = [
    Vector(
      counter: [0, 0, 0, 0], key: [0, 0],
      words: [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]),
    Vector(
      counter: [.max, .max, .max, .max], key: [.max, .max],
      words: [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]),
    Vector(
      counter: [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
      key: [0xa409_3822, 0x299f_31d0],
      words: [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]),
  ]

  @Test(arguments: vectors)
  func `the blocks are those of Philox 4x32-10`(vector: Vector) {
    let counter = vector.counter
    let block = CounterRandom.block(
      counter: (counter[0], counter[1], counter[2], counter[3]),
      key: (vector.key[0], vector.key[1]))
    #expect([block.0, block.1, block.2, block.3] == vector.words)
    #expect(CounterRandom.name == "philox4x32-10")
  }

  @Test(arguments: vectors)
  func `the numbers are a block's words, two at a time, the lower one first`(vector: Vector) {
    func joined(_ low: UInt32, _ high: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
    var random = CounterRandom(
      seed: joined(vector.key[0], vector.key[1]),
      stream: joined(vector.counter[2], vector.counter[3]),
      counter: joined(vector.counter[0], vector.counter[1]))
    let numbers = [random.next(), random.next()]
    let words = vector.words
    #expect(numbers == [joined(words[0], words[1]), joined(words[2], words[3])])
  }

  private func numbers(_ count: Int, _ random: CounterRandom) -> [UInt64] {
    var random = random
    return (0..<count).map { _ in random.next() }
  }

  @Test(arguments: [0, 1, 42, UInt64.max])
  func `one seed, stream and counter give one sequence`(seed: UInt64) {
    let random = CounterRandom(seed: seed, stream: 7)
    #expect(numbers(100, random) == numbers(100, random))
    #expect(numbers(100, random) == numbers(100, CounterRandom(seed: seed, stream: 7, counter: 0)))
  }

  @Test func `drawing from one stream changes nothing in another`() {
    let alone = numbers(50, CounterRandom(seed: 9, stream: 2))
    var first = CounterRandom(seed: 9, stream: 1)
    var second = CounterRandom(seed: 9, stream: 2)
    var mixed: [UInt64] = []
    for index in 0..<50 {
      for _ in 0..<index % 3 { _ = first.next() }
      mixed.append(second.next())
    }
    #expect(mixed == alone)
  }

  @Test func `a stream can be begun at any of its blocks`() {
    let whole = numbers(40, CounterRandom(seed: 5, stream: 3))
    for block in 0..<20 {
      let later = CounterRandom(seed: 5, stream: 3, counter: UInt64(block))
      #expect(numbers(40 - 2 * block, later) == Array(whole[(2 * block)...]))
    }
  }

  @Test func `neighboring seeds and streams have no number in common`() {
    var seen: Set<UInt64> = []
    for seed in UInt64(0)..<8 {
      for stream in UInt64(0)..<8 {
        for high in [0, UInt64(1) << 32] {
          seen.formUnion(numbers(20, CounterRandom(seed: seed + high, stream: stream + high)))
        }
      }
    }
    #expect(seen.count == 8 * 8 * 2 * 20)
  }

  @Test func `every bit is set about half of the time`() {
    let words = numbers(4000, CounterRandom(seed: 2024))
    for bit in UInt64(0)..<64 {
      let count = words.count { $0 >> bit & 1 == 1 }
      #expect((1800...2200).contains(count), "bit \(bit)")
    }
  }

  @Test func `the last counter is followed by the first`() {
    let last = numbers(4, CounterRandom(seed: 1, counter: .max))
    #expect(last.suffix(2) == numbers(2, CounterRandom(seed: 1))[...])
  }
}
