/// How two fingers change a view for assistive tools.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  /// Where; the middle, since assistive tools here say no place.
  public let location: UnitPoint
  public let point: CGPoint

  init(_ direction: Direction) {
    self.direction = direction
    location = .center
    point = .zero
  }
}
/// What a finger does to a view under assistive tools; by name.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
/// What a text is for assistive tools; by name.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
/// What a further detail of a view is known by.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  public init(_ label: Text, id: String) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// When assistive tools say a detail of a view; by name.
public enum AXCustomContentImportance: UInt, Sendable { case `default`, high }
public enum AXCustomContent {
  public typealias Importance = AXCustomContentImportance
}

extension View {
  /// Adds a detail to what assistive tools say of this view after its name; nil: none.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { detail(key.label, value) }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { detail(key.label, Text(valueKey)) }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { detail(key.label, Text(value)) }
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { detail(label, value) }
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { detail(Text(labelKey), value) }
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { detail(Text(labelKey), Text(valueKey)) }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { detail(Text(labelKey), Text(value)) }

  private nonisolated func detail(_ label: Text, _ value: Text?) -> some View {
    attribute(value.map { "\(label.plain): \($0.plain)" }) { attributes, detail in
      guard let detail else { return }
      attributes.accessibilityHint = [attributes.accessibilityHint, detail].compactMap(\.self).joined(
        separator: ", ")
    }
  }

  /// Accepted without effect: assistive tools activate a widget, not a place in it.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> some View
  { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> some View
  { self }
  /// Accepted without effect: assistive tools drag nothing here.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
  /// Accepted without effect: assistive tools drag nothing here.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
  /// Accepted without effect: a pointer or finger reaches a view as it does without assistive tools.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepted without effect: what belongs together stands together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted without effect: a scroll bar says where it is.
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted without effect: a screen reader reads every text as it is set to.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> some View { self }
  /// Sets the name only while `isEnabled`.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    attribute(isEnabled ? label.plain : nil) { attributes, label in label.map { attributes.name($0) } }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Sets the value only while `isEnabled`.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    attribute(isEnabled ? value.plain : nil) { $0.accessibilityValue = $0.accessibilityValue ?? $1 }
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  /// Sets the hint only while `isEnabled`.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    attribute(isEnabled ? hint.plain : nil) { $0.accessibilityHint = $0.accessibilityHint ?? $1 }
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  /// Hides this view from assistive tools only while `isEnabled`.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    attribute(isEnabled && hidden) { $0.isAccessibilityHidden = $0.isAccessibilityHidden || $1 }
  }
}

extension View {
  /// Accepted without effect: text is as large as the desktop has it.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
