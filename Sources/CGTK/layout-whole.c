#include "layout-private.h"

#include <math.h>

// What is to be seen whole in a frame of a given height. A length in points that was found by eye where controls are lower than
// here, as those of a form are on macOS, would cut it.

/// How many times as high as was said a frame becomes at most: rows of forms here are up to about twice as high.
#define MOST_GROWTH 2.5

/// Whether it would be higher than what scrolls is at all: then it is meant to be scrolled.
static gboolean is_capped(GtkWidget *widget) {
  if (!GTK_IS_SCROLLED_WINDOW(widget)) return FALSE;
  int most = gtk_scrolled_window_get_max_content_height(GTK_SCROLLED_WINDOW(widget)), min, natural;
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  if (most < 0 || !content) return FALSE;
  gtk_widget_get_preferred_height(content, &min, &natural);
  return natural > most;
}

static void look_in(GtkWidget *widget, gpointer found) {
  if (!*(gboolean *)found) *(gboolean *)found = faves_layout_holds_whole(widget);
}

gboolean faves_layout_holds_whole(GtkWidget *widget) {
  if (!faves_layout_knows_whole() || !gtk_widget_get_visible(widget)) return FALSE;
  if (faves_layout_info(widget)->whole) return !is_capped(widget);
  GType type = G_OBJECT_TYPE(widget);
  // A page of tabs is; one of a navigation, which is another kind of stack, is not.
  if (type == GTK_TYPE_STACK) {
    GtkWidget *page = gtk_stack_get_visible_child(GTK_STACK(widget));
    return page && faves_layout_holds_whole(page);
  }
  gboolean is_plain = type == GTK_TYPE_BOX || type == GTK_TYPE_OVERLAY || type == GTK_TYPE_EVENT_BOX;
  if (!is_plain && !faves_is_stack(widget) && !faves_is_frame(widget) && !faves_is_layers(widget)) return FALSE;
  gboolean found = FALSE;
  gtk_container_foreach(GTK_CONTAINER(widget), look_in, &found);
  return found;
}

int faves_layout_grown(int height, int wanted) {
  return wanted <= height || wanted > lround(height * MOST_GROWTH) ? height : wanted;
}
