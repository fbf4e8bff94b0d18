public import Catalogue
public import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// What would have brought an owner into the island at an instant: other answers to the same question.
///
/// Each is found by asking the policy again, with its memory, about a view in which one thing is
/// different; nothing is guessed.
public struct WhatIf {
  /// One thing that would have been enough.
  public enum Change: Equatable, Sendable {
    /// A relevance score above a number.
    case scoreAbove(Double)
    /// A relevance score of a number, if it is the earlier start.
    case score(Double)
    /// Another owner not being there.
    case without(IslandOwner)
    /// Another value of a parameter of the policy.
    case parameter(SettingID, String)
    /// The end of what is expanded.
    case closed
  }

  private let view: IslandView
  private let policy: any ArbitrationPolicy
  private let definition: PolicyDefinition
  private let settings: SettingValues

  /// Prepares to ask a policy again.
  public init(
    _ view: IslandView, _ policy: any ArbitrationPolicy, _ definition: PolicyDefinition,
    _ settings: SettingValues
  ) {
    var view = view
    view.signal = .none
    self.view = view
    self.policy = policy
    self.definition = definition
    self.settings = settings
  }

  /// All single changes that would have shown an owner.
  ///
  /// - Complexity: a decision for each candidate, score and value of a parameter.
  public func changes(for owner: IslandOwner) -> [Change] {
    guard view.blocked == nil, let candidate = view.candidate(owner) else { return [] }
    var changes = [score(for: candidate)].compactMap { $0 }
    for other in view.candidates where other.owner != owner {
      var without = view
      without.candidates.removeAll { $0.owner == other.owner }
      if shows(owner, without) { changes.append(.without(other.owner)) }
    }
    if isExpandedByAnother(owner) {
      var closed = view
      closed.signal = .collapse
      if shows(owner, closed) { changes.append(.closed) }
    }
    return changes + parameters(for: owner)
  }

  private func shows(_ owner: IslandOwner, _ view: IslandView) -> Bool {
    var policy = policy
    return Self.shows(owner, policy.decide(view))
  }

  private static func shows(_ owner: IslandOwner, _ answer: IslandAssignment) -> Bool {
    answer.attached?.owner == owner || answer.detached?.owner == owner
  }

  private func isExpandedByAnother(_ owner: IslandOwner) -> Bool {
    var policy = policy
    let answer = policy.decide(view)
    return answer.expansion != nil && answer.attached?.owner != owner
  }

  /// The least score that would have been enough, if any is.
  private func score(for candidate: IslandCandidate) -> Change? {
    guard candidate.activity != nil else { return nil }
    let scores = Set(view.candidates.map(\.relevance)).sorted()
    for score in scores where score > candidate.relevance || score == candidate.relevance {
      if score > candidate.relevance, shows(candidate.owner, with: score) { return .score(score) }
      if shows(candidate.owner, with: score.nextUp) { return .scoreAbove(score) }
    }
    return nil
  }

  private func shows(_ owner: IslandOwner, with score: Double) -> Bool {
    var other = view
    for place in other.candidates.indices where other.candidates[place].owner == owner {
      other.candidates[place].relevance = score
    }
    return shows(owner, other)
  }

  /// Other values of the policy's parameters, asked without memory.
  private func parameters(for owner: IslandOwner) -> [Change] {
    var fresh = PolicyRegistry.make(definition, settings)
    guard !Self.shows(owner, fresh.decide(view)) else { return [] }
    return definition.parameters.flatMap { setting in
      let known = SettingDefinition.of(setting)
      return known.named.compactMap { word -> Change? in
        guard let value = known.parse(word), value != settings[setting] else { return nil }
        var values = settings
        values[setting] = value
        var other = PolicyRegistry.make(definition, values)
        return Self.shows(owner, other.decide(view)) ? .parameter(setting, word) : nil
      }
    }
  }
}
