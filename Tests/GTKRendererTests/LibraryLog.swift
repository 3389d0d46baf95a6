import CGTK
import Foundation

@testable import SwiftUICore

/// What GTK and the libraries under it complain about: warnings and criticals, kept until a test asks for them. They
/// still go to standard error.
enum LibraryLog {
  private static let complaints = LockedValue<[String]>([])
  /// Only what says that there is no desktop around the test: its bus and its settings are not ours to bring.
  private static let foreign: Set<String> = ["dbind", "dconf", "GVFS"]

  /// GLib takes one writer per process; it sees messages of `g_log` and structured ones.
  static let isInstalled: Bool = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        LibraryLog.take(level, UnsafeBufferPointer(start: fields, count: Int(count)))
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    return true
  }()

  /// The complaints since the last call.
  static func takeComplaints() -> [String] {
    complaints.withLock { list in
      defer { list = [] }
      return list
    }
  }

  private static func take(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) {
    let bad = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
    guard level.rawValue & bad != 0 else { return }
    let domain = text(of: "GLIB_DOMAIN", in: fields) ?? ""
    guard !foreign.contains(domain) else { return }
    let message = text(of: "MESSAGE", in: fields) ?? ""
    complaints.withLock { $0.append(domain.isEmpty ? message : "\(domain): \(message)") }
  }

  private static func text(of key: String, in fields: UnsafeBufferPointer<GLogField>) -> String? {
    guard let field = fields.first(where: { String(cString: $0.key) == key }), let value = field.value
    else { return nil }
    // A negative length says that the text ends with a zero.
    if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
    return String(decoding: UnsafeRawBufferPointer(start: value, count: field.length), as: UTF8.self)
  }
}
