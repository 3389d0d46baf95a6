import SwiftUICore
import Testing

@Suite("Shapes that are turned, moved, made larger and changed")
struct TransformedShapeTests {
  // Programs name what the modifiers make.
  private func turned() -> RotatedShape<Capsule> { Capsule().rotation(.degrees(90)) }
  private func moved() -> OffsetShape<Rectangle> { Rectangle().offset(x: 3, y: 4) }
  private func larger() -> ScaledShape<OffsetShape<Rectangle>> { moved().scale(2, anchor: .topLeading) }
  private func changed() -> TransformedShape<Circle> {
    Circle().transform(CGAffineTransform(translationX: 5, y: 0))
  }

  private func box(_ shape: some Shape) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
  }

  @Test("The modifiers make the types that are documented")
  func types() {
    let turned = box(turned())
    #expect(abs(turned.width - 20) < 0.01 && abs(turned.height - 40) < 0.01)
    #expect(box(moved()) == CGRect(x: 3, y: 4, width: 40, height: 20))
    #expect(box(larger()) == CGRect(x: 6, y: 8, width: 80, height: 40))
    #expect(abs(box(changed()).minX - 15) < 0.01)
  }

  @Test("What is turned or moved can be made smaller on all sides, and have its border within")
  func insets() {
    func smaller<S: InsettableShape>(_ shape: S) -> CGRect { box(shape.inset(by: 5)) }
    #expect(smaller(Rectangle().offset(x: 3)) == CGRect(x: 8, y: 5, width: 30, height: 10))
    let turned = smaller(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.width - 10) < 0.01 && abs(turned.height - 30) < 0.01)
    _ = Capsule().rotation(.degrees(10)).strokeBorder(.red, lineWidth: 2)
  }

  @Test("Angle, size, place and the point that they are meant from move")
  func motion() {
    var turned = RotatedShape(shape: Circle(), angle: .zero, anchor: .topLeading)
    turned.animatableData = Circle().rotation(.degrees(90), anchor: .bottomTrailing).animatableData
    #expect(turned.angle == .degrees(90) && turned.anchor == .bottomTrailing)
    var scaled = Circle().scale(1, anchor: .leading)
    scaled.animatableData = Circle().scale(x: 2, y: 3, anchor: .trailing).animatableData
    #expect(scaled.scale == CGSize(width: 2, height: 3) && scaled.anchor == .trailing)
    var moved = Circle().offset(x: 1)
    moved.animatableData = Circle().offset(CGPoint(x: 4, y: 5)).animatableData
    #expect(moved.offset == CGSize(width: 4, height: 5))
  }

  @Test("A line that is turned is a line still")
  @MainActor
  func roles() {
    #expect(RotatedShape<Circle>.role == .fill)
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    #expect(role(Circle().stroke(lineWidth: 2).rotation(.degrees(2)).scale(2)) == .stroke)
  }
}
