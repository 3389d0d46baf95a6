#include "layers-private.h"

static void draw_layers(GtkWidget *widget, cairo_t *cr) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  unsigned count = layers->layers->len;
  gboolean masked = layers->masked && count > 1;
  if (masked) cairo_push_group(cr);
  for (unsigned i = 0; i < count - (masked ? 1 : 0); i++)
    faves_layout_draw_child(widget, LAYER(layers, i)->widget, cr);
  if (!masked) return;
  cairo_pattern_t *picture = cairo_pop_group(cr);
  cairo_push_group(cr);
  faves_layout_draw_child(widget, LAYER(layers, count - 1)->widget, cr);
  cairo_pattern_t *mask = cairo_pop_group(cr);
  cairo_set_source(cr, picture);
  cairo_mask(cr, mask);
  cairo_pattern_destroy(picture);
  cairo_pattern_destroy(mask);
}

gboolean faves_layers_draw(GtkWidget *widget, cairo_t *cr) {
  faves_decor_draw(FAVES_LAYERS(widget)->decor, widget, cr, draw_layers);
  return FALSE;
}

// Public.

void faves_layers_set_masked(GtkWidget *widget, gboolean masked) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->masked == masked) return;
  layers->masked = masked;
  gtk_widget_queue_draw(widget);
}
