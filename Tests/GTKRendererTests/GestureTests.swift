import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

extension HostedScreen {
  /// The innermost area with gestures around a text.
  fileprivate func area(_ text: String) -> Native {
    all("FavesTouch").last { area in all("FavesLabel", in: area).contains { self.text($0) == text } }!
  }
}

/// Gestures on real widgets, from events of the pointer.
final class GestureTests: GTKTestCase {
  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Touched: View {
    let log: Log
    @GestureState private var isDown = false
    var body: some View {
      VStack {
        Text(isDown ? "down" : "up")
          .frame(width: 100, height: 60)
          .gesture(
            DragGesture(minimumDistance: 5).updating($isDown) { _, state, _ in state = true }
              .onEnded { log.lines.append("drag \(Int($0.translation.width))") }
          )
          .onTapGesture { log.lines.append("tap") }
        Text("held").frame(width: 100, height: 60)
          .onLongPressGesture(minimumDuration: 0.2) { log.lines.append("long") }
      }
    }
  }

  func testTapDragAndLongPressComeFromEvents() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Touched(log: log))
      let pointer = Pointer(on: screen.area("up"))
      pointer.click(10, 10)
      XCTAssertEqual(log.take(), ["tap"])
      pointer.press(10, 10)
      pointer.move(30, 10)
      XCTAssertEqual(screen.texts, ["down", "held"])
      pointer.move(50, 10)
      pointer.release(50, 10)
      XCTAssertEqual(log.take(), ["drag 40"])
      XCTAssertEqual(screen.texts, ["up", "held"])
      let other = Pointer(on: screen.area("held"))
      other.press(10, 10)
      settle(300)
      XCTAssertEqual(log.take(), ["long"])
      other.release(10, 10)
      screen.close()
    }
  }

  private struct Nested: View {
    let log: Log
    var priority = ""
    var body: some View {
      let inner = VStack {
        Text("inner").frame(width: 80, height: 40).onTapGesture { log.lines.append("inner") }
        Button("Button") { log.lines.append("button") }
      }
      .padding(20).contentShape(Rectangle())
      let tap = TapGesture().onEnded { log.lines.append("outer") }
      switch priority {
      case "high": inner.highPriorityGesture(tap)
      case "simultaneous": inner.simultaneousGesture(tap)
      default: inner.gesture(tap)
      }
    }
  }

  func testOfNestedGesturesAndControlsTheRightOneGetsThePress() throws {
    try onScreen { renderer in
      let expected = [
        "normal": [["inner"], ["button"], ["outer"]],
        "high": [["outer"], ["outer"], ["outer"]],
        "simultaneous": [["inner", "outer"], ["button", "outer"], ["outer"]],
      ]
      for (priority, expected) in expected {
        let log = Log()
        let screen = HostedScreen(renderer, Nested(log: log, priority: priority))
        Pointer(on: screen.area("inner")).click(20, 20)
        XCTAssertEqual(log.take().sorted(), expected[0], "\(priority), a gesture inside")
        Pointer(on: screen.all("GtkButton").first!).click(10, 10)
        XCTAssertEqual(log.take().sorted(), expected[1], "\(priority), a button inside")
        Pointer(on: screen.all("FavesTouch").first!).click(3, 3)
        XCTAssertEqual(log.take(), expected[2], "\(priority), beside them")
        screen.close()
      }
    }
  }

  private struct TappedInPressed: View {
    let log: Log
    @State private var chosen: Int?
    var tapped: some View {
      Text("star").frame(width: 40, height: 30).onTapGesture { log.lines.append("star") }
    }
    var body: some View {
      VStack {
        Button {
          log.lines.append("button")
        } label: {
          HStack(spacing: 40) {
            Text("words")
            tapped
          }
        }
        List(selection: $chosen) {
          HStack(spacing: 40) {
            Text("row")
            tapped
          }
          .tag(1)
        }
        .onChange(of: chosen) { log.lines.append("chosen") }
      }
    }
  }

  func testATappedPartOfWhatIsPressedIsTappedAlone() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, TappedInPressed(log: log))
      settle(100)
      let areas = screen.all("FavesTouch")
      XCTAssertEqual(areas.count, 2)
      for area in areas {
        Pointer(on: area).click(20, 15)
        XCTAssertEqual(log.take(), ["star"], "in a button, and in a row")
      }
      Pointer(on: screen.label("words")).click(5, 5)
      XCTAssertEqual(log.take(), ["button"])
      Pointer(on: screen.label("row")).click(5, 5)
      XCTAssertEqual(log.take(), ["chosen"])
      screen.close()
    }
  }

  private struct Both: View {
    let log: Log
    var body: some View {
      Text("both").frame(width: 80, height: 40).background(.yellow)
        .onTapGesture { log.lines.append("own") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("high") })
    }
  }

  func testAGestureOfHighPriorityComesBeforeTheViewsOwn() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Both(log: log))
      for _ in 0..<2 {
        Pointer(on: screen.area("both")).click(20, 20)
        XCTAssertEqual(log.take(), ["high"])
      }
      screen.close()
    }
  }

  private struct Following: View {
    let log: Log
    @State private var way = CGSize.zero
    var body: some View {
      ZStack {
        Text("follows").frame(width: 50, height: 30).offset(way)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("space"))
              .onChanged { way = $0.translation }
              .onEnded { value in
                log.lines.append("\(Int(value.startLocation.x)) \(Int(value.translation.width))")
              })
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .coordinateSpace(name: "space")
    }
  }

  func testAViewThatIsDraggedFollowsThePointerStep() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Following(log: log))
      let corner = GTKWidget.downcast(screen.renderer.presented[0])
      var (left, top): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(screen.area("follows"), corner.native, 0, 0, &left, &top)
      let pointer = Pointer(on: corner.native)
      let (x, y) = (Double(left), Double(top) + 10)
      pointer.press(x + 20, y)
      for step in stride(from: 30.0, through: 100, by: 10) {
        pointer.move(x + step, y)
        settle(20)
      }
      pointer.release(x + 100, y)
      XCTAssertEqual(log.take(), ["20 80"])
      screen.close()
    }
  }

  private struct Plain: View {
    var body: some View {
      VStack {
        Text("text").padding()
        Button("button") {}
      }
    }
  }

  func testAViewWithoutGesturesHasNoWidgetAndNoObserverForThem() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Plain())
      XCTAssertEqual(screen.all("FavesTouch").count, 0)
      XCTAssertEqual(faves_touch_observers(), 0)
      screen.close()
      let observing = HostedScreen(renderer, Text("a").simultaneousGesture(TapGesture()))
      XCTAssertEqual(faves_touch_observers(), 1)
      observing.close()
      XCTAssertEqual(faves_touch_observers(), 0)
    }
  }
}
