#include "leaf.h"

#include <string.h>

// What a program lays out around a text or a picture, its widget has itself: space, bounds, and space around those. All of it
// together is the widget's size. The content stands in a box within, which GtkLabel or GtkImage takes for all there is.

static FavesSurrounds **place_of(GtkWidget *widget) {
  return faves_is_label(widget) ? faves_label_surrounds(widget) : faves_image_surrounds(widget);
}

FavesSurrounds *faves_leaf_surrounds(GtkWidget *widget) {
  return faves_is_label(widget) || faves_is_image(widget) ? *place_of(widget) : NULL;
}

static FavesSurrounds *make(GtkWidget *leaf) {
  FavesSurrounds **place = place_of(leaf);
  if (!*place) {
    *place = g_new0(FavesSurrounds, 1);
    faves_bounds_init(&(*place)->bounds);
    (*place)->opacity = 1;
    (*place)->box = (GdkRectangle){0, 0, gtk_widget_get_allocated_width(leaf), gtk_widget_get_allocated_height(leaf)};
  }
  return *place;
}

FavesDecor **faves_leaf_decor(GtkWidget *leaf) { return &make(leaf)->decor; }

void faves_surrounds_free(FavesSurrounds *surrounds) {
  if (surrounds) faves_decor_free(surrounds->decor);
  g_free(surrounds);
}

// Sizes.

int faves_surrounds_room(const FavesSurrounds *surrounds, GtkOrientation axis, int length) {
  return MAX(0, length - faves_space(surrounds->outer, axis));
}

void faves_surrounds_expand(const FavesSurrounds *surrounds, const gboolean *content, gboolean *horizontal,
                            gboolean *vertical) {
  const FavesBounds *bounds = &surrounds->bounds;
  gboolean takes[2];
  for (int axis = 0; axis < 2; axis++)
    takes[axis] = bounds->max[axis] >= 0 ? !faves_bounds_are_fixed(bounds, (GtkOrientation)axis) : content[axis];
  *horizontal = takes[GTK_ORIENTATION_HORIZONTAL];
  *vertical = takes[GTK_ORIENTATION_VERTICAL];
}

int faves_surrounds_maximum(const FavesSurrounds *surrounds, GtkOrientation axis, int ideal) {
  if (!surrounds || surrounds->bounds.max[axis] < 0) return FAVES_UNSET;
  return MAX(ideal, faves_add(surrounds->bounds.max[axis], faves_space(surrounds->outer, axis)));
}

int faves_surrounds_above(const FavesSurrounds *surrounds, FavesSizes height) {
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  int room = faves_bounds_around(&surrounds->bounds, axis, height).ideal;
  return surrounds->outer[axis][0] + faves_place(surrounds->bounds.align[axis], room, height.ideal) +
         surrounds->inner[axis][0];
}

// Places.

void faves_surrounds_place(FavesSurrounds *surrounds, GtkWidget *widget, int width, int height, const int *size) {
  int whole[2], at[2], inside[2];
  gboolean rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  whole[GTK_ORIENTATION_HORIZONTAL] = width;
  whole[GTK_ORIENTATION_VERTICAL] = height;
  for (int i = 0; i < 2; i++) {
    GtkOrientation axis = (GtkOrientation)i;
    int room = faves_surrounds_room(surrounds, axis, whole[axis]);
    at[axis] = surrounds->outer[axis][0] + faves_place(surrounds->bounds.align[axis], room, size[axis]) +
               surrounds->inner[axis][0] + surrounds->glide[axis];
    inside[axis] = size[axis] - faves_space(surrounds->inner, axis);
  }
  if (rtl) at[GTK_ORIENTATION_HORIZONTAL] = width - at[GTK_ORIENTATION_HORIZONTAL] - inside[GTK_ORIENTATION_HORIZONTAL];
  // As GTK places what has no room.
  surrounds->box = (GdkRectangle){at[0], at[1], MAX(1, inside[0]), MAX(1, inside[1])};
}

void faves_leaf_get_box(GtkWidget *leaf, GdkRectangle *box) {
  const FavesSurrounds *surrounds = faves_leaf_surrounds(leaf);
  if (surrounds) {
    *box = surrounds->box;
    return;
  }
  *box = (GdkRectangle){0, 0, gtk_widget_get_allocated_width(leaf), gtk_widget_get_allocated_height(leaf)};
}

GtkAllocation faves_leaf_content_place(GtkWidget *leaf, const GtkAllocation *whole) {
  const FavesSurrounds *surrounds = faves_leaf_surrounds(leaf);
  if (!surrounds) return *whole;
  const GdkRectangle *box = &surrounds->box;
  return (GtkAllocation){whole->x + box->x, whole->y + box->y, box->width, box->height};
}

