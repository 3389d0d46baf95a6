import CGTK
import Foundation
import SwiftUICore

/// Takes all the room there is; a `FavesFrame` that says how large it has become. Several views in it lie over each other.
final class GeometryWidget: GTKWidget, DescribedWidget, StackingByHeight {
  var description: GeometryDescription
  private var area: LayeredArea!
  private var told = CGSize(width: -1, height: -1)

  init(_ description: GeometryDescription, in renderer: GTKRenderer) {
    self.description = description
    let frame = faves_frame_new()
    super.init(frame, in: renderer)
    area = LayeredArea { faves_frame_set_child(frame, $0) }
    for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      faves_frame_set_bounds(frame, axis, 0, 10, FAVES_INFINITY)
    }
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_START)
    on(
      "size-allocate", of: frame,
      with: { _, _, data in receive(data, as: GeometryWidget.self) { $0.allocated() } })
  }

  /// The content is made anew in front of the frame's next round of layout: widgets that come or go while GTK allocates
  /// would not be laid out.
  private func allocated() {
    // Laid out it is before it is realised, too.
    let size = CGSize(
      width: Double(gtk_widget_get_allocated_width(native)),
      height: Double(gtk_widget_get_allocated_height(native)))
    guard size != told else { return }
    told = size
    description.sizeChanged(size)
    if let clock = gtk_widget_get_frame_clock(native) { faves_flush_before_layout(clock) }
  }

  override var passesGuides: Bool { false }

  func update(from old: GeometryDescription) {}

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.insert(widgets, after: sibling)
  }
  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    area.move(widgets, after: sibling)
  }
  override func displace(_ widgets: [GTKWidget], from slot: Slot) { area.remove(widgets) }
  func restack() { area.restack(again: true) }
  override var spokenText: String? { area.spokenText }
}

extension GeometryDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    GeometryWidget(description, in: renderer)
  }
}

extension GTKWidget {
  package var size: CGSize {
    guard isInLayout, gtk_widget_get_realized(native) != 0 else { return .zero }
    let shift = nativeShift
    return CGSize(
      width: Double(gtk_widget_get_allocated_width(native) - shift[2]),
      height: Double(gtk_widget_get_allocated_height(native) - shift[3]))
  }

  /// Whether there is a widget. GTK then knows its place, also if it is in a row that has not been in sight yet.
  private var isInLayout: Bool {
    guard hasNative else { return false }
    faves_stack_wake(native)
    return true
  }

  package var isLaidOut: Bool {
    guard isInLayout, gtk_widget_get_mapped(native) != 0 else { return false }
    return gtk_widget_get_allocated_width(native) > 1 || gtk_widget_get_allocated_height(native) > 1
  }

  package func place(in other: (any Widget)?) -> CGPoint { place(in: other, moved: nativeShift) }

  /// Without having been moved and made larger so far. Horizontal places count from the leading edge, as offsets do.
  private func place(in other: (any Widget)?, moved: [Int32]) -> CGPoint {
    guard isInLayout else { return .zero }
    let other = other.map { GTKWidget.downcast($0) }
    let reference = other?.native ?? contentOfWindow
    let around = other?.nativeShift ?? [0, 0, 0, 0]
    var x: Int32 = 0
    var y: Int32 = 0
    guard let reference, gtk_widget_translate_coordinates(native, reference, 0, 0, &x, &y) != 0 else {
      return .zero
    }
    x += around[0] - moved[0]
    if isRightToLeft {
      let width = gtk_widget_get_allocated_width(reference) - around[2]
      x = width - x - gtk_widget_get_allocated_width(native) + moved[2]
    }
    return CGPoint(x: Double(x), y: Double(y + around[1] - moved[1]))
  }

  var isRightToLeft: Bool { gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL }

  package var layoutFrame: CGRect? {
    guard isLaidOut, gtk_widget_get_realized(native) != 0 else { return nil }
    let moved = displacement
    return CGRect(
      origin: place(in: nil, moved: moved),
      size: CGSize(
        width: Double(gtk_widget_get_allocated_width(native) - moved[2]),
        height: Double(gtk_widget_get_allocated_height(native) - moved[3])))
  }

  /// What fills the window below its bar.
  private var contentOfWindow: Native? {
    guard let top = gtk_widget_get_toplevel(native), faves_is_window(top) != 0 else { return nil }
    return gtk_bin_get_child(cast(top)) ?? top
  }
}
