import SwiftUITesting
import Testing

/// Data that do not fit their rows and choices.
extension MisuseTests {
  struct Removes: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Button("Remove") { names.removeLast() }
      ForEach(names.indices, id: \.self) { Field(name: $names[$0]) }
    }
    struct Field: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
  }

  @Test("A row whose binding's index has gone goes without a crash")
  func staleIndex() {
    let screen = Screen { Removes() }
    screen.button("Remove").tap()
    #expect(screen.texts == ["Remove", "a"])
    screen.button("Remove").tap()
    #expect(screen.texts == ["Remove"])
  }

  struct Twice: View {
    var body: some View { VStack { ForEach([1, 1], id: \.self) { Text("\($0)") } } }
  }

  @Test("The warning about duplicate ids names the view that the rows are written in")
  func duplicateIDs() async {
    let said = await warnings { _ = Screen { Twice() } }
    #expect(
      said.contains { $0.contains(" in Twice: the ID 1 occurs multiple times within the collection") },
      "\(said)")
  }

  struct Choosing: View {
    @State var genre: String
    @State var other: Int?
    @State var options: [String] = []
    var body: some View {
      Button("Load") { options = ["drama", "comedy"] }
      Picker("Genre", selection: $genre) { ForEach(options, id: \.self) { Text($0) } }
      Picker("Other", selection: $other) { Text("one").tag(Int?.some(1)) }
    }
  }

  private struct Clock: View {
    @State private var second = 100
    var body: some View {
      Button("Tick") { second += 1 }
      Picker("Second", selection: $second) { Text("one").tag(1) }
    }
  }

  @Test("A selection that no option of a picker stands for is a warning that names picker and view")
  func selectionWithoutTag() async {
    func said(_ genre: String, _ other: Int? = nil, load: Bool = true) async -> [String] {
      await warnings {
        let screen = Screen { Choosing(genre: genre, other: other) }
        if load { screen.button("Load").tap() }
      }
    }
    #expect(await said("drama") == [])
    #expect(await said("opera", load: false) == [])
    let opera = await said("opera")
    #expect(
      opera.contains { $0.hasPrefix("Picker \"Genre\" in Choosing: the selection \"opera\" is invalid") },
      "\(opera)")
    let clock = await warnings {
      let screen = Screen { Clock() }
      for _ in 0..<3 { screen.button("Tick").tap() }
    }
    #expect(clock.count == 1, "\(clock)")
    let two = await said("drama", 2)
    #expect(two.contains { $0.hasPrefix("Picker \"Other\" in Choosing") }, "\(two)")
  }
}
