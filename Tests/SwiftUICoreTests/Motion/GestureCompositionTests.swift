import SwiftUITesting
import Testing

@MainActor
@Suite("Gestures among views and controls")
struct GestureCompositionTests {
  @MainActor final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct AroundButton: View {
    let log: Log
    let priority: String
    var body: some View {
      let button = VStack { Button("Save") { log.add("button") } }
      let tap = TapGesture().onEnded { log.add("tap") }
      switch priority {
      case "high": button.highPriorityGesture(tap)
      case "simultaneous": button.simultaneousGesture(tap)
      default: button.gesture(tap)
      }
    }
  }

  @Test(
    "A button keeps its clicks from gestures around it, but not from those of high priority or simultaneous ones",
    arguments: [("normal", ["button"]), ("high", ["tap"]), ("simultaneous", ["button", "tap"])])
  func button(_ priority: String, _ expected: [String]) {
    let log = Log()
    let screen = Screen { AroundButton(log: log, priority: priority) }
    screen.button("Save").tap()
    #expect(log.lines.sorted() == expected)
  }

  @Test("A disabled view's gestures are not recognised")
  func disabled() {
    let log = Log()
    struct Subject: View {
      let log: Log
      @State var isOff = false
      var body: some View {
        VStack {
          Button("Switch") { isOff.toggle() }
          Text("box").onTapGesture { log.add("tap") }.disabled(isOff)
        }
      }
    }
    let screen = Screen { Subject(log: log) }
    screen.text("box").tap()
    screen.button("Switch").tap()
    screen.text("box").tap()
    #expect(log.lines == ["tap"])
    screen.button("Switch").tap()
    screen.text("box").tap()
    #expect(log.lines == ["tap", "tap"])
  }

  struct Exchanged: View {
    let log: Log
    @State var drags = false
    var body: some View {
      VStack {
        Button("Exchange") { drags.toggle() }
        Text("box").gesture(gesture)
        Text("none").gesture(drags ? TapGesture().onEnded { log.add("optional") } : nil)
      }
    }
    var gesture: AnyGesture<Void> {
      drags
        ? AnyGesture(DragGesture().onEnded { _ in log.add("drag") }.map { _ in })
        : AnyGesture(TapGesture().onEnded { log.add("tap") })
    }
  }

  @Test("An erased gesture may become one of another type, an optional one none")
  func exchange() {
    let log = Log()
    let screen = Screen { Exchanged(log: log) }
    screen.text("box").tap()
    screen.text("box").drag(by: CGSize(width: 40, height: 0))
    #expect(log.take() == ["tap"])
    screen.button("Exchange").tap()
    screen.text("box").tap()
    screen.text("box").drag(by: CGSize(width: 40, height: 0))
    screen.text("none").tap()
    #expect(log.take() == ["drag", "optional"])
    screen.button("Exchange").tap()
    screen.text("box").tap()
    #expect(log.take() == ["tap"])
  }

  struct Swipe: Gesture {
    let distance: CGFloat
    var body: some Gesture<String> {
      DragGesture(minimumDistance: distance).map { $0.translation.width < 0 ? "left" : "right" }
    }
  }

  @Test("A gesture of one's own is made of others")
  func custom() {
    let log = Log()
    let screen = Screen { Text("box").gesture(Swipe(distance: 20).onEnded { log.add($0) }) }
    screen.text("box").drag(by: CGSize(width: -40, height: 0))
    screen.text("box").drag(by: CGSize(width: 10, height: 0))
    screen.text("box").drag(by: CGSize(width: 30, height: 0))
    #expect(log.lines == ["left", "right"])
  }

