import Catalogue
import Testing

/// The spelling that was meant, or none.
@Suite struct NearestNameTests {
  private static let names = ["alertHold", "bannerHold", "startAlert", "alertCollision", "glance"]

  @Test(
    arguments: [
      ("alertHold", "alertHold"), ("alerthold", "alertHold"), ("ALERTHOLD", "alertHold"),
      ("alertHod", "alertHold"), ("alertHolld", "alertHold"), ("alertHopd", "alertHold"),
      ("alretHold", "alertHold"), ("bannerhld", "bannerHold"), ("glanec", "glance"),
      ("alertColision", "alertCollision"), ("starAlert", "startAlert"), ("glnc", "glance"),
      ("x", nil), ("", nil), ("priority", nil), ("hold", nil), ("gl", nil), ("\u{e9}", nil),
    ] as [(String, String?)])
  func `a name with few wrong letters is found`(word: String, name: String?) {
    #expect(NearestName.of(word, among: Self.names) == name)
  }

  @Test func `the nearest one wins, and the first of equally near ones`() {
    #expect(NearestName.of("abcd", among: ["abxx", "abcx", "abce"]) == "abcx")
    #expect(NearestName.of("abcd", among: ["abce", "abcx"]) == "abce")
    #expect(NearestName.of("abcd", among: ["abcx", "abcd"]) == "abcd")
  }

  @Test func `swapped neighbors are one edit`() {
    // Each of these is two replacements away from the other, which is too far for three letters.
    #expect(NearestName.of("acb", among: ["abc"]) == "abc")
    #expect(NearestName.of("axy", among: ["abc"]) == nil)
  }

  @Test func `short names may have one wrong letter`() {
    #expect(NearestName.of("on", among: ["no", "yes"]) == "no")
    #expect(NearestName.of("ye", among: ["no", "yes"]) == "yes")
    #expect(NearestName.of("maybe", among: ["no", "yes"]) == nil)
  }

  @Test func `without candidates there is none`() {
    #expect(NearestName.of("abc", among: []) == nil)
  }

  @Test func `a very long word is no trouble`() {
    let long = String(repeating: "long", count: 10_000)
    #expect(NearestName.of(long, among: Self.names) == nil)
  }

  @Test(arguments: SettingID.allCases)
  func `a name with one letter missing means that name`(id: SettingID) {
    let names = SettingID.allCases.map(\.rawValue)
    #expect(NearestName.of(id.rawValue, among: names) == id.rawValue)
    #expect(NearestName.of(id.rawValue + "x", among: names) == id.rawValue)
  }
}
