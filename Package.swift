// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// The rooms, and who may import whom, are described in README.md ("Finding your way").
// `Tests/PackageTests` holds these dependency lists to those rules.

let swift: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
let macros = MacroSupport.forThisPackage()
let clients = Client.forTests()

let package = Package(
  name: "Faves",
  products: [
    .executable(name: "faves", targets: ["Faves"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    // All that a source may import beside SwiftUI is in this one product, so that nobody has to name another. What a program
    // does not import costs it some file size, and no time: it brings no library, and nothing of it runs at the start.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Accessibility", "AppKit", "Cocoa", "Combine", "CoreGraphics", "CoreTransferable",
        "ImageIO", "OSLog", "PhotosUI", "QuartzCore", "QuickLook", "StoreKit", "Symbols", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "os",
      ]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AppKit", targets: ["AppKit"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "OSLog", targets: ["OSLog", "os"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .plugin(name: "XcodeFiles", targets: ["XcodeFiles"]),
  ],
  dependencies: macros.packages + clients.map(\.package),
  targets: [
    // Data flow and views; no GTK, no SQLite.
    .target(name: "CurlOnDemand", exclude: ["linked"], linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CArguments"),
    .target(name: "CReadAhead"),
    .target(name: "Combine", dependencies: ["CurlOnDemand"], swiftSettings: swift),
    .target(name: "Queries", dependencies: ["Combine", "FoundationAdditions"], swiftSettings: swift),
    .target(
      name: "FoundationAdditions", swiftSettings: swift, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "SwiftUICore",
      dependencies: ["CReadAhead", "Combine", "FoundationAdditions", "Queries", "SwiftUIMacros"],
      swiftSettings: swift),
    .macro(
      name: "SwiftUIMacros", dependencies: macros.products,
      swiftSettings: swift + macros.swiftSettings, linkerSettings: macros.linkerSettings),
    .target(name: "HeadlessRenderer", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(
      name: "SwiftUITesting", dependencies: ["HeadlessRenderer", "SwiftUICore"],
      swiftSettings: swift),

    // GTK.
    .systemLibrary(
      name: "CGTKSystem", pkgConfig: "libhandy-1",
      providers: [.apt(["libgtk-3-dev", "libhandy-1-dev"])]),
    .target(
      name: "CGTK", dependencies: ["CGTKSystem"],
      linkerSettings: [.linkedLibrary("dl"), .linkedLibrary("fontconfig")]),
    .target(name: "GTKRenderer", dependencies: ["SwiftUICore", "CGTK"], swiftSettings: swift),
    .target(name: "Platform", dependencies: ["Combine", "SwiftUICore", "GTKRenderer"], swiftSettings: swift),
    .target(name: "_Testing_UIKit", swiftSettings: swift),
    .target(name: "_Testing_AppKit", swiftSettings: swift),
    .target(name: "_Testing_CoreGraphics", swiftSettings: swift),
    .target(
      name: "UIKit", dependencies: ["Platform", "UserNotifications", "_Testing_UIKit"], swiftSettings: swift),
    .target(name: "AppKit", dependencies: ["Platform", "_Testing_AppKit"], swiftSettings: swift),
    .target(name: "Accessibility", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(name: "Cocoa", dependencies: ["AppKit"], swiftSettings: swift),
    .target(
      name: "CoreGraphics", dependencies: ["SwiftUICore", "_Testing_CoreGraphics"], swiftSettings: swift),
    .target(name: "UniformTypeIdentifiers", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(name: "CoreTransferable", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(name: "Symbols", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(name: "QuartzCore", dependencies: ["Platform", "SwiftUICore"], swiftSettings: swift),
    .target(name: "ImageIO", dependencies: ["Platform", "SwiftUICore"], swiftSettings: swift),
    .target(name: "OSLog", swiftSettings: swift),
    .target(name: "COSLog"),
    .target(name: "os", dependencies: ["COSLog", "OSLog"], swiftSettings: swift),
    .target(name: "PhotosUI", dependencies: ["Platform", "SwiftUICore"], swiftSettings: swift),
    .target(name: "StoreKit", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(name: "QuickLook", dependencies: ["SwiftUICore"], swiftSettings: swift),
    .target(
      name: "UserNotifications", dependencies: ["SwiftUICore", "Platform"], swiftSettings: swift),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "Combine", "CArguments", "GTKRenderer", "Platform", "UIKit", "AppKit"],
      swiftSettings: swift),

    // Data on disk.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "Storage", dependencies: ["CSQLite", "Queries"], swiftSettings: swift),
    .target(
      name: "CoreData", dependencies: ["FoundationAdditions", "Queries", "Storage"], swiftSettings: swift),

    // What Xcode would write of a target's data models and asset catalogues.
    .executableTarget(name: "XcodeFileWriter", swiftSettings: swift),
    .plugin(name: "XcodeFiles", capability: .buildTool(), dependencies: ["XcodeFileWriter"]),

    // The apps.
    .target(name: "FavesCore", dependencies: ["Storage"], swiftSettings: swift),
    .target(name: "FavesScreens", dependencies: ["SwiftUI", "FavesCore"], swiftSettings: swift),
    .executableTarget(name: "Faves", dependencies: ["FavesScreens"], swiftSettings: swift),
    .target(name: "GallerySources"),
    .target(
      name: "GalleryScenes", dependencies: ["CoreData", "GallerySources", "SwiftUI"], swiftSettings: swift),
    .executableTarget(name: "Gallery", dependencies: ["GalleryScenes"], swiftSettings: swift),

    // The same screens by our views and by hand in C, timed side by side.
    .target(name: "CBench", dependencies: ["CGTKSystem"], exclude: ["programs"]),
    .executableTarget(name: "BenchLabel", dependencies: ["SwiftUI"], swiftSettings: swift),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "CBench", "FavesCore", "FavesScreens", "GTKRenderer", "HeadlessRenderer", "SwiftUI", "SwiftUICore",
      ],
      swiftSettings: swift),

    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: swift),
    .testTarget(
      name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"], swiftSettings: swift),
    .testTarget(
      name: "SwiftUICoreTests", dependencies: ["CoreData", "Storage", "SwiftUICore", "SwiftUITesting"],
      swiftSettings: swift),
    .testTarget(
      name: "SwiftUIMacrosTests",
      dependencies: ["SwiftUICore", "SwiftUIMacros", "SwiftUITesting"] + macros.products,
      swiftSettings: swift + macros.swiftSettings),
    .testTarget(
      name: "StorageTests", dependencies: ["CoreData", "Queries", "Storage"], swiftSettings: swift),
    .testTarget(name: "FavesCoreTests", dependencies: ["FavesCore"], swiftSettings: swift),
    .testTarget(
      name: "FavesScreensTests", dependencies: ["FavesScreens", "SwiftUITesting"],
      swiftSettings: swift),
    .testTarget(
      name: "GalleryTests", dependencies: ["GalleryScenes", "SwiftUITesting"], swiftSettings: swift),
    .testTarget(
      name: "GTKRendererTests", dependencies: ["GTKRenderer", "Platform", "SwiftUI", "CGTK"],
      swiftSettings: swift),
    .testTarget(
      name: "PlatformTests",
      dependencies: [
        "CoreGraphics", "CoreTransferable", "ImageIO", "OSLog", "PhotosUI", "Platform", "QuartzCore",
        "QuickLook", "StoreKit", "SwiftUI", "SwiftUITesting", "Symbols", "UserNotifications", "os",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "XcodeFileWriterTests", dependencies: ["XcodeFileWriter"], swiftSettings: swift),
    .testTarget(name: "PackageTests", dependencies: clients.flatMap(\.products), swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)
if Client.kind == .target { package.targets.append(.modelClient) }
package.nameWhatIsBehind()

extension Package {
  /// Has each target and library name all the targets that it depends on, near or far.
  ///
  /// What depends on a module is built again only when that module has changed, not when one behind it has. But the
  /// layout of a type may come from there: a program that still has the old one crashes.
  func nameWhatIsBehind() {
    for target in targets { target.dependencies += behind(target.namedTargets).map { .target(name: $0) } }
    let modules = Set(targets.filter { $0.type == .regular }.map(\.name))
    products = products.map { product in
      guard let library = product as? Product.Library else { return product }
      let others = behind(library.targets).filter(modules.contains)
      return .library(name: library.name, targets: library.targets + others)
    }
  }

  /// What targets depend on, and they are not themselves, in an order that is the same each time.
  private func behind(_ names: [String]) -> [String] {
    let targets = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    var found = names
    var next = 0
    while next < found.count {
      for name in targets[found[next]]?.namedTargets ?? [] where !found.contains(name) { found.append(name) }
      next += 1
    }
    return Array(found.dropFirst(names.count))
  }
}

extension Target {
  /// The targets of this package among the dependencies.
  var namedTargets: [String] {
    dependencies.compactMap {
      switch $0 {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      default: nil
      }
    }
  }
}

/// A package of somebody else with programs that use this one.
///
/// Built by itself each would build all of this package again. Named here they are built with it, by `Tests/run clients`;
/// to anybody else they are nothing. Not in this way `ModelClient`: the package manager crashes where packages depend on each
/// other and a plugin is used (6.3), so its sources are a target of this package, in a build of their own.
struct Client {
  enum Kind: String { case package, target }
  /// Those that are built with this package; nil: none.
  static let kind = Context.environment["FAVES_CLIENTS"].flatMap(Kind.init)

  let name: String
  let programs: [String]

  var package: Package.Dependency { .package(path: "Tests/Clients/\(name)") }
  var products: [Target.Dependency] { programs.map { .product(name: $0, package: name) } }

  static func forTests() -> [Client] {
    guard kind == .package else { return [] }
    return [
      Client(name: "DelegateClient", programs: ["Mac", "Phone", "Plain"]),
      Client(name: "MainActorClient", programs: ["MainActorClient"]),
      Client(name: "RepresentableClient", programs: ["Journal", "Tuner"]),
      Client(name: "Swift5Client", programs: ["Swift5Client"]),
      Client(name: "Swift6Client", programs: ["Swift6Client"]),
    ]
  }
}

extension Target {
  /// As its own manifest has it.
  static var modelClient: Target {
    .executableTarget(
      name: "ModelClient", dependencies: ["CoreData", "SwiftUI"], path: "Tests/Clients/ModelClient/Sources",
      exclude: ["Shop.xcdatamodeld"], resources: [.process("Assets.xcassets")],
      swiftSettings: [.unsafeFlags(["-warnings-as-errors"])], plugins: ["XcodeFiles"])
  }
}

/// Where the compiler plugin gets SwiftSyntax from.
///
/// The toolchain's own needs no download and matches the compiler, but the flags that point at it are "unsafe" to the
/// package manager, which refuses them in a dependency by version. There the `swift-syntax` package serves instead.
struct MacroSupport {
  var packages: [Package.Dependency] = []
  var products: [Target.Dependency] = []
  var swiftSettings: [SwiftSetting] = []
  var linkerSettings: [LinkerSetting] = []

  static func forThisPackage() -> MacroSupport {
    guard !isDependencyByVersion, let host = toolchainHostLibraries() else { return swiftSyntaxPackage }
    return MacroSupport(
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
      ])
  }

  /// The package manager reads a dependency's manifest twice: as it chooses versions, from the repository, where it names
  /// the root as the package's folder, and then in the folder that it keeps checkouts or downloads in. Both times the
  /// manifest has to name the same packages.
  private static var isDependencyByVersion: Bool {
    let folder = Context.packageDirectory
    return folder == "/" || folder.contains("/checkouts/") || folder.contains("/registry/downloads/")
  }

  private static var swiftSyntaxPackage: MacroSupport {
    let address = "https://github.com/swiftlang/swift-syntax.git"
    let products = [
      "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]
    return MacroSupport(
      packages: [.package(url: address, .upToNextMinor(from: "603.0.0"))],
      products: products.map { .product(name: $0, package: "swift-syntax") })
  }

  /// The folder of the compiler's SwiftSyntax, as `swiftc` tells it; nil: this toolchain has none.
  private static func toolchainHostLibraries() -> String? {
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let swiftc = Process()
    swiftc.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swiftc.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    swiftc.standardOutput = output
    guard (try? swiftc.run()) != nil,
      let answer = try? output.fileHandleForReading.readToEnd(),
      let information = try? JSONDecoder().decode(Information.self, from: answer)
    else { return nil }
    swiftc.waitUntilExit()
    let host = information.paths.runtimeResourcePath + "/host"
    let isThere = FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule")
    return isThere ? host : nil
  }
}