  @Test("A place is told in the gesture's coordinate space")
  func spaces() {
    let log = Log()
    func tap(_ name: String, _ space: CoordinateSpace) -> some View {
      Text(name).padding(.leading, 5).onTapGesture(coordinateSpace: space) { log.add("\(Int($0.x))") }
    }
    let screen = Screen {
      VStack {
        VStack {
          tap("local", .local)
          tap("named", .named("outer"))
          tap("global", .global)
        }
        .padding(.leading, 10)
      }
      .coordinateSpace(name: "outer").padding(.leading, 100)
    }
    for name in ["local", "named", "global"] { screen.text(name).click(at: CGPoint(x: 1, y: 0)) }
    #expect(log.lines == ["6", "16", "116"])
  }

  @Test(
    "A mask turns off a gesture, or those inside",
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (GestureMask.none, []),
    ])
  func mask(_ mask: GestureMask, _ expected: [String]) {
    let log = Log()
    let screen = Screen {
      Text("box").onTapGesture { log.add("inner") }
        .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
    }
    screen.text("box").tap()
    #expect(log.lines == expected)
  }

  @Test(
    "A mask turns off the gestures of the views inside",
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (GestureMask.none, []),
    ])
  func maskOfViewsInside(_ mask: GestureMask, _ expected: [String]) {
    let log = Log()
    let screen = Screen {
      VStack { HStack { Text("box").padding().onTapGesture { log.add("inner") } } }
        .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
    }
    screen.text("box").tap()
    #expect(log.lines == expected)
  }

  @Test("A gesture that is off while a press goes on is cancelled, and its state put back")
  func turnedOff() {
    struct Subject: View {
      @GestureState var isDown = false
      @State var isOn = true
      var body: some View {
        VStack {
          Button("Off") { isOn = false }
          Text(isDown ? "down" : "up")
            .gesture(
              DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true },
              isEnabled: isOn)
        }
      }
    }
    let screen = Screen { Subject() }
    screen.text("up").press()
    #expect(screen.shows("down"))
    screen.act { screen.button("Off").tap() }
    #expect(screen.shows("up"))
  }

  struct Reset: View {
    let log: Log
    @GestureState(reset: { value, _ in ResetLog.values.append(value) }) var way = 0.0
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) var first: Double?
    @GestureState var plain = 7
    var body: some View {
      Text("\(plain) \(Int(way)) \(Int(first ?? -1))")
        .gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state = value.translation.width
          }
          .updating($first) { value, state, _ in state = state ?? value.startLocation.x }
          .updating($plain) { _, state, _ in state += 1 })
    }
  }
  @MainActor enum ResetLog { static var values: [Double] = [] }

  @Test("A gesture's state begins with its initial value; what resets it gets the last one")
  func reset() {
    ResetLog.values = []
    let screen = Screen { Reset(log: Log()) }
    #expect(screen.shows("7 0 -1"))
    let text = screen.front.all.first { $0.kind == "text" }!
    text.press(at: CGPoint(x: 3, y: 0))
    #expect(screen.shows("8 0 3"))
    text.move(to: CGPoint(x: 13, y: 0))
    #expect(screen.shows("9 10 3"))
    text.release()
    #expect(screen.shows("7 0 -1"))
    #expect(ResetLog.values == [10])
  }

  struct Card<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }
  struct InCard: View {
    @GestureState var isDown = false
    var body: some View {
      Card {
        Text(isDown ? "down" : "up")
          .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
      }
    }
  }

  @Test("A gesture's state stays its owner's where another view holds the gesture's view as content")
  func content() {
    let screen = Screen { InCard() }
    screen.text("up").press()
    #expect(screen.shows("down"))
    screen.text("down").release()
    #expect(screen.shows("up"))
  }

  @Test("A view without gestures makes no widget for them, one with gestures a single one")
  func cost() {
    let plain = Screen { VStack { ForEach(0..<10) { Text(verbatim: "row \($0)") } } }
    #expect(plain.front.all.filter { $0.kind == "touch" }.isEmpty)
    let widgets = plain.front.all.count
    let tapped = Screen { VStack { ForEach(0..<10) { Text(verbatim: "row \($0)").onTapGesture {} } } }
    #expect(tapped.front.all.count == widgets + 10)
  }
}
