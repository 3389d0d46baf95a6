import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What a button has by its role")
struct ButtonRoleTests {
  struct Page: View {
    @State var closed = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button(role: .confirm) { closed += 10 }
          Text("closed \(closed)")
        }
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button(role: .close) { closed += 1 } } }
      }
    }
  }

  @Test("A button without a label says what its role is: in words, and with a symbol in a bar")
  func labels() {
    let screen = Screen { Page() }
    screen.button("Done").tap()
    #expect(screen.shows("closed 10"))
    screen.button("Close").tap()
    #expect(screen.shows("closed 11"))
    let close = screen.button("Close")
    #expect(close.texts.isEmpty, "a symbol")
  }

  @Test("In an alert it is one of the answers")
  func alert() {
    let screen = Screen {
      Text("page").alert("Sure?", isPresented: .constant(true)) { Button(role: .cancel) {} }
    }
    let alert = screen.front.widget.anyDescription as? AlertDescription
    #expect(alert?.buttons.map(\.title) == ["Cancel"])
  }

  @Test(
    "Buttons are as wide as there is room where a view says so, and links without an arrow where it says so")
  func widths() {
    let screen = Screen {
      VStack {
        Button("wide") {}.buttonSizing(.flexible)
        Button("narrow") {}.buttonSizing(.fitted)
        NavigationStack {
          VStack {
            NavigationLink("plain", value: 1)
            NavigationLink("bare", value: 2).navigationLinkIndicatorVisibility(.hidden)
          }
        }
      }
    }
    func button(_ title: String) -> ButtonDescription? {
      screen.button(title).widget.anyDescription as? ButtonDescription
    }
    #expect(button("wide")?.fills == true && button("narrow")?.fills == false)
    #expect(button("plain")?.leadsOn == true && button("bare")?.leadsOn == false)
  }
}
