import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The field above what is searched.
final class SearchFieldTests: GTKTestCase {
  private struct Searched: View {
    @State private var query = "Hello"
    var body: some View {
      NavigationStack { Text("for \(query)").searchable(text: $query) }
    }
  }

  func testItIsAtTheTopAndTypingGoesOnBehindWhatIsInIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Searched())
      let window = renderer.presented[0] as! WindowWidget
      let field = shown.the("GtkSearchEntry")
      var top: (x: Int32, y: Int32) = (0, 0)
      gtk_widget_translate_coordinates(field, shown.window, 0, 0, &top.x, &top.y)
      XCTAssertLessThan(top.y, 70, "below the bar")
      gtk_window_set_focus(cast(gtk_widget_get_toplevel(field)), nil)
      for key in [GDK_KEY_x, GDK_KEY_y, GDK_KEY_z] { window.press(key) }
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(field))), "Helloxyz")
      shown.close()
    }
  }
}
