/// How a symbol that stands for a value shows it; by name.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colour of a symbol is spread; by name.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

private struct VariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}
private struct ColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueModeKey.self] }
    set { self[VariableValueModeKey.self] = newValue }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorRenderingModeKey.self] }
    set { self[ColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Accepted without effect: the desktop's symbols stand for no values.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  /// Accepted without effect: the desktop's symbols have one colour.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// Accepted without effect: the desktop's symbols stand for no values.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  /// Accepted without effect: the desktop's symbols have one colour.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
