import Foundation
@_spi(Reflection) import Swift

/// Asks about the types of an app's views, before its first window does, what that will ask, on another thread; and has there
/// what else a first frame waits for and no widget is needed for.
///
/// The runtime answers whether a type conforms to a protocol by a walk over all conformances in the program, ten thousand of
/// them, and keeps the answer. A window of fifty views asks five hundred times, and has the classes of its nodes made: a
/// tenth of a program's start, of which the first third belongs to GTK.
/// Nothing depends on it: what is not known yet is looked up where it is needed.
package enum LookAhead {
  /// Begins with the views of an app; first of all, while GTK starts.
  /// - Parameter texts: looks ahead for what the first text needs.
  /// - Parameter pictures: the same for the first picture; called where there may be one.
  package static func begin<A: App>(
    _ app: A.Type, texts: @escaping @Sendable () -> Void, pictures: @escaping @Sendable () -> Void
  ) {
    // It holds types, which are the same to all threads.
    nonisolated(unsafe) let walk = { (purpose: _TypeVisitor.Purpose) -> Bool in
      var visitor = _TypeVisitor(purpose)
      A.Body._visitTypes(&visitor)
      return visitor.isOver
    }
    let thread = Thread {
      giveWay()
      // First: while a library is loaded no other thread may begin, and GTK's first texts have one begun.
      if walk(.pictureSearch) { pictures() }
      texts()
      _ = walk(.lookAhead)
    }
    // Views lie within views by hundreds.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Has this thread run where no other wants to, or nearly so: what is looked ahead for must not wait for it, also where it holds
  /// a lock while other programs keep all processors busy. On Linux each thread is as nice as it says itself.
  private static func giveWay() { setpriority(.init(PRIO_PROCESS.rawValue), 0, 10) }

  /// What is asked about a view's type as its node is made.
  struct Questions {
    /// How often the answer was yes, where nothing else depends on it: the compiler leaves out a question whose answer is not
    /// used.
    private var affirmed = 0

    mutating func ask<V: View>(about type: V.Type) {
      if type is any LeafInPlace.Type { affirmed += 1 }
      if type is any SeveralViews.Type { return }
      if V.Body.self != Never.self { ask(aboutFieldsOf: type) }
    }

    /// What a layout of the fields of a type with a body asks (`FieldLayout`).
    mutating func ask(aboutFieldsOf type: Any.Type) {
      _ = _forEachField(of: type, options: noFieldOptions) { _, _, fieldType, _ in
        ask(aboutField: fieldType)
        return true
      }
    }

    private mutating func ask(aboutField type: Any.Type) {
      guard !FieldLayout.isPlain(type) else { return }
      if let dynamic = type as? any DynamicProperty.Type {
        if !(dynamic is any GraphProperty.Type) { ask(aboutFieldsOf: type) }
      } else if type is AnyObject.Type {
        if type is any Observable.Type { affirmed += 1 }
      } else if !(type is any Equatable.Type) {
        ask(aboutFieldsOf: type)
      }
    }
  }
}
