import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is drawn, looked at pixel by pixel.
final class DrawingTests: GTKTestCase {
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  func testAShapeOfOnesOwnIsFilledByItsPath() throws {
    try onScreen { renderer in
      let shown = screen(renderer, Corner().fill(Color(red: 1, green: 0, blue: 0)))
      let picture = DrawnWidget(shown.all("FavesSurface")[0])
      XCTAssertEqual(picture.pixel(10, 10), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(90, 90), [0, 0, 0, 0])
      shown.close()
    }
  }

  func testWhatFadesOutKeepsItsColor() throws {
    try onScreen { renderer in
      let white = Color(red: 1, green: 1, blue: 1)
      for colors in [[Color.clear, white, .clear], [white, .clear, white]] {
        let shown = screen(
          renderer, LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        let picture = DrawnWidget(shown.all("FavesSurface")[0])
        // Cairo's pixels have their opacity in them: of a white one all four are the same.
        for place in [12, 25, 38, 62, 75, 88] {
          let pixel = picture.pixel(place, 50)
          XCTAssertTrue((20...235).contains(pixel[3]), "\(pixel)")
          XCTAssertTrue(pixel.allSatisfy { abs($0 - pixel[3]) < 3 }, "\(place): \(pixel)")
        }
        shown.close()
      }
    }
  }

  func testAMeshThatFadesOutKeepsItsColor() throws {
    try onScreen { renderer in
      let white = Color(red: 1, green: 1, blue: 1)
      let shown = screen(
        renderer,
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
          colors: [white, .clear, white, white, .clear, .clear]))
      let picture = DrawnWidget(shown.all("FavesSurface")[0])
      for place in [15, 30, 70, 85] {
        let pixel = picture.pixel(place, 20)
        XCTAssertTrue((20...235).contains(pixel[3]), "\(pixel)")
        XCTAssertTrue(pixel.allSatisfy { abs($0 - pixel[3]) < 3 }, "\(place): \(pixel)")
      }
      shown.close()
    }
  }

