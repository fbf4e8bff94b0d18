import SimulationKernel
import Testing

/// The number of a case is its place in the declaration, found without a search.
@Suite struct DenselyNumberedTests {
  enum Pair: DenselyNumbered { case first, second }
  enum Named: String, DenselyNumbered { case b, a, d, c }
  enum Lone: DenselyNumbered { case only }

  @Test func `cases count from 0 in the order of their declaration`() {
    #expect(Pair.allCases.map(\.ordinal) == [0, 1])
    #expect(Named.allCases.map(\.ordinal) == [0, 1, 2, 3])
    #expect(Named.d.ordinal == 2)
  }

  @Test func `an enumeration of one case has no number`() async {
    await #expect(processExitsWith: .failure) { _ = Lone.only.ordinal }
  }
}
