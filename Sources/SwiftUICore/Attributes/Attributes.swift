/// Properties that any widget can have: what modifiers set that need no widget of their own.
package struct Attributes: Equatable, Sendable {
  /// Space around the widget, in points.
  package var margins = EdgeInsets()
  /// 0 transparent to 1 opaque.
  package var opacity = 1.0
  /// How far it is drawn from its place, in points; x counts towards the trailing edge.
  package var offset = Vector(x: 0, y: 0)
  /// The same as shares of its own size.
  package var shift = Vector(x: 0, y: 0)
  /// Its size as multiples of what layout has for it, from its leading top corner; and where in that room it stands if it
  /// does not stretch, in shares of what is left over.
  package var stretch = Vector(x: 1, y: 1)
  package var stretchAnchor = Vector(x: 0.5, y: 0.5)
  /// How much larger it is drawn, and how far turned, in radians, around the point of it that is the anchor.
  package var scale = Vector(x: 1, y: 1)
  package var rotation = 0.0
  package var anchor = Vector(x: 0.5, y: 0.5)
  /// The space around it that is a part of what is scaled and turned, in points.
  package var turnedSpace = EdgeInsets()
  /// How far it is moved before it is scaled and turned, in points: turned, it goes around the anchor.
  package var reach = Vector(x: 0, y: 0)
  /// What it is drawn through, the innermost first.
  package var matrices: [PaddedMatrix] = []
  /// How it mixes with what is behind; nil: it is drawn over it. `normal`: the same, as one picture.
  package var blendMode: BlendMode?
  /// Takes its place but is not drawn and gets no input.
  package var isHidden = false
  /// The pointer meets what is behind.
  package var letsPointerThrough = false
  /// Where within its rectangle the pointer meets it and what it is the label of; nil: everywhere.
  package var contentShape: ContentOutline?
  /// Which way it and what is in it are written and laid out; nil: as what is around it.
  package var layoutDirection: LayoutDirection?
  /// Whether its theme colours are those of light or of dark windows; nil: as what is around it.
  package var colorScheme: ColorScheme?
  /// The tooltip.
  package var help: String?
  package var layoutPriority = 0.0
  /// What else it tells the layout around it; nil: nothing.
  package var layoutTraits: LayoutTraitsBox?
  /// Keeps its ideal size along the axis whatever it is offered.
  package var isFixedHorizontally = false
  package var isFixedVertically = false
  package var accessibilityLabel: String?
  /// Whether that is what its kind calls it, where the program says nothing else.
  package var isNamedByKind = false
  package var accessibilityHint: String?
  package var accessibilityValue: String?
  package var accessibilityIdentifier: String?
  package var isAccessibilityHidden = false
  /// Whether what it opens and closes is open, for assistive tools; nil: it opens nothing.
  package var isExpanded: Bool?
  /// How full it is, from 0 to 1, where assistive tools are told so; nil: it is no bar.
  package var accessibilityLevel: Double?
  package var accessibilityTraits = AccessibilityTraits()
  /// Whether it is there for the list in it, which then has its name for assistive tools.
  package var namesListInside = false
  /// Whether it is there for the bar, ring or spinner in it: what is said of it is said of that.
  package var standsForProgress = false
  /// Who meets it and what is in it.
  package enum Audience: Sendable {
    case everybody
    /// Assistive tools do not.
    case people
    /// Only they do: it is not seen, and takes neither the pointer nor the keys.
    case tools
  }
  package var audience = Audience.everybody
  /// What becomes of the parts for assistive tools; nil: they are what they are.
  package var accessibilityChildren: AccessibilityChildBehavior?
  /// What assistive tools can do with it beyond what its kind offers; nil: nothing.
  package var accessibilityActions: AccessibilityActions?
  /// Which other widgets it is the label of, or is labelled by, for assistive tools; nil: none.
  package var accessibilityPair: AccessibilityPair?
  /// Among its siblings those with a higher one come first for assistive tools.
  package var accessibilitySortPriority = 0.0

  package init() {}

  /// What `vector` becomes when it is scaled and turned as the widget is.
  package func turned(_ vector: Vector) -> Vector {
    let (x, y) = (vector.x * scale.x, vector.y * scale.y)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return Vector(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }

  /// Scales it by `factor` and turns it by `angle` radians more around a point of it, together with what has moved it so far.
  mutating func turn(by angle: Double, scale factor: Vector, around point: Vector) {
    if offset != Vector(x: 0, y: 0), scale.x != 0, scale.y != 0 {
      let (sine, cosine) = (sin(rotation), cos(rotation))
      reach.x += (offset.x * cosine + offset.y * sine) / scale.x
      reach.y += (offset.y * cosine - offset.x * sine) / scale.y
      offset = Vector(x: 0, y: 0)
    }
    rotation += angle
    scale.x *= factor.x
    scale.y *= factor.y
    anchor = point
    turnedSpace = margins
  }

  /// Draws it through a matrix, together with the space that is around it so far.
  mutating func draw(through matrix: DrawnMatrix) {
    matrices.append(PaddedMatrix(matrix: matrix, space: margins))
  }

  /// Gives it a name for assistive tools, unless it has got one further in.
  mutating func name(_ label: String) {
    guard accessibilityLabel == nil || isNamedByKind else { return }
    accessibilityLabel = label
    isNamedByKind = false
  }

  /// A direction and a length.
  package struct Vector: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

/// A modifier that is a property of the widgets it reaches.
protocol AttributeModifier: ViewModifier where Body == Never {
  func apply(to attributes: inout Attributes)
}

extension AttributeModifier {
  public nonisolated static var _isAttribute: Bool { true }
  public static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode
  {
    AttributeNode(modifier, on: content, under: parent)
  }
  public static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    unsafeDowncast(node, to: AttributeNode<Self, C>.self).patch(with: modifier, on: content)
  }
}

/// Reads as part of the chain of attributes above a widget.
class AttributeSourceNode: SingleChildNode {
  override var passesAttributes: Bool { true }
  func apply(to attributes: inout Attributes) {}
}

final class AttributeNode<Modifier: AttributeModifier, Content: View>: AttributeSourceNode {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
  private var modifier: Modifier

  init(_ modifier: Modifier, on content: Content, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    child = Content._makeNode(content, under: self)
  }

  override func apply(to attributes: inout Attributes) { modifier.apply(to: &attributes) }

  func patch(with new: Modifier, on content: Content) {
    let changed = !areSame(modifier, new)
    modifier = new
    // What changes the transaction further in is not to reach this modifier.
    let isFirst = changed && graph.motionModifiers > 0
    if isFirst { child?.renewAttributes(in: animatedTransaction) }
    Content._patch(child!, with: content)
    if changed && !isFirst { child?.renewAttributes(in: animatedTransaction) }
  }
}

extension _ViewNode {
  /// What the attribute modifiers between this node and the widget above it say, the innermost first.
  final func gatheredAttributes() -> Attributes? {
    let inside = graph.tellsLayoutWithin ? decoratedWidget?.attributes : nil
    guard carriesAttributes || inside != nil else { return nil }
    var attributes = Attributes()
    if let inside { attributes.tellLayout(as: inside) }
    var node = parent
    while let current = node, current.passesAttributes {
      (current as? AttributeSourceNode)?.apply(to: &attributes)
      node = current.parent
    }
    return attributes == Attributes() ? nil : attributes
  }

  /// Gives the top-level widgets of this subtree their attributes anew, also those of views that are leaving: they are
  /// still to be seen, and may come back.
  final func renewAttributes(in transaction: Transaction? = nil) {
    if let node = attributed {
      node.applyAttributes(in: transaction)
    } else {
      forEachChild { $0.renewAttributes(in: transaction) }
      guard graph.hasDepartures else { return }
      for child in graph.animator.leaving(self) { child.renewAttributes(in: transaction) }
    }
  }
}

/// A node whose widget takes the attributes gathered above it.
@MainActor
protocol AttributedNode: Node {
  var anyWidget: any Widget { get }
  /// Whether it has one of its own.
  var hasWidget: Bool { get }
  /// Whether something of that is seen.
  var showsSomething: Bool { get }
}

extension AttributedNode {
  var hasWidget: Bool { true }
  var showsSomething: Bool { true }
}

extension _ViewNode {
  /// This node, where a widget of its own takes attributes; nil: none does, as with a section whose parts are its list's.
  final var attributed: (any AttributedNode)? {
    guard let node = self as? any AttributedNode, node.hasWidget else { return nil }
    return node
  }
}

extension AttributedNode {
  func applyAttributes(in transaction: Transaction? = nil) {
    let new = gatheredAttributes()
    if transaction == nil && graph.animator.isIdle {
      setAttributes(new)
    } else {
      graph.animator.show(new, of: self, in: transaction)
    }
  }
}
