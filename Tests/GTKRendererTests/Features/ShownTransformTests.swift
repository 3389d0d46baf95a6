import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is drawn elsewhere or otherwise than layout has it, pixel by pixel.
final class ShownTransformTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let isRed = [255, 0, 0, 255]
  private static let isClear = [0, 0, 0, 0]

  @MainActor
  private static func pixels(_ screen: HostedScreen, _ places: (Int, Int)...) -> [[Int]] {
    // One that is not that of what is in it.
    let frame = screen.all("FavesFrame").first { gtk_widget_get_allocated_width($0) == 60 }
    let picture = DrawnWidget(frame ?? screen.the("FavesFrame"))
    return places.map { picture.pixel($0.0, $0.1) }
  }
  private static func square<V: View>(_ change: (AnyView) -> V) -> some View {
    change(AnyView(red.frame(width: 20, height: 20))).frame(width: 60, height: 60, alignment: .topLeading)
  }

  func testMatrices() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let moved = [Self.isClear, Self.isRed]
      table("transformEffect") {
        Self.square { $0.transformEffect(CGAffineTransform(translationX: 30, y: 0)) }
      } holds: {
        Self.pixels($0, (10, 10), (40, 10)) == moved
      }
      table("projectionEffect") {
        Self.square { $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 30, y: 0))) }
      } holds: {
        Self.pixels($0, (10, 10), (40, 10)) == moved
      }
      table("rotation3DEffect") {
        Self.square { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
      } holds: {
        Self.pixels($0, (10, 10), (1, 10), (19, 10)) == [Self.isRed, Self.isClear, Self.isClear]
      }
      table("saturation") {
        Self.square { $0.saturation(0) }
      } holds: {
        let pixel = Self.pixels($0, (10, 10))[0]
        return pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[3] == 255
      }
    }
  }

  func testAViewIsTurnedOverWhereOneReadsFromTheRight() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let half = HStack(spacing: 0) {
        Self.red.frame(width: 30, height: 60)
        Color.clear.frame(width: 30, height: 60)
      }
      .environment(\.layoutDirection, .leftToRight)
      for (direction, isEnabled, isTurned) in [
        (LayoutDirection.rightToLeft, true, true), (.rightToLeft, false, false), (.leftToRight, true, false),
      ] {
        table("flipsForRightToLeftLayoutDirection") {
          half.flipsForRightToLeftLayoutDirection(isEnabled).environment(\.layoutDirection, direction)
            .frame(width: 60, height: 60).background(Color.clear)
        } holds: {
          Self.pixels($0, (10, 30), (50, 30))
            == (isTurned ? [Self.isClear, Self.isRed] : [Self.isRed, Self.isClear])
        }
        table("layoutDirectionBehavior") {
          half.layoutDirectionBehavior(isEnabled ? .mirrors : .fixed).environment(
            \.layoutDirection, direction
          )
          .frame(width: 60, height: 60).background(Color.clear)
        } holds: {
          Self.pixels($0, (10, 30), (50, 30))
            == (isTurned ? [Self.isClear, Self.isRed] : [Self.isRed, Self.isClear])
        }
      }
    }
  }

  /// What is left of the middle.
  private struct LeftHalf: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  func testFiguresAreMirroredWhereOneReadsFromTheRight() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      @MainActor func isLeft(_ screen: HostedScreen) -> Bool {
        Self.pixels(screen, (10, 30), (50, 30)) == [Self.isRed, Self.isClear]
      }
      @MainActor func isRight(_ screen: HostedScreen) -> Bool {
        Self.pixels(screen, (10, 30), (50, 30)) == [Self.isClear, Self.isRed]
      }
      @MainActor func fromTheRight(_ figure: some View) -> some View {
        figure.frame(width: 60, height: 60).background(Color.clear).environment(
          \.layoutDirection, .rightToLeft)
      }
      table("layoutDirectionBehavior") {
        LeftHalf().fill(Self.red).frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        isLeft($0)
      }
      table("layoutDirectionBehavior") {
        fromTheRight(LeftHalf().fill(Self.red))
      } holds: {
        isRight($0)
      }
      table("layoutDirectionBehavior") {
        fromTheRight(LeftHalf(layoutDirectionBehavior: .fixed).fill(Self.red))
      } holds: {
        isLeft($0)
      }
      table("layoutDirectionBehavior") {
        LeftHalf(layoutDirectionBehavior: .mirrors(in: .leftToRight)).fill(Self.red)
          .frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        isRight($0)
      }
      // As even as what they are made of.
      table("AnyShape") {
        fromTheRight(AnyShape(LeftHalf()).fill(Self.red))
      } holds: {
        isRight($0)
      }
      table("OffsetShape") {
        fromTheRight(LeftHalf(layoutDirectionBehavior: .fixed).offset(x: 30).fill(Self.red))
      } holds: {
        isRight($0)
      }
      table("union") {
        fromTheRight(Rectangle().scale(0).union(LeftHalf()).fill(Self.red))
      } holds: {
        isRight($0)
      }
      table("clipShape") {
        fromTheRight(Self.red.clipShape(LeftHalf()))
      } holds: {
        isRight($0)
      }
      table("UnevenRoundedRectangle") {
        fromTheRight(UnevenRoundedRectangle(topLeadingRadius: 30).fill(Self.red))
      } holds: {
        Self.pixels($0, (2, 2), (57, 2)) == [Self.isRed, Self.isClear]
      }
    }
  }

  func testTransformedShapes() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("OffsetShape") {
        OffsetShape(shape: Rectangle(), offset: CGSize(width: 30, height: 0)).fill(Self.red)
          .frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        Self.pixels($0, (10, 30), (50, 30)) == [Self.isClear, Self.isRed]
      }
      table("RotatedShape") {
        RotatedShape(shape: Rectangle(), angle: .degrees(45)).fill(Self.red).frame(width: 60, height: 60)
          .background(Color.clear)
      } holds: {
        Self.pixels($0, (2, 2), (30, 30)) == [Self.isClear, Self.isRed]
      }
      table("ScaledShape") {
        ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 0.5)).fill(Self.red)
          .frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        Self.pixels($0, (10, 30), (20, 30)) == [Self.isClear, Self.isRed]
      }
      table("TransformedShape") {
        TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 0, y: 30))
          .fill(Self.red).frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        Self.pixels($0, (30, 10), (30, 50)) == [Self.isClear, Self.isRed]
      }
      table("lineIntersection", "lineSubtraction") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 30))
          path.addLine(to: CGPoint(x: 60, y: 30))
        }
        .lineIntersection(Rectangle().size(width: 30, height: 60)).stroke(Self.red, lineWidth: 6)
        .frame(width: 60, height: 60).background(Color.clear)
      } holds: {
        Self.pixels($0, (15, 30), (45, 30)) == [Self.isRed, Self.isClear]
      }
    }
  }
}
