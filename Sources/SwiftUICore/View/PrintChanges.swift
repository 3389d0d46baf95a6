import Foundation

/// A value as a stamp: equal as long as views would not notice a difference.
struct ValueStamp<Value>: Hashable {
  // Made, compared and dropped on the main actor, as the stamps of a node's properties.
  nonisolated(unsafe) let value: Value

  static func == (a: Self, b: Self) -> Bool {
    withMainActorUnchecked { areSame(a.value, b.value) }
  }
  func hash(into hasher: inout Hasher) {}
}

extension View {
  /// Called in `body`: prints what made the view run, on standard output, as in `Counter: @self, _count changed.`
  ///
  /// `@self` is the view's value, `@identity` a new place in the tree, `@dependencies` an observable object that the
  /// last `body` read; any other name is a stored property.
  public static func _printChanges() {
    if let line = changes(of: Self.self) { print(line) }
  }

  /// Called in `body`: says what made the view run, on standard error, where a session's log takes it.
  public static func _logChanges() {
    if let line = changes(of: Self.self) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  private static func changes(of type: Any.Type) -> String? {
    guard let node = Graph.evaluating else {
      Diagnostics.warn("\(type)._printChanges() was called outside body; there is nothing to print.")
      return nil
    }
    let changes = node.changesSincePrinted()
    return changes.isEmpty ? "\(type): unchanged." : "\(type): \(changes.joined(separator: ", ")) changed."
  }
}
