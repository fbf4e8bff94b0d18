// A policy of one's own: whoever was quiet for longest has the pill, and the next one stands beside it.
// It is played against two that there are: `swift run OwnPolicy TRACE`.

import CommandLineTool
import Foundation
import PhoneModel
import Policies

/// The oldest content first. Without memory, so all it needs is the view.
struct QuietestFirst: ArbitrationPolicy {
  let nextDeadline: PolicyDeadline? = nil
  let mediaPlace = MediaPlace.aboveList
  /// New content changes the order.
  let heedsContents = true

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    var answer = IslandAssignment()
    guard view.blocked == nil else { return answer }
    let quietest = view.candidates.filter(\.isAllowed).sorted { left, right in
      (left.updatedAt, left.startOrder) < (right.updatedAt, right.startOrder)
    }
    answer.attached = quietest.first.map { .init($0.owner, .compact) }
    answer.detached = quietest.dropFirst().first.map { .init($0.owner, .minimal) }
    answer.reason = quietest.count > 1 ? .updateTime : .alone
    return answer
  }

  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    order = Array(view.items.indices)
    return RuleList()
  }
}

PolicyRegistry.add(
  PolicyDefinition(
    name: "quietest-first", family: "own",
    summary: "Whoever was quiet for longest has the pill.", source: "this example",
    make: { QuietestFirst() }))

let trace = CommandLine.arguments.dropFirst().first ?? "../../traces/evening.json"
let words =
  ["compare", trace] + ["quietest-first", "ios", "recently-updated"].flatMap { ["--policy", $0] }
exit(CommandLineTool.main(words).rawValue)
