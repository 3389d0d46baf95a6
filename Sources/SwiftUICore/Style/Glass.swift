/// A ground of glass. GTK does not blur what is behind: as with `Material`, the window's colour lies over it.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private let kind: Kind
  fileprivate var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  /// More is seen of what is behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// With a colour in it.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
  /// Accepted without effect: it does not answer to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate func ground<S: Shape>(_ shape: S) -> some View {
    ZStack {
      if kind != .identity {
        shape.fill(kind == .clear ? Material.ultraThin : Material.regular)
        if let tint { shape.fill(tint.opacity(kind == .clear ? 0.3 : 0.6)) }
        shape.stroke(Color.primary.opacity(0.12))
      }
    }
  }
}

/// The shape of glass that says none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How a ground of glass comes and goes; by name.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
  /// Puts a ground of glass behind this view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  )
    -> some View
  {
    modifier(GlassGround(glass: glass, shape: shape))
  }
  /// Accepted without effect: grounds of glass do not flow into each other.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Accepted without effect: each view has a ground of its own.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  { self }
  /// Accepted without effect: a ground comes and goes with its view.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

private struct GlassGround<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  func body(content: Content) -> some View { content.background { glass.ground(shape) } }
}

/// Views with grounds of glass. They stand as they would without: grounds do not flow into each other.
public struct GlassEffectContainer<Content: View> {
  private let content: Content
  /// - Parameter spacing: accepted without effect.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// A button of glass: one with a border, round at its ends.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  public nonisolated init() { glass = .regular }
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let tint = glass.tint {
      BorderedProminentButtonStyle().makeBody(configuration: configuration).tint(tint)
        .buttonBorderShape(.capsule)
    } else {
      BorderedButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
    }
  }
}
/// The same in the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { .init() }
  public static func glass(_ glass: Glass) -> Self { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { .init() }
}