  func testGradientsRunAlongTheirGeometry() throws {
    try onScreen { renderer in
      let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
      var shown = screen(renderer, LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      var picture = DrawnWidget(shown.all("FavesSurface")[0])
      XCTAssertGreaterThan(picture.pixel(2, 50)[0], 240)
      XCTAssertGreaterThan(picture.pixel(97, 50)[2], 240)
      shown.close()
      shown = screen(renderer, Circle().fill(AngularGradient(colors: colors, center: .center)))
      picture = DrawnWidget(shown.all("FavesSurface")[0])
      // Clockwise from the right: the beginning lies below the axis, the end above it.
      XCTAssertGreaterThan(picture.pixel(90, 53)[0], 230)
      XCTAssertGreaterThan(picture.pixel(90, 46)[2], 230)
      XCTAssertEqual(picture.pixel(2, 2)[3], 0, "only the circle is painted")
      shown.close()
    }
  }

  func testATrimmedStrokeIsPartOfTheLine() throws {
    try onScreen { renderer in
      let ring = Circle().inset(by: 10).trim(from: 0, to: 0.5)
        .stroke(Color(red: 0, green: 1, blue: 0), style: StrokeStyle(lineWidth: 8, lineCap: .round))
      let shown = screen(renderer, ring)
      let picture = DrawnWidget(shown.all("FavesSurface")[0])
      let below = picture.pixel(50, 90)
      let above = picture.pixel(50, 10)
      XCTAssertNotEqual(below[3] > 200, above[3] > 200, "half of the ring is there")
      XCTAssertEqual(picture.pixel(50, 50)[3], 0)
      shown.close()
    }
  }

  func testRotationAndScaleAreDrawn() throws {
    try onScreen { renderer in
      let bar = Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 80, height: 10)
      let shown = screen(
        renderer,
        ZStack {
          Color.clear
          bar.rotationEffect(.degrees(90))
        })
      let layers = shown.all("FavesLayers")[0]
      let picture = DrawnWidget(layers)
      XCTAssertEqual(picture.pixel(50, 20), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(20, 50)[3], 0)
      shown.close()
      let large = screen(
        renderer,
        ZStack {
          Color.clear
          Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 20, height: 20).scaleEffect(3)
        })
      XCTAssertEqual(DrawnWidget(large.all("FavesLayers")[0]).pixel(25, 25), [0, 0, 255, 255])
      large.close()
    }
  }

  func testClipsMasksShadowsAndColoursChangeThePicture() throws {
    try onScreen { renderer in
      let red = Rectangle().fill(Color(red: 1, green: 0, blue: 0))
      var shown = screen(renderer, red.clipShape(Corner()))
      var picture = DrawnWidget(shown.all("FavesLayers")[0])
      XCTAssertEqual(picture.pixel(10, 10)[3], 255)
      XCTAssertEqual(picture.pixel(90, 90)[3], 0)
      shown.close()
      shown = screen(renderer, red.mask { Circle().fill(.black) })
      picture = DrawnWidget(shown.all("FavesLayers")[0])
      XCTAssertEqual(picture.pixel(50, 50), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(2, 2)[3], 0)
      shown.close()
      shown = screen(renderer, red.grayscale(1))
      picture = DrawnWidget(shown.all("FavesLayers")[0])
      let gray = picture.pixel(50, 50)
      XCTAssertEqual(gray[0], gray[1])
      XCTAssertEqual(gray[1], gray[2])
      shown.close()
      let shadowed = red.frame(width: 40, height: 40)
        .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 30, y: 0)
      shown = screen(
        renderer,
        ZStack {
          Color.clear
          shadowed
        })
      picture = DrawnWidget(shown.all("FavesLayers")[0])
      XCTAssertEqual(picture.pixel(50, 50), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(90, 50), [0, 0, 255, 255])
      shown.close()
    }
  }

  func testACanvasPlaysItsDrawingBackAndFollowsState() throws {
    struct Drawn: View {
      @State var isRight = false
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            context.translateBy(x: isRight ? size.width / 2 : 0, y: 0)
            context.fill(
              Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
              with: .color(red: 0, green: 1, blue: 0))
          }
          .frame(width: 100, height: 50)
          Button("Right") { isRight = true }
        }
      }
    }
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Drawn())
      let area = shown.all("FavesSurface")[0]
      XCTAssertEqual(DrawnWidget(area).pixel(10, 10), [0, 255, 0, 255])
      shown.click("Right")
      XCTAssertEqual(DrawnWidget(area).pixel(10, 10)[3], 0)
      XCTAssertEqual(DrawnWidget(area).pixel(90, 10), [0, 255, 0, 255])
      shown.close()
    }
  }

  func testACanvasDrawsItsSymbolsWhereTheDrawingHasThem() throws {
    struct Marked: View {
      @State var isRed = true
      @State var hasSecond = true
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            if let dot = context.resolveSymbol(id: "dot") {
              context.draw(dot, at: CGPoint(x: 10, y: 10))
              context.draw(dot, in: CGRect(x: 40, y: 0, width: 40, height: size.height))
            }
            if let second = context.resolveSymbol(id: 2) {
              context.draw(second, at: CGPoint(x: 100, y: 0), anchor: .topTrailing)
            }
          } symbols: {
            Color(red: isRed ? 1 : 0, green: 0, blue: 1).frame(width: 10, height: 10).tag("dot")
            ForEach(hasSecond ? [2] : [], id: \.self) { _ in
              Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 10)
            }
          }
          .frame(width: 100, height: 50)
          Button("Turn") { isRed = false }
          Button("Drop") { hasSecond = false }
        }
      }
    }
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Marked())
      let area = shown.all("FavesSurface")[0]
      let before = DrawnWidget(area)
      XCTAssertEqual(before.pixel(10, 10), [255, 0, 255, 255])
      XCTAssertEqual(before.pixel(60, 45), [255, 0, 255, 255], "Stretched")
      XCTAssertEqual(before.pixel(25, 10)[3], 0)
      XCTAssertEqual(before.pixel(95, 5), [0, 255, 0, 255], "By its id in a ForEach")
      shown.click("Turn")
      XCTAssertEqual(DrawnWidget(area).pixel(10, 10), [0, 0, 255, 255])
      shown.click("Drop")
      XCTAssertEqual(DrawnWidget(area).pixel(95, 5)[3], 0)
      shown.close()
    }
  }
}

@MainActor
private func screen<V: View>(_ renderer: GTKRenderer, _ view: V) -> HostedScreen {
  HostedScreen(renderer, view.frame(width: 100, height: 100))
}
