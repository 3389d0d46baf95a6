import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Tabs of symbols without words.
final class TabIconTests: GTKTestCase {
  private struct Tabs: View {
    @State private var hasWords = false
    var body: some View {
      TabView {
        Button("Turn") { hasWords.toggle() }
          .tabItem {
            Image(systemName: "number.square")
            if hasWords { Text("Numbers") }
          }
        Text("Two").tabItem {
          Image(systemName: "gearshape.fill")
          if hasWords { Text("Settings") }
        }
      }
    }
  }

  /// How far the middle of the first tab's symbol is from that of its button, in pixels.
  @MainActor private static func offset(_ shown: HostedScreen) -> (x: Double, y: Double)? {
    let button = shown.all("HdyViewSwitcherButton").first { gtk_widget_get_mapped($0) != 0 }
    guard let button,
      let image = shown.all("GtkImage", in: button).first(where: {
        gtk_widget_get_mapped($0) != 0 && gtk_widget_get_child_visible($0) != 0
      })
    else { return nil }
    let (inner, outer) = (shown.frame(of: image), shown.frame(of: button))
    return (inner.midX - outer.midX, inner.midY - outer.midY)
  }

  func testASymbolAloneStandsInTheMiddleOfItsButton() throws {
    try onScreen { renderer in
      for (view, width) in [
        (AnyView(Tabs()), Int32(360)), (AnyView(Tabs()), 700), (AnyView(VStack { Tabs() }), 500),
      ] {
        let shown = HostedScreen(renderer, view)
        gtk_window_resize(cast(shown.window), width, 400)
        _ = becomes(within: 100) { gtk_widget_get_allocated_width(shown.window) == width }
        XCTAssertTrue(
          becomes { Self.offset(shown).map { abs($0.x) <= 1 && abs($0.y) <= 1 } ?? false }, "\(width)")
        shown.click("Turn")
        XCTAssertTrue(
          becomes { Self.offset(shown).map { max(abs($0.x), abs($0.y)) > 4 } ?? false },
          "\(width), with words")
        shown.click("Turn")
        XCTAssertTrue(
          becomes { Self.offset(shown).map { abs($0.x) <= 1 && abs($0.y) <= 1 } ?? false }, "\(width), again")
        shown.close()
      }
    }
  }
}
