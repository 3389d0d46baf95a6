#include "layout-private.h"

// Where a child comes or goes, GTK marks those beside it, with all that is in them: a style may depend on what comes first or
// last. What GTK has marked it does not tell; it is noted here by the frame that it is for.

G_DEFINE_QUARK(faves-children-changed, changed_in)

GdkFrameClock *faves_frame_clock_around(GtkWidget *widget) {
  return gtk_widget_get_frame_clock(gtk_widget_get_toplevel(widget));
}

/// A frame counts up as it begins. 0 is for never.
static gsize frame_of(GdkFrameClock *clock) { return (gsize)gdk_frame_clock_get_frame_counter(clock) + 2; }

void faves_children_change(GtkWidget *container) {
  GdkFrameClock *clock = gtk_widget_in_destruction(container) ? NULL : faves_frame_clock_around(container);
  if (clock) g_object_set_qdata(G_OBJECT(container), changed_in_quark(), GSIZE_TO_POINTER(frame_of(clock)));
}

gboolean faves_children_changed_around(GtkWidget *widget, GdkFrameClock *clock) {
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    gsize frame = GPOINTER_TO_SIZE(g_object_get_qdata(G_OBJECT(widget), changed_in_quark()));
    if (frame && frame + 1 >= frame_of(clock)) return TRUE;
  }
  return FALSE;
}
