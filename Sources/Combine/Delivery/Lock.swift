import Glibc

/// A mutex, guarding the fields of the objects that share it.
///
/// The rule of this module: never call a subscriber, a subscription or a closure while holding one, and never
/// let the last reference to foreign data go while holding one, since a `deinit` is a call too.
/// (A POSIX mutex rather than `Synchronization.Mutex`: Thread Sanitizer sees it.)
final class Lock: ManagedBuffer<Void, pthread_mutex_t> {
  /// A new mutex, in one allocation.
  static func make() -> Lock {
    let lock = unsafeDowncast(Lock.create(minimumCapacity: 1) { _ in }, to: Lock.self)
    let result = lock.withUnsafeMutablePointerToElements { pthread_mutex_init($0, nil) }
    precondition(result == 0, "A mutex could not be made: error \(result)")
    return lock
  }

  deinit {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
  }

  @inline(__always) func lock() {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_lock($0) }
  }

  @inline(__always) func unlock() {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_unlock($0) }
  }

  @inline(__always) func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// Tells threads apart; 0 is no thread.
typealias ThreadID = UInt

@inline(__always) func currentThread() -> ThreadID { ThreadID(pthread_self()) }
