/// A key of the user's defaults that views or objects follow.
///
/// `UserDefaults` on Linux tells nobody of a change, so the value seen last is compared once per turn of the main loop.
/// A change made on another thread is seen as soon as the main thread has something to do.
@MainActor
final class DefaultsKey {
  private struct ID: Hashable {
    let store: ObjectIdentifier
    let name: String
  }
  private struct Entry { weak var key: DefaultsKey? }
  private static var entries: [ID: Entry] = [:]

  /// It locks for itself.
  nonisolated(unsafe) let store: UserDefaults
  let name: String
  /// What was there when it was looked at last.
  private(set) var value: StoredValue?
  let readers = WeakReaders()
  private var publishers: [WeakPublisher] = []

  private struct WeakPublisher { weak var publisher: ObservableObjectPublisher? }

  static func of(_ store: UserDefaults, _ name: String) -> DefaultsKey {
    let id = ID(store: ObjectIdentifier(store), name: name)
    if let key = entries[id]?.key { return key }
    for entry in entries.values { entry.key?.readers.sweep() }
    entries = entries.filter { $0.value.key != nil }
    let key = DefaultsKey(store, name)
    entries[id] = Entry(key: key)
    return key
  }

  private init(_ store: UserDefaults, _ name: String) {
    self.store = store
    self.name = name
    value = StoredValue(store.object(forKey: name))
  }

  /// What is there now.
  nonisolated var current: StoredValue? { StoredValue(store.object(forKey: name)) }

  /// Keeps `new`, or nothing, from another thread than the main one; who follows it is told when the main one compares.
  /// - Returns: whether it is another value.
  nonisolated func writeElsewhere(_ new: StoredValue?) -> Bool {
    guard current != new else { return false }
    DefaultsWriting.write(new, for: name, in: store)
    return true
  }

  /// Sends through `publisher`, as long as it lives, before the value changes; after, where others change it.
  func publish(through publisher: ObservableObjectPublisher) {
    publishers.removeAll { $0.publisher == nil || $0.publisher === publisher }
    publishers.append(WeakPublisher(publisher: publisher))
  }

  /// Keeps `new`, or nothing.
  func write(_ new: StoredValue?) {
    compare()
    guard new != value else { return }
    announce()
    value = new
    DefaultsWriting.write(new, for: name, in: store)
    readers.notify()
    // Other objects may stand for the same file.
    for entry in Self.entries.values where entry.key?.name == name { entry.key?.compare() }
  }

  private func announce() { for entry in publishers { entry.publisher?.send() } }

  private func compare() {
    let now = current
    guard now != value else { return }
    announce()
    value = now
    readers.notify()
  }

  static var anyHasChanged: Bool {
    entries.values.contains { entry in entry.key.map { $0.current != $0.value } ?? false }
  }

  static func compareAll() { for entry in entries.values { entry.key?.compare() } }
}
