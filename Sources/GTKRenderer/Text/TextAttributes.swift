import CGTK
import SwiftUICore

/// Pango's attribute lists, one per distinct look, shared by all labels that have it.
@MainActor
enum TextAttributes {
  private static var cache: [TextLook: OpaquePointer] = [:]

  /// The list for a whole text; nil: nothing but what the user's theme says. Not the caller's to free.
  static func list(for look: TextLook) -> OpaquePointer? {
    if look == .plain { return nil }
    if let list = cache[look] { return list }
    let list = pango_attr_list_new()!
    look.append(to: list)
    cache[look] = list
    return list
  }

  /// The empty list, for widgets that do not take none at all.
  static let none: OpaquePointer = pango_attr_list_new()

  /// A new list for text in pieces, the caller's to unref.
  static func makeList(for spans: [TextSpan], in style: Style) -> OpaquePointer {
    let list = pango_attr_list_new()!
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      TextLook(span.traits, in: style).append(to: list, bytes: start..<end)
      start = end
    }
    return list
  }
}
