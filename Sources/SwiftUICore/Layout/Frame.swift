/// A view in a rectangle with size rules of its own.
public struct _FrameLayout<Content: View> {
  let content: Content
  let description: FrameDescription
  /// What the frame draws around the view; nil: nothing.
  var decoration: Decorating?
}

extension _FrameLayout: View, ContainerView, DescribedView {
  static var decorates: Bool { true }
  func describe(in context: DescriptionContext) -> FrameDescription {
    guard let decoration else { return description }
    var description = description
    description.decorationBox = DecorationBox(decoration.describe(in: context))
    return description
  }

  /// A text or an image has its frame itself; nil: there is more in it than that, or it is drawn around.
  @MainActor private var leaf: (any View)? {
    decoration == nil ? Decorating().surrounding(self) : nil
  }

  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    if let leaf = view.leaf { return make(leaf, under: parent) }
    return Spreading.makeNode(view.content, view, under: parent) ?? makeContainer(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if let leaf = view.leaf { return patch(node, with: leaf) }
    if !Spreading.patch(node, view.content, view) { patchContainer(node, with: view) }
  }

  @MainActor
  private static func make<V: View>(_ view: V, under parent: Node) -> Node {
    V._makeNode(view, under: parent)
  }
  @MainActor
  private static func patch<V: View>(_ node: Node, with view: V) { V._patch(node, with: view) }
}

extension _FrameLayout: DecoratedView {
  func decorated(_ outer: Decorating) -> (any View)? {
    if decoration == nil, let leaf = outer.surrounding(self) { return leaf }
    guard let both = (decoration ?? Decorating()).followed(by: outer) else { return nil }
    return _FrameLayout(content: content, description: description, decoration: both)
  }
}

extension View {
  /// Gives this view a fixed width, height or both, in points. What is negative or not finite counts as not given.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = length(width, mayBeInfinite: false)
    let height = length(height, mayBeInfinite: false)
    return _FrameLayout(
      content: self,
      description: FrameDescription(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
        maxHeight: height, alignment: alignment))
  }

  /// Bounds the size of this view, in points; infinity takes what is offered.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let description = FrameDescription(
      minWidth: length(minWidth, mayBeInfinite: false),
      idealWidth: length(idealWidth, mayBeInfinite: false),
      maxWidth: length(maxWidth, mayBeInfinite: true), minHeight: length(minHeight, mayBeInfinite: false),
      idealHeight: length(idealHeight, mayBeInfinite: false),
      maxHeight: length(maxHeight, mayBeInfinite: true),
      alignment: alignment)
    compare(description.minWidth, description.idealWidth, description.maxWidth, of: "Width")
    compare(description.minHeight, description.idealHeight, description.maxHeight, of: "Height")
    return _FrameLayout(content: self, description: description)
  }
}

/// A length that a widget can have, or nil with a warning.
private func length(_ value: CGFloat?, mayBeInfinite: Bool) -> Double? {
  if value == .infinity, !mayBeInfinite {
    Diagnostics.tell(
      invalid: "frame dimension", "inf",
      "it is infinite, which only maxWidth and maxHeight may be, and is ignored")
    return nil
  }
  return legal(value, mayBeInfinite ? .notNegative : .length, for: "frame dimension").map(Double.init)
}

/// Tells of bounds that exclude each other.
func compare(_ least: Double?, _ ideal: Double?, _ most: Double?, of side: String) {
  func tell(_ name: String, _ value: Double, _ otherName: String, _ other: Double, _ winner: String) {
    // Bounds that move may cross.
    if Diagnostics.isMoving { return }
    let view = Diagnostics.inBody
    Diagnostics.warn(
      "\(KnownWarning.contradictoryFrame) \(name)\(side) \(value)\(view) is above \(otherName)\(side) \(other); "
        + "\(winner)\(side) counts.",
      oncePer: KnownWarning.contradictoryFrame + name + otherName + side + view)
  }
  if let least, let most, least > most { return tell("min", least, "max", most, "max") }
  if let least, let ideal, least > ideal { tell("min", least, "ideal", ideal, "min") }
  if let ideal, let most, ideal > most { tell("ideal", ideal, "max", most, "max") }
}
