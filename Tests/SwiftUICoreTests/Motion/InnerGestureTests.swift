import SwiftUITesting
import Testing

@MainActor
@Suite("Gestures in views with gestures")
struct InnerGestureTests {
  @MainActor final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("A tap around is none once the long press or the double tap of a view inside has been recognised")
  func recognised() {
    let log = Log()
    let screen = Screen {
      VStack {
        Text("held").onLongPressGesture { log.add("long") }
        Text("twice").onTapGesture(count: 2) { log.add("double") }
        Text("neither")
      }
      .onTapGesture { log.add("outer") }
    }
    screen.text("held").longPress(for: 0.6)
    #expect(log.take() == ["long"])
    screen.text("held").longPress(for: 0.2)
    #expect(log.take() == ["outer"])
    screen.text("twice").click(count: 2)
    screen.advance(by: 1)
    #expect(log.take() == ["double"])
    screen.text("neither").click()
    #expect(log.take() == ["outer"])
  }

  @Test(
    "A tap around comes once the double tap of a view inside has failed: by time, or by a press beside it")
  func failed() {
    let log = Log()
    let screen = Screen {
      VStack {
        Text("twice").onTapGesture(count: 2) { log.add("double") }
        Text("beside")
      }
      .onTapGesture { log.add("outer") }
    }
    screen.text("twice").click()
    #expect(log.take() == [])
    screen.advance(by: 0.5)
    #expect(log.take() == ["outer"])
    screen.text("twice").click()
    screen.text("beside").click()
    #expect(log.take() == ["outer", "outer"])
    screen.text("twice").click()
    #expect(log.take() == [])
    screen.advance(by: 1)
    #expect(log.take() == ["outer"])
  }

  @Test("A simultaneous tap around comes whatever is recognised inside")
  func simultaneous() {
    let log = Log()
    let screen = Screen {
      VStack { Text("held").onLongPressGesture { log.add("long") } }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    }
    screen.text("held").longPress(for: 0.6)
    #expect(log.take() == ["long", "outer"])
  }

  @Test(
    "A drag of no distance around gets what the views inside do not recognise"
  )
  func drag() {
    let log = Log()
    let screen = Screen {
      VStack {
        Text("held").onLongPressGesture { log.add("long") }
        Text("tapped").onTapGesture { log.add("tap") }
        Text("neither")
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { log.add("at \(Int($0.translation.width))") }
          .onEnded { log.add("drag \(Int($0.translation.width))") })
    }
    screen.text("held").longPress(for: 0.6)
    #expect(log.take() == ["long"])
    screen.text("tapped").click()
    #expect(log.take() == ["tap"])
    screen.text("held").longPress(for: 0.2)
    #expect(log.take() == ["at 0", "drag 0"])
    screen.text("tapped").drag(by: CGSize(width: 40, height: 0), steps: 2)
    #expect(log.take() == ["at 0", "at 20", "at 40", "drag 40"])
    screen.text("neither").press()
    #expect(log.take() == ["at 0"])
    screen.text("neither").release()
    #expect(log.take() == ["drag 0"])
  }
}
