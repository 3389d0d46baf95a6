#include "framed.h"

// Lengths along one axis that follow from what is offered along the other.

static int around(GtkWidget *widget, const FavesLayoutInfo *info, GtkOrientation axis) {
  int margins = axis == GTK_ORIENTATION_HORIZONTAL
                    ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
                    : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
  return margins - faves_layout_overlap(info, axis);
}

/// The same for what is within the margins.
static int inside(GtkWidget *widget, GtkOrientation axis, int across) {
  if (faves_is_surface(widget)) return faves_surface_most(widget, axis, across);
  if (faves_is_layers(widget)) return faves_layers_most_beside(widget, axis, across);
  if (axis == GTK_ORIENTATION_HORIZONTAL) {
    if (faves_is_image(widget)) return faves_image_most_beside(widget, across);
    if (faves_is_stack(widget)) return faves_stack_most_beside(widget, across);
    if (faves_is_frame(widget)) return faves_frame_most_beside(widget, across);
  }
  if (!GTK_IS_EVENT_BOX(widget)) return FAVES_INFINITY;
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  return child && gtk_widget_get_visible(child) ? faves_layout_most_beside(child, faves_layout_info(child), axis, across) : FAVES_INFINITY;
}

int faves_layout_most_beside(GtkWidget *widget, const FavesLayoutInfo *info, GtkOrientation axis, int across) {
  if (info->framed) {
    if (axis != GTK_ORIENTATION_HORIZONTAL) return FAVES_INFINITY;
    int height = across + faves_layout_overlap(info, GTK_ORIENTATION_VERTICAL) -
                 faves_framed_space(info->framed, GTK_ORIENTATION_VERTICAL);
    int most = faves_framed_most_beside(&info->framed->bounds, faves_framed_content(widget, info->framed), MAX(0, height));
    int space = faves_framed_space(info->framed, axis) - faves_layout_overlap(info, axis);
    return most == FAVES_INFINITY ? most : MAX(0, most + space);
  }
  if (faves_is_arranged(widget)) return faves_arranged_maximum(widget, axis, across, 0);
  if (info->expands & (1u << axis)) return FAVES_INFINITY;
  int most = inside(widget, axis, MAX(0, across - around(widget, info, (GtkOrientation)!axis)));
  return most == FAVES_INFINITY ? most : MAX(0, most + around(widget, info, axis));
}
