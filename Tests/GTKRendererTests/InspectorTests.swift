import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The column that tells more of what is shown, and its width.
final class InspectorTests: GTKTestCase {
  private struct Inspected: View {
    let width: CGFloat?
    @State private var isShown = true
    var body: some View {
      Button("Toggle") { isShown.toggle() }
        .inspector(isPresented: $isShown) {
          if let width {
            column.inspectorColumnWidth(width)
          } else {
            column.inspectorColumnWidth(min: 100, ideal: 300, max: 400)
          }
        }
    }
    private var column: some View { Color.red.overlay { Text("beside") } }
  }

  private struct Plain: View {
    var body: some View {
      Text("main").inspector(isPresented: .constant(true)) { List { Text("beside") } }
    }
  }

  private struct Wide: View {
    var body: some View {
      Text("main").inspector(isPresented: .constant(true)) {
        Color.red.frame(minWidth: 250).inspectorColumnWidth(200)
      }
    }
  }

  func testAnInspectorIsNoNarrowerThanWhatIsInIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Wide())
      defer { screen.close() }
      settle(50)
      let column = screen.frame(of: try XCTUnwrap(screen.all("FavesSurface").first))
      XCTAssertEqual(column.width, 250)
      XCTAssertEqual(column.maxX, Double(gtk_widget_get_allocated_width(screen.window)), accuracy: 30)
      XCTAssertLessThan(screen.frame(of: screen.label("main")).maxX, column.minX)
    }
  }

  private struct Commanded: App {
    let isShown: Followed<Bool>
    init(_ isShown: Followed<Bool>) { self.isShown = isShown }
    init() { self.init(Followed(true)) }
    private struct Content: View {
      @ObservedObject var isShown: Followed<Bool>
      var body: some View { Text("main").inspector(isPresented: $isShown.value) { Text("beside") } }
    }
    var body: some Scene {
      WindowGroup { Content(isShown: isShown) }.commands { InspectorCommands() }
    }
  }

  func testItsCommandShowsAndHidesIt() throws {
    try onScreen { renderer in
      let isShown = Followed(true)
      let app = ShownApp(renderer, Commanded(isShown))
      let window = app.windows[0]
      XCTAssertTrue(becomes { app.texts(window).contains("beside") })
      app.activate(window)
      window.press(GDK_KEY_i, GDK_CONTROL_MASK, GDK_SUPER_MASK)
      XCTAssertTrue(becomes { !app.texts(window).contains("beside") })
      XCTAssertFalse(isShown.value)
      renderer.heldKeys = []
      window.press(GDK_KEY_i, GDK_CONTROL_MASK, GDK_SUPER_MASK)
      XCTAssertTrue(becomes { app.texts(window).contains("beside") })
    }
  }

  func testAnInspectorIsAsWideAsItSaysAndLeavesTheRest() throws {
    try onScreen { renderer in
      for (width, expected) in [(CGFloat(200), 200.0), (nil, 300)] {
        let screen = HostedScreen(renderer, Inspected(width: width))
        settle(50)
        let column = try XCTUnwrap(screen.all("FavesSurface").first)
        XCTAssertEqual(Double(gtk_widget_get_allocated_width(column)), expected)
        gtk_button_clicked(cast(screen.all("GtkButton").first!))
        settle(50)
        XCTAssertFalse(screen.texts.contains("beside"))
        screen.close()
      }
      let screen = HostedScreen(renderer, Plain())
      settle(50)
      XCTAssertEqual(gtk_widget_get_allocated_width(screen.all("FavesList").first!), 270)
      screen.close()
    }
  }

  private struct Narrow: View {
    @ObservedObject var width: Followed<CGFloat>
    var body: some View {
      Color.blue.inspector(isPresented: .constant(true)) { Text("beside") }
        .frame(width: width.value, height: 200)
    }
  }

  private struct Needing: View {
    @ObservedObject var width: Followed<CGFloat>
    var body: some View {
      Color.blue.frame(minWidth: 300).inspector(isPresented: .constant(true)) { Text("beside") }
        .frame(width: width.value, height: 200)
    }
  }

  func testWhereWhatIsInspectedHasNoRoomBesideTheColumnThatIsInItsPlace() throws {
    try onScreen { renderer in
      let width = Followed<CGFloat>(600)
      let screen = HostedScreen(renderer, Needing(width: width))
      defer { screen.close() }
      settle(50)
      @MainActor func places() -> (inspected: CGRect, column: CGRect) {
        (screen.frame(of: screen.all("FavesSurface")[0]), screen.frame(of: screen.label("beside")))
      }
      let start = places().inspected.minX
      XCTAssertEqual(places().inspected.width, 600 - 271, accuracy: 1)
      XCTAssertEqual(places().column.midX, start + 600 - 135, accuracy: 2)
      // Beside the column there would be 249.
      width.value = 520
      settle(100)
      XCTAssertEqual(places().inspected.minX - places().column.midX, 260, accuracy: 2, "beyond the edge")
      width.value = 580
      settle(100)
      XCTAssertEqual(places().inspected.width, 580 - 271, accuracy: 1)
      XCTAssertEqual(places().column.midX - places().inspected.minX, 580 - 135, accuracy: 2)
    }
  }

  func testInLittleRoomTheColumnIsInThePlaceOfWhatIsInspected() throws {
    try onScreen { renderer in
      let width = Followed<CGFloat>(700)
      let screen = HostedScreen(renderer, Narrow(width: width))
      defer { screen.close() }
      settle(50)
      @MainActor func places() -> (inspected: CGRect, column: CGRect) {
        (screen.frame(of: screen.all("FavesSurface")[0]), screen.frame(of: screen.label("beside")))
      }
      XCTAssertEqual(places().inspected.width, 700 - 271, accuracy: 1)
      let start = places().inspected.minX
      XCTAssertEqual(places().column.midX, start + 700 - 135, accuracy: 2)
      width.value = 400
      settle(100)
      XCTAssertEqual(places().inspected.minX - places().column.midX, 200, accuracy: 2, "beyond the edge")
      width.value = 700
      settle(100)
      XCTAssertEqual(places().inspected.width, 700 - 271, accuracy: 1)
      XCTAssertEqual(places().inspected.minX, start)
    }
  }
}
