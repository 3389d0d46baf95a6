import CGTK
import SwiftUICore

/// A view that takes the focus is a `GtkEventBox` that can have it: a click puts it there, and the theme's focus line is
/// drawn around it.
final class FocusableWidget: GTKWidget, DescribedWidget {
  var description: FocusableDescription
  private var area: SlotArea!

  init(_ description: FocusableDescription, in renderer: GTKRenderer) {
    self.description = description
    let box = gtk_event_box_new()!
    super.init(box, in: renderer)
    gtk_event_box_set_visible_window(cast(box), 0)
    area = SlotArea { GtkBin.show($0, in: box) }
    gtk_widget_set_can_focus(box, description.isFocusable.gboolean)
    ask(
      "button-press-event", of: box,
      with: { _, _, data in
        receive(data, as: FocusableWidget.self, otherwise: 0) { widget in
          if widget.description.isFocusable { gtk_widget_grab_focus(widget.native) }
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
    drawFocusRing()
  }

  func update(from old: FocusableDescription) {
    if old.isFocusable != description.isFocusable {
      gtk_widget_set_can_focus(native, description.isFocusable.gboolean)
      if !description.isFocusable, gtk_widget_has_focus(native) != 0 { renderer.clearFocus(around: self) }
    }
    if old.showsFocus != description.showsFocus { gtk_widget_queue_draw(native) }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    spokenTextChanged()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }

  override var spokenText: String? { area.spokenText }
  override var ownAccessibleName: String? { area.spokenText }
  override func spokenTextChanged() {
    accessibleNameChanged()
    parent?.spokenTextChanged()
  }

  override var showsFocusRing: Bool { description.showsFocus }
}

extension FocusableDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FocusableWidget(description, in: renderer)
  }
}
