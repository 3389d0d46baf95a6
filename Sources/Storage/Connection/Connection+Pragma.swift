import CSQLite
import Foundation

extension Connection {
  /// `user_version`: how many migrations the file has had.
  func version() throws -> Int { try first("PRAGMA user_version") { try $0[0] } ?? 0 }

  func setVersion(_ version: Int) throws { try run(script: "PRAGMA user_version = \(version)") }

  func applicationID() throws -> Int32 {
    Int32(truncatingIfNeeded: try first("PRAGMA application_id") { try $0[0] as Int64 } ?? 0)
  }

  func setApplicationID(_ id: Int32) throws { try run(script: "PRAGMA application_id = \(id)") }

  /// What SQLite's quick check finds wrong, at most ten findings; empty when all is well.
  func quickCheck() throws -> [String] {
    var findings: [String] = []
    do {
      _ = try rows("PRAGMA quick_check(10)") { row in
        let finding: String = try row[0]
        // Findings about pages come under a heading that says nothing in a file with one database.
        let text = finding.replacing("*** in database main ***", with: "").trimmingCharacters(
          in: .whitespacesAndNewlines)
        if text != "ok" { findings.append(text.replacing("\n", with: " ")) }
      }
    } catch StorageError.corrupt(_, let details) {
      // It may stumble over what it has found.
      findings.append(details)
    }
    return findings
  }

  func isEmpty() throws -> Bool { try first("SELECT 1 FROM sqlite_schema") { try $0[0] as Int } == nil }

  func setBusyTimeout(_ timeout: Duration) {
    let (seconds, attoseconds) = timeout.components
    sqlite3_busy_timeout(handle.raw, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }

  func setCheckpointOnClose(_ on: Bool) { _ = csqlite_set_checkpoint_on_close(handle.raw, on ? 1 : 0) }
}
