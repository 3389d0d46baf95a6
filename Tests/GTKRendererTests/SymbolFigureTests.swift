import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols that themes have nothing like, or in one form alone.
final class SymbolFigureTests: GTKTestCase {
  /// What programs show most, by the names they write.
  private static let common = [
    "star", "star.fill", "heart", "heart.fill", "bookmark", "bookmark.fill", "person", "person.fill",
    "person.2",
    "person.crop.circle", "house", "house.fill", "trash", "gear", "gearshape.fill", "bell", "bell.fill",
    "bell.slash",
    "folder", "folder.badge.plus", "doc", "doc.text", "tag", "flag", "calendar", "clock", "camera", "photo",
    "play",
    "pause.fill", "cart", "bag", "hand.thumbsup", "hand.thumbsdown.fill", "arrow.up", "arrow.down",
    "arrow.left",
    "arrow.right", "bubble.left", "bubble.right", "fish", "bicycle", "stethoscope", "umbrella", "hourglass",
    "figure.walk", "figure.run", "sun.max", "moon.fill", "cloud", "cloud.rain", "circle", "circle.fill",
    "square",
    "map", "mappin", "location.fill", "envelope", "paperplane", "phone", "lock", "eye.slash", "creditcard",
    "square.and.arrow.up", "square.and.pencil", "globe", "person.badge.plus", "mic.slash.fill",
    "suit.heart.fill", "wifi", "wifi.exclamationmark", "airplayaudio",
  ]
  /// Of a line alone where they are not filled.
  private static let outlines = [
    "mountain.2", "xmark.bin", "hexagon", "triangle", "capsule", "bell", "trophy", "star", "heart",
    "bookmark",
    "folder", "person", "flag", "tag", "house", "bubble.left", "message", "hand.thumbsup", "cart", "bag",
    "doc",
    "trash", "bolt", "moon", "cloud", "drop", "flame", "leaf", "lock", "play", "circle", "square", "phone",
    "fish",
  ]

