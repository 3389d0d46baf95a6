import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pages that links and bindings lead to, and columns that come and go.
final class ShownLinkTests: GTKTestCase {
  @MainActor
  private final class Where: ObservableObject {
    @Published var isActive = false
    @Published var tag: Int?
    @Published var item: String?
    @Published var isPresented = false
    @Published var count = 0
  }

  private struct Links: View {
    @ObservedObject var place: Where
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(isActive: $place.isActive) {
            Text("page of a flag, \(place.count)")
          } label: {
            Text("To flag")
          }
          NavigationLink("To first", destination: Text("page of 1"), tag: 1, selection: $place.tag)
          NavigationLink(tag: 2, selection: $place.tag) {
            Text("page of 2, \(place.count)")
          } label: {
            Text("To second")
          }
          NavigationLink(destination: Text("plain page, \(place.count)")) { Text("To plain") }
        }
        .navigationTitle("Root")
      }
    }
  }

  func testALinkOfAFlagFollowsItAndSetsIt() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let place = Where()
      table("NavigationLink", "isActive") {
        Links(place: place)
      } holds: { shown in
        shown.click("To flag")
        XCTAssertTrue(place.isActive)
        XCTAssertTrue(becomes { shown.isInSight("page of a flag, 0") })
        place.count = 1
        XCTAssertTrue(becomes { shown.isInSight("page of a flag, 1") }, "It is live")
        shown.goBack()
        XCTAssertTrue(becomes { !place.isActive && shown.isInSight("To flag") })
        place.isActive = true
        XCTAssertTrue(becomes { shown.isInSight("page of a flag, 1") })
        place.isActive = false
        return becomes { shown.isInSight("To flag") && !shown.texts.contains("page of a flag, 1") }
      }
    }
  }

  func testLinksOfOneSelectionLeadToTheirTag() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let place = Where()
      table("NavigationLink", "tag") {
        Links(place: place)
      } holds: { shown in
        shown.click("To first")
        XCTAssertEqual(place.tag, 1)
        XCTAssertTrue(becomes { shown.isInSight("page of 1") })
        shown.goBack()
        XCTAssertTrue(becomes { place.tag == nil && shown.isInSight("To first") })
        place.tag = 2
        XCTAssertTrue(becomes { shown.isInSight("page of 2, 0") })
        place.count = 5
        XCTAssertTrue(becomes { shown.isInSight("page of 2, 5") }, "It is live")
        place.tag = nil
        XCTAssertTrue(becomes { shown.isInSight("To second") })
        shown.click("To plain")
        XCTAssertTrue(becomes { shown.isInSight("plain page, 5") })
        place.count = 6
        XCTAssertTrue(becomes { shown.isInSight("plain page, 6") }, "A page without a binding is live, too")
        shown.goBack()
        return becomes { shown.isInSight("To plain") }
      }
    }
  }

  private struct Destinations: View {
    @ObservedObject var place: Where
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(item: $place.item) { Text("item \($0), \(place.count)") }
          .navigationDestination(isPresented: $place.isPresented) { Text("presented, \(place.count)") }
      }
    }
  }

  func testAPageIsThereForAsLongAsThereIsAnItem() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let place = Where()
      table("navigationDestination") {
        Destinations(place: place)
      } holds: { shown in
        place.item = "a"
        XCTAssertTrue(becomes { shown.isInSight("item a, 0") })
        place.count = 1
        XCTAssertTrue(becomes { shown.isInSight("item a, 1") }, "It is live")
        place.item = "b"
        XCTAssertTrue(becomes { shown.isInSight("item b, 1") }, "Another item is on the page that is there")
        shown.goBack()
        XCTAssertTrue(becomes { place.item == nil && shown.isInSight("root") })
        place.item = "c"
        XCTAssertTrue(becomes { shown.isInSight("item c, 1") })
        place.item = nil
        XCTAssertTrue(becomes { shown.isInSight("root") && !shown.texts.contains("item c, 1") })
        place.isPresented = true
        XCTAssertTrue(becomes { shown.isInSight("presented, 1") })
        shown.goBack()
        return becomes { !place.isPresented && shown.isInSight("root") }
      }
    }
  }

  private struct Columns: View {
    @ObservedObject var visible: Followed<NavigationSplitViewVisibility>
    var body: some View {
      NavigationSplitView(columnVisibility: $visible.value) {
        Text("side")
      } content: {
        Text("middle")
      } detail: {
        Text("detail")
      }
    }
  }
  private struct Split: App {
    let visible: Followed<NavigationSplitViewVisibility>
    init(_ visible: Followed<NavigationSplitViewVisibility>) { self.visible = visible }
    init() { self.init(Followed(.automatic)) }
    var body: some Scene {
      WindowGroup { Columns(visible: visible) }.defaultSize(width: 1000, height: 400)
        .commands { SidebarCommands() }
    }
  }

  func testColumnsComeAndGoByTheBindingAndThePersonSetsIt() throws {
    try onScreen { renderer in
      let visible = Followed(NavigationSplitViewVisibility.all)
      let app = ShownApp(renderer, Split(visible))
      let window = app.windows[0]
      @MainActor func shown() -> [String] {
        parts(of: window.native, "FavesLabel").filter { gtk_widget_get_mapped($0) != 0 }
          .map { String(cString: gtk_label_get_text(cast($0))) }.filter(
            ["side", "middle", "detail"].contains)
      }
      @MainActor func isSideShown() -> Bool { shown().contains("side") }
      XCTAssertTrue(becomes(isSideShown))
      for (wanted, columns) in [
        (NavigationSplitViewVisibility.detailOnly, ["detail"]), (.all, ["side", "middle", "detail"]),
        (.doubleColumn, ["middle", "detail"]), (.detailOnly, ["detail"]),
        (.doubleColumn, ["middle", "detail"]),
        (.automatic, ["side", "middle", "detail"]), (.all, ["side", "middle", "detail"]),
      ] {
        visible.value = wanted
        XCTAssertTrue(becomes { shown() == columns }, "\(wanted): \(shown())")
      }
      app.activate(window)
      window.press(GDK_KEY_s, GDK_CONTROL_MASK, GDK_SUPER_MASK)
      XCTAssertTrue(becomes { !isSideShown() })
      XCTAssertEqual(visible.value, .doubleColumn, "The person has put the sidebar away")
      renderer.heldKeys = []
      window.press(GDK_KEY_s, GDK_CONTROL_MASK, GDK_SUPER_MASK)
      XCTAssertTrue(becomes(isSideShown))
      XCTAssertEqual(visible.value, .all)
      visible.value = .detailOnly
      XCTAssertTrue(becomes { shown() == ["detail"] })
      renderer.heldKeys = []
      window.press(GDK_KEY_s, GDK_CONTROL_MASK, GDK_SUPER_MASK)
      XCTAssertTrue(becomes { shown() == ["side", "middle", "detail"] })
      XCTAssertEqual(visible.value, .all)
      app.close()
    }
  }
}

extension HostedScreen {
  /// Whether a text is on the page in front.
  func isInSight(_ words: String) -> Bool {
    all("FavesLabel").contains { label in
      guard text(label) == words, gtk_widget_get_mapped(label) != 0 else { return false }
      var inner = gtk_widget_get_parent(label)
      while let widget = inner, let stack = gtk_widget_get_ancestor(widget, gtk_stack_get_type()) {
        guard let front = gtk_stack_get_visible_child(cast(stack)),
          front == label || gtk_widget_is_ancestor(label, front) != 0
        else { return false }
        inner = gtk_widget_get_parent(stack)
      }
      return true
    }
  }
}
