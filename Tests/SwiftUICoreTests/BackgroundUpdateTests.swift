import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("States written on other threads in the middle of an update and with animations", .serialized)
struct BackgroundUpdateTests {
  /// Looks at a binding whenever it is compared: in the middle of an update, outside of any body.
  struct Comparing: View, Equatable {
    let number: Int
    nonisolated(unsafe) let look: () -> Void
    var body: some View { Text("compared \(number)") }
    nonisolated static func == (a: Self, b: Self) -> Bool {
      a.look()
      return a.number == b.number
    }
  }

  final class Steps {
    var said: [String] = []
    private(set) var count: Binding<Int>!
    func hold(_ count: Binding<Int>) { self.count = count }
    /// Run by the body of the view in the middle.
    var middle: () -> Void = {}
  }

  struct Updated: View {
    @State private var count = 0
    @State private var rounds = 0
    let steps: Steps
    var body: some View {
      let _ = steps.hold($count)
      Reader(count: $count, name: "first", rounds: rounds, steps: steps)
      Middle(rounds: rounds, steps: steps)
      Comparing(number: rounds) { _ = steps.count.wrappedValue }.equatable()
      Reader(count: $count, name: "last", rounds: rounds, steps: steps)
      Button("Again") { rounds += 1 }
    }
    struct Reader: View {
      @Binding var count: Int
      let name: String
      let rounds: Int
      let steps: Steps
      var body: some View {
        let _ = steps.said.append("\(name) \(count)")
        Text("\(name) \(count)")
      }
    }
    struct Middle: View {
      let rounds: Int
      let steps: Steps
      var body: some View {
        let _ = steps.middle()
        Text("middle")
      }
    }
  }

  @Test("What is written elsewhere in the middle of an update is shown by the next one, by all views alike")
  func duringAnUpdate() async {
    let steps = Steps()
    let screen = Screen { Updated(steps: steps) }
    let count = steps.count!
    steps.middle = {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        count.wrappedValue = 7
        done.signal()
      }
      done.wait()
    }
    steps.said = []
    screen.button("Again").tap()
    steps.middle = {}
    await until(screen, shows: "last 7")
    #expect(steps.said == ["first 0", "last 0", "first 7", "last 7"])
    #expect(count.wrappedValue == 7)
  }

  struct Fading: View {
    @State private var opacity = 1.0
    let keep: (Binding<Double>) -> Void
    var body: some View {
      let _ = keep($opacity)
      Text("text").opacity(opacity)
    }
  }

  @Test("A write in another thread's withAnimation is animated, and animates nothing here")
  func animation() async {
    nonisolated(unsafe) var opacity: Binding<Double>!
    let screen = Screen { Fading { opacity = $0 } }
    screen.showsAnimations = true
    let kept = opacity!
    let isOpen = LockedValue(false)
    await onAnotherThread {
      withAnimation(.linear(duration: 1)) {
        kept.wrappedValue = 0
        isOpen.withLock { $0 = TransactionScope.current != nil }
      }
    }
    #expect(isOpen.withLock { $0 })
    #expect(TransactionScope.current == nil)
    #expect(kept.wrappedValue == 0)
    screen.flush()
    screen.advance(by: 0.5)
    #expect(abs(screen.text("text").opacity - 0.5) < 0.1)
    screen.advance(by: 1)
    #expect(screen.text("text").opacity == 0)
  }
}
