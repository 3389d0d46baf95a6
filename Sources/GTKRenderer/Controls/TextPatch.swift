import CGTK
import SwiftUICore

/// Replaces in a text buffer what differs from `text`, so that the cursor stays where it is in the rest.
@MainActor
func patch(_ buffer: UnsafeMutablePointer<GtkTextBuffer>, from old: String, to new: String) {
  let change = TextReplacement(from: old, to: new)
  var (start, end) = (GtkTextIter(), GtkTextIter())
  gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(change.start))
  gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(change.start + change.removed))
  gtk_text_buffer_delete(buffer, &start, &end)
  gtk_text_buffer_insert(buffer, &start, change.inserted, -1)
}

@MainActor
func contents(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
  var (start, end) = (GtkTextIter(), GtkTextIter())
  gtk_text_buffer_get_bounds(buffer, &start, &end)
  guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
