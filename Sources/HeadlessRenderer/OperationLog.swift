package import SwiftUICore

/// What the graph asked of the renderer, operation by operation.
@MainActor
package final class OperationLog {
  package enum Operation {
    case make(HeadlessWidget)
    /// With the description there was, and the new one.
    case update(HeadlessWidget, from: any Description, to: any Description)
    case attributes(HeadlessWidget)
    case insert(HeadlessWidget, into: HeadlessWidget)
    case move(HeadlessWidget, in: HeadlessWidget)
    case remove(HeadlessWidget, from: HeadlessWidget)
    case present(HeadlessWidget)
    case raise(HeadlessWidget)
    case dismiss(HeadlessWidget)
    case rows(HeadlessWidget, Int)
    case scroll(HeadlessWidget, to: Int)
  }
  package private(set) var operations: [Operation] = []

  package func clear() { operations.removeAll() }
  func append(_ operation: Operation) { operations.append(operation) }

  /// The operations as short lines, like `update text "Ann": text`.
  package var lines: [String] {
    operations.map { operation in
      switch operation {
      case .make(let widget): "make \(widget.label)"
      case .update(let widget, let old, let new):
        "update \(widget.label): \(Self.changedProperties(from: old, to: new).joined(separator: ", "))"
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

  /// The names of the stored properties in which two values differ. Found when somebody reads the log: to look into a
  /// value takes many times as long as the update.
  private static func changedProperties(from old: any Description, to new: any Description) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { before, after in
      func differs<E: Equatable>(_ before: E) -> Bool { before != (after.value as? E) }
      guard let name = before.label, let before = before.value as? any Equatable else { return nil }
      return differs(before) ? name : nil
    }
  }
}
