/// The live queries of a database. Used on its queue only.
final class LiveQueries {
  /// One query: how to run it, and which tables it read the last time.
  struct Observer: Sendable {
    let token: LiveQuery.Token
    /// Runs it, hands over the result and gives the tables; `nil` when it failed and they are not known.
    let run: @Sendable () -> Set<String>?

    init(_ live: LiveQuery, run: @escaping @Sendable () -> Set<String>?) {
      token = live.token
      self.run = run
    }
  }

  private var observers: [(observer: Observer, tables: Set<String>, isStale: Bool)] = []
  private var isRefreshDue = false

  /// Runs a query for the first time and keeps it.
  func add(_ observer: Observer) {
    guard !observer.token.isCancelled else { return }
    observers.append((observer, observer.run() ?? [], false))
  }

  /// Notes that a commit changed `tables`. True when `refresh()` is to be called and was not asked for yet.
  func touch(_ tables: Set<String>) -> Bool {
    guard !tables.isEmpty else { return false }
    var isAnyStale = false
    for index in observers.indices where !observers[index].tables.isDisjoint(with: tables) {
      observers[index].isStale = true
      isAnyStale = true
    }
    defer { isRefreshDue = isRefreshDue || isAnyStale }
    return isAnyStale && !isRefreshDue
  }

  /// Runs again what has become stale, and forgets what was cancelled.
  func refresh() {
    isRefreshDue = false
    observers.removeAll { $0.observer.token.isCancelled }
    for index in observers.indices where observers[index].isStale {
      observers[index].isStale = false
      // After a failure the tables of the last good run still hold.
      observers[index].tables = observers[index].observer.run() ?? observers[index].tables
    }
  }

  func removeAll() { observers = [] }
}
