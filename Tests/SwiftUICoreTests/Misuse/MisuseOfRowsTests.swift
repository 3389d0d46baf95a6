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

  private struct Twins: View {
    @State private var choice = 1
    var body: some View {
      Picker("Kind", selection: $choice) {
        Text("a").tag(1)
        Text("b").tag(2)
        Text("c").tag(2)
      }
    }
  }

  @Test("Options with the same tag are a warning that names picker and view")
  func twins() async {
    let said = await warnings { _ = Screen { Twins() } }
    #expect(
      said == [
        "Picker \"Kind\" in Twins: several options have the tag \"2\": choosing one of them chooses the first."
      ])
  }

  private struct Pages: View {
    @State var page: Int?
    var isTagged = true
    var body: some View {
      Button("Go") { page = 7 }
      TabView(selection: $page) {
        if isTagged {
          Text("one").tabItem { Text("One") }.tag(Int?.some(1))
          Text("two").tabItem { Text("Two") }.tag(Int?.some(2))
        } else {
          Text("first").tabItem { Text("First") }
          Text("second").tabItem { Text("Second") }
        }
      }
    }
  }

  @Test("A selection that no tab stands for is a warning that names the view, and the first tab is shown")
  func selectionWithoutTab() async {
    func said(_ page: Int?, isTagged: Bool = true, showing text: String) async -> [String] {
      await warnings { #expect(Screen { Pages(page: page, isTagged: isTagged) }.shows(text)) }
    }
    #expect(await said(2, showing: "two") == [])
    #expect(await said(nil, showing: "one") == [])
    #expect(
      await said(9, showing: "one") == [
        "TabView in Pages: the selection \"9\" is invalid: no tab has it as its tag, so the first one is shown."
      ])
    // Tabs without a tag go by their place.
    #expect(await said(1, isTagged: false, showing: "second") == [])
    #expect(await said(5, isTagged: false, showing: "first").count == 1)
  }

  private struct TwinTabs: View {
    @State private var page = 1
    var areTwins = true
    var isChosen = true
    var body: some View {
      TabView(selection: isChosen ? $page : nil) {
        Text("one").tabItem { Text("One") }.tag(1)
        Text("other").tabItem { Text("Other") }.tag(areTwins ? 1 : 2)
      }
    }
  }

  @Test("Several tabs of one tag are a warning that names the view")
  func twinTabs() async {
    let said = await warnings { _ = Screen { TwinTabs() } }
    #expect(
      said == ["TabView in TwinTabs: several tabs have the tag \"1\": of them only the first can be chosen."])
    #expect(await warnings { _ = Screen { TwinTabs(areTwins: false) } } == [])
    #expect(await warnings { _ = Screen { TwinTabs(isChosen: false) } } == [])
  }

  private struct Painted: View {
    var body: some View { Color("never there") }
  }

  @Test("A colour that no asset catalogue has is a warning that names the view")
  func unknownColor() async {
    let said = await warnings { _ = Screen { Painted() } }
    #expect(
      said.count == 1
        && said[0].hasPrefix("There is no colour named \"never there\" in the body of Painted: "), "\(said)")
  }
}
