import Catalogue
import Testing

/// The devices, as far as one fact must fit another.
@Suite struct DeviceModelTests {
  @Test(arguments: DeviceModel.all)
  func `a device is found by its name and fits together`(model: DeviceModel) {
    #expect(DeviceModel.named(model.name) == model)
    #expect(model.name.hasPrefix(model.family.rawValue))
    #expect(model.screen.width < model.screen.height)
    let widths = [model.compactSideWidth, model.islandWidth, model.expandedWidth]
    #expect(widths.allSatisfy { ($0 != nil) == model.hasDynamicIsland })
    if let island = model.islandWidth, let side = model.compactSideWidth,
      let expanded = model.expandedWidth
    {
      #expect(side < island)
      #expect(island < expanded)
      #expect(expanded < Points(whole: model.screen.width))
    }
    #expect(model.family == .iPhone || !model.hasDynamicIsland)
  }

  @Test func `names are unlike each other`() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(DeviceModel.named("iphone 16 pro") == nil)
  }

  @Test func `the standard device is the iPhone 16 Pro`() {
    #expect(DeviceModel.standard.name == "iPhone 16 Pro")
    #expect(DeviceModel.standard.hasDynamicIsland)
    #expect(DeviceModel.standard.hasAlwaysOnDisplay)
  }
}
