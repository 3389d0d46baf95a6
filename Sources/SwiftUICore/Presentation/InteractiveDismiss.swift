/// Whether something in a sheet, cover or popover asks it to stay when the user closes it.
struct InteractiveDismissKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps the sheet, cover or popover that this view is in from being closed by Esc or its close button; `dismiss` still
  /// closes it.
  ///
  /// On a desktop these keys are expected to do something. Where the presentation's toolbar has an item with the placement
  /// `cancellationAction`, they press its button, and what that does is up to the app: usually it asks whether to discard
  /// the changes. That is our reading; Apple's documentation says only that the presentation stays.
  ///
  /// A window that is closed asks the presentations in front of it in the same way. It closes once all of them are gone,
  /// and stays where one of them does.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}
