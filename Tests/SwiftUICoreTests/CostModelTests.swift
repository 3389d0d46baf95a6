import HeadlessRenderer
import SwiftUITesting
import Testing

/// The table of the README ("What is promised") and what trees cost as they grow: counts, at 10,000 rows.
@MainActor
@Suite("The cost model")
struct CostModelTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }
  struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View {
      HStack {
        Text(item.name)
        Button("tap \(item.id)") { taps += 1 }
        Text("\(taps)")
      }
    }
  }
  @Observable final class Object: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
      self.id = id
      name = "n\(id)"
    }
  }
  struct ObjectRow: View {
    let object: Object
    var body: some View { Text(object.name) }
  }
  final class Box {
    var items: Binding<[Item]>!
    func hold(_ items: Binding<[Item]>) { self.items = items }
  }
  struct Rows: View {
    @State var items: [Item]
    let box: Box
    let isLazy: Bool
    var body: some View {
      let _ = box.hold($items)
      if isLazy { List(items) { Row(item: $0) } } else { VStack { ForEach(items) { Row(item: $0) } } }
    }
  }
  struct Objects: View {
    let objects: [Object]
    let isLazy: Bool
    var body: some View {
      if isLazy {
        List(objects) { ObjectRow(object: $0) }
      } else {
        VStack { ForEach(objects) { ObjectRow(object: $0) } }
      }
    }
  }

  static let count = 10_000
  /// The rows of a list that are in sight; no others are there.
  static let inSight = HeadlessList.viewportHeight / HeadlessList.rowHeight

  /// A screen of rows in a list or a stack, its counts at zero.
  private func rows(_ isLazy: Bool, count: Int = Self.count) -> (Screen, Box) {
    let box = Box()
    let items = (0..<count).map { Item(id: $0, name: "n\($0)") }
    let screen = Screen { Rows(items: items, box: box, isLazy: isLazy) }
    screen.resetCounts()
    return (screen, box)
  }

  /// How many rows are there, whose content closures a change of the data runs.
  private func there(_ isLazy: Bool) -> Int { isLazy ? Self.inSight : Self.count }

  /// What makes the widgets of a row, and puts them where they are to be.
  private func making(_ item: String, id: Int, isLazy: Bool) -> [String] {
    let start = isLazy ? ["rows list: 1", "make row \"\(item)\""] : []
    return start + [
      "make stack \"\(item)\"", "make text \"\(item)\"",
      "make button \"tap \(id)\"", "make text \"tap \(id)\"", "insert text \"tap \(id)\" into button",
      "make text \"0\"",
      "insert text \"\(item)\" into stack", "insert button \"tap \(id)\" into stack",
      "insert text \"0\" into stack",
      "insert stack \"\(item)\" into \(isLazy ? "row" : "stack")",
    ]
  }

  @Test("A write to a state is one body, and what changed in a description", arguments: [true, false])
  func state(_ isLazy: Bool) {
    let (screen, _) = rows(isLazy)
    screen.button("tap 3").tap()
    #expect(screen.evaluated == ["Row"])
    #expect(screen.contents == 0)
    #expect(screen.operations == ["update text \"1\": text"])
  }

  @Test("Editing one of 10,000 observable rows is one body and one operation", arguments: [true, false])
  func object(_ isLazy: Bool) {
    let objects = (0..<Self.count).map(Object.init)
    let screen = Screen { Objects(objects: objects, isLazy: isLazy) }
    screen.resetCounts()
    screen.act { objects[3].name = "Ann" }
    #expect(screen.evaluated == ["ObjectRow"])
    #expect(screen.contents == 0)
    #expect(screen.operations == ["update text \"Ann\": text"])
  }

  @Test(
    "Editing one of 10,000 value rows is the list's body, that row's and one operation",
    arguments: [true, false])
  func value(_ isLazy: Bool) {
    let (screen, box) = rows(isLazy)
    screen.act { box.items.wrappedValue[3].name = "Ann" }
    #expect(screen.evaluated == ["Rows", "Row"])
    #expect(screen.operations == ["update text \"Ann\": text"])
    #expect(screen.contents == there(isLazy))
  }

  /// An item that counts how often it is asked for its id.
  struct Asked: Identifiable, Equatable {
    nonisolated(unsafe) static var count = 0
    let number: Int
    var name: String
    var id: Int {
      Self.count += 1
      return number
    }
  }
  final class AskedBox {
    var items: Binding<[Asked]>!
    func hold(_ items: Binding<[Asked]>) { self.items = items }
  }
  struct AskedRows: View {
    @State var items: [Asked]
    let box: AskedBox
    let isLazy: Bool
    var body: some View {
      let _ = box.hold($items)
      if isLazy {
        List(items) { Text($0.name) }
      } else {
        VStack { ForEach(items) { Text($0.name) } }
      }
    }
  }

  @Test("Editing one of 10,000 value rows asks each for its id once", arguments: [true, false])
  func ids(_ isLazy: Bool) {
    let box = AskedBox()
    let items = (0..<Self.count).map { Asked(number: $0, name: "n\($0)") }
    let screen = Screen { AskedRows(items: items, box: box, isLazy: isLazy) }
    Asked.count = 0
    screen.act { box.items.wrappedValue[3].name = "Ann" }
    #expect(Asked.count == Self.count)
    screen.close()
  }

  @Test(
    "Inserting one of 10,000 is the list's body and the row's, and its widgets", arguments: [true, false])
  func insertion(_ isLazy: Bool) {
    let (screen, box) = rows(isLazy)
    screen.act { box.items.wrappedValue.insert(Item(id: -1, name: "new"), at: 3) }
    #expect(screen.evaluated == ["Rows", "Row"])
    #expect(screen.contents == there(isLazy) + 1)
    #expect(screen.operations == making("new", id: -1, isLazy: isLazy))
  }

  @Test("Removing one of 10,000 of a stack is its body and one operation")
  func removal() {
    let (screen, box) = rows(false)
    screen.act { box.items.wrappedValue.remove(at: 3) }
    #expect(screen.evaluated == ["Rows"])
    #expect(screen.contents == Self.count - 1)
    #expect(screen.operations == ["remove stack \"n3\" from stack"])
  }

  @Test("Moving a row of 10,000 in a stack is its body and one move")
  func move() {
    let (screen, box) = rows(false)
    screen.act { box.items.wrappedValue.insert(box.items.wrappedValue.remove(at: 9_000), at: 3) }
    #expect(screen.evaluated == ["Rows"])
    #expect(screen.contents == Self.count)
    #expect(screen.operations == ["move stack \"n9000\" in stack"])
  }

  struct Draft {
    var name = ""
    var mail = ""
  }
  struct DraftForm: View {
    let readsName: Bool
    @State private var draft = Draft()
    var body: some View {
      VStack {
        if readsName { Text("About \(draft.name)") }
        DraftField(title: "Name", text: $draft.name)
        DraftField(title: "Mail", text: $draft.mail)
      }
    }
  }
  struct DraftField: View {
    let title: String
    @Binding var text: String
    var body: some View {
      VStack {
        TextField(title, text: $text)
        Text("\(title): \(text)")
      }
    }
  }

  @Test(
    "A keystroke is the field's row, its owner if that reads the value, and no text written to the entry",
    arguments: [true, false])
  func keystroke(_ readsName: Bool) {
    let screen = Screen { DraftForm(readsName: readsName) }
    for typed in ["A", "An"] {
      screen.resetCounts()
      screen.field("Name").type(String(typed.last!))
      #expect(screen.evaluated == (readsName ? ["DraftForm"] : []) + ["DraftField"])
      let texts = (readsName ? ["About \(typed)"] : []) + ["Name: \(typed)"]
      #expect(screen.operations == texts.map { "update text \"\($0)\": text" })
    }
  }

  @Test("When nothing happens nothing runs", arguments: [true, false])
  func nothing(_ isLazy: Bool) {
    let (screen, _) = rows(isLazy)
    screen.flush()
    screen.act {}
    #expect(screen.bodies == 0)
    #expect(screen.contents == 0)
    #expect(screen.operations == [])
  }
}
