#include "scroller.h"

static void be_thin(GtkWidget *bar) {
  gtk_style_context_add_class(gtk_widget_get_style_context(bar), "overlay-indicator");
}

GtkWidget *cbench_scroller_new(void) {
  GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
  be_thin(gtk_scrolled_window_get_hscrollbar(GTK_SCROLLED_WINDOW(scroller)));
  be_thin(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scroller)));
  return scroller;
}
