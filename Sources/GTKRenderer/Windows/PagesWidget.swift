import CGTK
import SwiftUICore

/// Pages on top of each other in a `GtkStack`; the last one is in sight, and slides in and out.
final class PagesWidget: GTKWidget, DescribedWidget {
  var description: PagesDescription
  private let transitions: TransitionStack
  private var pages = OrderedWidgets()
  /// Where the focus was when a page came, by the page.
  private var focusBefore: [ObjectIdentifier: FocusMemory] = [:]

  init(_ description: PagesDescription, in renderer: GTKRenderer) {
    self.description = description
    transitions = TransitionStack(
      forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT, back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
    super.init(transitions.native, in: renderer)
    expand(native, 1, 1)
  }

  func update(from old: PagesDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    pages.insert(widgets, after: sibling)
    let window = WindowWidget.toplevelNative(of: self)
    for page in widgets {
      transitions.add(page.native)
      focusBefore[ObjectIdentifier(page)] = window.map { FocusMemory(in: $0) }
    }
    if let top = pages.widgets.last { transitions.show(top.native) }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    pages.move(widgets, after: sibling)
    if let top = pages.widgets.last { transitions.show(top.native) }
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    pages.remove(widgets)
    for page in widgets {
      transitions.remove(page.native, showing: pages.widgets.last?.native)
      focusBefore.removeValue(forKey: ObjectIdentifier(page))?.restore(within: native)
    }
  }
  override func spokenTextChanged() {}
}

extension PagesDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    PagesWidget(description, in: renderer)
  }
}
