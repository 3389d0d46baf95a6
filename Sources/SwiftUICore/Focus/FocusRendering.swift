/// What the graph asks of a renderer about the keyboard focus. Each window has a focus of its own; the active window is
/// the one that gets the keys, or got them last while another program does.
@MainActor
package protocol FocusRendering: AnyObject {
  /// To be told when the focus moves in a window, or another window becomes the active one.
  var focus: FocusTracking { get }

  /// Whether the widget, or something in it, has the focus of its window.
  func holdsFocus(_ widget: any Widget) -> Bool
  /// Whether the focus of its window is on a text in the widget that can be typed into.
  func isTyping(in widget: any Widget) -> Bool
  /// Puts the focus of its window on the widget, or on the first thing in it that takes it.
  /// - Returns: whether something took it.
  func moveFocus(into widget: any Widget) -> Bool
  /// Takes the focus from whatever has it in the widget's window.
  func clearFocus(around widget: any Widget)

  /// Whether the widget is in the active window; with `orOver`, also whether the active window is one (a sheet, an alert)
  /// over that in which the widget is.
  func isInActiveWindow(_ widget: any Widget, orOver: Bool) -> Bool

  /// Calls `action` once everything that is going to be on screen has been laid out: a list may make rows only then.
  func afterLayout(_ action: @escaping @MainActor () -> Void)
}
