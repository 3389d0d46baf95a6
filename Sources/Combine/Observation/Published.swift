/// Makes a property of a class send its new value, and its object's `objectWillChange`, before it changes.
///
///     final class Weather: ObservableObject {
///       @Published var temperature: Double = 20
///     }
///
/// `$temperature` is a publisher of the current value and then of each new one. While a subscriber receives a
/// new value, the property still has the old one. Only for properties of classes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  @usableFromInline var storage: PublishedStorage<Value>

  @inlinable public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
  @inlinable public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.send(newValue) }
  }

  /// The publisher. Assigning to it changes nothing, as with Apple's: it is only there for `assign(to: &$name)`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// How the compiler reads and writes the property.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }

  /// Sends the property's value on subscription, and then each new value just before the property takes it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

// The storage serialises; the value must be able to travel.
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
