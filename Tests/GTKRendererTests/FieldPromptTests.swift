import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What an empty field says it is for.
final class FieldPromptTests: GTKTestCase {
  private struct Fields: View {
    @State private var name = ""
    @State private var plain = ""
    var body: some View {
      TextField("Name of the person", text: $name)
      TextField("", text: $plain)
    }
  }

  /// How many pixels where the text begins are neither the ground nor the cursor's column.
  @MainActor
  private static func ink(_ entry: Native) -> Int {
    let picture = DrawnPicture(entry)
    let ground = picture.pixel(100, 8)
    var count = 0
    for x in 14..<90 {
      for y in 8..<24 where picture.pixel(x, y) != ground { count += 1 }
    }
    return count
  }

  func testThePromptIsThereUntilSomethingIsTyped() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Fields().frame(width: 200))
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      let (named, plain) = (screen.entries[0], screen.entries[1])
      gtk_widget_grab_focus(plain)
      let before = Self.ink(named)
      XCTAssertGreaterThan(before, 100)
      XCTAssertEqual(Self.ink(plain), 0)
      gtk_widget_grab_focus(named)
      XCTAssertNotEqual(gtk_widget_has_focus(named), 0)
      XCTAssertEqual(Double(Self.ink(named)), Double(before), accuracy: 0.1 * Double(before))
      gtk_entry_set_text(cast(named), " ")
      XCTAssertEqual(Self.ink(named), 0)
      screen.close()
    }
  }

  private struct Large: View {
    @State private var amount = ""
    var body: some View { TextField("0.00", text: $amount).font(.system(size: 40)) }
  }

  /// How many rows of a field's left part have something drawn, its frame aside.
  @MainActor
  private static func rowsOfInk(_ entry: Native) -> Int {
    let picture = DrawnPicture(entry)
    let ground = picture.pixel(190, 20)
    let height = Int(gtk_widget_get_allocated_height(entry))
    // Beside the cursor, which stands at the left.
    return (8..<height - 8).count { y in (20..<100).contains { picture.pixel($0, y) != ground } }
  }

  func testAPromptHasTheFieldsFontWithTheFocusToo() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Large()
          TextField("", text: .constant(""))
        }.frame(width: 240))
      SurroundingsTests.tellFocus(screen.window, isIn: true)
      let (large, other) = (screen.entries[0], screen.entries[1])
      gtk_widget_grab_focus(other)
      let (before, height) = (Self.rowsOfInk(large), gtk_widget_get_allocated_height(large))
      XCTAssertGreaterThan(before, 20)
      gtk_widget_grab_focus(large)
      settle(50)
      XCTAssertEqual(Self.rowsOfInk(large), before, accuracy: 2)
      XCTAssertEqual(gtk_widget_get_allocated_height(large), height)
      screen.close()
    }
  }
}
