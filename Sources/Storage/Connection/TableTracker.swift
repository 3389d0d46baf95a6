import CSQLite

/// Learns which tables a statement reads and writes, so that live queries need not be told.
///
/// SQLite names them while it prepares the statement (the authorizer): those of its triggers and of foreign keys' actions too, and
/// also where the update hook stays silent, as for a `DELETE` without `WHERE` and for tables without row ids.
final class TableTracker {
  private(set) var reads: Set<String> = []
  private(set) var writes: Set<String> = []

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
  }

  /// Forgets what was learnt, before the next statement is prepared.
  func beginStatement() {
    reads = []
    writes = []
  }
}
