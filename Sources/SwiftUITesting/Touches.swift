internal import HeadlessRenderer
import SwiftUICore

/// Pointer and fingers on an element. Places are in points from its corner. There is no layout: an element stands in the
/// corner of what it is in, moved by paddings alone.
extension Element {
  /// Puts a button or finger down. Views around the element notice it as they would.
  /// - Parameter modifiers: the keys that are held until it is lifted.
  public func press(at location: CGPoint = .zero, modifiers: EventModifiers = []) {
    let press = HeadlessPress(on: widget, at: location)
    press.modifiers = modifiers
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

  /// Clicks a control, which keeps the press from the gestures around that are not simultaneous ones or of high
  /// priority; one of the latter may take it away.
  func click(_ action: () -> Void) {
    let press = HeadlessPress(on: widget, at: .zero, isTaken: true)
    screen.act {
      let time = screen.renderer.clock.time
      let isTaken = press.send(.down, at: .zero, time: time)
      if !press.send(.up, at: .zero, time: time), !isTaken { action() }
    }
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
          let middle = CGPoint(x: area.size.width / 2, y: area.size.height / 2)
          let corner = area.place(in: nil)
          for stage in GestureEvent.Stage.allCases {
            area.description.event(
              GestureEvent(
                kind, at: middle, global: CGPoint(x: corner.x + middle.x, y: corner.y + middle.y),
                time: screen.renderer.clock.time, size: area.size, stage: stage))
          }
        }
      }
    }
  }

  /// Brings the pointer over the element; nil: away from it.
  public func hover(at location: CGPoint?) {
    screen.act {
      for area in widget.touchAreas {
        let (corner, inner) = (area.place(in: nil), widget.place(in: area))
        area.description.hover(
          location.map {
            let local = CGPoint(x: inner.x + $0.x, y: inner.y + $0.y)
            return HoverPlace(local: local, global: CGPoint(x: corner.x + local.x, y: corner.y + local.y))
          })
      }
    }
  }
}
