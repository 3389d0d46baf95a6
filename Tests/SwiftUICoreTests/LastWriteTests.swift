import SwiftUICore
import SwiftUITesting
import Testing

/// What a view writes as it asks to go is told before it goes: it leaves in the update, not in the action.
@Suite("The last write of what leaves") @MainActor
struct LastWriteTests {
  struct Leaving: View {
    let log: LineLog
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    var body: some View {
      VStack {
        Button("leave \(count)") {
          count += 1
          dismiss()
        }
        Button("leave first") {
          dismiss()
          count += 1
        }
      }
      .onChange(of: count) { log.note("count \(count)") }
      .onDisappear { log.note("gone") }
    }
  }
  struct Presenting: View {
    let log: LineLog
    @State private var isShown = false
    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }, content: { Leaving(log: log) })
    }
  }

  @Test(
    "What a sheet writes as it asks to be closed is told by its onChange before it goes",
    arguments: ["leave 0", "leave first"])
  func sheet(button: String) {
    let log = LineLog()
    let screen = Screen { Presenting(log: log) }
    screen.button("open").tap()
    _ = log.take()
    screen.button(button).tap()
    #expect(log.take() == ["count 1", "gone", "dismissed"])
  }

  struct Stack: View {
    let log: LineLog
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("by value", value: 1)
          NavigationLink("by view") { Leaving(log: log) }
        }
        .navigationDestination(for: Int.self) { _ in Leaving(log: log) }
      }
    }
  }

  @Test(
    "So is what a page writes as it asks to be left", arguments: ["by value", "by view"],
    ["leave 0", "leave first"])
  func page(link: String, button: String) {
    let log = LineLog()
    let screen = Screen { Stack(log: log) }
    screen.button(link).tap()
    _ = log.take()
    screen.button(button).tap()
    #expect(log.take() == ["count 1", "gone"])
    #expect(!screen.shows("leave"))
    #expect(screen.shows(link))
  }

  struct Columns: View {
    let log: LineLog
    @State private var isActive = false
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("by value", value: 1)
          NavigationLink("by view") { Leaving(log: log) }
          NavigationLink("by binding", isActive: $isActive) { Leaving(log: log) }
          Text(isActive ? "active" : "not active")
        }
        .navigationDestination(for: Int.self) { _ in Leaving(log: log) }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  @Test(
    "So is what a page in a split view's column writes", arguments: ["by value", "by view", "by binding"],
    ["leave 0", "leave first"])
  func column(link: String, button: String) {
    let log = LineLog()
    let screen = Screen { Columns(log: log) }
    screen.button(link).tap()
    #expect(!screen.shows("nothing chosen"))
    _ = log.take()
    screen.button(button).tap()
    #expect(log.take() == ["count 1", "gone"])
    #expect(screen.shows("nothing chosen"))
    #expect(screen.shows("not active"))
    screen.button(link).tap()
    #expect(screen.shows("leave 0"), "Anew")
  }

  @Test(
    "A page that another link's replaces in the action in which it asks to be left is gone, the other stays")
  func replaced() {
    let log = LineLog()
    let screen = Screen { Handing(log: log) }
    screen.button("first").tap()
    screen.button("hand over").tap()
    #expect(screen.shows("the second"))
    #expect(!screen.shows("nothing chosen"))
  }

  struct Handing: View {
    let log: LineLog
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        NavigationLink("first", tag: 1, selection: $chosen) { Giving(chosen: $chosen) }
        NavigationLink("second", tag: 2, selection: $chosen) { Text("the second") }
      } detail: {
        Text("nothing chosen")
      }
    }
    struct Giving: View {
      @Binding var chosen: Int?
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("hand over") {
          dismiss()
          chosen = 2
        }
      }
    }
  }

  @Test("A page that another covers is not in front")
  func coveredPage() {
    let log = LineLog()
    let screen = Screen { Stack(log: log) }
    screen.button("by value").tap()
    #expect(screen.texts == ["leave 0", "leave first"])
  }
}
