#ifndef SURROUNDED_H
#define SURROUNDED_H

// A leaf, as a text or a picture is, with space, bounds and a ground of its own, beside the same leaf in frames that have them:
// both have to be as large, and to look the same.

#include "check.h"

typedef struct {
  int inner[4], outer[4];  // leading, top, trailing, bottom
  int bounds[2][3];        // by orientation: least, ideal, most
  FavesAlign align[2];
  gboolean bare;  // whether nothing is drawn around it, nor cut there
} Around;

#define NO {FAVES_UNSET, FAVES_UNSET, FAVES_UNSET}
#define EXACTLY(n) {n, FAVES_UNSET, n}
#define TO(n) {FAVES_UNSET, FAVES_UNSET, n}
#define MIDDLE {FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER}

static inline void pad(GtkWidget *widget, const int *space) {
  gtk_widget_set_margin_start(widget, space[0]);
  gtk_widget_set_margin_top(widget, space[1]);
  gtk_widget_set_margin_end(widget, space[2]);
  gtk_widget_set_margin_bottom(widget, space[3]);
}

static inline void paint_ground(cairo_t *cr, double width, double height, void *data) {
  cairo_set_source_rgb(cr, 0.2, 0.5, 0.9);
  cairo_paint(cr);
  cairo_set_source_rgb(cr, 0.9, 0.9, 0.2);
  cairo_rectangle(cr, 0, 0, width / 2, height / 2);
  cairo_fill(cr);
}

static inline void paint_line(cairo_t *cr, double width, double height, void *data) {
  cairo_set_source_rgb(cr, 1, 0, 0);
  cairo_rectangle(cr, -2, -2, width + 4, height + 4);
  cairo_stroke(cr);
}

static inline void decorate(GtkWidget *widget) {
  faves_decor_set_ground(widget, paint_ground, NULL);
  faves_decor_set_clip(widget, FAVES_CLIP_ROUNDED, 6);
  faves_decor_set_figure(widget, paint_line, NULL, 4);
}

/// The leaf in a frame in a frame.
static inline GtkWidget *framed(GtkWidget *leaf, const Around *around) {
  GtkWidget *frame = faves_frame_new(), *whole = faves_frame_new();
  pad(leaf, around->inner);
  pad(frame, around->outer);
  for (int axis = 0; axis < 2; axis++) {
    const int *bounds = around->bounds[axis];
    faves_frame_set_bounds(frame, (GtkOrientation)axis, bounds[0], bounds[1], bounds[2]);
  }
  faves_frame_set_alignment(frame, around->align[0], around->align[1]);
  faves_frame_set_child(frame, leaf);
  faves_frame_set_child(whole, frame);
  if (!around->bare) decorate(whole);
  return whole;
}

/// The leaf with all of that.
static inline GtkWidget *alone(GtkWidget *leaf, const Around *around) {
  const int *inner = around->inner, *outer = around->outer;
  faves_leaf_set_space(leaf, FALSE, inner[0], inner[1], inner[2], inner[3]);
  faves_leaf_set_space(leaf, TRUE, outer[0], outer[1], outer[2], outer[3]);
  for (int axis = 0; axis < 2; axis++) {
    const int *bounds = around->bounds[axis];
    faves_leaf_set_bounds(leaf, (GtkOrientation)axis, bounds[0], bounds[1], bounds[2]);
  }
  faves_leaf_set_alignment(leaf, around->align[0], around->align[1]);
  if (!around->bare) decorate(leaf);
  return leaf;
}

/// What is put in a container of ours, in a window.
static inline GtkWidget *put(GtkWidget *widget) {
  GtkWidget *layers = faves_layers_new();
  gtk_container_add(GTK_CONTAINER(layers), widget);
  gtk_widget_show_all(layers);
  return g_object_ref_sink(layers);
}

/// Both in one window, below each other.
static inline GtkWidget *show_both(GtkWidget *one, GtkWidget *other) {
  GtkWidget *row = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(row), one);
  gtk_container_add(GTK_CONTAINER(row), other);
  return show_in_window(row);
}

static inline gboolean same_sizes(GtkWidget *one, GtkWidget *other) {
  return minimum_width(one) == minimum_width(other) && natural_width(one) == natural_width(other) &&
         natural_height(one) == natural_height(other);
}

/// Along how many axes only one of them takes what room there is.
static inline unsigned different_expansions(GtkWidget *one, GtkWidget *other) {
  unsigned different = 0;
  for (int axis = 0; axis < 2; axis++)
    different += gtk_widget_compute_expand(one, (GtkOrientation)axis) !=
                 gtk_widget_compute_expand(other, (GtkOrientation)axis);
  return different;
}

static inline gboolean same_baselines(GtkWidget *one, GtkWidget *other) {
  for (int last = 0; last < 2; last++)
    if (faves_layout_text_baseline(one, last) != faves_layout_text_baseline(other, last)) return FALSE;
  return TRUE;
}

/// How far beyond its edges a widget is looked at.
#define BEYOND 60

/// - scale: pixels of the screen for one of GTK's.
static inline cairo_surface_t *picture(GtkWidget *widget, int width, int height, int scale) {
  int across = (width + 2 * BEYOND) * scale, down = (height + 2 * BEYOND) * scale;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, across, down);
  cairo_surface_set_device_scale(surface, scale, scale);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, BEYOND, BEYOND);
  gtk_widget_draw(widget, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

/// Columns of a picture, from one to before another, in GTK's pixels from the widget's edge.
typedef struct {
  int from, to;
} Columns;

static inline gboolean are_in(const Columns *columns, unsigned count, int x) {
  for (unsigned i = 0; i < count; i++)
    if (x >= columns[i].from && x < columns[i].to) return TRUE;
  return FALSE;
}

/// Whether two widgets of one size look the same, apart from `count` columns.
static inline gboolean same_picture(GtkWidget *one, GtkWidget *other, int width, int height, int scale,
                                    const Columns *apart, unsigned count) {
  cairo_surface_t *a = picture(one, width, height, scale), *b = picture(other, width, height, scale);
  int across = cairo_image_surface_get_width(a), down = cairo_image_surface_get_height(a);
  int stride = cairo_image_surface_get_stride(a) / 4;
  const guint32 *theirs = (const guint32 *)(void *)cairo_image_surface_get_data(a);
  const guint32 *ours = (const guint32 *)(void *)cairo_image_surface_get_data(b);
  gboolean same = TRUE;
  for (int y = 0; same && y < down; y++)
    for (int x = 0; same && x < across; x++)
      same = theirs[y * stride + x] == ours[y * stride + x] || are_in(apart, count, x / scale - BEYOND);
  cairo_surface_destroy(a);
  cairo_surface_destroy(b);
  return same;
}

#endif
