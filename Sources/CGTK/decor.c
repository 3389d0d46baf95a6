#include "leaf.h"

#include <math.h>

static FavesDecor **place_of(GtkWidget *widget) {
  if (faves_is_frame(widget)) return faves_frame_decor(widget);
  return faves_is_label(widget) || faves_is_image(widget) ? faves_leaf_decor(widget) : faves_layers_decor(widget);
}

static FavesDecor *decor_of(GtkWidget *widget) {
  FavesDecor **place = place_of(widget);
  if (!*place) *place = g_new0(FavesDecor, 1);
  return *place;
}

void faves_decor_free(FavesDecor *decor) {
  if (decor) g_free(decor->effects);
  g_free(decor);
}

// Drawing.

static void round_rectangle(cairo_t *cr, double width, double height, double radius) {
  radius = fmax(0, fmin(radius, fmin(width, height) / 2));
  cairo_new_sub_path(cr);
  cairo_arc(cr, width - radius, radius, radius, -G_PI_2, 0);
  cairo_arc(cr, width - radius, height - radius, radius, 0, G_PI_2);
  cairo_arc(cr, radius, height - radius, radius, G_PI_2, G_PI);
  cairo_arc(cr, radius, radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path(cr);
}

static void clip_path(const FavesDecor *decor, cairo_t *cr, double width, double height) {
  if (decor->path) {
    decor->path(cr, width, height, decor->path_data);
    cairo_clip(cr);
    return;
  }
  switch (decor->clip) {
    case FAVES_CLIP_NONE:
      return;
    case FAVES_CLIP_ROUNDED:
      round_rectangle(cr, width, height, decor->radius);
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

static void draw_all(GtkWidget *widget, cairo_t *cr) {
  const FavesDecor *decor = *place_of(widget);
  double width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  cairo_save(cr);
  // Whoever has drawn before may have left a path, which would be part of the one that is made here.
  cairo_new_path(cr);
  clip_path(decor, cr, width, height);
  if (decor->ground) decor->ground(cr, width, height, decor->ground_data);
  cairo_new_path(cr);
  decor->content(widget, cr);
  cairo_restore(cr);
  cairo_new_path(cr);
  if (decor->figure) decor->figure(cr, width, height, decor->figure_data);
}

void faves_decor_draw(FavesDecor *decor, GtkWidget *widget, cairo_t *cr, FavesDraw content) {
  if (!decor) {
    content(widget, cr);
    return;
  }
  decor->content = content;
  if (decor->effects)
    faves_effects_draw(decor->effects, widget, cr, draw_all);
  else
    draw_all(widget, cr);
}

gboolean faves_decor_clips(const FavesDecor *decor) {
  return decor && (decor->clip != FAVES_CLIP_NONE || decor->path);
}

static GdkRectangle grown(GdkRectangle rect, int reach) {
  return (GdkRectangle){rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach};
}

void faves_decor_bound(const FavesDecor *decor, const GtkAllocation *whole, GdkRectangle *clip) {
  if (!decor) return;
  if (faves_decor_clips(decor)) *clip = *whole;
  if (decor->figure) {
    GdkRectangle figure = grown(*whole, decor->reach);
    gdk_rectangle_union(clip, &figure, clip);
  }
  *clip = grown(*clip, faves_effects_reach(decor->effects));
}

// Public.

void faves_decor_set_clip(GtkWidget *widget, FavesClip clip, double radius) {
  FavesDecor *decor = decor_of(widget);
  if (decor->clip == clip && decor->radius == radius) return;
  decor->clip = clip;
  decor->radius = radius;
  gtk_widget_queue_allocate(widget);
}

void faves_decor_set_clip_path(GtkWidget *widget, FavesPathFunction path, void *data) {
  FavesDecor *decor = decor_of(widget);
  decor->path = path;
  decor->path_data = data;
  gtk_widget_queue_allocate(widget);
}

void faves_decor_set_ground(GtkWidget *widget, FavesPathFunction ground, void *data) {
  FavesDecor *decor = decor_of(widget);
  decor->ground = ground;
  decor->ground_data = data;
  gtk_widget_queue_draw(widget);
}

void faves_decor_set_figure(GtkWidget *widget, FavesPathFunction figure, void *data, int reach) {
  FavesDecor *decor = decor_of(widget);
  gboolean reaches_as_before = (decor->figure ? decor->reach : 0) == (figure ? reach : 0);
  decor->figure = figure;
  decor->figure_data = data;
  decor->reach = reach;
  // What is drawn outside changes with it.
  if (reaches_as_before)
    gtk_widget_queue_draw(widget);
  else
    gtk_widget_queue_resize(widget);
}

void faves_decor_set_effects(GtkWidget *widget, const FavesEffects *effects) {
  FavesDecor *decor = decor_of(widget);
  g_free(decor->effects);
  decor->effects = effects ? g_memdup2(effects, sizeof *effects) : NULL;
  gtk_widget_queue_resize(widget);
}
