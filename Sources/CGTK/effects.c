#include "decor-private.h"

#include <math.h>
#include <string.h>

// Effects on the finished picture of a widget. It is drawn into a surface of its own, in device pixels, larger
// on all sides by what the effects reach, and changed there.

int faves_effects_reach(const FavesEffects *effects) {
  if (!effects) return 0;
  double reach = 2 * effects->blur;
  if (effects->shadow.alpha > 0)
    reach += 2 * effects->shadow_blur + fmax(fabs(effects->shadow_x), fabs(effects->shadow_y));
  return (int)ceil(fmin(reach, 1000));
}

static unsigned char byte(double value) { return (unsigned char)lround(fmin(fmax(value, 0), 1) * 255); }

static void change_colors(cairo_surface_t *surface, const double *m) {
  cairo_surface_flush(surface);
  unsigned char *data = cairo_image_surface_get_data(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 *pixel = (guint32 *)(void *)(data + y * stride + x * 4);
      double alpha = (*pixel >> 24) / 255.0;
      if (alpha == 0) continue;
      double in[3], out[3];
      for (int i = 0; i < 3; i++) in[i] = (*pixel >> (16 - 8 * i) & 255) / 255.0 / alpha;
      for (int i = 0; i < 3; i++) {
        const double *row = m + 4 * i;
        out[i] = fmin(fmax(row[0] * in[0] + row[1] * in[1] + row[2] * in[2] + row[3], 0), 1) * alpha;
      }
      *pixel = (*pixel & 0xff000000u) | (guint32)byte(out[0]) << 16 | (guint32)byte(out[1]) << 8 | byte(out[2]);
    }
  cairo_surface_mark_dirty(surface);
}

/// What is not opaque is dark by as much: the bytes are multiplied with their alpha already.
static void luminance_to_alpha(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  unsigned char *data = cairo_image_surface_get_data(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 *pixel = (guint32 *)(void *)(data + y * stride + x * 4);
      double red = *pixel >> 16 & 255, green = *pixel >> 8 & 255, blue = *pixel & 255;
      *pixel = (guint32)byte((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) << 24;
    }
  cairo_surface_mark_dirty(surface);
}

void faves_effects_change(const FavesEffects *effects, cairo_surface_t *picture, double scale) {
  if (effects->changes_colors) change_colors(picture, effects->colors);
  if (effects->luminance_is_alpha) luminance_to_alpha(picture);
  faves_blur(picture, effects->blur * scale);
  if (effects->shadow.alpha <= 0) return;
  // A shadow has one colour: a byte a pixel is all there is to blur.
  cairo_surface_t *shadow = cairo_image_surface_create(
      CAIRO_FORMAT_A8, cairo_image_surface_get_width(picture), cairo_image_surface_get_height(picture));
  cairo_surface_set_device_scale(shadow, scale, scale);
  cairo_t *cr = cairo_create(shadow);
  cairo_set_source_surface(cr, picture, effects->shadow_x, effects->shadow_y);
  cairo_paint(cr);
  cairo_destroy(cr);
  faves_blur(shadow, effects->shadow_blur * scale);
  cr = cairo_create(picture);
  cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OVER);
  gdk_cairo_set_source_rgba(cr, &effects->shadow);
  cairo_mask_surface(cr, shadow, 0, 0);
  cairo_destroy(cr);
  cairo_surface_destroy(shadow);
}

/// How steep an edge is, as a share of opacity: steps would be seen where it is a step.
static const double EDGE = 0.02;

void faves_picture_threshold(cairo_surface_t *picture, double min, double max, const GdkRGBA *color) {
  cairo_surface_flush(picture);
  unsigned char *data = cairo_image_surface_get_data(picture);
  int width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
  int stride = cairo_image_surface_get_stride(picture);
  guint32 of[256];
  for (int i = 0; i < 256; i++) {
    double alpha = i / 255.0;
    // A bound at an end of the scale has nothing beyond it.
    double above = min <= 0 ? 1 : (alpha - min) / EDGE + 0.5, below = max >= 1 ? 1 : (max - alpha) / EDGE + 0.5;
    double share = fmin(fmax(fmin(above, below), 0), 1) * color->alpha;
    of[i] = (guint32)byte(share) << 24 | (guint32)byte(share * color->red) << 16 |
            (guint32)byte(share * color->green) << 8 | byte(share * color->blue);
  }
  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *)(void *)(data + y * stride);
    for (int x = 0; x < width; x++) row[x] = of[row[x] >> 24];
  }
  cairo_surface_mark_dirty(picture);
}

void faves_effects_draw(const FavesEffects *effects, GtkWidget *widget, cairo_t *cr, FavesDraw draw) {
  int reach = faves_effects_reach(effects), scale = gtk_widget_get_scale_factor(widget);
  GdkRectangle clip;
  GtkAllocation place;
  gtk_widget_get_clip(widget, &clip);
  gtk_widget_get_allocation(widget, &place);
  // From the widget's corner to that of what is drawn.
  double x = clip.x - place.x - reach, y = clip.y - place.y - reach;
  int width = (clip.width + 2 * reach) * scale, height = (clip.height + 2 * reach) * scale;
  if (width <= 0 || height <= 0 || width > 20000 || height > 20000) {
    draw(widget, cr);
    return;
  }
  cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_surface_set_device_scale(picture, scale, scale);
  cairo_t *inner = cairo_create(picture);
  cairo_translate(inner, -x, -y);
  draw(widget, inner);
  cairo_destroy(inner);
  faves_effects_change(effects, picture, scale);
  cairo_set_source_surface(cr, picture, x, y);
  cairo_paint(cr);
  cairo_surface_destroy(picture);
}
