import SwiftUITesting
import Testing

@MainActor
@Suite("What is told when one view takes another's place")
struct AppearanceOrderTests {
  final class Log { var lines: [String] = [] }

  struct Page: View {
    let log: Log
    let transition: AnyTransition?
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Toggle") { isOn.toggle() }
        if let transition { told.transition(transition).id(isOn) } else { told.id(isOn) }
      }
    }
    private var told: some View {
      Text("a")
        .onAppear { log.lines.append("appear \(isOn)") }
        .onDisappear { log.lines.append("disappear \(isOn)") }
    }
  }

  private func log(_ transition: AnyTransition?) -> [String] {
    let log = Log()
    let screen = Screen { Page(log: log, transition: transition) }
    screen.button("Toggle").tap()
    screen.close()
    return log.lines
  }

  @Test("The new view appears before the old one has gone, which sees the state as it is now")
  func exchange() {
    #expect(log(nil) == ["appear false", "appear true", "disappear true", "disappear true"])
  }

  @Test("A view without a transition has gone before the new one appears")
  func identity() {
    #expect(log(.identity) == ["appear false", "disappear true", "appear true", "disappear true"])
  }

  @Test("The same goes for the branches of an if")
  func branches() {
    struct Page: View {
      let log: Log
      @State var isOn = false
      var body: some View {
        Button("Toggle") { isOn.toggle() }
        if isOn {
          Text("on").onAppear { log.lines.append("on") }.onDisappear { log.lines.append("no longer on") }
        } else {
          Text("off").onAppear { log.lines.append("off") }.onDisappear { log.lines.append("no longer off") }
        }
      }
    }
    let log = Log()
    let screen = Screen { Page(log: log) }
    screen.button("Toggle").tap()
    #expect(log.lines == ["off", "on", "no longer off"])
  }
}
