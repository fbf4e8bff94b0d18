internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads what a layout says of looks; its shape was checked before.
struct LayoutFactsReader {
  private(set) var facts = LayoutFacts()

  init(
    _ document: borrowing JSONDocument, _ layout: JSONNode
  ) throws(FieldError) {
    var member = document.first(in: layout)
    while let current = member {
      switch document.nameText(current) {
      case "tint": facts.tint = document.text(current)
      case "tintOpacity":
        facts.tintOpacity = try document.checkedMillionths(
          current, "tintOpacity", 0...1_000_000, "a share from 0 to 1")
      case "keylineTint": facts.keylineTint = document.text(current)
      case "actionColor": facts.actionColor = document.text(current)
      case "animation":
        facts.animation = try TimeParser.duration(document, current, "animation").microseconds
      case "contentMargins": readMargins(document, current)
      default: break
      }
      member = document.next(after: current, in: layout)
    }
  }

  /// The innermost call comes first, and its value holds for each of its edges (rule
  /// `di-margins-innermost`).
  private mutating func readMargins(_ document: borrowing JSONDocument, _ list: JSONNode) {
    var element = document.first(in: list)
    while let call = element {
      element = document.next(after: call, in: list)
      guard let node = document.member("value", of: call),
        case .exact(let value) = document.millionths(node)
      else { continue }
      let edges = Self.words(document, document.member("edges", of: call))
      let presentations = Self.words(document, document.member("for", of: call))
      for presentation in LayoutFacts.Presentation.allCases
      where presentations.isEmpty || presentations.contains(presentation.rawValue) {
        for edge in LayoutFacts.Edge.allCases where Self.isAmong(edge, edges) {
          let isTaken = facts.margins[presentation]?[edge] != nil
          if isTaken && RuleID.diMarginsInnermost.isInForce { continue }
          facts.margins[presentation, default: [:]][edge] = value
        }
      }
    }
  }

  private static func isAmong(_ edge: LayoutFacts.Edge, _ edges: [String]) -> Bool {
    let axis = edge == .leading || edge == .trailing ? "horizontal" : "vertical"
    return edges.isEmpty || edges.contains("all") || edges.contains(axis)
      || edges.contains(edge.rawValue)
  }

  /// A word or a list of words; none stands for all.
  private static func words(_ document: borrowing JSONDocument, _ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    return document.kind(node) == .string ? [document.text(node)] : document.texts(node)
  }
}
