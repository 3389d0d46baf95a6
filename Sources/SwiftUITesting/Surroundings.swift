internal import HeadlessRenderer
import SwiftUICore

/// What is around the windows: whether they are in use, how large they are, what the desktop says.
extension Screen {
  /// Sets whether a window is in use; the app's own phase is that of the window which is most in use.
  public func setScenePhase(_ phase: ScenePhase, of window: Element? = nil) {
    change(window) { $0.phase = phase }
  }

  /// Sets the size of a window, in points.
  public func resize(_ window: Element? = nil, width: Double, height: Double) {
    change(window) {
      $0.width = width
      $0.height = height
    }
  }

  /// Sets how many pixels a point has in a window.
  public func setDisplayScale(_ scale: Double, of window: Element? = nil) {
    change(window) { $0.scale = scale }
  }

  private func change(_ window: Element?, _ change: (inout WindowConditions) -> Void) {
    let widget = (window ?? presented[0]).widget
    guard let description = widget.anyDescription as? WindowDescription else {
      fatalError("A \(widget.kind) is no window.")
    }
    var conditions = renderer.conditions(of: widget)
    change(&conditions)
    renderer.setConditions(conditions, of: widget)
    act { description.conditionsChanged(conditions) }
  }

  /// Sets what the desktop says, as the environment has it: `\.colorScheme`, `\.accessibilityReduceMotion`, ….
  package func setDesktop<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    act { renderer.desktop.set(keyPath, value) }
  }

  /// Presses Ctrl+Z in the window in front.
  public func undo() { act { (front.widget.anyDescription as? WindowDescription)?.undo() } }
  /// Presses Ctrl+Shift+Z in the window in front.
  public func redo() { act { (front.widget.anyDescription as? WindowDescription)?.redo() } }
}
