/// Who may import whom, as README.md draws it ("Finding your way").
struct Room: Sendable {
  let name: String
  /// What may end up in a program because this room is in it.
  let reach: Set<String>
  /// What its own files may import of that.
  let imports: Set<String>

  func mayImport(_ module: String) -> Bool { imports.contains(module) || Self.toolchain.contains(module) }

  static func named(_ name: String) -> Room? { all.first { $0.name == name } }

  static let all = [
    // Data flow and views; no GTK, no SQLite.
    Room("CurlOnDemand", reach: []),
    Room("CArguments", reach: []),
    Room("CReadAhead", reach: []),
    Room("Combine", reach: ["CurlOnDemand"]),
    Room("FoundationAdditions", reach: []),
    Room("SwiftUIMacros", reach: [], imports: compiler),
    Room(
      "Queries", reach: ["Combine", "CurlOnDemand", "FoundationAdditions"],
      imports: ["Combine", "FoundationAdditions"]),
    Room(
      "SwiftUICore",
      reach: ["CReadAhead", "Combine", "CurlOnDemand", "FoundationAdditions", "Queries", "SwiftUIMacros"],
      imports: ["CReadAhead", "Combine", "FoundationAdditions", "Queries"]),
    Room("OSLog", reach: []),
    Room("COSLog", reach: []),
    Room("os", reach: ["COSLog", "OSLog"], imports: ["OSLog"]),
    Room("Accessibility", reach: views, imports: ["SwiftUICore"]),
    Room("UniformTypeIdentifiers", reach: views, imports: ["SwiftUICore"]),
    Room("CoreTransferable", reach: views, imports: ["SwiftUICore"]),
    Room("Symbols", reach: views, imports: ["SwiftUICore"]),
    Room(
      "PhotosUI", reach: views.union(gtk).union(["GTKRenderer", "Platform"]),
      imports: ["Platform", "SwiftUICore"]),
    Room("StoreKit", reach: views, imports: ["SwiftUICore"]),
    Room("QuickLook", reach: views, imports: ["SwiftUICore"]),
    Room(
      "UserNotifications", reach: views.union(gtk).union(["GTKRenderer", "Platform"]),
      imports: ["Platform", "SwiftUICore"]),
    Room("HeadlessRenderer", reach: views, imports: viewsAlone),
    Room(
      "SwiftUITesting", reach: views.union(["HeadlessRenderer"]),
      imports: viewsAlone.union(["HeadlessRenderer"])),

    // GTK, which no other room's files may import.
    Room("CGTKSystem", reach: []),
    Room("CGTK", reach: ["CGTKSystem"]),
    Room("GTKRenderer", reach: views.union(gtk), imports: viewsAlone.union(gtk)),
    Room(
      "Platform", reach: views.union(gtk).union(["GTKRenderer"]),
      imports: ["Combine", "GTKRenderer", "SwiftUICore"]),
    Room(
      "QuartzCore", reach: views.union(gtk).union(["GTKRenderer", "Platform"]),
      imports: ["Platform", "SwiftUICore"]),
    Room(
      "ImageIO", reach: views.union(gtk).union(["GTKRenderer", "Platform"]),
      imports: ["Platform", "SwiftUICore"]),
    Room("_Testing_UIKit", reach: []),
    Room("_Testing_AppKit", reach: []),
    Room("_Testing_CoreGraphics", reach: []),
    Room(
      "UIKit",
      reach: views.union(gtk).union(["GTKRenderer", "Platform", "UserNotifications", "_Testing_UIKit"]),
      imports: ["Platform", "UserNotifications", "_Testing_UIKit"]),
    Room(
      "AppKit", reach: views.union(gtk).union(["GTKRenderer", "Platform", "_Testing_AppKit"]),
      imports: ["Platform", "_Testing_AppKit"]),
    Room(
      "CoreGraphics", reach: views.union(["_Testing_CoreGraphics"]),
      imports: ["SwiftUICore", "_Testing_CoreGraphics"]),
    Room(
      "Cocoa", reach: views.union(gtk).union(["GTKRenderer", "Platform", "AppKit", "_Testing_AppKit"]),
      imports: ["AppKit"]),
    Room(
      "SwiftUI", reach: window.subtracting(["SwiftUI"]),
      imports: viewsAlone.union(["GTKRenderer", "Platform", "UIKit", "AppKit"])),

    // Data on disk; no views.
    Room("CSQLite", reach: []),
    Room(
      "Storage", reach: ["Combine", "CSQLite", "CurlOnDemand", "FoundationAdditions", "Queries"],
      imports: ["Combine", "CSQLite", "Queries"]),
    Room(
      "CoreData",
      reach: ["Combine", "CSQLite", "CurlOnDemand", "FoundationAdditions", "Queries", "Storage"],
      imports: ["Combine", "FoundationAdditions", "Queries", "Storage"]),
    Room(
      "FavesCore",
      reach: ["Combine", "CSQLite", "CurlOnDemand", "FoundationAdditions", "Queries", "Storage"],
      imports: ["Storage"]),

    // Runs as a target is built, and ends up in no program.
    Room("XcodeFileWriter", reach: []),
    Room("XcodeFiles", reach: ["XcodeFileWriter"]),

    // The apps; no SQL in the screens.
    Room("FavesScreens", reach: window.union(data), imports: ["SwiftUI", "FavesCore"]),
    Room(
      "Faves", reach: window.union(data).union(["FavesScreens"]),
      imports: ["SwiftUI", "FavesCore", "FavesScreens"]
    ),
    Room("GallerySources", reach: []),
    Room(
      "GalleryScenes", reach: window.union(["CoreData", "CSQLite", "GallerySources", "Storage"]),
      imports: ["Combine", "CoreData", "GallerySources", "SwiftUI"]),
    Room(
      "Gallery",
      reach: window.union(["CoreData", "CSQLite", "GalleryScenes", "GallerySources", "Storage"]),
      imports: ["GalleryScenes", "SwiftUI"]),

    // Both sides of the comparison.
    Room("CBench", reach: ["CGTKSystem"]),
    Room("BenchLabel", reach: window, imports: ["SwiftUI"]),
    Room(
      "Bench", reach: window.union(data).union(["CBench", "FavesScreens", "HeadlessRenderer"]),
      imports: [
        "CBench", "CGTK", "FavesCore", "FavesScreens", "GTKRenderer", "HeadlessRenderer", "SwiftUI",
        "SwiftUICore",
      ]),
  ]

  /// What the toolchain brings.
  static let toolchain: Set<String> = [
    "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "Swift", "Synchronization",
    "_FoundationICU",
  ]

  private static let viewsAlone: Set = [
    "SwiftUICore", "Combine", "FoundationAdditions", "Queries", "SwiftUIMacros",
  ]
  private static let views = viewsAlone.union(["CReadAhead", "CurlOnDemand"])
  private static let gtk: Set = ["CGTK", "CGTKSystem"]
  private static let window = views.union(gtk).union([
    "CArguments", "GTKRenderer", "Platform", "UIKit", "AppKit", "UserNotifications", "_Testing_UIKit",
    "_Testing_AppKit", "SwiftUI",
  ])
  private static let data: Set = ["FavesCore", "Storage", "CSQLite"]

  /// The toolchain's own libraries for compiler plugins.
  private static let compiler: Set = [
    "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics",
    "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
  ]

  private init(_ name: String, reach: Set<String>, imports: Set<String>? = nil) {
    self.name = name
    self.reach = reach
    self.imports = imports ?? reach
  }
}
