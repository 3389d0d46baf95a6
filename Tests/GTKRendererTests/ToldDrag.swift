import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

/// A drag from one view to another, as GTK tells of it.
@MainActor
struct ToldDrag {
  let source: DragWidget
  let items: [DragItem]

  init(from source: DragWidget) {
    self.source = source
    source.begin(nil)
    items = OutgoingDrag.current?.items ?? []
  }

  /// Tells what is under the pointer.
  /// - Returns: whether that takes it.
  @discardableResult
  func tell(_ target: DragWidget, _ stage: DropEvent.Stage, x: Double = 5, y: Double = 7) -> Bool {
    let reply = DropReply(
      DropEvent(
        stage, at: CGPoint(x: x, y: y), items: stage == .dropped ? items : [],
        mimeTypes: items.flatMap { $0.forms.map(\.mimeType) }))
    target.description.event(reply)
    settle(20)
    return reply.isTaken
  }

  func end(isTaken: Bool) {
    if !isTaken { source.fail() }
    source.end()
    settle(20)
  }
}

/// What is dragged from, or dropped on, in the window in front, but for what is in the like.
@MainActor
func dragAreas(_ renderer: GTKRenderer) -> [DragWidget] { dragAreas(in: renderer.presented[0]) }

@MainActor
func dragAreas(in widget: GTKWidget) -> [DragWidget] {
  (widget as? DragWidget).map { [$0] } ?? widget.children.flatMap(dragAreas)
}
