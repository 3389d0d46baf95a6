private struct ManagedObjectContextKey: EnvironmentKey {
  /// Of no use for fetching: it has no store, and says so when it is asked.
  static nonisolated let empty = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  static var defaultValue: NSManagedObjectContext { empty }
}

private struct QuerySourceKey: EnvironmentKey {
  static var defaultValue: (any QuerySource)? { nil }
}

extension EnvironmentValues {
  /// The context that `@FetchRequest`s of managed objects fetch from.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }

  /// Where `@FetchRequest`s of records that are not managed objects fetch from: a database, or a `MemorySource`.
  public var querySource: (any QuerySource)? {
    get { self[QuerySourceKey.self] }
    set { self[QuerySourceKey.self] = newValue }
  }
}
