#include "include/CGTK.h"

// What the part of a window is called that something stands in, as a column beside others.

static GQuark title_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-part");
  return quark;
}

void faves_accessible_set_part_title(GtkWidget *part, const char *title) {
  g_object_set_qdata_full(G_OBJECT(part), title_quark(), g_strdup(title), g_free);
}

const char *faves_accessible_title_around(GtkWidget *widget, gboolean *is_of_part) {
  GtkWidget *top = widget;
  for (GtkWidget *around = widget; around; around = gtk_widget_get_parent(around)) {
    const char *title = g_object_get_qdata(G_OBJECT(around), title_quark());
    if (title) {
      *is_of_part = TRUE;
      return title;
    }
    top = around;
  }
  *is_of_part = FALSE;
  return GTK_IS_WINDOW(top) ? gtk_window_get_title(GTK_WINDOW(top)) : NULL;
}
