import CoreData
import Queries
import Storage
import SwiftUITesting
import Testing

/// What a fetch that cannot work says.
extension FetchRequestTests {
  @Test("Without a store, a warning says what to do")
  func warning() async throws {
    let warnings = LockedValue<[String]>([])
    Diagnostics.listen { message in warnings.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    let screen = Screen { Items() }
    #expect(rows(screen) == [])
    #expect(
      warnings.withLock { $0.contains { $0.contains("Call loadPersistentStores") && $0.contains("Items") } })
  }

  struct Misspelt: View {
    @FetchRequest(
      sortDescriptors: [], predicate: NSPredicate(format: "titel == %@", "a"))
    private var items: FetchedResults<Item>
    var body: some View { Text("\(items.count)") }
  }

  @Test("A key path that leads nowhere is a warning that names the key, the entity and the view")
  func wrongKeyPath() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a"], to: context)
    let warnings = LockedValue<[String]>([])
    try await Diagnostics.collect(in: warnings) {
      let screen = Screen { Misspelt().environment(\.managedObjectContext, context) }
      try await screen.eventually { warnings.withLock { !$0.isEmpty } }
      #expect(screen.texts == ["0"])
    }
    let said = warnings.withLock { $0 }
    #expect(
      said.contains { $0.contains("titel") && $0.contains("Item") && $0.contains("Misspelt") }, "\(said)")
  }
}
