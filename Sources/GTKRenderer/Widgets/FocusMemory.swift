import CGTK

/// What had the keyboard focus in a window, kept however long; it may go in the meantime.
@MainActor
final class FocusMemory {
  nonisolated(unsafe) private let focused: Native?
  private let cursor: Int32?
  private let neighbours: FocusNeighbours?

  init(in window: Native) {
    focused = gtk_window_get_focus(cast(window))
    cursor = focused.flatMap { faves_is_editable($0) != 0 ? gtk_editable_get_position(cast($0)) : nil }
    if let focused { _ = faves_ref(focused) }
    neighbours = focused.map { FocusNeighbours(of: $0) }
  }

  deinit { if let focused { faves_unref(focused) } }

  /// Whether what had the focus is in `container`.
  func isWithin(_ container: Native?) -> Bool {
    guard let focused, let container else { return false }
    return gtk_widget_is_ancestor(focused, container) != 0
  }

  /// Gives the focus back, and the cursor, if the widget can still take them and is in `container`; else to what stood nearest,
  /// if it is the focus of `window`.
  func restore(within container: Native? = nil, in window: Native? = nil) {
    defer { if let window { neighbours?.takeOver(in: window, goesOn: false) } }
    guard let focused, container.map({ gtk_widget_is_ancestor(focused, $0) != 0 }) ?? true,
      let window = gtk_widget_get_toplevel(focused), faves_is_window(window) != 0
    else { return }
    faves_grab_focus(focused)
    if let cursor { gtk_editable_set_position(cast(focused), cursor) }
  }
}
