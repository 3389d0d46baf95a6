import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The bars of navigation stacks beside each other")
struct StackBarTests {
  struct Mail: View {
    var showsSecond = true
    var body: some View {
      HSplitView {
        NavigationStack {
          NavigationLink("to letter") { Text("letter").navigationTitle("Letter") }
            .navigationTitle("Letters")
            .toolbar { Button("write") {} }
        }
        if showsSecond {
          NavigationStack {
            Text("people").navigationTitle("People").toolbar { Button("meet") {} }
          }
        }
      }
    }
  }

  private func bars(_ screen: Screen) -> [WindowDescription?] { screen.all(PagesDescription.self).map(\.bar) }
  private func window(_ screen: Screen) -> WindowDescription { screen.all(WindowDescription.self).last! }

  @Test("Each shows its own title and way back, and the window's has none of them")
  func apart() {
    let screen = Screen { Mail() }
    #expect(bars(screen).map { $0?.title } == ["Letters", "People"])
    #expect(window(screen).title == "")
    screen.button("to letter").tap()
    #expect(bars(screen).map { $0?.title } == ["Letter", "People"])
    #expect(bars(screen).map { $0?.showsBack } == [true, false])
    #expect(!window(screen).canGoBack)
    screen.act { bars(screen)[0]!.goBack() }
    #expect(bars(screen).map { $0?.title } == ["Letters", "People"])
  }

  @Test("Toolbar items are in the bar of their stack")
  func items() {
    let screen = Screen { Mail() }
    let stacks = screen.front.all.filter { $0.kind == "pages" }
    #expect(stacks.map { $0.children.map(\.kind) } == [["page", "toolbar-item"], ["page", "toolbar-item"]])
    #expect(!screen.front.children.contains { $0.kind == "toolbar-item" })
  }

  @Test("One that is left alone gives its bar to the window, and takes it again")
  func alone() {
    struct Changing: View {
      @State private var showsSecond = true
      var body: some View {
        Mail(showsSecond: showsSecond)
        Button("other") { showsSecond.toggle() }
      }
    }
    let screen = Screen { Changing() }
    #expect(screen.title == "")
    screen.button("other").tap()
    #expect(screen.title == "Letters")
    #expect(bars(screen) == [nil])
    screen.button("write").tap()
    screen.button("other").tap()
    #expect(bars(screen).map { $0?.title } == ["Letters", "People"])
    screen.button("meet").tap()
  }

  @Test("Several in a page have theirs beside the bar of the stack around them")
  func inPage() {
    struct Page: View {
      var body: some View {
        NavigationStack {
          HStack {
            NavigationStack { Text("a").navigationTitle("A") }
            NavigationStack { Text("b").navigationTitle("B") }
          }
          .navigationTitle("Both")
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.title == "Both")
    #expect(bars(screen).map { $0?.title } == [nil, "A", "B"])
  }

  @Test("Columns of a split view share the window's, and several in one of them do not")
  func columns() {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          NavigationStack { Text("side").navigationTitle("Side") }
        } detail: {
          HStack {
            NavigationStack { Text("a").navigationTitle("A") }
            NavigationStack { Text("b").navigationTitle("B") }
          }
        }
      }
    }
    let screen = Screen { Columns() }
    #expect(screen.title == "Side")
    #expect(bars(screen).map { $0?.title } == [nil, "A", "B"])
  }

  @Test("An inspector's is its own, and so is a bubble's, which has no bar")
  func inspector() {
    struct Inspected: View {
      var body: some View {
        NavigationStack { Text("main").navigationTitle("Main") }
          .inspector(isPresented: .constant(true)) {
            NavigationStack { Text("more").navigationTitle("More") }
          }
      }
    }
    let screen = Screen { Inspected() }
    #expect(screen.title == "Main")
    #expect(bars(screen).map { $0?.title } == [nil, "More"])

    struct Bubble: View {
      var body: some View {
        Text("under").popover(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("on") { Text("next") }.navigationTitle("Bubble") }
        }
      }
    }
    let bubble = Screen { Bubble() }
    #expect(bars(bubble).map { $0?.title } == ["Bubble"])
    bubble.button("on").tap()
    #expect(bars(bubble).map { $0?.canGoBack } == [true])
  }

  @Test("Of tabs, the stack in sight has the window's bar")
  func tabs() {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack { Text("a").navigationTitle("A") }.tag(0)
          NavigationStack { Text("b").navigationTitle("B") }.tag(1)
        }
        .tabViewStyle(.page)
        Button("next") { tab = 1 }
      }
    }
    let screen = Screen { Tabs() }
    #expect(screen.title == "A")
    screen.button("next").tap()
    #expect(screen.title == "B")
    #expect(bars(screen) == [nil, nil])
  }
}
