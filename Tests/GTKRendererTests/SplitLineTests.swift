import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The lines between the views of a split view, moved by the pointer, by keys and by assistive tools.
final class SplitLineTests: GTKTestCase {
  private struct Desk: View {
    @State private var hasThird = true
    @State private var pressed = 0
    var body: some View {
      VStack {
        Button("Third") { hasThird.toggle() }
        HSplitView {
          List(0..<40, id: \.self) { Text("row \($0)") }.frame(minWidth: 90)
          Button("pressed \(pressed)") { pressed += 1 }.frame(minWidth: 110, maxWidth: .infinity)
          if hasThird { Text("third").frame(minWidth: 50, maxWidth: .infinity) }
        }
      }
    }
  }

  func testALineIsDraggedAndOnlyTheViewsBesideItChange() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Desk())
      defer { screen.close() }
      gtk_window_resize(cast(screen.window), 602, 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [200, 401] }, "\(screen.lines)")
      XCTAssertTrue(screen.hasCursor(over: screen.grips[0]))
      screen.drag(0, by: 60)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [260, 401] }, "\(screen.lines)")
      screen.drag(1, by: -30)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [260, 371] }, "\(screen.lines)")
      screen.drag(0, by: -400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [90, 371] }, "the least width: \(screen.lines)")
      screen.drag(0, by: 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [260, 371] }, "the least width of the next")
    }
  }

  func testWhatWasGivenALengthKeepsIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Desk())
      defer { screen.close() }
      gtk_window_resize(cast(screen.window), 602, 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [200, 401] }, "\(screen.lines)")
      screen.drag(0, by: -40)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [160, 401] }, "\(screen.lines)")
      gtk_window_resize(cast(screen.window), 702, 400)
      XCTAssertTrue(becomes { screen.right == 702 })
      XCTAssertEqual(screen.lines.map(\.start), [160, 401], "the third has the rest")
      screen.click("Third")
      XCTAssertTrue(becomes { screen.lines.count == 1 })
      XCTAssertEqual(screen.lines.map(\.start), [160])
      screen.click("Third")
      XCTAssertTrue(becomes { screen.lines.count == 2 })
      XCTAssertEqual(screen.lines.map(\.start), [160, 401])
      // A second press at the place of the first.
      Pointer(on: screen.grips[0]).clickTwice(3, 40)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [233, 468] }, "\(screen.lines)")
    }
  }

  func testKeysMoveTheLineThatHasTheFocus() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Desk())
      defer { screen.close() }
      let window = renderer.presented[0] as! WindowWidget
      gtk_window_resize(cast(screen.window), 602, 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [200, 401] }, "\(screen.lines)")
      gtk_widget_grab_focus(screen.button(titled: "pressed 0"))
      gtk_widget_child_focus(screen.window, GTK_DIR_TAB_BACKWARD)
      XCTAssertNotEqual(gtk_widget_has_focus(screen.grips[0]), 0, "it comes before the view behind it")
      for (key, place) in [
        (GDK_KEY_Right, 201.0), (GDK_KEY_Left, 200), (GDK_KEY_Page_Down, 275), (GDK_KEY_Home, 90),
        (GDK_KEY_End, 290),
      ] {
        XCTAssertTrue(window.press(key))
        XCTAssertTrue(becomes { screen.lines[0].start == place }, "\(key): \(screen.lines)")
      }
      window.press(GDK_KEY_Left, GDK_CONTROL_MASK)
      XCTAssertTrue(becomes { screen.lines[0].start == 215 }, "\(screen.lines)")
      XCTAssertEqual(screen.lines[1].start, 401)
      for index in [1, 0, 1] {
        window.press(GDK_KEY_F8)
        XCTAssertNotEqual(gtk_widget_has_focus(screen.grips[index]), 0)
      }
    }
  }

  func testAssistiveToolsAreToldOfItAndMoveIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Desk())
      defer { screen.close() }
      gtk_window_resize(cast(screen.window), 602, 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [200, 401] }, "\(screen.lines)")
      let line = gtk_widget_get_accessible(screen.grips[0])!
      XCTAssertEqual(atk_object_get_role(line), ATK_ROLE_SEPARATOR)
      let states = atk_object_ref_state_set(line)
      XCTAssertNotEqual(atk_state_set_contains_state(states, ATK_STATE_VERTICAL), 0)
      XCTAssertNotEqual(atk_state_set_contains_state(states, ATK_STATE_FOCUSABLE), 0)
      g_object_unref(UnsafeMutableRawPointer(states!))
      let value = OpaquePointer(line)
      var number = 0.0
      atk_value_get_value_and_text(value, &number, nil)
      XCTAssertEqual(number, 200)
      let range = atk_value_get_range(value)
      XCTAssertEqual(atk_range_get_lower_limit(range), 90)
      XCTAssertEqual(atk_range_get_upper_limit(range), 290)
      atk_range_free(range)
      atk_value_set_value(value, 120)
      XCTAssertTrue(becomes { screen.lines[0].start == 120 }, "\(screen.lines)")
      atk_value_get_value_and_text(value, &number, nil)
      XCTAssertEqual(number, 120)
    }
  }

  func testWhatIsBesideALineIsPressedAsEver() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Desk())
      defer { screen.close() }
      gtk_window_resize(cast(screen.window), 602, 400)
      XCTAssertTrue(becomes { screen.lines.map(\.start) == [200, 401] }, "\(screen.lines)")
      let button = screen.button(titled: "pressed 0")
      gtk_widget_grab_focus(button)
      Pointer(on: button).click(20, 8)
      XCTAssertTrue(becomes { screen.texts.contains("pressed 1") })
      screen.drag(0, by: 20)
      XCTAssertTrue(screen.texts.contains("pressed 1"))
      XCTAssertNotEqual(gtk_widget_has_focus(button), 0, "a drag leaves the focus where it is")
      let adjustment = screen.adjustment
      let before = gtk_adjustment_get_value(adjustment)
      screen.turnWheel()
      XCTAssertTrue(becomes { gtk_adjustment_get_value(adjustment) > before })
    }
  }

  private struct Swapped: View {
    @State private var isList = false
    var body: some View {
      HSplitView {
        Text("left").frame(minWidth: 40, maxWidth: .infinity)
        VStack {
          Button("Swap") { isList = true }
          if isList { List(0..<40, id: \.self) { Text("row \($0)") } }
        }
        .frame(minWidth: 90, maxWidth: .infinity)
        .layoutPriority(1)
      }
    }
  }

  func testALineIsOverWhatComesBesideItLater() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Swapped())
      defer { screen.close() }
      let start = screen.lines[0].start
      XCTAssertLessThan(start, 60, "a view of a higher priority has all the others need not have")
      screen.click("Swap")
      XCTAssertTrue(becomes { !screen.all("FavesList").isEmpty })
      settle(50)
      let pointer = Pointer(on: screen.grips[0])
      // On the side of the list.
      pointer.press(7, 200)
      pointer.move(57, 200)
      pointer.release(57, 200)
      XCTAssertTrue(becomes { screen.lines[0].start == start + 50 }, "\(screen.lines)")
    }
  }

  private struct Mirrored: View {
    var body: some View {
      HSplitView {
        Text("first").frame(minWidth: 40, maxWidth: .infinity)
        Text("second").frame(minWidth: 40, maxWidth: .infinity)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  func testRightToLeftItIsMirrored() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mirrored())
      defer { screen.close() }
      let window = renderer.presented[0] as! WindowWidget
      let middle = screen.frame(of: screen.grips[0]).midX
      @MainActor func isMoved(by way: Double) -> Bool {
        becomes { screen.frame(of: screen.grips[0]).midX == middle + way }
      }
      screen.drag(0, by: -30)
      XCTAssertTrue(isMoved(by: -30))
      XCTAssertGreaterThan(
        screen.frame(of: screen.label("first")).midX, screen.frame(of: screen.label("second")).midX)
      gtk_widget_grab_focus(screen.grips[0])
      window.press(GDK_KEY_Left)
      XCTAssertTrue(isMoved(by: -31))
    }
  }

  private struct Upright: View {
    var body: some View {
      VSplitView {
        Color.red.frame(minHeight: 50, idealHeight: 120, maxHeight: .infinity)
        Color.blue
        Color.green.frame(height: 40)
      }
    }
  }

  func testALineBetweenViewsAboveEachOtherIsMovedUpAndDown() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Upright())
      defer { screen.close() }
      let top = screen.frame(of: screen.all("FavesSurface")[0]).minY
      @MainActor func line() -> Double { screen.frame(of: screen.grips[0]).minY + 2 - top }
      XCTAssertTrue(becomes { line() == 120 }, "the ideal height: \(line())")
      XCTAssertTrue(screen.hasCursor(over: screen.grips[0]))
      let pointer = Pointer(on: screen.grips[0])
      pointer.press(50, 3)
      pointer.move(80, 33)
      pointer.release(80, 33)
      XCTAssertTrue(becomes { line() == 150 }, "\(line())")
      // What has a height, and no other, has a line that is none to be moved.
      XCTAssertEqual(gtk_widget_get_allocated_height(screen.grips[1]), 1)
      XCTAssertEqual(gtk_widget_child_focus(screen.grips[1], GTK_DIR_TAB_FORWARD), 0)
    }
  }
}

extension HostedScreen {
  var grips: [Native] { all("FavesGrip") }

  /// Where lines are that stand upright: the first pixel of each.
  var lines: [(start: Double, isMoved: Bool)] {
    grips.map {
      let frame = frame(of: $0)
      return (frame.minX + (frame.width > 1 ? 2 : 0), frame.width > 1)
    }
  }
  var right: Double { Double(gtk_widget_get_allocated_width(window)) }

  /// Drags a line to the right.
  func drag(_ line: Int, by way: Double) {
    let pointer = Pointer(on: grips[line])
    pointer.press(3, 40)
    for step in 1...4 { pointer.move(3 + way * Double(step) / 4, 41) }
    pointer.release(3 + way, 41)
  }

  /// Whether the pointer looks another way over the middle of a widget than over the window.
  func hasCursor(over widget: Native) -> Bool {
    let place = frame(of: widget)
    let window = gtk_widget_get_window(window)!
    return gdk_window_get_cursor(uppermost(in: window, at: (x: place.midX, y: place.midY)).window) != nil
  }
}
