import SwiftUITesting

/// What is easily got wrong: several mechanisms at once, at the edges of what they are documented to do.
enum SubtleCases {
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
      "Another id of an inner ForEach's row starts that row anew, and no other", { NestedRows() },
      .shown("+a1", "+a2", "+b1"),
      .tap("a1 0"), .tap("a2 0"), .tap("b1 0"),
      .texts("a1 1", "a2 1", "b1 1", "Renew a2", "Swap groups"),
      .tap("Renew a2", "+a2", "-a2"),
      .texts("a1 1", "a2 0", "b1 1", "Renew a2", "Swap groups"),
      .tap("Swap groups"),
      .texts("b1 1", "a1 1", "a2 0", "Renew a2", "Swap groups")),
    Case(
      "A sheet for another item has a StateObject of its own; for the same id it keeps its", { ItemObject() },
      .shown(),
      .tap("Edit", "made a"),
      .alive(Model.self, 1),
      .tap("Same"),
      .texts("a from a", "Same", "Other"),
      .tap("Other", "made b"),
      .texts("b from b", "Same", "Other"),
      .alive(Model.self, 1),
      .closeSheet(),
      .alive(Model.self, 0)),
    Case(
      "A task's former run is cancelled before the next one starts", { Cancelling() },
      .shown(),
      .later("start 1"),
      .tap("Next", "cancelled 1"),
      .later("start 2"),
      .tap("Remove", "cancelled 2")),
    Case(
      "An equatable view is compared by its own ==, also without equatable(), unless it is plain data",
      { Equatables() },
      .shown("body Parent", "body Worded a", "body Plain 1"),
      .tap("Change", "body Parent", "body Plain 2")),
    Case(
      "AnyView keeps the state within one type, and starts anew with each change of the type", { Erased() },
      .shown("+first"),
      .tap("first 0"),
      .tap("Update"),
      .texts("first 1", "Update", "Switch"),
      .tap("Switch", "-first", "+second"),
      .tap("Switch", "-second", "+first"),
      .texts("first 0", "Update", "Switch")),
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
      "Another id of a list starts all its rows anew", { RenewedList() },
      .shown("+a", "+b"),
      .tap("a 0"), .tap("b 0"),
      .texts("Renew", "a 1", "b 1"),
      .tap("Renew", "+a", "+b", "-a", "-b"),
      .texts("Renew", "a 0", "b 0")),
    Case(
      "Taking pages off a path keeps what stays, and lets the rest go from the top", { Path() },
      .shown("+root"),
      .tap("Go", "+3", "-root"),
      .alive(Page.self, 3),
      .event("pop two", { $0[Box.self].path = [1] }, "+1", "-3"),
      .alive(Page.self, 1),
      .tap("page 1: 0"),
      .event("replace the top", { $0[Box.self].path = [1, 9] }, "+9", "-1"),
      .event("back", { $0[Box.self].path = [1] }, "+1", "-9"),
      .texts("Go", "page 1: 1")),
    Case(
      "A page that another covers disappears, and appears again when it is back; so its task", { Covered() },
      .shown("+root"),
      .later("task root"),
      .tap("Open", "+page", "-root", "cancelled root"),
      .later("task page"),
      .goBack("cancelled page", "+root", "-page"),
      .later("task root"),
      .closed("cancelled root", "-root")),
    Case(
      "Of the views in tabs the one in sight has appeared; each keeps its state", { Tabs() },
      .shown("+one"),
      .tap("one 0"),
      .event("choose", { $0[Box.self].path = [2] }, "+two", "-one"),
      .tap("two 0"),
      .event("choose", { $0[Box.self].path = [1] }, "+one", "-two"),
      .texts("one 1", "two 1"),
      .closed("-one")),
    Case(
      "What is presented from a page that is covered meanwhile stays in sight", { CoveredPresenter() },
      .shown("+root"),
      .tap("Present", "+sheet"),
      .event("push", { $0[Box.self].path = [1] }, "+1", "-root"),
      .closeSheet("-sheet")),
    Case(
      "A view in a condition's two branches is two views; in a ternary argument it is one", { Branching() },
      .shown(),
      .tap("branch 0"), .tap("argument 0"),
      .tap("Flip"),
      .texts("Flip", "branch 0", "argument 1")),
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
      "A view modifier's StateObject lives with the view it is on", { Modified() },
      .shown("made mod"),
      .tap("Update"),
      .alive(Model.self, 1),
      .tap("Remove"),
      .alive(Model.self, 0)),
    Case(
      "A ForEach over a range that grew by a state shows the new rows", { Ranged() },
      .shown("row 0", "row 1"),
      .tap("Grow", "row 0", "row 1", "row 2")),
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
    let name: String
    init(_ name: String = "") {
      self.name = name
      if !name.isEmpty { say("made \(name)") }
      watch(self)
    }
  }

  struct Watching: View {
    @State private var store = Store()
    var body: some View {
      let _ = say("body \(store.count)")
      Text("\(store.count)").onChange(of: store.count, initial: true) { say("\($0)→\($1)") }
    }
  }

  struct NestedRows: View {
    @State private var groups = [(id: "a", rows: ["a1", "a2"]), (id: "b", rows: ["b1"])]
    @State private var version = 0
    var body: some View {
      ForEach(groups, id: \.id) { group in
        ForEach(group.rows, id: \.self) { row in
          Tally(name: row).saying(row).id(row == "a2" ? version : 0)
        }
      }
      Button("Renew a2") { version += 1 }
      Button("Swap groups") { groups.swapAt(0, 1) }
    }
  }

  struct ItemObject: View {
    struct Edited: Identifiable {
      let id: String
      var title: String
    }
    @State private var edited: Edited?
    var body: some View {
      Button("Edit") { edited = Edited(id: "a", title: "a") }.sheet(item: $edited) { item in
        Editor(name: item.id)
        Button("Same") { edited = Edited(id: "a", title: "A") }
        Button("Other") { edited = Edited(id: "b", title: "b") }
      }
    }
    struct Editor: View {
      let name: String
      @StateObject private var model: Model
      init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: Model(name))
      }
      var body: some View { Text("\(name) from \(model.name)") }
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

  struct Equatables: View {
    @State private var value = 1
    var body: some View {
      let _ = say("body Parent")
      Button("Change") { value += 1 }
      Worded(word: value == 1 ? "a" : "A")
      Plain(value: value)
    }
    struct Worded: View, Equatable {
      let word: String
      nonisolated static func == (a: Self, b: Self) -> Bool { a.word.lowercased() == b.word.lowercased() }
      var body: some View {
        let _ = say("body Worded \(word)")
        Text(word)
      }
    }
    struct Plain: View, Equatable {
      let value: Int
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
      var body: some View {
        let _ = say("body Plain \(value)")
        Text("\(value)")
      }
    }
  }

  struct Erased: View {
    @State private var isSecond = false
    @State private var updates = 0
    private var content: AnyView {
      isSecond
        ? AnyView(Text("second \(updates)").saying("second")) : AnyView(Tally(name: "first").saying("first"))
    }
    var body: some View {
      content
      Button("Update") { updates += 1 }
      Button("Switch") { isSecond.toggle() }
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

  struct RenewedList: View {
    @State private var version = 0
    var body: some View {
      Button("Renew") { version += 1 }
      List(["a", "b"], id: \.self) { Tally(name: $0).saying($0) }.id(version)
    }
  }

  @MainActor @Observable final class Box {
    var path: [Int] = []
    init() { watch(self) }
  }
  @MainActor final class Page: ObservableObject {
    @Published var count = 0
    init() { watch(self) }
  }
  struct Path: View {
    @State private var box = Box()
    var body: some View {
      NavigationStack(path: Bindable(box).path) {
        Button("Go") { box.path = [1, 2, 3] }
          .saying("root")
          .navigationDestination(for: Int.self) { PageView(number: $0).saying("\($0)") }
      }
    }
    struct PageView: View {
      let number: Int
      @StateObject private var page = Page()
      var body: some View { Button("page \(number): \(page.count)") { page.count += 1 } }
    }
  }

  /// Says when it starts and when it is cancelled.
  struct Working: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content.saying(name).task {
        await withTaskCancellationHandler {
          say("task \(name)")
          try? await Task.sleep(for: .seconds(86_400))
        } onCancel: {
          MainActor.assumeIsolated { say("cancelled \(name)") }
        }
      }
    }
  }
  struct Covered: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("page").modifier(Working(name: "page")) }.modifier(
          Working(name: "root"))
      }
    }
  }

  struct Tabs: View {
    @State private var box = Box()
    var body: some View {
      let selection = Binding(get: { box.path.first ?? 1 }, set: { box.path = [$0] })
      TabView(selection: selection) {
        Tally(name: "one").saying("one").tabItem { Text("One") }.tag(1)
        Tally(name: "two").saying("two").tabItem { Text("Two") }.tag(2)
      }
    }
  }

  struct CoveredPresenter: View {
    @State private var box = Box()
    @State private var isPresented = false
    var body: some View {
      NavigationStack(path: Bindable(box).path) {
        Button("Present") { isPresented = true }
          .sheet(isPresented: $isPresented) { Text("sheet").saying("sheet") }
          .saying("root")
          .navigationDestination(for: Int.self) { Text("\($0)").saying("\($0)") }
      }
    }
  }

  struct Branching: View {
    @State private var isOn = false
    var body: some View {
      Button("Flip") { isOn.toggle() }
      if isOn { Tally(name: "branch") } else { Tally(name: "branch") }
      Tally(name: isOn ? "argument" : "argument")
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

  struct Modified: View {
    @State private var isThere = true
    @State private var updates = 0
    var body: some View {
      Button("Update") { updates += 1 }
      Button("Remove") { isThere = false }
      if isThere { Text("\(updates)").modifier(Owning()) }
    }
    struct Owning: ViewModifier {
      @StateObject private var model = Model("mod")
      func body(content: Content) -> some View { content.accessibilityLabel(model.name) }
    }
  }

  struct Ranged: View {
    @State private var count = 2
    var body: some View {
      Button("Grow") { count += 1 }
      ForEach(0..<count, id: \.self) { row in
        let _ = say("row \(row)")
        Text("\(row)")
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
