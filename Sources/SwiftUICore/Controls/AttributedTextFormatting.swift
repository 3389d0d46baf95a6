/// What looks an attributed text may have that a person edits in a `TextEditor`.
///
/// It is a structure with a `body` of others, in the end of value constraints.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that it speaks of. Those that are in no scope stay as they are.
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition
  /// The definitions that this one consists of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> @MainActor @preconcurrency var body: Body { get }
  /// Changes the attributes of a run to what is allowed.
  func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public func _constrain(_ attributes: inout AttributeContainer) {
    // A person edits on the main actor, where this is called.
    nonisolated(unsafe) let definition = self
    withMainActorUnchecked { definition.body }._constrain(&attributes)
  }
}

extension AttributedTextFormattingDefinition where Body == Never {
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive definition") }
}

extension Never: AttributedTextFormattingDefinition {
  public typealias Scope = AttributeScopes.SwiftUIAttributes
  public func _constrain(_ attributes: inout AttributeContainer) {}
}

/// What values one attribute may have, by the others of the same run.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == Never {
  /// The attribute that it changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  /// Changes the attribute to a value that is allowed; what it changes of others is not looked at.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public func _constrain(_ attributes: inout AttributeContainer) {
    var changed = Attributes(container: attributes)
    constrain(&changed)
    attributes[AttributeKey.self] = changed.container[AttributeKey.self]
  }
}

/// What belongs to definitions of attributed texts.
public enum AttributedTextFormatting {
  /// The attributes of a run.
  @dynamicMemberLookup
  public struct Attributes<Scope: AttributeScope> {
    var container: AttributeContainer

    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> Key.Value? where Key.Value: Sendable {
      get { container[Key.self] }
      set { container[Key.self] = newValue }
    }
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value? where Key.Value: Sendable {
      get { container[Key.self] }
      set { container[Key.self] = newValue }
    }
  }

  /// Several definitions, one after the other.
  public struct _Sequence<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = Never
    let steps: [(inout AttributeContainer) -> Void]
    public func _constrain(_ attributes: inout AttributeContainer) {
      for step in steps { step(&attributes) }
    }
  }

  /// Builds a definition from the statements of a closure.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    public typealias Definition = _Sequence<Scope>
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> Definition
    where D.Scope == Scope { Definition(steps: [{ definition._constrain(&$0) }]) }
    public static func buildBlock(_ definitions: Definition...) -> Definition {
      Definition(steps: definitions.flatMap(\.steps))
    }
    public static func buildIf(_ definition: Definition?) -> Definition {
      definition ?? Definition(steps: [])
    }
    public static func buildEither(first definition: Definition) -> Definition { definition }
    public static func buildEither(second definition: Definition) -> Definition { definition }
  }
}

/// What editors make of a text that a person has changed.
struct AttributedTextRules {
  let constrain: (inout AttributeContainer) -> Void

  func applied(to text: AttributedString) -> AttributedString {
    var allowed = text
    for run in text.runs {
      var attributes = run.attributes
      constrain(&attributes)
      if attributes != run.attributes { allowed[run.range].setAttributes(attributes) }
    }
    return allowed
  }
}

private struct AttributedTextRulesKey: EnvironmentKey {
  static var defaultValue: AttributedTextRules? { nil }
}

extension EnvironmentValues {
  var attributedTextRules: AttributedTextRules? {
    get { self[AttributedTextRulesKey.self] }
    set { self[AttributedTextRulesKey.self] = newValue }
  }
}

extension View {
  /// Says what looks attributed texts may have in the text editors of this view: whenever a person has changed one, its
  /// attributes are made what `definition` allows. What the program sets stays until then.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    nonisolated(unsafe) let definition = definition
    return environment(
      \.attributedTextRules, AttributedTextRules(constrain: { definition._constrain(&$0) }))
  }
  /// Accepted without effect: a person at an editor gives a text no looks of their own, so that none are outside of a scope.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
