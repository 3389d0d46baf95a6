public import Combine
public import Foundation

/// An object that a context looks after and a store keeps.
///
/// Declare a subclass with `@Managed` properties (see there), or use `value(forKey:)` with an entity made by
/// hand. Attributes are numbers, texts, dates, data, `UUID`, `URL` and enumerations of such. An object
/// belongs to its context's queue.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let objectWillChange = ObservableObjectPublisher()
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is new and was not saved yet.
  public internal(set) var isInserted = false
  /// Whether the next save deletes the object. False again after it: the object then has no context.
  public internal(set) var isDeleted = false

  let shape: Entity
  private(set) var values: [QueryValue]
  /// The values of the last save or fetch, while others are there.
  private(set) var saved: [QueryValue]?
  private var id: NSManagedObjectID?
  /// The attribute that was asked for last, of an object that only stands for its class.
  private var lastRead: String?

  /// A new object; nothing is saved before the context is.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    shape = entity.entity
    values = shape.attributes.map(\.initial)
    super.init()
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  /// A new object of this class in the context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(
      entity: Entities.named("\(Self.self)", in: context).flatMap { $0.objectClass == nil ? nil : $0 }
        ?? Self.entity(), insertInto: context)
  }

  /// An object of this class that no context looks after, for previews: it has its values, and is never saved.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// The entity of this class.
  public class func entity() -> NSEntityDescription { Entities.of(self) }

  /// The object's identity.
  public var objectID: NSManagedObjectID {
    if let id { return id }
    let made = NSManagedObjectID(
      entityName: shape.name, key: NSManagedObjectID.newKey(), isTemporary: true)
    id = made
    return made
  }

  // MARK: values

  func stored(_ name: String) -> QueryValue {
    guard let place = shape.place(of: name) else {
      lastRead = name
      return .null
    }
    return values[place]
  }

  func store(_ value: QueryValue, as name: String) {
    guard let place = shape.place(of: name), values[place] != value else { return }
    objectWillChange.send()
    if saved == nil { saved = values }
    let old = values[place]
    values[place] = value
    managedObjectContext?.registerUndo(of: self) { _, object in object.store(old, as: name) }
    if saved == values { saved = nil }
    managedObjectContext?.changed(self)
  }

  /// The value of an attribute: `Int`, `Double`, `String`, `Data`, `Date`, or nil.
  /// - Precondition: the entity has the attribute.
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  /// Sets an attribute.
  /// - Precondition: the entity has the attribute, and the value is of a type that attributes can have.
  open func setValue(_ value: Any?, forKey key: String) { setPrimitiveValue(value, forKey: key) }

  open func primitiveValue(forKey key: String) -> Any? {
    guard shape.place(of: key) != nil else { unknown(key) }
    return stored(key).any
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard shape.place(of: key) != nil else { unknown(key) }
    guard let value = QueryValue(any: value) else {
      fatalError("\(shape.name).\(key) cannot be set to a \(value.map { "\(type(of: $0))" } ?? "nil").")
    }
    store(value, as: key)
  }

  private func unknown(_ key: String) -> Never {
    fatalError("\(QueryError.unknownAttribute(key, of: shape.name))")
  }

  /// Whether there is something to save.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether an attribute differs from what was saved.
  public var isUpdated: Bool { saved != nil && !isInserted && !isDeleted }
  /// Objects are made whole.
  public var isFault: Bool { false }

  /// The attributes that differ from what was saved, with their values now.
  open func changedValues() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: changedPlaces.map { (shape.attributes[$0].name, values[$0].any ?? NSNull()) })
  }

  /// The values of the last save or fetch.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? shape.attributes.map(\.name)
    let values = saved ?? values
    return Dictionary(
      names.compactMap { name in shape.place(of: name).map { (name, values[$0].any ?? NSNull()) } },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: what a subclass may do

  /// Called once, when the object is new in a context.
  open func awakeFromInsert() {}
  /// Called when the object was made from what a store has.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  private func validate() throws {
    for (attribute, value) in zip(shape.attributes, values) where value == .null && !attribute.isOptional {
      throw CocoaError(
        .init(rawValue: 1570),
        userInfo: [
          NSLocalizedDescriptionKey: "\(attribute.name) of \(shape.name) is required and has no value."
        ])
    }
  }

  // MARK: for the context

  var snapshot: Snapshot { Snapshot(key: objectID.key, values: values) }

  var changedPlaces: [Int] {
    guard let saved else { return [] }
    return values.indices.filter { values[$0] != saved[$0] }
  }

  /// Becomes what a store has.
  func adopt(_ snapshot: Snapshot, in context: NSManagedObjectContext) {
    id = NSManagedObjectID(entityName: shape.name, key: snapshot.key, isTemporary: false)
    values = snapshot.values
    managedObjectContext = context
    awakeFromFetch()
  }

  /// Takes over what a store has by now; attributes with unsaved values keep those.
  /// - Returns: whether that makes a difference.
  @discardableResult
  func merge(_ snapshot: Snapshot) -> Bool {
    guard !isInserted, !isDeleted, (saved ?? values) != snapshot.values else { return false }
    objectWillChange.send()
    let changed = changedPlaces
    var merged = snapshot.values
    for place in changed { merged[place] = values[place] }
    values = merged
    saved = merged == snapshot.values ? nil : snapshot.values
    return true
  }

  func becomeSaved() {
    saved = nil
    isInserted = false
    objectID.becomePermanent()
  }

  /// Goes back to what was saved.
  func revert() {
    isDeleted = false
    guard let saved else { return }
    objectWillChange.send()
    values = saved
    self.saved = nil
  }

  open override var description: String {
    let words = zip(shape.attributes, values).map { "\($0.name): \($1.format)" }
    return "\(shape.name)(\(words.joined(separator: ", ")))"
  }
}

extension NSManagedObject: KeyedAttributes {
  public func attribute(named name: String) -> Any?? {
    if name == "objectID" { return .some(objectID) }
    guard let place = shape.place(of: name) else { return nil }
    return .some(values[place])
  }
}

extension NSManagedObject: KeyPathNaming {
  /// Reads the attribute of an object that only stands for its class, and sees which was read.
  public static func attributeName(of keyPath: AnyKeyPath) -> String? {
    guard let type = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
    let probe = type.init(entity: NSEntityDescription(), insertInto: nil)
    _ = probe[keyPath: keyPath]
    return probe.lastRead
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// A request for the objects of this class.
  public static func fetchRequest() -> NSFetchRequest<Self> { NSFetchRequest(entity: entity()) }

  /// The same, where a request is wanted that does not tell the class.
  @_disfavoredOverload
  public static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }
}
