import Foundation
import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Effects made of a view's size")
struct GeometryEffectTests {
  struct Shift: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  private func matrix(of element: Element) -> CGAffineTransform {
    (element.widget.attributes?.matrices ?? []).reduce(.identity) {
      $0.concatenating($1(CGSize(width: 100, height: 50), isRightToLeft: false))
    }
  }

  @Test("A matrix is made of the view's size, and goes on through animations")
  func effect() {
    struct Moving: View {
      @State var isMoved = false
      var body: some View {
        VStack {
          Text("it").modifier(Shift(amount: isMoved ? 1 : 0))
          Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
        }
      }
    }
    let screen = Screen { Moving() }
    screen.showsAnimations = true
    #expect(matrix(of: screen.text("it")).tx == 0)
    screen.button("Move").tap()
    screen.advance(by: 0.5)
    #expect(abs(matrix(of: screen.text("it")).tx - 50) < 3)
    screen.advance(by: 1)
    #expect(matrix(of: screen.text("it")).tx == 100)
  }

  @Test("A turn in space keeps the anchor and flattens what turns away")
  func rotation() {
    let screen = Screen {
      Text("it").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let matrix = matrix(of: screen.text("it"))
    #expect(abs(matrix.a - 0.5) < 1e-9)
    let center = CGPoint(x: 50, y: 25).applying(matrix)
    #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 25) < 1e-9)
  }

  @Test("A projection there and back is none")
  func projection() {
    var there = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7))
    there.m13 = 0.01
    let both = there.concatenating(there.inverted())
    #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m31) < 1e-9 && abs(both.m13) < 1e-9)
    #expect(!there.isAffine && ProjectionTransform().isIdentity)
    let point = CGPoint(x: 3, y: 4).applying(there)
    let back = point.applying(there.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  @Test("A visual effect follows the view's size")
  func visualEffect() {
    let screen = Screen {
      Text("it").frame(width: 100, height: 50).visualEffect { effect, proxy in
        effect.opacity(proxy.size.width > 0 ? 0.5 : 1).offset(x: proxy.size.width)
      }
    }
    let seen = screen.front.all.compactMap(\.widget.attributes).first { $0.opacity == 0.5 }
    #expect(seen != nil)
  }

  @Test("Colour changes one after the other are one")
  func colors() {
    let both = ColorShares.inverse.followed(by: .inverse)
    #expect(both == ColorShares([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]))
  }
}
