import Foundation

/// Has another thread do, while GTK starts, what an app's first frame waits for and no widget is needed for.
///
/// Nothing depends on it: what is not done yet is done where it is needed.
package enum LookAhead {
  /// Begins, for an app's views; first of all.
  /// - Parameter texts: what the first text waits for.
  /// - Parameter pictures: what the first picture waits for; called where there may be one.
  package static func begin<A: App>(
    _ app: A.Type, texts: @escaping @Sendable () -> Void, pictures: @escaping @Sendable () -> Void
  ) {
    // It holds types, which are the same to all threads.
    nonisolated(unsafe) let mayShowPictures = { Self.mayShowPictures(A.Body.self) }
    let thread = Thread {
      giveWay()
      // First: while a library is loaded no other thread may begin, and GTK's first texts have one begun.
      if mayShowPictures() { pictures() }
      texts()
    }
    // Views lie within views by hundreds.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Whether there may be a picture in the windows of scenes, as far as their types tell.
  static func mayShowPictures<S: Scene>(_ scenes: S.Type) -> Bool {
    var search = _TypeVisitor(.pictureSearch)
    S._visitTypes(&search)
    return search.isOver
  }

  /// Has this thread run where no other wants to, or nearly so: what is looked ahead for must not wait for it, also where it holds
  /// a lock while other programs keep all processors busy. On Linux each thread is as nice as it says itself.
  private static func giveWay() { setpriority(.init(PRIO_PROCESS.rawValue), 0, 10) }
}
