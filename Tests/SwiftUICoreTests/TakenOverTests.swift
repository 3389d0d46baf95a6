import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("What another thread wrote, while the main one takes it over", .serialized)
struct TakenOverTests {
  /// Calls a function as two of them are compared, which a write to a state does before it stores the new one.
  struct Compared: Equatable, Sendable {
    var number: Int
    /// In memory of its own, so that the bits do not decide.
    var name = "a name that is too long to be stored in place"
    static let asked = LockedValue<(@Sendable () -> Void)?>(nil)
    static func == (left: Self, right: Self) -> Bool {
      asked.withLock { $0 }?()
      return left.number == right.number
    }
  }

  struct Owner: View {
    @State private var value = Compared(number: 0)
    let hand: (Binding<Compared>) -> Void
    var body: some View {
      let _ = hand($value)
      Text("number \(value.number)")
    }
  }

  /// Runs `body` on a thread of its own, and waits for it.
  private nonisolated static func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  @Test("That thread reads it back in the middle of the write, too")
  func readBack() throws {
    nonisolated(unsafe) var binding: Binding<Compared>?
    let screen = Screen { Owner { binding = $0 } }
    defer { binding = nil }
    let value = try #require(binding)
    Self.elsewhere { value.wrappedValue.number = 1 }
    let seen = LockedValue<[Int]>([])
    Compared.asked.withLock {
      $0 = { Self.elsewhere { seen.withLock { $0.append(value.wrappedValue.number) } } }
    }
    // Looking at it takes it over.
    let number = value.wrappedValue.number
    Compared.asked.withLock { $0 = nil }
    #expect(number == 1)
    #expect(seen.withLock { !$0.isEmpty && $0.allSatisfy { $0 == 1 } })
    screen.flush()
    #expect(screen.shows("number 1"))
  }
}
