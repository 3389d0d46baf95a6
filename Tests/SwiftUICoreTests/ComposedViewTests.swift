import SwiftUITesting
import Testing

@MainActor
@Suite("Views made of views")
struct ComposedViewTests {
  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Text("over")
        configuration.icon
      }
    }
  }

  @Test("A label style arranges title and icon; an icon alone is still called by the title")
  func labelStyles() {
    let screen = Screen {
      VStack {
        Label("Plain", systemImage: "star")
        Label("Custom", systemImage: "star").labelStyle(Reversed())
        Label("Named", systemImage: "trash").labelStyle(.iconOnly)
        Label("Words", systemImage: "plus").labelStyle(.titleOnly)
      }
    }
    #expect(screen.texts == ["Plain", "Custom", "over", "Words"])
    #expect(screen.front.all.filter { $0.kind == "image" }.map(\.label) == ["star", "star", "Named"])
  }

  @Test("A style applies to the labels within, and its own views have the default one")
  func nestedStyle() {
    struct Doubled: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Label(configuration)
          Text("again")
        }
      }
    }
    let screen = Screen {
      VStack { Label("Inner", systemImage: "star") }.labelStyle(Doubled())
    }
    #expect(screen.texts == ["Inner", "again"])
  }

  @Test("Nothing to show says so, with what can be done about it")
  func unavailable() {
    let screen = Screen {
      VStack {
        ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("You are done."))
        ContentUnavailableView.search(text: "zebra")
        ContentUnavailableView {
          Label("Offline", systemImage: "wifi.slash")
        } actions: {
          Button("Retry") {}
        }
      }
    }
    #expect(
      screen.texts == [
        "No Mail", "You are done.", "No Results for “zebra”", "Check the spelling or try a new search.",
        "Offline", "Retry",
      ])
  }

  struct Searched: View {
    @State var text = ""
    var body: some View {
      List { ForEach(["Ann", "Bo"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) } }
        .searchable(text: $text, prompt: "Find")
    }
  }

  @Test("A search field writes its binding")
  func searchable() {
    let screen = Screen { Searched() }
    #expect(screen.list.rowCount == 2)
    screen.field("Find").type("B")
    #expect(screen.list.rowCount == 1)
  }

  struct Guarded: View {
    @State var isShown = false
    @State var isDirty = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { GuardedSheet(isDirty: $isDirty) }
    }
  }

  struct GuardedSheet: View {
    @Binding var isDirty: Bool
    @Environment(\.dismiss) var dismiss
    var body: some View {
      VStack {
        Toggle("Dirty", isOn: $isDirty)
        Button("Done") { dismiss() }
      }
      .interactiveDismissDisabled(isDirty)
    }
  }

  @Test("A sheet that is not to be closed stays until it dismisses itself")
  func interactiveDismiss() {
    let screen = Screen { Guarded() }
    screen.button("Open").tap()
    screen.toggle("Dirty").set(true)
    screen.front.close()
    #expect(screen.presented.count == 2)
    screen.button("Done").tap()
    #expect(screen.presented.count == 1)
    screen.button("Open").tap()
    screen.toggle("Dirty").set(false)
    screen.front.close()
    #expect(screen.presented.count == 1)
  }
}
