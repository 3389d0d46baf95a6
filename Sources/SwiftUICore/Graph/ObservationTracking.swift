import Foundation
@_spi(SwiftUI) import Observation

/// What a reading found of `@Observable` objects, so that it can be forgotten.
///
/// The standard library's tracking cannot be taken back from outside, only from its own callback. So a reading that
/// may meet observables also reads a sentinel; firing the sentinel calls the callback, which cancels. Readings that
/// meet no observable pay for none of this: `withObservationTracking` evaluates its `onChange` argument only if
/// something was read, and that is how a type of reader is found to need it.
@MainActor
struct ObservationTracking {
  private var sentinel: ObservationSentinel?

  /// Runs `body`; what it reads of observables wakes the sentinel that `make` returns, made only if it is needed.
  static func run<Result>(
    _ known: ObservedReader, replacing tracking: inout ObservationTracking,
    sentinel make: () -> ObservationSentinel,
    _ body: () -> Result
  ) -> Result {
    guard known.readsObservables else {
      return withObservationTracking(body, onChange: firstRead(known, make))
    }
    tracking.cancel()
    let sentinel = make()
    tracking.sentinel = sentinel
    return withObservationTracking(
      {
        sentinel.touch()
        return body()
      },
      willSet: { tracking in
        if sentinel.isSpent { tracking.cancel() } else { sentinel.changed() }
      })
  }

  /// Evaluated only when a reader of a kind that had met no observable so far has met one.
  private static func firstRead(
    _ known: ObservedReader, _ make: () -> ObservationSentinel
  ) -> @Sendable () -> Void {
    known.readsObservables = true
    let sentinel = make()
    return { sentinel.changed() }
  }

  /// Forgets what was read.
  mutating func cancel() {
    sentinel?.fire()
    sentinel = nil
  }
}

/// Whether readers of one kind have been seen to read observable objects.
@MainActor
final class ObservedReader {
  var readsObservables = false

  private static var known: [ObjectIdentifier: ObservedReader] = [:]

  /// The record for nodes of class `type`.
  static func of(_ type: Node.Type) -> ObservedReader {
    let key = ObjectIdentifier(type)
    if let reader = known[key] { return reader }
    let reader = ObservedReader()
    known[key] = reader
    return reader
  }
}

/// Stands for one reading among the observers of what it read.
///
/// Observable objects may be written from any thread, so `changed` comes from any; the node is touched on the main
/// actor only.
class ObservationSentinel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Written on the main actor only; read elsewhere just to carry it there.
  final weak var node: Node?
  private let generation: UInt32
  private(set) final var isSpent = false
  private var value: Void { () }

  @MainActor
  init(_ node: Node) {
    self.node = node
    generation = node.generation
  }

  final func touch() { registrar.access(self, keyPath: \.value) }

  final func fire() {
    isSpent = true
    registrar.withMutation(of: self, keyPath: \.value) {}
  }

  final func changed() {
    if isOnMainActor() {
      withMainActorUnchecked { self.wake() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.wake() } }
    }
  }

  /// Has the node read again.
  @MainActor
  func wake() {
    guard let node, node.generation == generation else { return }
    node.observedChange = true
    node.dependencyChanged()
  }
}
