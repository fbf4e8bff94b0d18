extension DeviceModel {
  /// Every model of the catalogue: the phones, then the tablets.
  ///
  /// Sources: Apple's technical specifications and Human Interface Guidelines; see `DeviceModel`.
  public static let all: [DeviceModel] = iPhones + iPads

  /// The model a simulation runs on unless it names another: the iPhone 16 Pro.
  ///
  /// Sources: Apple's technical specifications and Human Interface Guidelines; see `DeviceModel`.
  public static let standard: DeviceModel = iPhone16Pro

  /// Finds a model by its marketing name.
  ///
  /// - Parameter name: The name exactly as Apple writes it, such as "iPhone SE (3rd generation)".
  /// - Returns: The model, or `nil` if the catalogue has none of that name.
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }
}
