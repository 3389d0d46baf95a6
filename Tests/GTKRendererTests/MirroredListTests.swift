import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Lists where one reads from the right.
final class MirroredListTests: GTKTestCase {
  private struct People: View {
    @State private var isOpen = true
    let log: Kept<[String]>
    var body: some View {
      List {
        HStack {
          Image(systemName: "person")
          Text("Ann")
          Spacer()
          Button("Call") { log.value.append("call") }
          Button("Write") { log.value.append("write") }
        }
        Text("Plain")
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      }
    }
  }

  /// Where things are in the list, counted from the side at which one begins to read.
  @MainActor
  private static func places(_ direction: LayoutDirection, _ renderer: GTKRenderer)
    -> [String: ClosedRange<Double>]
  {
    let screen = HostedScreen(renderer, People(log: Kept([])).environment(\.layoutDirection, direction))
    defer { screen.close() }
    settle(50)
    let list = screen.frame(of: screen.the("FavesList"))
    func place(_ widget: Native) -> ClosedRange<Double> {
      let frame = screen.frame(of: widget)
      return direction == .leftToRight
        ? frame.minX - list.minX...frame.maxX - list.minX : list.maxX - frame.maxX...list.maxX - frame.minX
    }
    var places = ["picture": place(screen.the("FavesImage"))]
    for text in ["Ann", "Call", "Write", "Plain", "More", "Inside"] {
      places[text] = place(screen.label(text))
    }
    return places
  }

  func testEverythingInRowsLiesAsFarFromTheOtherSide() throws {
    try onScreen { renderer in
      let usual = Self.places(.leftToRight, renderer)
      let mirrored = Self.places(.rightToLeft, renderer)
      XCTAssertEqual(Set(mirrored.keys), Set(usual.keys))
      for (name, place) in usual {
        XCTAssertEqual(mirrored[name]!.lowerBound, place.lowerBound, accuracy: 1, name)
        XCTAssertEqual(mirrored[name]!.upperBound, place.upperBound, accuracy: 1, name)
      }
      XCTAssertLessThan(mirrored["picture"]!.upperBound, mirrored["Ann"]!.lowerBound)
      XCTAssertGreaterThan(mirrored["Inside"]!.lowerBound, mirrored["Plain"]!.lowerBound)
    }
  }

  func testTheArrowKeysGoFromControlToControlAsTheyAreSeen() throws {
    try onScreen { renderer in
      for (direction, onwards, back) in [
        (LayoutDirection.leftToRight, GDK_KEY_Right, GDK_KEY_Left),
        (.rightToLeft, GDK_KEY_Left, GDK_KEY_Right),
      ] {
        let log = Kept<[String]>([])
        let screen = HostedScreen(renderer, People(log: log).environment(\.layoutDirection, direction))
        let window = renderer.presented[0] as! WindowWidget
        SurroundingsTests.tellFocus(screen.window, isIn: true)
        faves_grab_focus(screen.all("GtkButton").first { screen.name($0) == "Call" }!)
        for (key, name) in [(onwards, "Write"), (back, "Call"), (onwards, "Write")] {
          window.press(key)
          XCTAssertEqual(gtk_window_get_focus(cast(screen.window)).map(screen.name), name, "\(direction)")
        }
        window.press(GDK_KEY_Return)
        XCTAssertTrue(becomes(within: 50) { log.value == ["write"] })
        screen.close()
      }
    }
  }

  private struct Pages: View {
    let path: Kept<Binding<[Int]>?>
    @State private var shown = [1]
    var body: some View {
      let _ = path.keep($shown)
      NavigationStack(path: $shown) {
        List(0..<3, id: \.self) { NavigationLink("Page \($0)", value: $0) }
          .navigationDestination(for: Int.self) { page in
            if page == 2 {
              Text("Page 2").frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
              List(0..<20, id: \.self) { Text("Row \($0) of \(page)") }
            }
          }
      }
    }
  }

  func testTheWayBackIsToTheSideAtWhichOneBegins() throws {
    try onScreen { renderer in
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let path = Kept<Binding<[Int]>?>(nil)
        let screen = HostedScreen(renderer, Pages(path: path))
        let window = renderer.presented[0] as! WindowWidget
        let isMirrored = direction == GTK_TEXT_DIR_RTL
        @MainActor func isBack() -> Bool {
          defer {
            path.value!.wrappedValue = [1]
            settle(300)
          }
          return path.value!.wrappedValue == []
        }
        settle(300)
        // By keys.
        window.press(isMirrored ? GDK_KEY_Left : GDK_KEY_Right, GDK_MOD1_MASK)
        XCTAssertFalse(isBack(), "\(isMirrored)")
        window.press(isMirrored ? GDK_KEY_Right : GDK_KEY_Left, GDK_MOD1_MASK)
        XCTAssertTrue(isBack(), "\(isMirrored)")
        // By a finger that is drawn over the rows.
        let row = Double(screen.frame(of: screen.label("Row 3 of 1")).midY)
        let (left, right) = ((x: 100.0, y: row), (x: 320.0, y: row + 2))
        let finger = Finger(on: screen.window)
        let (forward, back) = isMirrored ? ((left, right), (right, left)) : ((right, left), (left, right))
        finger.draw(from: forward.0, to: forward.1)
        XCTAssertFalse(isBack(), "\(isMirrored)")
        finger.draw(from: (100, row), to: (140, row + 120))
        XCTAssertFalse(isBack(), "down the rows")
        finger.draw(from: back.0, to: back.1)
        XCTAssertTrue(isBack(), "\(isMirrored)")
        path.value!.wrappedValue = [2]
        settle(300)
        finger.draw(from: back.0, to: back.1)
        XCTAssertTrue(isBack(), "plain \(isMirrored)")
        screen.close()
      }
    }
  }
}
