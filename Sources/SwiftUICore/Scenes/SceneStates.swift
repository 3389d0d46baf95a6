/// What the windows of an app keep from one launch to the next, by window and key.
@MainActor
package final class SceneStates {
  private struct Place: Hashable {
    let window: String
    let key: String
  }
  private struct Kept: Sendable {
    var values: [String: [String: StoredValue]]
    /// What other threads have written, until the main one takes it over.
    var elsewhere: [Place: StoredValue?] = [:]

    /// - Returns: whether that is another value.
    mutating func keep(_ value: StoredValue?, for key: String, of window: String) -> Bool {
      guard value != values[window]?[key] else { return false }
      values[window, default: [:]][key] = value
      if values[window]!.isEmpty { values[window] = nil }
      return true
    }
  }
  private nonisolated let kept: LockedValue<Kept>
  package var values: [String: [String: StoredValue]] { kept.withLock { $0.values } }
  /// Called with everything there is after each change; keeps it, or not.
  package var changed: (@MainActor ([String: [String: StoredValue]]) -> Void)?

  /// Starts with what an earlier launch has left.
  package init(_ values: [String: [String: StoredValue]] = [:]) { kept = LockedValue(Kept(values: values)) }

  func value(of key: String, of window: String) -> StoredValue? {
    kept.withLock { $0.values[window]?[key] }
  }

  /// Keeps `value`, which is newer than what other threads have written and nobody has taken over.
  /// - Returns: whether that is another value.
  func set(_ value: StoredValue?, for key: String, of window: String) -> Bool {
    let (wasWritten, hasChanged) = kept.withLock { kept in
      (
        kept.elsewhere.removeValue(forKey: Place(window: window, key: key)) != nil,
        kept.keep(value, for: key, of: window)
      )
    }
    if wasWritten { StatesWrittenElsewhere.add(-1) }
    if hasChanged { changed?(values) }
    return hasChanged
  }

  // MARK: other threads

  nonisolated func newest(of key: String, of window: String) -> StoredValue? {
    kept.withLock { $0.elsewhere[Place(window: window, key: key)] ?? $0.values[window]?[key] }
  }

  /// - Returns: whether the main thread has nothing else of that key to take over.
  nonisolated func setElsewhere(_ value: StoredValue?, for key: String, of window: String) -> Bool {
    let isFirst = kept.withLock {
      $0.elsewhere.updateValue(value, forKey: Place(window: window, key: key)) == nil
    }
    if isFirst { StatesWrittenElsewhere.add(1) }
    return isFirst
  }

  /// Keeps what other threads have written since this was last called. They see the one or the other at any time.
  /// - Returns: whether that is another value.
  func takeOver(_ key: String, of window: String) -> Bool {
    guard StatesWrittenElsewhere.any else { return false }
    let (wasWritten, hasChanged) = kept.withLock { kept in
      guard let written = kept.elsewhere.removeValue(forKey: Place(window: window, key: key)) else {
        return (false, false)
      }
      return (true, kept.keep(written, for: key, of: window))
    }
    if wasWritten { StatesWrittenElsewhere.add(-1) }
    if hasChanged { changed?(values) }
    return hasChanged
  }
}

/// What one window keeps.
@MainActor
final class WindowState {
  /// The window's name in the app: the same at each launch.
  let window: String
  private nonisolated let states: SceneStates
  private var readers: [String: WeakReaders] = [:]

  init(_ window: String, in states: SceneStates) {
    self.window = window
    self.states = states
  }

  subscript(key: String) -> StoredValue? {
    get { states.value(of: key, of: window) }
    set { if states.set(newValue, for: key, of: window) { readers[key]?.notify() } }
  }

  nonisolated func newest(of key: String) -> StoredValue? { states.newest(of: key, of: window) }
  nonisolated func setElsewhere(_ value: StoredValue?, for key: String) -> Bool {
    states.setElsewhere(value, for: key, of: window)
  }
  func settle(_ key: String) {
    if states.takeOver(key, of: window) { readers[key]?.notify() }
  }

  /// The window is gone, and nobody is to be told any more.
  func forgetReaders() { readers = [:] }

  func record(_ node: Node, reads key: String, hasChanged: @escaping () -> Bool) {
    let readers = self.readers[key] ?? WeakReaders()
    self.readers[key] = readers
    readers.record(node, hasChanged: hasChanged)
  }
}

private struct WindowStateKey: EnvironmentKey { static var defaultValue: WindowState? { nil } }

extension EnvironmentValues {
  /// What the window around keeps.
  var windowState: WindowState? {
    get { self[WindowStateKey.self] }
    set { self[WindowStateKey.self] = newValue }
  }
}
