import SwiftUITesting
import Testing

@MainActor
@Suite("Presentation")
struct PresentationTests {
  final class Theme: ObservableObject { @Published var name = "plain" }

  struct SheetContent: View {
    @Binding var text: String
    @EnvironmentObject var theme: Theme
    @Environment(\.dismiss) var dismiss
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Text", text: $text)
          Text("theme \(theme.name)")
          Button("Repaint") { theme.name += "!" }
        }
        .navigationTitle("Sheet \(text)")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() }.disabled(text.isEmpty) }
        }
      }
    }
  }
  struct Root: View {
    @State var shows = false
    @State var text = ""
    @State var dismissed = 0
    @StateObject var theme = Theme()
    var body: some View {
      VStack {
        Button("Open") { shows = true }
        Text("text \(text), dismissed \(dismissed)")
      }
      .sheet(isPresented: $shows, onDismiss: { dismissed += 1 }) { SheetContent(text: $text) }
      .environmentObject(theme)
      .navigationTitle("Root")
    }
  }

  @Test(
    "A sheet shows the presenter's values and objects, follows them while open, and its binding closes it")
  func sheet() {
    let screen = Screen { Root() }
    #expect(screen.title == "Root")
    screen.button("Open").tap()
    #expect(screen.presented.count == 2)
    #expect(screen.title == "Sheet ")
    #expect(!screen.button("Done").isEnabled)
    screen.field("Text").type("hi")
    #expect(screen.title == "Sheet hi")
    #expect(screen.button("Done").isEnabled)
    #expect(screen.presented[0].texts.contains("text hi, dismissed 0"))
    screen.button("Repaint").tap()
    #expect(screen.shows("theme plain!"))
    screen.button("Done").tap()
    #expect(screen.presented.count == 1)
    #expect(screen.shows("text hi, dismissed 1"))
  }

  @Test("Closing a sheet by its window leaves binding and tree agreeing")
  func closedByWindow() {
    let screen = Screen { Root() }
    screen.button("Open").tap()
    screen.front.close()
    #expect(screen.presented.count == 1)
    screen.button("Open").tap()
    #expect(screen.presented.count == 2)
  }

  @Test("Opening and closing a sheet 1,000 times leaves node and widget counts as they were")
  func thousandTimes() {
    let screen = Screen { Root() }
    screen.button("Open").tap()
    screen.button("Cancel").tap()
    screen.resetCounts()
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    for _ in 0..<1000 {
      screen.button("Open").tap()
      screen.button("Cancel").tap()
      screen.resetCounts()
    }
    #expect(Screen.liveNodes == nodes)
    #expect(Screen.liveWidgets == widgets)
  }

  struct Asking: View {
    @State var asks = false
    @State var answer = "none"
    var body: some View {
      VStack {
        Button("Ask") { asks = true }
        Text("answer \(answer)")
      }
      .alert("Delete it?", isPresented: $asks) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Keep", role: .cancel) { answer = "keep" }
      } message: {
        Text("It has \(answer) so far.")
      }
    }
  }

  @Test("An alert asks, its buttons act, and it is gone")
  func alert() {
    let screen = Screen { Asking() }
    screen.button("Ask").tap()
    #expect(screen.title == "Delete it?")
    #expect(screen.front.message == "It has none so far.")
    #expect(screen.front.options == ["Delete", "Keep"])
    screen.front.answer("Delete")
    #expect(screen.shows("answer delete"))
    screen.button("Ask").tap()
    #expect(screen.front.message == "It has delete so far.")
    screen.front.close()
    #expect(screen.presented.count == 1)
  }
}
