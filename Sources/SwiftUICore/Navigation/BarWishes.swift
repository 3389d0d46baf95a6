/// What the views in sight say of the bars around them.
@MainActor
struct BarWishes {
  let back: BackAction?
  let title: String?
  let subtitle: String?
  let titleMenu: MenuSource?
  let look: BarLook
  let hidden: HiddenBars
  let items: [ToolbarItemNode]

  init(of source: some BarSource) {
    back = source.barPreference(BackKey.self) ?? nil
    title = source.barPreference(NavigationTitleKey.self) ?? nil
    subtitle = source.barPreference(NavigationSubtitleKey.self) ?? nil
    titleMenu = source.barPreference(TitleMenuKey.self) ?? nil
    var look = source.barPreference(BarLookKey.self) ?? BarLook()
    // Where there is a title or a way back there is a bar of a navigation stack.
    if title != nil || back != nil { look.take(NavigationBarAppearance.look) }
    self.look = look
    hidden = source.barPreference(HiddenBarsKey.self) ?? HiddenBars()
    items = source.barPreference(ToolbarKey.self) ?? []
  }

  /// Whether a preference is for the bar around, and not for what is around that.
  static func isOfBar<K: PreferenceKey>(_ key: K.Type) -> Bool {
    key == NavigationTitleKey.self || key == NavigationSubtitleKey.self || key == ToolbarKey.self
      || key == BackKey.self || key == BackHiddenKey.self || key == BarLookKey.self
      || key == HiddenBarsKey.self || key == TitleMenuKey.self
  }
}

/// What says what is to be in a bar.
@MainActor
protocol BarSource {
  func barPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// All that is in a window.
struct WindowContent: BarSource {
  let node: Node
  func barPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node.preferenceValue(key) }
}

extension WindowDescription {
  /// - Parameter ownTitle: where no view says another.
  mutating func take(_ wishes: BarWishes, ownTitle: String = "") {
    title = wishes.title ?? ownTitle
    subtitle = wishes.subtitle ?? ownSubtitle
    canGoBack = wishes.back != nil
    showsBack = wishes.back?.isHidden == false
    goBack = Callback { wishes.back?.perform() }
    titleMenu = wishes.titleMenu
    bars = wishes.look
    hidesBar = wishes.hidden.top ?? false
    hidesBottomBar = wishes.hidden.bottom ?? false
  }
}

/// Which toolbar items are where in the bars of a window, or of a part of one.
@MainActor
struct BarItems {
  private var leading: [ToolbarItemNode] = []
  private var trailing: [ToolbarItemNode] = []
  private var center: [ToolbarItemNode] = []
  private var bottom: [ToolbarItemNode] = []

  /// - Parameter isMiddleFree: whether nothing else is in the middle of the bar at the top.
  mutating func place(_ items: [ToolbarItemNode], isMiddleFree: Bool, in widget: any Widget) {
    let isFree = isMiddleFree && !items.contains { $0.position == .center }
    let middle: ToolbarItemPlacement.Position = isFree ? .status : .center
    Self.place(items.filter { $0.position == .leading }, instead: &leading, in: .leading, of: widget)
    Self.place(items.filter { $0.position == middle }, instead: &center, in: .title, of: widget)
    Self.place(items.filter { $0.position == .trailing }, instead: &trailing, in: .trailing, of: widget)
    Self.place(
      items.filter { $0.position == .bottom || (!isFree && $0.position == .status) }, instead: &bottom,
      in: .bottom, of: widget)
  }

  private static func place(
    _ new: [ToolbarItemNode], instead old: inout [ToolbarItemNode], in slot: Slot, of widget: any Widget
  ) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
    for item in old where item.isPlaced {
      widget.detach([item.widget], from: slot)
      item.isPlaced = false
      if !item.isMounted { item.widget.destroy() }
    }
    old = new
    for item in new { item.isPlaced = true }
    if !new.isEmpty { widget.insert(new.map { $0.widget as any Widget }, after: nil, in: slot) }
  }
}
