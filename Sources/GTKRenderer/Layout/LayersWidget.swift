import CGTK
import SwiftUICore

/// Layers are a `FavesLayers`: backgrounds lowest, then the content, overlays on top. Where there is a background or an
/// overlay, the content alone decides the size.
final class LayersWidget: GTKWidget, DescribedWidget {
  var description: LayersDescription
  private var slots: [Slot: [GTKWidget]] = [:]
  private static let order: [Slot] = [.background, .content, .overlay]

  init(_ description: LayersDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_layers_new(), in: renderer)
    if description.clip != .none { showClip() }
  }

  func update(from old: LayersDescription) {
    if old.clip != description.clip { showClip() }
    if old.alignment != description.alignment {
      for child in slots.values.joined() {
        faves_layers_set_child_alignment(native, child.native, horizontal, vertical)
      }
    }
  }

  private var horizontal: FavesAlign { description.alignment.horizontal.native }
  private var vertical: FavesAlign { description.alignment.vertical.native }

  private func showClip() {
    switch description.clip {
    case .none: faves_layers_set_clip(native, FAVES_CLIP_NONE, 0)
    case .rounded(let radius):
      faves_layers_set_clip(native, FAVES_CLIP_ROUNDED, length(radius, for: "corner radius"))
    case .circle: faves_layers_set_clip(native, FAVES_CLIP_CIRCLE, 0)
    case .capsule: faves_layers_set_clip(native, FAVES_CLIP_CAPSULE, 0)
    }
  }

  private func slot(_ slot: Slot) -> Slot { Self.order.contains(slot) ? slot : .content }

  /// The layer that `sibling` or the front of the slot stands on.
  private func layer(below sibling: GTKWidget?, in slot: Slot) -> Native? {
    if let sibling { return sibling.native }
    let lower = Self.order.prefix { $0 != slot }
    for slot in lower.reversed() { if let last = slots[slot]?.last { return last.native } }
    return nil
  }

  override func place(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    let slot = self.slot(slot)
    var below = layer(below: sibling, in: slot)
    var children = slots[slot] ?? []
    var index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    for child in widgets {
      faves_layers_insert(native, child.native, below, horizontal, vertical)
      below = child.native
      children.insert(child, at: index)
      index += 1
    }
    slots[slot] = children
    showBase()
  }

  override func shift(_ widgets: [GTKWidget], after sibling: GTKWidget?, in slot: Slot) {
    let slot = self.slot(slot)
    var children = slots[slot] ?? []
    children.removeAll { child in widgets.contains { $0 === child } }
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    slots[slot] = children
    var below = layer(below: sibling, in: slot)
    for child in widgets {
      faves_layers_move(native, child.native, below)
      below = child.native
    }
    children.insert(contentsOf: widgets, at: index)
    slots[slot] = children
    showBase()
  }

  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for child in widgets { faves_layers_remove(native, child.native) }
    slots[self.slot(slot)]?.removeAll { child in widgets.contains { $0 === child } }
    showBase()
  }

  private func showBase() {
    let isPlain = (slots[.background] ?? []).isEmpty && (slots[.overlay] ?? []).isEmpty
    faves_layers_set_base(native, isPlain ? nil : slots[.content]?.first?.native)
  }

  override var spokenText: String? {
    let texts = (slots[.content] ?? []).compactMap { $0.attributes?.accessibilityLabel ?? $0.spokenText }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension LayersDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    LayersWidget(description, in: renderer)
  }
}
