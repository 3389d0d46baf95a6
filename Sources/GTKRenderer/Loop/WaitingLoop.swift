import CGTK

extension GTKRenderer {
  /// Lets everything go on, in a main loop inside of what is being done, until `done` is called: for functions that AppKit
  /// has return with a person's answer.
  package func wait(_ begin: (_ done: @escaping @MainActor () -> Void) -> Void) {
    guard let loop = g_main_loop_new(nil, 0) else { return }
    var isDone = false
    begin {
      guard !isDone else { return }
      isDone = true
      g_main_loop_quit(loop)
    }
    if !isDone { g_main_loop_run(loop) }
    isDone = true
    g_main_loop_unref(loop)
    requestFlush()
  }
}
