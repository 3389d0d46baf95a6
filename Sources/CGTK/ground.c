#include "layout-private.h"

// What a theme draws behind the content of a container, its background and border. Most containers have neither; GTK finds
// that out at each drawing, and that takes longer than to draw a short text.

static gboolean draws_something(GtkStyleContext *style, int width, int height) {
  cairo_surface_t *record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create(record);
  gtk_render_background(style, cr, 0, 0, width, height);
  gtk_render_frame(style, cr, 0, 0, width, height);
  cairo_destroy(cr);
  double x, y, inked_width, inked_height;
  cairo_recording_surface_ink_extents(record, &x, &y, &inked_width, &inked_height);
  cairo_surface_destroy(record);
  return inked_width > 0 && inked_height > 0;
}

void faves_ground_draw(FavesGround *ground, GtkWidget *widget, int width, int height, cairo_t *cr) {
  if (*ground == FAVES_GROUND_NONE) return;
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  // Where there is no room for it nothing is learnt.
  if (*ground == FAVES_GROUND_UNKNOWN && width > 0 && height > 0)
    *ground = draws_something(style, width, height) ? FAVES_GROUND_SOME : FAVES_GROUND_NONE;
  if (*ground == FAVES_GROUND_NONE) return;
  gtk_render_background(style, cr, 0, 0, width, height);
  gtk_render_frame(style, cr, 0, 0, width, height);
}
