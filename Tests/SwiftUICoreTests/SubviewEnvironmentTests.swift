import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var accent = "plain"
}

@MainActor
@Suite("The environment of views that a container puts somewhere")
struct SubviewEnvironmentTests {
  struct Reader: View {
    @Environment(\.accent) private var accent
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(accent) \(isEnabled)") }
  }

  struct Each<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.environment(\.accent, "set").disabled(true) }
      }
    }
  }

  @Test("What a container sets on a view reaches it")
  func each() {
    #expect(
      Screen {
        Each {
          Reader()
          Reader()
        }
      }.texts == ["set false", "set false"])
    #expect(Screen { Each { Reader() } }.texts == ["set false"])
    #expect(Screen { Each { ForEach(0..<2) { _ in Reader() } } }.texts == ["set false", "set false"])
  }

  @Test("What the view itself is given counts for more")
  func nearer() {
    let screen = Screen {
      Each {
        Reader().environment(\.accent, "own")
        Group {
          Reader()
          Reader()
        }
        .environment(\.accent, "both")
      }
    }
    #expect(screen.texts == ["own false", "both false", "both false"])
  }

  struct First<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.environment(\.accent, "first") }
        ForEach(subviews.dropFirst()) { $0 }
      }
    }
  }

  @Test("Each view has that of its own place")
  func places() {
    let screen = Screen {
      First {
        Reader()
        Reader()
      }.environment(\.accent, "all")
    }
    #expect(screen.texts == ["first true", "all true"])
  }

  struct Following<Content: View>: View {
    @State private var number = 0
    @ViewBuilder let content: Content
    var body: some View {
      Button("More") { number += 1 }
      ForEach(subviews: content) { $0.environment(\.accent, "value \(number)") }
    }
  }

  @Test("It follows what the container sets")
  func follows() {
    let screen = Screen { Following { Reader() } }
    screen.button("More").tap()
    #expect(screen.texts == ["More", "value 1 true"])
  }

  struct Card<Content: View>: View {
    @State private var number = 0
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }.environment(\.accent, "card \(number)")
      Button("Turn") { number += 1 }
    }
  }
  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in ForEach(subviews) { view in Card { view } } }
    }
  }

  @Test("It follows what a view around the place sets by a state of its own")
  func card() {
    let screen = Screen { Cards { Reader() } }
    #expect(screen.texts == ["card 0 true", "Turn"])
    screen.button("Turn").tap()
    #expect(screen.texts == ["card 1 true", "Turn"])
  }

  struct Sections<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        section.header.environment(\.accent, "header")
        section.content.environment(\.accent, "content")
      }
    }
  }

  @Test("Headers and contents of sections have their own")
  func sections() {
    let screen = Screen {
      Sections {
        Section {
          Reader()
        } header: {
          Reader()
        }
      }
    }
    #expect(screen.texts == ["header true", "content true"])
  }

  struct Pinned<Content: View>: View {
    @State private var isBold = false
    @ViewBuilder let content: Content
    var body: some View {
      Button("Bold") { isBold.toggle() }
      Group(subviews: content) { subviews in ForEach(subviews) { $0.font(isBold ? .title : nil) } }
    }
  }

  @Test("A font set on it is the text's")
  func font() {
    let screen = Screen { Pinned { Text("text") } }
    func font() -> Font? { (screen.text("text").widget.anyDescription as? TextDescription)?.style.font }
    #expect(font() == nil)
    screen.button("Bold").tap()
    #expect(font() == .title)
    screen.button("Bold").tap()
    #expect(font() == nil)
  }
}
