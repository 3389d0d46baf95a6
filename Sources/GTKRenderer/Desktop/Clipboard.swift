import CGTK
import Foundation

/// The desktop's clipboard, as text.
@MainActor
package enum Clipboard {
  /// What is used while no display is open.
  private static var own: String?
  private static var ownPicture: Data?

  private static var shared: OpaquePointer? {
    guard Surroundings.isOpen else { return nil }
    return gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD"))
  }

  /// nil: there is no text. Reading what another program copied waits for that program to answer.
  package static var text: String? {
    get {
      guard let shared else { return own }
      guard let text = gtk_clipboard_wait_for_text(shared) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      guard let shared else {
        own = newValue
        return
      }
      if let newValue {
        gtk_clipboard_set_text(shared, newValue, -1)
        gtk_clipboard_store(shared)
      } else {
        gtk_clipboard_clear(shared)
      }
    }
  }

  /// The bytes of a picture's file; nil: there is none. Reading what another program copied waits for that program to answer.
  package static var picture: Data? {
    get {
      guard let shared else { return ownPicture }
      guard let picture = gtk_clipboard_wait_for_image(shared) else { return nil }
      return Pixbuf(takingOver: picture).png
    }
    set {
      guard let shared else {
        ownPicture = newValue
        return
      }
      guard let picture = newValue.flatMap({ Pixbuf($0) }) else { return gtk_clipboard_clear(shared) }
      gtk_clipboard_set_image(shared, picture.pointer)
      gtk_clipboard_store(shared)
    }
  }
  package static var hasPicture: Bool {
    guard let shared else { return ownPicture != nil }
    return gtk_clipboard_wait_is_image_available(shared) != 0
  }
}
