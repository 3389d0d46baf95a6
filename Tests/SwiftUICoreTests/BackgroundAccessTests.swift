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
    let keep: ([Binding<Int>], Binding<Form>) -> Void
    var body: some View {
      let _ = keep([$count, $model.count, $stored, Binding(get: { 0 }, set: { _ in })], $form)
      Text("\(count) \(model.count) \(stored) \(form.tags.joined())")
    }
  }

  private func until(_ screen: Screen, shows text: String) async {
    await eventually {
      screen.flush()
      return screen.shows(text)
    }
  }

  @Test("What another thread writes it reads back at once, and builds on: nothing is lost")
  func nothingIsLost() async throws {
    UserDefaults.standard.removeObject(forKey: "elsewhere")
    defer { UserDefaults.standard.removeObject(forKey: "elsewhere") }
    nonisolated(unsafe) var counts: [Binding<Int>] = []
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
        for number in numbers.dropLast() { number.wrappedValue += 1 }
        kept.tags.wrappedValue.append("x")
        kept.tags[0].wrappedValue += "y"
      }
      return numbers.dropLast().map(\.wrappedValue)
    }.value
    #expect(seen == [10, 10, 10])
    await until(
      screen, shows: "10 10 10 a\(String(repeating: "y", count: 10))b\(String(repeating: "x", count: 10))")
  }

  @Test("An action builds on what another thread has written before it, and what is written last stays")
  func actionsGoOn() async {
    nonisolated(unsafe) var counts: [Binding<Int>] = []
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
}
