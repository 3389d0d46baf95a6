/// Where a scroll view is to be, or is: at a view, at an edge, or at a point of its content.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where a person has scrolled to, and the view that is first in sight there.
    case person(AnyHashable?)
  }
  private var place = Place.none
  /// Counts wishes, so that the same one can be uttered twice.
  private var count = 0
  /// The type of the ids of views that are told as a person scrolls.
  private let idType: ObjectIdentifier

  private init<ID>(_ idType: ID.Type, _ place: Place) {
    self.idType = ObjectIdentifier(idType)
    self.place = place
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .none) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .view(AnyHashable(id), anchor))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }

  private mutating func go(_ new: Place) {
    place = new
    count += 1
  }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Stays where it is along the other axis.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Stays where it is along the other axis.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// Whether a person has scrolled since it was last sent somewhere.
  public var isPositionedByUser: Bool { if case .person = place { true } else { false } }
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// The view that it was sent to, or the first one in sight where a person has scrolled to: of those whose ids are of the
  /// type that it was made with.
  public var viewID: (any Hashable & Sendable)? {
    guard let id = anyID, let value = id.base as? any Hashable else { return nil }
    // It was given as one.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyID?.base as? T }

  private var anyID: AnyHashable? {
    switch place {
    case .view(let id, _): id
    case .person(let id): id
    default: nil
    }
  }

  // MARK: for the scroll view

  func accepts(_ id: AnyHashable) -> Bool { ObjectIdentifier(Swift.type(of: id.base)) == idType }
  var acceptsNothing: Bool { idType == ObjectIdentifier(Never.self) }
  func scrolledByPerson(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.place = .person(id)
    return position
  }
  var followedID: AnyHashable? { anyID }

  @MainActor
  func follow(_ proxy: ScrollViewProxy, anchor: UnitPoint?) {
    switch place {
    case .none, .person: break
    case .view(let id, let own): proxy.scrollTo(id, anchor: own ?? anchor)
    case .edge(let edge): proxy.scroll(to: edge)
    case .point(let x, let y): proxy.scroll(x: x, y: y)
    }
  }
}

extension View {
  /// Scrolls to the view whose id `id` becomes; nil: nowhere. As a person scrolls, it becomes the id of the first view in
  /// sight, or with an anchor, of the one that is nearest to it.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    scrollPosition(
      ScrollPositionInterest(
        position: ScrollPosition(known: id.wrappedValue), anchor: anchor, tellsIDs: true,
        accepts: { $0.base is ID }
      ) { first, _ in
        if let first = first?.base as? ID { id.wrappedValue = first }
      })
  }
  /// Scrolls to where `position` says, and says there whether a person has scrolled, and to what view.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    let now = position.wrappedValue
    return scrollPosition(
      ScrollPositionInterest(
        position: now, anchor: anchor, tellsIDs: false, accepts: { now.accepts($0) }
      ) { _, new in
        position.wrappedValue = new
      })
  }
  private nonisolated func scrollPosition(_ interest: ScrollPositionInterest) -> some View {
    ScrollFollowerView(content: self, interest: interest)
  }
}

extension ScrollPosition {
  fileprivate init<ID: Hashable>(known id: ID?) {
    self.init(ID.self, id.map { .view(AnyHashable($0), nil) } ?? .none)
  }
}
