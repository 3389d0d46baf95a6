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

  /// A new list for text in pieces that `widget` shows, the caller's to unref.
  static func makeList(for spans: [TextSpan], in style: Style, of widget: Native) -> OpaquePointer {
    let list = pango_attr_list_new()!
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      let look = TextLook(span.traits, in: style)
      look.append(to: list, bytes: start..<end)
      if let picture = span.picture {
        let shape = InlinePicture(
          picture, points: look.points(in: widget), weight: look.weight
        ).makeAttribute()
        shape.pointee.start_index = guint(start)
        shape.pointee.end_index = guint(end)
        pango_attr_list_insert(list, shape)
        InlinePicture.serve(widget)
      }
      start = end
    }
    return list
  }
}
