extension Graph {
  /// Runs a function that returns only after something that is to be seen: a question that an action of this very flush waits
  /// with, as `runModal` in `onAppear` does. What it brings is shown by flushes inside of this one.
  package func waiting(_ body: () -> Void) {
    let wasFlushing = isFlushing
    isFlushing = false
    // The window that it stands in front of is to be there first.
    if wasFlushing { flush() }
    body()
    isFlushing = wasFlushing
  }
}
