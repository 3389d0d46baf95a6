/// What a tab is for; by name.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// A tab of a `TabView`: its label, the value that selects it, and its views.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

/// The label of a tab that is given as words and a symbol.
public typealias DefaultTabLabel = SwiftUICore.Label<Text, Image>

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUICore.Label(title, systemImage: systemImage)
    )
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUICore.Label(titleKey, image: image))
  }
}

extension Tab where Value: Hashable {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: AnyHashable(value), content: content(), label: label()) }
}

extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: SwiftUICore.Label(title, systemImage: systemImage))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: SwiftUICore.Label(titleKey, image: image)) }
}

extension Tab: View {
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// Tabs that belong together; they stand among the others.
public struct TabSection<Header: View, Content: View> {
  let content: Content
}

extension TabSection: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content())
  }
  public var body: some View { content }
}
extension TabSection where Header == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

/// How tab views look; by name. The window's bar offers the choice.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct VerticalPageTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }

/// How the index of pages looks; by name.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { .init() }
}

extension View {
  /// Accepted without effect: the choice of tabs is in the window's bar.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// Accepted without effect: there are no dots for pages.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
