import CGTK
import SwiftUICore

/// Keeps what is selected in a text widget and what its description says of that in step. Places are characters in GTK's
/// sense, which are Unicode scalars.
@MainActor
final class SelectionLink {
  private let read: () -> Range<Int>
  /// What is selected now.
  var selected: Range<Int> { read() }
  private let write: (Range<Int>) -> Void
  /// Whether the program changes the text or the selection.
  private var isShowing = false
  /// What was last told or shown.
  private var known: Range<Int>?

  init(read: @escaping () -> Range<Int>, write: @escaping (Range<Int>) -> Void) {
    self.read = read
    self.write = write
  }

  /// Runs `body`, which moves the selection as nobody has to be told.
  func showing(_ body: () -> Void) {
    let outer = isShowing
    isShowing = true
    defer { isShowing = outer }
    body()
  }

  /// Selects what the description says.
  func show(_ places: Range<Int>) {
    known = places
    if read() != places { showing { write(places) } }
  }

  /// The selection may be another one: a person has moved it, or typed.
  func moved(_ tell: Callback<Range<Int>>) {
    guard !isShowing else { return }
    let places = read()
    guard places != known else { return }
    known = places
    tell(places)
  }
}

extension SelectionLink {
  /// That of a `GtkEntry`.
  convenience init(entry: Native) {
    self.init {
      var (start, end): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(cast(entry), &start, &end)
      return Int(start)..<Int(end)
    } write: {
      gtk_editable_select_region(cast(entry), Int32(clamping: $0.lowerBound), Int32(clamping: $0.upperBound))
    }
  }

  /// That of a `GtkTextView`.
  convenience init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>, in view: Native) {
    self.init {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    } write: {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: $0.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: $0.upperBound))
      // The cursor stands at the end of what is selected.
      gtk_text_buffer_select_range(buffer, &end, &start)
      gtk_text_view_scroll_mark_onscreen(cast(view), gtk_text_buffer_get_insert(buffer))
    }
  }
}

/// Handlers of a text buffer's `mark-set`.
typealias MarkFunction = @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void
