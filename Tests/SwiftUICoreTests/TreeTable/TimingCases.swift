import SwiftUITesting

enum TimingCases {
  static let all = [
    Case(
      "A published property tells its new value before it has it", { Early() },
      .shown("body 0", "got 0 has 0"),
      .event("write", { $0[Model.self].count = 1 }, "got 1 has 0", "body 1")),
    Case(
      "What a didSet publishes in turn is the same update", { Early() },
      .shown("body 0", "got 0 has 0"),
      .event("write", { $0[Model.self].count = 12 }, "got 12 has 0", "got 10 has 12", "body 10")),
    Case(
      "A child that leaves in the update that changes what it read does not run", { Leaving() },
      .shown("body Leaving", "body Leaf 0"),
      .tap("Leave", "body Leaving")),
    Case(
      "An if that flips twice in one event is as it was: state stays", { TwiceFlipped() },
      .shown(),
      .tap("tally 0"),
      .tap("Flip twice"),
      .texts("Flip twice", "tally 1")),
    Case(
      "A child's onAppear writes through a binding: who reads it runs again", { Announcing() },
      .shown("body Owner 0", "body Child", "appeared", "body Owner 1")),
    Case(
      "A task whose id changes twice in one event starts once", { Skipping() },
      .shown(),
      .later("start 1"),
      .tap("Skip"),
      .later("start 3")),
    Case(
      "An onDisappear may write: the rest of the screen follows", { Farewell() },
      .shown("body 0"),
      .tap("Remove", "body 0", "gone", "body 1")),
    Case(
      "onChange of an object's property sees each update, not each write", { Throttled() },
      .shown(),
      .event(
        "write",
        {
          $0[Model.self].count = 1
          $0[Model.self].count = 2
          $0[Model.self].count = 3
        }, "0→3")),
  ]

  @MainActor
  final class Model: ObservableObject {
    @Published var count = 0 {
      didSet { if count > 10 { count = 10 } }
    }
    init() { watch(self) }
  }

  struct Early: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = say("body \(model.count)")
      Text("\(model.count)").onReceive(model.$count) { say("got \($0) has \(model.count)") }
    }
  }

  struct Leaving: View {
    @State private var isThere = true
    @State private var value = 0
    var body: some View {
      let _ = say("body Leaving")
      Button("Leave") {
        value = 1
        isThere = false
      }
      if isThere { BindingCases.Leaf(value: $value) }
    }
  }

  struct TwiceFlipped: View {
    @State private var isThere = true
    var body: some View {
      Button("Flip twice") {
        isThere.toggle()
        isThere.toggle()
      }
      if isThere { Tally(name: "tally") }
    }
  }

  struct Announcing: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Owner \(count)")
      Text("\(count)")
      Child(count: $count)
    }
    struct Child: View {
      @Binding var count: Int
      var body: some View {
        let _ = say("body Child")
        Text("x").onAppear {
          say("appeared")
          count += 1
        }
      }
    }
  }

  struct Skipping: View {
    @State private var id = 1
    var body: some View {
      Button("Skip") {
        id = 2
        id = 3
      }
      .task(id: id) { say("start \(id)") }
    }
  }

  struct Farewell: View {
    @State private var isThere = true
    @State private var farewells = 0
    var body: some View {
      let _ = say("body \(farewells)")
      Button("Remove") { isThere = false }
      if isThere {
        Text("x").onDisappear {
          say("gone")
          farewells += 1
        }
      }
    }
  }

  struct Throttled: View {
    @StateObject private var model = Model()
    var body: some View { Text("x").onChange(of: model.count) { say("\($0)→\($1)") } }
  }
}
