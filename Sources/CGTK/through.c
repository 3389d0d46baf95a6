#include "through.h"

// GDK has a way for that, `gdk_window_set_pass_through`, with a mistake: of what it finds in such a window it looks for what is in
// there by the place in the outer one. In a scroll view that stands a hundred pixels to the right it looks a hundred pixels beside
// the pointer, and finds nothing. So a window that has such in it, not in its corner, lets nothing through; it has the
// shape of what takes events.

static GQuark shape_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-through-shape");
  return quark;
}

static GQuark mark_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-through");
  return quark;
}

static GQuark solid_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-through-solid");
  return quark;
}

/// Where something is met in the window that has none; NULL: nowhere.
static const cairo_region_t *solid_in(GdkWindow *window) { return g_object_get_qdata(G_OBJECT(window), solid_quark()); }

static void free_region(gpointer region) { cairo_region_destroy(region); }

void faves_through_mark(GdkWindow *window) {
  g_object_set_qdata(G_OBJECT(window), mark_quark(), window);
  gdk_window_set_pass_through(window, TRUE);
}

gboolean faves_through_is_marked(GdkWindow *window) { return g_object_get_qdata(G_OBJECT(window), mark_quark()) != NULL; }

static gboolean has_some_in_it(GdkWindow *window) {
  for (GList *item = gdk_window_peek_children(window); item; item = item->next)
    if (gdk_window_is_visible(item->data)) return TRUE;
  return FALSE;
}

/// Whether GDK would be mistaken about some window in here. `x`, `y`: where this one is in the outermost that lets through.
static gboolean misleads(GdkWindow *window, int x, int y) {
  for (GList *item = gdk_window_peek_children(window); item; item = item->next) {
    int left, top;
    if (!gdk_window_is_visible(item->data)) continue;
    gdk_window_get_position(item->data, &left, &top);
    left += x;
    top += y;
    if (faves_through_is_marked(item->data)) {
      // One that misleads by itself, or has something solid in it, lets nothing through either.
      gboolean takes = misleads(item->data, 0, 0) || (solid_in(item->data) && has_some_in_it(item->data));
      if (misleads(item->data, left, top) || ((left || top) && takes)) return TRUE;
    } else if (!gdk_window_get_pass_through(item->data) && (left || top) && has_some_in_it(item->data)) {
      return TRUE;
    }
  }
  return FALSE;
}

static void add_shape(const cairo_region_t *shape, const GdkRectangle *place, cairo_region_t *taken) {
  cairo_region_t *moved = cairo_region_copy(shape);
  cairo_region_translate(moved, place->x, place->y);
  cairo_region_union(taken, moved);
  cairo_region_destroy(moved);
}

/// Adds what a window takes: that of a tap area may have a shape.
static void add_taken(GdkWindow *window, const GdkRectangle *place, cairo_region_t *taken) {
  const cairo_region_t *open = faves_touch_open(window);
  if (open)
    add_shape(open, place, taken);
  else
    cairo_region_union_rectangle(taken, place);
}

/// Adds what takes events in a window whose corner is at `x`, `y`.
static void collect(GdkWindow *window, int x, int y, cairo_region_t *taken) {
  for (GList *item = gdk_window_peek_children(window); item; item = item->next) {
    GdkWindow *child = item->data;
    int left, top;
    if (!gdk_window_is_visible(child)) continue;
    gdk_window_get_position(child, &left, &top);
    GdkRectangle place = {x + left, y + top, gdk_window_get_width(child), gdk_window_get_height(child)};
    if (!faves_through_is_marked(child) && !gdk_window_get_pass_through(child)) {
      add_taken(child, &place, taken);
      continue;
    }
    cairo_region_t *within = cairo_region_create();
    collect(child, place.x, place.y, within);
    if (solid_in(child)) add_shape(solid_in(child), &place, within);
    cairo_region_intersect_rectangle(within, &place);
    cairo_region_union(taken, within);
    cairo_region_destroy(within);
  }
}

gboolean faves_through_update(GdkWindow *window, const cairo_region_t *solid) {
  cairo_region_t *before = g_object_get_qdata(G_OBJECT(window), shape_quark()), *taken = NULL;
  gboolean has_solid = solid && !cairo_region_is_empty(solid);
  if (has_solid || misleads(window, 0, 0)) {
    taken = cairo_region_create();
    collect(window, 0, 0, taken);
    if (has_solid) cairo_region_union(taken, solid);
  }
  g_object_set_qdata_full(G_OBJECT(window), solid_quark(), has_solid ? cairo_region_copy(solid) : NULL, free_region);
  if (before == taken || (before && taken && cairo_region_equal(before, taken))) {
    if (taken) cairo_region_destroy(taken);
    return FALSE;
  }
  gdk_window_input_shape_combine_region(window, taken, 0, 0);
  gdk_window_set_pass_through(window, !taken);
  g_object_set_qdata_full(G_OBJECT(window), shape_quark(), taken, free_region);
  return TRUE;
}
