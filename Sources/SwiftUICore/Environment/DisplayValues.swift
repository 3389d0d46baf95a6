/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct VerticalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
  /// Pixels per point of the window that the view is in.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// A pixel in points.
  public var pixelLength: CGFloat {
    let scale = displayScale
    return scale > 0 ? 1 / scale : 1
  }
  /// Compact in a window narrower than 600 points, where columns fold into one.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }
  /// Compact in a window lower than 400 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }
  /// Increased with one of GNOME's high-contrast themes.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// Whether the desktop's animations are off.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// False unless a view sets it: desktops have no always-on display.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Regular unless a view sets it: GNOME has no such wish of the user's.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  /// False: GNOME has no such wish of the user's.
  public var accessibilityReduceTransparency: Bool { false }
  /// True with a high-contrast theme, whose users cannot be expected to tell colours apart.
  public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }
  /// False: what inverts the screen does not say so.
  public var accessibilityInvertColors: Bool { false }
  /// True: buttons of GTK's themes have a shape.
  public var accessibilityShowButtonShapes: Bool { true }
}

extension View {
  /// Sets the size of text in this view, of symbols beside it, and of lengths that grow with it. Fonts of a fixed size keep that.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Limits the size that text in this view has by the desktop, or by what is said around.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }
}
