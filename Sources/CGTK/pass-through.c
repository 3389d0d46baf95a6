#include "through.h"

// Widgets that the pointer does not meet: GDK's windows of theirs, which hand events on to those behind.

static GQuark passes_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-pass-through");
  return quark;
}

gboolean faves_passes_through(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), passes_quark()) != NULL;
}

static void tell_windows_in(GdkWindow *window, GtkWidget *widget, gboolean passes) {
  for (GList *l = gdk_window_peek_children(window); l; l = l->next) {
    void *owner = NULL;
    gdk_window_get_user_data(l->data, &owner);
    if (!owner || !GTK_IS_WIDGET(owner)) continue;
    if (owner != widget && !gtk_widget_is_ancestor(owner, widget)) continue;
    if (!faves_through_is_marked(l->data)) gdk_window_set_pass_through(l->data, passes);
    tell_windows_in(l->data, widget, passes);
  }
}

void faves_tell_pass_through(GtkWidget *widget) {
  GdkWindow *window = gtk_widget_get_window(widget);
  if (!window) return;
  gboolean passes = faves_passes_through(widget);
  if (gtk_widget_get_has_window(widget)) gdk_window_set_pass_through(window, passes);
  tell_windows_in(window, widget, passes);
  faves_layers_look_again(widget);
}

void faves_set_pass_through(GtkWidget *widget, gboolean passes) {
  if (faves_passes_through(widget) == !!passes) return;
  g_object_set_qdata(G_OBJECT(widget), passes_quark(), GINT_TO_POINTER(passes));
  // A FavesTouch around it, or it itself, is met where there is something to meet.
  faves_touch_around_changed(widget);
  if (gtk_widget_get_mapped(widget)) faves_tell_pass_through(widget);
}

void faves_tell_windows_again(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    faves_touch_show_cursor(widget);
    if (faves_passes_through(widget)) faves_tell_pass_through(widget);
  }
}
