/// How serious a question is.
public struct DialogSeverity: Equatable, Sendable {
  let isCritical: Bool
  public static let automatic = DialogSeverity(isCritical: false)
  public static let standard = DialogSeverity(isCritical: false)
  /// It has a sign of warning.
  public static let critical = DialogSeverity(isCritical: true)
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

private struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private struct CriticalDialogKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
  var dialogIsCritical: Bool {
    get { self[CriticalDialogKey.self] }
    set { self[CriticalDialogKey.self] = newValue }
  }
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// What stands over the title of an alert.
struct DialogSign {
  let icon: Image?

  /// Reads what is said of it around an alert.
  init(in values: EnvironmentValues) {
    icon =
      values.dialogIcon
      ?? (values.dialogIsCritical ? Image(systemName: "exclamationmark.triangle.fill") : nil)
  }

  /// In points.
  private static var side: CGFloat { 48 }
}

extension DialogSign: View {
  var body: some View {
    if let icon {
      // The title says it.
      icon.resizable().scaledToFit().accessibilityHidden(true).frame(width: Self.side, height: Self.side)
    }
  }
}

extension View {
  /// Puts a picture over the title of alerts and confirmation dialogs of this view.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
  /// Puts a sign of warning over the title of alerts and confirmation dialogs of this view that are critical and have no icon.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogIsCritical, severity.isCritical)
  }
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
