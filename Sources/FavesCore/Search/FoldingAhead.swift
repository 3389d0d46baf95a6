import Dispatch
import Synchronization

/// What each of many contacts is found by, in the order in which they were given.
struct FoldedTexts {
  fileprivate let parts: [Int: [SearchText]]
  fileprivate let partSize: Int

  subscript(position: Int) -> SearchText? { parts[position / partSize]?[position % partSize] }
}

/// What a search looks through in many contacts, being folded before there is one, away from the main thread; a search that
/// comes before the end folds what is left together with that.
final class FoldingAhead: Sendable {
  /// Contacts that are folded by one thread at a time: their number takes a few milliseconds.
  private static let partSize = 500

  private let contacts: [Contact]
  private let state = Mutex(State())
  /// Parts that are taken and not done.
  private let underWay = DispatchGroup()

  private struct State {
    var next = 0
    var texts: [Int: [SearchText]] = [:]
  }

  init(_ contacts: [Contact]) { self.contacts = contacts }

  /// Folds on another thread; does not wait.
  /// - Parameters:
  ///   - pause: before it begins.
  ///   - done: called when that is over.
  func begin(after pause: Duration, then done: @escaping @MainActor @Sendable (FoldingAhead) -> Void) {
    Task.detached(priority: .utility) {
      if pause > .zero { try? await Task.sleep(for: pause) }
      self.fold()
      // However much the main thread has to do: what is folded is not to wait behind all of that.
      Task(priority: .userInitiated) { @MainActor in done(self) }
    }
  }

  /// What each of the contacts is found by, as soon as that is there.
  func finish() -> FoldedTexts {
    fold()
    underWay.wait()
    return FoldedTexts(parts: state.withLock { $0.texts }, partSize: Self.partSize)
  }

  private func fold() {
    while let part = take() {
      let start = part * Self.partSize
      let texts = contacts[start..<min(start + Self.partSize, contacts.count)].map { SearchText($0) }
      state.withLock { $0.texts[part] = texts }
      underWay.leave()
    }
  }

  /// The number of a part that nobody has taken; nil: there is none left.
  private func take() -> Int? {
    state.withLock { state in
      guard state.next * Self.partSize < contacts.count else { return nil }
      underWay.enter()
      defer { state.next += 1 }
      return state.next
    }
  }
}
