// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "OwnPolicy",
  dependencies: [.package(name: "islandsim", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnPolicy", dependencies: [.product(name: "IslandSim", package: "islandsim")])
  ])
