import SwiftUITesting
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  @MainActor final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }
  struct Subject<G: Gesture>: View {
    let gesture: G
    var body: some View { Text("box").gesture(gesture) }
  }
  private func screen<G: Gesture>(_ gesture: G) -> Screen { Screen { Subject(gesture: gesture) } }

  @Test("A tap is a press that is let go where it was")
  func tap() {
    let log = Log()
    let screen = Screen { Text("box").onTapGesture { log.add("tap") } }
    screen.text("box").tap()
    #expect(log.lines == ["tap"])
    screen.text("box").press()
    screen.text("box").move(to: CGPoint(x: 40, y: 0))
    screen.text("box").release()
    screen.text("box").press()
    screen.text("box").cancelPress()
    #expect(log.lines == ["tap"])
    screen.text("box").tap()
    #expect(log.lines == ["tap", "tap"])
  }

  @Test("A double tap is two taps in quick succession; a single one beside it waits until it is none")
  func doubleTap() {
    let log = Log()
    let screen = Screen {
      Text("box").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    screen.text("box").click(count: 2)
    #expect(log.lines == ["double"])
    screen.advance(by: 1)
    #expect(log.lines == ["double"])
    screen.text("box").click()
    #expect(log.lines == ["double"])
    screen.advance(by: 0.5)
    #expect(log.lines == ["double", "single"])
    screen.text("box").click()
    screen.advance(by: 1)
    screen.text("box").click()
    screen.advance(by: 1)
    #expect(log.lines == ["double", "single", "single", "single"])
  }

  @Test("A tap tells where it was")
  func spatial() {
    let log = Log()
    let screen = Screen {
      Text("box").onTapGesture { (place: CGPoint) in log.add("\(Int(place.x)),\(Int(place.y))") }
    }
    screen.text("box").click(at: CGPoint(x: 7, y: 9))
    let other = self.screen(
      SpatialTapGesture(coordinateSpace: .global).onEnded { log.add("\($0.location.x)") })
    other.text("box").click(at: CGPoint(x: 3, y: 0))
    #expect(log.lines == ["7,9", "3.0"])
  }

  @Test("A press is followed from its beginning to its end, whatever becomes of it")
  func presses() {
    let log = Log()
    var ids: Set<SpatialEventCollection.Event.ID> = []
    func note(_ events: SpatialEventCollection) {
      for event in events {
        ids.insert(event.id)
        #expect(events[event.id] == event)
        log.add("\(event.phase) \(Int(event.location.x))")
      }
    }
    let screen = self.screen(SpatialEventGesture().onChanged(note).onEnded(note))
    let box = screen.text("box")
    box.press(at: CGPoint(x: 3, y: 0))
    box.move(to: CGPoint(x: 40, y: 0))
    box.release()
    #expect(log.lines == ["active 3", "active 40", "ended 40"])
    log.lines = []
    box.press(at: CGPoint(x: 5, y: 0))
    box.cancelPress()
    #expect(log.lines == ["active 5", "cancelled 5"])
    #expect(ids.count == 2)
  }

  @Test("A long press is recognised while it is held, and is told when it begins and ends")
  func longPress() {
    let log = Log()
    let screen = Screen {
      Text("box").onLongPressGesture(minimumDuration: 0.5) {
        log.add("long")
      } onPressingChanged: {
        log.add($0 ? "down" : "up")
      }
    }
    screen.text("box").longPress(for: 0.6)
    #expect(log.lines == ["down", "long", "up"])
    log.lines = []
    screen.text("box").longPress(for: 0.3)
    #expect(log.lines == ["down", "up"])
    log.lines = []
    screen.text("box").press()
    screen.text("box").move(to: CGPoint(x: 30, y: 0))
    screen.advance(by: 1)
    screen.text("box").release()
    #expect(log.lines == ["down", "up"])
  }

  @Test("A drag begins after its minimum distance, and tells way, velocity and where it would end")
  func drag() {
    var values: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
    let screen = screen(DragGesture().onChanged { values.append($0) }.onEnded { ends.append($0) })
    screen.text("box").drag(from: CGPoint(x: 5, y: 5), by: CGSize(width: 60, height: -30))
    #expect(values.first!.translation.width >= 9)
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 5, y: 5) })
    #expect(ends.count == 1)
    #expect(ends[0].translation == CGSize(width: 60, height: -30))
    #expect(ends[0].location == CGPoint(x: 65, y: -25))
    #expect(abs(ends[0].velocity.width - 360) < 1)
    #expect(ends[0].predictedEndTranslation.width > 100)
    screen.text("box").drag(by: CGSize(width: 5, height: 0))
    #expect(ends.count == 1)
  }

  @Test("Magnification and rotation follow two fingers")
  func twoFingers() {
    let log = Log()
    let pinch = screen(
      MagnifyGesture().onChanged { log.add("\($0.magnification)") }.onEnded {
        log.add("end \($0.magnification)")
      })
    pinch.text("box").pinch(1.5, 2)
    let old = screen(MagnificationGesture().onEnded { log.add("\($0)") })
    old.text("box").pinch(3)
    let turn = screen(RotateGesture().onEnded { log.add("\($0.rotation.radians)") })
    turn.text("box").turn(0.5, 1)
    let oldTurn = screen(RotationGesture().map(\.radians).onEnded { log.add("\($0)") })
    oldTurn.text("box").turn(2)
    #expect(log.lines == ["1.5", "2.0", "end 2.0", "3.0", "1.0", "2.0"])
  }

  @Test("Of two exclusive gestures, the second is recognised once the first has failed")
  func exclusive() {
    let log = Log()
    let screen = screen(
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first: log.add("double")
        case .second: log.add("single")
        }
      })
    screen.text("box").click(count: 2)
    screen.advance(by: 1)
    screen.text("box").click()
    screen.advance(by: 1)
    #expect(log.lines == ["double", "single"])
  }

  @Test("A sequence goes on into its second gesture without letting go")
  func sequence() {
    let log = Log()
    let screen = screen(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first: log.add("pressing")
          case .second(_, nil): log.add("held")
          case .second(_, let drag?): log.add("drag \(Int(drag.translation.width))")
          }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { log.add("end \(Int(drag.translation.width))") }
        })
    screen.text("box").press()
    screen.advance(by: 0.6)
    screen.text("box").move(to: CGPoint(x: 20, y: 0))
    screen.text("box").release()
    #expect(log.lines.first == "pressing")
    #expect(log.lines.contains("drag 20"))
    #expect(log.lines.last == "end 20")
    log.lines = []
    screen.text("box").drag(by: CGSize(width: 50, height: 0))
    #expect(!log.lines.contains { $0.hasPrefix("end") })
  }

  @Test("Simultaneous gestures are both recognised")
  func simultaneous() {
    let log = Log()
    let screen = screen(
      TapGesture().simultaneously(with: LongPressGesture(minimumDuration: 5)).onEnded {
        log.add("\($0.first != nil) \($0.second ?? false)")
      })
    screen.text("box").click()
    #expect(log.lines == ["true false"])
  }

  struct Nested: View {
    let log: Log
    var outer = "normal"
    var body: some View {
      let inner = VStack { Text("box").onTapGesture { log.add("inner") } }
      let tap = TapGesture().onEnded { log.add("outer") }
      switch outer {
      case "high": inner.highPriorityGesture(tap)
      case "simultaneous": inner.simultaneousGesture(tap)
      case "off": inner.gesture(tap, including: .subviews)
      default: inner.gesture(tap)
      }
    }
  }

  @Test(
    "The inner gesture comes first, a high-priority one before it, a simultaneous one besides",
    arguments: [
      ("normal", ["inner"]), ("high", ["outer"]), ("simultaneous", ["inner", "outer"]), ("off", ["inner"]),
    ])
  func priority(_ outer: String, _ expected: [String]) {
    let log = Log()
    let screen = Screen { Nested(log: log, outer: outer) }
    screen.text("box").tap()
    #expect(log.lines.sorted() == expected)
  }

  @Test("Hovering tells coming, moving and leaving")
  func hover() {
    let log = Log()
    let screen = Screen {
      Text("box").onHover { log.add($0 ? "in" : "out") }
        .onContinuousHover { phase in
          if case .active(let place) = phase { log.add("at \(Int(place.x))") } else { log.add("ended") }
        }
    }
    screen.text("box").hover(at: CGPoint(x: 1, y: 1))
    screen.text("box").hover(at: CGPoint(x: 2, y: 1))
    screen.text("box").hover(at: nil)
    #expect(log.lines.filter { $0 == "in" || $0 == "out" } == ["in", "out"])
    #expect(log.lines.filter { $0 != "in" && $0 != "out" } == ["at 1", "at 2", "ended"])
  }

  @Test("Gestures around each other on one view share one widget")
  func economy() {
    let screen = Screen {
      Text("box").onTapGesture {}.onLongPressGesture {}.onHover { _ in }.gesture(DragGesture())
    }
    #expect(screen.front.all.filter { $0.kind == "touch" }.count == 1)
  }

  struct Newest: View {
    let log: Log
    @State var count = 0
    var body: some View {
      Text("count \(count)").onTapGesture {
        log.add("\(count)")
        count += 1
      }
    }
  }

  @Test("A gesture calls the newest closure")
  func newest() {
    let log = Log()
    let screen = Screen { Newest(log: log) }
    screen.text("count 0").tap()
    screen.text("count 1").tap()
    #expect(log.lines == ["0", "1"])
  }
}
