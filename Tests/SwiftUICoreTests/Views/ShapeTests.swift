import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Shapes and paths")
struct ShapeTests {
  @Test("A path knows its bounds, what is inside, and its parts")
  func measures() {
    let square = Path(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(square.boundingRect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(square.contains(CGPoint(x: 11, y: 21)))
    #expect(!square.contains(CGPoint(x: 9, y: 21)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 2)))
    #expect(!circle.contains(CGPoint(x: 5, y: 5)))
    let half = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 100))
    }.trimmedPath(from: 0.25, to: 0.75)
    #expect(half.description == "50 0 m 100 0 l 100 50 l")
    #expect(square.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect.minX == 8)
    #expect(!square.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 25, y: 40)))
  }

  @Test("Arcs run from their first angle to their last, clockwise on screen unless told otherwise")
  func arcs() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(abs((path.currentPoint?.y ?? 0) - 10) < 0.001)
    #expect(abs(path.boundingRect.width - 10) < 0.01)
    path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(abs(path.boundingRect.width - 20) < 0.05)
  }

  @Test("Transforms apply in the order in which they are written, the last first")
  func transforms() {
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x - 10) < 0.001 && abs(point.y - 1) < 0.001)
    let back = point.applying(turned.inverted())
    #expect(abs(back.x - 1) < 0.001)
  }

  struct Triangle: Shape {
    var tip: CGFloat
    var animatableData: CGFloat {
      get { tip }
      set { tip = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.width * tip, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func tip(of screen: Screen) -> CGFloat? {
    guard let fill = screen.front.first("fill")?.widget.anyDescription as? FillDescription,
      case .outline(let outline) = fill.shape
    else { return nil }
    guard case .line(let point) = outline.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).elements[1] else {
      return nil
    }
    return point.x
  }

  struct Tipping: View {
    @State var tip: CGFloat = 0
    @State var other = 0
    var body: some View {
      VStack {
        Triangle(tip: tip).fill(.green)
        Button("Tip") { withAnimation(.linear(duration: 1)) { tip = 1 } }
        Button("Other") { other += 1 }
        Text("\(other)")
      }
    }
  }

  @Test(
    "A shape of a program's own is drawn by its path, anew only when it changes, and moves with an animation")
  func ownShape() {
    let screen = Screen { Tipping() }
    #expect(tip(of: screen) == 0)
    screen.resetCounts()
    screen.button("Other").tap()
    #expect(screen.operations.allSatisfy { !$0.contains("fill") })
    screen.showsAnimations = true
    screen.button("Tip").tap()
    screen.advance(by: 0.5)
    let middle = tip(of: screen) ?? 0
    #expect(middle > 0.3 && middle < 0.7)
    screen.advance(by: 1)
    #expect(tip(of: screen) == 1)
  }

  @Test("Styles come down to a paint, and a gradient reaches the shapes in it")
  func styles() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let screen = Screen {
      VStack {
        Circle()
        RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 6)
        Rectangle().fill(.tint)
      }
      .foregroundStyle(gradient)
      .tint(.green)
    }
    let fills = screen.front.all.compactMap { $0.widget.anyDescription as? FillDescription }
    #expect(fills[0].gradient?.stops.map(\.color) == [.red, .blue])
    #expect(fills[1].inset == 3 && fills[1].stroke == 6 && fills[1].shape == .rounded(1))
    #expect(fills[2].color == .green)
  }

  @Test("After an outline the shape itself is painted further: filled, or with another line inside it")
  func further() {
    let screen = Screen {
      VStack {
        Circle().stroke(.red, lineWidth: 4).fill(.blue)
        RoundedRectangle(cornerRadius: 9).strokeBorder(.red, lineWidth: 6).strokeBorder(.green, lineWidth: 2)
      }
    }
    let fills = screen.front.all.compactMap { $0.widget.anyDescription as? FillDescription }
    #expect(fills.map(\.color) == [.red, .blue, .red, .green])
    #expect(fills.map(\.stroke) == [4, nil, 6, 2])
    #expect(fills.map(\.inset) == [0, 0, 3, 1])
  }

  @Test("Effects are one container each, and say what is done to the picture")
  func effects() {
    let screen = Screen {
      Text("Soft").blur(radius: 3).shadow(color: .red, radius: 2, x: 1, y: 1).grayscale(1)
    }
    let effects = screen.front.all.compactMap { $0.decoration?.effects }
    #expect(effects.count == 3)
    #expect(effects[1].shadow?.color == .red)
    #expect(effects[2].blur == 3)
  }
}
