/// Pages on top of a root view: links push them, the back button takes them off.
///
/// The window's header bar shows the title and the items of the page on top. Of several stacks beside each other each has a
/// bar of its own above its pages, and so has one in a popover or an inspector.
public struct NavigationStack<Data, Root: View> {
  /// nil: the stack keeps its path itself.
  let path: NavigationPathBinding?
  let root: Root
}

/// A path as the stack uses it, whatever its type.
struct NavigationPathBinding {
  let get: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let removeLast: @MainActor (Int) -> Void
}

extension NavigationStack: View, PrimitiveView {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    nonisolated(unsafe) let path = path
    let binding = NavigationPathBinding(
      get: { path.wrappedValue.elements },
      append: { path.wrappedValue.elements.append($0) },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.init(path: binding, root: root())
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    nonisolated(unsafe) let path = path
    let binding = NavigationPathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else {
          Diagnostics.warn(
            "A link pushed a value of type \(type(of: value.base)) onto a navigation stack whose path holds \(Data.Element.self); "
              + "nothing was pushed.")
          return
        }
        path.wrappedValue.append(element)
      },
      removeLast: { path.wrappedValue.removeLast($0) })
    self.init(path: binding, root: root())
  }

  static func makeNode(_ view: Self, under parent: Node) -> NavigationStackNode {
    let node = NavigationStackNode(view.path, under: parent)
    node.mount { Root._makeNode(view.root, under: $0) }
    return node
  }
  static func patch(_ node: NavigationStackNode, with view: Self) {
    node.path = view.path
    Root._patch(node.root.content, with: view.root)
    node.update()
  }
}
