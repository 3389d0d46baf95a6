import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Property wrappers in toolbar content and rows of tables of a program's own.
@MainActor
@Suite("Data flow in toolbar content")
struct ToolbarDataFlowTests {
  /// Kept alive by a toolbar's state.
  final class Kept: ObservableObject {
    @MainActor static weak var last: Kept?
    @MainActor init() { Self.last = self }
  }

  private struct Bar: ToolbarContent {
    let note: String
    var probe = Probe()
    @State private var taps = 0
    @StateObject private var kept = Kept()
    var body: some ToolbarContent {
      ToolbarItem { probe.report(note) }
      ToolbarItem(placement: .bottomBar) {
        Button("tapped \(taps)") {
          taps += 1
          _ = kept
        }
      }
    }
  }

  @Test("Toolbar content reads the environment and its objects, follows them, and keeps its state")
  func probe() {
    let store = Probe.Store()
    let screen = Screen {
      NavigationStack {
        ProbeHost(store: store) { note in AnyView(Text("Page").toolbar { Bar(note: note) }) }
      }
    }
    #expect(screen.shows("a one 1 0"))
    screen.button("Word").tap()
    #expect(screen.shows("a two 1 0"))
    screen.act { store.number = 2 }
    #expect(screen.shows("a two 2 0"))
    screen.button("Kick").tap()
    #expect(screen.shows("a two 2 1"))
    screen.button("tapped 0").tap()
    screen.button("tapped 1").tap()
    #expect(screen.shows("tapped 2"))
    screen.button("Note").tap()
    #expect(screen.shows("b two 2 1"))
    #expect(screen.shows("tapped 2"))
    screen.close()
  }

  private struct Page: View {
    @State private var isShown = true
    @State private var isSecond = false
    var body: some View {
      VStack {
        Button("Show") { isShown.toggle() }
        Button("Exchange") { isSecond.toggle() }
      }
      .toolbar {
        if isShown {
          Bar(note: "if")
        }
        if isSecond {
          Bar(note: "second")
        } else {
          Bar(note: "first")
        }
      }
    }
  }

  @Test("Content that goes takes its state with it, and each branch has a state of its own")
  func goes() {
    exchange()
    #expect(Kept.last == nil)
  }

  private func exchange() {
    let screen = Screen { NavigationStack { Page().environmentObject(Probe.Store()) } }
    #expect(screen.texts.filter { $0 == "tapped 0" }.count == 2)
    screen.button("Exchange").tap()
    #expect(screen.shows("second none 1 0"))
    screen.button("Exchange").tap()
    screen.button("tapped 0").tap()
    #expect(screen.shows("tapped 1"))
    screen.button("Show").tap()
    #expect(!screen.shows("tapped 1"))
    screen.button("tapped 0").tap()
    #expect(screen.shows("tapped 1"))
    screen.button("Exchange").tap()
    #expect(!screen.shows("tapped 1"))
    #expect(screen.shows("tapped 0"))
    screen.button("Show").tap()
    #expect(screen.texts.filter { $0 == "tapped 0" }.count == 2)
    #expect(screen.texts.filter { $0 == "if none 1 0" }.count == 1)
    screen.close()
  }

  @Observable
  final class Model {
    var word = "first"
  }
  private struct Optional: CustomizableToolbarContent {
    @Environment(Model.self) var model: Model?
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "word") { Text(model?.word ?? "none") }
    }
  }

  @Test("An observable object that may be missing is found, and followed; customizable content does so, too")
  func observable() {
    let model = Model()
    let without = Screen { NavigationStack { Text("Page").toolbar(id: "bar") { Optional() } } }
    #expect(without.shows("none"))
    without.close()
    let screen = Screen {
      NavigationStack { Text("Page").toolbar(id: "bar") { Optional() } }.environment(model)
    }
    #expect(screen.shows("first"))
    screen.act { model.word = "second" }
    #expect(screen.shows("second"))
    screen.close()
  }

  struct Person: Identifiable {
    let id: Int
    var name: String { "Person \(id)" }
  }
  private struct Rows: TableRowContent {
    @Environment(\.probeKick) var number
    @State private var first = 1
    var tableRowBody: some TableRowContent<Person> {
      ForEach((first...first + number).map(Person.init)) { TableRow($0) }
    }
  }

  private struct People: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("More") { number += 1 }
        Listed()
      }.environment(\.probeKick, number)
    }

    private struct Listed: View {
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Rows()
        }
      }
    }
  }

  private struct Wandering: View {
    private static let ways: [ToolbarItemPlacement] = [
      .bottomBar, .principal, .navigation, .primaryAction, .navigation, .bottomBar, .principal, .status,
    ]
    @State private var step = 0
    @State private var isMiddleTaken = false
    var body: some View {
      VStack {
        Button("Next") { step += 1 }
        Button("Take the middle") { isMiddleTaken.toggle() }
      }
      .toolbar {
        ToolbarItem(placement: Self.ways[step % Self.ways.count]) { Counter() }
        if isMiddleTaken { ToolbarItem(placement: .principal) { Text("middle") } }
      }
    }
    private struct Counter: View {
      @State private var taps = 0
      var body: some View { Button("counted \(taps)") { taps += 1 } }
    }
  }

  @Test("An item goes from any place to any other, and keeps its state")
  func wandering() {
    let screen = Screen { NavigationStack { Wandering() } }
    for step in 0..<16 {
      screen.button("counted \(step)").tap()
      screen.button("Next").tap()
      #expect(screen.texts.filter { $0 == "counted \(step + 1)" }.count == 1, "step \(step)")
      // What has no place of its own in the middle makes room for what has.
      screen.button("Take the middle").tap()
    }
    screen.close()
  }

  @Test("Rows of a table read the environment and follow it")
  func tableRows() {
    let screen = Screen { People() }
    #expect(screen.shows("Person 1"))
    #expect(!screen.shows("Person 2"))
    screen.button("More").tap()
    #expect(screen.shows("Person 2"))
    screen.close()
  }
}
