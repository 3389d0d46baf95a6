private struct KeyboardShortcutKey: StyleKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The keys that press the buttons and toggles in here; nil: none.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// While the window is the active one, the keys do what clicking the control would. Of several enabled controls with the same
/// keys the first counts; controls in the window come before those in commands.
///
/// With Ctrl or Alt a shortcut comes before whatever has the focus. Without, the focus is asked first: a letter typed into a
/// text field stays a letter.
extension View {
  /// Gives the control keys that press it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Gives the control keys that press it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// Gives the control keys that press it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Gives the control keys that press it; nil: none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
