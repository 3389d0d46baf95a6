import Foundation
import FoundationXML

/// Reads the `contents` of a data model, as Xcode writes them.
final class DataModelReader: NSObject, XMLParserDelegate {
  private var model = DataModel()
  private var isWhole = false

  static func read(_ data: Data) throws -> DataModel {
    let reader = DataModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // A file that ends too early is not an error for the parser.
    guard parser.parse(), reader.isWhole else {
      let reason = parser.parserError.map { "\($0)" } ?? "it ends too early"
      throw Problem("line \(parser.lineNumber) is not XML (\(reason))")
    }
    return reader.model
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard let name = attributes["name"] else { return }
    func says(_ key: String) -> Bool { attributes[key] == "YES" }
    let place = model.entities.count - 1
    switch element {
    case "entity":
      // `.Item` is a class of the current module.
      let className = attributes["representedClassName"].map { $0.drop { $0 == "." } }.map(String.init)
      let generation: DataModel.Generation =
        switch attributes["codeGenerationType"] {
        case "class": .everything
        case "category": .properties
        default: .nothing
        }
      model.entities.append(
        .init(
          name: name, className: className ?? name, parent: attributes["parentEntity"],
          generation: className == nil ? .nothing : generation))
    case "attribute" where place >= 0 && !says("transient"):
      model.entities[place].attributes.append(
        .init(
          name: name, type: attributes["attributeType"] ?? "", isOptional: says("optional"),
          isScalar: says("usesScalarValueType"),
          initial: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]))
    case "relationship" where place >= 0:
      model.entities[place].relationships.append(
        .init(name: name, destination: attributes["destinationEntity"] ?? "", isToMany: says("toMany")))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if element == "model" { isWhole = true }
  }
}
