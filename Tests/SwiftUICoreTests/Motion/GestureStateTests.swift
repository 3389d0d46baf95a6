import SwiftUITesting
import Testing

@MainActor
@Suite("Gesture states")
struct GestureStateTests {
  struct Dragged: View {
    @GestureState(reset: { value, transaction in transaction.animation = .linear(duration: 1) })
    var way: CGSize? = nil
    @GestureState var isDown = false
    @State var there = true
    var body: some View {
      VStack {
        Button("Remove") { there = false }
        if there {
          Text(isDown ? "down" : "up").offset(way ?? .zero)
            .gesture(
              DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state = value.translation }
                .updating($isDown) { _, state, transaction in
                  state = true
                  #expect(transaction.isContinuous)
                })
        } else {
          Text("gone \(isDown)")
        }
      }
    }
  }

  struct Moved: View {
    @GestureState var drag = 0.0
    @GestureState var steps = 0
    @State var place = 0.0
    let log: (String) -> Void
    var body: some View {
      let x = place + drag
      let _ = log("body \(x) \(steps)")
      Text("box").onChange(of: x) { log("\($0) to \($1)") }
        .gesture(
          DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation.width
          }
          .updating($steps) { _, state, _ in state += 1 }
          .onEnded { place += $0.translation.width })
    }
  }

  @Test(
    "What a gesture's event sets is one update, and what its end leads to is seen with the states put back")
  func oneUpdate() {
    var log: [String] = []
    let screen = Screen { Moved { log.append($0) } }
    screen.text("box").press()
    screen.text("box").move(to: CGPoint(x: 10, y: 0))
    screen.text("box").move(to: CGPoint(x: 20, y: 0))
    screen.text("box").release()
    #expect(
      log == [
        "body 0.0 0", "body 0.0 1", "body 10.0 2", "0.0 to 10.0", "body 20.0 3", "10.0 to 20.0",
        "body 20.0 0",
      ])
  }

  @Test("A gesture's state is set while it goes on, and back when it ends, is cancelled or its view goes")
  func state() {
    let screen = AnimationTests.screen(Dragged())
    screen.text("up").press()
    screen.text("down").move(to: CGPoint(x: 30, y: 0))
    #expect(screen.text("down").offset.width == 30)
    screen.text("down").release()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.text("up").offset.width, 15, 1))
    screen.advance(by: 1)
    #expect(screen.text("up").offset == .zero)
    screen.text("up").press()
    screen.text("down").cancelPress()
    #expect(screen.shows("up"))
    screen.text("up").press()
    #expect(screen.shows("down"))
    screen.button("Remove").tap()
    #expect(screen.shows("gone false"))
  }

  struct Quieted: View {
    @GestureState var way = 0.0
    var body: some View {
      Text("box").offset(x: way)
        .gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, state, transaction in
            transaction.animation = nil
            state = value.translation.width
          })
    }
  }

  @Test("What a gesture sets without an animation is not animated by the transaction around it")
  func plainInAnimation() {
    let screen = AnimationTests.screen(Quieted())
    screen.text("box").press()
    withAnimation(.linear(duration: 1)) { screen.text("box").move(to: CGPoint(x: 20, y: 0)) }
    #expect(screen.text("box").offset.width == 20)
    withAnimation(.linear(duration: 1)) { screen.text("box").release() }
    #expect(screen.text("box").offset.width == 0)
  }
}
