/// How lists look.
public protocol ListStyle {
  static var _look: _ListLook { get }
  /// Whether every other row has a ground of its own.
  var _alternatesRows: Bool { get }
}
extension ListStyle { public var _alternatesRows: Bool { false } }
/// The looks a list can have.
public enum _ListLook: Sendable { case automatic, plain, inset, bordered, grouped, insetGrouped, sidebar }
/// Rows with lines between them; in the sidebar of a split view as sidebars are.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .automatic }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .plain }
}
public struct InsetListStyle: ListStyle {
  public let _alternatesRows: Bool
  public init() { _alternatesRows = false }
  /// - Parameter alternatesRowBackgrounds: whether every other row has a ground of its own.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public static var _look: _ListLook { .inset }
}
/// In a frame.
public struct BorderedListStyle: ListStyle {
  public let _alternatesRows: Bool
  public init() { _alternatesRows = false }
  /// - Parameter alternatesRowBackgrounds: whether every other row has a ground of its own.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public static var _look: _ListLook { .bordered }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .grouped }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .sidebar }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { .init() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: Self { .init() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

private struct ListLookKey: StyleKey {
  static var defaultValue: ListDescription.Look { .automatic }
}

extension EnvironmentValues {
  var listLook: ListDescription.Look {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in this view look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: ListDescription.Look =
      switch S._look {
      case .automatic: .automatic
      case .plain: .plain
      case .inset: .inset
      case .bordered: .bordered
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    let alternates = style._alternatesRows
    return environment(\.listLook, look).transformEnvironment(\.rowsAlternate) {
      if alternates, $0 == nil { $0 = true }
    }
  }
}
