import CGTK
import SwiftUICore

/// Undo in one text entry, which GTK 3 has none of. There from the first keystroke on; the window's keys find it at the
/// widget that has the focus.
@MainActor
final class TextUndo {
  private var history: TextHistory
  private let native: Native
  /// Shows a text, as if it was typed, with the cursor at a place, and with looks if it had any.
  private let show: (String, Int, TextMemory?) -> Void
  /// The looks of the text as it is now; nil: it has none.
  private let looks: () -> TextMemory?
  /// Whether the program is answering what was typed.
  var isAnswering = false
  private var isStepping = false

  /// - Parameter text: what the entry held before it was typed into.
  init(
    _ text: String, of native: Native, looks: @escaping () -> TextMemory? = { nil },
    show: @escaping (String, Int, TextMemory?) -> Void
  ) {
    history = TextHistory(text)
    self.native = native
    self.looks = looks
    self.show = show
    g_object_set_data(object(native), Self.key, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The widget is about to go.
  func end() { g_object_set_data(object(native), Self.key, nil) }

  /// That of the widget with the focus.
  static func of(_ native: Native?) -> TextUndo? {
    guard let native, let data = g_object_get_data(object(native), key) else { return nil }
    return Unmanaged<TextUndo>.fromOpaque(data).takeUnretainedValue()
  }

  private static let key = "faves-text-undo"

  /// The program has not been told yet.
  /// - Parameter change: what was typed, where that is known.
  /// - Parameter place: else where that begins by what is known of the cursor, in characters.
  func typed(_ text: String, _ change: TextReplacement? = nil, near place: Int = .max) {
    if isStepping { return }
    // An entry tells of a selection that is typed over in two parts, before the program has answered.
    history.typed(text, isSameInput: isAnswering, change, near: place, looks: looks())
  }

  /// The program has shown a text.
  func shown(_ text: String) {
    guard text != history.text else { return }
    if isAnswering { history.corrected(text) } else { history.replaced(text) }
  }

  /// False: there is nothing to take back here.
  func undo() -> Bool { step(history.undo(looks: looks())) }
  func redo() -> Bool { step(history.redo(looks: looks())) }

  private func step(_ cursor: Int?) -> Bool {
    guard let cursor else { return false }
    isStepping = true
    show(history.text, cursor, history.looks)
    isStepping = false
    return true
  }
}

private func object(_ native: Native) -> UnsafeMutablePointer<GObject> {
  UnsafeMutableRawPointer(native).assumingMemoryBound(to: GObject.self)
}
