import CGTK
import SwiftUICore

/// Sends a sheet whose edge a person has dragged to the nearest of its heights, once it is let go.
///
/// The window manager drags, and tells nobody when it is done: as long as a button of the pointer is down while the height
/// changes, that is looked at some times a second.
@MainActor
final class SheetDetents {
  private unowned let window: WindowWidget
  private var last: Int32?
  private var source: guint = 0
  /// Whether a button of the pointer is down.
  var isHeld: @MainActor () -> Bool

  init(of window: WindowWidget) {
    self.window = window
    isHeld = { [unowned window] in SheetDetents.pointerIsDown(over: window.native) }
  }

  func sizeChanged() {
    let height = window.heightNow
    defer { last = height }
    guard let last, last != height, source == 0, isHeld() else { return }
    // Kept by the source until it ends or is removed.
    let data = Unmanaged.passRetained(self).toOpaque()
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, 50,
      { data in
        let address = UInt(bitPattern: data)
        return MainActor.assumeIsolated {
          Unmanaged<SheetDetents>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
            .looksOn().gboolean
        }
      }, data, { data in if let data { Unmanaged<SheetDetents>.fromOpaque(data).release() } })
  }

  private func looksOn() -> Bool {
    if isHeld() { return true }
    source = 0
    settle()
    return false
  }

  private func settle() {
    let now = window.heightNow
    let heights = window.description.sheetDetents.enumerated().compactMap { index, height in
      window.heightInPixels(height).map { (index: index, pixels: $0) }
    }
    guard let nearest = heights.min(by: { abs($0.pixels - now) < abs($1.pixels - now) }) else { return }
    window.resize(toHeight: nearest.pixels)
    window.description.heightChosen(nearest.index)
  }

  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private static func pointerIsDown(over widget: Native) -> Bool {
    guard let window = gtk_widget_get_window(widget) else { return false }
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(widget)))
    var state = GdkModifierType(0)
    gdk_window_get_device_position(window, pointer, nil, nil, &state)
    return state.rawValue & GDK_BUTTON1_MASK.rawValue != 0
  }
}
