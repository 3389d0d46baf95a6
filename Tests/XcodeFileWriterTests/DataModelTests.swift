import Foundation
import Testing

@testable import XcodeFileWriter

@Suite("Classes of data models")
struct DataModelTests {
  private func source(_ entities: String) throws -> String {
    let model = try DataModelReader.read(Data("<model>\(entities)</model>".utf8))
    return DataModel.source(of: [model])
  }

  @Test("An entity becomes a class with the types that Xcode gives its attributes")
  func types() throws {
    let source = try source(
      """
      <entity name="Item" representedClassName=".Item" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="name" attributeType="String" defaultValueString="a &quot;b&quot;"/>
        <attribute name="created" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="size" optional="YES" attributeType="Double" defaultValueString="1.5" usesScalarValueType="YES"/>
        <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="page" optional="YES" attributeType="URI"/>
        <attribute name="default" optional="YES" attributeType="Binary"/>
        <attribute name="hidden" optional="YES" transient="YES" attributeType="String"/>
      </entity>
      """)
    #expect(
      source == """
        import CoreData

        public class Item: NSManagedObject {
          @Managed public var title: String?
          @Managed(required: true) public var name: String? = "a \\"b\\""
          @Managed(required: true) public var created: Date?
          @Managed public var count: Int16 = 3
          @Managed public var size: Double = 1.5
          @Managed public var isDone: Bool = true
          @Managed public var id: UUID?
          @Managed public var page: URL?
          @Managed public var `default`: Data?
        }

        extension Item: Identifiable {}

        """)
  }

  @Test("What managed objects do not have is there and unavailable")
  func unavailable() throws {
    let source = try source(
      """
      <entity name="Ship" representedClassName="Ship" codeGenerationType="class">
        <attribute name="weight" attributeType="Decimal"/>
        <attribute name="colour" attributeType="Transformable"/>
        <relationship name="crew" toMany="YES" destinationEntity="Person"/>
        <relationship name="captain" destinationEntity="Person"/>
      </entity>
      <entity name="Person" representedClassName="Sailor" codeGenerationType="class"/>
      """)
    for name in ["weight: Any?", "colour: Any?", "crew: NSSet?", "captain: Sailor?"] {
      let lines = source.split(separator: "\n")
      let place = try #require(lines.firstIndex { $0.contains("public var \(name)") })
      #expect(lines[place - 1].hasPrefix("  @available(*, unavailable, message: "))
    }
  }

  @Test("A class of the program's own is left to it; one that inherits says so")
  func generations() throws {
    let source = try source(
      """
      <entity name="Own" representedClassName="Own"/>
      <entity name="Half" representedClassName="Half" codeGenerationType="category"/>
      <entity name="Base" representedClassName="Base" codeGenerationType="class"/>
      <entity name="Leaf" representedClassName="Leaf" parentEntity="Base" codeGenerationType="class"/>
      """)
    #expect(!source.contains("Own"))
    #expect(source.contains("#warning(\"Half: "))
    #expect(source.contains("public class Leaf: Base {"))
    // What the base class has is not said twice.
    #expect(source.contains("extension Base: Identifiable") && !source.contains("extension Leaf"))
  }

  @Test("Of several versions the current one counts")
  func versions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appendingPathComponent("Shop.xcdatamodeld")
    for version in ["Shop", "Shop 2", "Shop 3"] {
      let place = model.appendingPathComponent(version + ".xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let entity = #"<entity name="\#(version.last!)" representedClassName="A" codeGenerationType="class"/>"#
      try Data("<model>\(entity)</model>".utf8).write(to: place.appendingPathComponent("contents"))
    }
    #expect(try DataModel.all(in: folder).map { $0.entities.map(\.name) } == [["3"]])
    let note = try PropertyListEncoder().encode(["_XCCurrentVersionName": "Shop 2.xcdatamodel"])
    try note.write(to: model.appendingPathComponent(".xccurrentversion"))
    #expect(try DataModel.all(in: folder).map { $0.entities.map(\.name) } == [["2"]])
  }

  @Test("A model that is not XML is an error that names the file")
  func broken() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let version = folder.appendingPathComponent("Shop.xcdatamodeld/Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data("<model><entity".utf8).write(to: version.appendingPathComponent("contents"))
    let error = #expect(throws: Problem.self) { try DataModel.all(in: folder) }
    #expect(error?.description.contains("Shop.xcdatamodel/contents") == true)
  }
}
