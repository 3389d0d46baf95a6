// swift-tools-version: 6.0
import PackageDescription

// Programs of somebody else without an `App`: SwiftUI's views in windows that delegates of UIKit's and AppKit's open.
// A warning is an error.
func program(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "SwiftUI", package: "Faves")], path: name,
    swiftSettings: [.unsafeFlags(["-warnings-as-errors"])])
}

let package = Package(
  name: "DelegateClient",
  products: [
    .executable(name: "Phone", targets: ["Phone"]),
    .executable(name: "Mac", targets: ["Mac"]),
    .executable(name: "Plain", targets: ["Plain"]),
  ],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [program("Phone"), program("Mac"), program("Plain")],
  swiftLanguageModes: [.v5]
)
