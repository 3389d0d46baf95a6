/// A view that modifies another; where that is several views, it is around each of them.
@MainActor
protocol ModifyingView: SeveralViews, Modification {
  associatedtype Modified: View
  var modified: Modified { get }
  /// Whether it is there for one view: a layout is for several.
  static var modifiesEach: Bool { get }
}

extension ModifyingView {
  static var modifiesEach: Bool { true }
  static func maySpread(in spot: Spreading.Spot) -> Bool {
    modifiesEach && Spreading.isNeeded(for: Modified.self, in: spot)
  }
  func spread(_ modification: any Modification, in spot: Spreading.Spot) -> AnyView {
    Spreading.around(modified, self, modification, in: spot)
  }
}

/// One that is one widget.
@MainActor
protocol ModifyingContainer: ContainerView, ModifyingView {}

extension ModifyingContainer {
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    guard modifiesEach, let spread = Spreading.makeNode(view.modified, view, under: parent) else {
      return makeContainer(view, under: parent)
    }
    return spread
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if !Spreading.patch(node, view.modified, view) { patchContainer(node, with: view) }
  }
}

@MainActor
protocol ModifyingPrimitive: PrimitiveView, ModifyingView {}

extension ModifyingPrimitive {
  public static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    Spreading.makeNode(view.modified, view, under: parent) ?? makeNode(view, under: parent)
  }
  public static func _patch(_ node: _ViewNode, with view: Self) {
    if Spreading.patch(node, view.modified, view) { return }
    patch(unsafeDowncast(node, to: NodeType.self), with: view)
  }
}