  /// The opacity of each pixel of a square of 48 with what `draw` draws into the 32 in its middle.
  private static func pixels(_ draw: (OpaquePointer) -> Void) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 48, 48)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    cairo_translate(context, 8, 8)
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let data = cairo_image_surface_get_data(surface)!
    return (0..<48 * 48).map { data[$0 * 4 + 3] }
  }

  private static func figure(_ name: String) throws -> [UInt8] {
    let symbol = try XCTUnwrap(DrawnSymbol(name), name)
    return pixels { symbol.draw(in: $0, width: 32, height: 32, GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)) }
  }

  /// How much is covered, in whole pixels.
  private static func ink(_ pixels: [UInt8]) -> Int { pixels.reduce(0) { $0 + Int($1) } / 255 }

  private static func figure(_ name: String, lit share: Double) throws -> [UInt8] {
    let symbol = try XCTUnwrap(DrawnSymbol(name, lit: share), name)
    return pixels { symbol.draw(in: $0, width: 32, height: 32, GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)) }
  }

  func testAShareOfWavesAndBarsIsLit() throws {
    for (name, parts) in [
      ("wifi", 3), ("speaker.wave.1", 1), ("speaker.wave.2.fill", 2), ("speaker.wave.3", 3),
      ("cellularbars", 4),
      ("chart.bar.fill", 3),
    ] {
      let inks = try (0...parts).map { Self.ink(try Self.figure(name, lit: Double($0) / Double(parts))) }
      for (less, more) in zip(inks, inks.dropFirst()) { XCTAssertLessThan(less, more, name) }
      XCTAssertGreaterThan(inks[0], 0, "\(name): faint, but there")
      // Up to the next part it is that part.
      XCTAssertEqual(Self.ink(try Self.figure(name, lit: 0.5 / Double(parts))), inks[1], name)
      let (none, all) = (try Self.figure(name, lit: 0), try Self.figure(name, lit: 1))
      XCTAssertTrue(zip(none, all).allSatisfy { $1 < 32 || $0 > 0 }, "\(name): in the same places")
    }
    for name in ["wifi", "cellularbars", "chart.bar.fill"] {
      // Where a line lies over what it is around, they are one.
      let faint = try Self.figure(name, lit: 0).max()
      XCTAssertEqual(Double(faint ?? 0), 0.3 * 255, accuracy: 2, name)
    }
    for name in ["wifi", "speaker.wave.3", "chart.bar.fill"] {
      XCTAssertEqual(try Self.figure(name, lit: 1), try Self.figure(name), "\(name): all of it")
    }
    XCTAssertNil(DrawnSymbol("star", lit: 0.5))
  }

  private struct Signal: View {
    @State private var strength = 1.0
    var body: some View {
      Image(systemName: "cellularbars", variableValue: strength).font(.system(size: 40))
      Button("Weaken") { strength = 0.25 }
    }
  }

  func testAPictureFollowsItsShare() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Signal())
      @MainActor func ink() -> Int {
        let image = shown.the("FavesImage")
        let picture = DrawnWidget(image)
        let place = shown.frame(of: image)
        var opacity = 0
        for x in 0..<Int(place.width) {
          for y in 0..<Int(place.height) { opacity += picture.pixel(x, y).last ?? 0 }
        }
        return opacity
      }
      let strong = ink()
      shown.click("Weaken")
      layOut(shown.window)
      XCTAssertLessThan(ink(), strong * 3 / 4)
      shown.close()
    }
  }

  func testEveryFigureIsDrawnAndStaysInItsBox() throws {
    for name in DrawnSymbol.names where !name.isEmpty {
      XCTAssertTrue(PictureData.isKnownSymbol(name), name)
      for form in [name, name + ".fill"] where DrawnSymbol(form) != nil {
        let pixels = try Self.figure(form)
        XCTAssertGreaterThan(Self.ink(pixels), 30, form)
        let outside = (0..<48 * 48).filter { !(8..<40).contains($0 % 48) || !(8..<40).contains($0 / 48) }
        XCTAssertTrue(outside.allSatisfy { pixels[$0] == 0 }, form)
      }
    }
  }

  func testWhatHasNoFigureOfItsOwnHasThatOfAnother() throws {
    for name in ["scalemass.fill", "shield.checkered", "ellipsis.curlybraces"] {
      XCTAssertTrue(PictureData.isKnownSymbol(name), name)
    }
    XCTAssertEqual(try Self.figure("scalemass.fill"), try Self.figure("dumbbell.fill"))
  }

  func testFilledItIsAnotherPicture() throws {
    for name in Self.outlines {
      let (outlined, filled) = (try Self.figure(name), try Self.figure(name + ".fill"))
      XCTAssertGreaterThan(Self.ink(filled), Self.ink(outlined) + 40, name)
    }
    // What is a line in either form, as an arrow is, has no other.
    XCTAssertEqual(try Self.figure("arrow.up"), try Self.figure("arrow.up.fill"))
  }

  func testItIsCrossedOutAndHasABadgeInEitherForm() throws {
    for name in ["bell", "person", "folder", "mic"] {
      for form in ["", ".fill"] {
        let plain = try Self.figure(name + form)
        let others = try [".slash" + form, form + ".badge", form + ".badge.plus", form + ".badge.minus"].map {
          try Self.figure(name + $0)
        }
        XCTAssertEqual(Set(others + [plain]).count, 5, name + form)
      }
    }
    XCTAssertEqual(try Self.figure("person.fill.badge.plus"), try Self.figure("person.badge.plus.fill"))
  }

  func testABadgeIsAnotherSymbolOrAMark() throws {
    let words = [
      "key", "clock", "gearshape", "lock", "person.crop", "questionmark", "ellipsis", "arrow.up",
      "arrow.down",
    ]
    for name in ["person", "calendar", "folder", "doc"] {
      for form in ["", ".fill"] {
        let pictures = try ([name + form] + words.map { "\(name)\(form).badge.\($0)" }).map {
          try Self.figure($0)
        }
        XCTAssertEqual(Set(pictures).count, words.count + 1, name + form)
      }
    }
    // What it is put before keeps its upper left, and is seen where there is a badge that nobody knows.
    let (plain, badged) = (try Self.figure("folder"), try Self.figure("folder.badge.gearshape"))
    for y in 0..<22 { XCTAssertEqual(plain[y * 48..<y * 48 + 22], badged[y * 48..<y * 48 + 22]) }
    XCTAssertEqual(try Self.figure("folder.badge.nothing"), plain)
    // The theme's icons of lines take none: ours do.
    XCTAssertNil(DrawnSymbol("text"))
    XCTAssertNotEqual(try Self.figure("text.badge.plus"), try Self.figure("text.badge.minus"))
  }

  func testWhatProgramsShowLessOftenIsDrawnToo() {
    let names = """
      arrow.triangle.branch arrow.triangle.merge arrow.up.and.down.and.arrow.left.and.right
      chart.line.downtrend.xyaxis plus.rectangle.on.folder plus.rectangle.on.rectangle hands.sparkles syringe
      facemask staroflife testtube.2 cross.vial ivfluid.bag allergens heart.text.clipboard pencil.and.ruler
      pianokeys guitars sunglasses eyes nose mouth comb bitcoinsign.circle character.cursor.ibeam die.face.1
      die.face.6 circle.hexagongrid livephoto livephoto.slash crop.rotate translate signpost.right
      wand.and.sparkles swift cursorarrow.click questionmark.folder
      exclamationmark.arrow.triangle.2.circlepath slider.horizontal.below.rectangle dial.low dial.min
      cube.transparent pyramid cone cylinder sdcard control escape flag.2.crossed tennis.racket case
      dock.rectangle hexagon.lefthalf.filled square.2.layers.3d square.3.layers.3d checklist.checked
      dot.circle.and.hand.point.up.left paragraphsign indianrupeesign wonsign.square rublesign.circle
      turkishlirasign baseball scooter suitcase.rolling refrigerator bathtub fan metronome wifi.router dpad
      point.3.connected.trianglepath.dotted arrowshape.right arrow.triangle.pull pip.enter externaldrive
      """
    for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
      XCTAssertTrue(Symbols.isDrawn(name), name)
    }
  }

  func testTurnedItIsTheSame() throws {
    let up = try Self.figure("arrow.up")
    let down = try Self.figure("arrow.down")
    // Upside down it begins with its end.
    for (one, other) in zip(up, down.reversed()) { XCTAssertEqual(Double(one), Double(other), accuracy: 8) }
  }

  func testASymbolIsDrawnInItsOwnSizeWhateverRoomItIsGiven() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        Button {
        } label: {
          Image(systemName: "trash")
        })
      let image = try XCTUnwrap(screen.all("FavesImage").first)
      var place = GtkAllocation(x: 0, y: 0, width: 40, height: 40)
      gtk_widget_size_allocate(image, &place)
      let picture = DrawnPicture(image)
      var columns: Set<Int> = []
      for x in 0..<40 {
        for y in 0..<40 where picture.pixel(x, y)[3] > 0 { columns.insert(x) }
      }
      XCTAssertGreaterThan(columns.count, 8)
      XCTAssertTrue(columns.allSatisfy { (12..<28).contains($0) }, "\(columns.sorted())")
      screen.close()
    }
  }

  func testWhatPointsForwardFollowsTheText() throws {
    try onScreen { _ in
      let label: Native = faves_label_new("")
      faves_ref_sink(label)
      defer { faves_unref(label) }
      gtk_widget_set_direction(label, GTK_TEXT_DIR_RTL)
      for (name, shown) in [
        ("arrow.forward", "arrow.left"), ("arrow.backward", "arrow.right"), ("arrow.right", "arrow.right"),
      ] {
        let symbol = try XCTUnwrap(DrawnSymbol(name)).facing(in: label)
        let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let pixels = Self.pixels { symbol.draw(in: $0, width: 32, height: 32, black) }
        for (one, other) in zip(pixels, try Self.figure(shown)) {
          XCTAssertEqual(Double(one), Double(other), accuracy: 8, name)
        }
      }
    }
  }

  func testCommonSymbolsAreDrawnAndNotLookedUp() {
    for name in Self.common { XCTAssertNotNil(DrawnSymbol(name), name) }
    for name in [
      "person.circle.fill", "heart.circle", "plus.app", "arrow.up.circle.fill", "checkmark.shield",
    ] {
      XCTAssertNotNil(FramedSymbol(name), name)
    }
    // Icons of the theme that are as good.
    for name in ["plus", "minus", "xmark", "checkmark", "chevron.left", "magnifyingglass"] {
      XCTAssertNil(DrawnSymbol(name), name)
      XCTAssertNotNil(Symbols.knownIcon(for: name), name)
    }
  }

  func testARingOfDotsIsFinerThanOneOfDashes() throws {
    let (dots, dashes) = (try Self.figure("circle.dotted"), try Self.figure("circle.dashed"))
    XCTAssertGreaterThan(Self.ink(dots), 20)
    XCTAssertNotEqual(dots, dashes)
  }

  /// Some are left out on purpose: logos are trademarks.
  func testWhatHasNoTruePictureIsNotKnown() {
    for name in ["applelogo", "apple.logo", "xbox.logo", "playstation.logo", "fibrechannel", ""] {
      XCTAssertFalse(PictureData.isKnownSymbol(name), name)
    }
  }

  func testAnIconOfTheThemeIsNoneWhereItWouldShowSomethingElse() throws {
    try onScreen { _ in
      for name in ["fish", "hand.thumbsup", "arrow.left", "stethoscope", "dollarsign"] {
        XCTAssertNil(Symbols.themeIcon(for: name), name)
      }
      XCTAssertEqual(Symbols.themeIcon(for: "star.fill"), "starred-symbolic")
      XCTAssertEqual(Symbols.themeIcon(for: "person.circle.fill"), "avatar-default-symbolic")
      XCTAssertEqual(Symbols.themeIcon(for: "exclamationmark.triangle.fill"), "dialog-warning-symbolic")
    }
  }
}
