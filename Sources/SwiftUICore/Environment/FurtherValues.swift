/// How prominent what a view stands on is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}
/// When a material looks active; by name.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
/// Where a view of the container that it is the ground of goes; by name.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
/// The distance that the content of a window keeps from its edges.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat
  public static let minimum = ScenePadding(length: 12)
  public static let navigationBar = ScenePadding(length: 12)
}

private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: any InsettableShape { Rectangle() }
}
private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private struct MaterialAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// How prominent what a view stands on is: standard unless a view sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// What `ContainerRelativeShape` is.
  var containerShape: any InsettableShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
  /// Read by views; nil: as bright as the screen is.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
  /// Read by views; materials look one way.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
  /// The material that a view stands on, as a view above says; nil: none is known.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
  /// False: nothing says that the screen is recorded.
  public var isSceneCaptured: Bool { false }
  /// False: tabs have no sections in the bar.
  public var isTabBarShowingSections: Bool { false }
}

extension View {
  /// Accepted without effect: pictures in this view may be as bright as the screen is.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  /// Accepted without effect: materials look one way.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  /// Paints behind this view, which takes all the room of the container it is in.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background { Rectangle().fill(style) }
  }
  /// Puts views behind this view, which takes all the room of the container it is in.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }
  /// Sets the shape that `ContainerRelativeShape` is in this view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, shape)
  }
  /// Adds the space that the content of a window keeps from its edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 12) }
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
  /// Accepted without effect: a list's rows answer the pointer as the theme has it.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted without effect: a list's rows answer the pointer as the theme has it.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
