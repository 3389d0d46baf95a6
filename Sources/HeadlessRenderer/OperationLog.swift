/// What the graph asked of the renderer, operation by operation.
///
/// It keeps names, not widgets and not what they were described by: what a program's closures hold is freed with its view.
@MainActor
package final class OperationLog {
  package enum Operation {
    case make(WidgetName)
    /// With the properties of its description that are others now.
    case update(WidgetName, [String])
    case attributes(WidgetName)
    case insert(WidgetName, into: WidgetName)
    case move(WidgetName, in: WidgetName)
    case remove(WidgetName, from: WidgetName)
    case present(WidgetName)
    case raise(WidgetName)
    case dismiss(WidgetName)
    case rows(WidgetName, Int)
    case scroll(WidgetName, to: Int)
  }
  package private(set) var operations: [Operation] = []

  package func clear() { operations.removeAll() }
  func append(_ operation: Operation) { operations.append(operation) }

  /// The operations as short lines, like `update text "Ann": text`.
  package var lines: [String] {
    operations.map { operation in
      switch operation {
      case .make(let widget): "make \(widget.label)"
      case .update(let widget, let properties):
        "update \(widget.label): \(properties.joined(separator: ", "))"
      case .attributes(let widget): "attributes \(widget.label)"
      case .insert(let widget, let container): "insert \(widget.label) into \(container.kind)"
      case .move(let widget, let container): "move \(widget.label) in \(container.kind)"
      case .remove(let widget, let container): "remove \(widget.label) from \(container.kind)"
      case .present(let widget): "present \(widget.label)"
      case .raise(let widget): "raise \(widget.label)"
      case .dismiss(let widget): "dismiss \(widget.label)"
      case .rows(let widget, let count): "rows \(widget.kind): \(count)"
      case .scroll(let widget, let index): "scroll \(widget.kind) to \(index)"
      }
    }
  }
}

/// What a widget is called in the log: while it is there as it is called now, afterwards as it was called at its end.
@MainActor
package final class WidgetName {
  package let kind: String
  /// Not weak: every widget has a name, and an object with a weak reference to it is counted the slow way ever after. The
  /// widget says when it goes.
  private unowned(unsafe) let widget: HeadlessWidget
  /// Written as the widget goes, which is on the main thread as all that widgets do.
  nonisolated(unsafe) var isGone = false
  private var last: String?

  init(of widget: HeadlessWidget) {
    self.widget = widget
    kind = widget.kind
  }

  package var label: String { last ?? (isGone ? kind : widget.label) }
  func keep() { last = isGone ? last : widget.label }
}
