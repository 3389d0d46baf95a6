import Synchronization

/// An attribute of a managed object, what `@NSManaged` is on a Mac.
///
///     final class Item: NSManagedObject {
///       @Managed var timestamp: Date?
///       @Managed var title = "New"
///     }
///
/// `@NSManaged` needs the Objective-C runtime, which makes its accessors while a program runs; here such a
/// property compiles and does not link. The entity's attributes are the class's `@Managed` properties, named
/// as they are.
@propertyWrapper
public struct Managed<Value: AttributeValue> {
  let initial: Value
  private let isRequired: Bool
  // Tells the properties of one object apart while their names are looked for.
  let mark: Int

  /// An attribute that new objects have this value for.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, required: false) }

  /// An attribute that is nil in new objects.
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  /// An attribute that new objects have this value for.
  /// - Parameter required: whether nil cannot be saved, of a type that has it.
  public init(wrappedValue: Value, required: Bool) {
    initial = wrappedValue
    isRequired = required
    mark = nextMark.add(1, ordering: .relaxed).newValue
  }

  /// An attribute that is nil in new objects.
  /// - Parameter required: whether it has to be set before the object is saved.
  public init(required: Bool) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, required: required)
  }

  @available(*, unavailable, message: "@Managed is for properties of NSManagedObject's subclasses.")
  public var wrappedValue: Value {
    get { fatalError("@Managed is for properties of NSManagedObject's subclasses.") }
    set { fatalError("@Managed is for properties of NSManagedObject's subclasses.") }
  }

  public static subscript<Object: NSManagedObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      let name = ManagedNames.name(of: storage, in: object)
      // A value of another type, from an older format of the file, reads as the initial one.
      return Value(queryValue: object.stored(name)) ?? object[keyPath: storage].initial
    }
    set { object.store(newValue.queryValue, as: ManagedNames.name(of: storage, in: object)) }
  }
}

private let nextMark = Atomic<Int>(0)

/// What is to be known of an attribute without its type.
protocol ManagedProperty {
  var mark: Int { get }
  func attribute(named name: String) -> Entity.Attribute
}

extension Managed: ManagedProperty {
  func attribute(named name: String) -> Entity.Attribute {
    Entity.Attribute(
      name, Value.queryKind, isOptional: Value.isNullable && !isRequired, initial: initial.queryValue)
  }
}

/// The names of `@Managed` properties, by the key paths that their accessors are given.
enum ManagedNames {
  private struct Known: @unchecked Sendable {
    // The key path is kept, so that its address stays its own.
    let keyPath: AnyKeyPath
    let name: String
  }
  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  static func name<Object: NSManagedObject, Value>(
    of storage: ReferenceWritableKeyPath<Object, Managed<Value>>, in object: Object
  ) -> String {
    let id = ObjectIdentifier(storage)
    if let known = known.withLock({ $0[id] }) { return known.name }
    let mark = object[keyPath: storage].mark
    guard let name = properties(of: object).first(where: { $0.property.mark == mark })?.name else {
      fatalError("A @Managed property of \(Object.self) has no name.")
    }
    let found = Known(keyPath: storage, name: name)
    known.withLock { $0[id] = found }
    return name
  }

  /// The `@Managed` properties of an object, those of its superclasses first.
  static func properties(of object: NSManagedObject) -> [(name: String, property: any ManagedProperty)] {
    var classes: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      classes.insert(current, at: 0)
      mirror = current.superclassMirror
    }
    return classes.flatMap(\.children).compactMap { child in
      guard let property = child.value as? any ManagedProperty, let label = child.label else { return nil }
      // A wrapper is stored as `_name`.
      return (String(label.dropFirst()), property)
    }
  }
}
