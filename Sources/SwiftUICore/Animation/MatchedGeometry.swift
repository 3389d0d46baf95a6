/// Which parts of a view's geometry are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view that takes the place over of another one with the same id.
public struct _MatchedGeometryView<Content: View> {
  let content: Content
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// What makes two views the same as far as geometry goes.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension _MatchedGeometryView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> MatchedGeometryNode {
    let node = MatchedGeometryNode(view.key, view.properties, view.anchor, isSource: view.isSource, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }
  static func patch(_ node: MatchedGeometryNode, with view: Self) {
    node.take(view.key, view.properties, view.anchor, isSource: view.isSource)
    Content._patch(node.child!, with: view.content)
  }
}

extension View {
  /// Moves this view, as it comes in an animated transaction, from the place of the view that had the same `id` in
  /// `namespace`.
  ///
  /// The position is animated, by `anchor`. GTK's widgets cannot be drawn in another size than their layout's: with
  /// `.size` alone nothing moves.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    _MatchedGeometryView(
      content: self, key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
      anchor: anchor, isSource: isSource)
  }
}

/// The node of a view whose geometry is matched.
final class MatchedGeometryNode: AttributeSourceNode {
  private(set) var key: MatchedGeometryKey
  private var properties: MatchedGeometryProperties
  private var anchor: UnitPoint
  private var isSource: Bool
  private var offset = Attributes.Vector(x: 0, y: 0)

  init(
    _ key: MatchedGeometryKey, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, isSource: Bool,
    under parent: Node
  ) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
    super.init(under: parent)
    let origin = graph.matchedGeometry.frame(key, in: graph.pass)
    graph.matchedGeometry.add(self)
    if let origin, properties.contains(.position), let transaction = animatedTransaction {
      // Its own place is known once it was laid out.
      graph.animator.keep(MatchedMovement(self, from: origin, in: transaction), of: self)
    }
  }

  func take(
    _ key: MatchedGeometryKey, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, isSource: Bool
  ) {
    (self.properties, self.anchor, self.isSource) = (properties, anchor, isSource)
    guard key != self.key else { return }
    graph.matchedGeometry.remove(self, in: graph.pass)
    self.key = key
    graph.matchedGeometry.add(self)
  }

  /// Where the view is in its window; nil: it was not laid out.
  var frame: CGRect? {
    guard let widget = lastWidget, widget.size.width > 1 else { return nil }
    return CGRect(origin: widget.place(in: nil), size: widget.size)
  }
  var isOrigin: Bool { isSource }

  override func apply(to attributes: inout Attributes) {
    attributes.offset.x += offset.x
    attributes.offset.y += offset.y
  }

  /// Puts the view where `origin` was and sends it to its own place.
  func move(from origin: CGRect, to own: CGRect, in transaction: Transaction) {
    func place(_ frame: CGRect) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    offset = .init(x: Double(place(origin).x - place(own).x), y: Double(place(origin).y - place(own).y))
    child?.renewAttributes()
    offset = .init(x: 0, y: 0)
    child?.renewAttributes(in: transaction)
  }

  override func unmount() {
    graph.matchedGeometry.remove(self, in: graph.pass)
    super.unmount()
  }
}

/// Waits for a view's layout, and then has it move there from another's place.
@MainActor
private final class MatchedMovement: DataMovement {
  private let origin: CGRect
  private let transaction: Transaction
  private var hasBegun = false
  private var framesLeft = 10

  init(_ node: any DataNode, from origin: CGRect, in transaction: Transaction) {
    self.origin = origin
    self.transaction = transaction
    super.init(node)
    transaction.completions.hold()
  }

  override var isOver: Bool { hasBegun || !isAlive }

  override func move(to time: Double) {
    guard !hasBegun, let node = node as? MatchedGeometryNode, node.isMounted else { return finish() }
    framesLeft -= 1
    guard let own = node.frame else {
      if framesLeft <= 0 { finish() }
      return
    }
    node.move(from: origin, to: own, in: transaction)
    finish()
  }

  override func finish() {
    guard !hasBegun else { return }
    hasBegun = true
    transaction.completions.release()
  }
}

extension MatchedGeometryNode: DataNode {
  func withData(_ body: (UnsafeMutableRawPointer) -> Void) {}
  func dataMoved() {}
}

/// The views of a graph whose geometry is matched.
@MainActor
final class MatchedGeometry {
  private struct Weak { weak var node: MatchedGeometryNode? }
  private var nodes: [MatchedGeometryKey: [Weak]] = [:]
  /// Where views were that left in the running update.
  private var left: [MatchedGeometryKey: (frame: CGRect, pass: UInt32)] = [:]

  func add(_ node: MatchedGeometryNode) { nodes[node.key, default: []].append(Weak(node: node)) }

  func remove(_ node: MatchedGeometryNode, in pass: UInt32) {
    if node.isOrigin, let frame = node.frame { left[node.key] = (frame, pass) }
    nodes[node.key]?.removeAll { $0.node == nil || $0.node === node }
    if nodes[node.key]?.isEmpty == true { nodes[node.key] = nil }
    left = left.filter { $0.value.pass == pass }
  }

  /// Where the view with that key is, or was until just now.
  func frame(_ key: MatchedGeometryKey, in pass: UInt32) -> CGRect? {
    for each in (nodes[key] ?? []).reversed() {
      if let node = each.node, node.isOrigin, let frame = node.frame { return frame }
    }
    return left[key].flatMap { $0.pass == pass ? $0.frame : nil }
  }
}
