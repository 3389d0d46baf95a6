// What keys on a row do to the controls in it.

/// A view that does something when it is tapped.
@MainActor
package protocol TappedWidget: Widget {
  /// Whether one tap does something.
  var isTapped: Bool { get }
  /// A tap in its middle.
  func tap()
}

extension _ViewNode {
  /// Presses the first control in this subtree that a press is for: a button, a toggle, a link, what does something when it is
  /// tapped. One that is disabled or not to be seen is passed over.
  /// - Returns: whether there is one.
  final func pressFirstControl() -> Bool { firstControl { $0.pressByKey() ? true : nil } ?? false }

  /// Opens or closes what the first control in this subtree that opens something opens.
  /// - Returns: whether there is one, and it was not so already.
  final func openFirst(_ opens: Bool) -> Bool {
    firstControl { widget -> Bool? in
      guard let isOpen = widget.attributes?.isExpanded,
        let button = (widget as? any DescribedWidget<ButtonDescription>)?.description, button.isEnabled
      else { return nil }
      if isOpen != opens { button.action() }
      return isOpen != opens
    } ?? false
  }

  /// What `value` finds of a widget in this subtree, in view order. What a control reads, as a picker its options, is nothing
  /// that is pressed.
  private func firstControl<T>(_ value: (any Widget) -> T?) -> T? {
    if self is LabelProbe || self is OptionsNode || self is MenuEntriesNode { return nil }
    if let widget = attributed?.anyWidget {
      if let attributes = widget.attributes,
        attributes.isHidden || attributes.letsPointerThrough || attributes.audience == .tools
      {
        return nil
      }
      if let found = value(widget) { return found }
    }
    var found: T?
    forEachChild { child in if found == nil { found = child.firstControl(value) } }
    return found
  }
}

extension Widget {
  /// Does what a press of the control does; false: it is none, or is disabled.
  fileprivate func pressByKey() -> Bool {
    if let button = (self as? any DescribedWidget<ButtonDescription>)?.description {
      if button.isEnabled { button.action() }
      return button.isEnabled
    }
    if let toggle = (self as? any DescribedWidget<ToggleDescription>)?.description {
      if toggle.isEnabled { toggle.set(toggle.isMixed || !toggle.isOn) }
      return toggle.isEnabled
    }
    if let link = (self as? any DescribedWidget<LinkDescription>)?.description {
      if link.isEnabled { link.open() }
      return link.isEnabled
    }
    guard let view = self as? any TappedWidget, view.isTapped else { return false }
    view.tap()
    return true
  }
}
