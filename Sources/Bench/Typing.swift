import CBench
import CGTK
import FavesCore
import FavesScreens
import GTKRenderer
import SwiftUI
import SwiftUICore

/// Typing into the search field of Faves' contacts: how long each key takes until what was found is drawn.
@MainActor
struct Typing {
  struct Result: Encodable {
    let name: String
    let rows: Int
    let keys: Int
    let median: Double
    let slow: Double

    enum CodingKeys: String, CodingKey {
      case name, rows, keys
      case median = "median_ms"
      case slow = "p99_ms"
    }
  }

  private let contacts: Int
  private let graph: Graph

  init(contacts: Int, rounds: Int, in graph: Graph) {
    self.contacts = contacts
    self.rounds = rounds
    self.graph = graph
  }

  /// What is looked for, letter by letter, each taken away again letter by letter: names, words of a field, numbers, and
  /// what is not there.
  private static let words = ["contact 7", "pretty red", "99 table", "nobody", "e", "long 12 pony", "(0)"]

  /// How often all is typed: the slowest hundredth of one round would be a single key.
  private let rounds: Int

  private static let backspace: UInt32 = 0xFF08

  func run() throws -> [Result] {
    try ManyContacts.with(contacts) { home in
      let library = ManyContacts.library(in: home)
      open(library)
      guard library.contacts.count == contacts else { throw TypingFailure.contacts }
      let view = HostedView(
        RootView().environment(library), size: CGSize(width: 960, height: 680), in: graph)
      graph.flush()
      cbench_watch_first()
      cbench_settle(200)
      defer {
        view.stop()
        graph.flush()
      }
      guard let window = cbench_first_window(), cbench_focus_entry(window) != 0 else {
        throw TypingFailure.entry
      }
      return [try type(in: window)]
    }
  }

  private func type(in window: UnsafeMutablePointer<GtkWidget>) throws -> Result {
    var times: [Double] = []
    for word in repeatElement(Self.words, count: rounds).joined() {
      for key in word.unicodeScalars.map(\.value) + [UInt32](repeating: Self.backspace, count: word.count) {
        cbench_settle(20)
        times.append(timeUntilShown(in: window) { cbench_key(window, key) })
      }
    }
    guard times.allSatisfy(\.isFinite) else { throw TypingFailure.frame }
    let sorted = times.sorted()
    return Result(
      name: "a key in the search field", rows: contacts, keys: times.count, median: median(times),
      slow: sorted[min(sorted.count - 1, Int(Double(sorted.count) * 0.99))])
  }

  private func open(_ library: FavesLibrary) {
    var isOpen = false
    Task {
      await library.open()
      isOpen = true
    }
    while !isOpen { g_main_context_iteration(nil, 1) }
  }
}

/// Nothing could be measured.
enum TypingFailure: Error, CustomStringConvertible {
  case contacts, entry, frame

  var description: String {
    switch self {
    case .contacts: "The contacts could not be stored."
    case .entry: "There is no search field to type in."
    case .frame: "A key was pressed, and no frame was drawn."
    }
  }
}
