import Foundation
import Testing

@Suite("Who may import whom")
struct ImportRuleTests {
  @Test("Every target is a room with a rule, and every rule has its target")
  func everyRoomHasARule() throws {
    let targets = try Manifest.load().targets.filter { $0.type != "test" }.map(\.name)
    #expect(Set(targets) == Set(Room.all.map(\.name)))
  }

  @Test("A room brings nothing into a program that it may not reach")
  func closuresStayInReach() throws {
    let manifest = try Manifest.load()
    for room in Room.all {
      let surplus = manifest.closure(of: room.name).subtracting(room.reach)
      #expect(surplus.isEmpty, "\(room.name) reaches \(surplus.sorted())")
    }
  }

  /// The package manager builds a target again only when a module that it names has changed; the layout of its types
  /// may come from one further behind.
  @Test("A target names all that is behind its dependencies, and a product all of its modules")
  func whatIsBehindIsNamed() throws {
    let manifest = try Manifest.load()
    for target in manifest.targets {
      let missing = manifest.closure(of: target.name).subtracting(manifest.dependencies(of: target.name))
      #expect(missing.isEmpty, "\(target.name) is not built again when one of \(missing.sorted()) changes")
    }
    let modules = Set(manifest.targets.filter { $0.type == "regular" }.map(\.name))
    let libraries = manifest.products.filter(\.isLibrary)
    #expect(libraries.count == 8)
    for library in libraries {
      let behind = library.targets.reduce(into: Set()) { $0.formUnion(manifest.closure(of: $1)) }
      let missing = behind.intersection(modules).subtracting(library.targets)
      #expect(missing.isEmpty, "A user of \(library.name) is not built again when \(missing) change")
    }
  }

  @Test(
    "An import that is not drawn is noticed, also where the module is in reach",
    arguments: [
      ("FavesScreens", "CGTK"), ("FavesScreens", "Storage"), ("FavesScreens", "GTKRenderer"),
      ("Faves", "CGTK"),
      ("FavesCore", "CSQLite"), ("Gallery", "Storage"), ("SwiftUI", "CGTK"),
    ])
  func undrawnArrowIsNoticed(room name: String, module: String) throws {
    let room = try #require(Room.named(name))
    #expect(room.reach.contains(module))
    for line in [
      "import \(module)", "  @_exported import struct \(module).Thing", "private import \(module)",
    ] {
      let file = SourceFile(
        room: name, path: "Sources/\(name)/File.swift", lines: ["import Foundation", line[...]])
      #expect(file.imports.map(\.module).filter { !room.mayImport($0) } == [module])
    }
  }

  @Test("A file imports what its room may import, and what the toolchain brings")
  func importLinesKeepToTheRules() throws {
    let files = try SourceFile.all()
    #expect(files.flatMap(\.imports).count > 100, "The sources were not found")
    for file in files {
      let room = try #require(Room.named(file.room), "\(file.path) is in no room")
      for (module, _) in file.imports { #expect(room.mayImport(module), "\(file.path) imports \(module)") }
    }
  }

  @Test("GTK's and SQLite's headers are included where they belong")
  func headersStayInTheirRooms() throws {
    for file in try SourceFile.all() {
      for header in file.systemHeaders {
        switch header.prefix(while: { $0 != "/" && $0 != "." }) {
        case "gtk", "gdk", "handy", "atk", "pango", "glib", "gio", "cairo":
          #expect(["CGTK", "CGTKSystem", "CBench"].contains(file.room), "\(file.path) includes \(header)")
        case "sqlite3":
          #expect(file.room == "CSQLite", "\(file.path) includes \(header)")
        default: break
        }
      }
    }
  }

  @Test("Whoever imports SwiftUI gets no GTK with it")
  func gtkIsNotExported() throws {
    for file in try SourceFile.all() where ["SwiftUI", "Platform"].contains(file.room) {
      for (module, line) in file.imports where module == "GTKRenderer" {
        #expect(line.hasPrefix("internal import"), "\(file.path): \(line)")
      }
    }
  }
}
