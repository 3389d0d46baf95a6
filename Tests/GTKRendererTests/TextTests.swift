import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class TextTests: GTKTestCase {
  func testPlainTextIsALabelWithoutAttributes() throws {
    try onScreen { renderer in
      let text = renderer.text("Ann")
      XCTAssertNil(gtk_label_get_attributes(cast(text.native)))
      XCTAssertEqual(faves_count_widgets(text.native), 1)
      text.change { $0.text = "Bob" }
      XCTAssertEqual(String(cString: gtk_label_get_text(cast(text.native))), "Bob")
      text.destroy()
    }
  }

  func testLooksAreSharedAndTakenBack() throws {
    try onScreen { renderer in
      let first = renderer.text("a") { $0.style.font = .title }
      let second = renderer.text("b") { $0.style.font = .title }
      XCTAssertNotNil(gtk_label_get_attributes(cast(first.native)))
      XCTAssertEqual(
        gtk_label_get_attributes(cast(first.native)), gtk_label_get_attributes(cast(second.native)))
      first.change { $0.style = Style() }
      XCTAssertNil(gtk_label_get_attributes(cast(first.native)))
      first.destroy()
      second.destroy()
    }
  }

  func testSecondaryTextIsStrongEnoughToRead() throws {
    try onScreen { renderer in
      let text = renderer.text("Quiet") { $0.style.foreground = .secondary }
      let window = TestWindow(renderer).show(text)
      XCTAssertEqual(opacity(of: text.native), Palette.secondaryOpacity, accuracy: 0.01)
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      let theme = faves_get_string(settings, "gtk-theme-name")
      faves_set_string(settings, "gtk-theme-name", "HighContrast")
      XCTAssertEqual(opacity(of: text.native), 0.9, accuracy: 0.01, "The theme's own is fainter")
      faves_set_string(settings, "gtk-theme-name", theme)
      g_free(theme)
      XCTAssertEqual(opacity(of: text.native), Palette.secondaryOpacity, accuracy: 0.01)
      _ = window
    }
  }

  private struct Towns: View {
    @State private var chosen: Int? = 1
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<2, id: \.self) { number in
          HStack {
            Text(verbatim: "town \(number)")
            Text("country \(number)").foregroundStyle(.secondary)
            Text("river \(number)").font(.caption).foregroundColor(.secondary)
          }
        }
      }
    }
  }

  func testSecondaryTextOfASelectedRowIsStronger() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Towns())
      for name in ["country", "river"] {
        XCTAssertEqual(
          opacity(of: shown.label("\(name) 0")), Palette.secondaryOpacity, accuracy: 0.01, name)
        XCTAssertEqual(opacity(of: shown.label("\(name) 1")), 0.9, accuracy: 0.01, name)
      }
      XCTAssertNil(gtk_label_get_attributes(cast(shown.label("country 0"))), "looks of its own")
      shown.close()
    }
  }

  func testColoursFollowTheTheme() throws {
    try onScreen { renderer in
      let text = renderer.text("Red") { $0.style.foreground = .red }
      let window = TestWindow(renderer).show(text)
      @MainActor func color() -> GdkRGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(text.native), GTK_STATE_FLAG_NORMAL, &color)
        return color
      }
      let light = color()
      XCTAssertEqual(light.red, Palette.rgba(.red).red, accuracy: 0.01)
      window.widget.change { $0.isDark = true }
      settle(50)
      XCTAssertNotEqual(color().red, light.red)
      text.change { $0.style.foreground = nil }
      settle(50)
      XCTAssertGreaterThan(color().blue, 0.5, "Light text on dark ground")
      window.widget.change { $0.isDark = nil }
      settle(50)
      XCTAssertLessThan(color().blue, 0.5)
      window.close()
    }
  }

  func testPiecesHaveLooksOfTheirOwn() throws {
    try onScreen { renderer in
      var bold = TextTraits()
      bold.weight = .bold
      let text = renderer.text("one two") {
        $0.spans = [TextSpan(text: "one ", traits: bold), TextSpan(text: "two", traits: TextTraits())]
      }
      let list = gtk_label_get_attributes(cast(text.native))
      XCTAssertEqual(String(cString: pango_attr_list_to_string(list)), "0 4 weight bold")
      text.change {
        $0.text = "plain"
        $0.spans = []
      }
      XCTAssertNil(gtk_label_get_attributes(cast(text.native)))
      text.destroy()
    }
  }
}

/// As the style sheets have it.
@MainActor
private func opacity(of widget: Native) -> Double {
  var value = GValue()
  gtk_style_context_get_property(
    gtk_widget_get_style_context(widget), "opacity", GTK_STATE_FLAG_NORMAL, &value)
  defer { g_value_unset(&value) }
  return g_value_get_double(&value)
}
