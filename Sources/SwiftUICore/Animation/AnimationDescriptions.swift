// How animations are printed: by the names and parameters that SwiftUI prints, which logs and tests compare.

extension CurveAnimation: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "BezierAnimation(duration: \(duration), curve: \(curve))" }
  var debugDescription: String { "SwiftUI.\(description)" }
}

extension SpringAnimation: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    if isDefault { return "DefaultAnimation()" }
    if merges {
      return "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
        + "blendDuration: 0.0)"
    }
    return
      "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
      + "initialVelocity: \(initialVelocity))"
  }
  var debugDescription: String { "SwiftUI.\(description)" }
}
