import JSONReading
import TestSupport
import Testing

/// Good texts with a few bytes changed: never a trap, and just what the oracle takes is taken.
@Suite struct MutationTests {
  @Test(arguments: UInt64(0)..<100)
  func `a changed text is taken if and only if it is still JSON`(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    for round in 0..<100 {
      let bytes = maker.mutated(maker.document())
      let expected = StrictParser.parse(bytes)
      let error = failure(bytes)
      #expect((error == nil) == (expected != nil), "round \(round): \(bytes)")
      if let error {
        #expect((0...bytes.count).contains(error.offset), "round \(round): \(bytes)")
      } else {
        #expect(try reading(bytes).value == expected, "round \(round): \(bytes)")
      }
      #expect(failure(bytes, deferring: ["content", "a"]) == error, "round \(round): \(bytes)")
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `random bytes are refused or are JSON`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("[]{},:\"\\01-.eu ".utf8).randomElement(using: &random) ?? 0
      }
      #expect((failure(bytes) == nil) == (StrictParser.parse(bytes) != nil), "\(bytes)")
    }
  }

  /// The tests above prove nothing if all changed texts were bad, or all good.
  @Test func `the changes leave some texts good and make most bad`() {
    var maker = DocumentMaker(seed: 1)
    let texts = (0..<1000).map { _ in maker.mutated(maker.document()) }
    let good = texts.count { StrictParser.parse($0) != nil }
    #expect((100...700).contains(good))
  }
}
