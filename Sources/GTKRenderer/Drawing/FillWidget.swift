import CGTK
import Foundation
import SwiftUICore

/// A shape in one paint, drawn in what it is given.
final class FillWidget: GTKWidget, DescribedWidget {
  var description: FillDescription

  init(_ description: FillDescription, in renderer: GTKRenderer) {
    self.description = description
    let area = faves_surface_new()
    super.init(area, in: renderer)
    expand(area, 1, 1)
    ask(
      "draw", of: area,
      with: { _, context, data in
        let context = UInt(bitPattern: context)
        receive(data, as: FillWidget.self) { $0.draw(in: OpaquePointer(bitPattern: context)!) }
        return 0
      })
    let allocated: SignalFunction1 = { _, _, data in receive(data, as: FillWidget.self) { $0.extendClip() } }
    let id = faves_signal_connect_after(
      area, "size-allocate", unsafeBitCast(allocated, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: area)
    ForegroundClass.change(area, from: nil, to: Self.themed(description.color), for: .surface)
    if description.mayHaveOwnSize { showSides() }
    if description.isClear { faves_set_pass_through(area, 1) }
    showSolid()
  }

  func update(from old: FillDescription) {
    ForegroundClass.change(
      native, from: Self.themed(old.color), to: Self.themed(description.color), for: .surface)
    if old.color != description.color || old.gradient != description.gradient,
      old.hidesSelection() != description.hidesSelection()
    {
      parent?.looksInsideChanged()
    }
    if old.isClear != description.isClear {
      faves_set_pass_through(native, (description.isClear || attributes?.isNotMet == true).gboolean)
    }
    if old.shape != description.shape || old.stroke != description.stroke || old.inset != description.inset
      || old.isEvenOdd != description.isEvenOdd || old.alignment != description.alignment
      || old.isClear != description.isClear
    {
      showSolid()
    }
    if old.shape != description.shape, old.mayHaveOwnSize || description.mayHaveOwnSize { showSides() }
    if old.stroke == description.stroke && old.inset == description.inset
      && old.effects == description.effects && !isOutline
    {
      gtk_widget_queue_draw(native)
    } else {
      gtk_widget_queue_resize(native)
    }
  }

  override var takesFrame: Bool { true }
  override var isDescribedWhole: Bool { true }
  override var solidSurface: FillDescription? { description }
  override func willDestroy() {
    forgetSolid()
    faves_surface_set_most(native, nil, nil)
  }

  /// One side of a figure may follow from the other.
  private func showSides() {
    guard description.mayHaveOwnSize else { return faves_surface_set_most(native, nil, nil) }
    faves_surface_set_most(
      native,
      { axis, across, data in
        receive(data, as: FillWidget.self, otherwise: FAVES_INFINITY) { $0.most(axis, across) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func most(_ axis: GtkOrientation, _ across: Int32) -> Int32 {
    let across = CGFloat(across)
    let length =
      axis == GTK_ORIENTATION_HORIZONTAL
      ? description.sizeThatFits(ProposedViewSize(width: .infinity, height: across)).width
      : description.sizeThatFits(ProposedViewSize(width: across, height: .infinity)).height
    return length.isFinite ? Int32(min(max(length, 0), 30_000).rounded(.up)) : FAVES_INFINITY
  }

  private var isOutline: Bool { if case .outline = description.shape { true } else { false } }

  /// A colour that follows the theme, and so is a style class; a fixed one is drawn as it is, since an animation passes
  /// through any number of them.
  private static func themed(_ color: Color?) -> Color? {
    if case .fixed = color?.value { nil } else { color }
  }

  private var rect: CGRect {
    CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_allocated_width(native)),
      height: Double(gtk_widget_get_allocated_height(native)))
  }

  /// What is drawn outside of what it was given.
  private func extendClip() {
    var place = GtkAllocation()
    gtk_widget_get_allocation(native, &place)
    let reach = description.reach(in: rect) + (description.effects?.reach ?? 0)
    guard reach > 0 else { return }
    let pixels = Int32(min(reach, 10_000).rounded(.up)) + 1
    var clip = GtkAllocation(
      x: place.x - pixels, y: place.y - pixels, width: place.width + 2 * pixels,
      height: place.height + 2 * pixels)
    gtk_widget_set_clip(native, &clip)
  }

  private func draw(in context: OpaquePointer) {
    // GTK gives no widget less than a pixel, whatever the frame.
    if faves_layout_is_flat(native) != 0 { return }
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(native)
    if case .fixed(let red, let green, let blue, let alpha) = description.color?.value {
      color = GdkRGBA(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    }
    Palette.shown(in: SchemeClass.scheme(of: native)) {
      description.paint(rect, of: context, in: color, for: native)
    }
  }
}

extension FillDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FillWidget(description, in: renderer)
  }
}
