import CGTK
import SwiftUICore

/// Ends each turn of the main loop: GLib asks its sources before it goes to sleep, and this one then sees to what waits
/// for the end of the turn. It has no timeout and no descriptor, so it wakes nobody.
@MainActor
enum TurnSource {
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // GLib keeps the table for as long as the source lives, which is as long as the program does.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      return MainActor.assumeIsolated { EventTurn.isToBeEnded.gboolean }
    }
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { EventTurn.end() }
      return 1  // G_SOURCE_CONTINUE
    }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_set_name(source, "faves-turn")
    // Directly before the flush, which then shows what has changed.
    g_source_set_priority(source, Int32(FAVES_FLUSH_PRIORITY) - 1)
    g_source_attach(source, nil)
  }
}
