import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a variable becomes a computed property over a key of its own, declared beside it.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do {
      let entry = try Entry(declaration, in: context.lexicalContext, attribute: attribute)
      return [
        "get { self[\(entry.keyName).self] }",
        "set { self[\(entry.keyName).self] = newValue }",
      ]
    } catch {
      // Said here only; the other role stays silent, and with a getter the compiler has nothing to add.
      context.report(error.misuse, at: error.place)
      return error.place.is(AccessorBlockSyntax.self) ? [] : ["get { Swift.fatalError() }"]
    }
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = try? Entry(declaration, in: context.lexicalContext, attribute: attribute) else {
      return []
    }
    return [
      """
      private struct \(entry.keyName): \(raw: entry.host.keyProtocol) {
        \(entry.keyMembers)
      }
      """
    ]
  }
}

extension Entry {
  /// The default is computed at every look-up, as Apple's is: an object made in it is not shared.
  fileprivate var keyMembers: DeclSyntax {
    guard host.hasDefaults else { return "typealias Value = \(type?.wrappedType ?? "Never")" }
    guard let type else {
      return "@SwiftUICore.__EntryDefaultValue static var defaultValue = \(value ?? "nil")"
    }
    return """
      typealias Value = \(type.withoutImplicitUnwrapping)
      static var defaultValue: Value { get { \(value ?? "nil") } }
      """
  }
}

extension TypeSyntax {
  /// `T?` for `T!`, which is no type by itself.
  fileprivate var withoutImplicitUnwrapping: TypeSyntax {
    guard let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType))
  }
}

/// Turns `static var defaultValue = value` into a computed property of the same, inferred, type.
enum EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else {
      context.report(
        Misuse("'@__EntryDefaultValue' is part of '@Entry' and has no use of its own", id: "default"),
        at: attribute)
      return []
    }
    return ["get { \(value.trimmed) }"]
  }
}
