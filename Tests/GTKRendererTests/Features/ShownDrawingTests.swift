import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Drawings, pixel by pixel.
final class ShownDrawingTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private struct Half: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }

  func testDrawings() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (red, blue) = (Self.red, Self.blue)
      @MainActor func pixel(_ screen: HostedScreen, _ x: Int, _ y: Int) -> [Int] {
        DrawnPicture(screen.the("FavesSurface")).pixel(x, y)
      }
      let (isRed, isClear) = ([255, 0, 0, 255], [0, 0, 0, 0])
      for (name, shape) in [
        ("Circle", AnyShape(Circle())), ("Ellipse", AnyShape(Ellipse())), ("Capsule", AnyShape(Capsule())),
        ("RoundedRectangle", AnyShape(RoundedRectangle(cornerRadius: 20))),
      ] {
        table("Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "fill") {
          shape.fill(red).frame(width: 60, height: 60)
        } holds: {
          XCTAssertEqual(pixel($0, 1, 1), isClear, name)
          return pixel($0, 30, 30) == isRed
        }
      }
      table("Path", "Shape") {
        Half().fill(red).frame(width: 60, height: 60)
      } holds: {
        pixel($0, 10, 10) == isRed && pixel($0, 50, 10) == isClear
      }
      table("stroke", "strokeBorder", "Rectangle") {
        Rectangle().strokeBorder(red, lineWidth: 10).frame(width: 60, height: 60)
      } holds: {
        pixel($0, 5, 30) == isRed && pixel($0, 30, 30) == isClear
      }
      table("Color") {
        red.frame(width: 60, height: 60)
      } holds: {
        pixel($0, 1, 1) == isRed
      }
      table("Canvas") {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(red))
        }
        .frame(width: 60, height: 60)
      } holds: {
        pixel($0, 5, 5) == isRed && pixel($0, 50, 50) == isClear
      }
      table("LinearGradient") {
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 60, height: 60)
      } holds: {
        pixel($0, 1, 30)[0] > 230 && pixel($0, 58, 30)[2] > 230
      }
      table("EllipticalGradient") {
        EllipticalGradient(colors: [red, blue]).frame(width: 60, height: 30)
      } holds: {
        pixel($0, 30, 15)[0] > 220 && pixel($0, 58, 15)[2] > 220 && pixel($0, 30, 28)[2] > 200
      }
      table("containerShape", "ContainerRelativeShape") {
        ContainerRelativeShape().fill(red).frame(width: 60, height: 60).containerShape(Circle())
      } holds: {
        pixel($0, 30, 30) == isRed && pixel($0, 2, 2) == isClear
      }
      table("RadialGradient") {
        RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 30)
          .frame(width: 60, height: 60)
      } holds: {
        pixel($0, 30, 30)[0] > 220 && pixel($0, 1, 1)[2] > 230
      }
      table("AngularGradient") {
        AngularGradient(colors: [red, blue], center: .center).frame(width: 60, height: 60)
      } holds: {
        pixel($0, 55, 33)[0] > 220 && pixel($0, 55, 26)[2] > 220
      }
      table("MeshGradient") {
        MeshGradient(
          width: 2, height: 2, points: [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]],
          colors: [red, red, blue, blue], background: Color(red: 0, green: 1, blue: 0)
        )
        .frame(width: 100, height: 100)
      } holds: {
        let (top, bottom) = (pixel($0, 50, 14), pixel($0, 50, 86))
        let middle = pixel($0, 50, 50)
        return top[0] > 220 && bottom[2] > 220 && abs(middle[0] - 127) < 20 && abs(middle[2] - 127) < 20
          && pixel($0, 3, 3) == [0, 255, 0, 255]
      }
    }
  }
}
