// swift-tools-version: 6.0
import PackageDescription

// A program of somebody else as Xcode 26 begins one: all of its types are on the main actor unless they say otherwise.
// Compilers know that setting from 6.2 on.
#if compiler(>=6.2)
  let isolation = ["-default-isolation", "MainActor"]
#else
  let isolation: [String] = []
#endif

// The library's folder is called as it was checked out, so it is named here.
let package = Package(
  name: "MainActorClient",
  products: [.executable(name: "MainActorClient", targets: ["MainActorClient"])],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MainActorClient",
      dependencies: [.product(name: "SwiftUI", package: "Faves")],
      path: "Sources",
      swiftSettings: [.unsafeFlags(["-warnings-as-errors"] + isolation)])
  ],
  swiftLanguageModes: [.v6]
)
