/// Words for assistive tools that are resources.
extension View {
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: nameResource.words, handler)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, valueResource.words, importance: importance)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelResource.words, value, importance: importance)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelResource.words, valueResource.words, importance: importance)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelResource.words, value, importance: importance)
  }
  /// Accepted without effect: assistive tools drag nothing here.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> some View
  {
    accessibilityDragPoint(point, description: description.words)
  }
  /// Accepted without effect: assistive tools drag nothing here.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> some View
  {
    accessibilityDropPoint(point, description: description.words)
  }
  /// Accepted without effect: a scroll bar says where it is.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibilityScrollStatus(status.words, isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(labelResource.words, isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(valueResource.words, isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  {
    accessibilityHint(hintResource.words, isEnabled: isEnabled)
  }
  /// Accepted without effect: voices that click by name know one name.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource])
    -> some View
  {
    accessibilityInputLabels(inputLabelResources.map(\.words))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(labelResource.words)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(hintResource.words)
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(valueResource.words)
  }
}

extension AccessibilityActionCategory {
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) {
    self.init(nameResource.words)
  }
}

extension AccessibilityCustomContentKey {
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(labelResource.words, id: id)
  }
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    self.init(labelResource.words)
  }
}
