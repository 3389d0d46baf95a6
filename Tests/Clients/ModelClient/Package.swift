// swift-tools-version: 6.0
import PackageDescription

// A program of somebody else whose data model and assets are Xcode's files. A warning is an error.
let package = Package(
  name: "ModelClient",
  products: [.executable(name: "ModelClient", targets: ["ModelClient"])],
  dependencies: [.package(name: "Faves", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ModelClient",
      dependencies: [
        .product(name: "SwiftUI", package: "Faves"), .product(name: "CoreData", package: "Faves"),
      ],
      path: "Sources", exclude: ["Shop.xcdatamodeld"], resources: [.process("Assets.xcassets")],
      swiftSettings: [.unsafeFlags(["-warnings-as-errors"])],
      plugins: [.plugin(name: "XcodeFiles", package: "Faves")])
  ]
)
