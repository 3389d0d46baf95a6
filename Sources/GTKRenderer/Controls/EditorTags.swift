import CGTK
import SwiftUICore

/// The looks of the pieces of a text that is edited.
@MainActor
final class EditorTags {
  // Of the widget that has this.
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var tags: [TextLook: UnsafeMutablePointer<GtkTextTag>] = [:]

  init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

  /// Has the buffer's text, which is that of the pieces, look as they say.
  func show(_ spans: [TextSpan], in style: Style) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    for tag in tags.values { gtk_text_buffer_remove_tag(buffer, tag, &start, &end) }
    var unused = tags
    var place = 0
    for span in spans {
      let behind = place + span.text.unicodeScalars.count
      let look = TextLook(span.traits, in: style)
      if look != .plain {
        unused[look] = nil
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: place))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: behind))
        gtk_text_buffer_apply_tag(buffer, tag(for: look), &start, &end)
      }
      place = behind
    }
    for (look, tag) in unused {
      gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag)
      tags[look] = nil
    }
  }

  private func tag(for look: TextLook) -> UnsafeMutablePointer<GtkTextTag> {
    if let tag = tags[look] { return tag }
    let tag = gtk_text_tag_new(nil)!
    look.set(on: UnsafeMutableRawPointer(tag))
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    // The table keeps it.
    g_object_unref(UnsafeMutableRawPointer(tag))
    tags[look] = tag
    return tag
  }
}

extension TextLook {
  /// As the properties of a `GtkTextTag`, which has none for heights of lines.
  @MainActor
  fileprivate func set(on tag: UnsafeMutableRawPointer) {
    if let scale { faves_set_double(tag, "scale", scale) }
    if let points { faves_set_double(tag, "size-points", points * 0.75) }
    if let weight { faves_set_int(tag, "weight", Int32(weight)) }
    if let family { faves_set_string(tag, "family", family) }
    if let stretch { faves_set_int(tag, "stretch", Int32(stretch)) }
    if isItalic { faves_set_int(tag, "style", Int32(PANGO_STYLE_ITALIC.rawValue)) }
    if isSmallCaps { faves_set_int(tag, "variant", Int32(PANGO_VARIANT_SMALL_CAPS.rawValue)) }
    if isTabular { faves_set_string(tag, "font-features", "tnum=1") }
    if isUnderlined { faves_set_int(tag, "underline", Int32(PANGO_UNDERLINE_SINGLE.rawValue)) }
    if isStruckThrough { faves_set_boolean(tag, "strikethrough", 1) }
    if let kerning { faves_set_int(tag, "letter-spacing", Int32(kerning * Double(PANGO_SCALE))) }
    if let rise { faves_set_int(tag, "rise", Int32(rise * Double(PANGO_SCALE))) }
    func set(_ name: String, to color: Color, _ use: Palette.Use) {
      let shade = Palette.rgba(color, for: use)
      var rgba = GdkRGBA(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
      faves_set_boxed(tag, name, &rgba)
    }
    if let ground { set("background-rgba", to: ground, .surface) }
    if let color, !Palette.isForeground(color) || Palette.rgba(color, for: .text).alpha < 1 {
      set("foreground-rgba", to: color, .text)
    }
  }
}
