/// Fades.
public struct OpacityTransition: Transition, EffectTransition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(opacity: phase.isIdentity ? 1 : 0)
  }
}

/// Comes from an edge and leaves by it, by as much as the view measures.
public struct MoveTransition: Transition, EffectTransition {
  public let edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.move(edge: edge).apply(to: content, phase)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity ? TransitionEffect() : TransitionEffect(shift: edge.way)
  }
}

/// Comes from the leading edge and leaves by the trailing one.
public struct SlideTransition: Transition, EffectTransition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.slide.apply(to: content, phase)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(shift: .init(x: phase.value, y: 0))
  }
}

/// Comes from an edge, leaves by the opposite one, and fades meanwhile.
public struct PushTransition: Transition, EffectTransition {
  public let edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.push(from: edge).apply(to: content, phase)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    guard !phase.isIdentity else { return TransitionEffect() }
    return TransitionEffect(
      opacity: 0, shift: .init(x: edge.way.x * -phase.value, y: edge.way.y * -phase.value))
  }
}

/// Comes from a place and leaves to it.
public struct OffsetTransition: Transition, EffectTransition {
  public let offset: CGSize
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity
      ? TransitionEffect()
      : TransitionEffect(offset: .init(x: Double(offset.width), y: Double(offset.height)))
  }
}

/// Grows and shrinks. GTK 3 cannot scale a widget, so that the view also fades, by the same share.
public struct ScaleTransition: Transition, EffectTransition {
  public let scale: Double
  public let anchor: UnitPoint
  public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    phase.isIdentity ? TransitionEffect() : TransitionEffect(opacity: min(max(scale, 0), 1), scale: scale)
  }
}

/// Comes and goes without a change of looks; a view that leaves so is gone at once.
public struct IdentityTransition: Transition, EffectTransition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect { TransitionEffect() }
}

/// Fades; GTK cannot blur a widget.
public struct BlurReplaceTransition: Transition, EffectTransition {
  public struct Configuration: Equatable, Sendable {
    private let isUpward: Bool
    public static let downUp = Configuration(isUpward: false)
    public static let upUp = Configuration(isUpward: true)
  }
  public var configuration: Configuration
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated func effect(_ phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(opacity: phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  /// From the view's place towards the edge, in shares of its size.
  var way: Attributes.Vector {
    switch self {
    case .top: .init(x: 0, y: -1)
    case .bottom: .init(x: 0, y: 1)
    case .leading: .init(x: -1, y: 0)
    case .trailing: .init(x: 1, y: 0)
    }
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition() }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}
