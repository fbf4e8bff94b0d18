internal import Catalogue
internal import JSONReading
internal import TraceModel

/// What a layout has against the advice of the rules; its shape was checked before.
struct LayoutAdvice {
  /// The rules, in the order of the catalogue.
  private(set) var rules: [RuleID] = []

  /// Points in millionths, as layouts are read.
  private static func millionths(_ points: Points) -> Int64 { Int64(points.hundredths) * 10_000 }

  init(
    _ document: borrowing JSONDocument, _ layout: JSONNode, _ facts: LayoutFacts,
    _ device: DeviceModel
  ) {
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
    let standard = Self.millionths(PresentationSize.standardMargin)
    if facts.margins[.lockScreen]?.values.contains(where: { $0 != standard }) == true {
      rules.append(.lsMargin14)
    }
  }
}
