import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is filled takes what the pointer does there, and not what is behind it.
final class CoveredControlTests: GTKTestCase {
  private struct Covered<Cover: View>: View {
    @ObservedObject var isCovered: Followed<Bool>
    @ObservedObject var count: Followed<[String]>
    let isOverlay: Bool
    let cover: Cover
    private var controls: some View {
      VStack {
        Button("Button") { count.value.append("button") }
        Text("Tapped").onTapGesture { count.value.append("tap") }
      }
      .frame(width: 160, height: 100)
    }
    var body: some View {
      if isOverlay {
        controls.overlay { if isCovered.value { cover } }
      } else {
        ZStack {
          controls
          if isCovered.value { cover }
        }
        .frame(width: 160, height: 100)
      }
    }
  }

  @MainActor
  private static func clicks(_ renderer: GTKRenderer, _ cover: some View) -> [[String]] {
    [false, true].map { isOverlay in
      let (isCovered, count) = (Followed(false), Followed<[String]>([]))
      let screen = HostedScreen(
        renderer, Covered(isCovered: isCovered, count: count, isOverlay: isOverlay, cover: cover))
      defer { screen.close() }
      var all: [String] = []
      for shows in [true, false, true] {
        isCovered.value = shows
        settle(100)
        count.value = []
        for name in ["Button", "Tapped"] { click(screen.label(name)) }
        all += [shows ? "covered" : "bare"] + count.value
      }
      return all
    }
  }

  private static let blocked = ["covered", "bare", "button", "tap", "covered"]
  private static let open = ["covered", "button", "tap", "bare", "button", "tap", "covered", "button", "tap"]

  func testWhatIsFilledTakesTheClick() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ cover: some View) {
        XCTAssertEqual(Self.clicks(renderer, cover), [Self.blocked, Self.blocked], name)
      }
      check("colour", Color.black.opacity(0.3))
      check("material", Rectangle().fill(.ultraThinMaterial).overlay(ProgressView()))
      check("gradient", LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      check("ground", VStack { Text("Card") }.frame(width: 160, height: 100).background(Color.white))
      check(
        "stack",
        ZStack {
          Color.gray
          Text("Busy")
        })
    }
  }

  func testWhatIsNotFilledLetsItThrough() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ cover: some View) {
        XCTAssertEqual(Self.clicks(renderer, cover), [Self.open, Self.open], name)
      }
      check("line", Rectangle().stroke(Color.red, lineWidth: 4))
      check("edge", RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red))
      check("clear", Color.clear)
      check("let through", Color.black.opacity(0.3).allowsHitTesting(false))
      check("transparent", Color.black.opacity(0.3).opacity(0))
      check(
        "beside",
        Color.red.frame(width: 10, height: 10).frame(width: 160, height: 100, alignment: .bottomLeading))
    }
  }

  private struct Round<Cover: View>: View {
    @ObservedObject var count: Followed<Int>
    let cover: Cover
    var body: some View {
      ZStack {
        Button {
          count.value += 1
        } label: {
          Text("Button").frame(width: 240, height: 160)
        }
        cover.frame(width: 160, height: 100)
      }
    }
  }

  /// Whether a click goes to the button behind a cover: in the middle, in the middle of its leading edge, in a corner.
  @MainActor
  private static func passes(_ renderer: GTKRenderer, _ cover: some View) -> [Bool] {
    let count = Followed(0)
    let screen = HostedScreen(renderer, Round(count: count, cover: cover))
    defer { screen.close() }
    settle(100)
    let button = screen.the("GtkButton")
    let frame = screen.frame(of: button)
    return [(0.0, 0.0), (-78, 0), (-78, -48)].map { x, y in
      let before = count.value
      Pointer(on: button).click(Double(frame.width) / 2 + x, Double(frame.height) / 2 + y)
      settle(20)
      return count.value > before
    }
  }

  func testWhatIsRoundTakesTheClickInItsShape() throws {
    try onScreen { renderer in
      @MainActor func check(_ name: String, _ cover: some View, _ expected: [Bool]) {
        XCTAssertEqual(Self.passes(renderer, cover), expected, name)
      }
      check("rectangle", Rectangle().fill(.red), [false, false, false])
      check("circle", Circle().fill(.red), [false, true, true])
      check("ellipse", Ellipse().fill(.red), [false, false, true])
      check("capsule", Capsule().fill(.red), [false, false, true])
      check("rounded", RoundedRectangle(cornerRadius: 20).fill(.red), [false, false, true])
      check("inset", Rectangle().inset(by: 10).fill(.red), [false, true, true])
      let whole = CGRect(x: 0, y: 0, width: 160, height: 100)
      check("path", Path { $0.addEllipse(in: whole) }, [false, false, true])
      check("outline", Circle().stroke(.red, lineWidth: 4), [true, true, true])
      check("ground", Color.clear.background(.red, in: Capsule()), [false, false, true])
      let words = Text("Words").frame(width: 160, height: 100)
      check("ground of words", words.background { Circle().fill(.red) }, [false, true, true])
    }
  }

  private struct Labelled: View {
    @ObservedObject var count: Followed<Int>
    var body: some View {
      Button {
        count.value += 1
      } label: {
        ZStack {
          Toggle("", isOn: .constant(true)).labelsHidden().allowsHitTesting(false)
          Color.blue.opacity(0.5).frame(width: 100, height: 40)
          Text("Pressed")
        }
      }
    }
  }

  func testALabelIsPressedAllOver() throws {
    try onScreen { renderer in
      let count = Followed(0)
      let screen = HostedScreen(renderer, Labelled(count: count))
      defer { screen.close() }
      settle(100)
      click(screen.label("Pressed"))
      XCTAssertEqual(count.value, 1)
    }
  }

  private struct Listed: View {
    @State private var text = "words"
    var body: some View { List { TextEditor(text: $text).frame(height: 60) } }
  }

  func testAnEditorInARowTakesTheFocus() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Listed().frame(width: 200, height: 200))
      defer { screen.close() }
      _ = becomes(within: 100) { gtk_window_is_active(cast(screen.window)) != 0 }
      let view = screen.all("GtkTextView").first ?? screen.the("FavesTextView")
      let pointer = Pointer(on: view)
      pointer.click(10, 10)
      settle(50)
      XCTAssertTrue(gtk_widget_is_focus(view) != 0)
    }
  }
}
