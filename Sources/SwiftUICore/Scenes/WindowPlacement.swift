/// Where a window opens, and how large.
public struct WindowPlacement: Sendable {
  /// A point of the display, or a share of it.
  package enum Position: Equatable, Sendable {
    case point(CGPoint)
    case share(UnitPoint)
  }
  package var position: Position?
  /// In points; nil: as large as the scene, or the content, has it.
  package var width: CGFloat?
  package var height: CGFloat?

  /// - Parameter position: its top leading corner on the display, in points; nil: the desktop's choice. On Wayland the desktop
  ///   places all windows.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }
  @_disfavoredOverload
  public init(_ position: CGPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position.map { .point($0) }
    (self.width, self.height) = (width, height)
  }
  /// - Parameters:
  ///   - x: where its leading edge is on the display, in points; nil: the desktop's choice, unless `y` is there.
  ///   - y: where its top edge is; a number that is not there is zero where the other is.
  @_disfavoredOverload
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    if x != nil || y != nil { position = .point(CGPoint(x: x ?? 0, y: y ?? 0)) }
    (self.width, self.height) = (width, height)
  }
  /// - Parameter position: where in the room of the display: `.topLeading` to `.bottomTrailing`.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }
  @_disfavoredOverload
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = .share(position)
    (self.width, self.height) = (width, height)
  }
}

/// The content of a window that is to be placed.
public struct WindowLayoutRoot {
  let measure: (ProposedViewSize) -> CGSize
  /// How large the content is where `proposal` is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A display, as far as a window's place depends on it.
public struct DisplayProxy: Equatable, Hashable, Sendable {
  /// All of it, in points.
  public let bounds: CGRect
  /// What panels leave of it.
  public let visibleRect: CGRect

  public func hash(into hasher: inout Hasher) {
    for number in [bounds.width, bounds.height, visibleRect.minX, visibleRect.minY] { hasher.combine(number) }
  }
}

/// What there is around a window that is to be placed.
public struct WindowPlacementContext {
  /// The display that windows open on.
  public let defaultDisplay: DisplayProxy
}

/// What a scene makes of its content and the display when a window opens.
package struct ComputedPlacement: Equatable {
  let compute: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  /// - Parameter measure: how large the content is where something is offered.
  package func placement(
    screen: CGRect, room: CGRect, measure: @escaping (ProposedViewSize) -> CGSize
  ) -> WindowPlacement {
    compute(
      WindowLayoutRoot(measure: measure),
      WindowPlacementContext(defaultDisplay: DisplayProxy(bounds: screen, visibleRect: room)))
  }
  /// It is looked at as a window opens: another closure changes no window.
  package static func == (a: Self, b: Self) -> Bool { true }
}

extension Scene {
  /// Where windows that have no size remembered open, and how large.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    _SceneEnvironment(content: self) { $0.windowTraits.placement = ComputedPlacement(compute: makePlacement) }
  }
  /// Accepted without effect: a window that is zoomed is as large as the desktop makes it.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  /// Accepted without effect: a window that is zoomed is as large as the desktop makes it.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

/// How large a zoomed window is; by name.
public struct WindowIdealSize: Equatable, Sendable {
  private let name: String
  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}
