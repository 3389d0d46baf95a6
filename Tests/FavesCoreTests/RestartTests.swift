import Foundation
import Storage
import Testing

@testable import FavesCore

@MainActor @Suite("After a restart") struct RestartTests {
  let folder: TemporaryFolder
  let clock = Clock()

  init() throws { folder = try TemporaryFolder() }

  /// Opens the library as a start of the app does.
  private func start() async -> FavesLibrary {
    let library = FavesLibrary(location: folder.location, now: { [clock] in clock.now })
    #expect(library.phase == .loading)
    await library.open()
    #expect(library.phase == .ready)
    return library
  }

  @Test("The first start shows the samples, and only the first")
  func samples() async throws {
    var library = await start()
    let madison = try #require(library.contacts.entry(named: "Madison Thompson"))
    #expect(
      [madison.position, madison.organisation, madison.phone] == ["Sales", "Gale Foods", "4-(968) 705-1370"])
    #expect(library.movies.movies.map(\.title) == ["The Matrix", "Airplane!", "The Dark Knight"])
    library.contacts.delete([madison.id])
    library.movies.delete(Set(library.movies.movies.map(\.id)))
    await library.close()
    library = await start()
    #expect(library.contacts.count == 0)
    #expect(library.movies.count == 0)
    await library.close()
  }

  @Test("Every field of a contact, a film and the profile is there again")
  func everything() async throws {
    var library = await start()
    var draft = ContactDraft()
    draft.name = "Øystein 東京"
    draft.position = "Chef"
    draft.organisation = "Gale"
    draft.emails = [.init("a@x.org", label: "Home"), .init("b@x.org")]
    draft.phones = [.init("2", label: "Work"), .init("1"), .init("3")]
    draft.birthday = Birthday(month: 2, day: 29)
    draft.note = "line\nline 🎬"
    draft.photo = .replaced(Data(repeating: 9, count: 50_000))
    draft.isFavourite = true
    let contact = try #require(library.contacts.save(draft)).contact
    let movie = Movie(
      title: "Łódź", genres: [.western, .drama], rating: 3.5, year: 1999, notes: "n", watched: clock.now,
      added: clock.now)
    library.movies.add(movie)
    library.user.save(UserProfile(name: "Ann", favouriteGenre: .horror))
    await library.close()

    library = await start()
    #expect(library.contacts[contact.id]?.contact == contact)
    #expect(library.movies[movie.id] == movie)
    #expect(library.user.profile == UserProfile(name: "Ann", favouriteGenre: .horror))
    #expect(library.contacts.cachedPhoto(contact.photo) == nil)
    #expect(await library.contacts.photo(contact.photo) == Data(repeating: 9, count: 50_000))
    #expect(library.contacts.cachedPhoto(contact.photo) != nil)
    await library.close()
  }

  @Test("Edits, stars, a replaced photo, deletions and undone deletions are there again")
  func changes() async throws {
    var library = await start()
    let store = library.contacts
    store.add([Contact("Ann"), Contact("Bob"), Contact("Cid"), Contact("Dan")])
    let ann = try #require(store.entry(named: "Ann"))
    var draft = ContactDraft(ann.contact)
    draft.phone = "1"
    draft.photo = .replaced(Data([1]))
    store.save(draft)
    let firstPhoto = ann.photo
    draft = ContactDraft(ann.contact)
    draft.phones = [.init("2"), .init("3")]
    draft.photo = .replaced(Data([2]))
    store.save(draft)
    store.setFavourite(true, for: try #require(store.entry(named: "Bob")).id)
    store.delete([try #require(store.entry(named: "Cid")).id])
    store.delete([try #require(store.entry(named: "Dan")).id])
    store.undoDelete()
    let outline = store.outline
    await library.flush()
    #expect(
      try await library.database?.read { try $0.first("SELECT count(*) FROM photo") { try $0[0] as Int } }
        == 1)
    await library.close()

    library = await start()
    #expect(library.contacts.outline == outline)
    #expect(library.contacts[ann.id]?.contact == ann.contact)
    #expect(await library.contacts.photo(ann.photo) == Data([2]))
    #expect(await library.contacts.photo(firstPhoto) == nil)
    await library.close()
  }

  @Test("What is added again after it was deleted stays")
  func addedAgain() async throws {
    var library = await start()
    let contact = try #require(library.contacts.entry(named: "Madison Thompson")).contact
    let movie = library.movies.movies[0]
    library.contacts.delete([contact.id])
    library.movies.delete([movie.id])
    library.contacts.add([contact])
    library.movies.add(movie)
    await library.close()
    library = await start()
    #expect(library.contacts[contact.id]?.contact == contact)
    #expect(library.movies[movie.id] == movie)
    await library.close()
  }

  @Test("An undo does not put an older version in the place of what was added anew")
  func addedAgainAndUndone() async throws {
    var library = await start()
    let contact = try #require(library.contacts.entry(named: "Madison Thompson")).contact
    var movie = library.movies.movies[0]
    library.contacts.delete([contact.id])
    let deletion = library.movies.delete(Set(library.movies.movies.prefix(2).map(\.id)))
    var draft = ContactDraft(contact)
    draft.position = "Boss"
    library.contacts.save(draft)
    movie.title = "Anew"
    library.movies.add(movie)
    #expect(library.contacts.lastDeletion == nil)
    #expect(library.movies.lastDeletion?.id == deletion)
    library.contacts.undoDelete()
    library.movies.undoDelete(deletion)
    let movies = library.movies.movies
    #expect(movies.count == 3)
    #expect(library.movies[movie.id]?.title == "Anew")
    await library.close()
    library = await start()
    #expect(library.contacts[contact.id]?.position == "Boss")
    #expect(Set(library.movies.movies) == Set(movies))
    await library.close()
  }

  @Test("Opened twice at once, it is opened once")
  func openedTwice() async throws {
    let library = FavesLibrary(location: folder.location)
    async let first: Void = library.open()
    async let second: Void = library.open()
    _ = await (first, second)
    #expect(library.phase == .ready)
    let database = library.database
    await library.open()
    #expect(library.database === database)
    await library.close()
  }

  @Test("Flushing waits for the disk")
  func flush() async throws {
    let library = await start()
    for number in 0..<50 { library.contacts.add([Contact("Person \(number)")]) }
    await library.flush()
    let stored = try await library.database?.read { try ContactRecords.all(in: $0).count }
    #expect(stored == 51)
    await library.close()
  }

  @Test("The trash keeps contacts for 30 days, and gives them back")
  func trash() async throws {
    var library = await start()
    library.contacts.add([Contact("Ann"), Contact("Bob")])
    let ann = try #require(library.contacts.entry(named: "Ann"))
    let bob = try #require(library.contacts.entry(named: "Bob"))
    library.contacts.delete([bob.id])
    clock.advance(days: 5)
    library.contacts.delete([ann.id])
    await library.close()

    library = await start()
    #expect(try await library.contacts.trash().map(\.name.full) == ["Ann", "Bob"])
    try await library.contacts.restore([bob.id])
    #expect(library.contacts.outline.contains("Bob"))
    #expect(try await library.contacts.trash().map(\.id) == [ann.id])
    library.contacts.delete([bob.id])
    clock.advance(days: 29)
    await library.close()

    library = await start()
    #expect(try await library.contacts.trash().count == 2)
    await library.close()
    clock.advance(days: 1.5)
    library = await start()
    await library.close()
    library = await start()
    #expect(try await library.contacts.trash().isEmpty)
    await library.close()
  }

  @Test("Purging takes the photo along, and leaves the others")
  func purgedPhoto() async throws {
    var library = await start()
    var photos: [UUID?] = []
    for (name, byte) in [("Ann", UInt8(1)), ("Bob", 2)] {
      var draft = ContactDraft()
      draft.name = name
      draft.photo = .replaced(Data([byte]))
      photos.append(library.contacts.save(draft)?.photo)
    }
    library.contacts.delete([try #require(library.contacts.entry(named: "Ann")).id])
    await library.close()
    clock.advance(days: 31)
    library = await start()
    await library.close()
    library = await start()
    #expect(await library.contacts.photo(photos[0]) == nil)
    #expect(await library.contacts.photo(photos[1]) == Data([2]))
    await library.close()
  }

  @Test("The original card stays when its contact is edited")
  func card() async throws {
    let library = await start()
    let madison = try #require(library.contacts.entry(named: "Madison Thompson"))
    _ = try await library.database?.write { try $0.execute("UPDATE contact SET card = 'BEGIN:VCARD'") }
    var draft = ContactDraft(madison.contact)
    draft.note = "x"
    library.contacts.save(draft)
    await library.flush()
    let card = try await library.database?.read {
      try $0.first("SELECT card FROM contact") { try $0[0] as String }
    }
    #expect(card == "BEGIN:VCARD")
    await library.close()
  }

  @Test("A backup is made once a day, from the second start on")
  func backups() async throws {
    let url = folder.location.database
    for (days, count) in [(0.0, 0), (0.1, 1), (0.5, 1), (0.6, 2)] {
      clock.advance(days: days)
      await start().close()
      #expect(Backup.all(of: url).count == count)
    }
  }

  @Test("kill -9 right after a flush loses nothing")
  func killed() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.location.folder.path as String] in
      let library = await FavesLibrary(location: FavesLocation(folder: URL(fileURLWithPath: path)))
      await library.open()
      await library.contacts.add([Contact("Ann")])
      await library.flush()
      kill(getpid(), SIGKILL)
    }
    let library = await start()
    #expect(library.contacts.outline == ["[A]", "Ann", "[M]", "Madison Thompson"])
    await library.close()
  }

  @Test("The data lies where the XDG directories say")
  func location() {
    let id = "io.github.faves.Faves"
    #expect(
      FavesLocation.standard(environment: ["XDG_DATA_HOME": "/x", "HOME": "/h"]).folder.path == "/x/\(id)")
    #expect(FavesLocation.standard(environment: ["HOME": "/h"]).folder.path == "/h/.local/share/\(id)")
    #expect(
      FavesLocation.standard(environment: ["XDG_DATA_HOME": "relative", "HOME": "/h"]).folder.path
        == "/h/.local/share/\(id)")
  }
}
