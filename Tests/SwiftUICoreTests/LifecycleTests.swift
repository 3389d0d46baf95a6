import SwiftUITesting
import Testing

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct Watched: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name).onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
    }
  }
  struct Switch: View {
    @State var on = true
    let log: Log
    var body: some View {
      VStack {
        Button("Flip") { on.toggle() }
        if on { Watched(name: "a", log: log) } else { Watched(name: "b", log: log) }
      }
    }
  }

  @Test("Views appear and disappear with their identity")
  func appearance() {
    let log = Log()
    let screen = Screen { Switch(log: log) }
    screen.button("Flip").tap()
    screen.button("Flip").tap()
    screen.close()
    // What comes is told before what went.
    #expect(log.lines == ["+a", "+b", "-a", "+a", "-b", "-a"])
  }

  struct Compares: View {
    let log: Log
    let fixed: Int
    @State var count = 0
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count, perform: { [count] new in log.lines.append("\(count) to \(new), of \(fixed)") })
    }
  }
  struct Comparing: View {
    let log: Log
    @State var fixed = 1
    var body: some View {
      Compares(log: log, fixed: fixed)
      Button("Other") { fixed += 1 }
    }
  }

  @Test("onChange(of:perform:) calls the function that was given with the old value, with what it captured")
  func performsPrevious() {
    let log = Log()
    let screen = Screen { Comparing(log: log) }
    screen.button("Add").tap()
    screen.button("Add").tap()
    screen.button("Other").tap()
    screen.button("Add").tap()
    #expect(log.lines == ["0 to 1, of 1", "1 to 2, of 1", "2 to 3, of 2"])
  }

  struct Loader: View {
    let id: Int
    let log: Log
    var body: some View {
      Text("\(id)").task(id: id) {
        log.lines.append("start \(id)")
        do { try await Task.sleep(for: .seconds(86_400)) } catch { log.lines.append("cancelled \(id)") }
      }
    }
  }
  struct Loading: View {
    @State var id = 1
    @State var on = true
    let log: Log
    var body: some View {
      VStack {
        Button("Next") { id += 1 }
        Button("Off") { on = false }
        if on { Loader(id: id, log: log) }
      }
    }
  }

  @Test("A task has the name that it is given, or its place in the source")
  func taskNames() async {
    var names: [String?] = []
    let screen = Screen {
      Text("named").task(name: "load") { names.append(Task.name) }
        .task(id: 1, name: "reload") { names.append(Task.name) }
        .task(name: nil) { names.append(Task.name) }
    }
    await eventually { names.count == 3 }
    #expect(names.contains("load") && names.contains("reload"))
    #expect(names.contains { $0?.hasPrefix("SwiftUICoreTests/LifecycleTests.swift:") ?? false }, "\(names)")
    withExtendedLifetime(screen) {}
  }

  @Test("A task starts with its view, starts anew with its id, and is cancelled with the view")
  func task() async {
    let log = Log()
    let screen = Screen { Loading(log: log) }
    /// Ten seconds at the most.
    func wait(until condition: () -> Bool) async {
      for _ in 0..<10_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
    }
    await wait { log.lines.last == "start 1" }
    screen.button("Next").tap()
    await wait { log.lines.count >= 3 }
    #expect(Set(log.lines) == ["start 1", "cancelled 1", "start 2"], "\(log.lines)")
    screen.button("Off").tap()
    await wait { log.lines.last == "cancelled 2" }
    #expect(log.lines.last == "cancelled 2")
  }

  final class Clock: ObservableObject { let ticks = PassthroughSubject<Int, Never>() }
  struct Ticking: View {
    let clock: Clock
    @State var last = 0
    var body: some View { Text("tick \(last)").onReceive(clock.ticks) { last = $0 } }
  }

  @Test("onReceive gets what a publisher sends while the view is there")
  func receive() {
    let clock = Clock()
    let screen = Screen { Ticking(clock: clock) }
    screen.act { clock.ticks.send(7) }
    #expect(screen.shows("tick 7"))
  }

  struct Order: View {
    let log: Log
    @State var v = 0
    var body: some View {
      VStack {
        Button("Go") { v += 1 }
        Text("\(v)").onChange(of: v, initial: true) { old, new in log.lines.append("child \(old)→\(new)") }
      }
      .onChange(of: v) { log.lines.append("parent \($0)→\($1)") }
    }
  }

  @Test("onChange gets the old and the new value, with initial at the start too")
  func change() {
    let log = Log()
    let screen = Screen { Order(log: log) }
    screen.button("Go").tap()
    #expect(log.lines == ["child 0→0", "child 0→1", "parent 0→1"])
  }

  struct Filling: View {
    let log: Log
    @State private var isThere = false
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Flip") { isThere.toggle() }
        Button("Add") { count += 1 }
        Button("Clear") { count = 0 }
        Group { if isThere { Text("a") } }
          .onAppear { log.lines.append("+if") }
          .onDisappear { log.lines.append("-if") }
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .onAppear { log.lines.append("+rows") }
          .onDisappear { log.lines.append("-rows") }
        EmptyView().onAppear { log.lines.append("nothing") }.task { log.lines.append("nothing") }
        Inner(isThere: isThere).task { log.lines.append("task") }
      }
    }
    struct Inner: View {
      let isThere: Bool
      var body: some View { if isThere { Text("b") } }
    }
  }

  @Test(
    "What has no view in it has not appeared: that is told when the first one comes, and the end when the last goes"
  )
  func appearanceOfNothing() async {
    let log = Log()
    let screen = Screen { Filling(log: log) }
    for _ in 0..<20 { await Task.yield() }
    #expect(log.lines == [])
    screen.button("Flip").tap()
    #expect(log.lines.first == "+if")
    await eventually { log.lines.count >= 2 }
    #expect(log.lines == ["+if", "task"])
    screen.button("Flip").tap()
    #expect(log.lines == ["+if", "task", "-if"])
    log.lines = []
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(log.lines == ["+rows"])
    screen.button("Clear").tap()
    #expect(log.lines == ["+rows", "-rows"])
  }

  struct Rows: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      Button("Clear") { count = 0 }
      List {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .onAppear { log.lines.append("+") }
          .onDisappear { log.lines.append("-") }
      }
    }
  }

  @Test("Rows of a list that are not made yet count as there")
  func appearanceOfRows() {
    let log = Log()
    let screen = Screen { Rows(log: log) }
    #expect(log.lines == [])
    screen.button("Add").tap()
    screen.button("Add").tap()
    #expect(log.lines == ["+"])
    screen.button("Clear").tap()
    #expect(log.lines == ["+", "-"])
  }
}
