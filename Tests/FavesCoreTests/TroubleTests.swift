import Foundation
import Storage
import Testing

@testable import FavesCore

@MainActor @Suite("When the disk says no") struct TroubleTests {
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

  @Test("A file that another process holds is given up within a second, with a message that says so")
  func held() async {
    let holder = await start()
    #expect(holder.phase == .ready)
    await #expect(processExitsWith: .success) { [path = folder.location.folder.path as String] in
      let library = await FavesLibrary(location: FavesLocation(folder: URL(fileURLWithPath: path)))
      let time = await ContinuousClock().measure { await library.open() }
      #expect(time < .seconds(1))
      let trouble = try #require(await library.phase.trouble)
      #expect(trouble.title == "Your contacts and films cannot be opened")
      #expect(trouble.message.contains("is in use by another program"))
      #expect(trouble.backup == nil)
    }
    await holder.close()
  }

  @Test("Unreadable data is left as it is: no samples, a clear message, and the newest backup")
  func unreadable() async throws {
    for _ in 0..<2 {
      await start().close()
      clock.advance(days: 2)
    }
    let damage = Data(repeating: 0x55, count: 20_000)
    try damage.write(to: folder.location.database)

    let library = await start()
    guard case .failed(let trouble) = library.phase else {
      Issue.record("\(library.phase)")
      return
    }
    #expect(trouble.message.contains("is not a database"))
    #expect(trouble.message.contains(folder.location.database.path))
    #expect(
      [library.contacts.phase, library.movies.phase, library.user.phase] == [
        .failed(trouble), .failed(trouble), .failed(trouble),
      ])
    #expect(library.contacts.count == 0)
    #expect(library.movies.count == 0)
    library.contacts.add([Contact("Ann")])
    #expect(library.contacts.lastError?.trouble == trouble)
    #expect(library.contacts.lastError?.unsaved.map(\.name.full) == ["Ann"])
    #expect(library.contacts.count == 0)
    await library.flush()
    #expect(try Data(contentsOf: folder.location.database) == damage)

    try await library.restore(try #require(trouble.backup))
    #expect(library.phase == .ready)
    #expect(library.contacts.outline == ["[M]", "Madison Thompson"])
    let aside = try FileManager.default.contentsOfDirectory(atPath: folder.location.folder.path).filter {
      $0.contains("replaced")
    }
    #expect(
      try aside.map { try Data(contentsOf: folder.location.folder.appendingPathComponent($0)) } == [damage])
    await library.close()
  }

  @Test("A read-only home says so")
  func readOnlyHome() async throws {
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = folder.location.folder.path as String] in
      _ = setuid(65534)
      let library = await FavesLibrary(location: FavesLocation(folder: URL(fileURLWithPath: path)))
      await library.open()
      let phase = await library.phase
      guard case .failed(let trouble) = phase else {
        Issue.record("\(phase)")
        return
      }
      #expect(trouble.message.contains("cannot be written"))
      #expect(trouble.message.contains(URL(fileURLWithPath: path).deletingLastPathComponent().path))
      #expect(trouble.backup == nil)
    }
  }

  @Test("A file that cannot be written is shown, and takes no changes")
  func readOnlyFile() async throws {
    await start().close()
    chmod(folder.location.folder.path, 0o555)
    chmod(folder.location.database.path, 0o444)
    await #expect(processExitsWith: .success) { [path = folder.location.folder.path as String] in
      _ = setuid(65534)
      await Self.checkReadOnly(FavesLocation(folder: URL(fileURLWithPath: path)))
    }
    chmod(folder.location.folder.path, 0o755)
  }

  private static func checkReadOnly(_ location: FavesLocation) async {
    let library = FavesLibrary(location: location)
    await library.open()
    guard case .readOnly(let trouble) = library.phase else {
      Issue.record("\(library.phase)")
      return
    }
    #expect(library.contacts.outline == ["[M]", "Madison Thompson"])
    #expect(library.movies.count == 3)
    library.contacts.delete(Set(library.contacts.sections.flatMap(\.entries).map(\.id)))
    library.movies.delete(Set(library.movies.movies.map(\.id)))
    library.user.save(UserProfile(name: "Ann"))
    #expect(library.contacts.count == 1)
    #expect(library.movies.count == 3)
    #expect(library.user.profile.name == "")
    #expect(library.contacts.lastError?.trouble == trouble)
    #expect(library.movies.lastError?.trouble == trouble)
    #expect(library.user.lastError?.unsaved == [UserProfile(name: "Ann")])
  }

  @Test("A newer version's file is refused, without a backup to go back to")
  func newer() async throws {
    let library = await start()
    _ = try await library.database?.write { try $0.run(script: "PRAGMA user_version = 99") }
    await library.close()
    let before = try Data(contentsOf: folder.location.database)
    let again = await start()
    guard case .failed(let trouble) = again.phase else {
      Issue.record("\(again.phase)")
      return
    }
    #expect(trouble.message.contains("newer version"))
    #expect(trouble.backup == nil)
    #expect(try Data(contentsOf: folder.location.database) == before)
  }

  @Test("A second library on the same file is kept out, and the first goes on")
  func twice() async throws {
    let first = await start()
    let second = await start()
    guard case .failed(let trouble) = second.phase else {
      Issue.record("\(second.phase)")
      return
    }
    #expect(trouble.message.contains("in use"))
    first.contacts.add([Contact("Ann")])
    await first.flush()
    #expect(first.contacts.lastError == nil)
    await first.close()
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

  @Test(
    "A path in the user's home is told as a person knows it, any other as it is",
    arguments: [
      ("/home/ann", "The file “~/a/b” is damaged."), ("/home/ann/", "The file “~/a/b” is damaged."),
      ("/home/an", "The file “/home/ann/a/b” is damaged."), ("/", "The file “/home/ann/a/b” is damaged."),
      ("", "The file “/home/ann/a/b” is damaged."), (nil, "The file “/home/ann/a/b” is damaged."),
    ])
  func homes(home: String?, message: String) {
    #expect("The file “/home/ann/a/b” is damaged.".shorteningHome(home) == message)
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
