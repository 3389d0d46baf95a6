import SwiftUICore
import Testing

@testable import SwiftUITesting

/// Core Graphics' values under its older names, and in words.
@MainActor
@Suite("Values of the plane")
struct PlaneWordTests {
  @Test("The older functions make what initialisers make")
  func making() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
  }

  @Test("A place, a size and a rectangle are written by their numbers, in texts too")
  func words() {
    let size = CGSize(width: 3, height: 4)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect("\(size)" == "(3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: -2.5))" == "(1.0, -2.5)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect(frame.origin.debugDescription == "(1.0, 2.0)")
    #expect(frame.debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    let screen = Screen { Text(verbatim: "\(frame)") }
    #expect(screen.texts == ["(1.0, 2.0, 3.0, 4.5)"])
  }
}
