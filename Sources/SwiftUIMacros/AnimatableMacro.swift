import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the conformance, and `animatableData` made of the data of each stored variable.
enum AnimatableMacro {}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // None are asked for where the type conforms already, as a shape does.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUICore.Animatable {}")]
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
      context.report(.notAnimatable, at: attribute)
      return []
    }
    var parts: [AnimatedPart] = []
    let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    for variable in variables where variable.isAnimated {
      for binding in variable.animatedBindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed else {
          continue
        }
        guard let type = binding.writtenType else {
          context.report(.untyped(name.text), at: binding)
          return []
        }
        parts.append(AnimatedPart(name: name, type: type))
      }
    }
    return [AnimatedPart.member(of: parts, access: declaration.modifiers.accessToRepeat)]
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` reads.
enum AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// One variable that is animated.
private struct AnimatedPart {
  let name: TokenSyntax
  let type: TypeSyntax

  /// The property `animatableData`: of several parts, the first beside the rest.
  static func member(of parts: [AnimatedPart], access: String) -> DeclSyntax {
    let data = parts.map { "\($0.name).animatableData" }
    guard let last = parts.last else {
      return """
        \(raw: access)nonisolated var animatableData: SwiftUICore.EmptyAnimatableData {
          get { SwiftUICore.EmptyAnimatableData() }
          set {}
        }
        """
    }
    var type = "\(last.type).AnimatableData"
    var value = data[data.count - 1]
    for (part, datum) in zip(parts, data).dropLast().reversed() {
      type = "SwiftUICore.AnimatablePair<\(part.type).AnimatableData, \(type)>"
      value = "SwiftUICore.AnimatablePair(\(datum), \(value))"
    }
    let writes = data.enumerated().map { index, datum in
      let rest = String(repeating: ".second", count: index)
      return "\(datum) = newValue\(rest)\(index == data.count - 1 ? "" : ".first")"
    }
    return """
      \(raw: access)nonisolated var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: writes.joined(separator: "\n    "))
        }
      }
      """
  }
}

extension VariableDeclSyntax {
  /// Whether it is a variable of each value, with nothing around it.
  fileprivate var isAnimated: Bool {
    let others: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]
    return bindingSpecifier.tokenKind == .keyword(.var) && attributes.isEmpty
      && !modifiers.contains { others.contains($0.name.tokenKind) }
  }

  /// The stored ones, each with the type that is written for it or for one after it.
  fileprivate var animatedBindings: [PatternBindingSyntax] {
    var type: TypeAnnotationSyntax?
    return bindings.reversed().compactMap { binding -> PatternBindingSyntax? in
      guard binding.accessorBlock == nil else { return nil }
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      return binding.with(\.typeAnnotation, type)
    }.reversed()
  }
}

extension PatternBindingSyntax {
  /// The type, written out or plain from the value; nil: neither.
  fileprivate var writtenType: TypeSyntax? {
    if let type = typeAnnotation?.type.trimmed {
      return type.is(OptionalTypeSyntax.self) ? nil : type
    }
    guard var value = initializer?.value.trimmed else { return nil }
    if let negated = value.as(PrefixOperatorExprSyntax.self) { value = negated.expression.trimmed }
    if value.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    // `Angle(degrees: 3)`, `Angle.degrees(3)`, `CGPoint.zero`: what begins with a type's name is of that type.
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression.trimmed }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base { value = base.trimmed }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase ?? false
    else { return nil }
    return "\(raw: name)"
  }
}

extension DeclModifierListSyntax {
  /// What a member says to be seen wherever a type with these modifiers is.
  fileprivate var accessToRepeat: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension Misuse {
  static let notAnimatable = Misuse(
    "'@Animatable' can only be attached to structures and classes", id: "animatable.kind")
  static func untyped(_ name: String) -> Misuse {
    Misuse(
      "'@Animatable' needs the type of '\(name)' written out, and not optional; "
        + "mark what is not to be animated '@AnimatableIgnored'",
      id: "animatable.type")
  }
}
