/// How the colours of a symbol are painted; by name.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
/// How a symbol shows its value; by name.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Accepted without effect: the desktop's symbols are of one colour.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Accepted without effect: the desktop's symbols are whole.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
extension Image {
  /// Accepted without effect: the desktop's symbols are of one colour.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  /// Accepted without effect: the desktop's symbols are whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
