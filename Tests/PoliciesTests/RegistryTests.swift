import Catalogue
import Policies
import Testing
import TraceModel
import TraceWords

/// Policies by name, and their parameters.
@Suite struct RegistryTests {
  /// A reference as it is written, and the error that it gives.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: PolicyError

    init(_ text: String, _ error: PolicyError) {
      testDescription = text
      self.error = error
    }
  }

  @Test(arguments: [
    Fault("iso", .unknownPolicy("iso", nearest: "ios")),
    Fault("IOS", .unknownPolicy("IOS", nearest: "ios")),
    Fault("ios-primery", .unknownPolicy("ios-primery", nearest: "ios-primary")),
    Fault("round", .unknownPolicy("round", nearest: nil)),
    Fault(
      "ios:thirdapp=wait", .unknownParameter("thirdapp", policy: "ios", nearest: "thirdApp")),
    Fault("ios:colour=red", .unknownParameter("colour", policy: "ios", nearest: nil)),
    // A setting of the phone is a parameter of no policy.
    Fault("ios:limitPerApp=2", .unknownParameter("limitPerApp", policy: "ios", nearest: nil)),
    Fault(
      "ios:thirdApp=weit",
      .wrongValue("weit", parameter: "thirdApp", allowed: "newestDetached or wait")),
    Fault(
      "ios:alertHold=2,thirdApp=",
      .wrongValue("", parameter: "thirdApp", allowed: "newestDetached or wait")),
    Fault(
      "ios:alertHold=-1",
      .wrongValue(
        "-1", parameter: "alertHold", allowed: "seconds from 0 to 3600, such as 2, 4, 6, 8")),
    Fault(
      "ios-primary:primaryMode=minimal",
      .fixedParameter("primaryMode", policy: "ios-primary", value: "compact")),
    Fault(
      "ios-primary:primaryMode=compact",
      .fixedParameter("primaryMode", policy: "ios-primary", value: "compact")),
  ])
  func `what is wrong with a reference is told with the nearest right word`(fault: Fault) throws {
    let reference = try #require(PolicyReference(fault.testDescription))
    var values = SettingValues()
    #expect(throws: fault.error) { try PolicyRegistry.apply(reference, to: &values) }
  }

  @Test func `parameters are laid over the values`() throws {
    var values = SettingValues([.thirdApp: "wait", .alertHold: "8", .limitPerApp: "2"])
    let reference = try #require(PolicyReference("ios:alertHold=500ms,startAlert=quiet"))
    let definition = try PolicyRegistry.apply(reference, to: &values)
    #expect(definition.name == "ios")
    #expect(values[.alertHold] == 500_000)
    #expect(values.choice() == StartAlert.quiet)
    #expect(values.choice() == ThirdApp.wait)
    #expect(values[.limitPerApp] == 2)
  }

  @Test func `the last of two values of a parameter counts`() throws {
    var values = SettingValues()
    let reference = try #require(PolicyReference("ios:alertHold=2,alertHold=6"))
    _ = try PolicyRegistry.apply(reference, to: &values)
    #expect(values[.alertHold] == 6_000_000)
  }

  @Test func `every setting of the scope ios is a parameter of ios and no other setting is`() throws
  {
    let parameters = SettingID.allCases.filter { SettingDefinition.of($0).scope == .ios }
    #expect(try PolicyRegistry.named("ios").parameters == parameters)
    let primary = try PolicyRegistry.named("ios-primary")
    #expect(primary.parameters == parameters.filter { $0 != .primaryMode })
    #expect(primary.fixed.map(\.0) == [.primaryMode])
  }

  @Test func `names are given once, and the standard policy is among them`() throws {
    let names = PolicyRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(PolicyRegistry.standard.text == "ios")
    #expect(try PolicyRegistry.named(PolicyRegistry.standard.name).family == "ios")
    for definition in PolicyRegistry.all {
      #expect(!definition.summary.isEmpty && !definition.source.isEmpty)
      #expect(definition.layers.map(\.layer) == ["slots", "alerts", "modifiers", "lockScreen"])
    }
  }
}
