/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// -1 before it, 0 in sight, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change on their way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// Where a view is when it counts as in sight.
  public struct Threshold: Sendable {
    // The distance of the view's edge from that of the scroll view: shares of the view's length and of the room, and points.
    fileprivate var length: Double
    fileprivate var room = 0.0
    fileprivate var points = 0.0

    /// All of it is in sight.
    public static let visible = visible(1)
    /// Nothing of it is.
    public static let hidden = visible(0)
    /// Its middle is that of the scroll view.
    public static let centered = Threshold(length: -0.5, room: 0.5)
    /// So much of it is in sight, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(length: amount - 1) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        length: length + (other.length - length) * amount, room: room + (other.room - room) * amount,
        points: points + (other.points - points) * amount)
    }
    /// The same, so many points further in.
    public func inset(by distance: Double) -> Threshold {
      var inset = self
      inset.points += distance
      return inset
    }

    fileprivate func distance(_ length: Double, in room: Double) -> Double {
      self.length * length + self.room * room + points
    }
  }

  fileprivate enum Way: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }
  fileprivate var way: Way
  fileprivate var threshold = Threshold.visible

  /// The change is animated as the view comes into sight and leaves it.
  public static let animated = animated(.default)
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .animated(animation))
  }
  /// The view changes as it is scrolled into sight: by the curve from where nothing is seen of it to the threshold, and back.
  public static let interactive = interactive()
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }
  /// Nothing changes.
  public static let identity = ScrollTransitionConfiguration(way: .identity)
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = way else { return self }
    var new = self
    new.way = .animated(animation)
    return new
  }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var new = self
    new.threshold = threshold
    return new
  }

  /// How far a view is on its way out, 0 in sight to 1, when its edge is `distance` points in from that of the scroll view.
  fileprivate func progress(at distance: Double, _ length: Double, in room: Double) -> Double {
    let begin = threshold.distance(length, in: room)
    switch way {
    case .identity: return 0
    case .animated: return distance < begin ? 1 : 0
    case .interactive(let curve):
      guard begin > -length else { return distance <= -length ? 1 : 0 }
      return 1 - curve.value(at: (distance + length) / (begin + length))
    }
  }
  fileprivate var animation: Animation? { if case .animated(let animation) = way { animation } else { nil } }
}

/// A view that looks as its place in the scroll view around says.
struct ScrollTransitionView<Content: View, Effect: VisualEffect> {
  let content: Content
  let topLeading, bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionView: View, PrimitiveView {
  typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ScrollTransitionNode<Content, Effect> {
    let node = ScrollTransitionNode(view, under: parent)
    node.mount(view.content, changingPicture: Effect._changesPicture)
    return node
  }
  static func patch(_ node: ScrollTransitionNode<Content, Effect>, with view: Self) {
    node.view = view
    node.patch(with: view.content)
  }
}

final class ScrollTransitionNode<Content: View, Effect: VisualEffect>: VisualLookNode<Content> {
  fileprivate var view: ScrollTransitionView<Content, Effect>
  /// The last phase that was shown; nil: none was yet.
  private var phase: ScrollTransitionPhase?
  override var knownName: String? { "scrollTransition" }

  init(_ view: ScrollTransitionView<Content, Effect>, under parent: Node) {
    self.view = view
    super.init(under: parent)
  }

  private func look(in phase: ScrollTransitionPhase) -> _VisualLook {
    var look = _VisualLook()
    view.transition(EmptyVisualEffect(), phase)._change(&look)
    return look
  }

  override func makeLook() -> (look: _VisualLook, animation: Animation?)? {
    guard proxy() != nil, let (rect, room) = placeInScroll() else { return nil }
    guard let room else { return (look(in: .identity), nil) }
    let axis = view.axis ?? ((scrollAround?.scrolls(along: .vertical) ?? true) ? .vertical : .horizontal)
    let (start, length, space) =
      axis == .vertical
      ? (Double(rect.minY), Double(rect.height), Double(room.height))
      : (Double(rect.minX), Double(rect.width), Double(room.width))
    let before = view.topLeading.progress(at: start, length, in: space)
    let after = view.bottomTrailing.progress(at: space - start - length, length, in: space)
    let (new, progress): (ScrollTransitionPhase, Double) =
      before >= after
      ? (before > 0 ? .topLeading : .identity, before) : (after > 0 ? .bottomTrailing : .identity, after)
    let last = phase
    phase = new
    let leaving = new == .identity ? last : new
    let configuration = leaving == .bottomTrailing ? view.bottomTrailing : view.topLeading
    // As it comes it is what it is.
    let animation = last == nil || last == new ? nil : configuration.animation
    if progress >= 1 || progress <= 0 { return (look(in: new), animation) }
    return (look(in: .identity).mixed(with: look(in: new), by: progress), nil)
  }
}

extension View {
  /// Changes how this view looks as it is scrolled into sight and out of it, without a change of layout.
  ///
  /// Interactive transitions show as much of the effect as the view is out of sight, animated ones animate it as the view
  /// crosses the threshold.
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  public nonisolated func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    ScrollTransitionView(
      content: self, topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
      transition: transition)
  }
}
