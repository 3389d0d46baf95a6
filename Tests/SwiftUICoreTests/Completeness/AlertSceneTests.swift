import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
private struct Asking: App {
  static var log: [String] = []
  @State private var isAsking = false

  var body: some Scene {
    WindowGroup { Button("Ask") { isAsking = true } }
      .windowToolbarLabelStyle(fixed: .titleOnly)
    AlertScene("Sure?", isPresented: $isAsking) {
      Button("Yes") { Self.log.append("yes") }
      Button("No", role: .cancel) {}
    } message: {
      Text("It is for good.")
    }
  }
}

@Suite("Questions of an app's own", .serialized) @MainActor
struct AlertSceneTests {
  @Test("A scene asks while its binding is true, and again")
  func scene() throws {
    Asking.log = []
    let screen = Screen(app: Asking())
    for count in 1...2 {
      screen.button("Ask").tap()
      let question = try #require(screen.front.widget.anyDescription as? AlertDescription)
      #expect(question.title == "Sure?" && question.message == "It is for good.")
      screen.front.answer("Yes")
      #expect(Asking.log.count == count)
      #expect(screen.front.widget.anyDescription is WindowDescription)
    }
    screen.close()
  }

  @Test("A question that is asked by hand has fields and buttons, and says when it goes")
  func byHand() throws {
    let screen = Screen { Text("a") }
    let name = Box("")
    let log = Box("")
    let question = StandingAlert(
      title: "Name", message: "",
      fields: [.init(prompt: "Your name", isSecure: false, text: name.binding)],
      choices: [
        .init(title: "OK", action: { log.value += "ok " }), .init(title: "Cancel", role: .cancel, action: {}),
      ], closed: { log.value += "closed" }, in: screen.graph)
    screen.act {}
    screen.front.field("Your name").enter("Eve")
    screen.front.answer("OK")
    #expect(name.value == "Eve" && log.value == "ok closed")
    question.stop()
    screen.act {}
    #expect(screen.front.widget.anyDescription is WindowDescription)
    screen.close()
  }

  @MainActor
  private final class Box {
    var value: String
    init(_ value: String) { self.value = value }
    var binding: Binding<String> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }
}
