// swift-tools-version: 6.0
import PackageDescription

// Programs of somebody else that show views of UIKit's and AppKit's among SwiftUI's: one in Swift 5 language mode, one in
// Swift 6. A warning is an error.
func program(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "SwiftUI", package: "Faves")], path: name,
    swiftSettings: [
      .swiftLanguageMode(mode), .unsafeFlags(["-warnings-as-errors", "-strict-concurrency=complete"]),
    ])
}

let package = Package(
  name: "RepresentableClient",
  products: [
    .executable(name: "Journal", targets: ["Journal"]),
    .executable(name: "Tuner", targets: ["Tuner"]),
  ],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [program("Journal", .v5), program("Tuner", .v6)]
)
