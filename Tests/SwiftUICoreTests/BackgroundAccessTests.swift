import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("States read and written on other threads", .serialized)
struct BackgroundAccessTests {
  struct Form: Equatable { var name = "first", tags = ["a", "b"] }

  /// A value whose end is noticed, and looks at a state then.
  final class Looks: Sendable {
    let look: @Sendable () -> Void
    init(_ look: @escaping @Sendable () -> Void) { self.look = look }
    deinit { look() }
  }

  struct Owner: View {
    @State private var form = Form()
    @State private var looks = Looks {}
    let keep: (Binding<Form>, Binding<Looks>) -> Void
    var body: some View {
      let _ = keep($form, $looks)
      Text(form.name)
    }
  }

  @Test("Another thread reads the newest value, of parts and elements too, and is no reader")
  func newest() async {
    nonisolated(unsafe) var form: Binding<Form>!
    let screen = Screen { Owner { kept, _ in form = kept } }
    form.wrappedValue = Form(name: "second", tags: ["c"])
    let name = form.name
    let tag = form.tags[0]
    let optional = Binding<String?>(name)
    let seen = await Task.detached {
      [form.wrappedValue.name, name.wrappedValue, tag.wrappedValue, optional.wrappedValue ?? "none"]
    }.value
    #expect(seen == ["second", "second", "c", "second"])
    screen.flush()
    #expect(screen.shows("second"))
  }

  @Test("A value that reads a state as it goes does not wait for itself")
  func deinitReads() {
    nonisolated(unsafe) var form: Binding<Form>!
    nonisolated(unsafe) var looks: Binding<Looks>!
    let screen = Screen {
      Owner {
        form = $0
        looks = $1
      }
    }
    let seen = LockedValue<[String]>([])
    looks.wrappedValue = Looks {
      let name = form.wrappedValue.name
      seen.withLock { $0.append(name) }
    }
    screen.flush()
    looks.wrappedValue = Looks {}
    screen.flush()
    #expect(seen.withLock { $0 } == ["first"])
  }

