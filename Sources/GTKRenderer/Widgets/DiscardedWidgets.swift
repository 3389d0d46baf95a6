import CGTK

/// GTK widgets that are off the screen and nobody's, and wait to be freed.
///
/// To free a widget takes nearly as long as to make it. Where hundreds go at once, the frame that shows what is left comes
/// first, however long that takes, and what the person does next; they are freed when nothing was drawn for a tenth of a
/// second and there is nothing else to do, a little at a time.
@MainActor
package final class DiscardedWidgets {
  /// From so many widgets on: fewer are freed within a fraction of a frame.
  static let least = 256
  /// No more wait at any time, whatever else there is to do.
  private static let most = 100_000
  /// How long nothing is to be drawn, in milliseconds.
  private static let delay: guint = 100
  /// How often that is waited for: something may be moving all the time.
  private static let mostDelays = 10
  /// How long nothing else is done, in microseconds.
  private static let slice: gint64 = 3_000

  private struct Discarded {
    /// With one reference, which is given back.
    let native: Native
    /// Whether those after it, up to the next root, go with it.
    let isRoot: Bool
  }
  /// Those before `next` are freed.
  private var waiting: ContiguousArray<Discarded> = []
  private var next = 0
  private var isScheduled = false
  /// As of the last look.
  private var drawn: gint64 = 0
  private var delays = 0

  /// Whether there is nothing left to free.
  var isEmpty: Bool { next == waiting.count }

  func add(_ native: Native, isRoot: Bool) {
    waiting.append(Discarded(native: native, isRoot: isRoot))
    if waiting.count - next > Self.most { freeFirst() }
    guard !isScheduled else { return }
    isScheduled = true
    delays = 0
    drawn = Self.framesDrawn()
    g_timeout_add_full(
      G_PRIORITY_LOW, Self.delay, { data in DiscardedWidgets.of(data) { $0.waits().gboolean } },
      Unmanaged.passRetained(self).toOpaque(), Self.release)
  }

  /// Whether something was drawn since the last look, and is to be followed by a while without; otherwise freeing begins.
  private func waits() -> Bool {
    delays += 1
    let last = drawn
    drawn = Self.framesDrawn()
    if drawn != last, delays < Self.mostDelays { return true }
    g_idle_add_full(
      G_PRIORITY_LOW, { data in DiscardedWidgets.of(data) { $0.freeSome().gboolean } },
      Unmanaged.passRetained(self).toOpaque(), Self.release)
    return false
  }

  /// In all windows together. What waits may be in none any more.
  private static func framesDrawn() -> gint64 {
    allWindows.reduce(0) { $0 + (gtk_widget_get_frame_clock($1).map(gdk_frame_clock_get_frame_counter) ?? 0) }
  }

  private nonisolated static let release: GDestroyNotify = { data in
    Unmanaged<DiscardedWidgets>.fromOpaque(data!).release()
  }

  private nonisolated static func of<Result: Sendable>(
    _ data: gpointer?, _ body: @MainActor (DiscardedWidgets) -> Result
  ) -> Result {
    let address = UInt(bitPattern: data)
    return MainActor.assumeIsolated {
      body(
        Unmanaged<DiscardedWidgets>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue())
    }
  }

  /// Frees all that waits, at once.
  package func freeAll() {
    while !isEmpty { freeFirst() }
  }

  /// Frees for as long as nobody notices; false: that was all.
  private func freeSome() -> Bool {
    let end = g_get_monotonic_time() + Self.slice
    while next < waiting.count {
      for _ in 0..<min(16, waiting.count - next) { freeFirst() }
      if g_get_monotonic_time() >= end { break }
    }
    if next < waiting.count { return true }
    waiting.removeAll()
    next = 0
    isScheduled = false
    return false
  }

  private func freeFirst() {
    let first = waiting[next]
    next += 1
    if first.isRoot { gtk_widget_destroy(first.native) }
    faves_unref(first.native)
  }
}
