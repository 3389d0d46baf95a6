/// What the views in sight say of the bars around them.
@MainActor
struct BarWishes {
  let back: BackAction?
  let title: String?
  let subtitle: String?
  let sidebarTitle: String?
  let titleMenu: MenuSource?
  let look: BarLook
  let hidden: HiddenBars
  let items: [ToolbarItemNode]
  let sidebarItems: [ToolbarItemNode]

  init(of source: some BarSource) {
    back = source.barPreference(BackKey.self) ?? nil
    title = source.barPreference(NavigationTitleKey.self) ?? nil
    subtitle = source.barPreference(NavigationSubtitleKey.self) ?? nil
    sidebarTitle = source.barPreference(SidebarTitleKey.self) ?? nil
    titleMenu = source.barPreference(TitleMenuKey.self) ?? nil
    var look = source.barPreference(BarLookKey.self) ?? BarLook()
    // Where there is a title or a way back there is a bar of a navigation stack.
    if title != nil || back != nil { look.take(NavigationBarAppearance.look) }
    self.look = look
    hidden = source.barPreference(HiddenBarsKey.self) ?? HiddenBars()
    items = source.barPreference(ToolbarKey.self) ?? []
    sidebarItems = source.barPreference(SidebarItemsKey.self) ?? []
  }

  /// Whether a preference is for the bar around, and not for what is around that.
  static func isOfBar<K: PreferenceKey>(_ key: K.Type) -> Bool {
    key == NavigationTitleKey.self || key == NavigationSubtitleKey.self || key == ToolbarKey.self
      || key == BackKey.self || key == BackHiddenKey.self || key == BarLookKey.self
      || key == HiddenBarsKey.self || key == TitleMenuKey.self || key == SidebarTitleKey.self
      || key == SidebarItemsKey.self
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
    sidebarTitle = wishes.sidebarTitle ?? ""
    canGoBack = wishes.back != nil
    showsBack = wishes.back?.isHidden == false
    backColumn = wishes.back?.column
    goBack = Callback { wishes.back?.perform() }
    titleMenu = wishes.titleMenu
    bars = wishes.look
    hidesBar = wishes.hidden.top ?? false
    hidesBottomBar = wishes.hidden.bottom ?? false
    hidesTitle = wishes.hidden.title ?? false
  }
}

/// Which toolbar items are where in the bars of a window, or of a part of one.
@MainActor
struct BarItems {
  private var placed: [Slot: [ToolbarItemNode]] = [:]

  /// - Parameters:
  ///   - sidebarItems: those over the sidebar.
  ///   - isMiddleFree: whether nothing else is in the middle of the bar at the top.
  mutating func place(
    _ items: [ToolbarItemNode], overSidebar sidebarItems: [ToolbarItemNode] = [], isMiddleFree: Bool,
    in widget: any Widget
  ) {
    let isFree = isMiddleFree && !items.contains { $0.position == .center }
    let middle: ToolbarItemPlacement.Position = isFree ? .status : .center
    let wanted: [(slot: Slot, items: [ToolbarItemNode])] = [
      (.leading, items.filter { $0.position == .leading }),
      (.title, items.filter { $0.position == middle }),
      (.trailing, items.filter { $0.position == .trailing }),
      (.bottom, items.filter { $0.position == .bottom || (!isFree && $0.position == .status) }),
      (.sidebarLeading, sidebarItems.filter { $0.position == .leading }),
      (.sidebarTrailing, sidebarItems.filter { $0.position == .trailing }),
    ]
    // An item that goes to another place leaves its own before that takes it.
    for (slot, items) in wanted { Self.clear(&placed[slot, default: []], for: items, from: slot, of: widget) }
    for (slot, items) in wanted { Self.fill(&placed[slot, default: []], with: items, in: slot, of: widget) }
  }

  private static func areSame(_ a: [ToolbarItemNode], _ b: [ToolbarItemNode]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  /// Takes out what is there, where something else is wanted.
  static func clear(
    _ old: inout [ToolbarItemNode], for new: [ToolbarItemNode], from slot: Slot, of widget: any Widget
  ) {
    if areSame(old, new) { return }
    for item in old where item.isPlaced {
      widget.detach([item.widget], from: slot)
      item.isPlaced = false
      if !item.isMounted { item.widget.destroy() }
    }
    old = []
  }

  static func fill(
    _ old: inout [ToolbarItemNode], with new: [ToolbarItemNode], in slot: Slot, of widget: any Widget
  ) {
    if areSame(old, new) { return }
    old = new
    for item in new { item.isPlaced = true }
    widget.insert(new.map { $0.widget as any Widget }, after: nil, in: slot)
  }
}
