// swift-tools-version: 6.2

import PackageDescription

// One set of settings for every target: Swift 6 mode, no warning survives, and each unsafe
// expression is marked, so that `grep -rn unsafe Sources` lists the whole trusted base.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335: an existential is written out.
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409: an import leaks nothing.
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444: members need their own import.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  .strictMemorySafety(),  // SE-0458
  .treatAllWarnings(as: .error),
  // The rooms call each other for every event. By default only the smallest functions cross a
  // target's border; with this the simulation is half as fast again (`make bench`).
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

// A view of a JSON document may not outlive it: the only target that needs lifetimes spelled out.
let lifetimes: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]

/// A room of the house: a target with the rooms it may look into.
func room(_ name: String, _ rooms: [Target.Dependency], extra: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: rooms, swiftSettings: settings + extra)
}

/// A test target: named for the room it tests.
func tests(_ name: String, _ rooms: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: rooms + ["TestSupport"], swiftSettings: settings + lifetimes
  )
}

let package = Package(
  name: "islandsim",
  products: [
    .executable(name: "islandsim", targets: ["islandsim"]),
    // For programs that bring a policy of their own; see Documentation/OwnPolicy.
    .library(
      name: "IslandSim",
      targets: ["CommandLineTool", "Policies", "PhoneModel", "TraceModel", "SimulationKernel"]),
  ],
  traits: [
    .trait(
      name: "RuleSwitches",
      description: "One rule can be left out by the environment, for `make mutate`.")
  ],
  targets: [
    .systemLibrary(
      name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    room("ByteStreams", ["CZlib", "CZstd"]),
    room("JSONReading", ["CJSONC"], extra: lifetimes),
    room("SimulationKernel", []),
    room("Catalogue", ["SimulationKernel"]),
    room("TraceModel", ["SimulationKernel", "Catalogue"]),
    room(
      "TraceReading",
      ["JSONReading", "TraceModel", "Catalogue", "SimulationKernel", "ByteStreams"]),
    room("PhoneModel", ["SimulationKernel", "TraceModel", "Catalogue"]),
    room("Policies", ["PhoneModel", "TraceModel", "SimulationKernel", "Catalogue"]),
    room(
      "Simulation", ["Policies", "PhoneModel", "TraceModel", "SimulationKernel", "Catalogue"]),
    room(
      "Metrics", ["Simulation", "PhoneModel", "TraceModel", "SimulationKernel", "Catalogue"]),
    room(
      "Reports",
      [
        "Metrics", "Simulation", "Policies", "PhoneModel", "TraceModel", "SimulationKernel",
        "Catalogue", "JSONReading",
      ]),
    room(
      "CommandLineTool",
      [
        "ByteStreams", "JSONReading", "SimulationKernel", "Catalogue", "TraceModel", "TraceReading",
        "PhoneModel", "Policies", "Simulation", "Metrics", "Reports",
      ]),
    .executableTarget(
      name: "islandsim", dependencies: ["CommandLineTool"], swiftSettings: settings),
    .executableTarget(
      name: "islandsim-benchmark",
      dependencies: [
        "ByteStreams", "Catalogue", "Metrics", "PhoneModel", "Policies", "Simulation",
        "SimulationKernel", "TraceModel", "TraceReading",
      ], path: "Benchmarks/Program", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "TraceWords", dependencies: ["Catalogue", "SimulationKernel", "TraceModel"],
      path: "Tests/TraceWords", swiftSettings: settings),
    tests("ByteStreams", ["ByteStreams"]),
    tests("JSONReading", ["JSONReading"]),
    tests("SimulationKernel", ["SimulationKernel"]),
    tests("Catalogue", ["Catalogue", "SimulationKernel"]),
    tests(
      "PhoneModel", ["TraceWords", "PhoneModel", "TraceModel", "SimulationKernel", "Catalogue"]),
    tests(
      "Policies",
      [
        "TraceWords", "Policies", "Simulation", "Metrics", "PhoneModel", "TraceReading",
        "TraceModel", "SimulationKernel", "Catalogue",
      ]),
    tests(
      "Simulation",
      [
        "TraceWords", "Simulation", "Policies", "PhoneModel", "TraceModel", "SimulationKernel",
        "Catalogue",
      ]),
    tests(
      "TraceReading",
      ["TraceReading", "TraceModel", "SimulationKernel", "JSONReading", "Catalogue", "ByteStreams"]),
    tests(
      "Metrics",
      [
        "Metrics", "Simulation", "Policies", "PhoneModel", "TraceReading", "TraceModel",
        "SimulationKernel", "Catalogue",
      ]),
    tests(
      "Reports",
      [
        "Reports", "Metrics", "Simulation", "Policies", "PhoneModel", "TraceReading", "TraceModel",
        "SimulationKernel", "Catalogue", "JSONReading",
      ]),
    tests("EndToEnd", []),
  ]
)
