/// How a picture is seen where the desktop's widgets have one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let kind: Int
  public static let accented = WidgetAccentedRenderingMode(kind: 0)
  public static let desaturated = WidgetAccentedRenderingMode(kind: 1)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: 2)
  public static let fullColor = WidgetAccentedRenderingMode(kind: 3)
}

extension Image {
  /// Accepted without effect: this desktop has no widgets of programs.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

extension View {
  /// Accepted without effect: this desktop has no widgets of programs.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
