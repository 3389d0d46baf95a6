import SwiftUITesting

enum LifecycleCases {
  static let all = [
    Case(
      "Views appear innermost first, siblings in their order", { Nest() },
      .shown("+a", "+b", "+c", "+d", "+e")),
    Case(
      "Of one view's modifiers, what is written first is called first", { Modifiers() },
      .shown("first", "second 0→0", "third")),
    Case(
      "Every task starts after everything has appeared", { Tasks() },
      .shown("+a", "+b"),
      .later("task a", "task b")),
    Case(
      "An update is no appearance", { Updated() },
      .shown("body 0", "appeared"),
      .tap("Add", "body 1")),
    Case(
      "A view that an if removes disappears, and appears anew when it is back", { Removable() },
      .shown("+a"),
      .tap("Flip", "-a"),
      .tap("Flip", "+a"),
      .closed("-a")),
    Case(
      "onChange gets old and new value, with initial at the start too", { Changing() },
      .shown("initial 0→0"),
      .tap("Add", "initial 0→1", "later 0→1", "only new 1"),
      .tap("Add", "initial 1→2", "later 1→2", "only new 2")),
    Case(
      "The innermost onChange is called first, siblings in their order", { ChangeOrder() },
      .shown(),
      .tap("Add", "a 1", "b 1", "outer 1")),
    Case(
      "A computed value's onChange stays silent while the result is the same", { Parity() },
      .shown(),
      .tap("Add one", "true→false"),
      .tap("Add two"),
      .tap("Add one", "false→true")),
    Case(
      "onReceive gets what is sent while the view is there, before the body it causes", { Receiving() },
      .shown("body 0"),
      .event("send", { $0[Radio.self].waves.send(7) }, "got 7", "body 7"),
      .tap("Remove"),
      .event("send", { $0[Radio.self].waves.send(8) })),
    Case(
      "A publisher that holds a value gives it at once", { Current() },
      .shown("got 1"),
      .event("send", { $0[Radio.self].level.send(2) }, "got 2")),
    Case(
      "A task starts anew with its id", { Identified() },
      .shown(),
      .later("start 1"),
      .tap("Same"),
      .tap("Next"),
      .later("start 2")),
    Case(
      "A task is cancelled when its view goes", { Cancelled() },
      .shown(),
      .later("start"),
      .tap("Remove"),
      .later("cancelled")),
  ]

  struct Nest: View {
    var body: some View {
      VStack {
        Text("a").onAppear { say("+a") }
        VStack { Text("b").onAppear { say("+b") } }.onAppear { say("+c") }
        Text("d").onAppear { say("+d") }
      }
      .onAppear { say("+e") }
    }
  }

  struct Modifiers: View {
    @State private var value = 0
    var body: some View {
      Text("x")
        .onAppear { say("first") }
        .onChange(of: value, initial: true) { say("second \($0)→\($1)") }
        .onAppear { say("third") }
    }
  }

  struct Tasks: View {
    var body: some View {
      VStack {
        Text("a").task { say("task a") }.onAppear { say("+a") }
        Text("b").onAppear { say("+b") }.task { say("task b") }
      }
    }
  }

  struct Updated: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body \(count)")
      Button("Add") { count += 1 }.onAppear { say("appeared") }
    }
  }

  struct Removable: View {
    @State private var isThere = true
    var body: some View {
      Button("Flip") { isThere.toggle() }
      if isThere { Text("a").saying("a") }
    }
  }

  struct Changing: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count, initial: true) { say("initial \($0)→\($1)") }
        .onChange(of: count) { say("later \($0)→\($1)") }
        .onChange(of: count) { say("only new \(count)") }
    }
  }

  struct ChangeOrder: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Text("a").onChange(of: count) { say("a \($1)") }
        Text("b").onChange(of: count) { say("b \($1)") }
      }
      .onChange(of: count) { say("outer \($1)") }
    }
  }

  struct Parity: View {
    @State private var count = 0
    var body: some View {
      Button("Add one") { count += 1 }
      Button("Add two") { count += 2 }
        .onChange(of: count.isMultiple(of: 2)) { say("\($0)→\($1)") }
    }
  }

  @MainActor final class Radio {
    let waves = PassthroughSubject<Int, Never>()
    let level = CurrentValueSubject<Int, Never>(1)
    init() { watch(self) }
  }

  struct Receiving: View {
    @State private var radio = Radio()
    @State private var isThere = true
    var body: some View {
      Button("Remove") { isThere = false }
      if isThere { Receiver(radio: radio) }
    }
    struct Receiver: View {
      let radio: Radio
      @State private var last = 0
      var body: some View {
        let _ = say("body \(last)")
        Text("\(last)").onReceive(radio.waves) {
          say("got \($0)")
          last = $0
        }
      }
    }
  }

  struct Current: View {
    @State private var radio = Radio()
    var body: some View { Text("x").onReceive(radio.level) { say("got \($0)") } }
  }

  struct Identified: View {
    @State private var id = 1
    @State private var other = 0
    var body: some View {
      Button("Next") { id += 1 }
      Button("Same") { other += 1 }
      Text("\(other)").task(id: id) { say("start \(id)") }
    }
  }

  struct Cancelled: View {
    @State private var isThere = true
    var body: some View {
      Button("Remove") { isThere = false }
      if isThere {
        Text("x").task {
          say("start")
          try? await Task.sleep(for: .seconds(86_400))
          if Task.isCancelled { say("cancelled") }
        }
      }
    }
  }
}
