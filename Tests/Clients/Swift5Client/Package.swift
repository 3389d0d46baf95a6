// swift-tools-version: 6.0
import PackageDescription

// A program of somebody else: ordinary SwiftUI source in Swift 5 language mode, in which a warning is an error.
// The library's folder is called as it was checked out, so it is named here.
let package = Package(
  name: "Swift5Client",
  products: [.executable(name: "Swift5Client", targets: ["Swift5Client"])],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Swift5Client",
      dependencies: [.product(name: "SwiftUI", package: "Faves")],
      path: "Sources",
      swiftSettings: [.unsafeFlags(["-warnings-as-errors", "-strict-concurrency=complete"])])
  ],
  swiftLanguageModes: [.v5]
)
