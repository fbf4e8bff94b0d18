public import Catalogue
internal import PhoneModel

/// How large StandBy draws a card (rule `sf-standby-scale`).
public enum StandByScale {
  /// In millionths: twice the size with a background of its own, else as the setting says.
  public static func of(_ tally: SurfaceActivityTally, _ values: SettingValues) -> Int64 {
    guard RuleID.sfStandbyScale.isInForce else { return 1_000_000 }
    return tally.hasTint ? 2_000_000 : values[.standbyDefaultScale]
  }
}
