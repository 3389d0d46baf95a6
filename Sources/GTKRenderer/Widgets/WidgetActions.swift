import CGTK
import Foundation
import SwiftUICore

// What modifiers let assistive tools do with a view is offered by the control that it is there for: a reader is on that, not
// on the frame around it.

extension GTKWidget {
  /// The actions that are set on the widget and on what surrounds it alone, the default one first.
  final var accessibleActions: [AccessibilityActions.Action] {
    var actions: [AccessibilityActions.Action] = []
    var place: GTKWidget? = self
    while let current = place {
      for action in current.attributes?.accessibilityActions?.actions ?? []
      where !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
      place = current.parent?.surrounded === current ? current.parent : nil
    }
    if let tap = tapByTrait, !actions.contains(where: { $0.name == tap.name }) { actions.append(tap) }
    let isDefault = { (action: AccessibilityActions.Action) in action.name == AccessibilityActions.defaultName
    }
    return actions.filter(isDefault) + actions.filter { !isDefault($0) }
  }

  /// Offers the actions that are set on the widget.
  final func accessibleActionsChanged() {
    var acting = self
    while !acting.isClosed, !acting.isOperated, let inner = acting.surrounded { acting = inner }
    let names = acting.accessibleActions.map(\.name)
    let copies: [UnsafePointer<CChar>] = names.map { UnsafePointer(strdup($0)!) }
    defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
    let replaces = names.first == AccessibilityActions.defaultName
    let data = Unmanaged.passUnretained(acting).toOpaque()
    copies.withUnsafeBufferPointer {
      faves_accessible_set_actions(
        acting.focusTarget, $0.baseAddress, Int32(names.count), replaces.gboolean, callAction, data)
    }
  }

  fileprivate func act(at index: Int) {
    let actions = accessibleActions
    if actions.indices.contains(index) { actions[index].act() }
  }
}

private let callAction: FavesAccessibleAct = { index, data in
  receive(data, as: GTKWidget.self) { $0.act(at: Int(index)) }
}
