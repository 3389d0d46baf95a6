import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views in another colour scheme than their window.
final class ColorSchemeTests: GTKTestCase {
  private struct Both: View {
    @State private var scheme = SwiftUICore.ColorScheme.dark
    var body: some View {
      VStack {
        Text("window")
        VStack {
          Text("inside")
          TextField("field", text: .constant("text"))
          List { Text("row") }
        }
        .environment(\.colorScheme, scheme)
        Button("Change") { scheme = scheme == .dark ? .light : .dark }
      }
    }
  }

  @MainActor private static func lightness(of widget: Native) -> Double {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return (color.red + color.green + color.blue) / 3
  }

  /// GTK goes from one colour to another step by step.
  @MainActor private static func wait(_ what: String, until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { settle(10) }
    XCTAssertTrue(isSo(), what)
  }

  func testTextsAndFieldsCanBeReadOnTheGroundOfTheirScheme() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Both())
      @MainActor func isLight(_ widgets: [Native]) -> [Bool] { widgets.map { Self.lightness(of: $0) > 0.5 } }
      let inside = [
        screen.label("inside"), screen.all("FavesEntry").first ?? screen.entries[0], screen.label("row"),
      ]
      let window = isLight([screen.label("window")])[0]
      Self.wait("light on dark") { isLight(inside) == [true, true, true] }
      XCTAssertEqual(isLight([screen.label("window")]), [window], "the window's stay as they are")
      screen.click("Change")
      Self.wait("dark on light") { isLight(inside) == [false, false, false] }
      screen.close()
    }
  }
}
