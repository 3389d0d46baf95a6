package import SwiftUICore

extension HeadlessRenderer {
  /// What a window is like: in use, of 800 × 600 points, unless a test has said otherwise.
  package func conditions(of window: HeadlessWidget) -> WindowConditions {
    conditionsByWindow[ObjectIdentifier(window)]
      ?? WindowConditions(phase: .active, scale: 1, width: 800, height: 600)
  }

  package func setConditions(_ conditions: WindowConditions, of window: HeadlessWidget) {
    conditionsByWindow[ObjectIdentifier(window)] = conditions
  }
}
