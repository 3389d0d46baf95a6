import CGTK
import Foundation
import SwiftUICore

extension GTKWidget {
  /// Brings the properties that any widget can have from `old` to `attributes`.
  final func applyAttributes(from old: Attributes?) {
    let old = old ?? Attributes()
    let new = attributes ?? Attributes()
    if isFramed { tellFrame() }
    if old.margins != new.margins {
      gtk_widget_set_margin_top(native, margin(new.margins.top))
      gtk_widget_set_margin_bottom(native, margin(new.margins.bottom))
      applySideMargins()
      // GTK has no margins below zero; our containers have.
      faves_layout_set_overlap(
        native, margin(-new.margins.leading), margin(-new.margins.trailing), margin(-new.margins.top),
        margin(-new.margins.bottom))
    }
    if old.opacity != new.opacity || old.isHidden != new.isHidden {
      gtk_widget_set_opacity(native, new.isHidden ? 0 : new.opacity)
    }
    if old.offset != new.offset || old.shift != new.shift || old.turned(old.reach) != new.turned(new.reach) {
      moveFromPlace(new)
    }
    if old.stretch != new.stretch || old.stretchAnchor != new.stretchAnchor {
      faves_layout_set_stretch(
        native, new.stretch.x, new.stretch.y, new.stretchAnchor.x, new.stretchAnchor.y)
    }
    if old.scale != new.scale || old.rotation != new.rotation || old.anchor != new.anchor
      || old.turnedSpace != new.turnedSpace
    {
      showDrawingTransform()
    }
    if old.matrices != new.matrices { showMatrices() }
    if old.blendMode != new.blendMode {
      faves_layout_set_blending(native, new.blendMode.map { Int32(bitPattern: $0.cairo.rawValue) } ?? -1)
    }
    if old.isHidden != new.isHidden { gtk_widget_set_sensitive(native, (!new.isHidden).gboolean) }
    if old.isNotMet != new.isNotMet { letPointerThrough(new.isNotMet || isSeenThrough) }
    if old.contentShape != new.contentShape { followContentShape() }
    let isShaped = new.contentShape != nil && !new.isNotMet
    if isShaped != (old.contentShape != nil && !old.isNotMet) {
      faves_set_is_shaped(native, isShaped.gboolean)
    }
    if old.layoutDirection != new.layoutDirection { takeDirection(from: parent) }
    if old.colorScheme != new.colorScheme {
      SchemeClass.change(native, from: old.colorScheme, to: new.colorScheme)
    }
    if old.help != new.help { gtk_widget_set_tooltip_text(native, new.help) }
    if old.layoutPriority != new.layoutPriority { faves_layout_set_priority(native, new.layoutPriority) }
    if old.isFixedHorizontally != new.isFixedHorizontally || old.isFixedVertically != new.isFixedVertically {
      faves_layout_set_fixed_size(native, new.isFixedHorizontally.gboolean, new.isFixedVertically.gboolean)
    }
    if old.layoutTraits != new.layoutTraits { showTraits(from: old.traits, to: new.traits) }
    applyAccessibility(from: old, to: new)
  }

  /// Those at the leading and the trailing edge. GTK puts them to the sides that these are at the moment, and leaves them there
  /// when the widget is turned.
  final func applySideMargins() {
    let margins = attributes?.margins ?? EdgeInsets()
    gtk_widget_set_margin_start(native, margin(margins.leading))
    gtk_widget_set_margin_end(native, margin(margins.trailing))
  }

  /// What the layout around has to know.
  private func showTraits(from old: LayoutTraits, to new: LayoutTraits) {
    if !old.guides.isEmpty || !new.guides.isEmpty {
      saysGuides = true
      parent?.guidesChanged(of: [self])
    }
    if old.zIndex != new.zIndex {
      faves_layout_set_height(native, new.zIndex)
      (parent as? any StackingByHeight)?.restack()
    }
    if old.separators != new.separators { rowLinesChanged() }
    if parent is ArrangedWidget { gtk_widget_queue_resize(native) }
  }

  /// Draws the widget away from its place, by points and by shares of its size.
  private func moveFromPlace(_ attributes: Attributes) {
    var (width, height) = (0.0, 0.0)
    if attributes.shift != Attributes().shift {
      var natural = GtkRequisition()
      gtk_widget_get_preferred_size(native, nil, &natural)
      // What was not laid out yet has one pixel.
      let place = (gtk_widget_get_allocated_width(native), gtk_widget_get_allocated_height(native))
      width = Double(place.0 > 1 ? place.0 : natural.width)
      height = Double(place.1 > 1 ? place.1 : natural.height)
    }
    // Turning is the same in both directions of reading, and offsets count from the leading edge.
    let mirror = gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL ? -1.0 : 1
    var reach = attributes.turned(.init(x: attributes.reach.x * mirror, y: attributes.reach.y))
    reach.x *= mirror
    func way(_ points: Double, _ share: Double, _ size: Double) -> Int32 {
      Int32(min(max(points + share * size, -100_000), 100_000).rounded())
    }
    // Drawn beyond its place, it is only drawn anew where it is if what is around is.
    if attributes.rotation != 0, let around = gtk_widget_get_parent(native) { gtk_widget_queue_draw(around) }
    faves_layout_set_offset(
      native, way(attributes.offset.x + reach.x, attributes.shift.x, width),
      way(attributes.offset.y + reach.y, attributes.shift.y, height))
  }

  private func margin(_ length: Double) -> Int32 { min(pixels(max(length, 0), for: "padding"), 32_767) }
}
