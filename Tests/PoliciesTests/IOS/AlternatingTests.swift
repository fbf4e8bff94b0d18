import Catalogue
import PhoneModel
import SimulationKernel
import Testing
import TraceModel

@testable import Policies

/// The claim that two owners take turns as one compact pill.
@Suite struct AlternatingTests {
  private static func candidate(_ number: Int32, start: Int64) -> IslandCandidate {
    IslandCandidate(
      owner: .activity(ActivityIndex(number)), app: AppIndex(number), startedAt: .zero,
      startOrder: start, relevance: 0, updatedAt: .zero)
  }

  private func shown(_ policy: inout any ArbitrationPolicy, at second: Int64, _ count: Int32)
    -> Int32?
  {
    var view = IslandView()
    view.now = SimulationTime(microseconds: second * 1_000_000)
    view.candidates = (0..<count).map { Self.candidate($0, start: Int64($0)) }
    let answer = policy.decide(view)
    #expect(answer.attached?.mode == .compact)
    #expect(answer.detached == nil)
    guard case .activity(let activity)? = answer.attached?.owner else { return nil }
    return activity.rawValue
  }

  @Test func `each has the pill for five seconds, and one alone keeps it`() throws {
    let definition = try PolicyRegistry.named("ios-alternating")
    var policy = PolicyRegistry.make(definition, .init())
    #expect(shown(&policy, at: 0, 1) == 0)
    #expect(policy.nextDeadline == nil)
    #expect(shown(&policy, at: 10, 2) == 0)
    let turn = PolicyDeadline(SimulationTime(microseconds: 15_000_000), .afterEvents)
    #expect(policy.nextDeadline == turn)
    #expect(shown(&policy, at: 14, 2) == 0)
    #expect(shown(&policy, at: 15, 2) == 1)
    #expect(shown(&policy, at: 20, 2) == 0)
    #expect(shown(&policy, at: 22, 1) == 0)
    #expect(policy.nextDeadline == nil)
  }
}
