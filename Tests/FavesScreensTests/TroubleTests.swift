import Foundation
import SwiftUITesting
import Testing

@testable import FavesCore
@testable import FavesScreens

@MainActor
@Suite("Opening")
struct TroubleTests {
  @Test("The window waits a moment for its data, and comes with it")
  func inTime() async throws {
    let folder = try TemporaryFolder()
    let library = FavesLibrary(location: folder.location)
    let screen = Screen { RootView(patience: .seconds(60)).environment(library) }
    #expect(library.phase == .ready)
    #expect(screen.outline == ["M", "Madison Thompson"])
    #expect(screen.button("Add Contact").isEnabled)
    #expect(!screen.shows("Opening your contacts and films…"))
    screen.selectTab("Fave Flicks")
    #expect(screen.titles == ["The Matrix", "Airplane!", "The Dark Knight"])
    await library.close()
  }

  @Test("A file without a contact says so once it is read")
  func empty() async throws {
    let folder = try TemporaryFolder()
    let first = FavesLibrary(location: folder.location)
    await first.open()
    first.contacts.delete(Set(first.contacts.sections.flatMap(\.entries).map(\.id)))
    await first.close()
    let library = FavesLibrary(location: folder.location)
    let screen = Screen { RootView(patience: .seconds(60)).environment(library) }
    #expect(screen.shows("No Contacts Yet"))
    await library.close()
  }

  @Test("Until data that is late is read, the window says so; then it shows the samples of a first start")
  func firstStart() async throws {
    let folder = try TemporaryFolder()
    let library = FavesLibrary(location: folder.location)
    let screen = Screen { RootView(patience: .zero).environment(library) }
    #expect(screen.shows("Opening your contacts and films…"))
    await library.open()
    screen.flush()
    #expect(!screen.shows("Opening your contacts and films…"))
    #expect(screen.outline == ["M", "Madison Thompson"])
    screen.selectTab("Fave Flicks")
    #expect(screen.titles == ["The Matrix", "Airplane!", "The Dark Knight"])
    await library.close()
  }

  @Test("A file that is no database shows its trouble, and never the samples")
  func failed() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.location.folder, withIntermediateDirectories: true)
    let bytes = Data(repeating: 0x55, count: 8192)
    try bytes.write(to: folder.location.database)
    let library = FavesLibrary(location: folder.location)
    let screen = Screen(library)
    await library.open()
    screen.flush()
    let trouble = try #require(library.phase.trouble)
    #expect(screen.shows(trouble.title))
    #expect(screen.shows(trouble.message))
    #expect(!screen.front.all.contains { $0.kind == "list" })
    #expect(!screen.front.has("button", "Restore Backup…"))
    screen.button("Try Again").tap()
    #expect(try Data(contentsOf: folder.location.database) == bytes)
  }

  @Test("A backup is offered, and after the answer its contacts are there")
  func restore() async throws {
    let folder = try TemporaryFolder()
    let day = 86400.0
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let first = FavesLibrary(location: folder.location, now: { start })
    await first.open()
    first.contacts.add([Contact("Ann Lee")])
    await first.close()
    // The second opening makes the day's backup.
    let second = FavesLibrary(location: folder.location, now: { start + 2 * day })
    await second.open()
    await second.close()
    try Data(repeating: 0x55, count: 8192).write(to: folder.location.database)
    let library = FavesLibrary(location: folder.location, now: { start + 3 * day })
    let screen = Screen(library)
    await library.open()
    screen.flush()
    screen.button("Restore Backup…").tap()
    #expect(screen.title == "Restore the backup?")
    screen.front.answer("Restore")
    for _ in 0..<500 where library.phase != .ready { try await Task.sleep(for: .milliseconds(10)) }
    screen.flush()
    #expect(screen.outline.contains("Ann Lee"))
    await library.close()
  }
}

