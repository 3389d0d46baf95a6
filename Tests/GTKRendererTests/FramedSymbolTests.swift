import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class FramedSymbolTests: GTKTestCase {
  func testNumbersAndLettersInCirclesAndSquaresAreKnown() {
    for (name, text, isSquare, isFilled) in [
      ("0.circle", "0", false, false), ("12.square", "12", true, false),
      ("50.circle.fill", "50", false, true),
      ("100.square.fill", "100", true, true), ("a.circle", "A", false, false),
    ] {
      let symbol = FramedSymbol(name)
      XCTAssertEqual(symbol?.text, text, name)
      XCTAssertEqual(symbol?.frame, isSquare ? .square : .circle, name)
      XCTAssertEqual(symbol?.isFilled, isFilled, name)
      XCTAssertTrue(PictureData.isKnownSymbol(name))
    }
    for name in [
      "circle", "1", "1.triangle", "1000.circle", "ab.circle", "1.circle.slash", "-1.circle", "", ".circle",
    ] {
      XCTAssertNil(FramedSymbol(name), name)
    }
  }

  func testOfTwoColorsTheSecondIsThatOfAFrameThatSomethingIsCutOutOf() throws {
    try onScreen { renderer in
      let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
      let person = Image(systemName: "person.crop.circle.fill").resizable()
        .symbolRenderingMode(.palette).foregroundStyle(red, blue).frame(width: 160, height: 160)
      let screen = HostedScreen(renderer, person)
      settle()
      let picture = DrawnWidget(screen.all("FavesImage")[0])
      XCTAssertEqual(picture.pixel(80, 62), [255, 0, 0, 255], "the head")
      XCTAssertEqual(picture.pixel(24, 80), [0, 0, 255, 255], "the circle")
      XCTAssertEqual(picture.pixel(2, 2)[3], 0)
      screen.close()
    }
  }

  /// A symbol in a square of 160 points, drawn ten times as large as its grid.
  @MainActor
  private static func picture(
    _ name: String, _ mode: SymbolRenderingMode?, in renderer: GTKRenderer,
    _ color: Color = Color(red: 1, green: 0, blue: 0)
  ) -> DrawnWidget {
    let screen = HostedScreen(
      renderer,
      Image(systemName: name).resizable().symbolRenderingMode(mode).foregroundStyle(color)
        .frame(width: 160, height: 160))
    settle()
    defer { screen.close() }
    return DrawnWidget(screen.all("FavesImage")[0])
  }

  func testWhereColorsAreHierarchicalWhatIsBehindIsFaint() throws {
    try onScreen { renderer in
      for (name, first, second) in [
        ("xmark.circle.fill", (80, 80), (20, 80)), ("person.crop.circle.fill", (80, 62), (20, 80)),
        ("person.crop.circle", (80, 62), (15, 80)), ("folder.badge.plus", (85, 115), (15, 80)),
        ("square.and.arrow.up", (80, 50), (80, 145)), ("doc.on.doc.fill", (100, 130), (40, 80)),
        ("bell.slash.fill", (80, 82), (60, 100)), ("speaker.wave.2.fill", (40, 80), (133, 80)),
        ("cloud.rain.fill", (80, 70), (78, 134)),
      ] {
        let (one, faint) = (
          Self.picture(name, nil, in: renderer), Self.picture(name, .hierarchical, in: renderer)
        )
        XCTAssertEqual(faint.pixel(first.0, first.1), [255, 0, 0, 255], "\(name): what is in front")
        XCTAssertEqual(one.pixel(second.0, second.1), [255, 0, 0, 255], name)
        let share = Double(faint.pixel(second.0, second.1)[3])
        XCTAssertEqual(share, 0.35 * 255, accuracy: 3, "\(name): what is behind")
        // Nothing is fainter or darker where a line lies over what it is around.
        let between = (0..<160).flatMap { y in (0..<160).map { faint.pixel($0, y)[3] } }
          .filter { (95...245).contains($0) }
        XCTAssertLessThan(between.count, 1200, "\(name): only edges are in between")
      }
    }
  }

  func testAFilledSymbolThatCanBeSeenThroughIsOneFigureWithAllThatIsCutOutOfIt() throws {
    try onScreen { renderer in
      let half = Color(red: 1, green: 0, blue: 0).opacity(0.5)
      for name in ["xmark.circle.fill", "person.circle.fill"] {
        let picture = Self.picture(name, nil, in: renderer, half)
        XCTAssertEqual(picture.pixel(80, 80)[3], 0, "\(name): cut out")
        for x in [10, 17, 24] { XCTAssertEqual(Double(picture.pixel(x, 80)[3]), 127.5, accuracy: 2, name) }
      }
    }
  }

  func testSymbolsStandInOtherShapesToo() {
    for (name, frame, inner) in [
      ("person.circle.fill", SymbolFrame.circle, "person"),
      ("airplayvideo.circle.fill", .circle, "airplayvideo"), ("plus.app", .app, "plus"),
      ("play.rectangle.fill", .rectangle, "play"), ("checkmark.seal", .seal, "checkmark"),
      ("text.bubble", .bubble, "text"), ("lock.shield.fill", .shield, "lock"),
    ] {
      XCTAssertEqual(FramedSymbol(name)?.frame, frame, name)
      XCTAssertEqual(FramedSymbol(name)?.inner, inner, name)
      XCTAssertFalse(frame.figure.isEmpty, name)
    }
    XCTAssertEqual(FramedSymbol("exclamationmark.triangle.fill")?.text, "!")
    XCTAssertEqual(FramedSymbol("goforward.15")?.text, "15")
    XCTAssertEqual(FramedSymbol("gobackward.5")?.frame, .gobackward)
    // A sign alone has no frame.
    XCTAssertEqual(FramedSymbol("dollarsign")?.text, "$")
    XCTAssertNil(FramedSymbol("dollarsign")?.frame)
    // These are figures of their own.
    for name in ["person.crop.circle.fill", "record.circle", "rectangle.on.rectangle"] {
      XCTAssertNil(FramedSymbol(name), name)
      XCTAssertNotNil(DrawnSymbol(name), name)
    }
  }

  func testTheyAreDrawnInTheSizeOfTheTextWithoutAWarning() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack {
          Image(systemName: "7.circle")
          Image(systemName: "star.lefthalf.fill").font(.title)
          Image(systemName: "42.square.fill").font(.title).foregroundStyle(.red)
        })
      let images = shown.all("FavesImage")
      XCTAssertEqual(images.map { gtk_widget_get_allocated_width($0) }, [16, 24, 24])
      // Filled it covers more than its outline does.
      XCTAssertGreaterThan(Self.ink(of: images[2]), 24 * 24 / 2)
      XCTAssertGreaterThan(Self.ink(of: images[0]), 16)
      XCTAssertLessThan(Self.ink(of: images[0]), 16 * 16 / 2)
      shown.close()
    }
  }

  /// How many pixels of the widget are drawn on.
  @MainActor
  private static func ink(of widget: Native) -> Int {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = cairo_image_surface_get_data(surface)!
    return (0..<Int(height)).reduce(0) { sum, y in
      sum + (0..<Int(width)).count { data[y * stride + $0 * 4 + 3] > 128 }
    }
  }
}
