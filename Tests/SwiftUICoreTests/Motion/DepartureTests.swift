import SwiftUITesting
import Testing

/// Views that are leaving by a transition, and what is around and in front of them meanwhile.
@MainActor
@Suite("Views that are leaving")
struct DepartureTests {
  struct Exchanged: View {
    @State var isFirst = true
    @State var opacity = 1.0
    var body: some View {
      VStack {
        Button("Exchange") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
        Button("Dim") { opacity = 0.5 }
        Group { if isFirst { Text("first") } else { Text("second") } }.opacity(opacity)
      }
    }
  }

  @Test("A view that leaves follows the modifiers around it, and looks so when it comes back")
  func returning() {
    let screen = AnimationTests.screen(Exchanged())
    screen.button("Exchange").tap()
    screen.advance(by: 0.5)
    #expect(screen.text("first").isLeaving)
    screen.button("Dim").tap()
    #expect(TransactionTests.near(screen.text("first").opacity, 0.25))
    screen.button("Exchange").tap()
    #expect(!screen.text("first").isLeaving && screen.text("second").isLeaving)
    screen.advance(by: 3)
    #expect(screen.text("first").opacity == 0.5 && !screen.isAnimating)
    #expect(!screen.shows("second"))
  }

  @Test("So does one that comes back in the update that changes what is around it")
  func returningAtOnce() {
    struct Both: View {
      @State var isFirst = true
      @State var number = 4
      var body: some View {
        VStack {
          Button("Exchange") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
          Button("Both") {
            isFirst.toggle()
            number = 2
          }
          Group { if isFirst { Text("first") } else { Text("second") } }
            .opacity(Double(number) / 4).animation(.linear(duration: 0.2), value: number)
        }
      }
    }
    let screen = AnimationTests.screen(Both())
    screen.button("Exchange").tap()
    screen.advance(by: 0.1)
    screen.button("Both").tap()
    screen.advance(by: 3)
    #expect(screen.text("first").opacity == 0.5 && !screen.isAnimating)
  }

  enum Front: String, CaseIterable { case sheet, alert, importer }

  struct Presenter: View {
    let front: Front
    @State var isThere = true
    @State var presents = false
    var body: some View {
      VStack {
        Button("Leave or come") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        Button("Present") { presents = true }
        if isThere {
          switch front {
          case .sheet: Text("host").sheet(isPresented: $presents) { Text("in front") }
          case .alert: Text("host").alert("in front", isPresented: $presents) {}
          case .importer:
            Text("host").fileImporter(isPresented: $presents, allowedContentTypes: [.text]) { _ in }
          }
        }
      }
    }
  }

  @Test(
    "What a view has put in front goes as soon as the view leaves, and is there again if the view comes back",
    arguments: Front.allCases)
  func presentations(front: Front) {
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    do {
      let screen = AnimationTests.screen(Presenter(front: front))
      func press(_ title: String) { screen.presented[0].button(title).tap() }
      press("Present")
      #expect(screen.presented.count == 2)
      press("Leave or come")
      #expect(screen.presented.count == 1 && screen.text("host").isLeaving)
      screen.advance(by: 0.5)
      press("Leave or come")
      #expect(screen.presented.count == 2 && !screen.presented[0].text("host").isLeaving)
      screen.advance(by: 2)
      press("Leave or come")
      screen.advance(by: 2)
      #expect(screen.presented.count == 1 && !screen.shows("host"))
      screen.close()
      screen.resetCounts()
    }
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
  }

  private struct Successive: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("Flip") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        if isOn { Text("goes").transition(.opacity) }
        if !isOn { Text("comes").transition(.opacity) }
        Text("end")
      }
    }
  }

  @Test("What comes behind a view that leaves stands behind it, and in its place when that comes back")
  func order() {
    let screen = AnimationTests.screen(Successive())
    #expect(screen.texts == ["Flip", "goes", "end"])
    screen.button("Flip").tap()
    screen.advance(by: 0.5)
    #expect(screen.texts == ["Flip", "goes", "comes", "end"])
    screen.button("Flip").tap()
    screen.advance(by: 0.3)
    #expect(screen.texts == ["Flip", "goes", "comes", "end"])
    screen.button("Flip").tap()
    screen.advance(by: 3)
    #expect(screen.texts == ["Flip", "comes", "end"])
    screen.button("Flip").tap()
    screen.advance(by: 3)
    #expect(screen.texts == ["Flip", "goes", "end"])
  }

  @Test("A view that leaves presents nothing", arguments: Front.allCases)
  func late(front: Front) {
    let screen = AnimationTests.screen(Presenter(front: front))
    screen.button("Leave or come").tap()
    screen.advance(by: 0.5)
    screen.button("Present").tap()
    #expect(screen.presented.count == 1 && screen.text("host").isLeaving)
    screen.button("Leave or come").tap()
    #expect(screen.presented.count == 2)
  }
}
