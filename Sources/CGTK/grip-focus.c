#include "grip-private.h"

// F8 goes from one line to the next, as GtkPaned has it for the lines in each other's parts.

static void collect(GtkWidget *widget, gpointer grips) {
  if (!gtk_widget_get_mapped(widget)) return;
  if (faves_is_grip(widget) && gtk_widget_is_sensitive(widget) && faves_grip_is_moved(FAVES_GRIP(widget)))
    g_ptr_array_add(grips, widget);
  if (GTK_IS_CONTAINER(widget)) gtk_container_foreach(GTK_CONTAINER(widget), collect, grips);
}

gboolean faves_grip_focus_next(GtkWidget *window) {
  GPtrArray *grips = g_ptr_array_new();
  collect(window, grips);
  GtkWidget *focused = gtk_window_get_focus(GTK_WINDOW(window));
  unsigned index = 0;
  if (focused && g_ptr_array_find(grips, focused, &index)) index = (index + 1) % grips->len;
  gboolean is_any = grips->len > 0;
  if (is_any) gtk_widget_grab_focus(g_ptr_array_index(grips, index));
  g_ptr_array_unref(grips);
  return is_any;
}
