/// A place or rectangle in a view, to be read in the coordinates of a `GeometryReader`.
public struct Anchor<Value> {
  /// What a view marks of itself.
  public struct Source {
    let value: @MainActor (CGRect) -> Value
  }
  let resolve: @MainActor (any GeometrySource) -> Value
  /// The view that it is of.
  let view: AnchoredView
  /// What it marks of two rectangles, which tells it from others of the same view.
  let marks: [Value]
}

/// Stands for a view for as long as anybody has an anchor of it.
final class AnchoredView: Sendable {
  @MainActor static let rectangles = [
    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 3, width: 5, height: 7),
  ]
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both mark the same of the same view, wherever that is.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.view === b.view && a.marks == b.marks }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(marks)
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { CGRect(x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point of the view in shares of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.minX, y: $0.minY) } }
  public static var top: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.midX, y: $0.minY) } }
  public static var topTrailing: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.maxX, y: $0.minY) } }
  public static var leading: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.minX, y: $0.midY) } }
  public static var center: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.midX, y: $0.midY) } }
  public static var trailing: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.maxX, y: $0.midY) } }
  public static var bottomLeading: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.minX, y: $0.maxY) } }
  public static var bottom: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.midX, y: $0.maxY) } }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.maxX, y: $0.maxY) } }
}

/// Sends up an anchor of its view, under a preference key.
public struct _AnchorModifier<A, K: PreferenceKey> {
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
  /// Whether `change` replaces what comes from below, rather than adding to it.
  let replaces: Bool
}

extension _AnchorModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    AnchorNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: AnchorNode<A, K, C>.self).patch(with: modifier, on: content)
  }
}

final class AnchorNode<A, Key: PreferenceKey, Content: View>: SingleChildNode {
  private var modifier: _AnchorModifier<A, Key>
  private let view = AnchoredView()

  init(_ modifier: _AnchorModifier<A, Key>, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
    announcePreference()
  }

  func patch(with new: _AnchorModifier<A, Key>, on content: Content) {
    modifier = new
    Content._patch(child!, with: content)
    graph.preferencesChanged(above: self)
  }

  /// A place that `change` has read, rather than handed on, is another one.
  override func update() {
    reading {}
    graph.preferencesChanged(above: self)
  }

  private var anchor: Anchor<A> {
    let source = modifier.source
    let resolve: @MainActor (any GeometrySource) -> A = { [weak self] reader in
      // A view that has gone marks nothing.
      guard let self, let view = paddedView, let other = reader.viewOfGeometry else {
        return source.value(.zero)
      }
      let place = view.widget.place(in: other.widget)
      graph.places.note(
        Sighting(of: view.widget, at: place, in: other.widget, size: view.widget.laidOutSize))
      return source.value(CGRect(origin: view.corner(other.inside(place)), size: view.size))
    }
    return Anchor(resolve: resolve, view: view, marks: AnchoredView.rectangles.map { source.value($0) })
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return combinedChildPreferences(key) }
    // `K` is `Key` here.
    let below = modifier.replaces ? nil : combinedChildPreferences(key)
    var value = (below ?? K.defaultValue) as! Key.Value
    recording { modifier.change(&value, anchor) }
    return (value as! K.Value)
  }
}

extension View {
  /// Sends up what `transform` makes of an anchor of this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorModifier<A, K>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes what this view sends up with an anchor of it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorModifier<A, K>(source: value, change: transform, replaces: false))
  }
}
