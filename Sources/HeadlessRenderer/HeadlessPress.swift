package import SwiftUICore

/// A button or finger that is down: the areas around the place, and who has given up on it.
@MainActor
package final class HeadlessPress {
  private struct Receiver {
    let area: TypedHeadlessWidget<TouchDescription>
    let isBeforeContent: Bool
    var isDenied = false
  }
  private var receivers: [Receiver]
  /// Where it was last, in points.
  package private(set) var location: CGPoint

  package init(on widget: HeadlessWidget, at location: CGPoint) {
    self.location = location
    let areas = widget.touchAreas
    receivers =
      areas.reversed().filter(\.description.wantsTouchesFirst).map {
        Receiver(area: $0, isBeforeContent: true)
      }
      + areas.filter(\.description.wantsTouches).map { Receiver(area: $0, isBeforeContent: false) }
  }

  /// Whether anybody listens.
  package var isHeard: Bool { !receivers.isEmpty }

  /// As GTK does: outermost first before the content, innermost first after it; once one has claimed the press, it is
  /// taken away from the others.
  package func send(_ kind: GestureEvent.Kind, at location: CGPoint, time: Double) {
    self.location = location
    for index in receivers.indices where !receivers[index].isDenied {
      let event = self.event(kind, for: receivers[index], time)
      receivers[index].area.description.event(event)
      guard event.isClaimed else { continue }
      for other in receivers.indices where other != index && !receivers[other].isDenied {
        // The same area hears of it in both ways.
        receivers[other].isDenied = true
        receivers[other].area.description.event(self.event(.cancel, for: receivers[other], time))
      }
    }
  }

  private func event(_ kind: GestureEvent.Kind, for receiver: Receiver, _ time: Double) -> GestureEvent {
    GestureEvent(
      kind, at: location, time: time, size: CGSize(width: 100, height: 100),
      beforeContent: receiver.isBeforeContent
    ) { [location] _ in location }
  }
}

extension HeadlessWidget {
  /// The areas that this widget is or is in, the innermost first.
  package var touchAreas: [TypedHeadlessWidget<TouchDescription>] {
    var areas: [TypedHeadlessWidget<TouchDescription>] = []
    var widget: HeadlessWidget? = self
    while let current = widget {
      if let area = current as? TypedHeadlessWidget<TouchDescription> { areas.append(area) }
      widget = current.parent
    }
    return areas
  }
}
