import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Places in space, as effects that turn a card over are made of them.
@MainActor
@Suite("Transforms in space")
struct SpaceTransformTests {
  /// What a card does that is turned over, as programs write it.
  struct Turn: GeometryEffect {
    var angle: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      var turned = CATransform3DIdentity
      turned.m34 = -1 / max(size.width, size.height)
      turned = CATransform3DRotate(turned, CGFloat(angle * .pi / 180), 0, 1, 0)
      turned = CATransform3DTranslate(turned, -size.width / 2, -size.height / 2, 0)
      let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      return ProjectionTransform(turned).concatenating(back)
    }
  }

  private func matrix(_ angle: Double) throws -> CGAffineTransform {
    let screen = Screen { Text("it").modifier(Turn(angle: angle)) }
    let matrices = try #require(screen.text("it").widget.attributes?.matrices)
    return matrices.reduce(.identity) {
      $0.concatenating($1(CGSize(width: 100, height: 50), isRightToLeft: false))
    }
  }

  @Test(
    "A card that is turned keeps its middle and is as narrow as it is seen", arguments: [0, 60, 120, 180])
  func turn(angle: Double) throws {
    let matrix = try matrix(angle)
    let middle = CGPoint(x: 50, y: 25).applying(matrix)
    #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 25) < 1e-9)
    #expect(abs(matrix.a - cos(angle * .pi / 180)) < 1e-9)
    #expect(abs(matrix.d - 1) < 1e-9)
  }

  @Test("Transforms are made, put one after the other, and told apart")
  func making() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    let sized = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DConcat(moved, sized).m41 == 2)
    #expect(CATransform3DTranslate(sized, 1, 2, 3).m42 == 6)
    #expect(CATransform3DScale(moved, 2, 3, 4).m43 == 3)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9)
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DEqualToTransform(moved, sized))
  }

  @Test("A type that is spelled out is that of a text with a limit of its lines")
  func spelledOut() {
    let text: ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>> = Text("it").lineLimit(1)
    let screen = Screen { text }
    #expect(screen.shows("it"))
  }
}
