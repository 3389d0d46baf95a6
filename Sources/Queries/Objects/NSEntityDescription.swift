public import Foundation
import Synchronization

/// The type of an attribute in a model made by hand.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // Core Data's names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200

  var kind: QueryKind {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      .integer
    case .decimalAttributeType, .doubleAttributeType, .floatAttributeType: .real
    case .dateAttributeType: .date
    case .binaryDataAttributeType: .data
    default: .text
    }
  }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  public var name = ""
  public var isOptional = true
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var defaultValue: Any?
}

/// A kind of managed objects: its name, its class, its attributes.
///
/// A class says by its `@Managed` properties what it is; a description made by hand is for objects without a
/// class of their own. There are no relationships.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  // A description is set up before its first use, and not changed after.
  public var name: String? { didSet { shape = nil } }
  public var properties: [NSPropertyDescription] = [] { didSet { shape = nil } }
  /// The class of the objects: by its name, with or without the module's.
  public var managedObjectClassName = "NSManagedObject"
  private(set) var objectClass: NSManagedObject.Type?
  private var shape: Entity?

  public override init() {}

  init(_ objectClass: NSManagedObject.Type) {
    self.objectClass = objectClass
    let name = String(describing: objectClass)
    self.name = name
    managedObjectClassName = name
    let probe = objectClass.init(entity: NSEntityDescription(), insertInto: nil)
    let attributes = ManagedNames.properties(of: probe).map { $0.property.attribute(named: $0.name) }
    shape = Entity(name, attributes)
    super.init()
    properties = attributes.map { attribute in
      let property = NSAttributeDescription()
      property.name = attribute.name
      property.isOptional = attribute.isOptional
      property.attributeType = NSAttributeType(attribute.kind)
      property.defaultValue = attribute.initial.any
      return property
    }
    shape = Entity(name, attributes)
  }

  /// The entity as stores know it.
  var entity: Entity {
    if let shape { return shape }
    let attributes = properties.compactMap { $0 as? NSAttributeDescription }.map { attribute in
      Entity.Attribute(
        attribute.name, attribute.attributeType.kind, isOptional: attribute.isOptional,
        initial: QueryValue(any: attribute.defaultValue) ?? .null)
    }
    let shape = Entity(name ?? "", attributes)
    self.shape = shape
    return shape
  }

  public var attributesByName: [String: NSAttributeDescription] {
    Dictionary(
      properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The class that objects of the entity have.
  var objectType: NSManagedObject.Type { objectClass ?? NSManagedObject.self }

  open override var description: String { "NSEntityDescription(\(name ?? ""))" }

  /// The entity of that name: one of the context's model, or of a class that was used before.
  public class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    Entities.named(name, in: context)
  }

  /// A new object of the entity, in the context.
  /// - Precondition: there is an entity of that name.
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = Entities.named(name, in: context) else { fatalError(Entities.unknown(name)) }
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}

extension NSAttributeType {
  fileprivate init(_ kind: QueryKind) {
    switch kind {
    case .integer: self = .integer64AttributeType
    case .real: self = .doubleAttributeType
    case .date: self = .dateAttributeType
    case .data: self = .binaryDataAttributeType
    case .text: self = .stringAttributeType
    case .null, .list: self = .undefinedAttributeType
    }
  }
}

/// A set of entities made by hand.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Set up before its first use, and not changed after.
  public var entities: [NSEntityDescription] = []
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { a, _ in a })
  }
}

/// The entities of the classes that were used so far.
enum Entities {
  private static let known = Mutex<
    (byClass: [ObjectIdentifier: NSEntityDescription], byName: [String: NSEntityDescription])
  >(([:], [:]))

  static func of(_ type: NSManagedObject.Type) -> NSEntityDescription {
    let id = ObjectIdentifier(type)
    if let entity = known.withLock({ $0.byClass[id] }) { return entity }
    // Outside the lock: this makes an object of the class.
    let made = NSEntityDescription(type)
    return known.withLock { known in
      if let entity = known.byClass[id] { return entity }
      known.byClass[id] = made
      known.byName[made.name ?? ""] = made
      return made
    }
  }

  static func named(_ name: String, in context: NSManagedObjectContext?) -> NSEntityDescription? {
    if let entity = context?.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] {
      return entity
    }
    return known.withLock { $0.byName[name] }
  }

  static func unknown(_ name: String) -> String {
    "There is no entity “\(name)”. Use its class first (as in NSFetchRequest<\(name)>), or give the container a model with it."
  }
}
