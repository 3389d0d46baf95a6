/// What a person has made of the tabs; by name: tabs stay in the program's order, and all in sight.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What is known of one tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab is in the bar.
    public var tabBarVisibility = Visibility.automatic
    /// Whether the tab is in the sidebar.
    public var sidebarVisibility = Visibility.automatic
  }
  /// What is known of one section of tabs.
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of its tabs in their order; nil: the program's order.
    public var tabOrder: [String]?
  }
  public init() {}
  public func resetVisibility() {}
  public func resetSectionOrder() {}
  public func resetTabOrder() {}
  public subscript(tab id: String) -> TabCustomization? { nil }
  public subscript(section id: String) -> SectionCustomization? { nil }
}

/// What may be done to a tab; by name.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where the tabs are unless the user says otherwise; by name.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// When a bar of tabs becomes small; by name.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When the search of a tab begins; by name.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
/// Where the view under the tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
  /// `expanded`: the view under the tabs has a line of its own.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

extension View {
  /// Accepted without effect: tabs stay in the program's order.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Accepted without effect: tabs are in the window's bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// Accepted without effect: tabs stay as large as they are.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Puts views under the tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: .bottom, content: content) }
  /// Puts views under the tabs while `isEnabled`.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom, spacing: isEnabled ? nil : 0) { content }
  }
  /// Accepted without effect: a search in a tab is there with the tab.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
