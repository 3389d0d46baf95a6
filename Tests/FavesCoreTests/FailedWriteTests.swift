import Foundation
import Storage
import Testing

@testable import FavesCore

@MainActor @Suite("What the disk did not take") struct FailedWriteTests {
  let folder: TemporaryFolder
  let clock = Clock()

  init() throws { folder = try TemporaryFolder() }

  private func start() async -> FavesLibrary {
    let library = FavesLibrary(location: folder.location, now: { [clock] in clock.now })
    await library.open()
    return library
  }

  /// Makes every further insertion into a table fail.
  private func refuse(
    _ table: String, as name: String = "stop", in library: FavesLibrary
  ) async throws {
    try await library.database?.write {
      try $0.run(
        script:
          "CREATE TEMP TRIGGER \(name) BEFORE INSERT ON main.\(table) BEGIN SELECT RAISE(ABORT, 'no'); END"
      )
    }
  }

  private func allow(in library: FavesLibrary) async throws {
    try await library.database?.write { try $0.run(script: "DROP TRIGGER stop") }
  }

  @Test("A contact that could not be saved is told and kept aside; memory is as the disk")
  func failedAdd() async throws {
    let library = await start()
    try await refuse("contact", in: library)
    var draft = ContactDraft()
    draft.name = "Ann"
    draft.photo = .replaced(Data([7]))
    let ann = try #require(library.contacts.save(draft)).contact
    #expect(library.contacts[ann.id] != nil)
    await library.flush()
    #expect(library.contacts[ann.id] == nil)
    #expect(library.contacts.outline == ["[M]", "Madison Thompson"])
    let failure = try #require(library.contacts.lastError)
    #expect(failure.unsaved == [ann])
    #expect(failure.trouble.message.contains("cannot be saved"))

    try await allow(in: library)
    library.contacts.lastError = nil
    library.contacts.add(failure.unsaved)
    await library.flush()
    #expect(library.contacts.lastError == nil)
    #expect(library.contacts[ann.id]?.contact == ann)
    let photo = try await library.database?.read {
      try $0.first("SELECT data FROM photo") { try $0[0] as Data }
    }
    #expect(photo == Data([7]))
    await library.close()
  }

  @Test("What two writes could not save is all kept, and can all be saved again")
  func twoFailures() async throws {
    let library = await start()
    try await refuse("contact", in: library)
    library.contacts.add([Contact("Ann")])
    await library.flush()
    let first = try #require(library.contacts.lastError)
    library.contacts.add([Contact("Bo")])
    await library.flush()
    let second = try #require(library.contacts.lastError)
    #expect(second.unsaved.map(\.name.full) == ["Ann", "Bo"])
    #expect(second.trouble.id != first.trouble.id)

    try await allow(in: library)
    library.contacts.lastError = nil
    library.contacts.add(second.unsaved)
    await library.flush()
    #expect(library.contacts.lastError == nil)
    #expect(library.contacts.outline == ["[A]", "Ann", "[B]", "Bo", "[M]", "Madison Thompson"])
    await library.close()
  }

  @Test("At the end what could not be saved is tried once more, and is told only if that fails, too")
  func finishing() async throws {
    var library = await start()
    try await refuse("contact", in: library)
    library.contacts.add([Contact("Ann")])
    await library.flush()
    #expect(library.unsavedCount == 1)
    try await allow(in: library)
    #expect(await library.finish() == nil)

    library = await start()
    #expect(library.contacts.entry(named: "Ann") != nil)
    try await refuse("movie", in: library)
    try await refuse("profile", as: "stop_profile", in: library)
    library.movies.add(Movie(title: "Heat"))
    library.user.save(UserProfile(name: "Ann"))
    let lost = try #require(await library.finish())
    #expect(lost.contains("Your films could not be saved."))
    #expect(lost.contains("Your profile could not be saved."))
    #expect(lost.split(separator: "\n").count == 2)
  }

  @Test("What was given up is not saved at the end")
  func givenUp() async throws {
    var library = await start()
    try await refuse("contact", in: library)
    library.contacts.add([Contact("Ann")])
    await library.flush()
    try await allow(in: library)
    library.discardUnsaved()
    #expect(await library.finish() == nil)
    library = await start()
    #expect(library.contacts.entry(named: "Ann") == nil)
    await library.close()
  }

  @Test("What a failed write held is kept, also when its message was read before that was known")
  func readEarly() {
    let trouble = Trouble(title: "Your films could not be saved", message: "The disk is full.")
    var failure: SaveFailure<String>?
    failure.add(trouble)
    failure = nil
    failure.keep("Heat", after: trouble)
    failure.keep("Heat", after: trouble)
    #expect(failure?.unsaved == ["Heat"])
    #expect(failure?.trouble == trouble)
  }

  @Test("After a failed edit, a later one that worked stays, and the rest is as the disk has it")
  func failedEdit() async throws {
    let library = await start()
    let madison = try #require(library.contacts.entry(named: "Madison Thompson"))
    try await refuse("contact_field", in: library)
    var draft = ContactDraft(madison.contact)
    draft.position = "Boss"
    library.contacts.save(draft)
    library.contacts.setFavourite(true, for: madison.id)
    #expect(madison.position == "Boss")
    await library.flush()
    #expect(madison.position == "Sales")
    #expect(madison.isFavourite)
    #expect(library.contacts.outline == ["[Favourites]", "Madison Thompson"])
    #expect(library.contacts.lastError?.unsaved.map(\.position) == ["Boss"])
    await library.close()
  }

  @Test("A deletion that failed comes back")
  func failedDeletion() async throws {
    let library = await start()
    try await library.database?.write {
      try $0.run(
        script: "CREATE TEMP TRIGGER stop BEFORE UPDATE ON main.contact BEGIN SELECT RAISE(ABORT, 'no'); END")
    }
    let madison = try #require(library.contacts.entry(named: "Madison Thompson"))
    library.contacts.delete([madison.id])
    await library.flush()
    #expect(library.contacts[madison.id] === madison)
    #expect(library.contacts.lastDeletion == nil)
    #expect(library.contacts.lastError != nil)
    await library.close()
  }

  @Test("Films and the profile are put right, too")
  func others() async throws {
    let library = await start()
    try await refuse("movie_genre", in: library)
    let before = library.movies.movies
    var movie = try #require(before.first)
    movie.title = "Changed"
    library.movies.update(movie)
    library.movies.add(Movie(title: "New", genres: [.drama]))
    await library.flush()
    #expect(library.movies.movies == before)
    #expect(library.movies.lastError?.unsaved.isEmpty == false)
    try await allow(in: library)
    try await refuse("profile", in: library)
    library.user.save(UserProfile(name: "Ann"))
    await library.flush()
    #expect(library.user.profile.name == "")
    #expect(library.user.lastError?.unsaved.map(\.name) == ["Ann"])
    await library.close()
  }
}
