import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The pointer over a view is over it wherever in it it is, and away once it is over something that is not in it.
final class HoveredPartsTests: GTKTestCase {
  /// What a view says as the pointer comes over the words, or so far to the right of them, and goes.
  @MainActor
  private static func said(_ renderer: GTKRenderer, _ words: String, right: Int32 = 0, of view: some View)
    -> [Bool]
  {
    let said = Kept<[Bool]>([])
    let screen = HostedScreen(renderer, view.onHover { said.value.append($0) }.padding(40))
    defer { screen.close() }
    movePointerAway()
    settle(100)
    // The pointer may have been over it before.
    said.value = []
    let label = screen.label(words)
    let pointer = Pointer(on: label)
    let (width, height) = (gtk_widget_get_allocated_width(label), gtk_widget_get_allocated_height(label))
    let (x, y) = (Double(width / 2 + right), Double(height / 2))
    // The display tells of the window that it comes over, which may ask for nothing else.
    pointer.enter(x, y)
    pointer.move(x, y)
    settle(20)
    pointer.leave()
    settle(20)
    return said.value
  }

  func testItIsToldOfControlsAndTapAreasFurtherIn() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ view: some View) {
        XCTAssertEqual(Self.said(renderer, "Words", of: view), [true, false], name)
      }
      let button = Button("Words") {}.buttonStyle(.plain)
      let tapped = Text("Words").frame(width: 80, height: 40).onTapGesture {}
      check("button", button)
      check("button on a ground", button.background(Color.gray))
      check("button in a frame", button.frame(width: 120, height: 50))
      check(
        "button with a shadow", button.background(Color.gray).shadow(radius: 3).overlay(Capsule().stroke()))
      check("tapped", tapped)
      check("tapped on a ground", tapped.background(Color.gray))
      check(
        "in a row",
        HStack {
          tapped
          Spacer()
          Text("Other")
        })
      check(
        "in layers",
        ZStack {
          Color.gray
          Color.red.opacity(0.2)
          button
        }
        .frame(width: 120, height: 60))
    }
  }

  func testItIsThereBetweenTheParts() throws {
    try onScreen { renderer in
      // The row is met in its middle, where it has nothing.
      let row = HStack {
        Text("One")
        Spacer()
        Text("Two")
      }
      XCTAssertEqual(Self.said(renderer, "One", right: 80, of: row.frame(width: 200)), [true, false])
    }
  }
}
