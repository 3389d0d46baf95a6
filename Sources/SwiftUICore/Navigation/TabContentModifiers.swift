extension TabContent {
  /// Shows a number beside the tab's label; 0: none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _views.badge(count))
  }
  /// Shows a word beside the tab's label; nil: none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _views.badge(label))
  }
  /// Shows a word beside the tab's label; nil: none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _views.badge(key))
  }
  /// Shows a word beside the tab's label; nil: none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _views.badge(label))
  }
  /// Leaves the tabs out while `hidden`.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabViews<TabValue, _Views?>(views: hidden ? nil : _views)
  }
  /// Disables what is in the tabs; they can be chosen all the same.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(views: _views.disabled(disabled))
  }
  /// Accepted without effect: programs that drive this one find a tab by its label.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: tabs stay in the program's order.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Accepted without effect: tabs stay in the program's order.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: all tabs are in the sidebar, or in the bar where there is none.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Accepted without effect: all tabs are in the sidebar, or in the bar where there is none.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Lets the tabs' rows in a sidebar offer actions.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> {
    let actions = content()
    return row { $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions } }
  }
  /// Lets the tabs' rows in a sidebar offer a menu.
  public nonisolated func contextMenu<Entries: View>(
    @ViewBuilder menuItems: () -> Entries
  ) -> some TabContent<TabValue> {
    let entries = menuItems()
    return row { $0.contextMenu { entries } }
  }
  /// Lets things be dropped on the tabs' rows in a sidebar.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    row {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }
  /// Shows a bubble that points at what is in the tab while `isPresented` is true.
  public nonisolated func popover<Bubble: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Bubble
  ) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(
      views: _views.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
  /// Shows a bubble for `item`, which points at what is in the tab, while it is not nil.
  public nonisolated func popover<Item: Identifiable, Bubble: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Bubble
  ) -> some TabContent<TabValue> {
    _TabViews<TabValue, _>(
      views: _views.popover(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
  /// Lets the tabs' rows in a sidebar be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { row { $0.draggable(payload()) } }
  /// Accepted without effect: assistive tools are told a tab's label as it is seen.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label as it is seen.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label as it is seen.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: assistive tools are told a tab's label and nothing else.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: views are not told by words that are spoken.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: views are not told by words that are spoken.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Accepted without effect: views are not told by words that are spoken.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
  /// Puts buttons under the tabs of a section in a sidebar.
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return traits { $0.sectionActions.append(actions) }
  }
}

/// Where one tab is to be; by name.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
