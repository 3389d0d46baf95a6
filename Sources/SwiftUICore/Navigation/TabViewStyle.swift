/// How tab views look.
public protocol TabViewStyle {
  /// Whether there are pages to leaf through instead of tabs, and dots for them.
  var _pages: (isPaged: Bool, showsDots: Bool) { get }
  /// Whether the tabs stand in a column beside what they show, where there is room for both.
  var _hasSidebar: Bool { get }
}

extension TabViewStyle {
  public var _pages: (isPaged: Bool, showsDots: Bool) { (false, false) }
  public var _hasSidebar: Bool { false }
}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// Pages to leaf through, by swiping, by the arrow keys or by the dots at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots; by itself, there are.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool
    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }
  private let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _pages: (isPaged: Bool, showsDots: Bool) { (true, mode.showsDots) }
}
/// The window's bar offers the choice.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
/// A column beside what they show has the tabs, in their sections; in a narrow window a bar at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _hasSidebar: Bool { true }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
/// Pages to leaf through, as in `PageTabViewStyle`.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}
  public var _pages: (isPaged: Bool, showsDots: Bool) { (true, true) }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }

/// How the index of pages, a row of dots, looks.
public protocol IndexViewStyle {
  var _hidesGround: Bool { get }
}
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a ground, on which they are seen in front of any page; by itself, they have.
  public struct BackgroundDisplayMode: Sendable {
    let hidesGround: Bool
    public static let automatic = BackgroundDisplayMode(hidesGround: false)
    public static let interactive = BackgroundDisplayMode(hidesGround: false)
    public static let always = BackgroundDisplayMode(hidesGround: false)
    public static let never = BackgroundDisplayMode(hidesGround: true)
  }
  public let _hidesGround: Bool
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hidesGround = backgroundDisplayMode.hidesGround
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct BareDotsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TabsLookKey: EnvironmentKey { static var defaultValue: TabsDescription.Look { .bar } }

extension EnvironmentValues {
  var dotsAreBare: Bool {
    get { self[BareDotsKey.self] }
    set { self[BareDotsKey.self] = newValue }
  }
  var tabsLook: TabsDescription.Look {
    get { self[TabsLookKey.self] }
    set { self[TabsLookKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tab views in this view offer their choice in the window's bar, in a sidebar, or are pages to leaf through.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = style._pages
    return environment(
      \.tabsLook,
      pages.isPaged ? .pages(showsDots: pages.showsDots) : style._hasSidebar ? .sidebar : .bar)
  }
  /// Sets whether the dots of pages in this view have a ground.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.dotsAreBare, style._hidesGround)
  }
}
