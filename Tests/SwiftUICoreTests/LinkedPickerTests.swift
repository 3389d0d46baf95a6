import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("A picker that leads to a page of its choices")
struct LinkedPickerTests {
  private struct Settings: View {
    @State private var cup = 2
    var inStack = true
    var body: some View {
      if inStack { NavigationStack { form } } else { form }
    }
    private var form: some View {
      Form {
        Picker("Cup", selection: $cup) { ForEach(1..<4) { Text("Cup \($0)").tag($0) } }
        Button("Next") { cup += 1 }
        Text("has \(cup)")
      }
      .pickerStyle(.navigationLink).navigationTitle("Settings")
    }
  }

  private func title(_ screen: Screen) -> String? {
    (screen.front.widget.anyDescription as? WindowDescription)?.title
  }

  @Test("Its row says what is chosen, and a choice on the page leads back")
  func page() throws {
    let screen = Screen { Settings() }
    #expect(screen.shows("Cup") && screen.shows("Cup 2") && !screen.shows("Cup 3"))
    screen.button("Next").tap()
    #expect(screen.shows("Cup 3") && !screen.shows("Cup 2"))
    try #require(screen.front.all.first { $0.kind == "button" && $0.label.hasPrefix("Cup") }).tap()
    #expect(title(screen) == "Cup")
    let choices = screen.the(PickerDescription.self)
    #expect(choices.look == .inline && choices.options.map(\.title) == ["Cup 1", "Cup 2", "Cup 3"])
    #expect(choices.selection == 2 && choices.hidesLabel)
    screen.act { choices.select(0) }
    #expect(title(screen) == "Settings")
    #expect(screen.shows("Cup 1") && screen.shows("has 1"))
    screen.close()
  }

  @Test("So does one that says so itself, and what it says of its value is in its row")
  func alone() throws {
    let screen = Screen {
      NavigationStack {
        Picker(selection: .constant(1)) {
          Text("Small").tag(1)
        } label: {
          Label("Size", systemImage: "star")
        } currentValueLabel: {
          Text("the small one")
        }
        .pickerStyle(.navigationLink)
      }
    }
    #expect(screen.shows("the small one") && screen.shows("Size"))
    try #require(screen.front.all.first { $0.kind == "button" }).tap()
    #expect(screen.the(PickerDescription.self).look == .inline)
    screen.close()
  }

  @Test("Where nothing can be put on, it is a menu")
  func outside() {
    let screen = Screen { Settings(inStack: false) }
    #expect(screen.the(PickerDescription.self).look == .menu)
    screen.close()
  }

  /// A style is a value of the environment here, so that the picker below it is the same one.
  private struct Looks: View {
    @State private var cup = 2
    @State private var leadsOn = false
    var body: some View {
      NavigationStack {
        Form {
          Picker("Cup", selection: $cup) { ForEach(1..<4) { Text("Cup \($0)").tag($0) } }
          Toggle("Leads on", isOn: $leadsOn)
        }
        .environment(\.pickerLooks, PickerLooks(leadsOn: leadsOn))
      }
    }
  }

  @Test("It is another when its style is another, and keeps what is chosen")
  func liveStyle() throws {
    let screen = Screen { Looks() }
    #expect(screen.the(PickerDescription.self).look == .menu)
    screen.picker("Cup").select("Cup 3")
    screen.toggle("Leads on").set(true)
    #expect(screen.all(PickerDescription.self).isEmpty)
    #expect(screen.shows("Cup 3"))
    screen.toggle("Leads on").set(false)
    #expect(screen.the(PickerDescription.self).selection == 2)
    screen.close()
  }

  @Test("The picture of what is chosen is in its row")
  func picture() {
    let screen = Screen {
      NavigationStack {
        Picker("Size", selection: .constant(2)) {
          Label("Small", systemImage: "star").tag(1)
          Label("Large", systemImage: "heart").tag(2)
          Image(systemName: "bolt").tag(3)
        }
        .pickerStyle(.navigationLink)
      }
    }
    #expect(screen.shows("Large") && !screen.shows("Small"))
    #expect(screen.all(ImageDescription.self).contains { $0.source == .symbol("heart") })
    #expect(!screen.all(ImageDescription.self).contains { $0.source == .symbol("star") })
    screen.close()
  }
}
