@_exported import Combine
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation

/// Part of a user interface, described by what it is made of.
///
/// The underscored requirements are the engine's: make a node for a view value, patch the node with a new value, tell
/// whether views of the type may put something into a window's bar, and what they are beyond views. Their defaults serve
/// every view that has a `body`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// What this view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode
  static func _patch(_ node: _ViewNode, with view: Self)
  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor)
  nonisolated static var _roles: _ViewRoles { get }
}

extension View {
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    CompositeNode(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    // A node is patched only with values of the type that made it.
    unsafeDowncast(node, to: CompositeNode<Self>.self).patch(with: view)
  }
}

extension View where Body == Never {
  /// Primitives have no body of their own; the engine never asks for it.
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }
}

extension Never: View {
  public typealias Body = Never
  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) {}
  public var body: Never { fatalError("Never has no value.") }
}

/// A view that the engine knows by its node.
@MainActor
protocol PrimitiveView: View where Body == Never {
  associatedtype NodeType: Node
  static func makeNode(_ view: Self, under parent: Node) -> NodeType
  static func patch(_ node: NodeType, with view: Self)
}

extension PrimitiveView {
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    makeNode(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    patch(unsafeDowncast(node, to: NodeType.self), with: view)
  }
}

extension View {
  /// Makes a node for the view of this type at `pointer`.
  static func makeNode(at pointer: UnsafeRawPointer, under parent: Node) -> Node {
    _makeNode(pointer.assumingMemoryBound(to: Self.self).pointee, under: parent)
  }
  /// The view of this type at `pointer`.
  static func view(at pointer: UnsafeRawPointer) -> any View {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
  /// Patches `node` with the view of this type at `pointer`.
  static func patch(_ node: Node, at pointer: UnsafeRawPointer) {
    _patch(node, with: pointer.assumingMemoryBound(to: Self.self).pointee)
  }
}

/// The node of a view with a `body`.
final class CompositeNode<V: View>: EvaluatingNode<V> {
  override var handsOutWhatItSaw: Bool { true }
  private(set) var child: Node!
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { hasNothingOfItsOwn }
  override var leavesQuietly: Bool { hasQuietProperties }

  override init(_ view: V, under parent: Node) {
    super.init(view, under: parent)
    let body = evaluate { value.body }
    child = V.Body._makeNode(body, under: self)
  }

  /// The view at the root of `graph`.
  override init(_ view: V, rootOf graph: Graph, environment: EnvironmentScope) {
    super.init(view, rootOf: graph, environment: environment)
    let body = evaluate { value.body }
    child = V.Body._makeNode(body, under: self)
  }

  override func shows(_ view: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool {
    // A node can stand for a view that merely wraps the one it was made for.
    !isDirty && !leadsToWaiting && type == ObjectIdentifier(V.self) && isSame(as: view)
  }

  override func layoutOfView(type: ObjectIdentifier) -> FieldLayout? {
    type == ObjectIdentifier(V.self) ? layout : nil
  }

  override func holds(bitsOf view: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(V.self) && hasSameBits(as: view)
  }

  func patch(with view: V) {
    if replace(with: view) || isDirty {
      update()
    } else if leadsToWaiting {
      graph.updateWaiting(below: self)
    }
  }

  override func update() {
    let body = evaluate { value.body }
    V.Body._patch(child, with: body)
  }

  override func collectWidgets(into widgets: inout [any Widget]) { child.collectWidgets(into: &widgets) }
  override var lastWidget: (any Widget)? { child.lastWidget }
  override func forEachChild(_ visit: (Node) -> Void) { visit(child) }
  override func readAhead(_ level: Int) {
    // Among what it refers to are its states.
    if level == 0 { ReadAhead.references(of: self) }
    ReadAhead.child(child, level)
  }
  override func collectRows(into rows: inout RowMap) { child.collectRows(into: &rows) }
  override func unmount() {
    child.unmount()
    super.unmount()
  }
}
