import CGTK
import SwiftUICore

/// A frame is a `FavesFrame`.
final class FrameWidget: GTKWidget, DescribedWidget {
  var description: FrameDescription
  private var area: SlotArea!

  init(_ description: FrameDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    super.init(frame, in: renderer)
    area = SlotArea { faves_frame_set_child(frame, $0) }
    show()
    if description.decorationBox != nil { showDecoration(from: Decoration()) }
  }

  func update(from old: FrameDescription) {
    show()
    splitAround?.widthsChanged()
    guard old.decorationBox != description.decorationBox else { return }
    showDecoration(from: old.decoration ?? Decoration())
    if old.decoration?.ground != decoration?.ground || old.decoration?.figure != decoration?.figure {
      parent?.looksInsideChanged()
    }
  }

  private func show() {
    let new = description
    setBounds(GTK_ORIENTATION_HORIZONTAL, new.minWidth, new.idealWidth, new.maxWidth)
    setBounds(GTK_ORIENTATION_VERTICAL, new.minHeight, new.idealHeight, new.maxHeight)
    faves_frame_set_alignment(native, new.alignment.horizontal.native, new.alignment.vertical.native)
  }

  private func setBounds(_ axis: GtkOrientation, _ min: Double?, _ ideal: Double?, _ max: Double?) {
    func length(_ points: Double?) -> Int32 {
      points.map { pixels($0, for: "frame dimension") } ?? FAVES_UNSET
    }
    if min != nil && min == max {
      faves_frame_set_fixed(native, axis, length(min))
    } else {
      faves_frame_set_bounds(native, axis, length(min), length(ideal), length(max))
    }
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
    if attributes?.accessibilityLabel != nil { accessibleNameChanged() }
    if attributes?.accessibilityActions != nil { accessibleActionsChanged() }
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
  override var decoration: Decoration? { description.decoration }
  override func willDestroy() { if description.decorationBox != nil { forgetDecoration() } }
  override var spokenText: String? { area.spokenText }
  override var isDescribedWhole: Bool { true }
  override var surrounded: GTKWidget? { area.widgets.count == 1 ? area.widgets[0] : nil }
}

extension FrameDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FrameWidget(description, in: renderer)
  }
}
