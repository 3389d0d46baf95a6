import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a label draws around its text, looked at pixel by pixel. How large it is and where its letters are is looked at beside
/// frames in `CGTKTests/label-box-test.c`.
final class SurroundedTextTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// How many pixels of the only label have a colour, and the colour near its corner.
  @MainActor
  private static func look<V: View>(_ renderer: GTKRenderer, _ view: V) -> (
    corner: [Int], red: Int, other: Int
  ) {
    let shown = HostedScreen(renderer, view)
    defer { shown.close() }
    return look(at: shown.all("FavesLabel")[0])
  }

  @MainActor
  private static func look(at label: Native) -> (corner: [Int], red: Int, other: Int) {
    layOut(label)
    let picture = DrawnWidget(label)
    var (red, other) = (0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture.color(x, y)
        if color[0] > 200, color[2] < 55 { red += 1 }
        if color != [0, 0, 255] { other += 1 }
      }
    }
    return (picture.color(2, 2), red, other)
  }

  func testAGradientIsThatOfTheLetters() throws {
    try onScreen { renderer in
      let gradient = LinearGradient(colors: [Self.red, Self.red], startPoint: .top, endPoint: .bottom)
      let words = Text("Words").font(.largeTitle.bold()).foregroundStyle(gradient)
      let look = Self.look(renderer, words.padding(20).background(Self.blue))
      XCTAssertEqual(look.corner, [0, 0, 255])
      XCTAssertGreaterThan(look.red, 50)
    }
  }

  func testTheGroundOfSecondaryWordsIsNotSeenThrough() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer, Text("Words").foregroundStyle(.secondary).padding(20).background(Self.blue))
      defer { shown.close() }
      let label = shown.all("FavesLabel")[0]
      layOut(label)
      XCTAssertEqual(DrawnWidget(label).pixel(2, 2), [0, 0, 255, 255])
      XCTAssertGreaterThan(Self.look(at: label).other, 50)
    }
  }

  private struct Corner: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      let place = CGRect(x: layout[0].origin.x, y: 0, width: 5, height: 4)
      context.fill(Path(place), with: .color(SurroundedTextTests.red))
    }
  }

  func testAProgramDrawsInThePlaceOfTheLettersOnTheGround() throws {
    try onScreen { renderer in
      let view = Text("Words").padding(20).background(Self.blue).textRenderer(Corner())
      let shown = HostedScreen(renderer, view)
      defer { shown.close() }
      let label = shown.all("FavesLabel")[0]
      layOut(label)
      let picture = DrawnWidget(label)
      XCTAssertEqual(picture.color(2, 2), [0, 0, 255])
      XCTAssertEqual(picture.color(22, 22), [255, 0, 0], "It counts from the corner of the text")
      XCTAssertEqual(picture.color(27, 22), [0, 0, 255])
      XCTAssertEqual(Self.look(at: label).other, 20, "There is nothing else")
    }
  }

  func testBrokenLinesAreDrawnOnTheGround() throws {
    try onScreen { renderer in
      let words = Text("Words").underline(true, pattern: .dash, color: Self.red)
      let look = Self.look(renderer, words.padding(20).background(Self.blue))
      XCTAssertEqual(look.corner, [0, 0, 255])
      XCTAssertGreaterThan(look.red, 10)
    }
  }

  func testWordsFadeOnAGroundThatStays() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Text("Words").padding(20).background(Self.blue))
      defer { shown.close() }
      let label = shown.all("FavesLabel")[0]
      let before = Self.look(at: label)
      XCTAssertGreaterThan(before.other, 50)
      let text = try XCTUnwrap(Self.widget(of: label, in: renderer))
      var description = text.description
      description.fading = TextDescription.Fading(text: "Words", spans: [], opacity: 0)
      let old = text.description
      text.description = description
      text.update(from: old)
      let faded = Self.look(at: label)
      XCTAssertEqual(faded.corner, [0, 0, 255])
      XCTAssertEqual(faded.other, 0, "No letter is to be seen")
    }
  }

  @MainActor
  private static func widget(of label: Native, in renderer: GTKRenderer) -> TextWidget? {
    func find(_ widget: GTKWidget) -> TextWidget? {
      if widget.native == label { return widget as? TextWidget }
      for child in widget.children { if let found = find(child) { return found } }
      return nil
    }
    return renderer.presented.lazy.compactMap(find).first
  }

  func testItIsASurfaceToWhatItIsIn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack {
          Button {
          } label: {
            Text("Own").padding(8).background(Self.blue)
          }
          Button("Theme") {}
        })
      defer { shown.close() }
      let bare = shown.all("GtkButton").map {
        gtk_style_context_has_class(gtk_widget_get_style_context($0), "faves-bare")
      }
      XCTAssertEqual(bare, [1, 0])
    }
  }

  func testAGroundReachesAsFarAsItsFrame() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer, Text("Go").padding(4).frame(maxWidth: .infinity).background(Self.blue).frame(width: 300))
      defer { shown.close() }
      let label = shown.all("FavesLabel")[0]
      layOut(label)
      XCTAssertEqual(gtk_widget_get_allocated_width(label), 300)
      var box = GdkRectangle()
      faves_leaf_get_box(label, &box)
      XCTAssertEqual(Double(box.x), Double(300 - box.width) / 2, accuracy: 1)
      XCTAssertEqual(DrawnWidget(label).color(298, 2), [0, 0, 255])
    }
  }
}
