#include "leaf.h"

/// Whether it gives what is directly in it its place with `faves_layout_displace`.
static gboolean places_children(GtkWidget *widget) {
  return faves_is_stack(widget) || faves_is_frame(widget) || faves_is_layers(widget) || faves_is_arranged(widget) ||
         faves_group_get_stack(widget);
}

/// The distance from the leading edge of something `width` wide.
static int leading(GtkWidget *around, int left, int width, int whole) {
  return gtk_widget_get_direction(around) == GTK_TEXT_DIR_RTL ? whole - left - width : left;
}

/// Where a text or a picture stands in what its widget has around it.
static void find_content(GtkWidget *widget, int *place) {
  const FavesSurrounds *surrounds = faves_leaf_surrounds(widget);
  place[0] = place[1] = 0;
  if (!surrounds) return;
  const GdkRectangle *box = &surrounds->box;
  place[0] = leading(widget, box->x, box->width, gtk_widget_get_allocated_width(widget)) -
             surrounds->glide[GTK_ORIENTATION_HORIZONTAL];
  place[1] = box->y - surrounds->glide[GTK_ORIENTATION_VERTICAL];
}

GtkWidget *faves_glide_find(GtkWidget *widget, GtkWidget *limit, int *places) {
  GtkWidget *around = gtk_widget_get_parent(widget);
  if (!around || !gtk_widget_get_mapped(widget) || !places_children(around)) return NULL;
  // What was not laid out yet has one pixel.
  int width = gtk_widget_get_allocated_width(widget);
  const FavesLayoutInfo *info = faves_layout_info(widget);
  if (info->aside || (width <= 1 && gtk_widget_get_allocated_height(widget) <= 1)) return NULL;
  while (around != limit) {
    GtkWidget *next = gtk_widget_get_parent(around);
    if (!next || !places_children(next)) break;
    around = next;
  }
  int x, y;
  if (!gtk_widget_translate_coordinates(widget, around, 0, 0, &x, &y)) return NULL;
  places[0] = leading(around, x, width, gtk_widget_get_allocated_width(around)) - info->moved[0];
  places[1] = y - info->moved[1];
  find_content(widget, places + 2);
  return around;
}
