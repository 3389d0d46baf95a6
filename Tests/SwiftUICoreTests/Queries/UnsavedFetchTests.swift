import CoreData
import SwiftUITesting
import Testing

/// Fetch requests over a context with changes that are not saved yet.
@MainActor
@Suite("Fetching with unsaved changes")
struct UnsavedFetchTests {
  struct Filtered: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Item.rank)]) var items: FetchedResults<Item>
    let log: ([String]) -> Void
    var body: some View {
      let _ = log(items.compactMap(\.title))
      ForEach(items) { Row(item: $0) }
      Button("rename") { items.first { $0.title == "b" }?.title = "B" }
      Button("filter") { items.nsPredicate = NSPredicate(format: "rank > 0") }
    }
    struct Row: View {
      @ObservedObject var item: Item
      @State private var taps = 0
      var body: some View { Button("\(item.title ?? "") \(taps)") { taps += 1 } }
    }
  }

  @Test(
    "Asked for something else with changes unsaved, it shows all of it at once, and rows that stay keep their state"
  )
  func unsaved() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b", "c"], to: context)
    var log: [[String]] = []
    let screen = Screen { Filtered { log.append($0) }.environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.shows("c 0") }
    screen.button("c 0").tap()
    screen.button("rename").tap()
    try await screen.eventually { screen.shows("B 0") }
    log = []
    screen.button("filter").tap()
    try await screen.eventually { !screen.shows("a 0") }
    #expect(log.last == ["B", "c"] && !log.contains(["B"]))
    #expect(screen.shows("c 1"))
  }

  @Test("A view shows no more what a batch has deleted, and shows the objects anew after a reset")
  func batchAndReset() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b"], to: context)
    let screen = Screen { Filtered { _ in }.environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.shows("b 0") }
    context.reset()
    try await screen.eventually { screen.shows("b 0") }
    screen.button("rename").tap()
    try await screen.eventually { screen.shows("B 0") }
    context.rollback()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
    request.predicate = NSPredicate(format: "title == 'a'")
    try context.execute(NSBatchDeleteRequest(fetchRequest: request))
    try await screen.eventually { !screen.shows("a 0") }
    #expect(screen.shows("b 0"))
  }
}
