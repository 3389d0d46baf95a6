import CGTK

/// A button that is held down: what it does is done again and again, after half a second ten times a second.
@MainActor
final class HeldButton {
  private let action: () -> Void
  private var source: guint = 0
  private(set) var hasRepeated = false

  init(_ action: @escaping () -> Void) {
    self.action = action
    wait(500)
  }

  private func wait(_ milliseconds: guint) {
    // Kept by the source until it has fired or is removed.
    let data = Unmanaged.passRetained(self).toOpaque()
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          let held = Unmanaged<HeldButton>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
            .takeUnretainedValue()
          held.fire()
        }
        return 0
      }, data, { data in if let data { Unmanaged<HeldButton>.fromOpaque(data).release() } })
  }

  private func fire() {
    source = 0
    hasRepeated = true
    wait(100)
    action()
  }

  /// It was let go.
  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
