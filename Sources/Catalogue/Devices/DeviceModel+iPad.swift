extension DeviceModel {
  /// The tablets of the years 2019 to 2025, line by line, oldest first.
  ///
  /// The iPad Pro is listed from 2020 up to the M4. No iPad has a Dynamic Island or an Always-On
  /// display.
  ///
  /// Sources: Apple's technical specifications (<https://support.apple.com/specs>) for the name and
  /// the year; the Human Interface Guidelines, Layout, Specifications, for the screen.
  static let iPads: [DeviceModel] = [
    DeviceModel(iPad: "iPad (7th generation)", 810, 1080, year: 2019),
    DeviceModel(iPad: "iPad (8th generation)", 810, 1080, year: 2020),
    DeviceModel(iPad: "iPad (9th generation)", 810, 1080, year: 2021),
    DeviceModel(iPad: "iPad (10th generation)", 820, 1180, year: 2022),
    DeviceModel(iPad: "iPad (A16)", 820, 1180, year: 2025),
    DeviceModel(iPad: "iPad mini (5th generation)", 768, 1024, year: 2019),
    DeviceModel(iPad: "iPad mini (6th generation)", 744, 1133, year: 2021),
    DeviceModel(iPad: "iPad mini (A17 Pro)", 744, 1133, year: 2024),
    DeviceModel(iPad: "iPad Air (3rd generation)", 834, 1112, year: 2019),
    DeviceModel(iPad: "iPad Air (4th generation)", 820, 1180, year: 2020),
    DeviceModel(iPad: "iPad Air (5th generation)", 820, 1180, year: 2022),
    DeviceModel(iPad: "iPad Air 11-inch (M2)", 820, 1180, year: 2024),
    DeviceModel(iPad: "iPad Air 13-inch (M2)", 1024, 1366, year: 2024),
    DeviceModel(iPad: "iPad Air 11-inch (M3)", 820, 1180, year: 2025),
    DeviceModel(iPad: "iPad Air 13-inch (M3)", 1024, 1366, year: 2025),
    DeviceModel(iPad: "iPad Pro 11-inch (2nd generation)", 834, 1194, year: 2020),
    DeviceModel(iPad: "iPad Pro 12.9-inch (4th generation)", 1024, 1366, year: 2020),
    DeviceModel(iPad: "iPad Pro 11-inch (3rd generation)", 834, 1194, year: 2021),
    DeviceModel(iPad: "iPad Pro 12.9-inch (5th generation)", 1024, 1366, year: 2021),
    DeviceModel(iPad: "iPad Pro 11-inch (4th generation)", 834, 1194, year: 2022),
    DeviceModel(iPad: "iPad Pro 12.9-inch (6th generation)", 1024, 1366, year: 2022),
    DeviceModel(iPad: "iPad Pro 11-inch (M4)", 834, 1210, year: 2024),
    DeviceModel(iPad: "iPad Pro 13-inch (M4)", 1032, 1376, year: 2024),
  ]
}
