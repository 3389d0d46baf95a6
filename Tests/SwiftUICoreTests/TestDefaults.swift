import Foundation
import SwiftUICore

/// A file of defaults for one test, gone with it.
@MainActor
final class TestDefaults {
  let name = "org.faves.tests.\(UUID().uuidString)"
  let store: UserDefaults

  init() { store = UserDefaults(suiteName: name)! }

  /// Another object for the same file.
  var another: UserDefaults { UserDefaults(suiteName: name)! }

  /// What is on the disk.
  var onDisk: [String: Any] {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".plist")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  func remove() {
    DefaultsWriting.finish()
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    try? FileManager.default.removeItem(atPath: folder + "/" + name + ".plist")
  }
}
