import Foundation

/// This program, started again for something that needs a process of its own.
enum Own {
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  /// Where the other programs are that were built with it.
  static var folder: URL { path.deletingLastPathComponent() }

  /// - Returns: what it printed.
  @discardableResult
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw StartFailure(program: arguments.joined(separator: " "))
    }
    return String(decoding: printed, as: UTF8.self)
  }
}
