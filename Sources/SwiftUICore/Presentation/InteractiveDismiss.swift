/// Whether something in a sheet, cover or popover asks it to stay when the user closes it.
struct InteractiveDismissKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps the sheet, cover or popover that this view is in from being closed by Esc or its close button; `dismiss` still
  /// closes it.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}
