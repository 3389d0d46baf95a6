/// What a program puts right around a text or an image, and its widget has itself: from the content outwards space, a frame,
/// space around that, and what is drawn around all of it. Apart from the widget's description, as most have none.
package final class LeafSurrounds: Equatable {
  /// Space within the frame, in points.
  package let inner: EdgeInsets
  /// nil: none.
  package let frame: FrameDescription?
  /// Space around the frame, in points; none without a frame.
  package let outer: EdgeInsets
  package let decoration: Decoration
  /// What is painted with around the leaf, which may have a colour of its own; nil: what is inherited.
  package let foreground: Color?

  init(
    inner: EdgeInsets, frame: FrameDescription?, outer: EdgeInsets, decoration: Decoration, foreground: Color?
  ) {
    self.inner = inner
    self.frame = frame
    self.outer = outer
    self.decoration = decoration
    self.foreground = foreground
  }

  package static func == (a: LeafSurrounds, b: LeafSurrounds) -> Bool {
    a === b
      || a.inner == b.inner && a.frame == b.frame && a.outer == b.outer && a.decoration == b.decoration
        && a.foreground == b.foreground
  }
}

/// What shows a text or an image, whose widget has what is right around it.
package protocol LeafDescription: Description {
  /// nil: nothing.
  var surrounds: LeafSurrounds? { get set }
}

/// A text or an image.
protocol LeafView: DescribedView where Described: LeafDescription {}

/// One and what is laid out right around it.
struct PlacedLeaf<Leaf: LeafView> {
  let leaf: Leaf
  private(set) var inner = EdgeInsets()
  private(set) var frame: FrameDescription?
  private(set) var outer = EdgeInsets()
  /// What the environment of the leaf is told, by what is further out first.
  private(set) var looks: [(inout EnvironmentValues) -> Void] = []

  init(_ leaf: Leaf) { self.leaf = leaf }

  func padded(by insets: EdgeInsets) -> PlacedLeaf {
    var padded = self
    if frame == nil { padded.inner.add(insets) } else { padded.outer.add(insets) }
    return padded
  }

  func looking(_ write: @escaping (inout EnvironmentValues) -> Void) -> PlacedLeaf {
    var looking = self
    looking.looks.insert(write, at: 0)
    return looking
  }

  /// nil: it is in a frame already.
  func framed(by description: FrameDescription) -> PlacedLeaf? {
    guard frame == nil else { return nil }
    var framed = self
    framed.frame = description
    return framed
  }
}

/// A view that is a text or an image with at most looks of its own, space and a frame around it.
@MainActor
protocol LeafInPlace: View {
  associatedtype Leaf: LeafView
  /// nil: there is more around it after all; the same for all values of a type.
  var placedLeaf: PlacedLeaf<Leaf>? { get }
}

extension PlacedLeaf {
  /// Whether views of a type are such a one with at most space and a frame around it.
  @MainActor
  static func isAll<V: View>(of type: V.Type) -> Bool {
    func leaf<L: LeafInPlace>(_ type: L.Type) -> Bool { L.Leaf.self == Leaf.self }
    guard let type = type._roles.leaf else { return false }
    return leaf(type)
  }
}

extension Text: LeafView, LeafInPlace {
  var placedLeaf: PlacedLeaf<Text>? { PlacedLeaf(self) }
}

extension Image: LeafView, LeafInPlace {
  var placedLeaf: PlacedLeaf<Image>? { PlacedLeaf(self) }
}

/// A modifier that a leaf in it takes upon itself.
@MainActor
protocol LeafModifier: ViewModifier {
  func around<Leaf>(_ place: PlacedLeaf<Leaf>) -> PlacedLeaf<Leaf>
}

extension _PaddingLayout: LeafModifier {
  func around<Leaf>(_ place: PlacedLeaf<Leaf>) -> PlacedLeaf<Leaf> { place.padded(by: insets) }
}

extension LooksModifier: LeafModifier {
  func around<Leaf>(_ place: PlacedLeaf<Leaf>) -> PlacedLeaf<Leaf> { place.looking(write) }
}

extension ModifiedContent: LeafInPlace where Content: LeafInPlace, Modifier: LeafModifier {
  var placedLeaf: PlacedLeaf<Content.Leaf>? { content.placedLeaf.map(modifier.around) }
}

extension _FrameLayout: LeafInPlace where Content: LeafInPlace {
  var placedLeaf: PlacedLeaf<Content.Leaf>? {
    decoration == nil ? content.placedLeaf?.framed(by: description) : nil
  }
}

/// A text or an image whose widget has what is around it, and draws that.
struct SurroundedLeaf<Leaf: LeafView>: View, DescribedView {
  typealias Body = Never
  let place: PlacedLeaf<Leaf>
  let decoration: Decorating

  func describe(in context: DescriptionContext) -> Leaf.Described {
    var description = place.leaf.describe(in: context.setting(place.looks))
    description.surrounds = LeafSurrounds(
      inner: place.inner, frame: place.frame, outer: place.outer,
      decoration: decoration.describe(in: context),
      foreground: context.style.gradient?.solid ?? context.style.foreground
    )
    return description
  }
}

extension Decorating {
  /// A text or an image that has this around itself; nil: `content` is more than one with space and a frame.
  @MainActor
  func surrounding<Content: View>(_ content: Content) -> (any View)? {
    func placed<L: LeafInPlace>(as type: L.Type) -> (any View)? { around(leaf: content as! L) }
    guard let type = Content._roles.leaf else { return nil }
    return placed(as: type)
  }

  @MainActor
  private func around<Content: LeafInPlace>(leaf content: Content) -> (any View)? {
    content.placedLeaf.map { SurroundedLeaf(place: $0, decoration: self) }
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}
