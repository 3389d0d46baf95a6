import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Options that are shown as symbols alone are called by words.
final class SymbolChoiceNameTests: GTKTestCase {
  private struct Looks: View {
    var body: some View {
      Picker("Look", selection: .constant(0)) {
        Image(systemName: "list.bullet").tag(0)
        Image(systemName: "square.grid.2x2").tag(1)
        Image(systemName: "0.circle").tag(2)
        Image(systemName: "plus").tag(3)
        Image(systemName: "star").accessibilityLabel("Best").tag(4)
      }
    }
  }

  @MainActor
  private static func names(_ screen: HostedScreen) -> [String] {
    screen.all("GtkRadioButton").map {
      atk_object_get_name(gtk_widget_get_accessible($0)).map { String(cString: $0) } ?? ""
    }
  }

  func testTheyAreCalledByWords() throws {
    try onScreen { renderer in
      for view in [AnyView(Looks().pickerStyle(.segmented)), AnyView(Looks().pickerStyle(.palette))] {
        let screen = HostedScreen(renderer, view)
        XCTAssertEqual(Self.names(screen), ["List bullet", "Grid 2 by 2", "0", "Add", "Best"])
        screen.close()
      }
    }
  }

  private struct Labels: View {
    var body: some View {
      Picker("Look", selection: .constant(0)) {
        Label("Rows", systemImage: "list.bullet").tag(0)
        Label("Tiles", systemImage: "square.grid.2x2").tag(1)
        Text("Words").tag(2)
      }
    }
  }

  func testAPaletteShowsTheSymbolsAndIsCalledByTheWords() throws {
    try onScreen { renderer in
      for (view, icons) in [
        (AnyView(Labels().pickerStyle(.palette)), 2), (AnyView(Labels().pickerStyle(.segmented)), 0),
      ] {
        let screen = HostedScreen(renderer, view)
        XCTAssertEqual(Self.names(screen), ["Rows", "Tiles", "Words"])
        let buttons = screen.all("GtkRadioButton")
        XCTAssertEqual(buttons.filter { !screen.all("GtkImage", in: $0).isEmpty }.count, icons)
        XCTAssertEqual(buttons.filter { !screen.all("FavesLabel", in: $0).isEmpty }.count, 3 - icons)
        screen.close()
      }
    }
  }
}
