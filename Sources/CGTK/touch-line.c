#include "decor-private.h"
#include "layout-private.h"
#include "touch-private.h"

// Something of which nothing is seen but a line, as a ring: it is pressed on that, and not in what the line is around.

/// So much farther out than the widget is drawn something may be met that is too thin to be met otherwise, in pixels.
#define THIN_ROOM 4

typedef struct {
  FavesPathFunction drawing;
  void *data;
} Line;

static GQuark line_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-line");
  return quark;
}

static Line *line_of(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), line_quark()); }

void faves_set_line(GtkWidget *widget, FavesPathFunction drawing, void *data) {
  if (!drawing && !line_of(widget)) return;
  Line *line = drawing ? g_new(Line, 1) : NULL;
  if (line) *line = (Line){drawing, data};
  g_object_set_qdata_full(G_OBJECT(widget), line_quark(), line, g_free);
  faves_touch_around_changed(widget);
}

cairo_region_t *faves_touch_line(GtkWidget *widget, GtkWidget *ancestor) {
  const Line *line = line_of(widget);
  if (!line) return NULL;
  GtkAllocation place;
  GdkRectangle clip, whole;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_get_clip(widget, &clip);
  gdk_rectangle_union(&place, &clip, &whole);
  int left = place.x - whole.x + THIN_ROOM, top = place.y - whole.y + THIN_ROOM;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_A1, whole.width + 2 * THIN_ROOM, whole.height + 2 * THIN_ROOM);
  cairo_t *context = cairo_create(surface);
  cairo_translate(context, left, top);
  line->drawing(context, place.width, place.height, line->data);
  cairo_destroy(context);
  cairo_region_t *own = gdk_cairo_region_create_from_surface(surface);
  cairo_surface_destroy(surface);
  cairo_region_translate(own, -left, -top);
  cairo_region_t *drawn = faves_layout_region_drawn(widget, ancestor, own);
  cairo_region_destroy(own);
  return drawn;
}
