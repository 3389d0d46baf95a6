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
    if old.isEmpty != description.isEmpty { parent?.looksInsideChanged() }
    guard old.decorationBox != description.decorationBox else { return }
    showDecoration(from: old.decoration ?? Decoration())
    if (old.decoration?.isPainted ?? false) != hasDrawnPaint {
      for child in children { child.tellButtonsOfPaint() }
    }
    if old.decoration?.ground != decoration?.ground || old.decoration?.figure != decoration?.figure {
      parent?.looksInsideChanged()
    }
  }

  private func show() {
    let new = description
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      let bounds = new.bounds(along: axis)
      faves_frame_set_bounds(native, axis, bounds.min, bounds.ideal, bounds.max)
    }
    faves_frame_set_yields(native, new.yieldsToContent.gboolean)
    faves_frame_set_alignment(native, new.alignment.horizontal.native, new.alignment.vertical.native)
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
  override func paints(behind child: GTKWidget) -> Bool? { drawnPaintIsOwn }
  override func willDestroy() { if description.decorationBox != nil { forgetDecoration() } }
  override var spokenText: String? { area.spokenText }
  override var isDescribedWhole: Bool { true }
  override var surrounded: GTKWidget? { area.widgets.count == 1 ? area.widgets[0] : nil }
}

extension FrameDescription {
  /// In pixels, as `CGTK` has them.
  struct Bounds {
    var min = FAVES_UNSET
    var ideal = FAVES_UNSET
    var max = FAVES_UNSET
    static let none = Bounds()
  }

  func bounds(along axis: GtkOrientation) -> Bounds {
    let isHorizontal = axis == GTK_ORIENTATION_HORIZONTAL
    let (min, ideal, max) =
      isHorizontal ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
    func length(_ points: Double?) -> Int32 {
      points.map { pixels($0, for: "frame dimension") } ?? FAVES_UNSET
    }
    if isHorizontal, isOfColumn {
      return Bounds(min: length(min), ideal: length(ideal), max: FAVES_INFINITY)
    }
    let isFixed = min != nil && min == max
    return Bounds(min: length(min), ideal: isFixed ? FAVES_UNSET : length(ideal), max: length(max))
  }
}

extension FrameDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FrameWidget(description, in: renderer)
  }
}
