import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Tab in the rows of a list that are typed into.
final class ListTabTests: GTKTestCase {
  private struct Fields: View {
    @State private var texts = ["", "", ""]
    @State private var isOn = false
    var body: some View {
      VStack {
        List {
          TextField("First", text: $texts[0])
          Text("Between")
          HStack {
            TextField("Second", text: $texts[1])
            Toggle("On", isOn: $isOn).labelsHidden()
          }
          TextField("Third", text: $texts[2])
        }
        Button("Behind") {}
      }
    }
  }

  func testItLeadsFromFieldToFieldAndThenOut() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Fields())
      defer { screen.close() }
      @MainActor func focused() -> Int? {
        let focus = gtk_window_get_focus(cast(screen.window))
        return screen.all("GtkEntry").firstIndex { $0 == focus }
      }
      @MainActor func tab(_ key: Int32 = GDK_KEY_Tab) { screen.key(GDK_KEY_PRESS, key, code: 23) }
      settle(50)
      gtk_widget_grab_focus(screen.all("GtkEntry")[0])
      tab()
      XCTAssertEqual(focused(), 1)
      tab()
      XCTAssertNil(focused(), "what else is in the row")
      tab()
      XCTAssertEqual(focused(), 2)
      tab()
      XCTAssertNil(focused(), "out of the list")
      gtk_widget_grab_focus(screen.all("GtkEntry")[2])
      tab(GDK_KEY_ISO_Left_Tab)
      XCTAssertEqual(focused(), 1, "the last that is typed into")
      tab(GDK_KEY_ISO_Left_Tab)
      XCTAssertEqual(focused(), 0)
    }
  }
}
