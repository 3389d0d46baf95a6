import CGTK

extension GtkBin {
  /// Makes `child` what the bin holds.
  @MainActor
  static func show(_ child: Native?, in bin: Native) {
    if let old = gtk_bin_get_child(cast(bin)) { gtk_container_remove(cast(bin), old) }
    if let child { gtk_container_add(cast(bin), child) }
  }
}
