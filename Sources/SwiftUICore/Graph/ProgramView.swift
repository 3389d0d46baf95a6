// How messages name views. What the library is made of inside has no name in them: a node says either the program's type
// whose code it runs, or the public view that it shows, and else it is called by the program's view around it.

extension _ViewNode {
  /// The view for a message, where its node may have gone.
  nonisolated static var nameForMessage: String { programName ?? "a view" }

  /// The view for a message.
  final var viewName: String { knownName ?? bodyInProgram ?? Self.nameForMessage }

  /// What is evaluated, for a message: the program's view itself, or what of the library's is in its body.
  final var evaluatedName: String { Swift.type(of: self).programName ?? nameInProgram }

  /// The same with the program's view, or modifier, whose body it is in, as in `GeometryReader in Player`.
  final var nameInProgram: String {
    guard let knownName, let bodyInProgram else { return viewName }
    return "\(knownName) in \(bodyInProgram)"
  }

  /// The name of the program's view whose body this is in.
  final var ownerInProgram: String { bodyInProgram ?? viewName }

  /// The same; nil: it is in no view of the program's.
  final var bodyInProgram: String? {
    var node: Node? = parent
    while let current = node {
      if let name = Swift.type(of: current).programName { return name }
      node = current.parent
    }
    return nil
  }
}

/// Types as messages call them.
enum TypeName {
  /// The bare name of a type that is the program's; nil: the library brings it along.
  static func ofProgram(_ type: Any.Type) -> String? { isOfLibrary(type) ? nil : bare(type) }

  /// A type that a program handed over, by its own name; of the library's those alone that have a plain name.
  /// - Parameter kind: what the others are called.
  static func given(_ type: Any.Type, as kind: String) -> String {
    let name = String(describing: type)
    return isOfLibrary(type) && (name.contains("<") || name.hasPrefix("_")) ? kind : name
  }

  /// Without what it, and what it is nested in, is generic over: that holds every view and modifier in a body.
  static func bare(_ type: Any.Type) -> String {
    var depth = 0
    let name = String(describing: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return String(name.split(separator: ".").last ?? "")
  }

  /// All modules in which views are made for programs.
  private static let modules: Set<Substring> = [
    "SwiftUICore", "SwiftUI", "Platform", "UIKit", "AppKit", "PhotosUI", "QuickLook", "StoreKit",
    "GTKRenderer",
    "HeadlessRenderer", "SwiftUITesting",
  ]

  private static func isOfLibrary(_ type: Any.Type) -> Bool {
    modules.contains(_typeName(type, qualified: true).prefix { $0 != "." })
  }
}
