import CGTK
import Foundation

/// A file in which an app keeps something of its windows, under `$XDG_STATE_HOME/<application id>`.
///
/// Its path is text until there is something to read or to write: to put a URL together takes longer than to find that
/// there is no such file, as at a first start.
struct StateFile: Sendable {
  let path: String
  var url: URL { URL(fileURLWithPath: path, isDirectory: false) }

  init(_ url: URL) { path = url.path }

  /// - Parameter id: the application's.
  init(_ name: String, of id: String) { path = "\(Self.folder)/\(id)/\(name)" }

  /// nil: there is none, or it cannot be read.
  var contents: Data? { g_file_test(path, G_FILE_TEST_EXISTS) != 0 ? try? Data(contentsOf: url) : nil }

  /// `$XDG_STATE_HOME`. The two variables alone are asked for: Foundation's dictionary of all takes longer to make than
  /// some windows.
  private static var folder: String {
    // A relative path is to be ignored, says the XDG base directory specification.
    if let path = variable("XDG_STATE_HOME"), path.hasPrefix("/") { return path }
    return (variable("HOME") ?? NSHomeDirectory()) + "/.local/state"
  }

  private static func variable(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }
}
