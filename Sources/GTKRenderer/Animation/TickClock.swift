import CGTK
import SwiftUICore

/// GTK's frame clock, listened to through a tick callback on one window on screen, and only while something moves.
@MainActor
final class TickClock: FrameClock {
  private var tick: ((Double) -> Void)?
  /// The window whose frames are listened to.
  private var window: Native?
  private var callback: guint = 0
  /// Looks for a window while none is on screen.
  private var search: guint = 0
  private var isInTick = false
  private var time = 0.0

  /// Whether the desktop's animations are on.
  var isEnabled: Bool {
    guard let settings = gtk_settings_get_default() else { return true }
    return faves_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") != 0
  }

  /// In a frame, its time. Between frames a movement begins with the next one, however long that takes to lay out.
  var now: Double? { isInTick ? time : nil }

  var isImmediate: Bool { false }

  func layOut() {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var item = windows
    while let current = item {
      let window = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_get_mapped(window) != 0 { gtk_container_check_resize(cast(window)) }
      item = current.pointee.next
    }
  }

  func start(_ tick: @escaping @MainActor (Double) -> Void) {
    self.tick = tick
    attach()
  }

  func stop() {
    tick = nil
    if search != 0 { g_source_remove(search) }
    search = 0
    guard let window else { return }
    self.window = nil
    gtk_widget_remove_tick_callback(window, callback)
  }

  private func attach() {
    guard tick != nil, window == nil else { return }
    guard let shown = Self.shownWindow else {
      if search == 0 {
        search = g_timeout_add_full(
          G_PRIORITY_DEFAULT, 16, searched, Unmanaged.passRetained(self).toOpaque(), searchEnded)
      }
      return
    }
    if search != 0 { g_source_remove(search) }
    search = 0
    window = shown
    callback = gtk_widget_add_tick_callback(shown, ticked, Unmanaged.passRetained(self).toOpaque(), left)
  }

  private static var shownWindow: Native? {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var item = windows
    while let current = item {
      let window = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_get_mapped(window) != 0 { return window }
      item = current.pointee.next
    }
    return nil
  }

  // MARK: timers

  private var timers: [Int: guint] = [:]
  private var lastTimer = 0

  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    lastTimer += 1
    let timer = lastTimer
    let call = TimerCall { [weak self] in
      self?.timers[timer] = nil
      action()
    }
    // At the rank of drawing: a timer that takes longer than it waits for is always due, and nothing below would come.
    timers[timer] = g_timeout_add_full(
      G_PRIORITY_HIGH_IDLE + 20, guint(min(max(0, seconds), 86_400) * 1000), timerFired,
      Unmanaged.passRetained(call).toOpaque(), timerLeft)
    return timer
  }

  func cancel(_ timer: Int) { if let source = timers.removeValue(forKey: timer) { g_source_remove(source) } }

  // MARK: frames

  fileprivate func frame(at time: Double) {
    self.time = time
    isInTick = true
    tick?(time)
    isInTick = false
  }

  /// Time passes also where nobody sees it, so that what waits for the end of an animation does not wait for ever.
  fileprivate func searchOn() {
    frame(at: Double(g_get_monotonic_time()) / 1_000_000)
    if tick != nil { attach() }
  }

  fileprivate func windowLeft() {
    window = nil
    attach()
  }
}

private let ticked: GtkTickCallback = { _, clock, data in
  let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TickClock>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
      .frame(at: time)
  }
  return 1
}

/// The callback was taken off, by us or because the window has gone.
private let left: GDestroyNotify = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TickClock>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeRetainedValue().windowLeft()
  }
}

/// What a timer calls.
@MainActor
private final class TimerCall {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

private let timerFired: GSourceFunc = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TimerCall>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().action()
  }
  return 0
}

private let timerLeft: GDestroyNotify = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TimerCall>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
  }
}

private let searched: GSourceFunc = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TickClock>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().searchOn()
  }
  return 1
}

private let searchEnded: GDestroyNotify = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TickClock>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
  }
}

extension GTKRenderer {
  package func makeFrameClock() -> any FrameClock { TickClock() }

  package func components(of color: Color) -> ColorComponents {
    let rgba = Palette.rgba(color)
    return ColorComponents(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }
}
