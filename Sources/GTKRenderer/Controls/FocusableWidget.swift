import CGTK
import SwiftUICore

/// A view that takes the focus is a `GtkEventBox` that can have it: a click puts it there, and the theme's focus line is
/// drawn around it. Around a control, which takes the focus by itself, it only says whether that does.
final class FocusableWidget: GTKWidget, DescribedWidget {
  var description: FocusableDescription
  private var area: SlotArea!
  /// The control whose focus it has, as long as there is nothing else in it.
  private weak var control: GTKWidget?

  init(_ description: FocusableDescription, in renderer: GTKRenderer) {
    self.description = description
    let box = gtk_event_box_new()!
    super.init(box, in: renderer)
    gtk_event_box_set_visible_window(cast(box), 0)
    area = SlotArea { GtkBin.show($0, in: box) }
    gtk_widget_set_can_focus(box, description.isFocusable.gboolean)
    faves_focus_before_content(box)
    ask(
      "button-press-event", of: box,
      with: { _, _, data in
        receive(data, as: FocusableWidget.self, otherwise: 0) { widget in
          if widget.description.isFocusable, widget.control == nil { gtk_widget_grab_focus(widget.native) }
          return 0
        }
      })
    on(
      "notify::has-focus", of: box,
      with: { _, _, data in
        receive(data, as: FocusableWidget.self) { widget in
          widget.description.focusChanged(gtk_widget_has_focus(widget.native) != 0)
          gtk_widget_queue_draw(widget.native)
        }
      })
    // That of a control in it.
    on(
      "set-focus-child", of: box,
      with: { _, child, data in
        let isIn = child != nil
        receive(data, as: FocusableWidget.self) { widget in
          if widget.control != nil { widget.description.focusChanged(isIn) }
        }
      })
    drawFocusRing()
  }

  func update(from old: FocusableDescription) {
    if old.isFocusable != description.isFocusable {
      let hadFocus = gtk_widget_has_focus(native) != 0 || control != nil && renderer.holdsFocus(self)
      showFocusability()
      if !description.isFocusable, hadFocus { renderer.clearFocus(around: self) }
    }
    if old.showsFocus != description.showsFocus { gtk_widget_queue_draw(native) }
  }

  private func showFocusability() {
    gtk_widget_set_can_focus(native, (description.isFocusable && control == nil).gboolean)
    if let control { gtk_widget_set_can_focus(control.focusTarget, description.isFocusable.gboolean) }
  }

  /// Whether what is in it is a control is known when that is there.
  private func contentChanged() {
    spokenTextChanged()
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      let content = area.widgets.count == 1 ? area.widgets[0] : nil
      let found = content.flatMap { $0.isFocusedItself ? $0 : $0.controlInside }
      guard found !== control else { return }
      control = found
      showFocusability()
      accessibleNameChanged()
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    contentChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    area.remove(widgets)
    contentChanged()
  }

  override var spokenText: String? { area.spokenText }
  override var ownAccessibleName: String? { control == nil ? area.spokenText : "" }
  override func spokenTextChanged() {
    accessibleNameChanged()
    parent?.spokenTextChanged()
  }

  override var showsFocusRing: Bool { description.showsFocus }
}

extension GTKWidget {
  /// Whether it is a control, and no list, page or view that has others in it.
  fileprivate var isFocusedItself: Bool {
    !(self is FocusableWidget) && !(self is ListWidget) && !(self is ScrollWidget)
      && gtk_widget_get_can_focus(focusTarget) != 0
  }
}

extension FocusableDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FocusableWidget(description, in: renderer)
  }
}
