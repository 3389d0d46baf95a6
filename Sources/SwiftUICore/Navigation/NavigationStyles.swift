/// Whether navigation views show columns or one page at a time.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { .init() }
}

/// How split views look; by name.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { .init() }
}

extension View {
  /// With `.stack`, a navigation view of several views shows the first of them, and pages on top of it.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationStacked, S.self == StackNavigationViewStyle.self)
  }
  /// Accepted without effect: a split view has one look.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// Gives a column of a split view its width, in points, which stays so.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    let width = legal(Optional(width), .length, for: columnWidth).map(Double.init)
    return _FrameLayout(
      content: self,
      description: FrameDescription(
        minWidth: width, idealWidth: width, maxWidth: width ?? .infinity, alignment: .center, isOfColumn: true
      ))
  }
  /// Gives a column of a split view its width, in points, and how narrow and how wide a person may make it.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let ideal = legal(ideal, .length, or: 200, for: columnWidth)
    let description = FrameDescription(
      minWidth: legal(min, .length, for: columnWidth) ?? Swift.min(ideal, 200), idealWidth: ideal,
      maxWidth: legal(max, .notNegative, for: columnWidth) ?? .infinity, alignment: .center, isOfColumn: true)
    compare(description.minWidth, description.idealWidth, description.maxWidth, of: "Width")
    return _FrameLayout(content: self, description: description)
  }
}

private let columnWidth = "width of a split view's column"
