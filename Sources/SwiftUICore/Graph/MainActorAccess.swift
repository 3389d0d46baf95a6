import Dispatch
import Foundation
import Synchronization

/// Runs `body`, which needs the main actor, from code that is on it but cannot say so in its type: the accessors of
/// `State` and `Binding` are nonisolated in SwiftUI's API, and are called for every read in every body.
///
/// Unlike `MainActor.assumeIsolated` this does not check. What it guards is confined to the main actor by the accessors:
/// writes from elsewhere are handed over to it, and reads from elsewhere take a copy under a lock.
@inline(__always)
func withMainActorUnchecked<T>(_ body: @MainActor () -> T) -> T {
  typealias Plain = () -> T
  return withoutActuallyEscaping(body) { body in
    // An actor-isolated synchronous function has the calling convention of a plain one.
    unsafeBitCast(body, to: Plain.self)()
  }
}

/// Whether the running code is on the main actor. The main thread is; under a test runner the main queue may be
/// served by another thread, which then says so by its queue.
///
/// It is asked at every read of a state. Foundation asks the kernel each time; which thread is the main one does not change.
package func isOnMainActor() -> Bool {
  let thread = UInt(pthread_self())
  if thread == mainThread.load(ordering: .relaxed) { return true }
  if Thread.isMainThread {
    mainThread.store(thread, ordering: .relaxed)
    return true
  }
  return DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// The main thread, once it has asked; 0 before.
private let mainThread = Atomic<UInt>(0)

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
