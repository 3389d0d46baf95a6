import Foundation

/// What a data model says of its entities.
struct DataModel: Equatable {
  struct Attribute: Equatable {
    var name: String
    /// Xcode's name of the type, such as `Integer 16`.
    var type: String
    var isOptional = false
    /// Whether numbers are Swift's, rather than objects.
    var isScalar = false
    /// As it stands in the file; dates as seconds since 2001.
    var initial: String?
  }

  struct Relationship: Equatable {
    var name: String
    var destination: String
    var isToMany = false
  }

  /// What Xcode is told to write of an entity.
  enum Generation: Equatable {
    case nothing
    /// The class is the program's; its properties are written.
    case properties
    case everything
  }

  struct Entity: Equatable {
    var name: String
    var className: String
    var parent: String?
    var generation = Generation.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  var entities: [Entity] = []

  /// The models of a folder: of a model with versions, the current one.
  static func all(in folder: URL) throws -> [DataModel] {
    try Files.folders("xcdatamodeld", in: folder).map { model in
      let contents = try current(of: model).appendingPathComponent("contents")
      do {
        return try DataModelReader.read(Data(contentsOf: contents))
      } catch {
        throw Problem("\(contents.path): \(error)")
      }
    }
  }

  private static func current(of model: URL) throws -> URL {
    func name(_ version: URL) -> String { version.deletingPathExtension().lastPathComponent }
    let versions = Files.folders("xcdatamodel", in: model).sorted {
      name($0).compare(name($1), options: .numeric) == .orderedAscending
    }
    guard let last = versions.last else { throw Problem("\(model.path) has no version") }
    let note = model.appendingPathComponent(".xccurrentversion")
    guard versions.count > 1, let data = try? Data(contentsOf: note),
      let named = try? PropertyListDecoder().decode(CurrentVersion.self, from: data)
    else { return last }
    return versions.first { $0.lastPathComponent == named.name } ?? last
  }

  private struct CurrentVersion: Decodable {
    let name: String
    enum CodingKeys: String, CodingKey { case name = "_XCCurrentVersionName" }
  }
}
