/// What makes something of the views that a view consists of, in the form from before `Group(subviews:transform:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// Content, and what makes one view of it.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public nonisolated init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
  }
}

public protocol _VariadicView_Root {}

/// Makes a view of the views that content consists of.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// - Parameter children: each is put in one place at most.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
/// Makes one view, as a stack is.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Makes any number of views for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that content consists of, in order. As a view, all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// One of the views that content consists of.
  public struct Element: Identifiable {
    let subview: Subview
    /// Stays the same for as long as the view does.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What the view was given for an identity, by `id(_:)` or a `ForEach`, if that is an `ID`; the innermost counts.
    @MainActor @preconcurrency public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.place.givenID(as: type)
    }
    /// What the view carries by `_trait`.
    @MainActor @preconcurrency public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[TraitContainerValue<Trait>.self]
    }
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}

extension SubviewSource {
  fileprivate func givenID<ID: Hashable>(as type: ID.Type) -> ID? {
    var child = node
    while let parent = child.parent, parent.asHost == nil || parent is SectionNode {
      if let id = (parent as? IDNode)?.id.base as? ID { return id }
      if parent is LazyRowsNode {
        parent.updatePlaces(of: [child])
        if let id = parent.identityOfChild(at: Int(child.place))?.base as? ID { return id }
      }
      child = parent
    }
    return nil
  }
}
