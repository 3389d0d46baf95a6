import CGTK
import SwiftUICore

extension DesktopNotification {
  /// What the service's `Notify` takes: `(susssasa{sv}i)`.
  /// - Parameter number: of what it takes the place of; 0: of nothing.
  /// - Parameter markup: whether the service reads the body as markup.
  @MainActor
  func arguments(replacing number: UInt32, markup: Bool) -> OpaquePointer {
    .tuple([
      .text(NotificationText.plain(programName)), .number(number), .text(""),
      .text(NotificationText.plain(title)),
      .text(markup ? NotificationText.escaped(body) : NotificationText.plain(body)),
      .list("as", actions.flatMap { [.text($0.key), .text($0.label)] }), .list("a{sv}", hints),
      // As long as the service thinks right.
      g_variant_new_int32(-1),
    ])
  }

  @MainActor private var programName: String { g_get_application_name().map { String(cString: $0) } ?? "" }

  @MainActor private var hints: [OpaquePointer] {
    var hints: [OpaquePointer] = [.entry("urgency", g_variant_new_byte(urgency.rawValue))]
    if isSilent { hints.append(.entry("suppress-sound", g_variant_new_boolean(1))) }
    if !isSilent { hints.append(.entry("sound-name", .text("message-new-instant"))) }
    if let picture { hints.append(.entry("image-path", .text(picture))) }
    // So the desktop finds the program's icon, and what a person has set for it.
    let program = AppFiles.applicationID
    if program.contains(".") { hints.append(.entry("desktop-entry", .text(program))) }
    return hints
  }
}

/// Words as the service takes them.
enum NotificationText {
  /// D-Bus has no text with a zero in it.
  static func plain(_ text: String) -> String { text.filter { $0 != "\0" } }
  static func escaped(_ text: String) -> String {
    plain(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}

/// Values for the bus; each is floating until it is put into another or into a call.
extension OpaquePointer {
  static func text(_ text: String) -> OpaquePointer { g_variant_new_string(text) }
  static func number(_ number: UInt32) -> OpaquePointer { g_variant_new_uint32(number) }
  static func tuple(_ parts: [OpaquePointer]) -> OpaquePointer {
    var parts = parts.map(Optional.some)
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }
  /// - Parameter type: the whole list's, which an empty one cannot be told by.
  static func list(_ type: String, _ parts: [OpaquePointer]) -> OpaquePointer {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    var parts = parts.map(Optional.some)
    return g_variant_new_array(g_variant_type_element(type), &parts, gsize(parts.count))
  }
  static func entry(_ key: String, _ value: OpaquePointer) -> OpaquePointer {
    g_variant_new_dict_entry(.text(key), g_variant_new_variant(value))
  }
}
