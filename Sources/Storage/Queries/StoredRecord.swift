public import Foundation
public import Queries

/// A row of a table as a value that can be fetched with a predicate and an order.
///
///     struct Film: StoredRecord {
///       let id: Int
///       var title: String
///       var rating: Double?
///
///       static let table = "film"
///       static let columns: [RecordColumn<Film>] = [
///         .init("id", \.id), .init("title", \.title), .init("rating", \.rating),
///       ]
///       init(row: borrowing Row) throws {
///         id = try row["id"]
///         title = try row["title"]
///         rating = try row["rating"]
///       }
///     }
public protocol StoredRecord: NSFetchRequestResult, KeyPathNaming, KeyedAttributes, Equatable, Sendable {
  static var table: String { get }
  /// The columns that queries may name, the one with the identity first; it decides the order of ties.
  static var columns: [RecordColumn<Self>] { get }
  init(row: borrowing Row) throws
}

/// A column of a record's table, and the property that it is.
public struct RecordColumn<R>: Sendable {
  /// The column's name, which is also the attribute's in a predicate's format.
  public let name: String
  public let kind: QueryKind
  let keyPath: any PartialKeyPath<R> & Sendable

  public init<Value: AttributeValue>(_ name: String, _ keyPath: any KeyPath<R, Value> & Sendable) {
    self.name = name
    self.keyPath = keyPath
    kind = Value.queryKind
  }
}

extension StoredRecord {
  public static func attributeName(of keyPath: AnyKeyPath) -> String? {
    columns.first { $0.keyPath == keyPath }?.name
  }

  public func attribute(named name: String) -> Any?? {
    guard let column = Self.columns.first(where: { $0.name == name }) else { return nil }
    return .some(self[keyPath: column.keyPath])
  }

  static func statement(_ selection: String, _ description: FetchDescription) throws -> SQL {
    guard let key = columns.first else { throw QueryError.notHere("\(Self.self) names no columns.") }
    let translation = SQLTranslation(
      columns: Dictionary(
        columns.map { ($0.name, SQLTranslation.Column(name: $0.name, kind: $0.kind)) },
        uniquingKeysWith: { first, _ in first }),
      table: "\(Self.self)")
    let clauses = try translation.clauses(of: description, key: key.name)
    return SQL(SQLFragment("SELECT \(selection) FROM \(SQL.quoted(table))" + clauses.text, clauses.values))
  }
}

extension FetchDescription {
  /// What a `#Predicate` and an order ask for.
  /// - Throws: `QueryError`, naming what a database cannot carry out.
  public init<R>(
    where predicate: Predicate<R>, sort: [SortDescriptor<R>] = [], limit: Int? = nil, offset: Int = 0
  ) throws {
    self.init(
      condition: try QueryCondition(predicate), sort: try sort.map { try SortKey($0) }, limit: limit,
      offset: offset)
  }

  /// What an `NSPredicate` and an order ask for.
  public init<R>(
    where predicate: Queries.NSPredicate, sort: [SortDescriptor<R>], limit: Int? = nil, offset: Int = 0
  ) throws {
    self.init(
      condition: predicate.condition, sort: try sort.map { try SortKey($0) }, limit: limit, offset: offset)
  }
}

extension Connection {
  /// The records that a fetch asks for.
  public func fetch<R: StoredRecord>(_ type: R.Type, _ description: FetchDescription) throws -> [R] {
    try rows(R.statement("*", description)) { try R(row: $0) }
  }

  /// How many records a fetch would give.
  public func count<R: StoredRecord>(_ type: R.Type, _ description: FetchDescription) throws -> Int {
    let statement = try R.statement("1", description)
    return try first(
      SQL(SQLFragment("SELECT count(*) FROM (\(statement.text))", statement.values))
    ) { try $0[0] } ?? 0
  }
}

extension Database {
  /// The records that a fetch asks for, read off the main thread.
  public nonisolated func fetch<R: StoredRecord>(
    _ type: R.Type, _ description: FetchDescription = FetchDescription()
  ) async throws -> [R] {
    try await read { try $0.fetch(type, description) }
  }

  /// The records that a `#Predicate` holds for, read off the main thread.
  public nonisolated func fetch<R: StoredRecord>(
    _ type: R.Type, where predicate: Predicate<R>, sort: [SortDescriptor<R>] = [], limit: Int? = nil
  ) async throws -> [R] {
    try await fetch(type, FetchDescription(where: predicate, sort: sort, limit: limit))
  }
}
