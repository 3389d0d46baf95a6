import CGTK
import SwiftUICore

/// Pages of which one is in sight; the window's bar has the buttons.
final class TabsWidget: GTKWidget, DescribedWidget {
  var description: TabsDescription
  private var pages = OrderedWidgets()

  init(_ description: TabsDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(gtk_stack_new(), in: renderer)
    gtk_stack_set_transition_type(cast(native), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    // A wide tab does not keep the window wide while another is in sight.
    gtk_stack_set_hhomogeneous(cast(native), 0)
    gtk_stack_set_vhomogeneous(cast(native), 0)
    expand(native, 1, 1)
  }

  func update(from old: TabsDescription) { show() }

  private func show() {
    guard pages.widgets.indices.contains(description.selection) else { return }
    let page = pages.widgets[description.selection].native
    guard gtk_stack_get_visible_child(cast(native)) != page else { return }
    gtk_stack_set_visible_child(cast(native), page)
    renderer.window(of: self)?.focusRowsOfPage()
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    pages.insert(widgets, after: sibling)
    for page in widgets { gtk_container_add(cast(native), page.native) }
    show()
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    pages.move(widgets, after: sibling)
    show()
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    pages.remove(widgets)
    for page in widgets { gtk_container_remove(cast(native), page.native) }
    show()
  }
  override func spokenTextChanged() {}
}

extension TabsDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TabsWidget(description, in: renderer)
  }
}
