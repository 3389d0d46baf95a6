/// A stored property of an observable object, other than ``Published``, that tells of its changes: what a view layer's
/// wrappers conform to.
package protocol PublishingProperty {
  /// Sends through the object's publisher before each change from now on. Called again whenever somebody asks for it.
  func publish(through publisher: ObservableObjectPublisher)
}

extension PublishingProperty {
  /// - Parameter property: points at a property of type `Self` inside a live object.
  static func publish(_ property: UnsafeRawPointer, through publisher: ObservableObjectPublisher) {
    property.assumingMemoryBound(to: Self.self).pointee.publish(through: publisher)
  }
}
