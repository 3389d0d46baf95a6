import Foundation

/// What the process writes to standard error, caught for a while.
enum StandardError {
  /// Runs `body` and returns the lines written meanwhile. They are not shown.
  @MainActor
  static func lines(during body: () throws -> Void) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("stderr-\(UUID().uuidString)")
    let caught = open(file.path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard caught >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let usual = dup(STDERR_FILENO)
    dup2(caught, STDERR_FILENO)
    defer {
      dup2(usual, STDERR_FILENO)
      close(usual)
      close(caught)
      unlink(file.path)
    }
    try body()
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
