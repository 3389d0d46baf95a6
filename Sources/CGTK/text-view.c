#include "include/CGTK.h"

// Pango keeps the looks of the run of letters that it has drawn last, and each text that is drawn as a layout begins with its own
// instead. GtkTextView draws letters by themselves: it knows their colour, and Pango their opacity, which is that of the last
// label in a faint one.

static gboolean forget_last_look(GtkWidget *view, cairo_t *cr, gpointer data) {
  PangoLayout *layout = gtk_widget_create_pango_layout(view, " ");
  pango_cairo_show_layout(cr, layout);
  g_object_unref(layout);
  return FALSE;
}

GtkWidget *faves_text_view_new(void) {
  GtkWidget *view = gtk_text_view_new();
  g_signal_connect(view, "draw", G_CALLBACK(forget_last_look), NULL);
  return view;
}
