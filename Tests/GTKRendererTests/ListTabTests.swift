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
      @MainActor func focused() -> String? {
        let focus = gtk_window_get_focus(cast(screen.window))
        return focus.flatMap { className(of: $0) == "GtkEntry" ? screen.name($0) : nil }
      }
      @MainActor func begin(in name: String) {
        gtk_widget_grab_focus(screen.all("GtkEntry").first { screen.name($0) == name })
      }
      @MainActor func tab() { screen.key(GDK_KEY_PRESS, GDK_KEY_Tab, code: 23) }
      @MainActor func tabBack() {
        screen.key(GDK_KEY_PRESS, GDK_KEY_ISO_Left_Tab, code: 23, GDK_SHIFT_MASK)
      }
      settle(50)
      begin(in: "First")
      tab()
      XCTAssertEqual(focused(), "Second")
      tab()
      XCTAssertNil(focused(), "what else is in the row")
      tab()
      XCTAssertEqual(focused(), "Third")
      tab()
      XCTAssertNil(focused(), "out of the list")
      begin(in: "Third")
      tabBack()
      XCTAssertEqual(focused(), "Second", "the last that is typed into")
      tabBack()
      XCTAssertEqual(focused(), "First")
    }
  }
}
