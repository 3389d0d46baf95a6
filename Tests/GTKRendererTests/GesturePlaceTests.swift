import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where on the screen a gesture is met whose view is drawn elsewhere than layout has it.
final class GesturePlaceTests: GTKTestCase {
  @MainActor private final class Log {
    var taps: [String] = []
    func take() -> [String] {
      defer { taps = [] }
      return taps
    }
  }

  private struct Displaced: View {
    let log: Log
    private var square: some View { Color.red.frame(width: 40, height: 40) }
    var body: some View {
      ZStack(alignment: .top) {
        Color.white
        column
      }
      .frame(width: 400, height: 400)
    }
    private var column: some View {
      VStack(spacing: 0) {
        square.offset(x: 100).onTapGesture { log.taps.append("offset") }
        square.onTapGesture { log.taps.append("offset after") }.offset(x: 100)
        square.scaleEffect(3).onTapGesture { log.taps.append("scaled") }.padding(60)
        Color.red.frame(width: 120, height: 20).rotationEffect(.degrees(90))
          .onTapGesture { log.taps.append("turned") }.padding(60)
      }
    }
  }

  func testAGestureIsMetWhereItsViewIsDrawn() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Displaced(log: log))
      let pointer = Pointer(on: screen.all("FavesLayers")[0])
      // The squares' own place, and where they are drawn.
      pointer.click(200, 20)
      XCTAssertEqual(log.take(), [])
      pointer.click(300, 20)
      XCTAssertEqual(log.take(), ["offset"])
      pointer.click(300, 60)
      XCTAssertEqual(log.take(), ["offset after"])
      pointer.click(150, 110)
      XCTAssertEqual(log.take(), ["scaled"], "near its corner")
      // 20 high, from 300 on.
      pointer.click(200, 262)
      XCTAssertEqual(log.take(), ["turned"], "near its end")
      pointer.click(150, 310)
      XCTAssertEqual(log.take(), [], "where it would lie")
      screen.close()
    }
  }

  private struct Keys: View {
    let log: Log
    var body: some View {
      ZStack {
        Color.white
        Button("behind") { log.taps.append("behind") }.frame(width: 60, height: 40).offset(x: 150)
        HStack(spacing: 0) {
          Button("left") { log.taps.append("left") }.frame(width: 100, height: 40)
          Button("right") { log.taps.append("right") }.frame(width: 100, height: 40)
        }
        .scaleEffect(0.5)
        Button("turned") { log.taps.append("turned") }.frame(width: 120, height: 30)
          .rotationEffect(.degrees(90)).offset(y: 120)
        Color.red.frame(width: 40, height: 40)
          .onTapGesture { log.taps.append("inside \(Int($0.x))") }
          .scaleEffect(3).offset(y: -120)
      }
      .frame(width: 400, height: 400)
    }
  }

  func testButtonsAndGesturesInWhatIsTurnedOrScaledAreMetWhereTheyAreSeen() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Keys(log: log))
      let pointer = Pointer(on: screen.all("FavesLayers")[0])
      // Half as large, around the middle.
      pointer.click(170, 200)
      XCTAssertEqual(log.take(), ["left"])
      pointer.click(240, 200)
      XCTAssertEqual(log.take(), ["right"])
      pointer.click(120, 200)
      XCTAssertEqual(log.take(), [], "where layout has the left one")
      pointer.click(350, 200)
      XCTAssertEqual(log.take(), ["behind"], "what is not turned is met where it is")
      // In the middle of 320, as wide as its words; turned it is 30 wide.
      pointer.click(200, 340)
      XCTAssertEqual(log.take(), ["turned"])
      pointer.click(172, 320)
      XCTAssertEqual(log.take(), [], "where it would lie")
      pointer.click(150, 40)
      XCTAssertEqual(log.take(), ["inside 3"], "near its corner, in the view's own coordinates")
      screen.close()
    }
  }

  private struct Small: View {
    let scale: Double
    var body: some View {
      Button("key") {}.frame(width: 300, height: 200).scaleEffect(scale, anchor: .topLeading)
        .frame(width: 300, height: 200)
    }
  }

  func testThePointerIsNotOverAKeyWhereItIsNotSeen() throws {
    try onScreen { renderer in
      for scale in [0.2, 1] {
        let screen = HostedScreen(renderer, Small(scale: scale))
        let key = try XCTUnwrap(screen.all("GtkButton").first { screen.frame(of: $0).midX > 50 })
        let event = gdk_event_new(GDK_ENTER_NOTIFY)!
        let window = try XCTUnwrap(gtk_button_get_event_window(cast(key)))
        event.pointee.crossing.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(window)))
        (event.pointee.crossing.x, event.pointee.crossing.y) = (5, 5)
        gdk_event_set_device(
          event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        faves_touch_dispatch(event)
        gdk_event_free(event)
        let isLit = gtk_widget_get_state_flags(key).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        XCTAssertEqual(isLit, scale == 1)
        screen.close()
      }
    }
  }

  private struct Knob: View {
    let log: Log
    @State private var x: CGFloat = 0
    var body: some View {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(width: 300, height: 30)
        Circle().fill(.orange).frame(width: 30, height: 30).background(Circle().stroke(.white, lineWidth: 5))
          .offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              x = max(0, value.location.x - 15)
              log.taps.append("\(Int(x))")
            })
      }
    }
  }

  func testAKnobThatWasDraggedCanBeDraggedAgain() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Knob(log: log))
      let pointer = Pointer(on: screen.all("FavesLayers")[0])
      pointer.press(15, 15)
      pointer.move(115, 15)
      pointer.release(115, 15)
      XCTAssertEqual(log.take().last, "100")
      settle(50)
      pointer.click(15, 15)
      XCTAssertEqual(log.take(), [], "it is gone from there")
      pointer.press(115, 15)
      pointer.move(215, 15)
      pointer.release(215, 15)
      XCTAssertEqual(log.take().last, "200", "places count from where it would be")
      screen.close()
    }
  }

  private struct Placed: View {
    let log: Log
    var body: some View {
      ZStack {
        ForEach(0..<3) { index in
          Color.red.frame(width: 80, height: 80).position(x: 50 + 100 * CGFloat(index), y: 50)
            .onTapGesture { log.taps.append("\(index)") }
        }
      }
      .frame(width: 300, height: 100)
    }
  }

  func testWhatHasAPositionIsMetOnlyThere() throws {
    try onScreen { renderer in
      let log = Log()
      let screen = HostedScreen(renderer, Placed(log: log))
      let pointer = Pointer(on: screen.all("FavesLayers")[0])
      for index in 0..<3 { pointer.click(50 + 100 * Double(index), 50) }
      pointer.click(99, 5)
      XCTAssertEqual(log.take(), ["0", "1", "2"])
      screen.close()
    }
  }

  private struct SeenThrough: View {
    let log: Log
    @ObservedObject var isSeen: Followed<Bool>
    private func row(_ name: String, _ above: some View) -> some View {
      Color.white.frame(width: 100, height: 40).onTapGesture { log.taps.append("under") }
        .overlay(above.onTapGesture { log.taps.append(name) })
    }
    private var ground: Color? { isSeen.value ? .red : nil }
    var body: some View {
      VStack(spacing: 0) {
        row("opacity", Rectangle().fill(.red).opacity(isSeen.value ? 1 : 0))
        row("clear", Color.black.opacity(isSeen.value ? 0.5 : 0))
        row("frame", Color.black.opacity(isSeen.value ? 0.5 : 0).frame(width: 100, height: 40))
        row("empty", EmptyView().frame(maxWidth: .infinity, maxHeight: .infinity).background(ground))
        row("shape", Color.clear.contentShape(Rectangle()))
      }
    }
  }

  func testWhatIsNotSeenIsNotMetUnlessItHasAShape() throws {
    try onScreen { renderer in
      let (log, isSeen) = (Log(), Followed(false))
      let screen = HostedScreen(renderer, SeenThrough(log: log, isSeen: isSeen))
      settle(100)
      let pointer = Pointer(on: screen.all("FavesStack")[0])
      @MainActor func clicked() -> [String] {
        for index in 0..<5 { pointer.click(50, 20 + 40 * Double(index)) }
        return log.take()
      }
      XCTAssertEqual(clicked(), ["under", "under", "under", "under", "shape"])
      isSeen.value = true
      settle(100)
      XCTAssertEqual(clicked(), ["opacity", "clear", "frame", "empty", "shape"])
      isSeen.value = false
      settle(100)
      XCTAssertEqual(clicked(), ["under", "under", "under", "under", "shape"])
      screen.close()
    }
  }

  private struct Decorated: View {
    let log: Log
    let isMet: Bool
    var body: some View {
      ZStack {
        Color.white
        Color.blue.frame(width: 40, height: 40)
          .overlay { Color.red.scaleEffect(3).allowsHitTesting(isMet) }
          .onTapGesture { log.taps.append("tap") }
      }
      .frame(width: 200, height: 200)
    }
  }

  func testWhatReachesOutIsMetUnlessItAllowsNoHits() throws {
    try onScreen { renderer in
      for isMet in [true, false] {
        let log = Log()
        let screen = HostedScreen(renderer, Decorated(log: log, isMet: isMet))
        let pointer = Pointer(on: screen.all("FavesLayers")[0])
        pointer.click(50, 50)
        XCTAssertEqual(log.take(), isMet ? ["tap"] : [])
        pointer.click(100, 100)
        XCTAssertEqual(log.take(), ["tap"])
        screen.close()
      }
    }
  }
}
