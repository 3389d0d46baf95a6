import Foundation
import Queries

/// The table of an entity.
struct ObjectTable {
  let entity: Entity
  private let key = FetchDescription.keyName

  init(_ entity: Entity) { self.entity = entity }

  private var name: String { SQL.quoted(entity.name) }
  private var columns: [String] { ([key] + entity.attributes.map(\.name)).map(SQL.quoted) }

  private var translation: SQLTranslation {
    var columns = Dictionary(
      entity.attributes.map { ($0.name, SQLTranslation.Column(name: $0.name, kind: $0.kind)) },
      uniquingKeysWith: { first, _ in first })
    columns[key] = SQLTranslation.Column(name: key, kind: .integer)
    return SQLTranslation(columns: columns, table: entity.name)
  }

  // MARK: reading

  func query(_ description: FetchDescription) throws -> @Sendable (Connection) throws -> [Snapshot] {
    let clauses = try translation.clauses(of: description, key: key)
    let statement = SQL(
      SQLFragment(
        "SELECT \(columns.joined(separator: ", ")) FROM \(name)" + clauses.text, clauses.values))
    let attributes = entity.attributes
    return { connection in
      try connection.rows(statement) { row in
        var values: [QueryValue] = []
        values.reserveCapacity(attributes.count)
        for (index, attribute) in attributes.enumerated() {
          values.append(QueryValue(try row[index + 1] as SQLValue, as: attribute.kind))
        }
        return Snapshot(key: try row[0], values: values)
      }
    }
  }

  func count(_ description: FetchDescription) throws -> SQL {
    let clauses = try translation.clauses(of: description, key: key)
    return SQL(
      SQLFragment("SELECT count(*) FROM (SELECT 1 FROM \(name)" + clauses.text + ")", clauses.values))
  }

  func keys(_ description: FetchDescription) throws -> SQL {
    let clauses = try translation.clauses(of: description, key: key)
    return SQL(SQLFragment("SELECT \(SQL.quoted(key)) FROM \(name)" + clauses.text, clauses.values))
  }

  // MARK: writing

  /// - Returns: the keys that there were.
  func delete(_ keys: [Int64], on connection: Connection) throws -> [Int64] {
    let text = "DELETE FROM \(name) WHERE \(SQL.quoted(key)) = ?"
    return try keys.filter { try connection.execute(SQL(SQLFragment(text, [.integer($0)]))) == 1 }
  }

  func apply(_ change: ObjectChange, to connection: Connection) throws {
    switch change {
    case .insert(_, let row):
      let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
      let text = "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
      try connection.execute(SQL(SQLFragment(text, [.integer(row.key)] + row.values.map(stored))))
    case .update(_, let row, let changed):
      guard !changed.isEmpty else { return }
      let settings = changed.map { SQL.quoted(entity.attributes[$0].name) + " = ?" }
      let text =
        "UPDATE \(name) SET \(settings.joined(separator: ", ")) WHERE \(SQL.quoted(key)) = ?"
      let values = changed.map { stored(row.values[$0]) } + [.integer(row.key)]
      guard try connection.execute(SQL(SQLFragment(text, values))) == 1 else {
        throw QueryError.notHere("A \(entity.name) that was changed here has been deleted elsewhere.")
      }
    case .delete(_, let key):
      let text = "DELETE FROM \(name) WHERE \(SQL.quoted(self.key)) = ?"
      try connection.execute(SQL(SQLFragment(text, [.integer(key)])))
    }
  }

  private func stored(_ value: QueryValue) -> SQLValue { SQLValue(value) ?? .null }

  /// Makes the table, or adds the columns that it lacks.
  func prepare(on connection: Connection) throws {
    guard !entity.attributes.contains(where: { $0.name == key }) else {
      throw QueryError.notHere(
        "\(entity.name) cannot have an attribute “\(key)”; it is the object’s identity.")
    }
    var text = "CREATE TABLE IF NOT EXISTS \(name) (\(SQL.quoted(key)) INTEGER PRIMARY KEY"
    for attribute in entity.attributes { text += ", " + declaration(attribute) }
    try connection.execute(SQL(SQLFragment(text + ")")))
    let known = Set(
      try connection.rows("SELECT name FROM pragma_table_info(\(entity.name))") { try $0[0] as String })
    for attribute in entity.attributes where !known.contains(attribute.name) {
      try connection.execute(SQL(SQLFragment("ALTER TABLE \(name) ADD COLUMN \(declaration(attribute))")))
      if attribute.initial != .null {
        let fill = "UPDATE \(name) SET \(SQL.quoted(attribute.name)) = ?"
        try connection.execute(SQL(SQLFragment(fill, [stored(attribute.initial)])))
      }
    }
  }

  private func declaration(_ attribute: Entity.Attribute) -> String {
    let type =
      switch attribute.kind {
      case .integer: "INTEGER"
      case .real, .date: "REAL"
      case .text: "TEXT"
      case .data, .null, .list: "BLOB"
      }
    return SQL.quoted(attribute.name) + " " + type
  }
}
