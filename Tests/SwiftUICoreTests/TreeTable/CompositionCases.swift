import SwiftUITesting

enum CompositionCases {
  static let all = [
    Case(
      "A stored content closure that reads the giver's state runs the giver, then the view that calls it",
      { Giver() },
      .shown("body Giver", "body Card", "content 0"),
      .tap("Add", "body Giver", "body Card", "content 1")),
    Case(
      "Content that was built by the giver is the giver's: the container does not read", { Builder() },
      .shown("body Builder 0", "body Frame"),
      .tap("Add", "body Builder 1", "body Frame")),
    Case(
      "A property of one's own is updated before each body, and its state is the view's", { Custom() },
      .shown("update", "body 0"),
      .tap("Add", "update", "body 1"),
      .tap("Add", "update", "body 2")),
    Case(
      "Another object in the environment is followed in the place of the old one", { Swapping() },
      .shown("body Reader a"),
      .tap("Swap", "body Reader b"),
      .event("old", { $0[Named.self, 0].name = "x" }),
      .event("new", { $0[Named.self, 1].name = "y" }, "body Reader y")),
    Case(
      "Another observable in the environment is followed in the place of the old one", { SwappingNew() },
      .shown("body Reader a"),
      .tap("Swap", "body Reader b"),
      .event("old", { $0[Noted.self, 0].name = "x" }),
      .event("new", { $0[Noted.self, 1].name = "y" }, "body Reader y")),
    Case(
      "Siblings that swap their ids both start anew: an id counts where it stands", { SwappedIDs() },
      .shown(),
      .tap("first 0"),
      .tap("Swap"),
      .texts("Swap", "first 0", "second 0")),
    Case(
      "The last row of a bound collection goes without its binding being asked in vain", { Shrinking() },
      .shown("body Row a", "body Row b"),
      .tap("Shrink"),
      .tap("Shrink"),
      .texts("Shrink")),
    Case(
      "A computed part of a body is no view of its own: it runs with the body", { Parts() },
      .shown("body Parts", "part"),
      .tap("Add", "body Parts", "part")),
  ]

  struct Giver: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Giver")
      Button("Add") { count += 1 }
      Card {
        let _ = say("content \(count)")
        Text("\(count)")
      }
    }
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View {
        let _ = say("body Card")
        VStack { content() }
      }
    }
  }

  struct Builder: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Builder \(count)")
      Button("Add") { count += 1 }
      Frame { Text("\(count)") }
    }
    struct Frame<Content: View>: View {
      let content: Content
      init(@ViewBuilder _ content: () -> Content) { self.content = content() }
      var body: some View {
        let _ = say("body Frame")
        content
      }
    }
  }

  @propertyWrapper
  struct Counted: DynamicProperty {
    @State private var count = 0
    var wrappedValue: Int {
      get { count }
      nonmutating set { count = newValue }
    }
    mutating func update() { MainActor.assumeIsolated { say("update") } }
  }

  struct Custom: View {
    @Counted private var count
    var body: some View {
      let _ = say("body \(count)")
      Button("Add") { count += 1 }
    }
  }

  @MainActor
  final class Named: ObservableObject {
    @Published var name: String
    init(_ name: String) {
      self.name = name
      watch(self)
    }
  }
  @MainActor @Observable
  final class Noted {
    var name: String
    init(_ name: String) {
      self.name = name
      watch(self)
    }
  }

  struct Swapping: View {
    @State private var objects = [Named("a"), Named("b")]
    @State private var index = 0
    var body: some View {
      Button("Swap") { index = 1 }
      Reader().environmentObject(objects[index])
    }
    struct Reader: View {
      @EnvironmentObject private var object: Named
      var body: some View {
        let _ = say("body Reader \(object.name)")
        Text(object.name)
      }
    }
  }

  struct SwappingNew: View {
    @State private var objects = [Noted("a"), Noted("b")]
    @State private var index = 0
    var body: some View {
      Button("Swap") { index = 1 }
      Reader().environment(objects[index])
    }
    struct Reader: View {
      @Environment(Noted.self) private var object
      var body: some View {
        let _ = say("body Reader \(object.name)")
        Text(object.name)
      }
    }
  }

  struct SwappedIDs: View {
    @State private var ids = ["a", "b"]
    var body: some View {
      Button("Swap") { ids.reverse() }
      Tally(name: "first").id(ids[0])
      Tally(name: "second").id(ids[1])
    }
  }

  struct Shrinking: View {
    struct Item: Identifiable { let id: String }
    @State private var items = ["a", "b"].map(Item.init)
    var body: some View {
      Button("Shrink") { items.removeLast() }
      ForEach($items) { $item in Row(item: $item) }
    }
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        let _ = say("body Row \(item.id)")
        Text(item.id)
      }
    }
  }

  struct Parts: View {
    @State private var count = 0
    var body: some View {
      let _ = say("body Parts")
      Button("Add") { count += 1 }
      part
    }
    @ViewBuilder private var part: some View {
      let _ = say("part")
      Text("\(count)")
    }
  }
}
