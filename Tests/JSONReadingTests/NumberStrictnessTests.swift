import JSONReading
import Testing

/// Numbers that json-c 0.16 takes, changes or refuses, against RFC 8259, section 6.
@Suite struct NumberStrictnessTests {
  @Test(arguments: [
    TextCase.refused("[NaN]", .notANumber, at: 1),
    .refused("[Infinity]", .notANumber, at: 1),
    .refused("[-Infinity]", .notANumber, at: 1),
    .refused("NaN", .notANumber, at: 0),
    .refused("-Infinity", .notANumber, at: 0),
    .refused(#"{"a": NaN}"#, .notANumber, at: 6),
    .refused(#"{"a": [1, -Infinity]}"#, .notANumber, at: 10),
    .unexpected("[nan]", at: 1),
  ])
  func `what is not a number is refused by its name`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.taken("9223372036854775807"),
    .taken("9223372036854775808"),
    .taken("18446744073709551615"),
    .refused("18446744073709551616", .numberOutOfRange, at: 0),
    .taken("-9223372036854775807"),
    .taken("-9223372036854775808"),
    .refused("-9223372036854775809", .numberOutOfRange, at: 0),
    .refused("-18446744073709551615", .numberOutOfRange, at: 0),
    .refused("[1, 99999999999999999999]", .numberOutOfRange, at: 4),
    .refused(#"{"a": 1\#(String(repeating: "0", count: 400))}"#, .numberOutOfRange, at: 6),
    .taken("-0"),
  ])
  func `an integer must fit in 64 bits, signed or unsigned`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused("1e400", .numberOutOfRange, at: 0),
    .refused("-1e400", .numberOutOfRange, at: 0),
    .refused("[1, -1e400]", .numberOutOfRange, at: 4),
    .refused(#"{"a": [{"b": 1E+309}]}"#, .numberOutOfRange, at: 13),
    .refused("1.7976931348623159e308", .numberOutOfRange, at: 0),
    .refused("[1\(String(repeating: "0", count: 309)).0]", .numberOutOfRange, at: 1),
    .taken("1.7976931348623157e308"),
    .taken("-1.7976931348623157e308"),
    .taken("1\(String(repeating: "0", count: 308)).0"),
    .taken("0e999"),
    .taken("1e-400"),
    .taken("5e-324"),
  ])
  func `a double must be finite`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused(#"{"content": [1e400]}"#, .numberOutOfRange, at: 13),
    .refused(#"{"content": {"a": {"b": -1e400}}}"#, .numberOutOfRange, at: 24),
    .refused(#"{"content": [NaN]}"#, .notANumber, at: 13),
    .refused(#"{"content": [18446744073709551616]}"#, .numberOutOfRange, at: 13),
    .refused(#"{"content": [5.]}"#, .malformedNumber, at: 13),
    .taken(#"{"content": [1e300, 1e-400, 18446744073709551615]}"#),
  ])
  func `a deferred member is checked like any other`(text: TextCase) {
    text.check(deferring: ["content"])
    text.check()
  }

  @Test(arguments: [
    TextCase.refused("[5.]", .malformedNumber, at: 1),
    .refused("[5.e1]", .malformedNumber, at: 1),
    .refused("[.5]", .malformedNumber, at: 1),
    .refused("[-.5]", .malformedNumber, at: 1),
    .refused("[+1]", .malformedNumber, at: 1),
    .refused("[01]", .malformedNumber, at: 1),
    .refused("[-01]", .malformedNumber, at: 1),
    .refused("[00]", .malformedNumber, at: 1),
    .refused("[1e]", .malformedNumber, at: 1),
    .refused("[1e+]", .malformedNumber, at: 1),
    .refused("[1.5E-]", .malformedNumber, at: 1),
    .refused("[-]", .malformedNumber, at: 1),
    .refused("[--1]", .malformedNumber, at: 1),
    .refused("01", .malformedNumber, at: 0),
    .refused(".5", .malformedNumber, at: 0),
    .refused("+1", .malformedNumber, at: 0),
    .unexpected("[0x10]", at: 2),
    .unexpected("[1-2]", at: 2),
    .unexpected("[1e5e5]", at: 4),
    .unexpected("[1_000]", at: 2),
  ])
  func `a number that breaks the grammar is refused at its first byte`(text: TextCase) {
    text.check()
  }

  @Test(arguments: [
    TextCase.refused("-", .truncated, at: 1),
    .refused("5.", .truncated, at: 2),
    .refused("1e", .truncated, at: 2),
    .refused("1e-", .truncated, at: 3),
    .refused("[-", .truncated, at: 2),
  ])
  func `a number that the text ends in is cut short`(text: TextCase) { text.check() }
}
