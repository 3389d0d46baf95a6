import FavesCore
import Foundation
import SwiftUITesting

@testable import FavesScreens

/// A folder of its own for a test, deleted with it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("faves-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }
  deinit { try? FileManager.default.removeItem(at: url) }

  var location: FavesLocation { FavesLocation(folder: url.appendingPathComponent("data")) }
}

extension Contact {
  /// A contact with a name, and what a test needs of the rest.
  init(
    _ name: String, position: String = "", email: String? = nil, phone: String? = nil, favourite: Bool = false
  ) {
    self.init(
      name: PersonName(name), position: position, emails: email.map { [ContactField($0)] } ?? [],
      phones: phone.map { [ContactField($0)] } ?? [], isFavourite: favourite,
      created: Date(timeIntervalSince1970: 0))
  }
}

@MainActor
extension Screen {
  /// The app's window over `library`.
  convenience init(_ library: FavesLibrary) {
    self.init { RootView().environment(library) }
  }

  /// The window over these contacts, on the tab that shows them.
  static func contacts(_ contacts: [Contact]) -> Screen { Screen(FavesLibrary(contacts: contacts)) }

  /// The window over these films, on the tab that shows them.
  static func movies(_ movies: [Movie] = [], profile: UserProfile = UserProfile()) -> Screen {
    let screen = Screen(FavesLibrary(movies: movies, profile: profile))
    screen.selectTab("Fave Flicks")
    return screen
  }

  /// The contact list as a person reads it: headings and names.
  var outline: [String] {
    (0..<list.rowCount).compactMap { index in
      list.row(index).texts.first { $0.count > 2 || !list.row(index).texts.contains { $0.count > 2 } }
    }
  }

  /// The titles in the film list.
  var titles: [String] {
    // The list on the other tab comes before it.
    guard let list = front.all.last(where: { $0.kind == "list" }) else { return [] }
    return (0..<list.rowCount).compactMap { list.row($0).texts.first }
  }

  /// Selects the contact with the name.
  func selectContact(_ name: String) {
    guard let row = list.rowIndex(showing: name) else { fatalError("There is no row “\(name)”.") }
    list.select(rows: [row])
  }
}

@MainActor
extension Element {
  /// The names of the symbols of stars in here.
  var stars: [String] { all.filter { $0.kind == "image" }.map(\.label).filter { $0.hasPrefix("star") } }

  /// Whether there is one.
  func has(_ kind: String, _ label: String) -> Bool { find(kind, label) != nil }
}
