import CGTK
import SwiftUICore

/// A section of a form: its rows in a box, a bold header above, a dim footer below.
final class SectionWidget: GTKWidget, DescribedWidget {
  var description: SectionDescription
  let group = GroupBox()
  private var content = OrderedWidgets()
  private var header: SlotArea!
  private var footer: SlotArea!

  init(_ description: SectionDescription, in renderer: GTKRenderer) {
    self.description = description
    let stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_START)
    super.init(stack, in: renderer)
    let head = Self.caption("faves-heading")
    let foot = Self.caption("faves-footer")
    faves_add_class(foot, GTK_STYLE_CLASS_DIM_LABEL)
    expand(group.native, 1, 0)
    header = SlotArea(alignment: FAVES_ALIGN_START) { Self.show($0, in: head) }
    footer = SlotArea(alignment: FAVES_ALIGN_START) { Self.show($0, in: foot) }
    faves_stack_insert(stack, [head, group.native, foot], 3, nil)
  }

  private static func caption(_ name: String) -> Native {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    faves_add_class(box, name)
    return box
  }

  private static func show(_ child: Native?, in box: Native) {
    if let list = gtk_container_get_children(cast(box)) {
      gtk_container_remove(cast(box), list.pointee.data.assumingMemoryBound(to: GtkWidget.self))
      g_list_free(list)
    }
    if let child { gtk_container_add(cast(box), child) }
    gtk_widget_set_visible(box, (child != nil).gboolean)
  }

  func update(from old: SectionDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .header: header.insert(widgets, after: sibling)
    case .footer: footer.insert(widgets, after: sibling)
    default:
      content.insert(widgets, after: sibling)
      group.show(content.widgets)
    }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    switch slot {
    case .header: header.move(widgets, after: sibling)
    case .footer: footer.move(widgets, after: sibling)
    default:
      content.move(widgets, after: sibling)
      group.show(content.widgets)
    }
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    switch slot {
    case .header: header.remove(widgets)
    case .footer: footer.remove(widgets)
    default:
      content.remove(widgets)
      group.show(content.widgets)
    }
  }
  override func spokenTextChanged() {}
}

extension SectionDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    SectionWidget(description, in: renderer)
  }
}
