/// Which view something was read from, as long as that is there. It says nothing about what is seen, and is never different.
package struct ViewIdentity: Equatable, Sendable {
  private var node: ObjectIdentifier?

  /// That of nothing that a program's view stands for.
  package init() {}
  init(of node: Node) { self.node = ObjectIdentifier(node) }

  package static func == (a: Self, b: Self) -> Bool { true }

  /// Whether both are of one view; nil: that cannot be told.
  package func isThat(of other: ViewIdentity) -> Bool? {
    guard let node, let other = other.node else { return nil }
    return node == other
  }
}
