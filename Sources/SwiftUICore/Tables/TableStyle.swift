/// How tables look.
public protocol TableStyle {
  static var _look: _TableLook { get }
  /// Whether every other row has a ground of its own.
  var _alternatesRows: Bool { get }
}
extension TableStyle { public var _alternatesRows: Bool { false } }
/// The looks a table can have.
public enum _TableLook: Sendable { case automatic, inset, bordered }

public struct AutomaticTableStyle: TableStyle {
  public init() {}
  public static var _look: _TableLook { .automatic }
}
public struct InsetTableStyle: TableStyle {
  public let _alternatesRows: Bool
  public init() { _alternatesRows = false }
  /// - Parameter alternatesRowBackgrounds: whether every other row has a ground of its own.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public static var _look: _TableLook { .inset }
}
public struct BorderedTableStyle: TableStyle {
  public let _alternatesRows: Bool
  public init() { _alternatesRows = false }
  /// - Parameter alternatesRowBackgrounds: whether every other row has a ground of its own.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public static var _look: _TableLook { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { .init() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { .init() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { .automatic } }
private struct TableRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TableHeaderKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
  var tableRowsAlternate: Bool {
    get { self[TableRowsKey.self] }
    set { self[TableRowsKey.self] = newValue }
  }
  var tableHeaderVisibility: Visibility {
    get { self[TableHeaderKey.self] }
    set { self[TableHeaderKey.self] = newValue }
  }
}

extension View {
  /// Sets how tables in this view look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableLook, S._look).environment(\.tableRowsAlternate, style._alternatesRows)
  }
  /// Shows or hides the labels over the columns of tables in this view.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderVisibility, visibility)
  }
}
