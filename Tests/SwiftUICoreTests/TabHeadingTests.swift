import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What the page in sight is called, where the choice of tabs has the place of the title")
struct TabHeadingTests {
  private struct Tabs: View {
    @State private var title = "Places"
    @State private var subtitle = ""
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            NavigationLink("Go") { Text("There").navigationTitle("Further") }
            Button("Rename") { title = "Cities" }
            Button("Count") { subtitle = "12 of them" }
            Button("As the tab") { title = "One" }
          }
          .navigationTitle(title).navigationSubtitle(subtitle)
        }
        .tabItem { Label("One", systemImage: "map") }
        NavigationStack { Text("two") }.navigationTitle("Outside").tabItem { Text("Two") }
        NavigationStack { Text("three").navigationTitle("Three") }.tabItem { Text("Three") }.badge(3)
        Text("four").tabItem { Text("Four") }
      }
    }
  }

  private func window(_ screen: Screen) throws -> WindowDescription {
    try #require(screen.front.widget.anyDescription as? WindowDescription)
  }

  @Test("It is said over the page where its tab does not say it, and is the window's title anyway")
  func titles() throws {
    let screen = Screen { Tabs() }
    #expect(try window(screen).heading == .init(title: "Places"))
    #expect(screen.title == "Places")
    screen.button("Rename").tap()
    #expect(try window(screen).heading == .init(title: "Cities"))
    screen.button("As the tab").tap()
    #expect(try window(screen).heading == nil)
    #expect(screen.title == "One")
    screen.button("Count").tap()
    #expect(try window(screen).heading == .init(title: "One", subtitle: "12 of them"))
    screen.selectTab("Two")
    #expect(try window(screen).heading == .init(title: "Outside"))
    #expect(screen.title == "Outside")
    screen.selectTab("Three (3)")
    #expect(try window(screen).heading == nil)
    #expect(screen.title == "Three")
    screen.selectTab("Four")
    #expect(try window(screen).heading == nil)
  }

  @Test("A page further in is said over itself as well: the tabs stay where they are")
  func furtherIn() throws {
    let screen = Screen { Tabs() }
    screen.button("Go").tap()
    #expect(try window(screen).heading == .init(title: "Further"))
    #expect(try window(screen).tabs.count == 4 && window(screen).showsBack)
    #expect(screen.title == "Further")
    screen.goBack()
    #expect(try window(screen).heading == .init(title: "Places"))
  }

  @Test("A page that hides the tabs has the bar for itself")
  func hidden() throws {
    let screen = Screen {
      TabView {
        NavigationStack {
          NavigationLink("Go") { Text("There").navigationTitle("Further").toolbar(.hidden, for: .tabBar) }
            .navigationTitle("Places")
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    screen.button("Go").tap()
    #expect(try window(screen).tabs.isEmpty && window(screen).heading == nil)
    #expect(screen.title == "Further")
    screen.goBack()
    #expect(try window(screen).tabs.count == 2)
  }

  @Test("Of columns, which say what they show, none is said over all")
  func columns() throws {
    let screen = Screen {
      TabView {
        NavigationSplitView {
          Text("side").navigationTitle("Side")
        } detail: {
          Text("more").navigationTitle("More")
        }
        .tabItem { Text("Both") }
      }
    }
    #expect(try window(screen).heading == nil)
    #expect(screen.title == "More")
    // One at a time has nothing else that says what it is.
    screen.act { screen.the(SplitDescription.self).foldedChanged(true) }
    #expect(try window(screen).heading == .init(title: "Side"))
    #expect(try window(screen).tabs.count == 1)
  }

  @Test("Tabs in a page leave the bar its title")
  func inPage() throws {
    let screen = Screen {
      NavigationStack { TabView { Text("a").tabItem { Text("A") } }.navigationTitle("Places") }
    }
    #expect(try window(screen).tabsStandBelow)
    #expect(try window(screen).heading == nil)
  }
}
