import CSQLite

/// Learns which tables a statement reads and writes, so that live queries need not be told.
///
/// SQLite names the tables of a statement while it prepares it (the authorizer), and each row that changes while it runs
/// (the update hook). Both are needed: the hook does not see a `DELETE` without `WHERE`, nor tables without row ids;
/// the authorizer does not see what a foreign key's `ON DELETE CASCADE` deletes.
final class TableTracker {
  private(set) var reads: Set<String> = []
  private(set) var writes: Set<String> = []
  /// Tables of which rows changed since `takeHooked()`.
  private var hooked: Set<String> = []

  /// Connects to `handle`, which must be closed before the tracker goes.
  func attach(to handle: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      handle,
      { context, action, first, _, _, _ in
        guard let context, let first else { return SQLITE_OK }
        let tracker = Unmanaged<TableTracker>.fromOpaque(context).takeUnretainedValue()
        switch action {
        case SQLITE_READ: tracker.reads.insert(String(cString: first))
        case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE: tracker.writes.insert(String(cString: first))
        default: break
        }
        return SQLITE_OK
      }, context)
    sqlite3_update_hook(
      handle,
      { context, _, _, table, _ in
        guard let context, let table else { return }
        let tracker = Unmanaged<TableTracker>.fromOpaque(context).takeUnretainedValue()
        tracker.hooked.insert(String(cString: table))
      }, context)
  }

  /// Forgets what was learnt, before the next statement is prepared.
  func beginStatement() {
    reads = []
    writes = []
  }

  func takeHooked() -> Set<String> {
    defer { hooked = [] }
    return hooked
  }
}
