import CGTK

/// Replaces in a text buffer what differs from `text`, so that the cursor stays where it is in the rest.
@MainActor
func patch(_ buffer: UnsafeMutablePointer<GtkTextBuffer>, from old: String, to new: String) {
  let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
  var prefix = 0
  while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < min(old.count, new.count) - prefix,
    old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
  {
    suffix += 1
  }
  var (start, end) = (GtkTextIter(), GtkTextIter())
  gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(prefix))
  gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(old.count - suffix))
  var middle = String.UnicodeScalarView()
  middle.append(contentsOf: new[prefix..<new.count - suffix])
  gtk_text_buffer_delete(buffer, &start, &end)
  gtk_text_buffer_insert(buffer, &start, String(middle), -1)
}

@MainActor
func contents(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
  var (start, end) = (GtkTextIter(), GtkTextIter())
  gtk_text_buffer_get_bounds(buffer, &start, &end)
  guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
