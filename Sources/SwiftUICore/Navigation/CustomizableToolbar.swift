/// Toolbar content that a person may rearrange. Header bars stay as the program has them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
  /// - Parameter id: what a person's arrangement would know it by.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content()) }
  /// - Parameter showsByDefault: whether it is there at all; nobody can bring it here.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content()) }
}

/// Accepted without effect: room between toolbar items. The desktop's bars have theirs between all of them.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public var _items: AnyView { AnyView(EmptyView()) }
}

/// How much room there is; by name.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The menu that the title opens.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content
  public nonisolated init() where Content == EmptyView { content = EmptyView() }
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public var _items: AnyView { AnyView(TitleMenuView(content: content)) }
}

/// What a person may do to a toolbar item; by name.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}
/// How a person may rearrange a toolbar; by name.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
/// What a window puts into its bar by itself.
public struct ToolbarDefaultItemKind: Sendable {
  enum Kind { case sidebarToggle, title, search }
  let kind: Kind
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  public static let title = ToolbarDefaultItemKind(kind: .title)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// Accepted without effect: toolbars are not rearranged.
extension CustomizableToolbarContent {
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

extension ToolbarContent {
  /// Shows the content, or does not.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarItems(items: hidden ? AnyView(EmptyView()) : _items)
  }
  /// Accepted without effect: items stand on the bar itself.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  /// Accepted without effect: pages slide in as the desktop's do.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}

extension View {
  /// Puts views into the window's bars while this view is in sight; nobody rearranges them.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View { toolbar(content: content) }
  /// Takes the title out of the window's bar while this view is in sight, with what stands below it; the desktop calls the
  /// window by it all the same. Or, from within a column, the button that shows and hides the sidebar. A search field stays.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    let kind = defaultItemKind?.kind
    return transformPreference(HiddenBarsKey.self) {
      if kind == .title { $0.title = true }
      if kind == .sidebarToggle { $0.sidebarToggle = true }
    }
  }
  /// Accepted without effect: bars have the theme's colours.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted without effect: a page has no file beside its title.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  public nonisolated func navigationDocument<D: Transferable, I: Transferable, J: Transferable>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View { self }
}
