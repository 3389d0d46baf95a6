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

  @Test("A file that another process holds is given up within a second, with a message that says so")
  func held() async {
    let holder = await start()
    #expect(holder.phase == .ready)
    await #expect(processExitsWith: .success) { [path = folder.location.folder.path as String] in
      let library = await FavesLibrary(location: FavesLocation(folder: URL(fileURLWithPath: path)))
      let time = await ContinuousClock().measure { await library.open() }
      // It waits for a second; the rest is a very busy machine's. Without a limit it would wait for ever.
      #expect(time < .seconds(60))
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
}
