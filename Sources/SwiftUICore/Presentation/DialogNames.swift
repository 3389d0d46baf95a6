/// How serious a question is; by name.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// Asks not to be asked again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>

  @MainActor
  var described: AlertDescription.Suppression {
    AlertDescription.Suppression(
      title: label.plain, isOn: isSuppressed.wrappedValue,
      set: Callback { isSuppressed.wrappedValue = $0 })
  }
}

private struct DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

extension View {
  /// Accepted without effect: the desktop's questions have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted without effect: the desktop's questions look one way.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Puts a check box into alerts and confirmation dialogs of this view, by which one asks not to be asked again. Whether to
  /// ask is the program's business.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Do not ask again"), isSuppressed: isSuppressed)
  }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }
  /// Accepted without effect: an app with a question open closes as others do.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
  /// Accepted without effect: an app with a dialog open closes as others do.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}
