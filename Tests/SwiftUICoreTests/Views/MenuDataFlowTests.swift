import Foundation
import SwiftUITesting
import Testing

/// Views that stand in a menu or an alert are read, not shown; what they say and do is theirs all the same.
@MainActor
@Suite("Data flow in menus and alerts")
struct MenuDataFlowTests {
  final class Model: ObservableObject {
    @Published var value = 1
    @Published var isOn = false
    @Published var choice = "one"
    var log: [Int] = []
  }

  struct Entries: View {
    @EnvironmentObject var model: Model
    @Environment(\.isEnabled) var isEnabled
    @State private var count = 0
    var body: some View {
      let value = model.value
      Button("value \(value)") { model.value += 1 }
      Button("log") { model.log.append(value) }
      Button("count \(count)") { count += 1 }
      Toggle("on", isOn: $model.isOn)
      Link("page \(value)", destination: URL(string: "https://example.org")!)
      Picker("Choice", selection: $model.choice) {
        Text("one").tag("one")
        Text("two").tag("two")
      }
      .pickerStyle(.inline)
    }
  }

  @Test("What a view of its own says in a menu follows its states, its objects and what is around it")
  func entries() {
    let model = Model()
    let screen = Screen {
      Menu("Menu") {
        Section("S") { Entries() }
        Menu("More") { Entries() }
      }
      .environmentObject(model)
    }
    #expect(screen.menuButton("Menu").entries.contains("  value 1"))
    screen.menuButton("Menu").choose("value 1")
    screen.menuButton("Menu").choose("count 0")
    screen.menuButton("Menu").choose("on")
    screen.menuButton("Menu").choose("two")
    let entries = screen.menuButton("Menu").entries
    #expect(entries.filter { $0.hasSuffix("value 2") }.count == 2)
    #expect(entries.filter { $0.hasSuffix("page 2") }.count == 2)
    #expect(entries.filter { $0.hasSuffix("count 1") }.count == 1)
    #expect(entries.filter { $0.hasSuffix("✓ on") }.count == 2)
    #expect(entries.filter { $0.hasSuffix("✓ two") }.count == 2)
    screen.menuButton("Menu").choose("log")
    #expect(model.log == [2], "What it does is what it was last given")
  }

  final class Names: ObservableObject {
    @Published var names = ["one", "two", "three"]
    @Published var choice = "one"
  }

  struct Sectioned: View {
    @ObservedObject var names: Names
    var body: some View {
      Menu("Menu") { Section("S") { ForEach(names.names, id: \.self) { Button($0) {} } } }
      Picker("Picker", selection: $names.choice) {
        Section("S") { ForEach(names.names, id: \.self) { Text($0) } }
      }
    }
  }

  @Test("What comes, goes and moves in a section of a menu or a picker is seen there by itself")
  func sections() {
    let names = Names()
    let screen = Screen { Sectioned(names: names) }
    func check() {
      screen.flush()
      #expect(screen.menuButton("Menu").entries == ["S"] + names.names.map { "  \($0)" })
      #expect(screen.picker("Picker").options == names.names)
    }
    check()
    names.names.remove(at: 1)
    check()
    names.names.append("four")
    check()
    names.names.swapAt(0, 2)
    check()
    names.names = []
    screen.flush()
    #expect(screen.menuButton("Menu").entries == [])
  }

  struct Answer: View {
    @ObservedObject var model: Model
    var body: some View {
      let value = model.value
      Button("log") { model.log.append(value) }
    }
  }

  struct Asking: View {
    @State private var asks = false
    @ObservedObject var model: Model
    var body: some View {
      Button("ask") { asks = true }.alert("Sure?", isPresented: $asks) { Answer(model: model) }
    }
  }

  @Test("A button in an alert does what it was last given, though it looks as before")
  func alert() {
    let model = Model()
    let screen = Screen { Asking(model: model) }
    screen.button("ask").tap()
    model.value = 7
    screen.flush()
    screen.front.answer("log")
    #expect(model.log == [7])
  }
}
