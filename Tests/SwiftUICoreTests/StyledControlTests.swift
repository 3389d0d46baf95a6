import SwiftUITesting
import Testing

/// The styles that make controls.
@MainActor
@Suite("Controls in a style")
struct StyledControlTests {
  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? "down" : "up")
        configuration.label
      }
    }
  }
  struct Pressing: View {
    @State var count = 0
    @State var isLoud = true
    var body: some View {
      VStack {
        if isLoud {
          Button("Add") { count += 1 }.buttonStyle(Loud())
        } else {
          Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
        }
        Toggle("Loud", isOn: $isLoud)
        Text("count \(count)")
      }
    }
  }

  @Test("A button style draws the button, knows when it is pressed, and the button does what it did")
  func buttonStyle() {
    let screen = Screen { Pressing() }
    let button = screen.front.all.first { $0.kind == "button" }!
    #expect(button.texts == ["up", "Add"])
    button.press { #expect(button.texts == ["down", "Add"]) }
    #expect(button.texts == ["up", "Add"])
    button.tap()
    #expect(screen.shows("count 1"))
    screen.toggle("Loud").tap()
    screen.button("Add").tap()
    #expect(screen.shows("count 2"))
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration)
        Button("Twice") {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }
  struct Counting: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Once") { count += 1 }
        Text("count \(count)")
      }
      .buttonStyle(Twice())
    }
  }

  @Test("A primitive button style decides what sets the action off")
  func primitiveButtonStyle() {
    let screen = Screen { Counting() }
    screen.button("Twice").tap()
    #expect(screen.shows("count 2"))
    screen.button("Once").tap()
    #expect(screen.shows("count 3"))
  }

  struct Emoji: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "yes" : "no")
          configuration.label
        }
      }
    }
  }
  struct Toggling: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Seen", isOn: $isOn).toggleStyle(Emoji())
        Toggle("Same", isOn: $isOn).toggleStyle(.checkbox)
      }
    }
  }

  @Test("A toggle style draws the toggle and turns it on and off")
  func toggleStyle() {
    let screen = Screen { Toggling() }
    #expect(screen.texts.contains("no"))
    screen.front.all.first { $0.kind == "button" }!.tap()
    #expect(screen.texts.contains("yes"))
    #expect(screen.toggle("Same").isOn)
  }
}
