// swift-tools-version: 6.0
import PackageDescription

// A program of somebody else: ordinary SwiftUI source in Swift 6 language mode, in which a warning is an error.
// The library's folder is called as it was checked out, so it is named here.
let package = Package(
  name: "Swift6Client",
  products: [.executable(name: "Swift6Client", targets: ["Swift6Client"])],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Swift6Client",
      dependencies: [.product(name: "SwiftUI", package: "Faves")],
      path: "Sources",
      swiftSettings: [.unsafeFlags(["-warnings-as-errors", "-strict-concurrency=complete"])])
  ],
  swiftLanguageModes: [.v6]
)
