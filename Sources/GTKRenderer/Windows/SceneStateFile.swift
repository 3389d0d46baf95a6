import CGTK
import Foundation
import SwiftUICore

/// What windows keep from one launch to the next: a property list under `$XDG_STATE_HOME/<application id>`, a dictionary
/// of values per window. It is written off the main thread, whole, to a file that then takes the old one's place.
struct SceneStateFile: Sendable {
  let file: StateFile
  var path: URL { file.url }

  init(_ file: StateFile) { self.file = file }
  init(path: URL) { self.init(StateFile(path)) }

  /// The running app's.
  static var current: SceneStateFile {
    let id = g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName
    return SceneStateFile(StateFile("windows.plist", of: id))
  }

  /// What the file holds, kept up to date from now on.
  @MainActor
  func restored() -> SceneStates {
    let states = SceneStates(read())
    states.changed = { values in SceneStateWriting.write(values, to: self) }
    return states
  }

  /// Nothing where there is no file. One that cannot be read is put aside, so that it is not overwritten.
  func read() -> [String: [String: StoredValue]] {
    guard let data = file.contents else { return [:] }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let windows = list as? [String: [String: Any]]
    else {
      let aside = path.appendingPathExtension("unreadable")
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: path, to: aside)
      Diagnostics.warn("The state of the windows could not be read; the file is now \(aside.path).")
      return [:]
    }
    return windows.mapValues { $0.compactMapValues { StoredValue($0) } }
  }

  func write(_ values: [String: [String: StoredValue]]) throws {
    let list = values.mapValues { $0.compactMapValues(\.propertyList) }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try data.write(to: path, options: .atomic)
  }
}

/// The newest values wait here until the disk has taken the ones before.
package enum SceneStateWriting {
  private struct Pending: Sendable {
    var values: [String: [String: StoredValue]]?
    var file: SceneStateFile?
    var endsWithProcess = false
  }
  private static let pending = LockedValue(Pending())
  private static let queue = DispatchQueue(label: "SwiftUI.SceneState", qos: .utility)

  static func write(_ values: [String: [String: StoredValue]], to file: SceneStateFile) {
    let (isFirst, isNew) = pending.withLock { pending in
      defer {
        pending.values = values
        pending.file = file
        pending.endsWithProcess = true
      }
      return (!pending.endsWithProcess, pending.values == nil)
    }
    if isFirst { atexit { SceneStateWriting.finish() } }
    if isNew { queue.async { writePending() } }
  }

  private static func writePending() {
    let (values, file) = pending.withLock { pending in
      defer { pending.values = nil }
      return (pending.values, pending.file)
    }
    guard let values, let file else { return }
    do {
      try file.write(values)
    } catch {
      Diagnostics.warn("The state of the windows could not be kept in \(file.path.path): \(error)")
    }
  }

  /// Waits until everything is on disk.
  package static func finish() { queue.sync { writePending() } }
}
