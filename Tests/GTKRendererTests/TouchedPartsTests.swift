import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What has a gesture takes the clicks in what is drawn of it; those beside go to what is behind.
final class TouchedPartsTests: GTKTestCase {
  private struct Over<Front: View>: View {
    @ObservedObject var heard: Followed<[String]>
    let front: Front
    var body: some View {
      ZStack {
        Button {
          heard.value.append("behind")
        } label: {
          Text("Button").frame(width: 240, height: 160)
        }
        front.simultaneousGesture(TapGesture().onEnded { heard.value.append("front") })
          .frame(width: 160, height: 100)
      }
    }
  }

  private typealias Place = (x: Double, y: Double)
  private static let middle = (x: 0.0, y: 0.0), corner = (x: -77.0, y: -47.0), top = (x: 0.0, y: -42.0)
  private static let bottom = (x: 0.0, y: 42.0), leading = (x: -77.0, y: 0.0)

  /// Who hears of a click at each place, counted from the middle of what is in front.
  @MainActor
  private static func heard(
    _ renderer: GTKRenderer, _ front: some View, at places: [Place],
    before: (HostedScreen) -> Void = { _ in }
  ) -> [String] {
    let heard = Followed<[String]>([])
    let screen = HostedScreen(renderer, Over(heard: heard, front: front))
    defer { screen.close() }
    settle(100)
    before(screen)
    settle(100)
    heard.value = []
    let button = screen.the("GtkButton")
    let frame = screen.frame(of: button)
    for (x, y) in places {
      Pointer(on: button).click(Double(frame.width) / 2 + x, Double(frame.height) / 2 + y)
      settle(20)
    }
    return heard.value
  }

  func testSpacersAndTheEmptyPartOfAFrameLetClicksThrough() throws {
    try onScreen { renderer in
      @MainActor func check(
        _ name: String, _ front: some View, _ places: [Place], _ expected: [String]
      ) {
        XCTAssertEqual(Self.heard(renderer, front, at: places), expected, name)
      }
      let sheet = Color.red.frame(height: 20)
      check(
        "spacer",
        VStack {
          Spacer()
          sheet
        }, [Self.middle, Self.bottom], ["behind", "front"])
      check(
        "several spacers",
        VStack {
          sheet
          Spacer()
          sheet
        }, [Self.top, Self.middle, Self.bottom], ["front", "behind", "front"])
      check(
        "frame", sheet.frame(height: 100, alignment: .bottom), [Self.top, Self.bottom], ["behind", "front"])
      check(
        "frames in layers",
        ZStack(alignment: .bottom) {
          Color.clear
          sheet.padding(.horizontal, 20)
        }, [Self.middle, Self.bottom, (-77, 42)], ["behind", "front", "behind"])
      check(
        "content of a reader", GeometryReader { _ in sheet }, [Self.top, Self.bottom], ["front", "behind"])
      check(
        "moved", sheet.frame(width: 40).frame(maxWidth: .infinity).offset(x: -60), [Self.middle, (-60, 0)],
        ["behind", "front"])
      check(
        "gap",
        VStack(spacing: 30) {
          sheet
          sheet
        }, [Self.middle, Self.top], ["front", "behind"])
      check(
        "whole",
        VStack {
          Spacer()
          sheet
        }.contentShape(Rectangle()), [Self.middle, Self.bottom],
        ["front", "front"])
      check(
        "ground",
        VStack {
          Spacer()
          Text("Words")
        }.background(Color.yellow), [Self.middle, Self.top],
        ["front", "front"])
      check(
        "border", Text("Words").frame(width: 160, height: 100).border(.red), [Self.corner], ["front"])
    }
  }

