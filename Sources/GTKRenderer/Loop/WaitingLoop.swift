import CGTK

extension GTKRenderer {
  /// Lets everything go on, in a main loop inside of what is being done, until `done` is called, or the program is to end:
  /// for functions that AppKit has return with a person's answer.
  package func wait(_ begin: (_ done: @escaping @MainActor () -> Void) -> Void) {
    loop.wait(begin)
    requestFlush()
  }
}

extension MainLoop {
  /// Runs a loop of its own until `done` is called. `quit` ends it too, for the loop around it ends only after it.
  fileprivate func wait(_ begin: (_ done: @escaping @MainActor () -> Void) -> Void) {
    guard !hasQuit, let inner = g_main_loop_new(nil, 0) else { return }
    var isDone = false
    waiting.append(inner)
    begin {
      guard !isDone else { return }
      isDone = true
      g_main_loop_quit(inner)
    }
    if !isDone, !hasQuit { g_main_loop_run(inner) }
    isDone = true
    waiting.removeAll { $0 == inner }
    g_main_loop_unref(inner)
  }
}
