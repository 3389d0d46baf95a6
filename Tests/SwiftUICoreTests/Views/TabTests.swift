import SwiftUITesting
import Testing

@MainActor
@Suite("Tabs as values")
struct TabTests {
  enum Place: Hashable { case home, search, settings }

  @Test("A tab may be called what its role is, and a tab without a label is chosen by its value")
  func labels() {
    @MainActor struct Main: View {
      @State var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) {
            Button("settings") { place = .settings }
          }
          Tab(value: .settings) { Button("home") { place = .home } }
          Tab(value: .search, role: .search) { Text("found") }
        }
      }
    }
    let screen = Screen { Main() }
    screen.button("settings").tap()
    #expect(screen.tabs == ["Home", "", "Search"])
    #expect(screen.selectedTab == "")
    screen.button("home").tap()
    #expect(screen.selectedTab == "Home")
    screen.selectTab("Search")
    #expect(screen.selectedTab == "Search")
  }

  @Test("A selection that may be none is matched by the values of tabs")
  func optionalSelection() {
    @MainActor struct Main: View {
      @State var place: Place? = .search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("found") }
        }
      }
    }
    let screen = Screen { Main() }
    #expect(screen.selectedTab == "Search")
    screen.selectTab("Home")
    #expect(screen.selectedTab == "Home")
  }

  struct Extras: TabContent {
    @State private var opened = 0
    var body: some TabContent<Place> {
      Tab("Extra \(opened)", systemImage: "star", value: Place.settings) {
        Button("open") { opened += 1 }
      }
    }
  }

  @Test("Tabs come of conditions, collections and types of their own, which may have states")
  func compositions() {
    @MainActor struct Main: View {
      @State var place = Place.settings
      @State var isSearching = false
      var body: some View {
        TabView(selection: $place) {
          ForEach([Place.home], id: \.self) { value in
            Tab("Home", systemImage: "house", value: value) {
              Button("search") { isSearching = true }
            }
          }
          if isSearching {
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("found") }
          }
          Extras()
        }
      }
    }
    let screen = Screen { Main() }
    screen.button("open").tap()
    screen.selectTab("Extra 1")
    screen.selectTab("Home")
    screen.button("search").tap()
    screen.selectTab("Search")
    #expect(screen.selectedTab == "Search" && screen.texts.contains("found"))
  }

  @Test("Modifiers of several tabs reach what is in each of them")
  func groups() {
    @MainActor struct Main: View {
      @State var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          Group {
            Tab("Home", systemImage: "house", value: Place.home) { Button("at home") {} }
            Tab("Search", systemImage: "magnifyingglass", value: Place.search) { Button("found") {} }
          }
          .disabled(true)
          Tab("Settings", systemImage: "gear", value: .settings) { Button("set") {} }
        }
      }
    }
    let screen = Screen { Main() }
    #expect(screen.tabs == ["Home", "Search", "Settings"])
    for (tab, button, isClosed) in [
      ("Search", "found", true), ("Settings", "set", false), ("Home", "at home", true),
    ] {
      screen.selectTab(tab)
      #expect(screen.button(button).isEnabled != isClosed)
    }
  }

  @Test("A tab that is hidden is not there, and one without a value is chosen by the bar")
  func hiddenTabs() {
    @MainActor struct Main: View {
      @State var isHidden = false
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Button("hide") { isHidden.toggle() } }
          TabSection("More") {
            Tab("Two", systemImage: "2.circle") { Text("two") }.hidden(isHidden).badge(3)
            Tab("Three", systemImage: "3.circle") { Text("three") }
          }
        }
      }
    }
    let screen = Screen { Main() }
    #expect(screen.tabs == ["One", "Two (3)", "Three"])
    screen.button("hide").tap()
    #expect(screen.tabs == ["One", "Three"])
    screen.selectTab("Three")
    #expect(screen.selectedTab == "Three")
  }

  @Test("Tabs without names are chosen by the bar only where the program does not say which is in sight")
  func namelessTabs() {
    @MainActor struct Main: View {
      @State private var tab = "a"
      let hasSelection: Bool
      @ViewBuilder private var pages: some View {
        Text("page a").tag("a")
        Text("page b").tag("b")
      }
      var body: some View {
        VStack {
          if hasSelection { TabView(selection: $tab) { pages } } else { TabView { pages } }
          Button("to b") { tab = "b" }
        }
      }
    }
    #expect(Screen { Main(hasSelection: false) }.tabs == ["1", "2"])
    let screen = Screen { Main(hasSelection: true) }
    #expect(screen.tabs == [])
    screen.button("to b").tap()
    #expect(screen.the(TabsDescription.self).selection == 1)
  }
}
