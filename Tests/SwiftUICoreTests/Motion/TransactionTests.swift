import SwiftUITesting
import Testing

@MainActor
@Suite("Transactions of subtrees")
struct TransactionTests {
  static func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.02 }

  struct Implicit: View {
    @State var on = false
    @State var other = false
    var body: some View {
      VStack {
        Button("On") { on.toggle() }
        Button("Other") { other.toggle() }
        Text("inside").opacity(on || other ? 0 : 1).animation(.linear(duration: 1), value: on)
        Text("outside").animation(.linear(duration: 1), value: on).opacity(on ? 0 : 1)
        VStack { Text("deep").opacity(on ? 0 : 1) }.animation(.linear(duration: 1), value: on)
      }
    }
  }

  @Test("animation(_:value:) animates what is inside of it, in the update in which the value changed")
  func value() {
    let screen = AnimationTests.screen(Implicit())
    screen.button("On").tap()
    screen.advance(by: 0.5)
    #expect(Self.near(screen.text("inside").opacity, 0.5))
    #expect(Self.near(screen.text("deep").opacity, 0.5))
    #expect(screen.text("outside").opacity == 0)
    screen.advance(by: 1)
    screen.button("On").tap()
    screen.advance(by: 2)
    screen.button("Other").tap()
    #expect(screen.text("inside").opacity == 0)
    #expect(!screen.isAnimating)
  }

  struct Overriding: View {
    @State var on = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        Text("none").opacity(on ? 0 : 1).transaction { $0.animation = nil }
        Text("slow").opacity(on ? 0 : 1).animation(.linear(duration: 2), value: on)
        Text("nearest").opacity(on ? 0 : 1).transaction { $0.animation = .linear(duration: 4) }
          .transaction { $0.animation = nil }
        Text("disabled").opacity(on ? 0 : 1).animation(.linear(duration: 9), value: on)
          .transaction { $0.disablesAnimations = true }
        Text("when").opacity(on ? 0 : 1).transaction(value: on) { $0.animation = .linear(duration: 5) }
      }
    }
  }

  @Test("The modifier nearest to the change decides on its transaction")
  func overriding() {
    let screen = AnimationTests.screen(Overriding())
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    #expect(screen.text("none").opacity == 0)
    #expect(Self.near(screen.text("slow").opacity, 0.75))
    #expect(Self.near(screen.text("nearest").opacity, 0.875))
    #expect(Self.near(screen.text("disabled").opacity, 0.5))
    #expect(Self.near(screen.text("when").opacity, 0.9))
  }

  private struct Author: TransactionKey { static let defaultValue = "nobody" }

  struct Asked: View {
    let said: (String) -> Void
    @State var on = false
    var body: some View {
      VStack {
        Button("Go") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction[Author.self] = "Go"
          withTransaction(transaction) { on.toggle() }
        }
        Text(on ? "yes" : "no").opacity(on ? 1 : 0).transaction { said($0[Author.self]) }
      }
    }
  }

  @Test("A transaction is asked about, with what a program put in it, also where nothing is animated")
  func askedWithoutMotion() {
    var said: [String] = []
    let screen = AnimationTests.screen(Asked { said.append($0) })
    screen.showsAnimations = false
    said = []
    screen.button("Go").tap()
    #expect(said == ["Go"])
    #expect(!screen.isAnimating)
    #expect(screen.text("yes").opacity == 1)
  }

  struct Partial: View {
    @State var on = false
    var body: some View {
      VStack {
        Button("Go") { on.toggle() }
        Text("part").padding(on ? 30 : 10).animation(.linear(duration: 1)) { $0.opacity(on ? 0 : 1) }
      }
    }
  }

  @Test("animation(_:body:) animates the modifiers in its body alone")
  func partial() {
    let screen = AnimationTests.screen(Partial())
    screen.button("Go").tap()
    #expect(screen.text("part").margins.top == 30)
    screen.advance(by: 0.5)
    #expect(Self.near(screen.text("part").opacity, 0.5))
  }

  @MainActor final class Log { var lines: [String] = [] }
  struct Completing: View {
    let log: Log
    var animation: Animation = .linear(duration: 1)
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State var on = false
    @State var unread = false
    var body: some View {
      VStack {
        Button("Go") {
          withAnimation(animation, completionCriteria: criteria) {
            on.toggle()
          } completion: {
            log.lines.append("done")
          }
        }
        Button("Nothing") {
          withAnimation {
            log.lines.append("body")
          } completion: {
            log.lines.append("at once")
          }
        }
        Button("No effect") {
          withAnimation {
            unread.toggle()
          } completion: {
            log.lines.append("none")
          }
        }
        Text("box").opacity(on ? 0 : 1)
      }
    }
  }

  @Test("A completion comes when all animations of its transaction are over, once")
  func completion() {
    let log = Log()
    let screen = AnimationTests.screen(Completing(log: log))
    screen.button("Go").tap()
    screen.advance(by: 0.9)
    #expect(log.lines == [])
    screen.advance(by: 0.2)
    #expect(log.lines == ["done"])
    screen.advance(by: 2)
    screen.button("Nothing").tap()
    screen.button("No effect").tap()
    #expect(log.lines == ["done", "body", "at once", "none"])
  }

  @Test("A completion comes at once where nothing is animated")
  func completionWithoutAnimations() {
    let log = Log()
    let screen = Screen { Completing(log: log) }
    screen.button("Go").tap()
    #expect(log.lines == ["done"])
  }

  @Test("A spring is logically complete before it has settled")
  func criteria() {
    for (criteria, time) in [(AnimationCompletionCriteria.logicallyComplete, 0.55), (.removed, 3)] {
      let log = Log()
      let screen = AnimationTests.screen(
        Completing(log: log, animation: .spring(duration: 0.5, bounce: 0.4), criteria: criteria))
      screen.button("Go").tap()
      screen.advance(by: 0.55)
      #expect(log.lines.count == (time < 1 ? 1 : 0))
      screen.advance(by: time)
      #expect(log.lines == ["done"])
    }
  }

  struct Added: View {
    let log: Log
    @State var on = false
    var body: some View {
      VStack {
        Button("Go") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { log.lines.append("explicit") }
          withTransaction(transaction) { on.toggle() }
        }
        Text("box").opacity(on ? 0 : 1)
          .transaction { $0.addAnimationCompletion { log.lines.append("implicit") } }
      }
    }
  }

  @Test("Completions can be added to a transaction, and in a transaction modifier")
  func added() {
    let log = Log()
    let screen = AnimationTests.screen(Added(log: log))
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    #expect(log.lines == [])
    screen.advance(by: 0.6)
    #expect(log.lines.sorted() == ["explicit", "implicit"])
  }
}
