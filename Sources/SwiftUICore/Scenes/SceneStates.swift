/// What the windows of an app keep from one launch to the next, by window and key.
@MainActor
package final class SceneStates {
  package private(set) var values: [String: [String: StoredValue]]
  /// Called with everything there is after each change; keeps it, or not.
  package var changed: (@MainActor ([String: [String: StoredValue]]) -> Void)?

  /// Starts with what an earlier launch has left.
  package init(_ values: [String: [String: StoredValue]] = [:]) { self.values = values }

  func set(_ value: StoredValue?, for key: String, of window: String) {
    values[window, default: [:]][key] = value
    if values[window]!.isEmpty { values[window] = nil }
    changed?(values)
  }
}

/// What one window keeps.
@MainActor
final class WindowState {
  /// The window's name in the app: the same at each launch.
  let window: String
  private let states: SceneStates
  private var readers: [String: WeakReaders] = [:]

  init(_ window: String, in states: SceneStates) {
    self.window = window
    self.states = states
  }

  subscript(key: String) -> StoredValue? {
    get { states.values[window]?[key] }
    set {
      guard newValue != self[key] else { return }
      states.set(newValue, for: key, of: window)
      readers[key]?.notify()
    }
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
