extension SettingDefinition {
  /// What an alert does, and for how long.
  static let alerts: [SettingDefinition] = [
    .seconds(
      .alertHold, 4, range: 0...3600, named: ["2", "4", "6", "8"], scope: .ios,
      "For how many seconds an alert keeps the island open. After that it takes the form it had.",
      claims: []),
    .seconds(
      .bannerHold, 5, range: 0...3600, named: ["3", "5", "8"], scope: .phone,
      "For how many seconds an alert's banner is up on a phone that has no island.",
      claims: []),
    .choice(
      StartAlert.self, .expands, scope: .ios,
      """
      What the obligatory alert of a push start does in the island: open it (expands) or not \
      (quiet). A scheduled start opens it either way.
      """,
      claims: []),
    .choice(
      AlertCollision.self, .replace, scope: .ios,
      """
      What becomes of an alert that meets another activity's expansion. With replace it opens at \
      once and the rest of the other is lost; with queue it waits out the other's whole hold and \
      then has one of its own.
      """,
      claims: []),
    .choice(
      SameActivityAlert.self, .restart, scope: .ios,
      """
      What a further alert of the expanded activity does to the hold: begin it again (restart), or \
      let the first one run out (keep).
      """,
      claims: []),
    .choice(
      OwnAppAlert.self, .suppress, scope: .ios,
      """
      What an alert does while the app it belongs to is in front: leave the island closed \
      (suppress), or open it for the hold (expand).
      """,
      claims: [
        SettingClaim(
          "suppress",
          """
          by analogy: Apple, Displaying live data with Live Activities, gives a phone without \
          island a banner only while the app is not in use
          """)
      ]),
    .choice(
      HiddenAndAlert.self, .expandOnce, scope: .ios,
      """
      What an alert does for an activity that was swiped out of the island. With expandOnce it is \
      open for the hold and hidden after it; with staysHidden nothing is seen; with restores it \
      is open for the hold and then visible again.
      """,
      claims: []),
    .choice(
      AlertOfNonVisible.self, .slotsUnchanged, scope: .ios,
      """
      Who is shown after the alert of an app that had no place: those of before \
      (slotsUnchanged), or that app in the detached place (takesDetached).
      """,
      claims: []),
    .choice(
      AlertOfSibling.self, .expandAlerting, scope: .ios,
      """
      Whether an alert opens an activity that ranks behind another one of its app: for the hold \
      (expandAlerting), or never (none).
      """,
      claims: []),
    .choice(
      OtherSlotWhileExpanded.self, .hidden, scope: .ios,
      """
      Whether the other visible activity is drawn beside an expansion: not at all (hidden), or \
      minimal in the detached place (kept).
      """,
      claims: []),
    .choice(
      ExpansionAfterUnlock.self, .gone, scope: .ios,
      """
      Whether an expansion that a lock interrupts comes back: never (gone), or if the phone is \
      unlocked before its hold ends (continues). One that a person holds open has no end to miss.
      """,
      claims: []),
    .choice(
      AlertOnEnd.self, .noExpansion, scope: .ios,
      """
      What the alert of an end does: nothing, as the activity leaves the island at once \
      (noExpansion), or open the ended activity for one hold before it leaves (expandOnce).
      """,
      claims: [
        SettingClaim(
          "noExpansion",
          """
          Apple, Displaying live data with Live Activities: an ended activity leaves the island at \
          once; of an alert that comes with the end it says nothing
          """)
      ]),
    .choice(
      EmptyAlert.self, .silent, scope: .phone,
      """
      What an alert whose title and body are empty does: nothing (silent), or what any other does \
      (expands).
      """,
      claims: [
        SettingClaim(
          "silent",
          """
          Apple developer forum 799195, reply from Apple: without text or sound it is as good as a \
          silent notification, and what it does is undefined
          """),
        SettingClaim(
          "silent", "OneSignal API reference: without a title an alert, its sound too, is lost"),
      ]),
    .seconds(
      .screenOnAfterAlert, 10, range: 0...3600, scope: .phone,
      "For how many seconds an alert lights the screen of a sleeping phone.",
      claims: []),
  ]
}
