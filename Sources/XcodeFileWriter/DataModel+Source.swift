import Foundation

/// The classes of a model's entities, as source.
///
/// An attribute has the type that Xcode gives it. What managed objects here do not have (relationships, numbers as
/// objects, transformable attributes) is there under its name, and unavailable, with a message that says so.
extension DataModel {
  static func source(of models: [DataModel]) -> String {
    (["import CoreData"] + models.flatMap { model in model.entities.compactMap { model.source(of: $0) } })
      .joined(separator: "\n\n") + "\n"
  }

  func source(of entity: Entity) -> String? {
    switch entity.generation {
    case .nothing: return nil
    case .properties:
      return """
        #warning("\(entity.className): an extension has no room for attributes. Declare them with @Managed in its class.")
        """
    case .everything: break
    }
    let parent = entity.parent.flatMap { name in entities.first { $0.name == name }?.className }
    let members = entity.attributes.map(source(of:)) + entity.relationships.map(source(of:))
    var lines = ["public class \(Identifier.escaped(entity.className)): \(parent ?? "NSManagedObject") {"]
    lines += members.map { $0.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }
    lines.append("}")
    // A class inherits it.
    if parent == nil { lines += ["", "extension \(Identifier.escaped(entity.className)): Identifiable {}"] }
    return lines.joined(separator: "\n")
  }

  private func source(of attribute: Attribute) -> String {
    let name = Identifier.escaped(attribute.name)
    guard let (type, initial) = Self.typeAndInitialValue(of: attribute) else {
      let kind = attribute.type == "Transformable" ? "Transformable attributes are" : "Numbers as objects are"
      return unavailable(name, "Any?", "\(kind) not there: use a scalar, a text or data.")
    }
    // An attribute of the model's that has to have a value is an optional property all the same.
    let isRequired = !attribute.isOptional && type.hasSuffix("?")
    let wrapper = isRequired ? "@Managed(required: true)" : "@Managed"
    return "\(wrapper) public var \(name): \(type)" + (initial.map { " = \($0)" } ?? "")
  }

  private func source(of relationship: Relationship) -> String {
    let destination = entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    return unavailable(
      Identifier.escaped(relationship.name), relationship.isToMany ? "NSSet?" : "\(destination)?",
      "Managed objects have no relationships here.")
  }

  private func unavailable(_ name: String, _ type: String, _ message: String) -> String {
    """
    @available(*, unavailable, message: "\(message)")
    public var \(name): \(type) { fatalError() }
    """
  }

  private static func typeAndInitialValue(of attribute: Attribute) -> (String, String?)? {
    let initial = attribute.initial
    switch (attribute.type, attribute.isScalar) {
    case ("Integer 16", true): return ("Int16", Int16(initial ?? "").map { "\($0)" } ?? "0")
    case ("Integer 32", true): return ("Int32", Int32(initial ?? "").map { "\($0)" } ?? "0")
    case ("Integer 64", true): return ("Int64", Int64(initial ?? "").map { "\($0)" } ?? "0")
    case ("Double", true): return ("Double", Double(initial ?? "").map { "\($0)" } ?? "0")
    case ("Float", true): return ("Float", Float(initial ?? "").map { "\($0)" } ?? "0")
    case ("Boolean", true): return ("Bool", initial == "YES" ? "true" : "false")
    case ("String", _): return ("String?", initial?.debugDescription)
    case ("Date", _):
      let date = Double(initial ?? "").map { "Date(timeIntervalSinceReferenceDate: \($0))" }
      return ("Date?", date)
    case ("Binary", _): return ("Data?", nil)
    case ("UUID", _): return ("UUID?", initial.map { "UUID(uuidString: \($0.debugDescription))" })
    case ("URI", _): return ("URL?", initial.map { "URL(string: \($0.debugDescription))" })
    default: return nil
    }
  }
}
