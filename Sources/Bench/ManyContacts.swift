import CBench
import FavesCore
import Foundation

/// The data of somebody with many contacts, in a file of Faves.
enum ManyContacts {
  /// Has them in a folder that is `XDG_DATA_HOME` to a program, as long as `body` takes.
  @MainActor
  static func with<R>(_ count: Int, _ body: (_ home: URL) throws -> R) throws -> R {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      "faves-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: home) }
    try Own.run(["--fill", home.path, "\(count)"])
    return try body(home)
  }

  @MainActor
  static func library(in home: URL) -> FavesLibrary {
    FavesLibrary(location: FavesLocation(folder: home.appendingPathComponent(FavesLocation.applicationID)))
  }

  /// Writes them, and ends the program.
  @MainActor
  static func fill(_ home: URL, _ count: Int) -> Never {
    Task {
      let library = library(in: home)
      await library.open()
      library.contacts.add((library.contacts.count..<max(count, library.contacts.count)).map(contact))
      await library.close()
      exit(library.contacts.count == count ? 0 : 1)
    }
    dispatchMain()
  }

  private static func contact(_ number: Int) -> Contact {
    Contact(
      name: PersonName("Contact \(number)"), position: String(cString: cbench_label(Int32(number))),
      emails: [ContactField("contact\(number)@example.org")])
  }
}
