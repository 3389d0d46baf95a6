#if canImport(Glibc)
  import Glibc
#endif

/// Writes to the user's defaults, from any thread. What is written goes to the disk at once, on a queue of its own:
/// otherwise it would be lost if the program is killed.
package enum DefaultsWriting {
  private struct Pending: Sendable {
    var stores: [ObjectIdentifier: SharedDefaults] = [:]
    var endsWithProcess = false
  }
  private static let pending = LockedValue(Pending())
  private static let queue = DispatchQueue(label: "SwiftUI.UserDefaults", qos: .utility)

  static func write(_ value: StoredValue?, for key: String, in store: UserDefaults) {
    if let object = value?.propertyList {
      store.set(object, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    synchronize(store)
  }

  private static func synchronize(_ store: UserDefaults) {
    let (isFirst, isNew) = pending.withLock { pending in
      let isNew = pending.stores.updateValue(SharedDefaults(store), forKey: ObjectIdentifier(store)) == nil
      defer { pending.endsWithProcess = true }
      return (!pending.endsWithProcess, isNew)
    }
    if isFirst { atexit { DefaultsWriting.finish() } }
    if isNew { queue.async { synchronizePending() } }
  }

  private static func synchronizePending() {
    let stores = pending.withLock { pending in
      defer { pending.stores = [:] }
      return pending.stores.values.map(\.defaults)
    }
    for store in stores where !store.synchronize() {
      Diagnostics.warn(
        "The user's defaults could not be written to disk; what was changed is lost at the end.")
    }
  }

  /// Waits until everything is on disk.
  package static func finish() { queue.sync { synchronizePending() } }
}

/// `UserDefaults` locks for itself.
private struct SharedDefaults: @unchecked Sendable {
  let defaults: UserDefaults
  init(_ defaults: UserDefaults) { self.defaults = defaults }
}
