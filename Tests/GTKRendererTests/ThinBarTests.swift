import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Bars that lie over what is scrolled are thin before they are first shown, and wheels as high as their rows.
final class ThinBarTests: GTKTestCase {
  func testBarsAreThinFromTheStart() throws {
    try onScreen { renderer in
      var description = TextFieldDescription(
        text: "", prompt: "", label: "", style: Style(), edit: Callback { _ in }, submit: Callback {},
        focusChanged: Callback { _ in })
      description.lines = 1...3
      // Each is kept until all have been looked at.
      let widgets: [any Widget] = [
        renderer.makeWidget(
          for: TextEditorDescription(text: "", isEnabled: true, style: Style(), edit: Callback { _ in })),
        renderer.picker(["One", "Two"], label: "Which", look: .wheel),
        renderer.makeWidget(for: description),
      ]
      let shortcuts = ShortcutsWindow.make([(title: "Edit", lines: [])])
      defer { gtk_widget_destroy(shortcuts) }
      for made in widgets.map(\.native) + [shortcuts] {
        let scrolled = parts(of: made, "GtkScrolledWindow") + parts(of: made, "FavesGrowing")
        XCTAssertEqual(scrolled.count, 1)
        guard let scrolled = scrolled.first, gtk_scrolled_window_get_overlay_scrolling(cast(scrolled)) != 0
        else { continue }
        for bar in [gtk_scrolled_window_get_hscrollbar, gtk_scrolled_window_get_vscrollbar] {
          let style = gtk_widget_get_style_context(bar(cast(scrolled)))
          XCTAssertEqual(gtk_style_context_has_class(style, "overlay-indicator"), 1)
        }
      }
      withExtendedLifetime(widgets) {}
    }
  }

  func testAWheelIsAsHighAsItsRowsButNoMoreThanFive() throws {
    try onScreen { renderer in
      @MainActor func height(rows: Int) -> Int32 {
        let window = TestWindow(renderer)
        let picker = renderer.picker((0..<rows).map { "Row \($0)" }, label: "Which", look: .wheel)
        window.show(renderer.stack(.vertical(.leading), picker))
        defer { window.close() }
        return gtk_widget_get_allocated_height(parts(of: picker.native, "GtkScrolledWindow")[0])
      }
      let (two, five) = (height(rows: 2), height(rows: 5))
      XCTAssertGreaterThan(two, 40)
      // Each row as high as the next, and a frame around them.
      XCTAssertEqual(Double(five), Double(two) * 2.5, accuracy: 6)
      XCTAssertEqual(height(rows: 12), five)
    }
  }
}