@MainActor
@Suite("What cannot be changed or saved")
struct SaveFailureTests {
  @Test("A file that cannot be written is shown under a banner, and nothing can be edited")
  func readOnly() async throws {
    let folder = try TemporaryFolder()
    let library = FavesLibrary(location: folder.location)
    await library.open()
    await library.close()
    chmod(folder.location.folder.path, 0o555)
    chmod(folder.location.database.path, 0o444)
    await #expect(processExitsWith: .success) { [path = folder.location.folder.path as String] in
      // The program's own folder may be closed to nobody; Foundation looks at it once.
      _ = Bundle.main
      // Nobody: permissions do not count for root.
      _ = setuid(65534)
      await Self.checkReadOnly(FavesLocation(folder: URL(fileURLWithPath: path)))
    }
    chmod(folder.location.folder.path, 0o755)
  }

  private static func checkReadOnly(_ location: FavesLocation) async {
    let library = FavesLibrary(location: location)
    let screen = Screen(library)
    await library.open()
    screen.flush()
    #expect(screen.shows("Your contacts and films cannot be changed"))
    #expect(screen.outline == ["M", "Madison Thompson"])
    #expect(!screen.button("Add Contact").isEnabled)
    screen.selectContact("Madison Thompson")
    for name in ["Edit", "Favourite", "Delete"] { #expect(!screen.button(name).isEnabled) }
    screen.list.delete(rows: [1])
    #expect(screen.outline == ["M", "Madison Thompson"])
    screen.selectTab("Fave Flicks")
    #expect(!screen.button("Add Movie").isEnabled)
    screen.button("User").tap()
    #expect(!screen.button("Update").isEnabled)
  }

  private func failing() -> (FavesLibrary, Screen) {
    let library = FavesLibrary()
    let screen = Screen(library)
    screen.act {
      library.contacts.lastError = SaveFailure(
        trouble: Trouble(title: "Your contacts could not be saved", message: "The disk is full."),
        unsaved: [Contact("Ann Lee")])
    }
    return (library, screen)
  }

  @Test("A failed save is told, and what was not saved can be saved again")
  func again() {
    let (library, screen) = failing()
    #expect(screen.title == "Your contacts could not be saved")
    #expect(screen.front.message == "The disk is full.")
    screen.front.answer("Try Again")
    #expect(library.contacts.lastError == nil)
    #expect(screen.outline == ["A", "Ann Lee"])
  }

  @Test("Several changes that were not saved are counted, in the message and in the bar, and saved together")
  func several() {
    let (library, screen) = failing()
    screen.front.answer("Later")
    screen.act {
      library.contacts.lastError.add(
        Trouble(title: "Your contacts could not be saved", message: "The disk is full."),
        unsaved: [Contact("Bo Adams")])
    }
    #expect(screen.front.message == "The disk is full.\n\n2 changes are not saved.")
    screen.front.answer("Later")
    #expect(screen.shows("Your contacts could not be saved. 2 changes are not saved."))
    screen.button("Try Again").tap()
    #expect(screen.outline == ["A", "Ann Lee", "B", "Bo Adams"])
  }

  @Test("Put off, it is kept in a bar until it is saved or given up")
  func later() {
    let (library, screen) = failing()
    screen.front.answer("Later")
    #expect(screen.presented.count == 1)
    #expect(screen.shows("Your contacts could not be saved"))
    #expect(library.contacts.lastError?.unsaved.count == 1)
    screen.button("Try Again").tap()
    #expect(screen.outline == ["A", "Ann Lee"])
    #expect(!screen.shows("Your contacts could not be saved"))
  }

  @Test("Esc on the message gives nothing up; Discard does")
  func discard() {
    let (library, screen) = failing()
    screen.front.close()
    #expect(library.contacts.lastError?.unsaved.count == 1)
    screen.button("Discard").tap()
    #expect(library.contacts.lastError == nil)
    #expect(screen.presented.count == 1)
  }

  @Test("The window does not close over what is not saved without asking; closing then gives it up")
  func closing() {
    let (library, screen) = failing()
    screen.front.answer("Later")
    screen.front.close()
    #expect(screen.title == "Close without saving?")
    #expect(screen.front.message == "A change could not be saved, and will be lost.")
    screen.front.answer("Keep Open")
    #expect(library.contacts.lastError?.unsaved.count == 1)
    #expect(screen.shows("Your contacts could not be saved"))
    screen.front.close()
    screen.front.answer("Close Without Saving")
    #expect(screen.presented.isEmpty)
    #expect(library.unsavedCount == 0)
  }

  @Test(
    "Once it is saved, or given up, the window closes without a question",
    arguments: ["Try Again", "Discard"])
  func closingAfterwards(button: String) {
    let (_, screen) = failing()
    screen.front.answer("Later")
    screen.button(button).tap()
    screen.front.close()
    #expect(screen.presented.isEmpty)
  }
}

@Suite("The command line")
struct CommandLineTests {
  @Test("Without arguments the window opens; help and version are printed; all else is refused")
  func arguments() {
    #expect(CommandLineRequest([]) == .open)
    #expect(CommandLineRequest(["--version"]) == .print("faves \(CommandLineRequest.version)"))
    #expect(CommandLineRequest(["--help"]) == .print(CommandLineRequest.help))
    #expect(CommandLineRequest(["--help"]) == CommandLineRequest(["-h"]))
    #expect(
      CommandLineRequest(["--nonsense"])
        == .refuse("faves: unknown argument “--nonsense”. Try “faves --help”."))
  }
}