void faves_leaf_allocate_base(GtkWidget *leaf, GtkWidgetClass *base, const GtkAllocation *whole) {
  GtkAllocation place = faves_leaf_content_place(leaf, whole);
  base->size_allocate(leaf, &place);
  if (!faves_leaf_surrounds(leaf)) return;
  // To set the allocation is to forget what is drawn beyond it.
  GtkAllocation clip;
  gtk_widget_get_clip(leaf, &clip);
  gtk_widget_set_allocation(leaf, whole);
  gtk_widget_set_clip(leaf, &clip);
}

void faves_leaf_bound_clip(GtkWidget *leaf, const GtkAllocation *whole) {
  const FavesSurrounds *surrounds = faves_leaf_surrounds(leaf);
  if (!surrounds) return;
  GdkRectangle clip;
  gtk_widget_get_clip(leaf, &clip);
  gdk_rectangle_union(&clip, whole, &clip);
  faves_decor_bound(surrounds->decor, whole, &clip);
  gtk_widget_set_clip(leaf, &clip);
}

// Drawing.

/// The content within what is drawn around it: that takes no part in what is said of the content.
static void draw_content(GtkWidget *widget, cairo_t *cr) {
  const FavesSurrounds *surrounds = faves_leaf_surrounds(widget);
  gboolean faint = surrounds->opacity < 1;
  if (faint) cairo_push_group(cr);
  faves_layout_draw_in_its_paint(widget, &surrounds->box, cr, surrounds->content);
  if (!faint) return;
  cairo_pop_group_to_source(cr);
  cairo_paint_with_alpha(cr, surrounds->opacity);
}

void faves_leaf_draw(GtkWidget *leaf, cairo_t *cr, FavesDraw content) {
  FavesSurrounds *surrounds = faves_leaf_surrounds(leaf);
  if (!surrounds) {
    content(leaf, cr);
    return;
  }
  surrounds->content = content;
  faves_decor_draw(surrounds->decor, leaf, cr, draw_content);
}

// Public.

void faves_leaf_set_space(GtkWidget *leaf, gboolean outside, int leading, int top, int trailing, int bottom) {
  FavesSurrounds *surrounds = make(leaf);
  int(*space)[2] = outside ? surrounds->outer : surrounds->inner;
  int new[2][2];
  new[GTK_ORIENTATION_HORIZONTAL][0] = leading;
  new[GTK_ORIENTATION_HORIZONTAL][1] = trailing;
  new[GTK_ORIENTATION_VERTICAL][0] = top;
  new[GTK_ORIENTATION_VERTICAL][1] = bottom;
  if (!memcmp(space, new, sizeof new)) return;
  memcpy(space, new, sizeof new);
  gtk_widget_queue_resize(leaf);
}

void faves_leaf_set_bounds(GtkWidget *leaf, GtkOrientation axis, int min, int ideal, int max) {
  if (!faves_bounds_set(&make(leaf)->bounds, axis, min, ideal, max)) return;
  gtk_widget_queue_compute_expand(leaf);
  gtk_widget_queue_resize(leaf);
}

void faves_leaf_set_alignment(GtkWidget *leaf, FavesAlign horizontal, FavesAlign vertical) {
  FavesAlign *align = make(leaf)->bounds.align;
  if (align[GTK_ORIENTATION_HORIZONTAL] == horizontal && align[GTK_ORIENTATION_VERTICAL] == vertical) return;
  align[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  align[GTK_ORIENTATION_VERTICAL] = vertical;
  gtk_widget_queue_allocate(leaf);
}

void faves_leaf_set_glide(GtkWidget *leaf, int dx, int dy) {
  FavesSurrounds *surrounds = faves_leaf_surrounds(leaf);
  if (!surrounds || (surrounds->glide[GTK_ORIENTATION_HORIZONTAL] == dx && surrounds->glide[GTK_ORIENTATION_VERTICAL] == dy))
    return;
  surrounds->glide[GTK_ORIENTATION_HORIZONTAL] = dx;
  surrounds->glide[GTK_ORIENTATION_VERTICAL] = dy;
  gtk_widget_queue_allocate(leaf);
}

void faves_leaf_set_content_opacity(GtkWidget *leaf, double opacity) {
  FavesSurrounds *surrounds = make(leaf);
  if (surrounds->opacity == opacity) return;
  surrounds->opacity = opacity;
  gtk_widget_queue_draw(leaf);
}
