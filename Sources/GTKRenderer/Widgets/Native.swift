import CGTK

/// A GTK widget as C sees it.
package typealias Native = UnsafeMutablePointer<GtkWidget>

/// The widget as a pointer to one of its subclasses; the caller knows the type, as with GTK's cast macros.
@inline(__always)
func cast<T>(_ native: Native) -> UnsafeMutablePointer<T> {
  UnsafeMutableRawPointer(native).assumingMemoryBound(to: T.self)
}

/// The same for subclasses and interfaces whose structures GTK keeps to itself.
@inline(__always)
func cast(_ native: Native) -> OpaquePointer { OpaquePointer(native) }

/// The opposite direction.
@inline(__always)
func widget<T>(_ pointer: UnsafeMutablePointer<T>) -> Native {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
}
@inline(__always)
func widget(_ pointer: OpaquePointer) -> Native { Native(pointer) }

/// Keeps a GTK widget there, whoever else lets go of it.
final class KeptNative {
  let native: Native

  init(_ native: Native) {
    self.native = native
    _ = faves_ref_sink(native)
  }
  deinit { faves_unref(native) }
}

extension Bool {
  /// As GLib wants it.
  @inline(__always) var gboolean: CGTK.gboolean { self ? 1 : 0 }
}

/// Whether the widget takes all it is offered along each axis; in GTK's own terms, so that every container knows.
@MainActor
func expand(_ native: Native, _ horizontally: gboolean, _ vertically: gboolean) {
  gtk_widget_set_hexpand(native, horizontally)
  gtk_widget_set_vexpand(native, vertically)
}
