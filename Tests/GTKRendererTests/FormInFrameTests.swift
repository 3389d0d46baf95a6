import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A form in a frame of a given height, as in a settings window.
final class FormInFrameTests: GTKTestCase {
  private struct Settings: View {
    @State private var name = ""
    let rows: Int
    var body: some View {
      Form {
        TextField("Name", text: $name)
        ForEach(0..<rows, id: \.self) { Toggle("Option \($0)", isOn: .constant(true)) }
      }
      .padding(20)
      .frame(width: 350, height: 100)
    }
  }

  @MainActor
  private static func heights<V: View>(_ renderer: GTKRenderer, _ view: V) -> (
    pane: Int32, content: Int32, whole: Int32
  ) {
    let shown = HostedScreen(renderer, VStack { view })
    settle(50)
    let pane = shown.all("GtkScrolledWindow")[0]
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(pane))!
    var whole: Int32 = 0
    gtk_widget_get_preferred_height(shown.window, &whole, nil)
    let heights = (
      gtk_widget_get_allocated_height(pane), Int32(gtk_adjustment_get_upper(adjustment)), whole
    )
    shown.close()
    return heights
  }

  func testTheFrameIsAsHighAsTheRows() throws {
    try onScreen { renderer in
      let short = Self.heights(renderer, Settings(rows: 2))
      XCTAssertGreaterThan(short.content, 100)
      XCTAssertEqual(short.pane, short.content)
      let inTabs = Self.heights(
        renderer,
        TabView { Settings(rows: 2).tabItem { Text("General") } }.padding(20).frame(width: 375, height: 150))
      XCTAssertEqual(inTabs.pane, inTabs.content)
      XCTAssertGreaterThanOrEqual(inTabs.whole, inTabs.pane + 80)
    }
  }

  private struct Restyled: View {
    @ObservedObject var look: Followed<FormDescription.Look>
    var body: some View { Settings(rows: 2).environment(\.formLook, look.value) }
  }

  func testAFormThatIsGroupedFromThenOnScrollsInIt() throws {
    try onScreen { renderer in
      let look = Followed(FormDescription.Look.automatic)
      let shown = HostedScreen(renderer, VStack { Restyled(look: look) })
      settle(50)
      let pane = shown.all("GtkScrolledWindow")[0]
      XCTAssertGreaterThan(gtk_widget_get_allocated_height(pane), 100)
      look.value = .grouped
      XCTAssertTrue(becomes { gtk_widget_get_allocated_height(pane) == 60 })
      look.value = .automatic
      XCTAssertTrue(becomes { gtk_widget_get_allocated_height(pane) > 100 })
      shown.close()
    }
  }

  func testALongFormScrollsInIt() throws {
    try onScreen { renderer in
      let long = Self.heights(renderer, Settings(rows: 20))
      XCTAssertEqual(long.pane, 60)
      let grouped = Self.heights(renderer, Settings(rows: 2).formStyle(.grouped))
      XCTAssertEqual(grouped.pane, 60)
      XCTAssertGreaterThan(grouped.content, 100)
    }
  }
}
