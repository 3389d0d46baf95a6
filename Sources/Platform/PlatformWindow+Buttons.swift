extension PlatformWindow {
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  /// A button of a window's bar, as far as it can be told something.
  @MainActor @preconcurrency
  public final class StandardButton: PlatformView { public var isEnabled = true }

  /// A button of the window's bar. It is told in vain: which buttons there are, the person has set for all windows of the
  /// desktop.
  public func standardWindowButton(_ button: ButtonType) -> StandardButton? {
    if let known = wishes.buttons[button] { return known }
    let new = StandardButton()
    wishes.buttons[button] = new
    return new
  }
}
