import SwiftUITesting
import Testing

/// Views that are leaving by a transition, and what is around and in front of them meanwhile.
@MainActor
@Suite("Views that are leaving")
struct DepartureTests {
  struct Exchanged: View {
    @State var isFirst = true
    @State var opacity = 1.0
    var body: some View {
      VStack {
        Button("Exchange") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
        Button("Dim") { opacity = 0.5 }
        Group { if isFirst { Text("first") } else { Text("second") } }.opacity(opacity)
      }
    }
  }

  @Test("A view that leaves follows the modifiers around it, and looks so when it comes back")
  func returning() {
    let screen = AnimationTests.screen(Exchanged())
    screen.button("Exchange").tap()
    screen.advance(by: 0.5)
    #expect(screen.text("first").isLeaving)
    screen.button("Dim").tap()
    #expect(TransactionTests.near(screen.text("first").opacity, 0.25))
    screen.button("Exchange").tap()
    #expect(!screen.text("first").isLeaving && screen.text("second").isLeaving)
    screen.advance(by: 3)
    #expect(screen.text("first").opacity == 0.5 && !screen.isAnimating)
    #expect(!screen.shows("second"))
  }

  @Test("So does one that comes back in the update that changes what is around it")
  func returningAtOnce() {
    struct Both: View {
      @State var isFirst = true
      @State var number = 4
      var body: some View {
        VStack {
          Button("Exchange") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
          Button("Both") {
            isFirst.toggle()
            number = 2
          }
          Group { if isFirst { Text("first") } else { Text("second") } }
            .opacity(Double(number) / 4).animation(.linear(duration: 0.2), value: number)
        }
      }
    }
    let screen = AnimationTests.screen(Both())
    screen.button("Exchange").tap()
    screen.advance(by: 0.1)
    screen.button("Both").tap()
    screen.advance(by: 3)
    #expect(screen.text("first").opacity == 0.5 && !screen.isAnimating)
  }
}
