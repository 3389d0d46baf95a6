import CGTK
import SwiftUICore

/// A page: its content in the middle of all the room there is.
final class PageWidget: GTKWidget, DescribedWidget {
  var description: PageDescription
  private var area: SlotArea!

  init(_ description: PageDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = Native.room()
    super.init(frame, in: renderer)
    area = SlotArea { faves_frame_set_child(frame, $0) }
  }

  func update(from old: PageDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
  override func spokenTextChanged() {}
}

extension Native {
  /// A frame that takes all the room it is offered, with its child in the middle at the size it asks for.
  @MainActor
  static func room() -> Native {
    let frame = faves_frame_new()
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      faves_frame_set_bounds(frame, axis, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    }
    gtk_widget_show(frame)
    return frame
  }
}

extension PageDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    PageWidget(description, in: renderer)
  }
}
