import CGTK
import Foundation
import SwiftUICore

// What modifiers let assistive tools do with a view is offered by the control that it is there for: a reader is on that, not
// on the frame around it.

extension GTKWidget {
  /// The actions that are set on the widget and on what surrounds it alone, the default one first.
  final var accessibleActions: [AccessibilityActions.Action] {
    var actions: [AccessibilityActions.Action] = []
    var (outermost, place): (GTKWidget, GTKWidget?) = (self, self)
    while let current = place {
      outermost = current
      for action in current.attributes?.accessibilityActions?.actions ?? []
      where !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
      place = current.parent?.surrounded === current ? current.parent : nil
    }
    if let tap = tapByTrait, !actions.contains(where: { $0.name == tap.name }) { actions.append(tap) }
    let hasDefault = actions.contains { $0.name == AccessibilityActions.defaultName }
    if !hasDefault, let click = ownClick ?? outermost.clickAround(self) { actions.append(click) }
    let isDefault = { (action: AccessibilityActions.Action) in action.name == AccessibilityActions.defaultName
    }
    return actions.filter(isDefault) + actions.filter { !isDefault($0) }
  }

  /// The click that its own tap gesture stands for, where it is one thing for assistive tools; nil: there is none.
  private var ownClick: AccessibilityActions.Action? {
    guard isClosed, let touch = self as? TouchWidget, touch.description.isTapped, tapByTrait == nil else {
      return nil
    }
    return AccessibilityActions.Action(name: "click") { [weak touch] in touch?.tap() }
  }

  /// The click that a tap gesture around this one stands for; `inside`: what is clicked, which is no control, as those have a
  /// click of their own. nil: there is none.
  private func clickAround(_ inside: GTKWidget) -> AccessibilityActions.Action? {
    guard let around = parent as? TouchWidget, around.description.isTapped, around.children.count == 1,
      around.tapByTrait == nil,
      gtk_widget_get_can_focus(inside.focusTarget) == 0
    else { return nil }
    return AccessibilityActions.Action(name: "click") { [weak around] in around?.tap() }
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
