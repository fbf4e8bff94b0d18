extension DeviceModel {
  /// The iPhone 16 Pro, which the table names because it is the standard model.
  static let iPhone16Pro = DeviceModel(
    iPhone: "iPhone 16 Pro", 402, 874, year: 2024, island: .narrow, alwaysOn: true)

  /// The phones from the iPhone 11 to the iPhone 17 family, oldest first.
  ///
  /// Sources: Apple's technical specifications (<https://support.apple.com/specs>) for the name,
  /// the year, the Dynamic Island and the Always-On display; the Human Interface Guidelines,
  /// Layout, Specifications, for the screen; Live Activities, Specifications, for the class of the
  /// island's width. The mini models report 375x812 to apps and scale it to a panel of 1080x2340
  /// pixels; some versions of the guidelines list them as 360x780.
  static let iPhones: [DeviceModel] = [
    DeviceModel(iPhone: "iPhone 11", 414, 896, year: 2019),
    DeviceModel(iPhone: "iPhone 11 Pro", 375, 812, year: 2019),
    DeviceModel(iPhone: "iPhone 11 Pro Max", 414, 896, year: 2019),
    DeviceModel(iPhone: "iPhone SE (2nd generation)", 375, 667, year: 2020),
    DeviceModel(iPhone: "iPhone 12 mini", 375, 812, year: 2020),
    DeviceModel(iPhone: "iPhone 12", 390, 844, year: 2020),
    DeviceModel(iPhone: "iPhone 12 Pro", 390, 844, year: 2020),
    DeviceModel(iPhone: "iPhone 12 Pro Max", 428, 926, year: 2020),
    DeviceModel(iPhone: "iPhone 13 mini", 375, 812, year: 2021),
    DeviceModel(iPhone: "iPhone 13", 390, 844, year: 2021),
    DeviceModel(iPhone: "iPhone 13 Pro", 390, 844, year: 2021),
    DeviceModel(iPhone: "iPhone 13 Pro Max", 428, 926, year: 2021),
    DeviceModel(iPhone: "iPhone SE (3rd generation)", 375, 667, year: 2022),
    DeviceModel(iPhone: "iPhone 14", 390, 844, year: 2022),
    DeviceModel(iPhone: "iPhone 14 Plus", 428, 926, year: 2022),
    DeviceModel(
      iPhone: "iPhone 14 Pro", 393, 852, year: 2022, island: .narrow, alwaysOn: true),
    DeviceModel(
      iPhone: "iPhone 14 Pro Max", 430, 932, year: 2022, island: .wide, alwaysOn: true),
    DeviceModel(iPhone: "iPhone 15", 393, 852, year: 2023, island: .narrow),
    DeviceModel(iPhone: "iPhone 15 Plus", 430, 932, year: 2023, island: .wide),
    DeviceModel(
      iPhone: "iPhone 15 Pro", 393, 852, year: 2023, island: .narrow, alwaysOn: true),
    DeviceModel(
      iPhone: "iPhone 15 Pro Max", 430, 932, year: 2023, island: .wide, alwaysOn: true),
    DeviceModel(iPhone: "iPhone 16", 393, 852, year: 2024, island: .narrow),
    DeviceModel(iPhone: "iPhone 16 Plus", 430, 932, year: 2024, island: .wide),
    iPhone16Pro,
    DeviceModel(
      iPhone: "iPhone 16 Pro Max", 440, 956, year: 2024, island: .wide, alwaysOn: true),
    DeviceModel(iPhone: "iPhone 16e", 390, 844, year: 2025),
    DeviceModel(iPhone: "iPhone 17", 402, 874, year: 2025, island: .narrow, alwaysOn: true),
    DeviceModel(iPhone: "iPhone Air", 420, 912, year: 2025, island: .wide, alwaysOn: true),
    DeviceModel(
      iPhone: "iPhone 17 Pro", 402, 874, year: 2025, island: .narrow, alwaysOn: true),
    DeviceModel(
      iPhone: "iPhone 17 Pro Max", 440, 956, year: 2025, island: .wide, alwaysOn: true),
  ]
}
