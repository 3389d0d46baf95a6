// Parts of the theme by name, each in the colour that comes nearest to it.

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(.primary.opacity(0.2)))
  }
}
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { .init() } }

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.accentColor)) }
}
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { .init() } }

/// Links.
public struct LinkShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.accentColor)) }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }

/// What an empty field says.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(.secondary.opacity(0.7)))
  }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { .init() }
}

/// Shapes of controls, such as the trough of a slider.
public struct FillShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(.primary.opacity(0.12)))
  }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }

/// The ground of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color(.theme(.background, opacity: 1))))
  }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: Self { .init() }
}
