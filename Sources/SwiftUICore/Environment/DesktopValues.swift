/// Values of the environment that come from the desktop: the renderer sets them, every view may read them, and a change
/// reaches those that do.
@MainActor
package final class DesktopValues {
  private struct Weak { weak var root: _RunningNode? }
  private struct Window {
    weak var node: SceneInstanceNode?
    var phase: ScenePhase
  }

  package private(set) var values = EnvironmentValues()
  private var roots: [Weak] = []
  private var windows: [ObjectIdentifier: Window] = [:]

  package init() {}

  package func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    change { $0[keyPath: keyPath] = value }
  }

  /// Sets several at once.
  package func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&values)
    for each in roots { each.root?.changeEnvironment(change) }
  }

  func follow(_ root: _RunningNode) {
    roots.removeAll { $0.root == nil }
    roots.append(Weak(root: root))
  }

  /// The app is as much in use as that of its windows which is most so.
  func setPhase(_ phase: ScenePhase?, of window: SceneInstanceNode) {
    windows = windows.filter { $0.value.node != nil }
    windows[ObjectIdentifier(window)] = phase.map { Window(node: window, phase: $0) }
    let old = values.scenePhase
    let new = windows.values.map(\.phase).max() ?? .background
    change { $0.scenePhase = new }
    guard old != new else { return }
    for each in roots { each.root?.directory.events.phaseChanged?(old, new) }
  }
}

/// What a window is like at the moment.
package struct WindowConditions: Equatable, Sendable {
  package var phase: ScenePhase
  /// Pixels per point.
  package var scale: Double
  /// In points.
  package var width: Double
  package var height: Double

  package init(phase: ScenePhase, scale: Double, width: Double, height: Double) {
    self.phase = phase
    self.scale = scale
    self.width = width
    self.height = height
  }

  /// Below it a window is too narrow for two columns.
  static let regularWidth = 600.0
  static let regularHeight = 400.0

  func write(to values: inout EnvironmentValues) {
    values.scenePhase = phase
    values.displayScale = scale
    values.windowSize = CGSize(width: width, height: height)
    values.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular
    values.verticalSizeClass = height < Self.regularHeight ? .compact : .regular
  }
}
