package import HeadlessRenderer
import SwiftUICore

/// Pointer and fingers on an element. There is no layout: places are those that the test gives, the same in every
/// coordinate space.
extension Element {
  /// Puts a button or finger down. Views around the element notice it as they would.
  public func press(at location: CGPoint = .zero) {
    let press = HeadlessPress(on: widget, at: location)
    guard press.isHeard else { fatalError("No gesture is on the \(kind) \"\(label)\", nor around it.") }
    screen.renderer.press = press
    send(.down, at: location)
  }

  /// Moves what is down.
  public func move(to location: CGPoint) { send(.move, at: location) }

  /// Lifts what is down.
  public func release() { send(.up, at: screen.renderer.press?.location ?? .zero) }

  /// Takes it away, as a grab by somebody else does.
  public func cancelPress() { send(.cancel, at: screen.renderer.press?.location ?? .zero) }

  private func send(_ kind: GestureEvent.Kind, at location: CGPoint) {
    guard let press = screen.renderer.press else { fatalError("Nothing is pressed.") }
    screen.act { press.send(kind, at: location, time: screen.renderer.clock.time) }
    if kind == .up || kind == .cancel { screen.renderer.press = nil }
  }

  /// Clicks `count` times in quick succession.
  public func click(count: Int = 1, at location: CGPoint = .zero) {
    for number in 0..<count {
      if number > 0 { screen.advance(by: 0.1) }
      press(at: location)
      release()
    }
  }

  /// Holds for so long, in seconds, and lets go.
  public func longPress(for seconds: Double) {
    press()
    screen.advance(by: seconds)
    release()
  }

  /// Drags by so much, in steps of a sixtieth of a second, and lets go.
  public func drag(from start: CGPoint = .zero, by way: CGSize, steps: Int = 10) {
    press(at: start)
    for step in 1...max(1, steps) {
      screen.advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(max(1, steps))
      move(to: CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
    }
    release()
  }

  /// Moves two fingers apart or together, through these multiples of their distance, and lifts them.
  public func pinch(_ scales: Double...) { twoFingers(scales.map { .pinch($0) } + [.pinchEnd]) }
  /// Turns two fingers, through these angles in radians, and lifts them.
  public func turn(_ angles: Double...) { twoFingers(angles.map { .turn($0) } + [.turnEnd]) }

  private func twoFingers(_ kinds: [GestureEvent.Kind]) {
    for kind in kinds {
      screen.advance(by: 1.0 / 60)
      screen.act {
        for area in widget.touchAreas {
          for isBeforeContent in [true, false] {
            area.description.event(
              GestureEvent(
                kind, at: CGPoint(x: 50, y: 50), time: screen.renderer.clock.time,
                size: CGSize(width: 100, height: 100), beforeContent: isBeforeContent))
          }
        }
      }
    }
  }

  /// Brings the pointer over the element; nil: away from it.
  public func hover(at location: CGPoint?) {
    screen.act {
      for area in widget.touchAreas {
        area.description.hover(location.map { HoverPlace(local: $0, global: $0) })
      }
    }
  }
}
