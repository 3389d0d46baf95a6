/// An object that says when it is about to change.
///
/// Writing an ``Published`` property sends `objectWillChange` before the value changes. A class that declares an
/// `objectWillChange` of its own sends it itself.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher: always the same one for the same object.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: self))
    let publisher = fields.isEmpty ? UnpublishedObjects.publisher(of: self) : fields.publisher(of: self)
    fields.connectOthers(of: self, to: publisher)
    return publisher
  }
}
