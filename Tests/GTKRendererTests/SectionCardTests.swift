import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The surfaces that the sections of a grouped list lie on.
final class SectionCardTests: GTKTestCase {
  private struct Fruit: View {
    @ObservedObject var isFiltered: Followed<Bool>
    var body: some View {
      List {
        Section("Fruit") {
          if !isFiltered.value { Text("Apple") }
          Text("Banana")
        }
        Section { Text("Separate") }
        Section {
          Text("Sign out")
        } footer: {
          Text("words")
        }
        Text("outside")
      }
      .listStyle(.insetGrouped)
    }
  }

  @MainActor
  private static func classes(_ screen: HostedScreen, _ text: String) -> Set<String> {
    var row = screen.label(text)
    while className(of: row) != "FavesListRow", let parent = gtk_widget_get_parent(row) { row = parent }
    let context = gtk_widget_get_style_context(row)
    return Set(["first", "last", "headed"].filter { gtk_style_context_has_class(context, $0) != 0 })
  }

  func testEachSectionHasOneOfItsOwn() throws {
    try onScreen { renderer in
      let isFiltered = Followed(false)
      let screen = HostedScreen(renderer, Fruit(isFiltered: isFiltered))
      defer { screen.close() }
      let expected: [String: Set<String>] = [
        "Apple": ["first", "headed"], "Banana": ["last"], "Separate": ["first", "last"],
        "Sign out": ["first", "last"], "outside": ["first", "last"],
      ]
      for (text, classes) in expected { XCTAssertEqual(Self.classes(screen, text), classes, text) }
      let before = screen.frame(of: screen.label("Apple")).minY
      isFiltered.value = true
      settle(50)
      layOut(screen.window)
      XCTAssertEqual(Self.classes(screen, "Banana"), ["first", "last", "headed"])
      XCTAssertEqual(screen.frame(of: screen.label("Banana")).minY, before)
      isFiltered.value = false
      settle(50)
      layOut(screen.window)
      XCTAssertEqual(Self.classes(screen, "Apple"), ["first", "headed"])
      XCTAssertEqual(screen.frame(of: screen.label("Apple")).minY, before, "where it was")
    }
  }

  func testARowThatLeadsOnIsOneWhateverStandsInIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        NavigationStack {
          Form {
            NavigationLink {
              Text("page")
            } label: {
              HStack {
                Image(systemName: "person.crop.circle.fill").foregroundStyle(.white, .blue)
                Text("Ann")
              }
            }
          }
        })
      defer { screen.close() }
      let button = try XCTUnwrap(gtk_widget_get_ancestor(screen.label("Ann"), gtk_button_get_type()))
      XCTAssertNotEqual(
        gtk_style_context_has_class(gtk_widget_get_style_context(button), "faves-row-button"), 0)
    }
  }
}
