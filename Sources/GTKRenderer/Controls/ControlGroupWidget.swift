import CGTK
import SwiftUICore

/// Controls that belong together are a `GtkBox` of the theme's class for linked ones: it rounds the outer corners of the first
/// and the last, in whichever direction they are read.
final class ControlGroupWidget: GTKWidget, DescribedWidget {
  var description: ControlGroupDescription
  private var order = OrderedWidgets()

  init(_ description: ControlGroupDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), in: renderer)
    faves_add_class(native, GTK_STYLE_CLASS_LINKED)
  }

  func update(from old: ControlGroupDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    order.insert(widgets, after: sibling)
    for child in widgets { gtk_box_pack_start(cast(native), child.native, 0, 1, 0) }
    arrange()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    order.move(widgets, after: sibling)
    arrange()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    order.remove(widgets)
    for child in widgets { gtk_container_remove(cast(native), child.native) }
  }

  private func arrange() {
    for (place, child) in order.widgets.enumerated() {
      gtk_box_reorder_child(cast(native), child.native, Int32(place))
    }
  }

  override var spokenText: String? {
    let texts = order.widgets.compactMap { $0.attributes?.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension ControlGroupDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    ControlGroupWidget(description, in: renderer)
  }
}
