import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What views ask of the bar of their window.
@MainActor
@Suite("Bars of a window")
struct NavigationBarTests {
  private func window(_ screen: Screen) throws -> WindowDescription {
    try #require(screen.front.widget.anyDescription as? WindowDescription)
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          VStack {
            Text("Page")
            Leave()
            NavigationLink("Further") { Text("Last") }
          }.navigationBarBackButtonHidden()
        }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("A page without a back button is left by the program's own way, and the next one has its button")
  func backButton() throws {
    let screen = Screen { Pages() }
    screen.button("Open").tap()
    #expect(try window(screen).canGoBack)
    #expect(try !window(screen).showsBack)
    #expect(try !window(screen).isLeftByKeys)
    #expect(!screen.canGoBack)
    screen.button("Further").tap()
    #expect(try window(screen).showsBack)
    #expect(try window(screen).isLeftByKeys)
    #expect(screen.canGoBack)
    screen.goBack()
    #expect(try !window(screen).showsBack)
    screen.button("Leave").tap()
    #expect(screen.shows("Open"))
    screen.close()
  }

  private struct Tabs: View {
    @State private var hides = true
    var body: some View {
      TabView {
        Toggle("Hides", isOn: $hides).toolbar(hides ? .hidden : .visible, for: .tabBar)
          .tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
      }
    }
  }

  @Test("A tab hides the choice of tabs while it is in sight, and only for as long as it wants to")
  func tabBar() throws {
    let screen = Screen { Tabs() }
    #expect(try window(screen).tabs.isEmpty)
    screen.toggle("Hides").tap()
    #expect(try window(screen).tabs.map(\.title) == ["One", "Two"])
    screen.selectTab("Two")
    #expect(screen.shows("Second"))
    screen.close()
  }

  @Test("The choice of tabs stays where other bars are hidden")
  func otherBars() throws {
    let screen = Screen {
      TabView {
        Text("A").toolbar(.hidden, for: .navigationBar, .bottomBar).tabItem { Text("One") }
      }
    }
    #expect(try window(screen).tabs.count == 1)
    screen.close()
  }
}
