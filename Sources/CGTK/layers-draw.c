#include "layers-private.h"

#include <math.h>

static void round_rectangle(cairo_t *cr, double width, double height, double radius) {
  radius = fmax(0, fmin(radius, fmin(width, height) / 2));
  cairo_new_sub_path(cr);
  cairo_arc(cr, width - radius, radius, radius, -G_PI_2, 0);
  cairo_arc(cr, width - radius, height - radius, radius, 0, G_PI_2);
  cairo_arc(cr, radius, height - radius, radius, G_PI_2, G_PI);
  cairo_arc(cr, radius, radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path(cr);
}

static void clip_path(FavesLayers *layers, cairo_t *cr, double width, double height) {
  switch (layers->clip) {
    case FAVES_CLIP_NONE:
      return;
    case FAVES_CLIP_ROUNDED:
      round_rectangle(cr, width, height, layers->radius);
      break;
    case FAVES_CLIP_CAPSULE:
      round_rectangle(cr, width, height, fmin(width, height) / 2);
      break;
    case FAVES_CLIP_CIRCLE:
      cairo_arc(cr, width / 2, height / 2, fmin(width, height) / 2, 0, 2 * G_PI);
      break;
    case FAVES_CLIP_ELLIPSE:
      cairo_save(cr);
      cairo_scale(cr, width / 2, height / 2);
      cairo_arc(cr, 1, 1, 1, 0, 2 * G_PI);
      cairo_restore(cr);
      break;
    case FAVES_CLIP_RECTANGLE:
      cairo_rectangle(cr, 0, 0, width, height);
      break;
  }
  cairo_clip(cr);
}

gboolean faves_layers_draw(GtkWidget *widget, cairo_t *cr) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  clip_path(layers, cr, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget));
  for (unsigned i = 0; i < layers->layers->len; i++)
    gtk_container_propagate_draw(GTK_CONTAINER(widget), LAYER(layers, i)->widget, cr);
  return FALSE;
}
