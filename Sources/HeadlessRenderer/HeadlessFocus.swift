package import SwiftUICore

/// The focus in memory: one per window, and the window in front gets the keys unless another one was activated.
@MainActor
package final class HeadlessFocus {
  package let tracking = FocusTracking()
  private var focused: [ObjectIdentifier: HeadlessWidget] = [:]
  /// The window that each sheet, cover or alert is over.
  private var below: [ObjectIdentifier: HeadlessWidget] = [:]
  fileprivate weak var activated: HeadlessWidget?

  package func widget(in window: HeadlessWidget) -> HeadlessWidget? { focused[ObjectIdentifier(window)] }

  package func move(to widget: HeadlessWidget?, in window: HeadlessWidget) {
    let old = focused[ObjectIdentifier(window)]
    guard old !== widget else { return }
    focused[ObjectIdentifier(window)] = widget
    old?.focusChanged(false)
    widget?.focusChanged(true)
    tracking.changed()
  }

  func presented(_ window: HeadlessWidget, over anchor: HeadlessWidget?) {
    below[ObjectIdentifier(window)] = anchor?.window
    activated = nil
    tracking.changed()
  }

  /// The window in front gets the keys.
  func raised() {
    activated = nil
    tracking.changed()
  }

  /// A widget goes for good.
  func destroyed(_ widget: HeadlessWidget) {
    guard !focused.isEmpty else { return }
    focused[ObjectIdentifier(widget)] = nil
    for (window, holder) in focused where holder === widget {
      focused[window] = nil
      tracking.changed()
    }
  }

  func dismissed(_ window: HeadlessWidget) {
    below[ObjectIdentifier(window)] = nil
    if activated === window { activated = nil }
    tracking.changed()
  }

  /// The window, and those below it.
  func stack(from window: HeadlessWidget?) -> [HeadlessWidget] {
    var stack: [HeadlessWidget] = []
    var next = window
    while let current = next {
      stack.append(current)
      next = below[ObjectIdentifier(current)]
    }
    return stack
  }
}

extension HeadlessRenderer {
  package var focus: FocusTracking { headlessFocus.tracking }

  /// The window that gets the keys.
  package var activeWindow: HeadlessWidget? { headlessFocus.activated ?? presented.last }

  /// Makes a window the one that gets the keys.
  package func activate(_ window: HeadlessWidget) {
    headlessFocus.activated = window
    focus.changed()
  }

  /// The widget that gets the keys.
  package var focused: HeadlessWidget? { activeWindow.flatMap { headlessFocus.widget(in: $0) } }

  package func holdsFocus(_ widget: any Widget) -> Bool {
    let widget = widget as! HeadlessWidget
    return headlessFocus.widget(in: widget.window)?.isInside(widget) ?? false
  }

  package func isTyping(in widget: any Widget) -> Bool {
    let widget = widget as! HeadlessWidget
    guard let focused = headlessFocus.widget(in: widget.window), focused.isInside(widget) else {
      return false
    }
    return focused.anyDescription is TextFieldDescription || focused.anyDescription is TextEditorDescription
  }

  package func moveFocus(into widget: any Widget) -> Bool {
    if holdsFocus(widget) { return true }
    let widget = widget as! HeadlessWidget
    guard !widget.isDestroyed, let taker = widget.focusTakers.first else { return false }
    headlessFocus.move(to: taker, in: taker.window)
    return true
  }

  package func clearFocus(around widget: any Widget) {
    headlessFocus.move(to: nil, in: (widget as! HeadlessWidget).window)
  }

  package func isInActiveWindow(_ widget: any Widget, orOver: Bool) -> Bool {
    guard let window = (widget as? HeadlessWidget)?.window, let activeWindow else { return false }
    if !orOver { return window === activeWindow }
    // The same window at the bottom.
    return headlessFocus.stack(from: window).last === headlessFocus.stack(from: activeWindow).last
  }

  package func afterLayout(_ action: @escaping @MainActor () -> Void) { action() }
}

extension HeadlessWidget {
  /// The window this is in, or the outermost widget there is.
  package var window: HeadlessWidget {
    var widget = self
    while let parent = widget.parent { widget = parent }
    return widget
  }

  fileprivate func isInside(_ other: HeadlessWidget) -> Bool {
    var widget: HeadlessWidget? = self
    while let current = widget {
      if current === other { return true }
      widget = current.parent
    }
    return false
  }

  /// Whether a click or the Tab key would put the focus here.
  package var takesFocus: Bool {
    if attributes?.isHidden == true { return false }
    return switch anyDescription {
    case let field as TextFieldDescription: field.isEnabled
    case let button as ButtonDescription: button.isEnabled
    case let toggle as ToggleDescription: toggle.isEnabled
    case let slider as SliderDescription: slider.isEnabled
    case let picker as PickerDescription: picker.isEnabled
    case let link as LinkDescription: link.isEnabled
    // A control in it has the focus itself.
    case let focusable as FocusableDescription:
      focusable.isFocusable && !(children.count == 1 && children[0].takesFocus)
    default: self is HeadlessList
    }
  }

  /// What takes the focus in here, in the order of the Tab key.
  package var focusTakers: [HeadlessWidget] {
    (takesFocus ? [self] : []) + children.flatMap(\.focusTakers)
  }

  fileprivate func focusChanged(_ hasFocus: Bool) {
    guard !isDestroyed else { return }
    switch anyDescription {
    case let field as TextFieldDescription: field.focusChanged(hasFocus)
    case let focusable as FocusableDescription: focusable.focusChanged(hasFocus)
    default: break
    }
  }
}
