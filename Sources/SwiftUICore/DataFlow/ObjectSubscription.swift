/// A node's subscription to an observable object: it marks the node when the object is about to change.
@MainActor
final class ObjectSubscription {
  // Cleared before the node goes.
  private unowned(unsafe) var node: Node?
  private var object: AnyObject?
  private var cancellable: AnyCancellable?
  private var changes = 0

  init(_ node: Node) { self.node = node }

  /// Follows `object` from now on, and nothing else.
  func follow<Object: ObservableObject>(_ object: Object) {
    if self.object === object { return }
    self.object = object
    cancellable = Self.observe(object, for: self)
  }

  /// Objects may publish on any thread. What a function of the main actor hands to a publisher would be held to the main
  /// actor, and stop the program elsewhere.
  private nonisolated static func observe<Object: ObservableObject>(
    _ object: Object, for subscription: ObjectSubscription
  ) -> AnyCancellable {
    object.objectWillChange.sink { [weak subscription] _ in
      if isOnMainActor() {
        withMainActorUnchecked { subscription?.changed() }
      } else {
        TransactionScope.onMainQueue {
          guard let subscription, let node = subscription.node else { return }
          Diagnostics.warn(
            "\(KnownWarning.publishingInBackground) An object of type \(Object.self) that \(node.viewName) observes published a change from a background thread; publish on "
              + "the main actor (for instance with receive(on:)). The update was carried out there.")
          subscription.changed()
        }
      }
    }
  }

  /// The object and how often it has changed.
  var stamp: AnyHashable { [AnyHashable(object.map(ObjectIdentifier.init)), AnyHashable(changes)] }

  private func changed() {
    guard let node else { return }
    changes += 1
    if let evaluating = Graph.evaluating {
      Diagnostics.warn(
        "\(KnownWarning.publishingInUpdate) An object that \(node.viewName) observes published a change while \(evaluating.evaluatedName) was evaluating its "
          + "body; publish from an action instead.")
    }
    node.markDirty()
  }

  func cancel() {
    cancellable = nil
    object = nil
    node = nil
  }
}

/// The bindings of an observable object's properties, as `$object` gives them.
extension ObservableObject {
  @MainActor
  func binding<Subject>(to keyPath: ReferenceWritableKeyPath<Self, Subject>) -> Binding<Subject> {
    Binding(ObjectLocation(published: self, keyPath))
  }
}
