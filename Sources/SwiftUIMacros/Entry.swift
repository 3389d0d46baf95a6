import SwiftSyntax

/// A declaration `@Entry var name: Type = value`, taken apart.
struct Entry {
  let host: EntryHost
  /// As it is written, with back-ticks where it has them.
  let name: TokenSyntax
  /// Without what surrounds it; nil: to be inferred from `value`.
  let type: TypeSyntax?
  let value: ExprSyntax?

  var keyName: TokenSyntax { "__Key_\(raw: name.identifier?.name ?? name.text)" }

  init(_ declaration: some DeclSyntaxProtocol, in context: [Syntax], attribute: AttributeSyntax)
    throws(EntryMisuse)
  {
    guard let host = EntryHost(around: context) else {
      throw EntryMisuse(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
          + "ContainerValues, or FocusedValues", at: attribute)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw EntryMisuse("'@Entry' needs one variable with a name", at: declaration) }
    if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) }) {
      throw EntryMisuse("An entry belongs to each \(host.rawValue); it cannot be static", at: modifier)
    }
    if let accessors = binding.accessorBlock {
      throw EntryMisuse("An entry gets its accessors from '@Entry'; it cannot have others", at: accessors)
    }
    self.host = host
    name = pattern.identifier.trimmed
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    if let problem { throw EntryMisuse(problem, at: binding) }
  }

  /// What is wrong with the type and the value together.
  private var problem: String? {
    if host.hasDefaults {
      guard value == nil, type?.wrappedType == nil else { return nil }
      return "'\(name.text)' needs a default value, or an optional type, whose default is nil"
    }
    guard type?.wrappedType != nil else {
      return
        "'\(name.text)' needs an optional type, written out: a focused value is nil where no focused view sets it"
    }
    guard let value, !value.is(NilLiteralExprSyntax.self) else { return nil }
    return "'\(name.text)' cannot have a default value: a focused value is nil where no focused view sets it"
  }
}

struct EntryMisuse: Error {
  let misuse: Misuse
  let place: Syntax

  init(_ message: String, at place: some SyntaxProtocol) {
    misuse = Misuse(message, id: "entry")
    self.place = Syntax(place)
  }
}

extension TypeSyntax {
  /// `T` of a type that is written `T?`, `T!` or `Optional<T>`.
  var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    let (name, arguments) =
      if let type = self.as(IdentifierTypeSyntax.self) {
        (type.name, type.genericArgumentClause)
      } else if let type = self.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "Swift" {
        (type.name, type.genericArgumentClause)
      } else {
        (TokenSyntax.identifier(""), GenericArgumentClauseSyntax?.none)
      }
    guard name.text == "Optional", let argument = arguments?.arguments.first else { return nil }
    return TypeSyntax(argument.argument)
  }
}
