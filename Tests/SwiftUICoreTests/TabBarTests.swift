import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Where the tabs of a tab view are chosen")
struct TabBarTests {
  struct Tabs: View {
    var name = "tab"
    var body: some View {
      TabView {
        Text("\(name) page 1").tabItem { Text("\(name) 1") }
        Text("\(name) page 2").tabItem { Text("\(name) 2") }
      }
    }
  }

  /// The titles over the pages of each tab view, and those in the window's bar.
  private func over(_ screen: Screen) -> [[String]] {
    screen.front.all.compactMap { ($0.widget.anyDescription as? TabsDescription)?.tabs.map(\.title) }
  }
  private func inBar(_ screen: Screen) -> [String] {
    (screen.front.widget.anyDescription as? WindowDescription)?.tabs.map(\.title) ?? []
  }

  @Test("One by itself has the window's bar, also in a sheet")
  func alone() {
    let screen = Screen { Tabs() }
    #expect(inBar(screen) == ["tab 1", "tab 2"])
    #expect(over(screen) == [[]])
    let sheet = Screen { Text("under").sheet(isPresented: .constant(true)) { Tabs() } }
    #expect(inBar(sheet) == ["tab 1", "tab 2"])
  }

  @Test("In a popover, which has no bar, the choice stands over the pages")
  func popover() {
    let screen = Screen { Text("under").popover(isPresented: .constant(true)) { Tabs() } }
    #expect(over(screen) == [["tab 1", "tab 2"]])
    screen.selectTab("tab 2")
    #expect(screen.selectedTab == "tab 2")
  }

  @Test("An inspector's tabs are chosen in it, and the window's bar is left to what is inspected")
  func inspector() {
    let screen = Screen { Tabs(name: "page").inspector(isPresented: .constant(true)) { Tabs(name: "info") } }
    #expect(inBar(screen) == ["page 1", "page 2"])
    #expect(over(screen) == [[], ["info 1", "info 2"]])
  }

  @Test("Of several beside each other each has its choice over its pages")
  func several() {
    struct Beside: View {
      @State private var showsSecond = true
      var body: some View {
        HStack {
          Tabs(name: "first")
          if showsSecond { Tabs(name: "second") }
        }
        Button("alone") { showsSecond = false }
      }
    }
    let screen = Screen { Beside() }
    #expect(inBar(screen).isEmpty)
    #expect(over(screen) == [["first 1", "first 2"], ["second 1", "second 2"]])
    screen.button("alone").tap()
    #expect(inBar(screen) == ["first 1", "first 2"])
    #expect(over(screen) == [[]])
  }

  @Test("In a tab of another the choice stands over the inner pages")
  func nested() {
    let screen = Screen {
      TabView {
        Tabs(name: "inner").tabItem { Text("outer 1") }
        Text("plain").tabItem { Text("outer 2") }
      }
    }
    #expect(inBar(screen) == ["outer 1", "outer 2"])
    #expect(over(screen) == [[], ["inner 1", "inner 2"]])
    screen.selectTab("outer 2")
    #expect(inBar(screen) == ["outer 1", "outer 2"])
  }

  @Test("Tabs in the columns of a split view are chosen there")
  func sidebar() {
    let screen = Screen {
      NavigationSplitView {
        Tabs(name: "side")
      } detail: {
        Tabs(name: "page")
      }
    }
    #expect(inBar(screen).isEmpty)
    #expect(over(screen) == [["side 1", "side 2"], ["page 1", "page 2"]])
  }
}
