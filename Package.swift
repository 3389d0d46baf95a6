// swift-tools-version: 6.1
import PackageDescription

// The rooms, and who may import whom, are described in README.md ("Finding your way").
// `Tests/PackageTests` holds these dependency lists to those rules.

let swift: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "Faves",
  products: [
    .executable(name: "faves", targets: ["Faves"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
  ],
  targets: [
    // Data flow and views; no GTK, no SQLite.
    .target(name: "Combine", swiftSettings: swift),
    .target(name: "SwiftUICore", dependencies: ["Combine"], swiftSettings: swift),
    .target(name: "HeadlessRenderer", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(
      name: "SwiftUITesting", dependencies: ["HeadlessRenderer", "SwiftUICore"],
      swiftSettings: swift),

    // GTK.
    .systemLibrary(
      name: "CGTKSystem", pkgConfig: "libhandy-1",
      providers: [.apt(["libgtk-3-dev", "libhandy-1-dev"])]),
    .target(name: "CGTK", dependencies: ["CGTKSystem"]),
    .target(name: "GTKRenderer", dependencies: ["SwiftUICore", "CGTK"], swiftSettings: swift),
    .target(
      name: "SwiftUI", dependencies: ["SwiftUICore", "Combine", "GTKRenderer"],
      swiftSettings: swift),

    // Data on disk.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "Storage", dependencies: ["CSQLite"], swiftSettings: swift),

    // The apps.
    .target(name: "FavesCore", dependencies: ["Storage"], swiftSettings: swift),
    .target(name: "FavesScreens", dependencies: ["SwiftUI", "FavesCore"], swiftSettings: swift),
    .executableTarget(name: "Faves", dependencies: ["FavesScreens"], swiftSettings: swift),
    .executableTarget(name: "Gallery", dependencies: ["SwiftUI"], swiftSettings: swift),

    // The same screen by our views and by hand in C, timed side by side.
    .target(name: "CBench", dependencies: ["CGTKSystem"]),
    .executableTarget(
      name: "Bench", dependencies: ["CBench", "GTKRenderer", "SwiftUI", "SwiftUICore"], swiftSettings: swift),

    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: swift),
    .testTarget(
      name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "SwiftUITesting"],
      swiftSettings: swift),
    .testTarget(name: "StorageTests", dependencies: ["Storage"], swiftSettings: swift),
    .testTarget(name: "FavesCoreTests", dependencies: ["FavesCore"], swiftSettings: swift),
    .testTarget(
      name: "FavesScreensTests", dependencies: ["FavesScreens", "SwiftUITesting"],
      swiftSettings: swift),
    .testTarget(
      name: "GTKRendererTests", dependencies: ["GTKRenderer", "SwiftUI", "CGTK"],
      swiftSettings: swift),
    .testTarget(name: "PackageTests", swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)
