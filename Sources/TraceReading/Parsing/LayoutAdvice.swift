internal import Catalogue
internal import JSONReading

/// What a layout has against the advice of the rules; its shape was checked before.
struct LayoutAdvice {
  /// The rules, in the order of the catalogue.
  private(set) var rules: [RuleID] = []

  /// Points in millionths, as layouts are read.
  private static func millionths(_ points: Points) -> Int64 { Int64(points.hundredths) * 10_000 }

  init(_ document: borrowing JSONDocument, _ layout: JSONNode, _ device: DeviceModel) {
    func length(_ name: String, of object: JSONNode) -> Int64? {
      guard let node = document.member(name, of: object),
        case .exact(let value) = document.millionths(node)
      else { return nil }
      return value
    }
    let widest = Self.millionths(device.lockScreenWidth ?? PresentationSize.wideCardWidth)
    let tallest = Self.millionths(PresentationSize.lockScreenHeights.upperBound)
    if let image = document.member("imageSize", of: layout) {
      let isTooWide = length("width", of: image).map { $0 > widest } ?? false
      let isTooTall = length("height", of: image).map { $0 > tallest } ?? false
      if isTooWide || isTooTall { rules.append(.lcImages) }
    }
    if let minimal = length("minimal", of: layout),
      minimal > Self.millionths(PresentationSize.minimalWidths.upperBound)
    {
      rules.append(.diMinimalShape)
    }
    let side = Self.millionths(device.compactSideWidth ?? PresentationSize.wideCompactSideWidth)
    let sides = [length("leading", of: layout), length("trailing", of: layout)].compactMap(\.self)
    if sides.contains(where: { $0 > side }) { rules.append(.diCompactNarrow) }
    if let margins = document.member("contentMargins", of: layout),
      Self.hasOddMargin(document, margins)
    {
      rules.append(.lsMargin14)
    }
  }

  /// Whether a margin for the Lock Screen, or for all presentations, is not the standard one.
  private static func hasOddMargin(_ document: borrowing JSONDocument, _ list: JSONNode) -> Bool {
    let standard = millionths(PresentationSize.standardMargin)
    var element = document.first(in: list)
    while let margin = element {
      element = document.next(after: margin, in: list)
      guard let node = document.member("value", of: margin),
        case .exact(let value) = document.millionths(node), value != standard,
        isForLockScreen(document, document.member("for", of: margin))
      else { continue }
      return true
    }
    return false
  }

  private static func isForLockScreen(
    _ document: borrowing JSONDocument, _ presentations: JSONNode?
  ) -> Bool {
    guard let presentations else { return true }
    if document.kind(presentations) == .string {
      return document.text(presentations) == "lockScreen"
    }
    var element = document.first(in: presentations)
    while let presentation = element {
      if document.text(presentation) == "lockScreen" { return true }
      element = document.next(after: presentation, in: presentations)
    }
    return false
  }
}
