import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A text without characters takes no room, and a control with such a label that of a control.
final class EmptyTextTests: GTKTestCase {
  private struct Between: View {
    @ObservedObject var text: Followed<String>
    var body: some View {
      VStack(alignment: .leading, spacing: 5) {
        VStack(spacing: 5) {
          Color.red.frame(width: 10, height: 10)
          Text(text.value)
          Color.red.frame(width: 10, height: 10)
        }
        HStack(spacing: 5) {
          Color.red.frame(width: 10, height: 10)
          Text(text.value)
          Color.red.frame(width: 10, height: 10)
        }
        Text(text.value).padding(10).background(Color.red)
        Text(text.value).font(.largeTitle).lineSpacing(4)
        Text(text.value).lineLimit(2, reservesSpace: true)
        Text(text.value).lineLimit(1)
      }
    }
  }

  /// The places of the texts in `Between`.
  private static let names = ["column", "row", "padded", "large", "reserved", "limited"]

  /// What a text asks for, or the stack that it stands in.
  @MainActor
  private static func size(_ name: String, _ shown: HostedScreen) -> CGSize {
    let label = shown.all("FavesLabel")[names.firstIndex(of: name)!]
    let widget: Native = name == "column" || name == "row" ? gtk_widget_get_parent(label) : label
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(widget, nil, &natural)
    return CGSize(width: Double(natural.width), height: Double(natural.height))
  }

  func testItTakesNoRoomUntilThereIsSomethingInIt() throws {
    try onScreen { renderer in
      let text = Followed("")
      let shown = HostedScreen(renderer, Between(text: text))
      @MainActor func size(_ name: String) -> CGSize { Self.size(name, shown) }
      @MainActor func areEmpty(_ reason: String) {
        XCTAssertEqual(size("column"), CGSize(width: 10, height: 30), "the spaces are there: \(reason)")
        XCTAssertEqual(size("row"), CGSize(width: 30, height: 10), reason)
        XCTAssertEqual(size("padded"), CGSize(width: 20, height: 20), reason)
        XCTAssertEqual(size("large"), .zero, reason)
        XCTAssertEqual(size("limited"), .zero, reason)
        XCTAssertGreaterThan(size("reserved").height, 30, "lines that are held free are: \(reason)")
      }
      areEmpty("from the start")
      let reserved = size("reserved").height
      for characters in ["Some", " "] {
        text.value = characters
        settle(30)
        XCTAssertGreaterThan(size("column").height, 40)
        XCTAssertGreaterThan(size("row").height, 13)
        XCTAssertGreaterThan(size("padded").height, 33)
        XCTAssertGreaterThan(size("large").height, 25)
        XCTAssertGreaterThan(size("limited").height, 13)
        XCTAssertEqual(size("reserved").height, reserved)
        text.value = ""
        settle(30)
        areEmpty("after “\(characters)”")
      }
      shown.close()
    }
  }

  private struct Controls: View {
    let title: String
    @State private var text = ""
    @State private var choice = 1
    var body: some View {
      VStack {
        Button(title) {}
        Button(title) {}.font(.largeTitle)
        Button(title) {}.buttonStyle(.plain)
        Picker(title, selection: $choice) { Text(title).tag(1) }
        Menu(title) { Button("One") {} }
        Toggle(title, isOn: .constant(true))
        Toggle(title, isOn: .constant(true)).toggleStyle(.button)
        TextField(title, text: $text)
        TextField(title, text: $text, axis: .vertical)
        Stepper(title, value: $choice)
      }
    }
  }

  func testControlsWithoutWordsAreAsHighAsOthers() throws {
    try onScreen { renderer in
      @MainActor func heights(_ title: String) -> [CGFloat] {
        let shown = HostedScreen(renderer, Controls(title: title))
        defer { shown.close() }
        let types = [
          "GtkButton", "GtkMenuButton", "GtkSwitch", "GtkCheckButton", "GtkToggleButton", "GtkComboBox",
          "GtkEntry", "GtkTextView", "GtkSpinButton",
        ]
        return types.flatMap { type in shown.all(type).map { shown.frame(of: $0).height } }
      }
      let (empty, worded) = (heights(""), heights("Words"))
      XCTAssertGreaterThan(worded.count, 8)
      XCTAssertEqual(empty, worded)
    }
  }

  func testRowsWithoutWordsAreRows() throws {
    try onScreen { renderer in
      @MainActor func heights(_ text: String) -> [CGFloat] {
        let shown = HostedScreen(
          renderer,
          VStack {
            List { Text(text) }.frame(height: 100)
            Form { Text(text) }.frame(height: 100)
          })
        defer { shown.close() }
        return shown.all("FavesListRow").map { shown.frame(of: $0).height }
          + parts(of: shown.window, "FavesFrame").filter { shown.hasClass($0, "faves-row") }
          .map { shown.frame(of: $0).height }
      }
      let (empty, worded) = (heights(""), heights("Words"))
      XCTAssertEqual(worded.count, 2)
      XCTAssertEqual(empty, worded)
    }
  }
}
