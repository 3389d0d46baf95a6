/// Sets one attribute.
public struct _AttributeSetting<Value: Equatable> {
  let value: Value
  let set: (inout Attributes, Value) -> Void
}

extension _AttributeSetting: AttributeModifier {
  public typealias Body = Never
  func apply(to attributes: inout Attributes) { set(&attributes, value) }
}

extension _AttributeSetting: Equatable {
  // `set` is one function per modifier, and a modifier is patched only with its own kind.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension View {
  nonisolated func attribute<Value: Equatable>(
    _ value: Value, _ set: @escaping (inout Attributes, Value) -> Void
  ) -> ModifiedContent<Self, _AttributeSetting<Value>> {
    modifier(_AttributeSetting(value: value, set: set))
  }

  /// 0 transparent to 1 opaque; values beyond are clamped.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    attribute(min(max(legal(opacity, .any, or: 1, for: "opacity"), 0), 1)) { $0.opacity *= $1 }
  }
  /// Keeps this view's place but does not show it.
  public nonisolated func hidden() -> some View { attribute(true) { $0.isHidden = $1 } }
  /// A short explanation, shown when the pointer rests on this view.
  public nonisolated func help(_ text: Text) -> some View { attribute(text.plain) { $0.help = $1 } }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
  /// Views with a higher priority get room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    attribute(legal(value, .any, or: 0, for: "layout priority")) { $0.layoutPriority = $1 }
  }
  /// Keeps this view at its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    attribute([horizontal, vertical]) {
      $0.isFixedHorizontally = $1[0]
      $0.isFixedVertically = $1[1]
    }
  }
  /// What assistive tools call this view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    attribute(label.plain) { $0.name($1) }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// What happens when this view is used, for assistive tools.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    attribute(hint.plain) { $0.accessibilityHint = $1 }
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// The value this view has, for assistive tools.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    attribute(value.plain) { $0.accessibilityValue = $1 }
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// A name by which tests find this view.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(identifier) { $0.accessibilityIdentifier = $1 }
  }
  /// Sets that name only while `isEnabled`.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    attribute(isEnabled ? identifier : nil) {
      $0.accessibilityIdentifier = $0.accessibilityIdentifier ?? $1
    }
  }
  /// Tells assistive tools whether what this view opens and closes is open.
  nonisolated func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    attribute(isExpanded) { $0.isExpanded = $1 }
  }
  /// Tells assistive tools that this view is a bar, and how full it is, from 0 to 1.
  nonisolated func accessibilityLevel(_ level: Double) -> some View {
    attribute(level) { $0.accessibilityLevel = $1 }
  }
  /// Hides this view from assistive tools.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(hidden) { $0.isAccessibilityHidden = $1 }
  }
}
