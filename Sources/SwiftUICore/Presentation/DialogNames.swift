/// How serious a question is; by name.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Accepted without effect: the desktop's questions have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted without effect: the desktop's questions look one way.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted without effect: a question is asked each time.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Accepted without effect: an app with a question open closes as others do.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
  /// Accepted without effect: an app with a dialog open closes as others do.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}
