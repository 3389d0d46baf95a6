/// The publishers of observable objects that have no `@Published` property to keep theirs in.
enum UnpublishedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static let lock = Lock.make()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before the next look for dead ones; twice those then alive.
  nonisolated(unsafe) private static var limit = 32

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    var dead: [ObservableObjectPublisher] = []
    // What is dead is freed after the lock: it may hold subscribers.
    defer { withExtendedLifetime(dead) {} }
    return lock.withLock {
      if let entry = entries[key] {
        // Another object may have lived at this address before.
        if entry.object === object { return entry.publisher }
        dead.append(entry.publisher)
      }
      if entries.count >= limit { dead += sweep() }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  private static func sweep() -> [ObservableObjectPublisher] {
    let gone = entries.filter { $0.value.object == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(32, entries.count * 2)
    return gone.values.map(\.publisher)
  }
}
