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

/// The type's name with those of the types it is nested in, and without modules: `Shelf.Row<Int>`.
func nameWithinModule(of type: Any.Type) -> String {
  let full = String(reflecting: type)
    .replacing(/\(unknown context at \$\w+\)\./, with: "")
    .replacing(/\(extension in \w+\):/, with: "")
    .replacing(/\((\w+) in \w+\)/) { $0.1 }
  var name = ""
  var word = ""
  // The first of the words between dots is the module's; `Outer<Module.Argument>` has one more inside.
  var isAtStart = true
  for character in full {
    switch character {
    case "." where isAtStart && !word.isEmpty:
      word = ""
      isAtStart = false
    case ".":
      name += word + "."
      word = ""
      isAtStart = false
    case _ where character.isLetter || character.isNumber || character == "_":
      word.append(character)
    default:
      name += word + String(character)
      word = ""
      isAtStart = true
    }
  }
  return name + word
}

extension View {
  /// Called in `body`: prints what made the view run, on standard output, as in `Counter: @self, _count changed.`
  ///
  /// `@self` is the view's value, `@identity` a new place in the tree, which only a view with dynamic properties has to
  /// know of, `@dependencies` an observable object that the last `body` read; any other name is a stored property.
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
    let name = nameWithinModule(of: type)
    return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
  }
}
