import CGTK

/// GTK widgets that are off the screen and nobody's, and wait to be freed.
///
/// To free a widget takes nearly as long as to make it. Where hundreds go at once, the frame that shows what is left comes
/// first, and what the person does next; they are freed a tenth of a second later, when there is nothing else to do, a
/// little at a time.
@MainActor
package final class DiscardedWidgets {
  /// From so many widgets on: fewer are freed within a fraction of a frame.
  static let least = 256
  /// No more wait at any time, whatever else there is to do.
  private static let most = 100_000
  /// In milliseconds.
  private static let delay: guint = 100
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

  /// Whether there is nothing left to free.
  var isEmpty: Bool { next == waiting.count }

  func add(_ native: Native, isRoot: Bool) {
    waiting.append(Discarded(native: native, isRoot: isRoot))
    if waiting.count - next > Self.most { freeFirst() }
    guard !isScheduled else { return }
    isScheduled = true
    g_timeout_add_full(
      G_PRIORITY_LOW, Self.delay,
      { data in
        g_idle_add_full(
          G_PRIORITY_LOW, { data in DiscardedWidgets.of(data) { $0.freeSome().gboolean } },
          Unmanaged<DiscardedWidgets>.fromOpaque(data!).retain().toOpaque(), DiscardedWidgets.release)
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), Self.release)
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
