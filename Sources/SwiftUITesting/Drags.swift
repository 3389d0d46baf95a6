import Foundation
import SwiftUICore

extension Element {
  /// What around this makes it draggable, or takes what is dropped on it.
  package var dragArea: Element {
    var widget = self.widget.parent
    while let current = widget {
      if current.anyDescription is DragDescription { return Element(current, on: screen) }
      widget = current.parent
    }
    fatalError("Nothing is dragged from this \(kind), or dropped on it.")
  }

  /// Begins a drag; what is dragged is the result.
  package func beginDrag() -> [DragItem] {
    let reply = DragReply()
    screen.act { (widget.anyDescription as? DragDescription)?.source?(reply) }
    return reply.items
  }

  /// Tells the view that a drag from it has begun, or is over.
  package func drag(_ progress: DragProgress) {
    guard let area = widget.anyDescription as? DragDescription else { return }
    screen.act { area.progress?(progress) }
  }

  /// Has something be dragged over this, or dropped on it.
  /// - Returns: whether it is taken.
  @discardableResult
  package func drag(_ stage: DropEvent.Stage, _ items: [DragItem], at place: CGPoint = .zero) -> Bool {
    guard let area = widget.anyDescription as? DragDescription else { return false }
    let names = items.flatMap(\.forms).map(\.mimeType)
    guard names.contains(where: area.accepts.contains) else { return false }
    let reply = DropReply(DropEvent(stage, at: place, items: items, mimeTypes: names))
    screen.act { area.event(reply) }
    return reply.isTaken
  }
}
