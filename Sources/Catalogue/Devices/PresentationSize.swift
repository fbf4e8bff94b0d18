/// The sizes at which the system presents a Live Activity, in points.
///
/// Source of every value: Apple's Human Interface Guidelines, Live Activities, Specifications
/// (<https://developer.apple.com/design/human-interface-guidelines/live-activities>). The standard
/// margin is from the same page, Lock Screen presentation.
public enum PresentationSize {
  // The Dynamic Island at rest

  /// The width of the compact leading view, and of the trailing one, on a wide phone: 62.33 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, screen 430x932.
  public static let wideCompactSideWidth = Points(hundredths: 6233)
  /// The width of the compact leading view, and of the trailing one, on a narrow phone: 52.33 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, screen 393x852.
  public static let narrowCompactSideWidth = Points(hundredths: 5233)
  /// The height of the compact and the minimal presentation: 36.67 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions.
  public static let compactHeight = Points(hundredths: 3667)
  /// The widths the minimal presentation may take: 36.67 to 45 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions.
  public static let minimalWidths = Points(hundredths: 3667)...Points(whole: 45)
  /// The width of the compact or minimal island, camera included, on a wide phone: 250 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, Dynamic Island width.
  public static let wideIslandWidth = Points(whole: 250)
  /// The width of the compact or minimal island, camera included, on a narrow phone: 230 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, Dynamic Island width.
  public static let narrowIslandWidth = Points(whole: 230)
  /// The corner radius of the Dynamic Island: 44 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions.
  public static let islandCornerRadius = Points(whole: 44)

  // The Dynamic Island expanded, and the Lock Screen

  /// The width of the expanded and of the Lock Screen presentation on a wide phone: 408 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, screen 430x932.
  public static let wideCardWidth = Points(whole: 408)
  /// The width of the expanded and of the Lock Screen presentation on a narrow phone: 371 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, screen 393x852.
  public static let narrowCardWidth = Points(whole: 371)
  /// The heights the expanded presentation may take: 84 to 160 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions.
  public static let expandedHeights = Points(whole: 84)...Points(whole: 160)
  /// The heights the Lock Screen presentation may take, on iPhone and iPad: 84 to 160 pt.
  ///
  /// Source: HIG, Live Activities, iOS dimensions and iPadOS dimensions.
  public static let lockScreenHeights = Points(whole: 84)...Points(whole: 160)
  /// The standard layout margin of the Lock Screen presentation, the one notifications have: 14 pt.
  ///
  /// Source: HIG, Live Activities, Lock Screen presentation; WWDC23 session 10194.
  public static let standardMargin = Points(whole: 14)

  // The Lock Screen of iPad

  /// The width of the Lock Screen presentation on an iPad with a screen of 1366x1024: 500 pt.
  ///
  /// Source: HIG, Live Activities, iPadOS dimensions.
  public static let wideIPadLockScreenWidth = Points(whole: 500)
  /// The width of the Lock Screen presentation on the other iPads of the table: 425 pt.
  ///
  /// Source: HIG, Live Activities, iPadOS dimensions.
  public static let narrowIPadLockScreenWidth = Points(whole: 425)

  /// The width of the Lock Screen presentation on an iPad, in points.
  ///
  /// The table writes its screens with the longer side first and calls them portrait. One of its
  /// rows, 1012x834, is the screen of no iPad; it is kept as published and not read as 1112x834.
  ///
  /// Source: HIG, Live Activities, iPadOS dimensions.
  ///
  /// - Parameter screen: The size of the screen, upright.
  /// - Returns: The width, or `nil` for a screen that the table does not list.
  public static func iPadLockScreenWidth(on screen: ScreenSize) -> Points? {
    switch (screen.height, screen.width) {
    case (1366, 1024): wideIPadLockScreenWidth
    case (1194, 834), (1012, 834), (1080, 810), (1024, 768): narrowIPadLockScreenWidth
    default: nil
    }
  }
}
