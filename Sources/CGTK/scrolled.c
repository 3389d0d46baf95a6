#include "include/CGTK.h"

// A scrolled window whose bars are thin from the start. GTK gives bars that lie over the content their class as the window
// is realised, when they have been measured as wide ones: the theme then makes them thin in a transition, and for a fifth
// of a second each frame lays everything out and draws all of it, whatever has changed.

/// What GTK goes by when it chooses.
static gboolean bars_lie_over(GtkWidget *scrolled) {
  if (g_strcmp0(g_getenv("GTK_OVERLAY_SCROLLING"), "0") == 0) return FALSE;
  gboolean over = FALSE;
  g_object_get(gtk_widget_get_settings(scrolled), "gtk-overlay-scrolling", &over, NULL);
  return over;
}

GtkWidget *faves_scrolled_new(void) {
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  if (!bars_lie_over(scrolled)) return scrolled;
  faves_add_class(gtk_scrolled_window_get_hscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
  faves_add_class(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
  return scrolled;
}
