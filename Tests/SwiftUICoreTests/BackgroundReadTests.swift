import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("States read from other threads")
struct BackgroundReadTests {
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
}
