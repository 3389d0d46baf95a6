import CGTK
import SwiftUICore

extension GTKWidget {
  /// The list that the widget is there for, once it is there.
  private var listInside: GTKWidget? {
    for child in children { if let list = child as? ListWidget ?? child.listInside { return list } }
    return nil
  }

  /// The name that was given to what is there for this list.
  final var nameFromAround: String? {
    var around = parent
    while let widget = around {
      if let attributes = widget.attributes, attributes.namesListInside {
        return attributes.accessibilityLabel
      }
      around = widget.parent
    }
    return nil
  }

  private var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(focusTarget) }

  /// The control that the widget only surrounds, as a frame or a ground does: what is said of that is said of the control.
  final var controlInside: GTKWidget? {
    @MainActor func inside(_ widget: GTKWidget) -> GTKWidget? {
      (widget as? LayersWidget)?.decorated ?? widget.surrounded
    }
    var inner = inside(self)
    while let next = inner.flatMap(inside) { inner = next }
    return inner.flatMap { gtk_widget_get_can_focus($0.focusTarget) != 0 ? $0 : nil }
  }

  /// The one widget that it speaks for where the program says something of it: what it only surrounds or notices gestures on, or
  /// the bar or spinner that the rest of it belongs to.
  private var spokenFor: GTKWidget? {
    surrounded ?? (self as? TouchWidget)?.onlyContent ?? (self as? StackWidget)?.progressOfStyle
  }

  /// The innermost one that it speaks for, or this one. What is one thing for assistive tools, or a control by a trait, speaks
  /// for itself.
  private var speaker: GTKWidget {
    var speaker = self
    while !speaker.isClosed, !speaker.isOperated, let inner = speaker.spokenFor { speaker = inner }
    return speaker
  }

  /// The one that gestures are noticed on somewhere in what this one only surrounds, or around it; nil: there is none.
  private var speakerTouched: GTKWidget? {
    var (current, isTouched) = (self, false)
    while !current.isClosed, !current.isOperated, let inner = current.spokenFor {
      isTouched = isTouched || current is TouchWidget
      current = inner
    }
    return isTouched ? current : nil
  }

  /// The bar, ring or spinner that it speaks for; nil: none.
  private var spokenProgress: GTKWidget? {
    guard !isClosed else { return nil }
    var inner: GTKWidget? = self
    while let current = inner, !(current is ProgressWidget) { inner = current.spokenFor }
    return inner === self ? nil : inner
  }

  /// Tells assistive tools what modifiers say of the widget.
  final func applyAccessibility(from old: Attributes, to new: Attributes) {
    if old.keepsContents != new.keepsContents, faves_is_container(native) != 0 {
      faves_accessible_close(native, (isClosed || new.isAccessibilityHidden).gboolean)
      if self is TouchWidget { accessibleActionsChanged() }
    }
    if old.accessibilityLabel != new.accessibilityLabel
      || old.accessibilityChildren != new.accessibilityChildren || old.isOneByTrait != new.isOneByTrait
    {
      if old.isOneByTrait, !new.isOneByTrait, !namesItself { atk_object_set_name(accessible, "") }
      accessibleNameChanged()
      parent?.spokenTextChanged()
    }
    let wasSelected = old.accessibilityTraits.contains(.isSelected)
    let isSelected = new.accessibilityTraits.contains(.isSelected)
    if old.accessibilityHint != new.accessibilityHint || old.accessibilityValue != new.accessibilityValue
      || wasSelected != isSelected
    {
      let isMarked = isSelected && new.isOnByTrait == nil
      let parts = [new.accessibilityValue, isMarked ? "selected" : nil, new.accessibilityHint]
      atk_object_set_description(
        (controlInside ?? spokenProgress ?? speakerTouched ?? self).accessible,
        parts.compactMap { $0 }.joined(separator: ", "))
    }
    if old.isExpanded != new.isExpanded {
      faves_accessible_set_expanded(focusTarget, new.isExpanded.map { $0 ? 1 : 0 } ?? -1)
    }
    if old.accessibilityLevel != new.accessibilityLevel, let level = new.accessibilityLevel {
      faves_accessible_set_level(focusTarget, level)
    }
    if old.accessibilityIdentifier != new.accessibilityIdentifier {
      let name = new.accessibilityIdentifier ?? ""
      gtk_widget_set_name(native, name)
      atk_object_set_accessible_id(accessible, name)
    }
    if old.accessibilityActions != new.accessibilityActions { accessibleActionsChanged() }
    if old.accessibilityActions != new.accessibilityActions
      || old.accessibilityTraits != new.accessibilityTraits
    {
      traitsOfControlChanged()
    }
    if old.accessibilityPair != new.accessibilityPair {
      renderer.accessiblePairs.change(self, from: old.accessibilityPair, to: new.accessibilityPair)
    }
    if old.audience != new.audience {
      faves_accessible_leave_out(native, (new.audience == .people).gboolean)
      if faves_is_container(native) != 0 { faves_skip_focus(native, (new.audience == .tools).gboolean) }
    }
    if old.accessibilitySortPriority != new.accessibilitySortPriority {
      faves_accessible_set_priority(native, new.accessibilitySortPriority)
    }
    if new.isAdjustable, takesAdjustments, let value = new.accessibilityValue,
      !old.isAdjustable || old.accessibilityValue != value
    {
      faves_accessible_set_value(focusTarget, Self.number(in: value), value)
    }
    let isSwitched = old.isOnByTrait != new.isOnByTrait && controlInside == nil
    let roles = (role(old), role(new))
    if roles.0 != roles.1 || isSwitched {
      // What is hidden is so with all that is around it.
      let hides = roles.0 == ATK_ROLE_REDUNDANT_OBJECT || roles.1 == ATK_ROLE_REDUNDANT_OBJECT
      let told = hides ? self : controlInside ?? self
      if told.ownRole == nil { told.ownRole = atk_object_get_role(told.accessible) }
      // Before the role: to be on or off gives one of its own.
      if isSwitched { faves_accessible_set_checked(focusTarget, new.isOnByTrait.map { $0 ? 1 : 0 } ?? -1) }
      atk_object_set_role(told.accessible, roles.1 ?? told.ownRole ?? ATK_ROLE_UNKNOWN)
    }
  }

  /// The role that modifiers give; nil: the kind's own.
  private func role(_ attributes: Attributes) -> AtkRole? {
    if attributes.isAccessibilityHidden { return ATK_ROLE_REDUNDANT_OBJECT }
    let roles: [(AccessibilityTraits, AtkRole)] = [
      (.isToggle, ATK_ROLE_TOGGLE_BUTTON), (.isButton, ATK_ROLE_PUSH_BUTTON), (.isLink, ATK_ROLE_LINK),
      (.isHeader, ATK_ROLE_HEADING), (.isImage, ATK_ROLE_IMAGE), (.isSearchField, ATK_ROLE_ENTRY),
      (.isTabBar, ATK_ROLE_PAGE_TAB_LIST), (.isStaticText, ATK_ROLE_LABEL),
      (.isColumnHeader, ATK_ROLE_COLUMN_HEADER),
    ]
    if let role = roles.first(where: { attributes.accessibilityTraits.contains($0.0) })?.1 { return role }
    if attributes.isAdjustable, takesAdjustments { return ATK_ROLE_SLIDER }
    if attributes.accessibilityLevel != nil { return ATK_ROLE_PROGRESS_BAR }
    return attributes.accessibilityChildren == .contain ? ATK_ROLE_GROUPING : nil
  }

  /// Whether what is adjusted is what is drawn here, rather than a control that says itself what it is, or words, which are
  /// read.
  final var takesAdjustments: Bool {
    controlInside == nil && !(self is TextWidget) && (hearsKeys || gtk_widget_get_can_focus(focusTarget) == 0)
  }

  /// The first number in what a value says; 0: there is none.
  private static func number(in words: String) -> Double {
    let start = words.drop { !$0.isASCII || !$0.isNumber }
    return Double(start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }) ?? 0
  }

  /// Whether it is one thing for assistive tools, and nothing of what is in it is one. A control stays what they press.
  final var isClosed: Bool { attributes?.accessibilityChildren == .ignore && controlInside == nil }

  /// Whether it is one thing for assistive tools, that has no other name than what is in it.
  final var isNamedByContents: Bool {
    attributes.map { $0.accessibilityChildren == .combine || $0.isOneByTrait && !namesItself } ?? false
  }

  /// Whether GTK finds a name for it, or for the control that it only surrounds.
  private var namesItself: Bool { self is TextWidget || controlInside != nil }

  /// Gives assistive tools the name that was set for the widget, or the one its kind has.
  final func accessibleNameChanged() {
    let combined = isNamedByContents ? spokenText ?? symbolWords : nil
    guard let name = attributes?.accessibilityLabel ?? ownAccessibleName ?? combined else { return }
    var named = self
    // A name for what only surrounds a control is the control's; what is tapped has the click as well.
    if attributes?.accessibilityLabel != nil || combined != nil && self is TouchWidget { named = speaker }
    if named !== self, self is TouchWidget { atk_object_set_name(accessible, "") }
    if attributes?.accessibilityLabel != nil, attributes?.namesListInside == true {
      named = listInside ?? named
    }
    atk_object_set_name(gtk_widget_get_accessible(named.focusTarget), name)
    named.named(name)
  }
}

extension Attributes {
  /// Whether what is a toggle by its trait is on, which it is while it is selected; nil: it is none.
  fileprivate var isOnByTrait: Bool? {
    accessibilityTraits.contains(.isToggle) ? accessibilityTraits.contains(.isSelected) : nil
  }

  /// Whether assistive tools meet nothing of what is in it.
  fileprivate var keepsContents: Bool { accessibilityChildren == .ignore || isAccessibilityHidden }

  /// What a trait makes one thing, as a button is, which a person presses by its name.
  fileprivate var isOneByTrait: Bool {
    accessibilityChildren == nil && !accessibilityTraits.isEmpty
      && [AccessibilityTraits.isButton, .isLink, .isToggle, .isHeader, .isImage, .isStaticText]
        .contains(where: accessibilityTraits.contains)
  }
}