  func testWhatIsRoundIsPressedInItsShape() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ front: some View, _ expected: [String]) {
        let places = [Self.middle, Self.leading, Self.corner]
        XCTAssertEqual(Self.heard(renderer, front, at: places), expected, name)
      }
      check("circle", Circle().fill(.red), ["front", "behind", "behind"])
      check("bare", Circle(), ["front", "behind", "behind"])
      check("capsule", Capsule().fill(.red), ["front", "front", "behind"])
      check(
        "ground", Text("Words").frame(width: 160, height: 100).background(.red, in: Capsule()),
        ["front", "front", "behind"])
      check("outline", Ellipse().stroke(.red, lineWidth: 8), ["behind", "front", "behind"])
      check("thin", Ellipse().inset(by: 2).stroke(.red, lineWidth: 1), ["behind", "front", "behind"])
      check("inner", Ellipse().strokeBorder(.red, lineWidth: 8), ["behind", "front", "behind"])
      check(
        "outline with a shape", Ellipse().stroke(.red, lineWidth: 8).contentShape(Ellipse()),
        ["front", "front", "behind"])
      check("turned", Capsule().fill(.red).rotationEffect(.degrees(90)), ["front", "behind", "behind"])
    }
  }

  func testAShapeAroundPaddingIsMetThere() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ front: some View, _ expected: [String]) {
        let places = [Self.middle, Self.leading, Self.corner]
        XCTAssertEqual(Self.heard(renderer, front, at: places), expected, name)
      }
      let words = Color.red.frame(width: 80, height: 20)
      let padded = words.padding(.horizontal, 40).padding(.vertical, 40)
      check("padding", padded, ["front", "behind", "behind"])
      check("rectangle", padded.contentShape(Rectangle()), ["front", "front", "front"])
      check("ellipse", padded.contentShape(Ellipse()), ["front", "front", "behind"])
      check(
        "padding around the shape", words.contentShape(Rectangle()).padding(40),
        ["front", "behind", "behind"])
      let wide = words.frame(width: 100, height: 20).contentShape(Rectangle())
      check("a shape in it", VStack { wide.frame(width: 160, height: 100) }, ["front", "behind", "behind"])
      XCTAssertEqual(
        Self.heard(
          renderer, VStack { wide.rotationEffect(.degrees(90)).frame(width: 160, height: 100) },
          at: [Self.top, (-47, 0)]), ["front", "behind"], "a shape in it that is turned")
      check(
        "frame", words.frame(width: 160, height: 100).contentShape(Rectangle()), ["front", "front", "front"])
      check(
        "stack",
        HStack {
          words
          Spacer()
        }
        .padding(.vertical, 40).contentShape(Rectangle()), ["front", "front", "front"])
    }
  }

  func testLayersOverEachOtherTakeTheClickForTheViewAroundThem() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ front: some View) {
        XCTAssertEqual(Self.heard(renderer, front, at: [Self.middle]), ["front"], name)
      }
      check(
        "three shapes",
        ZStack {
          Circle().fill(.red)
          Circle().fill(.blue)
          Circle().fill(.green)
        })
      check(
        "colours and a stack",
        ZStack {
          Color.orange
          Color.red.opacity(0.4)
          VStack {
            Text("One")
            Text("Two")
          }
        })
      check(
        "a ground of layers",
        Text("Words").frame(width: 160, height: 100).background(
          ZStack {
            Color.red
            Color.blue
            Color.green
          }))
      check("shadow and overlays", Capsule().fill(.red).shadow(radius: 4).overlay(Circle()).overlay(Circle()))
      check(
        "overlays in layers",
        ZStack {
          Capsule().overlay(Text("One"))
          Capsule().fill(.blue).overlay(Text("Two"))
        })
      check(
        "a menu",
        ZStack {
          Color.red
          Color.green
          Color.blue
        }
        .contextMenu { Button("Entry") {} })
    }
  }

  private struct Growing: View {
    @ObservedObject var isLarge: Followed<Bool>
    var body: some View {
      VStack {
        Spacer()
        ZStack {
          Circle().trim(from: 0, to: isLarge.value ? 1 : 0.01).fill(.red)
          Color.blue.frame(width: 10, height: 10).offset(x: isLarge.value ? 70 : -70)
        }
      }
    }
  }

  func testShapesAndPlacesThatChangeAreMetAsTheyAre() throws {
    try onScreen { renderer in
      let isLarge = Followed(false)
      let places: [Place] = [Self.middle, (-70, 4), (70, 4)]
      XCTAssertEqual(
        Self.heard(renderer, Growing(isLarge: isLarge), at: places), ["behind", "front", "behind"])
      XCTAssertEqual(
        Self.heard(renderer, Growing(isLarge: isLarge), at: places) { _ in isLarge.value = true },
        ["front", "behind", "front"])
    }
  }
}
