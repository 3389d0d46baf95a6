#include "layout-private.h"

#include <math.h>

// Where something is drawn that is turned, scaled or put elsewhere, in whole pixels.

/// Far outside of every screen, and what X11 counts to. A view may be made larger than any.
#define FARTHEST 30000.0

GdkRectangle faves_layout_around(const GdkRectangle *rect, const cairo_matrix_t *drawing) {
  double least[2] = {G_MAXDOUBLE, G_MAXDOUBLE}, most[2] = {-G_MAXDOUBLE, -G_MAXDOUBLE};
  for (int corner = 0; corner < 4; corner++) {
    double at[2] = {rect->x + (corner & 1 ? rect->width : 0), rect->y + (corner & 2 ? rect->height : 0)};
    cairo_matrix_transform_point(drawing, &at[0], &at[1]);
    for (int axis = 0; axis < 2; axis++) {
      least[axis] = MIN(least[axis], at[axis]);
      most[axis] = MAX(most[axis], at[axis]);
    }
  }
  for (int axis = 0; axis < 2; axis++) {
    least[axis] = floor(CLAMP(least[axis], -FARTHEST, FARTHEST));
    most[axis] = ceil(CLAMP(most[axis], -FARTHEST, FARTHEST));
  }
  return (GdkRectangle){least[0], least[1], most[0] - least[0], most[1] - least[1]};
}

/// The whole pixels that something of a path is in.
static GdkRectangle extents_of(const cairo_path_t *path) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A1, 1, 1);
  cairo_t *context = cairo_create(surface);
  cairo_append_path(context, path);
  double left, top, right, bottom;
  cairo_path_extents(context, &left, &top, &right, &bottom);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  int x = (int)floor(CLAMP(left, -FARTHEST, FARTHEST)), y = (int)floor(CLAMP(top, -FARTHEST, FARTHEST));
  return (GdkRectangle){x, y, (int)ceil(CLAMP(right, -FARTHEST, FARTHEST)) - x,
                        (int)ceil(CLAMP(bottom, -FARTHEST, FARTHEST)) - y};
}

cairo_region_t *faves_layout_drawn_region(GtkWidget *widget, GtkWidget *ancestor, const cairo_path_t *path,
                                          gboolean even_odd) {
  cairo_matrix_t drawing;
  faves_layout_drawing(widget, ancestor, &drawing);
  GdkRectangle own = {0, 0, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)};
  if (path) {
    // What is farther away than the widget is large is not looked at.
    int reach = MAX(own.width, own.height);
    GdkRectangle near = {-reach, -reach, own.width + 2 * reach, own.height + 2 * reach}, extents = extents_of(path);
    if (!gdk_rectangle_intersect(&near, &extents, &own)) return cairo_region_create();
  }
  GdkRectangle drawn = faves_layout_around(&own, &drawing);
  if (drawn.width <= 0 || drawn.height <= 0) return cairo_region_create();
  if (!path && drawing.xy == 0 && drawing.yx == 0) return cairo_region_create_rectangle(&drawn);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A1, drawn.width, drawn.height);
  cairo_t *context = cairo_create(surface);
  cairo_translate(context, -drawn.x, -drawn.y);
  cairo_transform(context, &drawing);
  if (path)
    cairo_append_path(context, path);
  else
    gdk_cairo_rectangle(context, &own);
  if (even_odd) cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(context);
  cairo_destroy(context);
  cairo_region_t *region = gdk_cairo_region_create_from_surface(surface);
  cairo_surface_destroy(surface);
  cairo_region_translate(region, drawn.x, drawn.y);
  return region;
}

cairo_region_t *faves_layout_region_drawn(GtkWidget *widget, GtkWidget *ancestor, const cairo_region_t *region) {
  cairo_matrix_t drawing;
  faves_layout_drawing(widget, ancestor, &drawing);
  gboolean is_moved_alone = drawing.xx == 1 && drawing.yy == 1 && drawing.xy == 0 && drawing.yx == 0;
  if (is_moved_alone) {
    cairo_region_t *moved = cairo_region_copy(region);
    cairo_region_translate(moved, (int)lround(drawing.x0), (int)lround(drawing.y0));
    return moved;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A1, 1, 1);
  cairo_t *context = cairo_create(surface);
  gdk_cairo_region(context, region);
  cairo_path_t *path = cairo_copy_path(context);
  cairo_region_t *drawn = faves_layout_drawn_region(widget, ancestor, path, FALSE);
  cairo_path_destroy(path);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return drawn;
}
