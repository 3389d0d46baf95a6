import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A list or a form in what scrolls, which offers it no height.
final class ScrolledListTests: GTKTestCase {
  private struct Fields: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
      }
    }
  }

  private struct Letters: View {
    var body: some View {
      List {
        Text("x")
        Text("y")
        Text("z")
      }
    }
  }

  /// The list's or form's own scrolled window, and how high what it scrolls is.
  @MainActor
  private static func heights(_ screen: HostedScreen) -> (room: Double, content: Double) {
    let native = screen.all("GtkScrolledWindow").last!
    let adjustment = gtk_scrolled_window_get_vadjustment(cast(native))
    return (gtk_adjustment_get_page_size(adjustment), gtk_adjustment_get_upper(adjustment))
  }

  func testItIsAsHighAsItsContent() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ view: some View, more: CGFloat = 90) {
        let screen = HostedScreen(renderer, view)
        settle(200)
        let (room, content) = Self.heights(screen)
        XCTAssertEqual(room, content, name)
        XCTAssertGreaterThan(room, more, name)
        if let after = screen.all("FavesLabel").first(where: { screen.text($0) == "After" }) {
          let list = screen.frame(of: screen.all("GtkScrolledWindow").last!)
          XCTAssertGreaterThanOrEqual(screen.frame(of: after).minY, list.maxY, name)
        }
        screen.close()
      }
      check("plain", ScrollView { Letters() })
      check(
        "plain in a stack",
        ScrollView {
          VStack {
            Letters().listStyle(.plain)
            Text("After")
          }
        })
      check(
        "inset grouped",
        NavigationStack { ScrollView { Letters().listStyle(.insetGrouped).frame(maxWidth: 300).padding() } })
      check("form", NavigationStack { ScrollView { Fields().frame(maxWidth: 300).padding() } })
      check("many", ScrollView { List { ForEach(0..<60) { Text("row \($0)") } } }, more: 1500)
      check(
        "long form",
        ScrollView {
          VStack {
            Form { ForEach(0..<30) { Text("row \($0)") } }
            Text("After")
          }
        },
        more: 1000)
      check(
        "form in a stack of pages",
        NavigationStack {
          ScrollView {
            VStack {
              Text("a")
              Fields()
              Text("After")
            }
          }
          .navigationTitle("Title")
        })
    }
  }

  private struct Growing: View {
    @State private var rows = 2
    var body: some View {
      ScrollView {
        Button("More") { rows += 4 }
        List { ForEach(0..<rows, id: \.self) { Text("row \($0)") } }
      }
    }
  }

  func testItGrowsWithItsRows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Growing())
      settle(200)
      let before = Self.heights(screen)
      screen.click("More")
      settle(300)
      let after = Self.heights(screen)
      XCTAssertEqual(after.room, before.room * 3)
      XCTAssertEqual(after.room, after.content)
      screen.close()
    }
  }
}
