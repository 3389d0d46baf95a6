import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Controls under a text size of the program's own.
final class ControlTextScaleTests: GTKTestCase {
  private struct Controls: View {
    @ObservedObject var size: Followed<DynamicTypeSize>
    @State private var number = 3.0
    var body: some View {
      VStack(alignment: .leading) {
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
        Picker("Buttons", selection: .constant(1)) { Text("Two").tag(1) }.pickerStyle(.segmented)
        Picker("Radio", selection: .constant(1)) { Text("Three").tag(1) }.pickerStyle(.radioGroup)
        DatePicker("Date", selection: .constant(Date.distantPast))
        Stepper("Number", value: $number, in: 0...9, step: 1, format: .number)
      }
      .dynamicTypeSize(size.value)
    }
  }

  func testTheirWordsGrowAndShrinkWithIt() throws {
    try onScreen { renderer in
      let size = Followed(DynamicTypeSize.large)
      let screen = HostedScreen(renderer, Controls(size: size))
      defer { screen.close() }
      /// How high the words of each control are, in Pango's units: those of its first label or entry.
      @MainActor func heights() -> [String: Int32] {
        // Themes let the lengths of buttons and fields follow in a fifth of a second.
        settle(400)
        var heights: [String: Int32] = [:]
        for type in ["GtkComboBox", "GtkRadioButton", "GtkMenuButton", "GtkSpinButton"] {
          for (place, control) in screen.all(type).enumerated() {
            let text = (screen.all("GtkLabel", in: control) + screen.all("FavesLabel", in: control)).first
            let layout = gtk_widget_create_pango_layout(text ?? control, "X")!
            if let text { pango_layout_set_attributes(layout, gtk_label_get_attributes(cast(text))) }
            var height: Int32 = 0
            pango_layout_get_size(layout, nil, &height)
            heights["\(type) \(place)"] = height
            g_object_unref(UnsafeMutableRawPointer(layout))
          }
        }
        return heights
      }
      let before = heights()
      XCTAssertEqual(before.count, 7, "\(before.keys.sorted())")
      size.value = .accessibility2
      for (name, height) in heights() {
        let ratio = Double(height) / Double(try XCTUnwrap(before[name], name))
        // As much as text in the usual font: neither less nor twice.
        XCTAssertGreaterThan(ratio, 1.5, name)
        XCTAssertLessThan(ratio, 2.5, name)
      }
      size.value = .large
      XCTAssertEqual(heights(), before)
    }
  }
}
