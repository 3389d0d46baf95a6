import SwiftUI
import SwiftUITesting
import Testing

/// Gestures that recognisers of UIKit's recognise on views of SwiftUI's.
@MainActor
@Suite("Recognisers of UIKit's")
struct GestureRecognizerTests {
  private final class Log { var lines: [String] = [] }

  private struct Follow<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let log: Log
    let make: () -> Recognizer
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Log { log }
    func makeUIGestureRecognizer(context: Context) -> Recognizer {
      context.coordinator.lines.append("make")
      return make()
    }
    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      let (place, way) = (context.converter.localLocation, context.converter.localTranslation)
      context.coordinator.lines.append(
        "\(recognizer.state) \(Int(place.x))" + (way.map { " \(Int($0.x))" } ?? ""))
    }
  }
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private struct Box<Recognizer: UIGestureRecognizer>: View {
    let gesture: Follow<Recognizer>
    @State private var turns = 0
    var body: some View {
      Text("box \(turns)").gesture(gesture)
      Button("Turn") { turns += 1 }
    }
  }
  private func screen<R: UIGestureRecognizer>(_ log: Log, _ make: @escaping () -> R) -> Screen {
    Screen { Box(gesture: Follow(log: log, make: make)) }
  }

  @Test func aTapIsToldWithItsPlaceAndTheRecogniserIsMadeOnce() {
    let log = Log()
    let screen = screen(log) { UITapGestureRecognizer() }
    screen.text("box 0").click(at: CGPoint(x: 7, y: 0))
    screen.button("Turn").tap()
    screen.text("box 1").click(at: CGPoint(x: 3, y: 0))
    #expect(log.lines == ["make", "ended 7", "ended 3"])
    screen.close()
  }

  @Test func aPanBeginsGoesOnAndEnds() {
    let log = Log()
    let screen = screen(log) { UIPanGestureRecognizer() }
    screen.text("box 0").drag(from: CGPoint(x: 1, y: 0), by: CGSize(width: 40, height: 0), steps: 2)
    #expect(log.lines.first == "make" && log.lines.dropFirst().first == "began 21 20")
    #expect(log.lines.contains("changed 41 40") && log.lines.last == "ended 41 40")
    screen.close()
  }

  @Test func aLongPressIsToldWhileItIsHeldAndASwipeInItsDirectionAlone() {
    let log = Log()
    let press = screen(log) { UILongPressGestureRecognizer() }
    press.text("box 0").longPress(for: 0.6)
    #expect(log.lines.first == "make" && log.lines.last?.hasPrefix("ended") == true)
    #expect(log.lines.contains { $0.hasPrefix("began") })
    press.close()
    log.lines = []
    let swipe = screen(log) {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      return swipe
    }
    swipe.text("box 0").drag(by: CGSize(width: 90, height: 0))
    #expect(log.lines == ["make"])
    swipe.text("box 0").drag(by: CGSize(width: -90, height: 0))
    #expect(log.lines == ["make", "ended 0"])
    swipe.close()
  }

  @Test func aDelegateMayRefuseIt() {
    let (log, refusing) = (Log(), Refusing())
    let screen = screen(log) {
      let tap = UITapGestureRecognizer()
      tap.delegate = refusing
      return tap
    }
    screen.text("box 0").tap()
    #expect(log.lines == ["make"])
    screen.close()
  }
}
