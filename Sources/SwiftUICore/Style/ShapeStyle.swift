/// What text, symbols and shapes can be painted with: a colour, or a level of the colour around.
public protocol ShapeStyle: Sendable {
  nonisolated var _color: Color { get }
}

extension Color: ShapeStyle {
  public nonisolated var _color: Color { self }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
}

/// A level of importance, each fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _color: Color

  fileprivate init(_ color: Color) { _color = color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(.primary) }
  public static var secondary: HierarchicalShapeStyle { .init(.secondary) }
  public static var tertiary: HierarchicalShapeStyle { .init(.secondary.opacity(0.6)) }
  public static var quaternary: HierarchicalShapeStyle { .init(.secondary.opacity(0.4)) }
}

extension View {
  /// Sets the colour of text, symbols and shapes in this view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundColor(style._color)
  }

  /// Paints the area behind this view. A colour is a view too: that overload comes first.
  /// - Parameter edges: accepted; a window has no unsafe area.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) { style._color }
  }

  /// Paints a shape behind this view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    background(alignment: .center) { shape.fill(style._color) }
  }
}
