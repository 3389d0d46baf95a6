import Foundation
import Observation
import Synchronization

@testable import FavesCore

/// A folder of its own for a test, deleted with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("faves-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    chmod(url.path, 0o700)
    try? FileManager.default.removeItem(at: url)
  }

  var location: FavesLocation { FavesLocation(folder: url.appendingPathComponent("data")) }
}

/// A clock that stands still until it is told to go on.
final class Clock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
  var now: Date { time.withLock { $0 } }
  func advance(days: Double) { time.withLock { $0 += days * 86400 } }
}

extension Contact {
  /// A contact with a name and nothing else.
  init(_ name: String, favourite: Bool = false) {
    self.init(name: PersonName(name), isFavourite: favourite, created: Date(timeIntervalSince1970: 0))
  }
}

@MainActor extension ContactStore {
  /// The list as a person reads it: headings and names.
  var outline: [String] { outline(of: sections) }

  func outline(of sections: [ContactSection]) -> [String] {
    sections.flatMap { ["[\($0.title)]"] + $0.entries.map { $0.contact.displayName } }
  }

  func entry(named name: String) -> ContactEntry? {
    sections.flatMap(\.entries).first { $0.contact.displayName == name }
  }
}

/// How often something observed changed.
@MainActor final class ChangeCount {
  private(set) var count = 0

  init(_ reading: @escaping @MainActor () -> Void) { observe(reading) }

  private func observe(_ reading: @escaping @MainActor () -> Void) {
    withObservationTracking(reading) { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        // It is told before the value changes; what it reads is the same, so that will do.
        self?.observe(reading)
      }
    }
  }
}
