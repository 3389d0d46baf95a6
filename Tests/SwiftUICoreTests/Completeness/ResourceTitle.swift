import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A title in a table of strings of its own: "Name", in German "Titel".
@MainActor
enum ResourceTitle {
  static let title = LocalizedStringResource("Name", bundle: .atURL(folder))
  static let picture = ImageResource(name: "picture", bundle: .main)

  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
    let place = folder.appending(path: "de.lproj")
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try? #""Name" = "Titel";"#.write(
      to: place.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    return folder
  }()

  /// Every one of the views must show the German title, each on a screen of its own.
  ///
  /// - Parameter word: what is to be there; "Name" where a title is looked up in the program's language and not in the view's.
  static func expect(
    _ word: String = "Titel", at location: SourceLocation = #_sourceLocation,
    @FormsBuilder _ forms: () -> [any View]
  ) {
    for (index, view) in forms().enumerated() {
      let screen = Screen { AnyView(view).environment(\.locale, Locale(identifier: "de_DE")) }
      let words = screen.presented.flatMap(\.all).map {
        "\($0.widget.anyDescription) \(String(describing: $0.widget.attributes))"
      }
      #expect(
        words.contains { $0.contains("\"\(word)\"") },
        "Form \(index) has no such title among \(screen.texts)",
        sourceLocation: location)
      screen.close()
    }
  }
}

/// Views beside each other, each checked by itself.
@resultBuilder
enum FormsBuilder {
  static func buildExpression<V: View>(_ view: V) -> [any View] { [view] }
  static func buildBlock(_ views: [any View]...) -> [any View] { views.flatMap { $0 } }
}
