import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Localised strings")
struct LocalizedStringTests {
  private let german = Locale(identifier: "de_DE")

  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
    let place = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let table = """
      "Hello" = "Hallo";
      "%lld items" = "%lld Dinge";
      "greeting" = "Guten Tag, %@";
      "**Loud**" = "**Laut**";
      """
    for name in ["Localizable", "Other"] {
      try table.write(to: place.appending(path: name + ".strings"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(url: folder))
  }

  @Test("A string is looked up in the program's tables, or is its own words")
  func strings() throws {
    let bundle = try bundle()
    let count = 1200
    #expect(String(localized: "Hello", comment: "says hello") == "Hello")
    #expect(String(localized: "Hello", bundle: bundle, locale: german) == "Hallo")
    #expect(
      String(localized: "\(count) items", table: "Other", bundle: bundle, locale: german) == "1.200 Dinge")
    let name = "Ann"
    #expect(
      String(localized: "greeting", defaultValue: "Good day, \(name)", bundle: bundle, locale: german)
        == "Guten Tag, Ann")
    #expect(String(localized: "greeting", defaultValue: "Good day, \(name)") == "Good day, Ann")
  }

  @Test("A resource is looked up where it is shown")
  func resources() throws {
    let bundle = try bundle()
    let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
    let name = "Ann"
    let resource = LocalizedStringResource("greeting", defaultValue: "Good day, \(name)", bundle: place)
    #expect(resource.key == "greeting" && String(localized: resource) == "Good day, Ann")
    let screen = Screen { Text(resource).environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(screen.texts == ["Guten Tag, Ann"])
    let inside = Screen { Text("“\(resource)”").environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(inside.texts == ["“Guten Tag, Ann”"])
    #expect(resource.localizedStringResource == resource)
    let literal: LocalizedStringResource = "\(3) items"
    #expect(literal.key == "%lld items" && String(localized: literal) == "3 items")
  }

  @Test("An attributed one has the looks that the translation's Markdown says")
  func attributed() throws {
    let bundle = try bundle()
    let string = AttributedString(localized: "**Loud**", bundle: bundle, locale: german)
    #expect(String(string.characters) == "Laut")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
