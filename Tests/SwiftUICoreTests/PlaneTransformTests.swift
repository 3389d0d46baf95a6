import SwiftUICore
import Testing

@Suite("Sizes and rectangles under transforms")
struct PlaneTransformTests {
  @Test("A size is turned and scaled, and not moved")
  func size() {
    let size = CGSize(width: 3, height: 4)
    #expect(size.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGSize(width: -3, height: 8))
    #expect(size.applying(CGAffineTransform(translationX: 10, y: 10)) == size)
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 5)
    #expect(size.applying(turned) == CGSize(width: -4, height: 3))
  }

  @Test("A rectangle becomes what holds its corners")
  func rectangle() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(box.applying(turned) == CGRect(x: -6, y: 1, width: 4, height: 3))
    let moved = box.applying(CGAffineTransform(translationX: 10, y: 20))
    #expect(moved == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(CGRect.null.applying(turned).isNull)
  }
}
