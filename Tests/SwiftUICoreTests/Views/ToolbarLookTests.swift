import SwiftUITesting
import Testing

@MainActor
@Suite("Labels in bars")
struct ToolbarLookTests {
  struct Page: View {
    @State private var isPresented = false
    var body: some View {
      NavigationStack {
        Text("page")
          .toolbar {
            Button("Add", systemImage: "plus") { isPresented = true }
              .sheet(isPresented: $isPresented) { Label("In the sheet", systemImage: "star") }
            Button {
            } label: {
              Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
            Menu {
              Button("In the menu", systemImage: "star") {}
            } label: {
              Label("More", systemImage: "ellipsis")
            }
          }
      }
    }
  }

  @Test(
    "A label in a bar is its symbol, called by its title; one with a style of its own, and what is opened, is not"
  )
  func symbols() throws {
    let screen = Screen { Page() }
    #expect(screen.texts.contains("Both"))
    #expect(!screen.texts.contains("Add"))
    #expect(!screen.texts.contains("More"))
    screen.button("Add").tap()
    #expect(screen.texts.contains("In the sheet"))
  }

  @Test("A link without a label is nothing to click, and goes by its binding")
  func emptyLink() {
    struct Links: View {
      @State private var chosen: String?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("view A"), tag: "A", selection: $chosen) { EmptyView() }
            Button("Show A") { chosen = "A" }
          }
        }
      }
    }
    let screen = Screen { Links() }
    #expect(screen.front.all.count { $0.kind == "button" } == 1)
    screen.button("Show A").tap()
    #expect(screen.texts.contains("view A"))
  }
}
