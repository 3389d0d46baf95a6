import Foundation

extension StorageError: LocalizedError, CustomStringConvertible {
  /// What happened, one sentence.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let path, let reason): "The file “\(path)” cannot be read: \(reason)."
    case .notADatabase(let path): "The file “\(path)” is not a database."
    case .foreignDatabase(let path): "The file “\(path)” is a database of another program."
    case .corrupt(let path, let details): "The file “\(path)” is damaged: \(details)."
    case .newerVersion(let path, let found, let known):
      "The file “\(path)” was written by a newer version of this program (format \(found); this one knows \(known))."
    case .readOnlyFolder(let path): "Nothing can be saved in the folder “\(path)”: it cannot be written."
    case .readOnly(let path): "The file “\(path)” cannot be changed: it is open for reading only."
    case .diskFull(let path): "There is no room left on the disk of “\(path)”."
    case .inUse(let path): "The file “\(path)” is in use by another program."
    case .inputOutput(let path, let reason): "The disk failed with the file “\(path)”: \(reason)."
    case .migrationFailed(let path, let version, let reason):
      "The file “\(path)” could not be brought to format \(version): \(reason)."
    case .backupFailed(let path, let reason): "The backup “\(path)” did not work: \(reason)."
    case .constraint(let reason): "That cannot be saved: \(reason)."
    case .malformedRow(let column, let expected, let found):
      "A record is not as expected: “\(column)” should be \(expected) and is \(found)."
    case .statement(let sql, let reason): "A query is wrong (\(reason)): \(sql)"
    case .closed: "The file has been closed."
    }
  }

  /// What to do about it.
  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: "Check the file’s permissions, then try again. Nothing was changed."
    case .notADatabase, .foreignDatabase:
      "Move the file away or restore a backup, then try again. Nothing was changed."
    case .corrupt, .malformedRow:
      "The file was left as it is. Restore the newest backup, or keep a copy and look further."
    case .newerVersion: "Update this program to open it. Nothing was changed."
    case .readOnlyFolder:
      "Check the folder’s permissions and that its disk is not mounted read-only, then try again."
    case .readOnly: "Make the file and its folder writable, then try again."
    case .diskFull: "Delete something else to make room, then try again. What was saved before is safe."
    case .inUse: "Close the other program, then try again."
    case .inputOutput: "Check the disk, and keep a copy of the file somewhere else."
    case .migrationFailed:
      "The file was left as it was, and a backup of it made. Report this with the message above."
    case .backupFailed: "The file in use was left as it is."
    case .constraint, .statement: "Report this with the message above."
    case .closed: "Start the program again."
    }
  }

  public var description: String {
    [errorDescription, recoverySuggestion].compactMap { $0 }.joined(separator: " ")
  }
}
