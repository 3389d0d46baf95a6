import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// `@AppStorage` and `@SceneStorage` in the real main loop and on the real disk.
final class StorageTests: GTKTestCase {
  private struct Name: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View {
      VStack {
        Text(verbatim: "name \(name)")
        Button("Write") { name = "written" }
      }
    }
  }

  func testAPlainChangeIsSeenInTheSameTurnOfTheLoop() throws {
    try onScreen { renderer in
      let name = "org.faves.tests.\(UUID().uuidString)"
      let store = UserDefaults(suiteName: name)!
      let shown = HostedScreen(renderer, Name().defaultAppStorage(store))
      XCTAssertEqual(shown.texts.first, "name nobody")
      nonisolated(unsafe) let defaults = store
      DispatchQueue.main.async { defaults.set("Ann", forKey: "name") }
      settle(50)
      XCTAssertEqual(shown.texts.first, "name Ann")
      shown.click("Write")
      XCTAssertEqual(shown.texts.first, "name written")
      shown.close()
      Self.remove(name)
    }
  }

  func testWatchedKeysWakeNobody() throws {
    try onScreen { renderer in
      let name = "org.faves.tests.\(UUID().uuidString)"
      let store = UserDefaults(suiteName: name)!
      let shown = HostedScreen(renderer, Name().defaultAppStorage(store))
      shown.click("Write")
      faves_loop_count_wakeups()
      settle(1000)
      var least = UInt64.max
      for _ in 0..<3 where least > 1 {
        let before = faves_loop_counts()
        faves_loop_run_for(2000)
        let after = faves_loop_counts()
        least = min(least, after.wakeups - before.wakeups)
        XCTAssertEqual(after.flushes, before.flushes)
      }
      // The end of the waiting itself is one.
      XCTAssertLessThanOrEqual(least, 1)
      shown.close()
      Self.remove(name)
    }
  }

  func testWhatAWindowKeepsIsReadBackFromTheDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faves-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SceneStateFile(path: folder.appendingPathComponent("deeper/windows.plist"))
    XCTAssertEqual(file.read(), [:])
    try MainActor.assumeIsolated {
      let states = file.restored()
      let window = WindowState("main-0", in: states)
      window["bool"] = .bool(true)
      window["a.b/c"] = .string("é<&>\n")
      window["int"] = .int(.min)
      window["double"] = .double(0.1)
      window["data"] = .data(Data([0, 255]))
      window["date"] = .date(Date(timeIntervalSince1970: 86_400))
      WindowState("main-1", in: states)["bool"] = .bool(false)
      SceneStateWriting.finish()
      XCTAssertEqual(file.read(), states.values)
      window["bool"] = nil
      SceneStateWriting.finish()
      XCTAssertNil(file.read()["main-0"]?["bool"])
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["deeper"])
    }
  }

  func testAStateThatCannotBeReadIsPutAside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faves-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("windows.plist")
    try Data("not a property list".utf8).write(to: path)
    XCTAssertEqual(SceneStateFile(path: path).read(), [:])
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path), ["windows.plist.unreadable"])
  }

  private static func remove(_ name: String) {
    DefaultsWriting.finish()
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
    try? FileManager.default.removeItem(atPath: "\(folder)/\(name).plist")
  }
}
