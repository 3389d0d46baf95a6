import CGTK
import SwiftUICore

// What a program draws itself and says to be a control is one for keys and assistive tools, too: what has the trait of a button
// and does something when it is tapped is pressed, what has an adjustable action is changed step by step.

extension GTKWidget {
  /// What a press of it does; nil: nothing, or GTK knows of it.
  private var pressed: (() -> Void)? {
    guard attributes?.isPressedByTrait == true else { return nil }
    if let action = accessibleActions.first, action.name == AccessibilityActions.defaultName {
      return action.act
    }
    return nil
  }

  /// The tap that a press stands for, by the trait that this one has; nil: none.
  final var tapByTrait: AccessibilityActions.Action? {
    guard attributes?.isPressedByTrait == true else { return nil }
    let around =
      self as? TouchWidget ?? (parent as? TouchWidget).flatMap { $0.children.count == 1 ? $0 : nil }
    guard let around, around.description.isTapped else { return nil }
    return AccessibilityActions.Action(name: AccessibilityActions.defaultName) { [weak around] in
      around?.tap()
    }
  }

  final var isOperated: Bool {
    guard let attributes, !attributes.isAccessibilityHidden, attributes.audience != .tools,
      controlInside == nil,
      hearsKeys || gtk_widget_get_can_focus(focusTarget) == 0
    else { return false }
    return pressed != nil || attributes.isAdjustable && takesAdjustments
  }

  /// What says whether it is a control has changed, or what that does.
  final func traitsOfControlChanged() {
    guard hasNative else { return }
    if tapByTrait != nil {
      accessibleActionsChanged()
      accessibleNameChanged()
    }
    guard hearsKeys || isOperated else { return }
    // Whether something in it takes the focus itself is known when that is there.
    renderer.afterNextFlush { [weak self] in
      if let self, !isDestroyed { followOperation() }
    }
  }

  private func followOperation() {
    let takesKeys = isOperated && !holdsFocusable
    if takesKeys, !hearsKeys { hearKeys() }
    if hearsKeys { gtk_widget_set_can_focus(native, takesKeys.gboolean) }
    // A button is one thing.
    if takesKeys, attributes?.isPressedByTrait == true, attributes?.accessibilityChildren == nil,
      faves_is_container(native) != 0
    {
      faves_accessible_close(native, 1)
    }
  }

  private var holdsFocusable: Bool {
    children.contains { gtk_widget_get_can_focus($0.focusTarget) != 0 || $0.holdsFocusable }
  }

  private func hearKeys() {
    hearsKeys = true
    ask(
      "key-press-event", of: native,
      with: { _, event, data in
        let event = event?.assumingMemoryBound(to: GdkEvent.self)
        var (key, held): (guint, GdkModifierType) = (0, GdkModifierType(0))
        gdk_event_get_keyval(event, &key)
        gdk_event_get_state(event, &held)
        let others = GDK_CONTROL_MASK.rawValue | GDK_MOD1_MASK.rawValue | GDK_SUPER_MASK.rawValue
        guard held.rawValue & others == 0 else { return 0 }
        return receive(data, as: GTKWidget.self, otherwise: 0) { $0.operate(by: Int32(key)).gboolean }
      })
    drawFocusRing()
  }

  /// Does what a key stands for; false: that is nothing.
  private func operate(by key: Int32) -> Bool {
    guard gtk_widget_has_focus(native) != 0, isOperated else { return false }
    if let pressed,
      [GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(key)
    {
      pressed()
      return true
    }
    let (more, less) = isRightToLeft ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
    let name =
      switch key {
      case more, GDK_KEY_Up, GDK_KEY_plus, GDK_KEY_KP_Add: AccessibilityActions.incrementName
      case less, GDK_KEY_Down, GDK_KEY_minus, GDK_KEY_KP_Subtract: AccessibilityActions.decrementName
      default: ""
      }
    guard let action = accessibleActions.first(where: { $0.name == name }) else { return false }
    action.act()
    return true
  }
}

extension TouchWidget: TappedWidget {
  package var isTapped: Bool { description.isTapped }

  /// A click in the middle, by a key or an assistive tool.
  package func tap() {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for kind in [GestureEvent.Kind.down, .up] {
      var isClaimed = false
      for stage in GestureEvent.Stage.allCases where description.wantsTouches.contains(stage) {
        // Whoever comes after the one that took it is told that it is gone, but for those that are by themselves.
        isClaimed = send(isClaimed && stage != .always ? .cancel : kind, at: middle, stage) || isClaimed
      }
    }
  }
}

extension Attributes {
  /// Whether tools change a value here step by step.
  var isAdjustable: Bool {
    accessibilityActions?.actions.contains { $0.name == AccessibilityActions.incrementName } ?? false
  }

  fileprivate var isPressedByTrait: Bool {
    [AccessibilityTraits.isButton, .isLink, .isToggle].contains(where: accessibilityTraits.contains)
  }
}
