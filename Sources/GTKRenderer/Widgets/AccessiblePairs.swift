import CGTK
import SwiftUICore

/// Labels and what they are the labels of, which modifiers have said belong together. ATK forgets those that are gone.
@MainActor
final class AccessiblePairs {
  fileprivate struct Members {
    var labels: [WeakWidget] = []
    var contents: [WeakWidget] = []
  }
  fileprivate struct WeakWidget {
    weak var widget: GTKWidget?
  }
  private var pairs: [AccessibilityPair.Key: Members] = [:]

  func change(_ widget: GTKWidget, from old: AccessibilityPair?, to new: AccessibilityPair?) {
    if let old {
      let others = others(of: old)
      for other in others { relate(widget, as: old.role, to: other, isPair: false) }
      keep(widget, false, for: old)
    }
    guard let new else { return }
    for other in others(of: new) { relate(widget, as: new.role, to: other, isPair: true) }
    keep(widget, true, for: new)
  }

  /// Those of the other role.
  private func others(of pair: AccessibilityPair) -> [GTKWidget] {
    let members = pairs[pair.key]
    let others = pair.role == .label ? members?.contents : members?.labels
    return (others ?? []).compactMap(\.widget).filter { !$0.isDestroyed }
  }

  private func keep(_ widget: GTKWidget, _ isMember: Bool, for pair: AccessibilityPair) {
    let side = pair.role == .label ? \Members.labels : \.contents
    var members = pairs[pair.key] ?? Members()
    members[keyPath: side].removeAll { $0.widget == nil || $0.widget === widget }
    if isMember { members[keyPath: side].append(WeakWidget(widget: widget)) }
    pairs[pair.key] = members.labels.isEmpty && members.contents.isEmpty ? nil : members
  }

  private func relate(
    _ widget: GTKWidget, as role: AccessibilityLabeledPairRole, to other: GTKWidget, isPair: Bool
  ) {
    let both = role == .label ? (widget, other) : (other, widget)
    let (label, content) = (both.0.spoken, both.1.spoken)
    let change = isPair ? atk_object_add_relationship : atk_object_remove_relationship
    _ = change(content, ATK_RELATION_LABELLED_BY, label)
    _ = change(label, ATK_RELATION_LABEL_FOR, content)
  }
}

extension GTKWidget {
  /// What assistive tools meet: what only surrounds a control speaks for that.
  fileprivate var spoken: UnsafeMutablePointer<AtkObject> {
    var widget = self
    while let inner = widget.surrounded { widget = inner }
    return gtk_widget_get_accessible(widget.focusTarget)
  }
}
