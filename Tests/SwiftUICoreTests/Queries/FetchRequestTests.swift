import CoreData
import Queries
import Storage
import SwiftUITesting
import Testing

@MainActor
@Suite("@FetchRequest")
struct FetchRequestTests {
  struct Row: View {
    @ObservedObject var item: Item
    var body: some View { Text(item.title ?? "-") }
  }
  struct Bystander: View {
    @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item>
    var body: some View { Text("bystander") }
  }
  /// As Xcode's template has it.
  struct Items: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Item.rank, ascending: true)], animation: .default)
    private var items: FetchedResults<Item>

    var body: some View {
      VStack {
        ForEach(items) { item in Row(item: item) }
        Button("Add") {
          let item = Item(context: viewContext)
          item.title = "new"
          item.rank = -1
          try? viewContext.save()
        }
        Button("Draft") { Item(context: viewContext).title = "draft" }
        Button("Edit") { items.first?.title = "edited" }
        Button("Delete") {
          [0].map { items[$0] }.forEach(viewContext.delete)
          try? viewContext.save()
        }
        Button("Only b") { items.nsPredicate = NSPredicate(format: "title == %@", "b") }
        Button("All") { items.nsPredicate = nil }
        Button("Backwards") { items.nsSortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)] }
        Button("By title") { items.sortDescriptors = [SortDescriptor(\.title)] }
      }
    }
  }
  private static let buttons = ["Add", "Draft", "Edit", "Delete", "Only b", "All", "Backwards", "By title"]

  func rows(_ screen: Screen) -> [String] { screen.texts.filter { !Self.buttons.contains($0) } }

  private func screen(_ context: NSManagedObjectContext) -> Screen {
    Screen { Items().environment(\.managedObjectContext, context) }
  }

  @Test("Results are empty at first, and there when they have been read")
  func asynchronous() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b"], to: context)
    let screen = screen(context)
    #expect(rows(screen) == [])
    try await screen.eventually { rows(screen) == ["a", "b"] }
  }

  @Test("What the context adds, edits and deletes shows at the next update")
  func ownChanges() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b"], to: context)
    let screen = screen(context)
    try await screen.eventually { rows(screen) == ["a", "b"] }
    screen.button("Add").tap()
    #expect(rows(screen) == ["new", "a", "b"])
    screen.button("Draft").tap()
    #expect(Set(rows(screen)) == ["new", "draft", "a", "b"])
    screen.button("Edit").tap()
    #expect(rows(screen).first == "edited")
    screen.button("Delete").tap()
    #expect(!rows(screen).contains("edited") && rows(screen).count == 3)
    let before = rows(screen)
    try await screen.settle()
    #expect(rows(screen) == before, "What the store answers later is the same")
  }

  @Test("What is saved in the background shows")
  func elsewhere() async throws {
    let container = try Store.container()
    try Store.add(["a"], to: container.viewContext)
    let screen = screen(container.viewContext)
    try await screen.eventually { rows(screen) == ["a"] }
    try await container.performBackgroundTask { context in
      let item = Item(context: context)
      item.title = "z"
      item.rank = 9
      try context.save()
    }
    try await screen.eventually { rows(screen) == ["a", "z"] }
    try await container.performBackgroundTask { context in
      for item in try context.fetch(Item.fetchRequest()) {
        if item.title == "a" { context.delete(item) } else { item.title = "y" }
      }
      try context.save()
    }
    try await screen.eventually { rows(screen) == ["y"] }
  }

  @Test("Two windows on one context show the same")
  func windows() async throws {
    let context = try Store.container().viewContext
    let first = screen(context)
    let second = screen(context)
    first.button("Add").tap()
    second.flush()
    #expect(rows(first) == ["new"] && rows(second) == ["new"])
    first.button("Delete").tap()
    second.flush()
    #expect(rows(second) == [])
  }

  @Test("Predicate and order changed while it runs are fetched anew")
  func changedRequest() async throws {
    let context = try Store.container().viewContext
    try Store.add(["b", "c", "a"], to: context)
    let screen = screen(context)
    try await screen.eventually { rows(screen) == ["b", "c", "a"] }
    screen.button("Only b").tap()
    try await screen.eventually { rows(screen) == ["b"] }
    screen.button("All").tap()
    try await screen.eventually { rows(screen) == ["b", "c", "a"] }
    screen.button("Backwards").tap()
    try await screen.eventually { rows(screen) == ["a", "c", "b"] }
    screen.button("By title").tap()
    try await screen.eventually { rows(screen) == ["a", "b", "c"] }
  }

  struct Both: View {
    var body: some View {
      VStack {
        Items()
        Bystander()
      }
    }
  }

  @Test("Only a view that reads the results runs again, and the same results run nothing")
  func economy() async throws {
    let container = try Store.container()
    try Store.add(["a", "b"], to: container.viewContext)
    let screen = Screen { Both().environment(\.managedObjectContext, container.viewContext) }
    try await screen.eventually { rows(screen) == ["a", "b", "bystander"] }
    try await screen.settle()
    screen.resetCounts()
    screen.button("Add").tap()
    #expect(screen.evaluated.sorted() == ["Items", "Row"])
    try await screen.settle()
    #expect(screen.evaluated.sorted() == ["Items", "Row"], "The store's answer adds nothing")
    #expect(screen.contents == 3)
    #expect(screen.operations == ["make text \"new\"", "insert text \"new\" into stack"])
    screen.resetCounts()
    // Another entity, and a save without a change.
    try await container.performBackgroundTask { context in
      _ = Other(context: context)
      try context.save()
    }
    try container.viewContext.save()
    try await screen.settle()
    #expect(screen.evaluated == [])
    #expect(screen.contents == 0)
    #expect(screen.operations == [])
  }

  final class Other: NSManagedObject {
    @Managed var name: String?
  }

  struct Filtered: View {
    @FetchRequest var items: FetchedResults<Item>
    init(_ prefix: String) {
      _items = FetchRequest(
        sortDescriptors: [SortDescriptor(\.rank)],
        predicate: NSPredicate(format: "title BEGINSWITH[c] %@", prefix))
    }
    var body: some View { ForEach(items) { Row(item: $0) } }
  }
  struct Chooser: View {
    @State private var prefix = "a"
    var body: some View {
      VStack {
        Filtered(prefix)
        Button("b") { prefix = "B" }
      }
    }
  }

  @Test("A view made anew with another predicate fetches that")
  func initializer() async throws {
    let context = try Store.container().viewContext
    try Store.add(["ax", "bx", "ay"], to: context)
    let screen = Screen { Chooser().environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.texts == ["ax", "ay", "b"] }
    screen.button("b").tap()
    try await screen.eventually { screen.texts == ["bx", "b"] }
  }

  struct Requested: View {
    @FetchRequest var items: FetchedResults<Item>
    init() {
      let request = NSFetchRequest<Item>(entityName: "Item")
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
      request.fetchLimit = 2
      _items = FetchRequest(fetchRequest: request)
    }
    var body: some View {
      VStack {
        ForEach(items) { Row(item: $0) }
        Text("\(items.count)")
      }
    }
  }
  struct WithEntity: View {
    @FetchRequest(
      entity: Item.entity(), sortDescriptors: [], predicate: NSPredicate(format: "rank IN %@", [0, 2]))
    var items: FetchedResults<Item>
    var body: some View { Text(items.compactMap(\.title).joined()) }
  }
  struct ByMacro: View {
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\Item.title)], predicate: #Predicate<Item> { $0.rank >= 1 })
    var items: FetchedResults<Item>
    var body: some View { Text(items.compactMap(\.title).joined()) }
  }

  @Test("Every initializer fetches: a request with a limit, an entity, a #Predicate")
  func initializers() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b", "c"], to: context)
    let screen = Screen {
      VStack {
        Requested()
        WithEntity()
        ByMacro()
      }
      .environment(\.managedObjectContext, context)
    }
    try await screen.eventually { screen.texts == ["c", "b", "2", "ac", "bc"] }
  }

  struct Bound: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.rank)]) var items: FetchedResults<Item>
    var body: some View {
      VStack {
        Text(items.compactMap(\.title).joined())
        Editor(predicate: $items.nsPredicate)
      }
    }
  }
  struct Editor: View {
    @Binding var predicate: NSPredicate?
    var body: some View {
      Button(predicate?.predicateFormat ?? "none") { predicate = NSPredicate(format: "rank == 0") }
    }
  }

  @Test("The projected value is a binding to what is asked for")
  func binding() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b"], to: context)
    let screen = Screen { Bound().environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.texts == ["ab", "none"] }
    screen.button("none").tap()
    try await screen.eventually { screen.texts == ["a", "rank == 0"] }
  }

  @Test("A removed view fetches no more and is freed")
  func removed() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a"], to: context)
    let screen = screen(context)
    try await screen.eventually { rows(screen) == ["a"] }
    screen.close()
    screen.resetCounts()
    try Store.add(["b"], to: context)
    try await screen.settle()
    #expect(screen.bodies == 0)
  }

  @Test("10,000 objects are fetched while the main actor goes on")
  func many() async throws {
    let context = try Store.container().viewContext
    try Store.add((0..<10_000).map { "n\($0)" }, to: context)
    let screen = Screen { Counted().environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.texts == ["1000, n0"] }
  }
  struct Counted: View {
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\.rank)], predicate: NSPredicate(format: "title ENDSWITH '0'"))
    var items: FetchedResults<Item>
    var body: some View { Text(verbatim: "\(items.count), \(items.first?.title ?? "-")") }
  }
}
