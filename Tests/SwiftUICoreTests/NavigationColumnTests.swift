import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The columns of a navigation view")
struct NavigationColumnTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Conditional: View {
    @State var isOne = true
    @State var hasThird = true
    var body: some View {
      NavigationView {
        if isOne {
          Button("Several") { isOne = false }
        } else {
          Button("One") { isOne = true }
          NavigationLink("to content") { Text("linked") }
          Group {
            if hasThird {
              Text("third")
            } else {
              Counter(name: "other")
            }
          }
        }
      }
    }
  }

  @Test("Views in a condition are columns of their own")
  func condition() {
    let screen = Screen { Conditional() }
    #expect(screen.all(SplitDescription.self).isEmpty)
    screen.button("Several").tap()
    #expect(screen.all(SplitDescription.self).map(\.hasContentColumn) == [true])
    screen.button("to content").tap()
    #expect(screen.shows("linked"))
    #expect(!screen.shows("third"))
    #expect(screen.shows("to content"))
    screen.button("One").tap()
    #expect(screen.all(SplitDescription.self).isEmpty)
    #expect(screen.texts.contains("Several"))
  }

  struct Titled: View {
    var detailHasTitle = true
    var body: some View {
      NavigationSplitView {
        Text("a").navigationTitle("Sidebar")
      } content: {
        Text("b").navigationTitle("Content").navigationSubtitle("of the content")
      } detail: {
        if detailHasTitle { Text("c").navigationTitle("Detail") } else { Text("c") }
      }
    }
  }

  @Test("Below a title stands what its own column says, not another's")
  func subtitle() {
    for (detailHasTitle, title, subtitle) in [(true, "Detail", ""), (false, "Content", "of the content")] {
      let screen = Screen { Titled(detailHasTitle: detailHasTitle) }
      let window = screen.all(WindowDescription.self).first
      #expect(window?.title == title)
      #expect(window?.subtitle == subtitle)
    }
  }

  struct Optionally: View {
    @State var hasSecond = false
    @State var isFirst = true
    var body: some View {
      NavigationView {
        VStack {
          Button("Toggle") { hasSecond.toggle() }
          Button("Change") { isFirst.toggle() }
        }
        if hasSecond { if isFirst { Counter(name: "first") } else { Counter(name: "second") } }
      }
    }
  }

  @Test("An optional view is a column while it is there, and another in another branch")
  func optional() {
    let screen = Screen { Optionally() }
    #expect(screen.all(SplitDescription.self).isEmpty)
    screen.button("Toggle").tap()
    #expect(screen.all(SplitDescription.self).count == 1)
    screen.button("first 0").tap()
    #expect(screen.texts.contains("first 1"))
    screen.button("Change").tap()
    #expect(screen.texts.contains("second 0"))
  }

  @Test("A list in the first column is a sidebar where it is not told otherwise")
  func sidebar() {
    struct Lists: View {
      var body: some View {
        NavigationSplitView {
          List { Text("side") }
            .popover(isPresented: .constant(true)) { List { Text("in front") } }
        } detail: {
          List { Text("detail") }
        }
      }
    }
    struct Plain: View {
      var body: some View {
        NavigationView {
          List { Text("side") }.listStyle(.plain)
          Text("detail")
        }
      }
    }
    let screen = Screen { Lists() }
    let looks = screen.presented.map { window in
      window.all.compactMap { ($0.widget.anyDescription as? ListDescription)?.look }
    }
    #expect(looks == [[.sidebar, .automatic], [.automatic]])
    #expect(Screen { Plain() }.all(ListDescription.self).map(\.look) == [.plain])
  }
}
