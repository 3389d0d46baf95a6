import SwiftUITesting
import Testing

@Suite("How fast curves go")
struct UnitCurveTests {
  @Test("The speeds at both ends are exact, and hold beyond them")
  func ends() {
    #expect(UnitCurve.linear.velocity(at: -1) == 1)
    #expect(UnitCurve.linear.velocity(at: 2) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test(
    "The values at both ends are exact, and hold beyond them",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0)),
      .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9)),
    ])
  func values(curve: UnitCurve) {
    #expect(curve.value(at: -0.5) == 0 && curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 1.5) == 1)
  }

  @Test(
    "Between the ends it is the slope of the curve",
    arguments: [
      UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ])
  func between(curve: UnitCurve) {
    for progress in [0.1, 0.3, 0.7, 0.9] {
      let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-3)
    }
  }
}
