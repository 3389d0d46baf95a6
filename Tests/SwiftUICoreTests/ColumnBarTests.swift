import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

@MainActor
@Suite("What stands over the columns of a split view in the bar at the top")
struct ColumnBarTests {
  private struct Recipes: View {
    @State var visible = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visible) {
        Button("Hide") { visible = .detailOnly }.navigationTitle("Kinds")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
            ToolbarItem { Button("Fold") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
      } detail: {
        NavigationStack {
          VStack {
            NavigationLink("to recipe") { Text("recipe").navigationTitle("Soup") }
            Button("Show") { visible = .all }
          }
          .navigationTitle("Recipes").toolbar { Button("Add") {} }
        }
      }
    }
  }

  private func window(_ screen: Screen) throws -> WindowDescription {
    try #require(screen.front.widget.anyDescription as? WindowDescription)
  }
  private func titles(_ screen: Screen, _ slot: Slot) -> [String] {
    (screen.front.widget.slots[slot] ?? []).map { Element($0, on: screen).label }
  }

  @Test(
    "The sidebar's buttons stand over it while it is beside others, and where they are otherwise when it is not"
  )
  func items() {
    let screen = Screen { Recipes() }
    #expect(titles(screen, .sidebarLeading) == ["Hide Sidebar", "Sort"])
    #expect(titles(screen, .sidebarTrailing) == ["Fold"])
    #expect(titles(screen, .trailing) == ["Done", "Add"])
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(titles(screen, .sidebarLeading).isEmpty && titles(screen, .sidebarTrailing).isEmpty)
    #expect(titles(screen, .leading) == ["Sort"])
    #expect(titles(screen, .trailing) == ["Fold", "Done"])
    screen.act { screen.the(SplitDescription.self).foldedChanged(false) }
    screen.button("Hide").tap()
    #expect(titles(screen, .leading) == ["Show Sidebar", "Sort"])
    #expect(titles(screen, .trailing) == ["Fold", "Done", "Add"])
    screen.button("Show").tap()
    #expect(titles(screen, .sidebarTrailing) == ["Fold"])
    screen.close()
  }

  private struct Toggled: View {
    @State private var visible = NavigationSplitViewVisibility.detailOnly
    let isRemoved: Bool
    let isThree: Bool
    var body: some View {
      let removed: ToolbarDefaultItemKind? = isRemoved ? .sidebarToggle : nil
      if isThree {
        NavigationSplitView(columnVisibility: $visible) {
          Text("sidebar").toolbar(removing: removed)
        } content: {
          Text("content")
        } detail: {
          Text(visible == .all ? "all" : visible == .doubleColumn ? "two" : "one")
        }
      } else {
        NavigationSplitView(columnVisibility: $visible) {
          Text("sidebar").toolbar(removing: removed)
        } detail: {
          Text(visible == .all ? "all" : "one")
        }
      }
    }
  }

  @Test(
    "Where the program says which columns are in sight, a button shows and hides the sidebar",
    arguments: [false, true])
  func toggle(isThree: Bool) {
    let screen = Screen { Toggled(isRemoved: false, isThree: isThree) }
    #expect(titles(screen, .leading) == ["Show Sidebar"])
    screen.button("Show Sidebar").tap()
    #expect(screen.shows("all"))
    #expect(titles(screen, .leading).isEmpty && titles(screen, .sidebarLeading) == ["Hide Sidebar"])
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(titles(screen, .leading).isEmpty && titles(screen, .sidebarLeading).isEmpty, "one at a time")
    screen.act { screen.the(SplitDescription.self).foldedChanged(false) }
    screen.button("Hide Sidebar").tap()
    #expect(screen.shows(isThree ? "two" : "one"))
    #expect(titles(screen, .leading) == ["Show Sidebar"])
    screen.close()
  }

  @Test("The program can do without that button")
  func removedToggle() {
    let screen = Screen { Toggled(isRemoved: true, isThree: false) }
    #expect(titles(screen, .leading).isEmpty && screen.shows("one"))
    screen.close()
  }

  @Test(
    "A program that says nothing of it has that button too, but in the older view", arguments: [false, true])
  func ownToggle(isOlder: Bool) {
    let screen = Screen {
      if isOlder {
        NavigationView {
          Text("sidebar")
          Text("detail")
        }
      } else {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }
    }
    #expect(titles(screen, .sidebarLeading) == (isOlder ? [] : ["Hide Sidebar"]))
    if !isOlder {
      screen.button("Hide Sidebar").tap()
      #expect(screen.the(SplitDescription.self).hidesSidebar)
      #expect(titles(screen, .leading) == ["Show Sidebar"] && titles(screen, .sidebarLeading).isEmpty)
      screen.button("Show Sidebar").tap()
      #expect(!screen.the(SplitDescription.self).hidesSidebar)
    }
    screen.close()
  }

  @Test("The way back stands over the column whose page it leaves")
  func back() throws {
    let screen = Screen { Recipes() }
    screen.button("to recipe").tap()
    #expect(try window(screen).canGoBack && window(screen).backColumn == .detail)
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(try window(screen).backColumn == nil)
    screen.close()
  }

  @Test("Tabs in a column stand over its pages: the bar at the top says what the columns are called")
  func tabs() throws {
    let screen = Screen {
      NavigationSplitView {
        Text("side").navigationTitle("Kinds")
      } detail: {
        TabView {
          Text("one").navigationTitle("First").tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
      }
    }
    #expect(try window(screen).tabs.isEmpty)
    #expect(try window(screen).title == "First" && window(screen).sidebarTitle == "Kinds")
    #expect(screen.the(TabsDescription.self).tabs.map(\.title) == ["One", "Two"])
    screen.act {
      let split = screen.the(SplitDescription.self)
      split.foldedChanged(true)
      split.frontChanged(.detail)
    }
    #expect(try window(screen).tabs.map(\.title) == ["One", "Two"])
    #expect(screen.the(TabsDescription.self).tabs.isEmpty)
    screen.close()
  }
}
