import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is written can be read, light or dark, and controls below each other begin at one edge.
final class ReadableColorTests: GTKTestCase {
  /// How light a colour looks beside black, as the contrast of web pages is computed.
  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @MainActor
  private static func theme(_ name: String, _ widget: Native) -> Double {
    var color = GdkRGBA()
    XCTAssertNotEqual(
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color), 0, name)
    return luminance(color.red, color.green, color.blue)
  }

  func testRedTextAndPromptsCanBeReadOnTheGroundsOfTheTheme() throws {
    try onScreen { renderer in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        let shown = HostedScreen(renderer, TextField("Name", text: .constant("")))
        let entry = shown.entries[0]
        let prompt = Self.theme("placeholder_text_color", entry)
        let base = Self.theme("theme_base_color", entry)
        XCTAssertGreaterThanOrEqual(Self.contrast(prompt, base), 3, "dark: \(isDark)")
        let red = Palette.rgba(.red, for: .text)
        let ink = Self.luminance(red.red, red.green, red.blue)
        for opacity in [0, 0.06] {
          // A group's box is a little of the text's colour over the window's.
          let text = Palette.rgba(.primary, for: .surface)
          let box = Palette.RGBA(red: text.red, green: text.green, blue: text.blue, alpha: opacity)
            .over(Palette.rgba(Color(.theme(.background, opacity: 1))))
          XCTAssertGreaterThanOrEqual(
            Self.contrast(ink, Self.luminance(box.red, box.green, box.blue)), 4.5,
            "dark: \(isDark), \(opacity)")
        }
        shown.close()
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  private struct Column: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("text")
        Toggle("check", isOn: .constant(true)).toggleStyle(.checkbox)
        Button("button") {}
      }
    }
  }

  /// The first column in which a widget draws something, counted from the window's edge on the leading side.
  @MainActor
  private static func leadingInk(_ widget: Native, _ shown: HostedScreen, isMirrored: Bool) -> Int? {
    let place = shown.frame(of: widget)
    let drawn = DrawnWidget(shown.window)
    let ground = drawn.color(2, drawn.height - 3)
    let columns = (Int(place.minX) - 4..<Int(place.maxX) + 4).filter { x in
      (Int(place.minY)..<Int(place.maxY)).contains { drawn.color(x, $0) != ground }
    }
    return isMirrored ? columns.last.map { drawn.width - 1 - $0 } : columns.first
  }

  func testACheckBoxBeginsWhereOtherControlsDo() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, Column().environment(\.layoutDirection, direction))
        let isMirrored = direction == .rightToLeft
        let box = shown.the("GtkCheckButton")
        let check = try XCTUnwrap(Self.leadingInk(box, shown, isMirrored: isMirrored))
        let place = shown.frame(of: box)
        let width = Double(gtk_widget_get_allocated_width(shown.window))
        XCTAssertEqual(Double(check), isMirrored ? width - place.maxX : place.minX, accuracy: 1)
        let button = shown.frame(of: shown.the("GtkButton"))
        XCTAssertEqual(isMirrored ? place.maxX : place.minX, isMirrored ? button.maxX : button.minX)
        shown.close()
      }
    }
  }

  func testFieldsOfAllKindsBeginAtTheirLeadingEdge() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          TextField("one", text: .constant("Latin"))
          TextField("growing", text: .constant("Latin"), axis: .vertical)
        }
        .frame(width: 300).environment(\.layoutDirection, .rightToLeft))
      let view = shown.the("GtkTextView")
      XCTAssertEqual(gtk_text_view_get_justification(cast(view)), GTK_JUSTIFY_RIGHT)
      shown.close()
    }
  }
}
