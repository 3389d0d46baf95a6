import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Tabs in a sidebar")
struct TabSidebarTests {
  struct Main: View {
    @State var tab = 1
    @State var hasMore = true
    @State var title = "Library"
    let said: Said
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 1) { Button("rename") { title = "Shelf" } }.badge(3)
        TabSection(title) {
          Tab("Books", systemImage: "book", value: 2) { Text("all books") }
            .contextMenu { Button("Forget") { said.all.append("forgot") } }
          if hasMore { Tab("Films", systemImage: "film", value: 3) { Text("all films") } }
        }
        .sectionActions { Button("Add") { hasMore = false } }
        Tab("Last", systemImage: "star", value: 4) { Text("the last") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("over") }
      .tabViewSidebarFooter { Text("after") }
      .tabViewSidebarBottomBar { Text("under") }
    }
  }
  final class Said { var all: [String] = [] }

  @Test("Each tab has a row, sections their headers and buttons, and what the program puts around them")
  func rows() {
    let screen = Screen { Main(said: Said()) }
    #expect(
      screen.list.rows.map(\.texts) == [
        ["over"], ["Home", "3"], ["Library"], ["Books"], ["Films"], ["Add"], ["Last"], ["after"],
      ])
    #expect(screen.shows("under"))
    #expect((screen.front.widget.anyDescription as? WindowDescription)?.tabs.isEmpty == true)
    // For where there is no room for the sidebar.
    #expect(screen.tabs == ["Home (3)", "Books", "Films", "Last"])
  }

  @Test("A row chooses its tab, follows what it shows, and goes with it")
  func choices() throws {
    let said = Said()
    let screen = Screen { Main(said: said) }
    screen.button("rename").tap()
    #expect(screen.list.rows[2].texts == ["Shelf"])
    screen.list.select(rows: [4])
    #expect(screen.shows("all films") && screen.selectedTab == "Films")
    screen.selectTab("Books")
    #expect(screen.list.isRowSelected(3) && screen.shows("all books"))
    screen.list.row(3).contextMenu.choose("Forget")
    #expect(said.all == ["forgot"])
    screen.button("Add").tap()
    #expect(!screen.list.rows.contains { $0.texts == ["Films"] })
    screen.list.select(rows: [try #require(screen.list.rowIndex(showing: "Last"))])
    #expect(screen.shows("the last"))
  }

  struct Turning: View {
    @State var isSidebar = true
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Toggle("Sidebar", isOn: $isSidebar) }
        Tab("Two", systemImage: "star") { Text("second") }
      }
      .modifier(Look(isSidebar: isSidebar))
    }
  }
  struct Look: ViewModifier {
    let isSidebar: Bool
    func body(content: Content) -> some View {
      content.environment(\.tabsLook, isSidebar ? .sidebar : .bar)
    }
  }

  @Test("It goes where the style is another, and comes back")
  func styles() {
    let screen = Screen { Turning() }
    #expect(screen.all(ListDescription.self).count == 1)
    screen.toggle("Sidebar").tap()
    #expect(screen.all(ListDescription.self).isEmpty)
    #expect((screen.front.widget.anyDescription as? WindowDescription)?.tabs.map(\.title) == ["One", "Two"])
    screen.toggle("Sidebar").tap()
    #expect(screen.all(ListDescription.self).count == 1)
  }
}
