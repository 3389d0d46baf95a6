#include "decor-private.h"
#include "solid.h"
#include "stack-private.h"
#include "touch-private.h"

// Where the content of a FavesTouch is met part by part: a container that draws nothing is met where what it holds is, so that
// neither its spacers nor the empty part of a frame take a press from what is behind. What is filled in a shape is met in that, what
// is a line on the line, anything else in its rectangle. The gap that a stack leaves between two parts belongs to them: nobody aims past it.

/// As many parts are looked at, at each layout. What is beyond them is met in the rectangle of the container that it is in.
#define PARTS_MOST 200

typedef struct {
  GtkWidget *touch;
  cairo_region_t *region;
  unsigned *left;  // how many parts are to be looked at still
} Search;

static cairo_region_t *region_of(GtkWidget *widget, const Search *within);

static void add(cairo_region_t *region, cairo_region_t *part) {
  cairo_region_union(region, part);
  cairo_region_destroy(part);
}

static void add_child(GtkWidget *child, gpointer data) {
  Search *search = data;
  add(search->region, region_of(child, search));
}

/// Whether something of its own is seen around what a container holds, be it a line.
static gboolean is_drawn(GtkWidget *widget) {
  const FavesDecor *decor = faves_is_frame(widget)    ? *faves_frame_decor(widget)
                            : faves_is_layers(widget) ? *faves_layers_decor(widget)
                                                      : NULL;
  return (decor && (decor->ground || decor->figure)) || (faves_is_frame(widget) && faves_frame_is_boxed(widget));
}

static gboolean clips(GtkWidget *widget) {
  return faves_is_frame(widget) ? faves_decor_clips(*faves_frame_decor(widget))
                                : faves_is_layers(widget) && faves_decor_clips(*faves_layers_decor(widget));
}

/// Adds what is between two parts of a stack, where they stand side by side.
static void add_gap(cairo_region_t *region, GdkRectangle one, GdkRectangle other, GtkOrientation axis, int most) {
  gboolean is_row = axis == GTK_ORIENTATION_HORIZONTAL;
  GdkRectangle first = (is_row ? one.x <= other.x : one.y <= other.y) ? one : other;
  GdkRectangle second = first.x == one.x && first.y == one.y ? other : one;
  GdkRectangle gap;
  if (is_row) {
    int top = MAX(first.y, second.y), bottom = MIN(first.y + first.height, second.y + second.height);
    gap = (GdkRectangle){first.x + first.width, top, second.x - first.x - first.width, bottom - top};
  } else {
    int left = MAX(first.x, second.x), right = MIN(first.x + first.width, second.x + second.width);
    gap = (GdkRectangle){left, first.y + first.height, right - left, second.y - first.y - first.height};
  }
  if (gap.width > 0 && gap.height > 0 && (is_row ? gap.width : gap.height) <= most)
    cairo_region_union_rectangle(region, &gap);
}

static void add_stack(FavesStack *stack, Search *search) {
  Slot *slot, *previous = NULL;
  GdkRectangle before;
  EACH_VISIBLE(stack, slot) {
    cairo_region_t *part = slot->widget ? region_of(slot->widget, search) : NULL;
    if (!part || cairo_region_is_empty(part)) {
      previous = NULL;
    } else {
      GdkRectangle place;
      cairo_region_get_extents(part, &place);
      if (previous) add_gap(search->region, before, place, stack->axis, faves_stack_gap(stack, previous, slot));
      cairo_region_union(search->region, part);
      before = place;
      previous = slot;
    }
    if (part) cairo_region_destroy(part);
  }
}

/// Whether it is met where what it holds is; FALSE: it is no container of ours, or too much for that.
static gboolean is_met_by_parts(GtkWidget *widget, unsigned left) {
  if (!left || faves_touch_is_shaped(widget) || is_drawn(widget)) return FALSE;
  if (faves_is_stack(widget)) return !faves_is_touch_stack(widget) && FAVES_STACK(widget)->used <= left;
  return faves_is_frame(widget) || faves_is_layers(widget) || faves_is_arranged(widget);
}

static cairo_region_t *region_of(GtkWidget *widget, const Search *within) {
  GtkWidget *touch = within->touch;
  Search search = {touch, cairo_region_create(), within->left};
  if (*search.left) --*search.left;
  // What has a shape is met whether anything is seen there or not.
  if (!faves_touch_may_meet(widget) && !faves_touch_is_shaped(widget)) return search.region;
  const cairo_region_t *told = faves_touch_told_shape(widget);
  gboolean by_parts = !told && is_met_by_parts(widget, *search.left);
  if (told) {
    add(search.region, faves_layout_region_drawn(widget, touch, told));
  } else if (faves_is_solid(widget)) {
    add(search.region, faves_solid_drawn(widget, touch));
    by_parts = GTK_IS_CONTAINER(widget) && *search.left;
  } else if (!by_parts) {
    cairo_region_t *line = faves_touch_line(widget, touch);
    add(search.region, line ? line : faves_layout_drawn_region(widget, touch, NULL, FALSE));
  }
  if (by_parts && faves_is_stack(widget)) add_stack(FAVES_STACK(widget), &search);
  else if (by_parts) gtk_container_foreach(GTK_CONTAINER(widget), add_child, &search);
  if (by_parts && clips(widget)) {
    cairo_region_t *whole = faves_layout_drawn_region(widget, touch, NULL, FALSE);
    cairo_region_intersect(search.region, whole);
    cairo_region_destroy(whole);
  }
  return search.region;
}

cairo_region_t *faves_touch_contents(GtkWidget *touch) {
  unsigned left = PARTS_MOST;
  Search search = {touch, cairo_region_create(), &left};
  gtk_container_foreach(GTK_CONTAINER(touch), add_child, &search);
  return search.region;
}
