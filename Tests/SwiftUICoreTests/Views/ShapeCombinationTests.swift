import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Shapes put together")
struct ShapeCombinationTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 60, height: 100))
  private let right = Path(CGRect(x: 40, y: 0, width: 60, height: 100))

  /// Which of points in the left only, in both, in the right only and in neither are inside.
  private func inside(_ path: Path, eoFill: Bool = false) -> [Bool] {
    [20, 50, 80, 120].map { path.contains(CGPoint(x: $0, y: 50), eoFill: eoFill) }
  }

  @Test("Areas are joined, cut and taken from each other, whichever way they are filled")
  func areas() {
    for isEvenOdd in [false, true] {
      #expect(inside(left.union(right), eoFill: isEvenOdd) == [true, true, true, false])
      #expect(inside(left.intersection(right), eoFill: isEvenOdd) == [false, true, false, false])
      #expect(inside(left.subtracting(right), eoFill: isEvenOdd) == [true, false, false, false])
      #expect(inside(left.symmetricDifference(right), eoFill: isEvenOdd) == [true, false, true, false])
    }
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(left.intersection(right).boundingRect == CGRect(x: 40, y: 0, width: 20, height: 100))
  }

  @Test("A hole stays a hole, and what lies apart stays apart")
  func holes() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let core = Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40))
    let ring = disc.subtracting(core)
    for isEvenOdd in [false, true] {
      #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: isEvenOdd))
      #expect(ring.contains(CGPoint(x: 15, y: 50), eoFill: isEvenOdd))
      #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: isEvenOdd))
    }
    let far = Path(CGRect(x: 200, y: 0, width: 10, height: 10))
    #expect(disc.intersection(far).isEmpty)
    #expect(disc.union(far).contains(CGPoint(x: 205, y: 5)))
    #expect(disc.subtracting(disc).isEmpty)
    #expect(disc.union(disc).contains(CGPoint(x: 50, y: 50)))
  }

  @Test("An area that an outline goes around twice is in or out as the rule says")
  func rules() {
    var twice = left
    twice.addPath(Path(CGRect(x: 10, y: 10, width: 40, height: 80)))
    let point = CGPoint(x: 20, y: 50)
    #expect(twice.union(right).contains(point))
    #expect(!twice.union(right, eoFill: true).contains(point))
  }

  @Test("Of lines, the parts in an area or out of it are left")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    #expect(line.lineIntersection(right).description == "40 50 m 100 50 l")
    #expect(line.lineSubtraction(right).description == "0 50 m 40 50 l")
  }

  @Test("Shapes are put together in the rectangle they are drawn in")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let corner = CGPoint(x: 2, y: 2)
    let middle = CGPoint(x: 50, y: 50)
    func holds<S: Shape>(_ shape: S) -> [Bool] { [corner, middle].map { shape.path(in: rect).contains($0) } }
    #expect(holds(Rectangle().subtracting(Circle())) == [true, false])
    #expect(holds(Circle().union(Rectangle())) == [true, true])
    #expect(holds(Rectangle().intersection(Circle())) == [false, true])
    #expect(holds(Rectangle().symmetricDifference(Circle())) == [true, false])
    #expect(!Rectangle().lineIntersection(Circle().scale(1.2)).path(in: rect).isEmpty)
    #expect(Circle().lineSubtraction(Rectangle().scale(2)).path(in: rect).isEmpty)
    let screen = Screen { Rectangle().subtracting(Circle()).fill(.red) }
    #expect(screen.the(FillDescription.self).color == .red)
  }

  @Test("Elliptical gradients are styles by name")
  func gradients() {
    let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
    let screen = Screen {
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue], endRadiusFraction: 0.7))
      Rectangle().fill(.ellipticalGradient(stops: stops, endRadiusFraction: 0.7))
      Rectangle().fill(.ellipticalGradient(Gradient(stops: stops), endRadiusFraction: 0.7))
      Rectangle().fill(EllipticalGradient(colors: [.red, .blue], endRadiusFraction: 0.7))
    }
    let fills = screen.all(FillDescription.self)
    #expect(fills.count == 4)
    #expect(fills.allSatisfy { $0.gradient != nil && $0.gradient == fills[3].gradient })
  }
}
