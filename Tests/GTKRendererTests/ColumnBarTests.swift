import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The bars at the bottom of the columns of a split view.
final class ColumnBarTests: GTKTestCase {
  private struct Mail: View {
    @ObservedObject var isReading: Followed<Bool>
    @State private var box: Int? = 1
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self, selection: $box) { Text("box \($0)") }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("New Box") {} } }
      } detail: {
        NavigationStack {
          TextField("search", text: .constant(""))
          Text("mail")
            .toolbar {
              if isReading.value {
                ToolbarItemGroup(placement: .bottomBar) {
                  Button("Archive") {}
                  Spacer()
                  Button("Reply") {}
                }
              }
            }
        }
      }
    }
  }

  func testEachColumnHasItsOwn() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mail(isReading: Followed(true)))
      screen.resize(to: 800, folds: false)
      let line = screen.frame(of: screen.all("GtkSeparator")[0]).minX
      XCTAssertTrue(screen.wait { screen.frame(of: screen.button(titled: "Archive")).minX > line })
      let places = ["New Box", "Archive", "Reply"].map { screen.frame(of: screen.button(titled: $0)) }
      XCTAssertLessThan(places[0].maxX, line)
      XCTAssertLessThan(places[1].minX, line + 30, "at the start of its column")
      XCTAssertGreaterThan(places[2].maxX, 770, "and at the end")
      for place in places { XCTAssertEqual(place.midY, places[0].midY, accuracy: 1) }
      XCTAssertGreaterThan(places[1].minY, screen.frame(of: screen.label("mail")).maxY)
      screen.resize(to: 500, folds: true)
      XCTAssertTrue(screen.isInFront("mail"))
      XCTAssertTrue(screen.isInFront("Reply"), "it is under the page that is shown")
      XCTAssertFalse(screen.isInFront("New Box"))
      screen.close()
    }
  }

  func testItIsThereAsLongAsThereIsSomethingInIt() throws {
    try onScreen { renderer in
      let isReading = Followed(false)
      let screen = HostedScreen(renderer, Mail(isReading: isReading))
      screen.resize(to: 800, folds: false)
      XCTAssertEqual(screen.all("GtkActionBar").count, 1)
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      isReading.value = true
      settle(100)
      XCTAssertEqual(screen.all("GtkActionBar").count, 2)
      XCTAssertTrue(gtk_widget_is_focus(field) != 0, "who types goes on")
      isReading.value = false
      XCTAssertTrue(screen.wait { screen.all("GtkActionBar").count == 1 })
      screen.close()
    }
  }

  private struct Titled: View {
    @ObservedObject var isRead: Followed<Bool>
    @ObservedObject var columns: Followed<NavigationSplitViewVisibility>
    var body: some View {
      NavigationSplitView(columnVisibility: $columns.value) {
        List { Text("inbox") }.navigationTitle("Boxes")
      } detail: {
        if isRead.value { Text("mail").navigationTitle("A Letter") } else { Text("none") }
      }
    }
  }

  func testTheBarSaysWhatTheSidebarIsCalledOverIt() throws {
    try onScreen { renderer in
      let (isRead, columns) = (Followed(true), Followed(NavigationSplitViewVisibility.all))
      let screen = HostedScreen(renderer, Titled(isRead: isRead, columns: columns))
      let bar = screen.shownWindow.screen!.bar!
      // Before the one that the bar has by itself.
      @MainActor func titles() -> [String] {
        let shown = parts(of: bar.native, "GtkLabel").filter { gtk_widget_get_mapped($0) != 0 }
        return shown.map(screen.text) + [String(cString: hdy_header_bar_get_title(bar.header))]
      }
      screen.resize(to: 800, folds: false)
      XCTAssertTrue(becomes { titles() == ["Boxes", "A Letter"] }, "\(titles())")
      let label = parts(of: bar.native, "GtkLabel").first { screen.text($0) == "Boxes" }!
      XCTAssertLessThan(screen.frame(of: label).maxX, screen.frame(of: screen.all("GtkSeparator")[0]).minX)
      XCTAssertEqual(String(cString: gtk_window_get_title(cast(screen.window))), "A Letter")
      isRead.value = false
      XCTAssertTrue(becomes { titles() == ["Boxes"] }, "it is the window's title alone: \(titles())")
      isRead.value = true
      XCTAssertTrue(becomes { titles() == ["Boxes", "A Letter"] })
      columns.value = .detailOnly
      XCTAssertTrue(becomes { titles() == ["A Letter"] }, "without a sidebar")
      columns.value = .all
      XCTAssertTrue(becomes { titles() == ["Boxes", "A Letter"] })
      screen.resize(to: 450, folds: true)
      XCTAssertTrue(becomes { titles() == ["Boxes"] }, "where it is the page in front: \(titles())")
      screen.close()
    }
  }

  func testItCanBeHidden() throws {
    struct Hidden: View {
      @ObservedObject var isHidden: Followed<Bool>
      var body: some View {
        NavigationSplitView {
          Text("boxes").toolbar { ToolbarItem(placement: .bottomBar) { Button("New Box") {} } }
        } detail: {
          Text("mail").toolbar { ToolbarItem(placement: .bottomBar) { Button("Reply") {} } }
            .toolbar(isHidden.value ? .hidden : .visible, for: .bottomBar)
        }
      }
    }
    try onScreen { renderer in
      let isHidden = Followed(true)
      let screen = HostedScreen(renderer, Hidden(isHidden: isHidden))
      screen.resize(to: 800, folds: false)
      XCTAssertEqual(screen.all("GtkActionBar").count, 1)
      isHidden.value = false
      settle(50)
      XCTAssertEqual(screen.all("GtkActionBar").count, 2)
      screen.close()
    }
  }
}
