/// Where a scroll view is to be: at a view, at an edge, or at a point of its content.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }
  private var place = Place.none
  /// Counts wishes, so that the same one can be uttered twice.
  private var count = 0

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(CGPoint(x: x, y: 0))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(CGPoint(x: 0, y: y))
  }

  private mutating func go(_ new: Place) {
    place = new
    count += 1
  }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// The beginning of the content is the one point that is scrolled to.
  public mutating func scrollTo(point: CGPoint) { go(.point(point)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(CGPoint(x: x, y: y))) }
  public mutating func scrollTo(x: CGFloat) { go(.point(CGPoint(x: x, y: 0))) }
  public mutating func scrollTo(y: CGFloat) { go(.point(CGPoint(x: 0, y: y))) }

  /// False: what a person scrolls to is not told.
  public var isPositionedByUser: Bool { false }
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = place, let value = id.base as? any Hashable else { return nil }
    // It was given as one.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  @MainActor
  fileprivate func follow(_ proxy: ScrollViewProxy, anchor: UnitPoint?) {
    switch place {
    case .none: break
    case .view(let id, let own): proxy.scrollTo(id, anchor: own ?? anchor)
    case .edge(let edge): proxy.scroll(to: edge)
    case .point(let point): if point == .zero { proxy.scroll(to: .top) }
    }
  }
}

/// Scrolls what it is put on by a function, told of a value and of its changes.
private struct ScrollFollower<Value: Equatable> {
  let value: Value
  let scroll: @MainActor (ScrollViewProxy, Value) -> Void
}

extension ScrollFollower: ViewModifier {
  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.onChange(of: value, initial: true) { _, value in scroll(proxy, value) }
    }
  }
}

extension View {
  /// Scrolls to the view whose id `id` becomes; nil: nowhere. What a person scrolls to is not told.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(
      ScrollFollower(value: id.wrappedValue) { proxy, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      })
  }
  /// Scrolls to where `position` says. What a person scrolls to is not told.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollFollower(value: position.wrappedValue) { $1.follow($0, anchor: anchor) })
  }
  /// Has scroll views and lists begin at their end, where `anchor` is at the bottom or trailing.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      ScrollFollower(value: 0) { proxy, _ in
        guard let anchor, anchor.y == 1 || anchor.x == 1 else { return }
        proxy.scroll(to: anchor.y == 1 ? .bottom : .trailing)
      })
  }
  /// The same where `role` is the beginning; other roles are accepted.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    defaultScrollAnchor(role == .initialOffset ? anchor : nil)
  }
}
