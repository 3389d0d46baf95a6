import SwiftUITesting
import Testing

@MainActor
@Suite("State")
struct StateTests {
  struct Counter: View {
    @State var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Add twice") {
          count += 1
          count += 1
        }
      }
    }
  }

  @Test("One write is one body, and only the changed property reaches the renderer")
  func oneWrite() {
    let screen = Screen { Counter() }
    screen.resetCounts()
    screen.button("Add").tap()
    #expect(screen.texts.contains("Count 1"))
    #expect(screen.evaluated == ["Counter"])
    #expect(screen.operations == ["update text \"Count 1\": text"])
  }

  @Test("Several writes in one event are one update")
  func severalWrites() {
    let screen = Screen { Counter() }
    screen.resetCounts()
    screen.button("Add twice").tap()
    #expect(screen.texts.contains("Count 2"))
    #expect(screen.bodies == 1)
  }

  struct Parent: View {
    @State var title = "a"
    var body: some View {
      VStack {
        Text(title)
        Button("Rename") { title += "!" }
        Counter()
      }
    }
  }

  @Test("State survives the re-creation of the view's value, and an unchanged child does not run")
  func survival() {
    let screen = Screen { Parent() }
    screen.button("Add").tap()
    screen.resetCounts()
    screen.button("Rename").tap()
    #expect(screen.texts.contains("Count 1"))
    #expect(screen.texts.contains("a!"))
    #expect(screen.evaluated == ["Parent"])
  }

  struct Unread: View {
    @State var hidden = 0
    var body: some View { Button("Write") { hidden += 1 } }
  }

  struct ReadOnce: View {
    @State private var count = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Text("\(count)") }
        Button("hide") { isShown = false }
        Button("add") { count += 1 }
      }
    }
  }

  @Test("A state that its view has read once is followed for good")
  func followedForGood() {
    let screen = Screen { ReadOnce() }
    screen.button("hide").tap()
    screen.resetCounts()
    screen.button("add").tap()
    #expect(screen.evaluated == ["ReadOnce"])
    #expect(screen.operations == [])
  }

  @Test("A write to a state that no body read evaluates nothing")
  func unread() {
    let screen = Screen { Unread() }
    screen.resetCounts()
    screen.button("Write").tap()
    #expect(screen.bodies == 0)
    #expect(screen.operations == [])
  }

  struct Draft {
    var name = ""
    var mail = ""
  }
  struct Form1: View {
    @State var draft = Draft()
    var body: some View {
      VStack {
        Field(name: "Name", text: $draft.name)
        Field(name: "Mail", text: $draft.mail)
      }
    }
  }
  struct Field: View {
    let name: String
    @Binding var text: String
    var body: some View {
      VStack {
        TextField(name, text: $text)
        Text("\(name) is \(text)")
      }
    }
  }

  @Test(
    "A keystroke runs the row that shows the text, not the owner or its neighbours, and writes no text back")
  func keystroke() {
    let screen = Screen { Form1() }
    screen.resetCounts()
    screen.field("Name").type("A")
    #expect(screen.evaluated == ["Field"])
    #expect(screen.operations == ["update text \"Name is A\": text"])
    #expect(screen.field("Name").value == "A")
  }

  struct Flip: View {
    @State var on = true
    var body: some View {
      VStack {
        Button("Flip") { on.toggle() }
        if on { Counter() } else { Text("off") }
        Text("end")
      }
    }
  }

  @Test("An if that flips resets state and keeps the order of views")
  func conditional() {
    let nodes = Screen.liveNodes
    do {
      let screen = Screen { Flip() }
      screen.button("Add").tap()
      #expect(screen.texts == ["Flip", "Count 1", "Add", "Add twice", "end"])
      screen.button("Flip").tap()
      #expect(screen.texts == ["Flip", "off", "end"])
      screen.button("Flip").tap()
      #expect(screen.texts == ["Flip", "Count 0", "Add", "Add twice", "end"])
      screen.close()
    }
    #expect(Screen.liveNodes == nodes)
  }

  struct Transactions: View {
    @State var v = 0
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(v)")
      Text("\(v)")
        .onChange(of: v) { log.lines.append("\($0)→\($1)") }
        .onAppear {
          v = 1
          v = 2
          withAnimation {
            v = 3
            v = 4
          }
          log.lines.append("appeared with \(v)")
        }
    }
  }
  final class Log { var lines: [String] = [] }

  @Test("Each explicit transaction is rendered by itself, and onChange sees every step")
  func transactions() {
    let log = Log()
    _ = Screen { Transactions(log: log) }
    #expect(log.lines == ["body 0", "appeared with 4", "body 2", "0→2", "body 4", "2→4"])
  }
}
