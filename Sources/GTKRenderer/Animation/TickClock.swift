import CGTK
import SwiftUICore

/// GTK's frame clock, listened to through a tick callback on one window on screen, and only while something moves.
///
/// A window that is minimised has no frames, nor has one that the desktop does not draw, as on another workspace. Then another
/// window is listened to, and where there is none, time passes by a timer.
@MainActor
final class TickClock: FrameClock {
  private var tick: ((Double) -> Void)?
  /// The window whose frames are listened to.
  private var window: Native?
  private var callback: guint = 0
  /// Whether it had a frame since that was looked at last.
  private var hadFrame = false
  /// Looks whether it has.
  private var watch: guint = 0
  /// A window that has none, though it is on screen by what GTK knows; only to be compared.
  private var stalled: Native?
  /// How often a window was looked for since.
  private var searches = 0
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
    for window in allWindows where gtk_widget_get_mapped(window) != 0 {
      gtk_container_check_resize(cast(window))
    }
  }

  func start(_ tick: @escaping @MainActor (Double) -> Void) {
    self.tick = tick
    attach()
  }

  func stop() {
    tick = nil
    stalled = nil
    if search != 0 { g_source_remove(search) }
    search = 0
    leave()
  }

  private func leave() {
    if watch != 0 { g_source_remove(watch) }
    watch = 0
    guard let window else { return }
    self.window = nil
    gtk_widget_remove_tick_callback(window, callback)
  }

  private func attach() {
    guard tick != nil, window == nil else { return }
    guard let shown = shownWindow else {
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
    hadFrame = false
    watch = g_timeout_add_full(
      G_PRIORITY_DEFAULT, 500, watched, Unmanaged.passRetained(self).toOpaque(), searchEnded)
  }

  /// A window that has frames, as far as is known.
  private var shownWindow: Native? {
    allWindows.first { gtk_widget_get_mapped($0) != 0 && $0 != stalled && !Self.isMinimised($0) }
  }

  private static func isMinimised(_ window: Native) -> Bool {
    guard let own = gtk_widget_get_window(window) else { return true }
    return gdk_window_get_state(own).rawValue & GDK_WINDOW_STATE_ICONIFIED.rawValue != 0
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
    hadFrame = true
    isInTick = true
    tick?(time)
    isInTick = false
  }

  /// Time passes also where nobody sees it, so that what waits for the end of an animation does not wait for ever.
  fileprivate func searchOn() {
    frame(at: Double(g_get_monotonic_time()) / 1_000_000)
    // It may be seen again.
    searches += 1
    if searches % 60 == 0 { stalled = nil }
    if tick != nil { attach() }
  }

  fileprivate func lookForFrames() {
    guard !hadFrame else {
      hadFrame = false
      return
    }
    stalled = window
    searches = 0
    leave()
    attach()
  }

  fileprivate func windowLeft() {
    // Else it was taken off here.
    guard window != nil else { return }
    window = nil
    if watch != 0 { g_source_remove(watch) }
    watch = 0
    // Another window may come to be where one was that has gone.
    stalled = nil
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

private let watched: GSourceFunc = { data in
  let address = UInt(bitPattern: data)
  MainActor.assumeIsolated {
    Unmanaged<TickClock>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
      .lookForFrames()
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

  package func inkComponents(of color: Color) -> ColorComponents {
    let rgba = Palette.rgba(color, for: .text)
    return ColorComponents(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }
}
