import CGTK
import SwiftUICore

/// A container that lines its children up by guides of their own.
@MainActor
protocol AligningWidget: GTKWidget {
  /// What the container goes by along each axis; nil: it does not line up along that one.
  var horizontalLine: HorizontalAlignment? { get }
  var verticalLine: VerticalAlignment? { get }
}

extension AligningWidget {
  /// Tells the layout where children have to be lined up, as far as they, or a place of a program's own, say so.
  /// - Parameter again: whether they may have said otherwise before.
  func lineUp(_ children: [GTKWidget], again: Bool = false) {
    let isCustom = isCustom
    let speaking =
      again || isCustom ? children : children.filter { $0.attributes?.layoutTraits != nil }
    if speaking.isEmpty { return }
    if let horizontalLine { lineUp(speaking, .horizontal(horizontalLine), GTK_ORIENTATION_HORIZONTAL) }
    if let verticalLine { lineUp(speaking, .vertical(verticalLine), GTK_ORIENTATION_VERTICAL) }
    if isCustom && !followsSizeForLines { followSize() }
  }

  private var isCustom: Bool {
    if case .custom = horizontalLine?.guide { return true }
    if case .custom = verticalLine?.guide { return true }
    return false
  }

  private func lineUp(_ children: [GTKWidget], _ line: LayoutGuide.Line, _ axis: GtkOrientation) {
    for child in children {
      let place = child.place(of: line, axis)
      let offset = place.map { $0.isFinite ? Int32(min(max($0, -10_000), 10_000).rounded()) : 0 }
      faves_layout_set_guide(child.native, axis, (offset != nil).gboolean, offset ?? 0)
    }
  }

  /// A guide inside of a child is where layout has put it: known once it is laid out.
  private func followSize() {
    followsSizeForLines = true
    let allocated: SignalFunction1 = { _, _, data in
      receive(data, as: GTKWidget.self) { widget in
        // Not from within the layout.
        widget.renderer.afterNextFlush { [weak widget] in
          guard let widget, !widget.isDestroyed else { return }
          (widget as? any AligningWidget)?.lineUp(Array(widget.children))
        }
      }
    }
    let id = faves_signal_connect_after(
      native, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
  }
}

extension GTKWidget {
  /// Where the widget wants to be lined up, in points from its leading edge or its top; nil: where all others are.
  fileprivate func place(of line: LayoutGuide.Line, _ axis: GtkOrientation) -> Double? {
    if let own = explicitPlace(of: line, axis) { return own }
    switch line {
    case .horizontal(let alignment):
      if case .custom(let guide) = alignment.guide { return Double(guide.id.defaultValue(in: dimensions)) }
    case .vertical(let alignment):
      if case .custom(let guide) = alignment.guide { return Double(guide.id.defaultValue(in: dimensions)) }
    }
    return nil
  }

  /// What it, or for a place of a program's own a view inside of it, says.
  private func explicitPlace(of line: LayoutGuide.Line, _ axis: GtkOrientation) -> Double? {
    if let guide = attributes?.layoutTraits?.traits.guides.last(where: { $0.line == line }) {
      return Double(guide.place(in: dimensions))
    }
    switch line {
    case .horizontal(let alignment): guard case .custom = alignment.guide else { return nil }
    case .vertical(let alignment): guard case .custom = alignment.guide else { return nil }
    }
    for child in children where child.hasNative {
      guard let inside = child.explicitPlace(of: line, axis) else { continue }
      var (x, y): (Int32, Int32) = (0, 0)
      guard gtk_widget_translate_coordinates(child.native, native, 0, 0, &x, &y) != 0 else { return inside }
      return inside + Double(axis == GTK_ORIENTATION_HORIZONTAL ? x : y)
    }
    return nil
  }

  /// The size it has, or likes best before it has one.
  private var dimensions: ViewDimensions {
    let (width, height) = (gtk_widget_get_allocated_width(native), gtk_widget_get_allocated_height(native))
    if width > 1 && height > 1 { return ViewDimensions(CGSize(width: Double(width), height: Double(height))) }
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(native, nil, &natural)
    return ViewDimensions(CGSize(width: Double(natural.width), height: Double(natural.height)))
  }
}

extension StackWidget: AligningWidget {
  var horizontalLine: HorizontalAlignment? {
    if case .vertical(let alignment) = description.axis { alignment } else { nil }
  }
  var verticalLine: VerticalAlignment? {
    if case .horizontal(let alignment) = description.axis { alignment } else { nil }
  }
}

extension LayersWidget: AligningWidget {
  var horizontalLine: HorizontalAlignment? { description.alignment.horizontal }
  var verticalLine: VerticalAlignment? { description.alignment.vertical }
}
