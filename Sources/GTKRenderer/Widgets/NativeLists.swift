import CGTK

/// The widgets of a list that is freed with this.
/// - Parameter list: of widgets and nothing else, which the caller got from GTK to keep.
@MainActor
private func natives(_ list: UnsafeMutablePointer<GList>?) -> [Native] {
  defer { g_list_free(list) }
  var natives: [Native] = []
  var link = list
  while let current = link {
    natives.append(current.pointee.data.assumingMemoryBound(to: GtkWidget.self))
    link = current.pointee.next
  }
  return natives
}

/// All windows of the program, those that are not shown among them.
@MainActor
var allWindows: [Native] { natives(gtk_window_list_toplevels()) }

/// What a container holds, but for what it has made for itself.
@MainActor
func contents(of container: Native) -> [Native] { natives(gtk_container_get_children(cast(container))) }
