import Testing

/// How often an app itself may update (the setting `localUpdateSpacing`).
@Suite struct LocalUpdateTests {
  private static let ten = #""localUpdateSpacing": 10"#
  private static let soon = "ignored too-soon"

  @Test(arguments: [
    DeliveryCase(
      "exactly the spacing", settings: ten,
      [.start("ride", 0), .local("ride", 20, 1), .local("ride", 30, 2)],
      ["applied", "applied", "applied"], [.shows(2, 30)]),
    DeliveryCase(
      "a moment less", settings: ten,
      [.start("ride", 0), .local("ride", 20, 1), .local("ride", 29.999999, 2)],
      ["applied", "applied", soon], [.shows(1, 40)]),
    DeliveryCase(
      "pushes are free", settings: ten,
      [.start("ride", 0), .local("ride", 20, 1), .update("ride", 21, 2), .update("ride", 22, 3)],
      ["applied", "applied", "applied", "applied"], [.shows(3, 22)]),
    DeliveryCase(
      "pushes do not count", settings: ten,
      [.start("ride", 0), .update("ride", 20, 1), .local("ride", 21, 2)],
      ["applied", "applied", "applied"], [.shows(2, 21)]),
    DeliveryCase(
      "an end is no update", settings: ten,
      [.start("ride", 0), .local("ride", 20, 1), .end("ride", 21)],
      ["applied", "applied", "applied"], [.state("ended", 21)]),
    DeliveryCase(
      "each activity has its own", settings: ten,
      [.start("ride", 0), .start("tour", 0), .local("ride", 20, 1), .local("tour", 21, 2)],
      ["applied", "applied", "applied", "applied"], [.shows(2, 21, "tour")]),
    DeliveryCase(
      "without spacing", [.start("ride", 0), .local("ride", 20, 1), .local("ride", 20, 2)],
      ["applied", "applied", "applied"], [.shows(2, 20)]),
  ])
  func `updates of the app itself have a spacing`(example: DeliveryCase) throws {
    try example.check()
  }
}
