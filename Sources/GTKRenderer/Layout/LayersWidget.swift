import CGTK
import Foundation
import SwiftUICore

/// A container with widgets over each other, which looks at their `zIndex`.
@MainActor
protocol StackingByHeight: GTKWidget {
  /// Puts them in the order of their heights, those of one height in that of their views.
  func restack()
}

/// Layers are a `FavesLayers`: backgrounds lowest, then the content, overlays on top. Where there is a background or an
/// overlay, the content alone decides the size.
final class LayersWidget: GTKWidget, DescribedWidget, StackingByHeight {
  var description: LayersDescription
  private var slots: [Slot: [GTKWidget]] = [:]
  private static let order: [Slot] = [.background, .content, .overlay]

  init(_ description: LayersDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_layers_new(), in: renderer)
    if description.isMasked { faves_layers_set_masked(native, 1) }
    showDecoration(from: Decoration())
  }

  func update(from old: LayersDescription) {
    if old.decoration != description.decoration {
      showDecoration(from: old.decoration)
      tellFrame()
      cutButton()
      showPaint()
      if old.decoration.ground != description.decoration.ground
        || old.decoration.figure != description.decoration.figure
      {
        parent?.looksInsideChanged()
      }
    }
    if old.isMasked != description.isMasked {
      faves_layers_set_masked(native, description.isMasked.gboolean)
    }
    if old.alignment != description.alignment {
      for child in slots.values.joined() {
        faves_layers_set_child_alignment(native, child.native, horizontal, vertical)
      }
      lineUp(Array(children), again: true)
    }
  }

  private var horizontal: FavesAlign { description.alignment.horizontal.native }
  private var vertical: FavesAlign { description.alignment.vertical.native }

  /// Whether something is painted behind, or a line around.
  var hasSurface: Bool {
    hasDrawnSurface || (slots[.background] ?? []).contains { $0.isSurface }
      || (slots[.overlay] ?? []).contains { ($0 as? FillWidget)?.description.isOutlined == true }
  }
  /// Whether something is painted behind.
  var hasPaintBehind: Bool { hasPaintedGround || (slots[.background] ?? []).contains { $0.isSurface } }
  /// Whether the program says what is behind, be it nothing to be seen, as behind the buttons that are not chosen.
  var hasGround: Bool { hasDrawnGround || slots[.background]?.isEmpty == false }
  /// What the size is of, or the lowest layer.
  var bottom: GTKWidget? { slots[.content]?.first }

  /// The one widget that everything else is behind or in front of; nil: there are several, or none.
  var decorated: GTKWidget? { slots[.content]?.count == 1 ? bottom : nil }

  /// Whether there is a layer under one of the content that is there to stay.
  func hasAnother(below widget: GTKWidget) -> Bool {
    slots[.content]?.prefix { $0 !== widget }.contains { !$0.isLeaving } ?? false
  }

  /// Whether something is painted behind one of its layers.
  func hasSurface(below widget: GTKWidget) -> Bool { hasLayer(below: widget, where: \.isSurface) }

  /// Whether there is such a layer behind one of them.
  func hasLayer(below widget: GTKWidget, where isMeant: (GTKWidget) -> Bool) -> Bool {
    for slot in Self.order {
      for child in slots[slot] ?? [] {
        if child === widget { return false }
        if isMeant(child) { return true }
      }
    }
    return false
  }

  override func paints(behind child: GTKWidget) -> Bool? {
    hasLayer(below: child, where: \.isGroundOfIcons) ? true : drawnPaintIsOwn
  }

  /// The layers that lie on something painted here.
  private var painted: Set<ObjectIdentifier> = []

  /// Tells the buttons in here when what is behind them is painted, or no more.
  private func showPaint() {
    var isPainted = hasDrawnPaint
    let before = painted
    painted = []
    var turned: [GTKWidget] = []
    for slot in Self.order {
      for child in slots[slot] ?? [] {
        let id = ObjectIdentifier(child)
        if isPainted { painted.insert(id) }
        if isPainted != before.contains(id) { turned.append(child) }
        if !isPainted { isPainted = child.isSurface }
      }
    }
    for child in turned { child.tellButtonsOfPaint() }
  }

  /// Whether one of its layers is what others are read on.
  var holdsGround: Bool {
    (slots[.background] ?? []).contains { $0.hidesSelection } || bottom?.hidesSelection == true
  }

  /// Tells each layer whether there is such a one below.
  private func showGrounds() {
    var hasGround = false
    for slot in Self.order {
      for child in slots[slot] ?? [] {
        child.standsOnOwnGround = hasGround
        if !hasGround { hasGround = child.hidesSelection }
      }
    }
  }

  override func looksInsideChanged() {
    showGrounds()
    showPaint()
    super.looksInsideChanged()
  }

  /// A button's border is that of what is left of it.
  private func cutButton() {
    guard let button = decorated as? ButtonWidget else { return }
    switch description.decoration.clip {
    case .capsule: button.cut = .capsule
    case .rounded(let radius): button.cut = .roundedRectangle(radius: radius)
    default: button.cut = nil
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
    // What comes to a window looks at once for what is behind it.
    slots[slot, default: []].insert(widgets, after: sibling)
    for child in widgets {
      faves_layers_insert(native, child.native, below, horizontal, vertical)
      below = child.native
    }
    if description.decoration.clip != .none { cutButton() }
    if hasHeights { restack() }
    showBase()
    lineUp(widgets)
    showGrounds()
    showPaint()
    if slot != .content { parent?.looksInsideChanged() }
    for child in slots[.content] ?? [] { child.asField?.groundChanged() }
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
    if hasHeights { restack() }
    showBase()
  }

  /// Puts the layers in the order of their `zIndex`, those of one height in that of their views.
  func restack() {
    let children = slots[.content] ?? []
    let heights = children.map { $0.attributes?.traits.zIndex ?? 0 }
    let order = children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    var below = layer(below: nil, in: .content)
    for index in order {
      faves_layers_move(native, children[index].native, below)
      below = children[index].native
    }
  }

  private var hasHeights: Bool {
    (slots[.content] ?? []).contains { ($0.attributes?.layoutTraits?.traits.zIndex ?? 0) != 0 }
  }

  override func displace(_ widgets: [GTKWidget], from slot: Slot) {
    for child in widgets {
      faves_layers_remove(native, child.native)
      (child as? ButtonWidget)?.cut = nil
      child.standsOnOwnGround = false
    }
    slots[self.slot(slot)]?.removeAll { child in widgets.contains { $0 === child } }
    showBase()
    showGrounds()
    showPaint()
    if slot != .content { parent?.looksInsideChanged() }
  }

  override var takesFrame: Bool { description.decoration == Decoration() }
  override var framesContents: Bool { true }
  override func replace(_ old: Native, with new: Native) {
    gtk_widget_show(new)
    let isBase = slots[.content]?.first.map { $0.hasNative && $0.native == old } ?? false
    faves_layers_insert(native, new, old, horizontal, vertical)
    faves_layers_remove(native, old)
    if isBase, decorates { faves_layers_set_base(native, new) }
  }

  /// Whether there is something behind its content, or in front of it.
  private var decorates: Bool { slots[.background]?.isEmpty == false || slots[.overlay]?.isEmpty == false }

  private func showBase() {
    faves_layers_set_base(native, decorates ? slots[.content]?.first?.native : nil)
  }

  override var isDescribedWhole: Bool { true }
  override var sayingGuides: ContiguousArray<GTKWidget> { ContiguousArray(slots[.content] ?? []) }

  override var decoration: Decoration? { description.decoration }
  override func willDestroy() { forgetDecoration() }

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
