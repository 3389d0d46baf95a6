extension _ViewNode {
  /// The view for a message, as in `GeometryReader in Player`: with the program's view, or modifier, whose body it is in.
  final var nameInProgram: String { programView.map { "\(viewName) in \($0.viewName)" } ?? viewName }

  /// The name of the program's view whose body this is in.
  final var ownerInProgram: String { programView?.viewName ?? viewName }

  /// The same; nil: it is in no view of the program's.
  final var bodyInProgram: String? { programView?.viewName }

  private final var programView: Node? {
    var node: Node? = parent
    while let current = node {
      if current is any DataNode, !(current is any AttributedNode), !current.isOfLibrary { return current }
      node = current.parent
    }
    return nil
  }

  /// Whether the view whose body it is comes with the library.
  private final var isOfLibrary: Bool {
    let name = String(reflecting: Swift.type(of: self))
    return name.split(separator: "<", maxSplits: 1).last?.hasPrefix("SwiftUICore.") ?? false
  }
}
