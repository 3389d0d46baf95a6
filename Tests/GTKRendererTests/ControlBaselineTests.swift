import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text beside controls stands on one line with theirs.
final class ControlBaselineTests: GTKTestCase {
  /// A text, and a control that says the same in the same font.
  private struct Row<Control: View>: View {
    let alignment: VerticalAlignment
    @ViewBuilder let control: Control
    var body: some View {
      HStack(alignment: alignment) {
        Text("Left")
        control
      }
      .padding()
    }
  }

  /// Where the line of a text is, in the window: of a label of ours, GTK's or a text view's first line.
  @MainActor private static func line(_ widget: Native, _ screen: HostedScreen) -> Double {
    let frame = screen.frame(of: widget)
    let layout = gtk_widget_create_pango_layout(widget, "X")!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return frame.midY - Double(height) / 2 + Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
  }

  @MainActor private static func check<Control: View>(
    _ renderer: GTKRenderer, _ name: String, of types: [String] = ["FavesLabel"],
    @ViewBuilder _ control: @escaping () -> Control
  ) {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let screen = HostedScreen(renderer, Row(alignment: alignment, control: control))
      let left = screen.label("Left")
      let others = types.flatMap { screen.all($0) }.filter { $0 != left }
      XCTAssertFalse(others.isEmpty, name)
      if let other = others.first {
        XCTAssertEqual(line(other, screen), line(left, screen), accuracy: 1.5, "\(name), \(alignment)")
      }
      screen.close()
    }
  }

  func testButtonsInEachStyle() throws {
    try onScreen { renderer in
      Self.check(renderer, "automatic") { Button("Push") {} }
      Self.check(renderer, "bordered") { Button("Push") {}.buttonStyle(.bordered) }
      Self.check(renderer, "prominent") { Button("Push") {}.buttonStyle(.borderedProminent) }
      Self.check(renderer, "borderless") { Button("Push") {}.buttonStyle(.borderless) }
      Self.check(renderer, "plain") { Button("Push") {}.buttonStyle(.plain) }
      Self.check(renderer, "link") { Button("Push") {}.buttonStyle(.link) }
      Self.check(renderer, "small") { Button("Push") {}.controlSize(.small) }
      Self.check(renderer, "with a symbol") { Button("Push", systemImage: "star") {} }
      Self.check(renderer, "padded") { Button("Push") {}.padding(20).background(Color.yellow) }
    }
  }

  func testChoices() throws {
    try onScreen { renderer in
      let date = Date(timeIntervalSinceReferenceDate: 0)
      Self.check(renderer, "menu") { Menu("Push") { Button("One") {} } }
      let menu = ["GtkComboBox"]
      Self.check(renderer, "picker", of: menu) {
        Picker("Which", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
      }
      Self.check(renderer, "named picker", of: menu) {
        Picker("Which", selection: .constant(1)) { Text("One").tag(1) }
      }
      Self.check(renderer, "segments", of: ["GtkRadioButton"]) {
        Picker("Which", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented).labelsHidden()
      }
      let day = ["GtkMenuButton"]
      Self.check(renderer, "date", of: day) { DatePicker("When", selection: .constant(date)).labelsHidden() }
      Self.check(renderer, "named date", of: day) { DatePicker("When", selection: .constant(date)) }
      Self.check(renderer, "time", of: ["GtkSpinButton"]) {
        DatePicker("When", selection: .constant(date), displayedComponents: .hourAndMinute).labelsHidden()
      }
    }
  }

  func testOthers() throws {
    try onScreen { renderer in
      let growing = ["FavesGrowing"]
      Self.check(renderer, "growing field", of: growing) {
        TextField("Notes", text: .constant("text"), axis: .vertical)
      }
      Self.check(renderer, "empty growing field", of: growing) {
        TextField("Notes", text: .constant(""), axis: .vertical)
      }
      Self.check(renderer, "field", of: ["GtkEntry"]) { TextField("Notes", text: .constant("text")) }
      Self.check(renderer, "toggle") { Toggle("On", isOn: .constant(true)) }
      Self.check(renderer, "stepper") { Stepper("Count", value: .constant(1)) }
    }
  }

  func testSeveralLinesOfAFieldByTheFirstOrTheLast() throws {
    try onScreen { renderer in
      for isLast in [false, true] {
        let screen = HostedScreen(
          renderer,
          Row(alignment: isLast ? .lastTextBaseline : .firstTextBaseline) {
            TextField("Notes", text: .constant("One\ntwo\nthree"), axis: .vertical)
          })
        let (left, field) = (
          screen.frame(of: screen.label("Left")), screen.frame(of: screen.the("FavesGrowing"))
        )
        XCTAssertGreaterThan(field.height, left.height * 2.5)
        XCTAssertEqual(
          isLast ? field.maxY - left.maxY : left.minY - field.minY, 7, accuracy: 1.5, "\(isLast)")
        screen.close()
      }
    }
  }
}