  @Test("Writes on the main actor and reads elsewhere at the same time see whole values")
  func atOnce() async {
    nonisolated(unsafe) var form: Binding<Form>!
    let screen = Screen { Owner { kept, _ in form = kept } }
    let read: Binding<Form> = form
    let reading = Task.detached { () -> String? in
      for _ in 0..<20_000 {
        let seen = read.wrappedValue
        if seen.tags != ["a", "b"] && seen.tags != [seen.name] { return "\(seen)" }
      }
      return nil
    }
    for number in 0..<2_000 {
      form.wrappedValue = Form(name: "name \(number)", tags: ["name \(number)"])
      if number % 50 == 0 { await Task.yield() }
    }
    #expect(await reading.value == nil)
    screen.flush()
    #expect(screen.shows("name 1999"))
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Counts: View {
    @State private var count = 0
    @State private var form = Form()
    @StateObject private var model = Model()
    @AppStorage("elsewhere") private var stored = 0
    @SceneStorage("elsewhere") private var ofScene = 0
    let keep: ([Binding<Int>], Binding<Form>) -> Void
    var body: some View {
      let functions = Binding(get: { count }, set: { count = $0 })
      let _ = keep([$count, $model.count, $stored, functions, $ofScene], $form)
      Text(verbatim: "\(count) \(model.count) \(stored) \(ofScene) \(form.tags.joined())")
    }
  }

  @Test("What another thread writes it reads back at once, and builds on: nothing is lost")
  func nothingIsLost() async throws {
    UserDefaults.standard.removeObject(forKey: "elsewhere")
    defer { UserDefaults.standard.removeObject(forKey: "elsewhere") }
    nonisolated(unsafe) var counts: [Binding<Int>] = []
    // One of them holds the view, whose closure holds this.
    defer { counts = [] }
    nonisolated(unsafe) var form: Binding<Form>!
    let screen = Screen {
      Counts {
        counts = $0
        form = $1
      }
    }
    let (numbers, kept) = (counts, form!)
    let seen = await Task.detached {
      for _ in 0..<10 {
        for number in numbers { number.wrappedValue += 1 }
        kept.tags.wrappedValue.append("x")
        kept.tags[0].wrappedValue += "y"
      }
      return numbers.map(\.wrappedValue)
    }.value
    #expect(seen == [20, 10, 10, 20, 10])
    await until(
      screen, shows: "20 10 10 10 a\(String(repeating: "y", count: 10))b\(String(repeating: "x", count: 10))")
  }

  @Test("What another thread builds on is never older than what it wrote, while the main one takes it over")
  func takenOverMeanwhile() async {
    nonisolated(unsafe) var counts: [Binding<Int>] = []
    // One of them holds the view, whose closure holds this.
    defer { counts = [] }
    let screen = Screen { Counts { kept, _ in counts = kept } }
    let (count, functions, ofScene) = (counts[0], counts[3], counts[4])
    let isDone = LockedValue(false)
    let writing = Task.detached {
      for _ in 0..<5_000 {
        count.wrappedValue += 1
        functions.wrappedValue += 1
        ofScene.wrappedValue += 1
      }
      isDone.withLock { $0 = true }
      return count.wrappedValue
    }
    while !isDone.withLock({ $0 }) {
      // Each look takes over what is there by then.
      for _ in 0..<100 { _ = (count.wrappedValue, ofScene.wrappedValue) }
      screen.flush()
      await Task.yield()
    }
    let written = await writing.value
    #expect(written == 10_000)
    #expect(count.wrappedValue == 10_000)
    #expect(ofScene.wrappedValue == 5_000)
    screen.flush()
    #expect(screen.texts.contains { $0.hasPrefix("10000 0 ") && $0.hasSuffix(" 5000 ab") })
  }

  @Test("An action builds on what another thread has written before it, and what is written last stays")
  func actionsGoOn() async {
    nonisolated(unsafe) var counts: [Binding<Int>] = []
    // One of them holds the view, whose closure holds this.
    defer { counts = [] }
    let screen = Screen { Counts { kept, _ in counts = kept } }
    let count = counts[0]
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        count.wrappedValue = 5
        done.resume()
      }
    }
    count.wrappedValue += 1
    #expect(count.wrappedValue == 6)
    for _ in 0..<50 { await Task.yield() }
    screen.flush()
    #expect(count.wrappedValue == 6)
    #expect(screen.texts.contains { $0.hasPrefix("6 ") })
  }

  @Test("An action that reads a part sees what another thread has written")
  func parts() async {
    nonisolated(unsafe) var form: Binding<Form>!
    let screen = Screen { Owner { kept, _ in form = kept } }
    let (name, tag) = (form.name, form.tags[1])
    await onAnotherThread {
      name.wrappedValue = "second"
      tag.wrappedValue = "c"
    }
    #expect(name.wrappedValue == "second")
    #expect(tag.wrappedValue == "c")
    name.wrappedValue += "!"
    screen.flush()
    #expect(screen.shows("second!"))
  }

  struct Focused: View {
    enum Name { case first, second }
    @FocusState private var focus: Name?
    let keep: (FocusState<Name?>.Binding) -> Void
    var body: some View {
      let _ = keep($focus)
      TextField("First", text: .constant("")).focused($focus, equals: .first)
      TextField("Second", text: .constant("")).focused($focus, equals: .second)
      Text(focus.map { "in \($0)" } ?? "nowhere")
    }
  }

  @Test("Another thread moves the focus, and reads back where it has put it")
  func focus() async {
    nonisolated(unsafe) var focus: FocusState<Focused.Name?>.Binding!
    let screen = Screen { Focused { focus = $0 } }
    let kept = focus!
    let seen = await Task.detached { () -> [Focused.Name?] in
      let before = kept.wrappedValue
      kept.wrappedValue = .second
      return [before, kept.wrappedValue]
    }.value
    #expect(seen == [nil, .second])
    await until(screen, shows: "in second")
    await onAnotherThread { kept.wrappedValue = .first }
    #expect(kept.wrappedValue == .first)
    screen.flush()
    #expect(screen.shows("in first"))
  }

  struct Stored: View {
    @SceneStorage("text") private var text = "a"
    let keep: (Binding<String>) -> Void
    var body: some View {
      let _ = keep($text)
      Text(text)
    }
  }

  @Test("What a window keeps: an action builds on another thread's write, and the last write stays")
  func scene() async {
    nonisolated(unsafe) var text: Binding<String>!
    let screen = Screen { Stored { text = $0 } }
    let kept = text!
    await onAnotherThread { kept.wrappedValue += "b" }
    kept.wrappedValue += "c"
    screen.flush()
    #expect(screen.shows("abc"))
    for _ in 0..<50 { await Task.yield() }
    screen.flush()
    #expect(screen.shows("abc"))
  }
}
