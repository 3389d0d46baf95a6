/// Properties that any widget can have: what modifiers set that need no widget of their own.
package struct Attributes: Equatable, Sendable {
  /// Space around the widget, in points.
  package var margins = EdgeInsets()
  /// 0 transparent to 1 opaque.
  package var opacity = 1.0
  /// Takes its place but is not drawn and gets no input.
  package var isHidden = false
  /// The tooltip.
  package var help: String?
  package var layoutPriority = 0.0
  /// Keeps its ideal size along the axis whatever it is offered.
  package var isFixedHorizontally = false
  package var isFixedVertically = false
  package var accessibilityLabel: String?
  package var accessibilityHint: String?
  package var accessibilityValue: String?
  package var accessibilityIdentifier: String?
  package var isAccessibilityHidden = false

  package init() {}
}

/// A modifier that is a property of the widgets it reaches.
protocol AttributeModifier: ViewModifier where Body == Never {
  func apply(to attributes: inout Attributes)
}

extension AttributeModifier {
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
    Content._patch(child!, with: content)
    if changed { child?.renewAttributes() }
  }
}

extension _ViewNode {
  /// What the attribute modifiers between this node and the widget above it say, the innermost first.
  final func gatheredAttributes() -> Attributes? {
    guard carriesAttributes else { return nil }
    var attributes = Attributes()
    var node = parent
    while let current = node, current.passesAttributes {
      (current as? AttributeSourceNode)?.apply(to: &attributes)
      node = current.parent
    }
    return attributes == Attributes() ? nil : attributes
  }

  /// Gives the top-level widgets of this subtree their attributes anew.
  final func renewAttributes() {
    if let node = self as? any AttributedNode {
      node.applyAttributes()
    } else {
      forEachChild { $0.renewAttributes() }
    }
  }
}

/// A node whose widget takes the attributes gathered above it.
@MainActor
protocol AttributedNode: Node {
  var anyWidget: any Widget { get }
}

extension AttributedNode {
  func applyAttributes() {
    let old = anyWidget.attributes
    let new = gatheredAttributes()
    guard old != new else { return }
    anyWidget.attributes = new
    anyWidget.attributesChanged(from: old)
  }
}
