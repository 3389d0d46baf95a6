extension _ViewNode {
  /// The view for a message, as in `GeometryReader in Player`: with the program's view, or modifier, whose body it is in.
  final var nameInProgram: String {
    var node: Node? = parent
    while let current = node {
      if current is any DataNode, !(current is any AttributedNode), !current.isOfLibrary {
        return "\(viewName) in \(current.viewName)"
      }
      node = current.parent
    }
    return viewName
  }

  /// Whether the view whose body it is comes with the library.
  private final var isOfLibrary: Bool {
    let name = String(reflecting: Swift.type(of: self))
    return name.split(separator: "<", maxSplits: 1).last?.hasPrefix("SwiftUICore.") ?? false
  }
}
