import SwiftUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

@MainActor
@Suite("Views made of views")
struct SubviewTests {
  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack {
          Text("\(subviews.count) cards")
          ForEach(subviews) { subview in
            HStack {
              if subview.containerValues.isPinned { Text("pinned") }
              subview
            }
          }
        }
      }
    }
  }
  @Test("A container in another has its views to itself")
  func nested() {
    let screen = Screen {
      HSplitView {
        Text("side")
        VSplitView {
          Text("upper")
          Text("lower")
        }
        .layoutPriority(1)
      }
    }
    #expect(screen.texts == ["side", "upper", "lower"])
    screen.close()
  }

  struct Desk: View {
    @State var names = ["a", "b"]
    @State var isPinned = false
    var body: some View {
      Cards {
        Text("first").containerValue(\.isPinned, isPinned)
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
      Button("Add") { names.insert("c", at: 1) }
      Button("Drop") { names.removeFirst() }
      Button("Pin") { isPinned.toggle() }
    }
  }
  struct Counter: View {
    let name: String
    @State var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("A container knows its views one by one, as they come and go, and they keep their state")
  func subviews() {
    let screen = Screen { Desk() }
    #expect(screen.texts.prefix(4) == ["3 cards", "first", "a 0", "b 0"])
    screen.button("b 0").tap()
    screen.button("Add").tap()
    #expect(screen.texts.prefix(5) == ["4 cards", "first", "a 0", "c 0", "b 1"])
    screen.button("Drop").tap()
    #expect(screen.texts.prefix(4) == ["3 cards", "first", "c 0", "b 1"])
  }

  @Test("A value that a view carries for its container reaches it, also when it changes")
  func containerValues() {
    let screen = Screen { Desk() }
    #expect(!screen.shows("pinned"))
    screen.button("Pin").tap()
    #expect(screen.texts.prefix(3) == ["3 cards", "pinned", "first"])
  }

  @Test("Sections are told apart, with header and footer; what is outside of any is one without")
  func sections() {
    struct Sectioned: View {
      var body: some View {
        VStack {
          ForEach(
            sections: Group {
              Text("loose")
              Section("Fruit") {
                Text("apple")
                Text("pear")
              }
            }
          ) { section in
            Text("\(section.header.count)|\(section.content.count)")
            section.header
            section.content
          }
        }
      }
    }
    let screen = Screen { Sectioned() }
    #expect(screen.texts == ["0|1", "loose", "1|2", "Fruit", "apple", "pear"])
  }

  @Test("Nothing of it stays once it is off the screen")
  func freed() {
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    do {
      let screen = Screen { Desk() }
      screen.button("Add").tap()
      screen.close()
    }
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
  }

  struct Sectioned<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        ForEach(subviews: section.content) { subview in
          if subview.containerValues.isPinned { Text("pinned") }
          subview
        }
      }
    }
  }

  @Test("A view of a section's views carries what the view itself does")
  func carriedThroughSections() {
    let screen = Screen {
      Sectioned {
        Section("S") {
          Text("one").containerValue(\.isPinned, true)
          Text("two")
        }
      }
    }
    #expect(screen.texts == ["pinned", "one", "two"])
  }
}
