import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons with a border that a program cuts to a shape.
final class CutButtonTests: GTKTestCase {
  private struct Buttons: View {
    @State private var isCut = true
    var body: some View {
      VStack {
        Button("Turn") { isCut.toggle() }
        Button("Capsule") {}.buttonStyle(.bordered).clipShape(Capsule())
        Button("Corners") {}.buttonStyle(.bordered).cornerRadius(isCut ? 14 : 4)
        Button("Own") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle).clipShape(Capsule())
        Button("Whole") {}.buttonStyle(.bordered)
      }
    }
  }

  @MainActor private static func radii(_ shown: HostedScreen) -> [gint] {
    shown.all("GtkButton").map { button in
      let style = gtk_widget_get_style_context(button)
      var value = GValue()
      gtk_style_context_get_property(style, "border-radius", gtk_style_context_get_state(style), &value)
      defer { g_value_unset(&value) }
      return g_value_get_int(&value)
    }
  }

  func testTheBorderFollowsTheShape() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Buttons())
      let radii = Self.radii(shown)
      XCTAssertGreaterThan(radii[1], 100)
      XCTAssertEqual(radii[2], 14)
      XCTAssertEqual(radii[3], 8)
      XCTAssertEqual(radii[4], radii[0])
      shown.click("Turn")
      // The theme takes its time from one to the other.
      for _ in 0..<40 where Self.radii(shown)[2] != 4 { settle(50) }
      XCTAssertEqual(Self.radii(shown)[2], 4)
      shown.close()
    }
  }
}
