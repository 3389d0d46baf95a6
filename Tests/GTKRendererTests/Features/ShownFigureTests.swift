import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Figures and groups of what is drawn, pixel by pixel.
final class ShownFigureTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  @MainActor
  private static func pixels(_ screen: HostedScreen, _ type: String, _ places: (Int, Int)...) -> [[Int]] {
    pixels(screen, type, places)
  }
  @MainActor
  private static func pixels(_ screen: HostedScreen, _ type: String, _ places: [(Int, Int)]) -> [[Int]] {
    let widget = screen.all(type).first { gtk_widget_get_allocated_width($0) == 60 }
    let picture = DrawnWidget(widget ?? screen.the(type))
    return places.map { picture.pixel($0.0, $0.1) }
  }

  func testFigures() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (red, clear) = ([255, 0, 0, 255], [0, 0, 0, 0])
      table("UnevenRoundedRectangle") {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(Self.red)
          .frame(width: 60, height: 60)
      } holds: {
        Self.pixels($0, "FavesSurface", (2, 2), (57, 2), (2, 57), (57, 57), (30, 30)) == [
          clear, red, red, clear, red,
        ]
      }
      table("ConcentricRectangle") {
        ConcentricRectangle().fill(Self.red).frame(width: 60, height: 60)
          .containerShape(RoundedRectangle(cornerRadius: 30))
      } holds: {
        Self.pixels($0, "FavesSurface", (2, 2), (30, 30)) == [clear, red]
      }
      table("trim") {
        Circle().trim(from: 0, to: 0.5).fill(Self.red).frame(width: 60, height: 60)
      } holds: {
        Self.pixels($0, "FavesSurface", (30, 10), (30, 50)) == [clear, red]
      }
      table("rotation", "scale", "transform", "OffsetShape", "RotatedShape") {
        Rectangle().scale(0.5).rotation(.degrees(45)).transform(CGAffineTransform(translationX: 10, y: 0))
          .fill(Self.red).frame(width: 60, height: 60)
      } holds: {
        Self.pixels($0, "FavesSurface", (40, 30), (40, 12), (27, 17), (5, 30)) == [red, red, clear, clear]
      }
      table("lineIntersection", "lineSubtraction", "symmetricDifference") {
        Rectangle().symmetricDifference(Circle().scale(0.5)).fill(Self.red).frame(width: 60, height: 60)
      } holds: {
        Self.pixels($0, "FavesSurface", (2, 2), (30, 30)) == [red, clear]
      }
    }
  }

  /// A figure that takes a shape by its name.
  private struct Figure<S: Shape>: View {
    let shape: S
    var body: some View { shape.fill(ShownFigureTests.red).frame(width: 60, height: 30) }
  }

  private struct Across: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  func testFiguresByTheirNames() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      // The corner, a little further in, the middle of a side, the middle.
      let corner = [(0, 0), (2, 2), (2, 15), (30, 15)]
      @MainActor func isRed(_ screen: HostedScreen, at places: [(Int, Int)]) -> [Bool] {
        Self.pixels(screen, "FavesSurface", places).map { $0 == [255, 0, 0, 255] }
      }
      table("capsule") {
        Figure(shape: .capsule(style: .circular))
      } holds: {
        isRed($0, at: corner) == [false, false, true, true]
      }
      table("rect") {
        Figure(shape: .rect(cornerRadius: 4))
      } holds: {
        isRed($0, at: corner) == [false, true, true, true]
      }
      table("rect") {
        Figure(shape: .rect(topLeadingRadius: 15))
      } holds: {
        isRed($0, at: corner) == [false, false, true, true]
      }
      // What of a line from side to side lies outside of a figure.
      table("lineSubtraction") {
        Across().lineSubtraction(Rectangle().scale(x: 1 / 3, y: 1))
          .stroke(Self.red, lineWidth: 6).frame(width: 60, height: 30)
      } holds: {
        isRed($0, at: [(10, 15), (30, 15), (50, 15), (10, 5)]) == [true, false, true, false]
      }
    }
  }

  func testWhatIsDrawnAsAGroupMixesWithin() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let both = ZStack {
        Self.blue.frame(width: 60, height: 60)
        ZStack { Self.red.frame(width: 60, height: 60).blendMode(.multiply) }
      }
      table("blendMode") {
        both
      } holds: {
        Self.pixels($0, "FavesLayers", (30, 30)) == [[0, 0, 0, 255]]
      }
      table("drawingGroup", "compositingGroup") {
        ZStack {
          Self.blue.frame(width: 60, height: 60)
          ZStack { Self.red.frame(width: 60, height: 60).blendMode(.multiply) }.drawingGroup()
        }
      } holds: {
        Self.pixels($0, "FavesLayers", (30, 30)) == [[255, 0, 0, 255]]
      }
    }
  }

  /// What is around a view is drawn by the frame that it stands in.
  func testWhatAFrameDrawsAround() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (red, blue, clear) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
      table("background", "clipShape", "overlay") {
        Text("a").frame(width: 60, height: 60).background(Self.red).clipShape(Circle())
          .overlay(Circle().strokeBorder(Self.blue, lineWidth: 8))
      } holds: {
        Self.pixels($0, "FavesLabel", (2, 2), (4, 30), (14, 30)) == [clear, blue, red]
          && $0.all("FavesLayers").isEmpty && $0.all("FavesSurface").isEmpty
      }
      table("overlay") {
        Self.red.frame(width: 60, height: 30).overlay(Circle().fill(Self.blue), alignment: .trailing)
      } holds: {
        Self.pixels($0, "FavesFrame", (15, 15), (45, 15), (58, 2)) == [red, blue, red]
      }
      table("shadow") {
        Text("a").frame(width: 20, height: 20).background(Self.red).shadow(color: Self.blue, radius: 0, x: 10)
          .frame(width: 60, height: 60)
      } holds: {
        Self.pixels($0, "FavesFrame", (21, 21), (45, 21), (55, 21)) == [red, blue, clear]
      }
    }
  }

  /// What reaches beyond a frame is drawn again where it was and where it will be.
  func testALineBeyondAFrameIsWithinItsClip() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Text("a").frame(width: 60, height: 60).overlay(Rectangle().stroke(Self.red, lineWidth: 10)))
      defer { shown.close() }
      var clip = GtkAllocation()
      let frame = shown.all("FavesLabel").first { gtk_widget_get_allocated_width($0) == 60 }!
      gtk_widget_get_clip(frame, &clip)
      XCTAssertGreaterThanOrEqual(clip.width, 70)
      XCTAssertEqual(shown.color(-3, 30, from: frame), [255, 0, 0])
      XCTAssertNotEqual(shown.color(8, 8, from: frame), [255, 0, 0])
    }
  }
}
