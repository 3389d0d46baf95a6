import SwiftUITesting
import Testing

/// What stands in front of a sheet goes with it, and says so to its binding.
@MainActor
@Suite("Presentations in front of each other")
struct NestedPresentationTests {
  final class Model: ObservableObject {
    @Published var showsOuter = false
    @Published var item: Item?
    @Published var asks = false
    @Published var dismissed: [String] = []
    struct Item: Identifiable, Equatable {
      let id: Int
    }
  }

  struct Inner: View {
    let item: Model.Item
    var body: some View { Text(verbatim: "inner \(item.id)") }
  }
  struct Outer: View {
    @ObservedObject var model: Model
    @State private var showsOwn = false
    @State private var asks = false
    let gone: (Bool) -> Void
    var body: some View {
      Button("Inner") { model.item = .init(id: 1) }
      Button("Own") { showsOwn = true }
      Button("Ask") { model.asks = true }
      Text("outer").onChange(of: showsOwn) { gone(showsOwn) }
        .sheet(item: $model.item, onDismiss: { model.dismissed.append("inner") }, content: Inner.init)
        .sheet(
          isPresented: $showsOwn, onDismiss: { model.dismissed.append("own") }, content: { Text("own") }
        )
        .alert("Sure?", isPresented: $model.asks) { Button("Yes") {} }
    }
  }

  struct Root: View {
    @ObservedObject var model: Model
    var gone: (Bool) -> Void = { _ in }
    var body: some View {
      Button("Open") { model.showsOuter = true }
        .sheet(
          isPresented: $model.showsOuter, onDismiss: { model.dismissed.append("outer") },
          content: { Outer(model: model, gone: gone) })
    }
  }

  private func warnings(_ body: () -> Void) async -> [String] {
    let messages = LockedValue<[String]>([])
    await Diagnostics.collect(in: messages) { body() }
    return messages.withLock { $0 }
  }

  @Test(
    "Closing the outer sheet by its binding ends the inner one, with its binding, and opens neither again")
  func byBinding() async {
    let model = Model()
    let said = await warnings {
      let screen = Screen { Root(model: model) }
      screen.button("Open").tap()
      screen.button("Inner").tap()
      #expect(screen.presented.count == 3)
      model.showsOuter = false
      screen.flush()
      #expect(screen.presented.count == 1)
      #expect(model.item == nil)
      #expect(model.dismissed == ["inner", "outer"])
      screen.button("Open").tap()
      #expect(screen.presented.count == 2)
      #expect(screen.shows("outer"))
    }
    #expect(said.isEmpty, "\(said)")
  }

  @Test("A binding to a state of the closing sheet is told as well, without a warning")
  func ownState() async {
    let model = Model()
    var told: [Bool] = []
    let said = await warnings {
      let screen = Screen { Root(model: model) { told.append($0) } }
      screen.button("Open").tap()
      screen.button("Own").tap()
      #expect(screen.presented.count == 3)
      model.showsOuter = false
      screen.flush()
      #expect(screen.presented.count == 1)
      #expect(model.dismissed == ["own", "outer"])
    }
    #expect(told.first == true)
    #expect(said.isEmpty, "\(said)")
  }

  @Test("A question in front of a sheet goes with it")
  func question() async {
    let model = Model()
    let said = await warnings {
      let screen = Screen { Root(model: model) }
      screen.button("Open").tap()
      screen.button("Ask").tap()
      #expect(model.asks)
      model.showsOuter = false
      screen.flush()
      #expect(screen.presented.count == 1)
      #expect(!model.asks)
      screen.button("Open").tap()
      #expect(screen.presented.count == 2)
    }
    #expect(said.isEmpty, "\(said)")
  }

  struct Levels: View {
    @ObservedObject var stack: Stack
    let level: Int
    final class Stack: ObservableObject { @Published var shown = [false, false, false, false] }
    var body: some View {
      if level < 4 {
        Button("Open \(level)") { stack.shown[level] = true }
          .sheet(isPresented: $stack.shown[level]) { AnyView(Levels(stack: stack, level: level + 1)) }
      } else {
        Text("last")
      }
    }
  }

  @Test("All that stand in front of a sheet that is closed in the middle end; what is behind it stays")
  func middle() {
    let stack = Levels.Stack()
    let screen = Screen { Levels(stack: stack, level: 0) }
    for level in 0..<4 { screen.button("Open \(level)").tap() }
    #expect(screen.presented.count == 5)
    stack.shown[1] = false
    screen.flush()
    #expect(stack.shown == [true, false, false, false])
    #expect(screen.presented.count == 2)
  }

  struct Moving: View {
    @State private var isThere = true
    @ObservedObject var model: Model
    var body: some View {
      Button("Swap") { isThere.toggle() }
      if isThere {
        Text("presenter")
          .sheet(
            isPresented: $model.showsOuter, onDismiss: { model.dismissed.append("outer") },
            content: { Outer(model: model, gone: { _ in }) })
      }
    }
  }

  @Test(
    "A presenter that leaves takes its sheets with it, says that they are over, and keeps its bindings: back, so are they"
  )
  func leaving() {
    let model = Model()
    let screen = Screen { Moving(model: model) }
    model.showsOuter = true
    screen.flush()
    screen.button("Inner").tap()
    #expect(screen.presented.count == 3)
    screen.presented[0].button("Swap").tap()
    #expect(screen.presented.count == 1)
    #expect(model.dismissed == ["inner", "outer"])
    #expect(model.showsOuter && model.item != nil)
    screen.button("Swap").tap()
    #expect(screen.presented.count == 3)
    #expect(model.dismissed.count == 2)
  }
}
