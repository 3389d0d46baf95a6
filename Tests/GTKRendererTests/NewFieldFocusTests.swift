import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fields that come and get the focus at once.
final class NewFieldFocusTests: GTKTestCase {
  private struct Steps: View {
    let isForm: Bool
    @State private var steps = (0..<20).map { "step \($0)" }
    @FocusState private var focused: Int?

    @ViewBuilder private var fields: some View {
      ForEach(steps.indices, id: \.self) { index in
        TextField("Step \(index)", text: $steps[index]).focused($focused, equals: index)
      }
      Button("Add") {
        steps.append("")
        focused = steps.count - 1
      }
    }

    var body: some View {
      if isForm { Form { fields } } else { ScrollView { VStack { fields } } }
    }
  }

  func testTheyAreInSight() throws {
    try onScreen { renderer in
      for isForm in [true, false] {
        let shown = HostedScreen(renderer, Steps(isForm: isForm).frame(height: 300))
        settle(100)
        let pane = shown.all("GtkScrolledWindow")[0]
        let adjustment = gtk_scrolled_window_get_vadjustment(cast(pane))!
        for count in 21...22 {
          gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
          settle(50)
          shown.click("Add")
          settle(100)
          let entries = shown.all("GtkEntry")
          XCTAssertEqual(entries.count, count)
          let new = entries[count - 1]
          XCTAssertNotEqual(gtk_widget_has_focus(new) | gtk_widget_is_focus(new), 0)
          var top: Int32 = 0
          gtk_widget_translate_coordinates(new, pane, 0, 0, nil, &top)
          let bottom = top + gtk_widget_get_allocated_height(new)
          XCTAssertGreaterThanOrEqual(top, 0, "form: \(isForm)")
          XCTAssertLessThanOrEqual(bottom, gtk_widget_get_allocated_height(pane), "form: \(isForm)")
        }
        shown.close()
      }
    }
  }
}
