import Foundation
@_spi(SwiftUI) import Observation

/// What a node's last evaluation read of `@Observable` objects.
///
/// The standard library's tracking cannot be taken back from outside, only from its own callback. So an evaluation
/// that may read observables also reads a sentinel of the node's; firing the sentinel calls the callback, which
/// cancels. Views that read no observable pay for none of this: `withObservationTracking` evaluates its `onChange`
/// argument only if something was read, and that is how a type is found to need it.
@MainActor
struct ObservationTracking {
  private var sentinel: Sentinel?

  /// Runs `body`, noting what it reads for `node`.
  mutating func track<Result>(for node: Node, layout: FieldLayout, _ body: () -> Result) -> Result {
    guard layout.readsObservables else {
      return withObservationTracking(body, onChange: Self.firstRead(layout, node))
    }
    cancel()
    let sentinel = Sentinel(node)
    self.sentinel = sentinel
    return withObservationTracking(
      {
        sentinel.touch()
        return body()
      },
      willSet: { tracking in
        if sentinel.isSpent { tracking.cancel() } else { sentinel.changed() }
      })
  }

  /// Evaluated only when a view of a type that had read none so far has read an observable.
  private static func firstRead(_ layout: FieldLayout, _ node: Node) -> @Sendable () -> Void {
    layout.readsObservables = true
    let sentinel = Sentinel(node)
    return { sentinel.changed() }
  }

  /// Forgets what was read.
  mutating func cancel() {
    sentinel?.fire()
    sentinel = nil
  }
}

/// Stands for one evaluation among the observers of what it read.
///
/// Observable objects may be written from any thread, so `changed` comes from any; the node is touched on the main
/// actor only.
private final class Sentinel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Written on the main actor only; read elsewhere just to carry it there.
  private weak var node: Node?
  private let generation: UInt32
  private(set) var isSpent = false
  private var value: Void { () }

  @MainActor
  init(_ node: Node) {
    self.node = node
    generation = node.generation
  }

  func touch() { registrar.access(self, keyPath: \.value) }

  func fire() {
    isSpent = true
    registrar.withMutation(of: self, keyPath: \.value) {}
  }

  func changed() {
    if isOnMainActor() {
      withMainActorUnchecked { self.mark() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.mark() } }
    }
  }

  @MainActor
  private func mark() {
    guard let node, node.generation == generation else { return }
    node.markDirty()
  }
}
