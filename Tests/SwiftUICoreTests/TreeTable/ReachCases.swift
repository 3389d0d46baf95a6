import SwiftUITesting

/// Whom a write reaches: through bindings, preferences, values of the environment, and their order.
enum ReachCases {
  static let all = [
    Case(
      "onChange with initial, of an observable in a state, is told at the start and of each update",
      { Watching() },
      .shown("body 0", "0→0"),
      .event(
        "write twice",
        {
          $0[Store.self].count = 1
          $0[Store.self].count = 2
        }, "body 2", "0→2"),
      .event("other", { $0[Store.self].other = 1 })),
    Case(
      "A task's former run is cancelled before the next one starts", { Cancelling() },
      .shown(),
      .later("start 1"),
      .tap("Next", "cancelled 1"),
      .later("start 2"),
      .tap("Remove", "cancelled 2")),
    Case(
      "A binding to a part of an element of a published array runs only the row that shows it", { Rows() },
      .shown("body Rows", "body Leaf 1", "body Leaf 2"),
      .event("second", { $0[Model.self].items[1].count = 5 }, "body Rows", "body Leaf 5"),
      .event("name", { $0[Model.self].items[1].name = "x" }, "body Rows"),
      .tap("Add to 1", "body Rows", "body Leaf 2"),
      .tap("Add to 5", "body Rows", "body Leaf 6")),
    Case(
      "Of two values set for one preference on one view, the outer one is sent up", { Overriding() },
      .shown("inner i", "letters o")),
    Case(
      "A value set again further down hides the one further up, whose changes run nobody there",
      { Shadowing() },
      .shown("body Outside outer", "body Inside inner"),
      .tap("Change outer", "body Outside outer!"),
      .tap("Change inner", "body Inside inner!"),
      .tap("Unset inner", "body Inside outer!"),
      .tap("Change outer", "body Outside outer!!", "body Inside outer!!")),
    Case(
      "An onChange that comes in with the change is not told; one that was there is", { LateObserver() },
      .shown(),
      .tap("Add", "always 1"),
      .tap("Add", "always 2", "late 2")),
    Case(
      "onAppear and onChange of one update come innermost first, a child's before its parent's", { Order() },
      .shown("+child", "+parent"),
      .tap("Go", "child 1", "+new", "parent 1")),
    Case(
      "A closure that an environment value carries sees the state as it is when it is called", { Carrying() },
      .shown("body Caller"),
      .tap("Call", "called with 0"),
      .tap("Add"),
      .tap("Call", "called with 1")),
    Case(
      "An object that a removed view wrote to in onDisappear is shown by those that stay", { Leaving() },
      .shown("body Stay 0"),
      .tap("Remove", "body Stay 1")),
    Case(
      "Writes of a child's and a parent's onChange in one update are one further update", { Meeting() },
      .shown("body 0 0"),
      .tap("Go", "body 1 0", "inner", "outer", "body 1 11")),
  ]

  @MainActor @Observable final class Store {
    var count = 0
    var other = 0
    init() { watch(self) }
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
    var count: Int
  }

  @MainActor final class Model: ObservableObject {
    @Published var items = [Item(id: 1, name: "a", count: 1), Item(id: 2, name: "b", count: 2)]
    @Published var count = 0
    init() { watch(self) }
  }

  struct Watching: View {
    @State private var store = Store()
    var body: some View {
      let _ = say("body \(store.count)")
      Text("\(store.count)").onChange(of: store.count, initial: true) { say("\($0)→\($1)") }
    }
  }

  struct Cancelling: View {
    @State private var id = 1
    @State private var isThere = true
    var body: some View {
      Button("Next") { id += 1 }
      Button("Remove") { isThere = false }
      if isThere {
        Text("\(id)").task(id: id) { [id] in
          await withTaskCancellationHandler {
            say("start \(id)")
            try? await Task.sleep(for: .seconds(86_400))
          } onCancel: {
            MainActor.assumeIsolated { say("cancelled \(id)") }
          }
        }
      }
    }
  }

  struct Rows: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = say("body Rows")
      Leaf(count: $model.items[0].count)
      ForEach($model.items) { $item in
        if item.id == 2 { Leaf(count: $item.count) }
      }
    }
    struct Leaf: View {
      @Binding var count: Int
      var body: some View {
        let _ = say("body Leaf \(count)")
        Button("Add to \(count)") { count += 1 }
      }
    }
  }

  struct Overriding: View {
    var body: some View {
      Text("x")
        .preference(key: PreferenceCases.LettersKey.self, value: "i")
        .onPreferenceChange(PreferenceCases.LettersKey.self) { say("inner \($0)") }
        .preference(key: PreferenceCases.LettersKey.self, value: "o")
        .onPreferenceChange(PreferenceCases.LettersKey.self) { say("letters \($0)") }
    }
  }

  struct Shadowing: View {
    @State private var outer = "outer"
    @State private var inner: String? = "inner"
    var body: some View {
      VStack {
        Button("Change outer") { outer += "!" }
        Button("Change inner") { inner? += "!" }
        Button("Unset inner") { inner = nil }
        Reader(name: "Outside")
        Reader(name: "Inside").transformEnvironment(\.tableTheme) { if let inner { $0 = inner } }
      }
      .environment(\.tableTheme, outer)
    }
    struct Reader: View {
      let name: String
      @Environment(\.tableTheme) private var theme
      var body: some View {
        let _ = say("body \(name) \(theme)")
        Text(theme)
      }
    }
  }

  struct LateObserver: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { say("always \($1)") }
      if count > 0 { Text("\(count)").onChange(of: count) { say("late \($1)") } }
    }
  }

  struct Order: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Child(count: count)
        Button("Go") { count += 1 }
      }
      .onAppear { say("+parent") }
      .onChange(of: count) { say("parent \($1)") }
    }
    struct Child: View {
      let count: Int
      var body: some View {
        Text("\(count)").onAppear { say("+child") }.onChange(of: count) { say("child \($1)") }
        if count > 0 { Text("new").onAppear { say("+new") } }
      }
    }
  }

  struct Carrying: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Caller()
      }
      .environment(\.tableAction, TableAction { say("called with \(count)") })
    }
    struct Caller: View {
      @Environment(\.tableAction) private var action
      var body: some View {
        let _ = say("body Caller")
        Button("Call") { action.call() }
      }
    }
  }

  struct Leaving: View {
    @StateObject private var model = Model()
    @State private var isThere = true
    var body: some View {
      Button("Remove") { isThere = false }
      Stay(model: model)
      if isThere { Text("going").onDisappear { model.count += 1 } }
    }
    struct Stay: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = say("body Stay \(model.count)")
        Text("\(model.count)")
      }
    }
  }

  struct Meeting: View {
    @State private var count = 0
    @State private var sum = 0
    var body: some View {
      let _ = say("body \(count) \(sum)")
      VStack {
        Button("Go") { count += 1 }.onChange(of: count) {
          say("inner")
          sum += 1
        }
      }
      .onChange(of: count) {
        say("outer")
        sum += 10
      }
    }
  }
}

struct TableAction {
  let call: () -> Void
}
private struct TableActionKey: EnvironmentKey { static var defaultValue: TableAction { TableAction {} } }
extension EnvironmentValues {
  var tableAction: TableAction {
    get { self[TableActionKey.self] }
    set { self[TableActionKey.self] = newValue }
  }
}
