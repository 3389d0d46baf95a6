import SwiftUITesting

/// What starts anew and what stays: ids, types, branches, and the objects that views own.
enum RenewalCases {
  static let all = [
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
      "Another id of a list starts all its rows anew", { RenewedList() },
      .shown("+a", "+b"),
      .tap("a 0"), .tap("b 0"),
      .texts("Renew", "a 1", "b 1"),
      .tap("Renew", "+a", "+b", "-a", "-b"),
      .texts("Renew", "a 0", "b 0")),
    Case(
      "A view in a condition's two branches is two views; in a ternary argument it is one", { Branching() },
      .shown(),
      .tap("branch 0"), .tap("argument 0"),
      .tap("Flip"),
      .texts("Flip", "branch 0", "argument 1")),
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
  ]

  @MainActor final class Model: ObservableObject {
    let name: String
    init(_ name: String) {
      self.name = name
      say("made \(name)")
      watch(self)
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

  struct RenewedList: View {
    @State private var version = 0
    var body: some View {
      Button("Renew") { version += 1 }
      List(["a", "b"], id: \.self) { Tally(name: $0).saying($0) }.id(version)
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
}
