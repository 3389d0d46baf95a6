import CGTK
import Foundation
import SwiftUICore

extension GTKWidget {
  /// Brings the properties that any widget can have from `old` to `attributes`.
  final func applyAttributes(from old: Attributes?) {
    let old = old ?? Attributes()
    let new = attributes ?? Attributes()
    if old.margins != new.margins {
      gtk_widget_set_margin_top(native, margin(new.margins.top))
      gtk_widget_set_margin_start(native, margin(new.margins.leading))
      gtk_widget_set_margin_bottom(native, margin(new.margins.bottom))
      gtk_widget_set_margin_end(native, margin(new.margins.trailing))
    }
    if old.opacity != new.opacity || old.isHidden != new.isHidden {
      gtk_widget_set_opacity(native, new.isHidden ? 0 : new.opacity)
    }
    if old.offset != new.offset || old.shift != new.shift { moveFromPlace(new) }
    if old.stretch != new.stretch || old.stretchAnchor != new.stretchAnchor {
      faves_layout_set_stretch(
        native, new.stretch.x, new.stretch.y, new.stretchAnchor.x, new.stretchAnchor.y)
    }
    if old.scale != new.scale || old.rotation != new.rotation || old.anchor != new.anchor {
      showDrawingTransform()
    }
    if old.isHidden != new.isHidden { gtk_widget_set_sensitive(native, (!new.isHidden).gboolean) }
    if old.help != new.help { gtk_widget_set_tooltip_text(native, new.help) }
    if old.layoutPriority != new.layoutPriority { faves_layout_set_priority(native, new.layoutPriority) }
    if old.isFixedHorizontally != new.isFixedHorizontally || old.isFixedVertically != new.isFixedVertically {
      faves_layout_set_fixed_size(native, new.isFixedHorizontally.gboolean, new.isFixedVertically.gboolean)
    }
    if old.layoutTraits != new.layoutTraits { showTraits(from: old.traits, to: new.traits) }
    applyAccessibility(from: old, to: new)
  }

  /// What the layout around has to know. Guides are computed from the size the widget likes best.
  private func showTraits(from old: LayoutTraits, to new: LayoutTraits) {
    if !old.guides.isEmpty || !new.guides.isEmpty {
      var natural = GtkRequisition()
      gtk_widget_get_preferred_size(native, nil, &natural)
      let size = ViewDimensions(CGSize(width: Double(natural.width), height: Double(natural.height)))
      for (axis, orientation) in [
        (LayoutGuide.Axis.horizontal, GTK_ORIENTATION_HORIZONTAL), (.vertical, GTK_ORIENTATION_VERTICAL),
      ] {
        let guide = new.guides.last { $0.axis == axis }.map { $0.compute(size) }
        let offset = guide.map { $0.isFinite ? Int32(min(max($0, -10_000), 10_000).rounded()) : 0 }
        faves_layout_set_guide(native, orientation, (offset != nil).gboolean, offset ?? 0)
      }
    }
    if old.zIndex != new.zIndex { (parent as? LayersWidget)?.restack() }
    if parent is ArrangedWidget { gtk_widget_queue_resize(native) }
  }

  private func applyAccessibility(from old: Attributes, to new: Attributes) {
    if old.accessibilityLabel != new.accessibilityLabel {
      accessibleNameChanged()
      parent?.spokenTextChanged()
    }
    if old.accessibilityHint != new.accessibilityHint || old.accessibilityValue != new.accessibilityValue {
      let parts = [new.accessibilityValue, new.accessibilityHint].compactMap { $0 }
      atk_object_set_description(gtk_widget_get_accessible(focusTarget), parts.joined(separator: ", "))
    }
    if old.accessibilityIdentifier != new.accessibilityIdentifier {
      let name = new.accessibilityIdentifier ?? ""
      gtk_widget_set_name(native, name)
      atk_object_set_accessible_id(gtk_widget_get_accessible(focusTarget), name)
    }
    if old.isAccessibilityHidden != new.isAccessibilityHidden {
      let role = new.isAccessibilityHidden ? ATK_ROLE_REDUNDANT_OBJECT : ATK_ROLE_UNKNOWN
      atk_object_set_role(gtk_widget_get_accessible(focusTarget), role)
    }
  }

  /// Gives assistive tools the name that was set for the widget, or the one its kind has.
  final func accessibleNameChanged() {
    guard let name = attributes?.accessibilityLabel ?? ownAccessibleName else { return }
    var named = self
    // A name for what only surrounds a control is the control's.
    while attributes?.accessibilityLabel != nil, let inner = named.surrounded { named = inner }
    atk_object_set_name(gtk_widget_get_accessible(named.focusTarget), name)
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
    func way(_ points: Double, _ share: Double, _ size: Double) -> Int32 {
      Int32(min(max(points + share * size, -100_000), 100_000).rounded())
    }
    faves_layout_set_offset(
      native, way(attributes.offset.x, attributes.shift.x, width),
      way(attributes.offset.y, attributes.shift.y, height))
  }

  private func margin(_ length: Double) -> Int32 { min(pixels(length, for: "padding"), 32_767) }
}
