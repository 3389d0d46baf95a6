import SwiftUITesting

enum ForEachCases {
  static let all = [
    Case(
      "A new row runs alone; the content closure runs for every row", { Rows() },
      .shown("body Rows", "body Row a", "body Row b", "body Row c"),
      .contents(3),
      .tap("Insert", "body Rows", "body Row x"),
      .contents(4),
      .texts("a 0", "x 0", "b 0", "c 0")),
    Case(
      "A moved row keeps its state, and no row runs", { Rows() },
      .shown("body Rows", "body Row a", "body Row b", "body Row c"),
      .tap("a 0", "body Row a"),
      .tap("Move", "body Rows"),
      .texts("b 0", "c 0", "a 1")),
    Case(
      "A removed row takes its state along", { Rows() },
      .shown("body Rows", "body Row a", "body Row b", "body Row c"),
      .tap("b 0", "body Row b"),
      .tap("a 0", "body Row a"),
      .tap("Remove", "body Rows"),
      .texts("b 1", "c 0"),
      .tap("Restore", "body Rows", "body Row a"),
      .texts("a 0", "b 1", "c 0")),
    Case(
      "An edited value runs its row", { Rows() },
      .shown("body Rows", "body Row a", "body Row b", "body Row c"),
      .tap("Rename", "body Rows", "body Row c!"),
      .texts("a 0", "b 0", "c! 0")),
    Case(
      "With the index as id, a removed row leaves its state to the next one", { Indices() },
      .shown(),
      .tap("a 0"),
      .texts("a 1", "b 0", "c 0"),
      .tap("Remove"),
      .texts("b 1", "c 0")),
    Case(
      "Ids that occur twice lose no row", { Duplicates() },
      .shown(),
      .texts("a 0", "a 0", "b 0"),
      .tap("Add"),
      .texts("a 0", "a 0", "b 0", "b 0")),
    Case(
      "Rows appear and disappear with their ids", { Appearing() },
      .shown("+1", "+2"),
      .tap("Add", "+3"),
      .tap("Remove", "-1"),
      .tap("Shuffle")),
    Case(
      "A state that only the content closure reads runs the body of its owner", { ReadInside() },
      .shown("body Owner", "row 1: 0", "row 2: 0"),
      .tap("Add", "body Owner", "row 1: 1", "row 2: 1")),
    Case(
      "A list makes the rows in sight, and the others as they come into sight", { LongList() },
      .shown(),
      .contents(15),
      .scroll(toRow: 500),
      .contents(15)),
    Case(
      "A row of a list keeps its state while it is out of sight", { LongList() },
      .shown(),
      .tap("row 0 0"),
      .scroll(toRow: 500),
      .tap("row 500 0"),
      .scroll(toRow: 0),
      .tap("row 0 1"),
      .tap("row 0 2")),
    Case(
      "Rows of a list appear as they come into sight", { AppearingList() },
      .shown(
        "+0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9", "+10", "+11", "+12", "+13", "+14"),
      .scroll(toRow: 3, "+15", "+16", "+17")),
    Case(
      "Nested ForEach: an inner change runs the inner rows it concerns", { Nested() },
      .shown("body Group a", "body Cell a1", "body Group b", "body Cell b1"),
      .tap("Grow b", "body Group b", "body Cell b2")),
  ]

  struct Item: Identifiable, Equatable {
    let id: String
    var name: String
    init(_ id: String) {
      self.id = id
      name = id
    }
  }

  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      let _ = say("body Row \(name)")
      Button("\(name) \(count)") { count += 1 }
    }
  }

  struct Rows: View {
    @State private var items = ["a", "b", "c"].map(Item.init)
    var body: some View {
      let _ = say("body Rows")
      ForEach(items) { Row(name: $0.name) }
      // Images, so that the texts are the rows'.
      Command("Insert") { items.insert(Item("x"), at: 1) }
      Command("Move") { items.append(items.removeFirst()) }
      Command("Remove") { items.removeFirst() }
      Command("Restore") { items.insert(Item("a"), at: 0) }
      Command("Rename") { items[2].name = "c!" }
    }
  }

  /// A button without a text.
  struct Command: View {
    let name: String
    let action: () -> Void
    init(_ name: String, action: @escaping () -> Void) {
      self.name = name
      self.action = action
    }
    var body: some View {
      Button(action: action) { Image(systemName: "star") }.accessibilityLabel(name)
    }
  }

  struct Indices: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(names.indices, id: \.self) { Tally(name: names[$0]) }
      Command("Remove") { names.removeFirst() }
    }
  }

  struct Duplicates: View {
    @State private var names = ["a", "a", "b"]
    var body: some View {
      ForEach(names, id: \.self) { Tally(name: $0) }
      Command("Add") { names.append("b") }
    }
  }

  struct Appearing: View {
    @State private var numbers = [1, 2]
    var body: some View {
      ForEach(numbers, id: \.self) { Text("\($0)").saying("\($0)") }
      Button("Add") { numbers.append(3) }
      Button("Remove") { numbers.removeFirst() }
      Button("Shuffle") { numbers.reverse() }
    }
  }

  struct ReadInside: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Owner")
      Button("Add") { count += 1 }
      ForEach(1..<3) { row in
        let _ = say("row \(row): \(count)")
        Text("\(count)")
      }
    }
  }

  struct LongList: View {
    var body: some View { List(0..<1000, id: \.self) { Tally(name: "row \($0)") } }
  }

  struct AppearingList: View {
    var body: some View {
      List(0..<100, id: \.self) { row in Text("\(row)").onAppear { say("+\(row)") } }
    }
  }

  struct Nested: View {
    @State private var groups = [(id: "a", cells: ["a1"]), (id: "b", cells: ["b1"])]
    var body: some View {
      ForEach(groups, id: \.id) { Group(name: $0.id, cells: $0.cells) }
      Command("Grow b") { groups[1].cells.append("b2") }
    }
    struct Group: View {
      let name: String
      let cells: [String]
      var body: some View {
        let _ = say("body Group \(name)")
        ForEach(cells, id: \.self) { Cell(name: $0) }
      }
    }
    struct Cell: View {
      let name: String
      var body: some View {
        let _ = say("body Cell \(name)")
        Text(name)
      }
    }
  }
}
