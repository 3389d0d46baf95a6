import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Which rows of a list say that they lead to another page")
struct LinkArrowTests {
  /// What the rows of all lists say, by their words.
  private func arrows(_ screen: Screen) -> [String: Bool] {
    var arrows: [String: Bool] = [:]
    for row in screen.front.all where row.kind == "row" {
      guard let description = row.widget.anyDescription as? RowDescription else { continue }
      arrows[row.texts.first ?? ""] = description.leadsOn
    }
    return arrows
  }

  @Test("Links that are rows, in a stack")
  func inAStack() {
    let screen = Screen {
      NavigationStack {
        List {
          NavigationLink("view") { Text("there") }
          NavigationLink("value", value: 1)
          ForEach(0..<2) { NavigationLink("element \($0)", value: $0) }
          NavigationLink("hidden") { Text("there") }.navigationLinkIndicatorVisibility(.hidden)
          Text("words")
          ZStack {
            NavigationLink(destination: Text("there")) { EmptyView() }
            Text("covered")
          }
          HStack {
            Text("beside")
            NavigationLink("a button") { Text("there") }
          }
        }
      }
    }
    #expect(
      arrows(screen) == [
        "view": true, "value": true, "element 0": true, "element 1": true, "hidden": false, "words": false,
        "covered": false, "beside": false,
      ])
  }

  private struct Columns: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          NavigationLink("choice", value: 1)
          NavigationLink("wanted", value: 2).navigationLinkIndicatorVisibility(.visible)
        }
      } detail: {
        NavigationStack { List { NavigationLink("further", value: 3) } }
      }
    }
  }

  @Test("Not those that choose in a sidebar, unless the program wants it, but those beside it")
  func inColumns() {
    #expect(arrows(Screen { Columns() }) == ["choice": false, "wanted": true, "further": true])
  }

  @Test("Those of an older navigation view, which is a stack or columns")
  func older() {
    #expect(arrows(Screen { NavigationView { List { NavigationLink("a") { Text("b") } } } }) == ["a": true])
    let columns = Screen {
      NavigationView {
        List { NavigationLink("a") { Text("b") } }
        Text("beside")
      }
    }
    #expect(arrows(columns) == ["a": false])
  }

  private struct Changing: View {
    @State private var isLink = false
    @State private var isHidden = false
    @State private var names = ["one", "two"]
    @ViewBuilder private func row(_ name: String) -> some View {
      if isLink { NavigationLink(name) { Text("there") } } else { Text(name) }
    }
    var body: some View {
      NavigationStack {
        List {
          row("single")
          ForEach(names, id: \.self) { row($0) }
        }
        .navigationLinkIndicatorVisibility(isHidden ? .hidden : .automatic)
        Button("Turn") { isLink.toggle() }
        Button("Hide") { isHidden.toggle() }
        Button("Drop") { names.removeFirst() }
      }
    }
  }

  @Test("Rows follow what becomes of their links")
  func changes() {
    let screen = Screen { Changing() }
    #expect(arrows(screen) == ["single": false, "one": false, "two": false])
    screen.button("Turn").tap()
    #expect(arrows(screen) == ["single": true, "one": true, "two": true])
    screen.button("Hide").tap()
    #expect(arrows(screen) == ["single": false, "one": false, "two": false])
    screen.button("Hide").tap()
    screen.button("Drop").tap()
    #expect(arrows(screen) == ["single": true, "two": true])
    screen.button("Turn").tap()
    #expect(arrows(screen) == ["single": false, "two": false])
  }

  @Test("Rows scrolled into sight in the widgets of others say it as well")
  func scrolled() {
    let screen = Screen {
      NavigationStack { List(0..<1000) { NavigationLink("row \($0)", value: $0) } }
    }
    screen.list.scroll(toRow: 500)
    let shown = arrows(screen)
    #expect(shown["row 500"] == true && shown.values.allSatisfy { $0 })
  }
}
