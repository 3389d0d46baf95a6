import SwiftUITesting

enum StateCases {
  static let all = [
    Case(
      "One write is one body", { Counter() },
      .shown("body Counter 0"),
      .tap("Add", "body Counter 1"),
      .tap("Add", "body Counter 2")),
    Case(
      "Several writes in one event are one body, which sees the last", { Counter() },
      .shown("body Counter 0"),
      .tap("Add three times", "body Counter 3")),
    Case(
      "Writing what is already there runs no body", { Counter() },
      .shown("body Counter 0"),
      .tap("Keep")),
    Case(
      "A write to a state that no body read evaluates nothing", { Unread() },
      .shown("body Unread"),
      .tap("Write"),
      .tap("Write"),
      .tap("Tell", "2 writes")),
    Case(
      "A child whose input stays as it was does not run with its parent", { Parent() },
      .shown("body Parent 0", "body Same", "body Given 0"),
      .tap("Add", "body Parent 1", "body Given 1")),
    Case(
      "A write in onAppear is a second body", { WritesAtStart() },
      .shown("body WritesAtStart 0", "appeared with 0", "body WritesAtStart 1")),
    Case(
      "A transaction in onAppear is rendered by itself, after the plain writes before it", { Transactions() },
      .shown("body 0", "body 2", "0→2", "body 4", "2→4")),
    Case(
      "Plain writes around a withAnimation are two transactions, one before and one after", { Mixed() },
      .shown("body 0"),
      .tap("Go", "body 1", "0→1", "body 2", "1→2", "body 3", "2→3"),
      .texts("Go", "3")),
    Case(
      "An onChange that writes is a further pass, and the next onChange follows it", { Cascade() },
      .shown("body 0 0 0"),
      .tap("Go", "body 1 0 0", "a 0→1", "body 1 1 0", "b 0→1", "body 1 1 1", "c 0→1")),
    Case(
      "Two onChange that fire together write in one update", { Together() },
      .shown("body 0 0 0"),
      .tap("Go", "body 1 1 0", "a 0→1", "b 0→1", "body 1 1 2")),
    Case(
      "A value that changed and changed back within an event is no change", { BackAndForth() },
      .shown(),
      .tap("Go")),
    Case(
      "A task writes after everything has appeared", { Loading() },
      .shown("body waiting", "appeared"),
      .later("task", "body loaded", "waiting→loaded")),
    Case(
      "The initial value counts once per identity, whatever the parent passes later", { Seeding() },
      .shown(),
      .texts("Seed", "seed 1 state 1"),
      .tap("Seed"),
      .texts("Seed", "seed 2 state 1")),
    Case(
      "A state without a value starts as nil", { Optional() },
      .shown("body nil"),
      .tap("Set", "body 5", "nil→5"),
      .tap("Unset", "body nil", "5→nil")),
  ]

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Counter \(count)")
      Button("Add") { count += 1 }
      Button("Add three times") {
        count += 1
        count += 1
        count += 1
      }
      Button("Keep") { count = count + 0 }
    }
  }

  struct Unread: View {
    @State private var writes = 0
    var body: some View {
      let _ = say("body Unread")
      Button("Write") { writes += 1 }
      Button("Tell") { say("\(writes) writes") }
    }
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Parent \(count)")
      Button("Add") { count += 1 }
      Same(word: "same")
      Given(count: count)
    }
    struct Same: View {
      let word: String
      var body: some View {
        let _ = say("body Same")
        Text(word)
      }
    }
    struct Given: View {
      let count: Int
      var body: some View {
        let _ = say("body Given \(count)")
        Text("\(count)")
      }
    }
  }

  struct WritesAtStart: View {
    @State private var value = 0
    var body: some View {
      let _ = say("body WritesAtStart \(value)")
      Text("\(value)").onAppear {
        say("appeared with \(value)")
        value = 1
      }
    }
  }

  struct Transactions: View {
    @State private var v = 0
    var body: some View {
      let _ = say("body \(v)")
      Text("\(v)")
        .onChange(of: v) { say("\($0)→\($1)") }
        .onAppear {
          v = 1
          v = 2
          withAnimation {
            v = 3
            v = 4
          }
        }
    }
  }

  struct Mixed: View {
    @State private var v = 0
    var body: some View {
      let _ = say("body \(v)")
      Button("Go") {
        v = 1
        withTransaction(Transaction(animation: .easeIn)) { v = 2 }
        v = 3
      }
      Text("\(v)").onChange(of: v) { say("\($0)→\($1)") }
    }
  }

  struct Cascade: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    var body: some View {
      let _ = say("body \(a) \(b) \(c)")
      Button("Go") { a += 1 }
        .onChange(of: a) { old, new in
          say("a \(old)→\(new)")
          b = new
        }
        .onChange(of: b) { old, new in
          say("b \(old)→\(new)")
          c = new
        }
        .onChange(of: c) { say("c \($0)→\($1)") }
    }
  }

  struct Together: View {
    @State private var a = 0
    @State private var b = 0
    @State private var changes = 0
    var body: some View {
      let _ = say("body \(a) \(b) \(changes)")
      Button("Go") {
        a += 1
        b += 1
      }
      .onChange(of: a) { old, new in
        say("a \(old)→\(new)")
        changes += 1
      }
      .onChange(of: b) { old, new in
        say("b \(old)→\(new)")
        changes += 1
      }
    }
  }

  struct BackAndForth: View {
    @State private var v = 0
    var body: some View {
      Button("Go") {
        v = 1
        v = 0
      }
      .onChange(of: v) { say("\($0)→\($1)") }
    }
  }

  struct Loading: View {
    @State private var state = "waiting"
    var body: some View {
      let _ = say("body \(state)")
      Text(state)
        .task {
          say("task")
          state = "loaded"
        }
        .onAppear { say("appeared") }
        .onChange(of: state) { say("\($0)→\($1)") }
    }
  }

  struct Seeding: View {
    @State private var seed = 1
    var body: some View {
      Button("Seed") { seed += 1 }
      Seeded(seed: seed)
    }
    struct Seeded: View {
      let seed: Int
      @State private var state: Int
      init(seed: Int) {
        self.seed = seed
        _state = State(initialValue: seed)
      }
      var body: some View { Text("seed \(seed) state \(state)") }
    }
  }

  struct Optional: View {
    @State private var value: Int?
    private func name(_ value: Int?) -> String { value.map(String.init) ?? "nil" }
    var body: some View {
      let _ = say("body \(name(value))")
      Button("Set") { value = 5 }
      Button("Unset") { value = nil }
        .onChange(of: value) { say("\(name($0))→\(name($1))") }
    }
  }
}
