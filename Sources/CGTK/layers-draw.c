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
  if (layers->path) {
    layers->path(cr, width, height, layers->path_data);
    cairo_clip(cr);
    return;
  }
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

static void draw_layers(GtkWidget *widget, cairo_t *cr) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  cairo_save(cr);
  double width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  clip_path(layers, cr, width, height);
  if (layers->ground) layers->ground(cr, width, height, layers->ground_data);
  unsigned count = layers->layers->len;
  gboolean masked = layers->masked && count > 1;
  if (masked) cairo_push_group(cr);
  for (unsigned i = 0; i < count - (masked ? 1 : 0); i++)
    faves_layout_draw_child(widget, LAYER(layers, i)->widget, cr);
  if (masked) {
    cairo_pattern_t *picture = cairo_pop_group(cr);
    cairo_push_group(cr);
    faves_layout_draw_child(widget, LAYER(layers, count - 1)->widget, cr);
    cairo_pattern_t *mask = cairo_pop_group(cr);
    cairo_set_source(cr, picture);
    cairo_mask(cr, mask);
    cairo_pattern_destroy(picture);
    cairo_pattern_destroy(mask);
  }
  cairo_restore(cr);
}

gboolean faves_layers_draw(GtkWidget *widget, cairo_t *cr) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->effects)
    faves_effects_draw(layers->effects, widget, cr, draw_layers);
  else
    draw_layers(widget, cr);
  return FALSE;
}

// Public.

void faves_layers_set_ground(GtkWidget *widget, FavesPathFunction ground, void *data) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  layers->ground = ground;
  layers->ground_data = data;
  gtk_widget_queue_draw(widget);
}

void faves_layers_set_masked(GtkWidget *widget, gboolean masked) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->masked == masked) return;
  layers->masked = masked;
  gtk_widget_queue_draw(widget);
}
