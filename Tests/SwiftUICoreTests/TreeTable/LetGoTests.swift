import SwiftUITesting
import Testing

/// A screen that nobody closes: what its views started must not find it half gone.
@MainActor
@Suite("A screen that is let go")
struct LetGoTests {
  final class Keeper {
    var binding: Binding<Int>?
    func keep(_ binding: Binding<Int>) { self.binding = binding }
  }

  struct Kept: View {
    let keeper: Keeper
    @State private var value = 1
    var body: some View {
      let _ = keeper.keep($value)
      Text("\(value)")
    }
  }

  @Test("A write to a state of it is harmless")
  func write() {
    let keeper = Keeper()
    let nodes = Screen.liveNodes
    do {
      let screen = Screen { Kept(keeper: keeper) }
      #expect(screen.texts == ["1"])
    }
    #expect(Screen.liveNodes == nodes)
    keeper.binding?.wrappedValue = 2
    #expect(keeper.binding?.wrappedValue == 2)
  }

  struct Waiting: View {
    let ended: () -> Void
    @State private var value = 1
    var body: some View {
      Text("\(value)").task {
        while !Task.isCancelled { await Task.yield() }
        value = 2
        ended()
      }
    }
  }

  @Test("Its tasks are cancelled")
  func task() async {
    var hasEnded = false
    do {
      let screen = Screen { Waiting { hasEnded = true } }
      for _ in 0..<10 { await Task.yield() }
      #expect(screen.texts == ["1"])
    }
    await eventually { hasEnded }
  }
}
