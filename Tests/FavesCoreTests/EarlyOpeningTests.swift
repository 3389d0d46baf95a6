import Foundation
import Storage
import Testing

@testable import FavesCore

@MainActor @Suite("A library that a window waits for") struct EarlyOpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("It is there without a turn of the main loop, is opened once, and keeps what is changed")
  func waited() async throws {
    let library = FavesLibrary(location: folder.location)
    library.open(within: .seconds(60))
    #expect(library.phase == .ready)
    #expect(library.contacts.entry(named: "Madison Thompson") != nil)
    let database = library.database
    library.open(within: .seconds(60))
    await library.open()
    #expect(library.database === database)
    library.contacts.save(ContactDraft(Contact("Ann Lee")))
    await library.close()
    let next = FavesLibrary(location: folder.location)
    next.open(within: .seconds(60))
    #expect(next.contacts.entry(named: "Ann Lee") != nil)
    await next.close()
  }

  @Test("What was begun to be read before is what is waited for")
  func begun() async throws {
    let library = FavesLibrary(location: folder.location)
    library.beginReading()
    library.beginReading()
    #expect(library.phase == .loading)
    library.open(within: .seconds(60))
    #expect(library.phase == .ready)
    let database = library.database
    library.beginReading()
    await library.open()
    #expect(library.database === database)
    await library.close()
  }

  @Test("What is not there in time comes later, by the same opening")
  func late() async {
    let library = FavesLibrary(location: folder.location)
    library.open(within: .zero)
    // In no time at all nothing is read, or else all of it is.
    #expect(library.phase == (library.database == nil ? .loading : .ready))
    await library.open()
    #expect(library.phase == .ready)
    #expect(library.contacts.entry(named: "Madison Thompson") != nil)
    await library.close()
  }

  @Test("An opening that is under way keeps what was begun to be read for it")
  func underWay() async throws {
    let library = FavesLibrary(location: folder.location)
    library.beginReading()
    let opening = Task { await library.open() }
    while library.opening == nil, library.phase == .loading { await Task.yield() }
    // As good as always it has not come to the reading.
    let wasOpen = library.database != nil
    library.open(within: .seconds(60))
    #expect((library.database != nil) == wasOpen)
    await opening.value
    #expect(library.phase == .ready)
    #expect(library.contacts.entry(named: "Madison Thompson") != nil)
    await library.close()
  }

  @Test("What would be read in vain is left alone until it is opened")
  func inVain() async throws {
    let library = FavesLibrary(location: folder.location)
    library.beginReading { true }
    library.open(within: .seconds(60))
    #expect(library.phase == .loading)
    #expect(!FileManager.default.fileExists(atPath: folder.location.database.path))
    await library.open()
    #expect(library.phase == .ready)
    #expect(library.contacts.entry(named: "Madison Thompson") != nil)
    await library.close()
  }

  @Test("An order that is chosen after the reading has begun is the one of the list")
  func otherOrder() async throws {
    let first = FavesLibrary(location: folder.location)
    await first.open()
    first.contacts.add([Contact("Zoë Abel"), Contact("Abel Zorn")])
    await first.close()
    let library = FavesLibrary(location: folder.location)
    library.beginReading()
    library.contacts.nameOrder = .family
    library.open(within: .seconds(60))
    let names = library.contacts.outline
    let (abel, zorn) = (
      try #require(names.firstIndex(of: "Zoë Abel")), try #require(names.firstIndex(of: "Abel Zorn"))
    )
    #expect(abel < zorn)
    await library.close()
  }

  @Test("What is wrong with the file is said when it is opened")
  func broken() async throws {
    try FileManager.default.createDirectory(
      at: folder.location.database.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 5_000).write(to: folder.location.database)
    let library = FavesLibrary(location: folder.location)
    library.open(within: .seconds(60))
    #expect(library.phase == .loading)
    await library.open()
    guard case .failed = library.phase else {
      Issue.record("\(library.phase)")
      return
    }
    await library.close()
  }
}
