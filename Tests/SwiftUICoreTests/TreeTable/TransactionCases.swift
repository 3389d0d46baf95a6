import SwiftUITesting

enum TransactionCases {
  static let all = [
    Case(
      "Each of several explicit transactions is rendered by itself, in order", { Numbered() },
      .shown("body 0"),
      .tap("Three", "body 1", "0→1", "body 2", "1→2", "body 3", "2→3")),
    Case(
      "Writes inside one transaction are one update", { Numbered() },
      .shown("body 0"),
      .tap("Many in one", "body 3", "0→3")),
    Case(
      "A transaction in an onChange comes after the update that caused it", { Chained() },
      .shown("body 0 0"),
      .tap("Go", "body 1 0", "a 0→1", "body 1 1", "b 0→1", "body 1 2", "b 1→2")),
    Case(
      "A transaction in a task is rendered apart from the plain writes before it", { FromTask() },
      .shown("body 0"),
      .later("body 1", "0→1", "body 2", "1→2")),
    Case(
      "withAnimation gives back what its closure does", { Returning() },
      .shown(),
      .tap("Go", "got 5")),
    Case(
      "A transaction that writes nothing renders nothing", { Numbered() },
      .shown("body 0"),
      .tap("Empty")),
    Case(
      "Two states written in two transactions are seen one after the other", { Pair() },
      .shown("body 0 0"),
      .tap("Go", "body 1 0", "body 1 1")),
    Case(
      "A child sees the value of the transaction that is rendered", { Handed() },
      .shown("body Parent 0", "body Child 0"),
      .tap("Go", "body Parent 1", "body Child 1", "body Parent 2", "body Child 2")),
  ]

  struct Numbered: View {
    @State private var v = 0
    var body: some View {
      let _ = say("body \(v)")
      Button("Three") {
        v = 1
        withAnimation(.easeIn) { v = 2 }
        withAnimation(.easeOut) { v = 3 }
      }
      Button("Many in one") {
        withAnimation {
          v = 1
          v = 2
          v = 3
        }
      }
      Button("Empty") { withAnimation {} }
      Text("\(v)").onChange(of: v) { say("\($0)→\($1)") }
    }
  }

  struct Chained: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      let _ = say("body \(a) \(b)")
      Button("Go") { a = 1 }
        .onChange(of: a) {
          say("a \($0)→\($1)")
          b = 1
          withAnimation { b = 2 }
        }
        .onChange(of: b) { say("b \($0)→\($1)") }
    }
  }

  struct FromTask: View {
    @State private var v = 0
    var body: some View {
      let _ = say("body \(v)")
      Text("\(v)")
        .onChange(of: v) { say("\($0)→\($1)") }
        .task {
          v = 1
          withAnimation { v = 2 }
        }
    }
  }

  struct Returning: View {
    @State private var v = 0
    var body: some View {
      Button("Go") {
        let got = withAnimation {
          v = 4
          return v + 1
        }
        say("got \(got)")
      }
    }
  }

  struct Pair: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      let _ = say("body \(a) \(b)")
      Button("Go") {
        a = 1
        withAnimation { b = 1 }
      }
    }
  }

  struct Handed: View {
    @State private var v = 0
    var body: some View {
      let _ = say("body Parent \(v)")
      Button("Go") {
        v = 1
        withAnimation { v = 2 }
      }
      Child(v: v)
    }
    struct Child: View {
      let v: Int
      var body: some View {
        let _ = say("body Child \(v)")
        Text("\(v)")
      }
    }
  }
}
