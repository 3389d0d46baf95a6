#include "solid.h"
#include "layers-private.h"
#include "touch-private.h"

#include <math.h>

// What is filled is met where it is drawn, though it has no GdkWindow: a dimmed page lets nobody press what is behind it. Of what
// is round the corners are not met.

typedef struct {
  FavesPathFunction _Nullable path;  // NULL: it fills its rectangle
  void *_Nullable data;
  gboolean even_odd;
  // What is met of it, from its corner, for the size that it had when somebody looked last; NULL: nobody has.
  cairo_region_t *_Nullable region;
  int width, height;
} Solid;

static GQuark solid_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-solid");
  return quark;
}

static Solid *solid_of(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), solid_quark()); }

gboolean faves_is_solid(GtkWidget *widget) { return solid_of(widget) != NULL; }

static void free_solid(gpointer data) {
  Solid *solid = data;
  if (solid->region) cairo_region_destroy(solid->region);
  g_free(solid);
}

static void set(GtkWidget *widget, Solid *solid) {
  gboolean changes = faves_is_solid(widget) != (solid != NULL);
  g_object_set_qdata_full(G_OBJECT(widget), solid_quark(), solid, free_solid);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (changes && parent && faves_is_layers(parent)) faves_layers_stack_windows(FAVES_LAYERS(parent));
  faves_layers_look_again(widget);
  faves_touch_look_again(widget);
}

void faves_set_solid(GtkWidget *widget, gboolean solid) {
  Solid *before = solid_of(widget);
  if (solid ? before && !before->path : !before) return;
  set(widget, solid ? g_new0(Solid, 1) : NULL);
}

void faves_set_solid_within(GtkWidget *widget, FavesPathFunction path, void *data, gboolean even_odd) {
  Solid *solid = g_new0(Solid, 1);
  *solid = (Solid){.path = path, .data = data, .even_odd = even_odd};
  set(widget, solid);
}

static cairo_region_t *rasterized(GtkWidget *widget, const Solid *solid, int width, int height, GtkWidget *ancestor) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A1, 1, 1);
  cairo_t *context = cairo_create(surface);
  solid->path(context, width, height, solid->data);
  cairo_path_t *path = cairo_copy_path(context);
  cairo_region_t *region = faves_layout_drawn_region(widget, ancestor, path, solid->even_odd);
  cairo_path_destroy(path);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return region;
}

/// What is met of a widget that is filled within a path, from its corner: the pixels whose middle is in it.
static const cairo_region_t *shape(GtkWidget *widget, Solid *solid, int width, int height) {
  if (solid->region && solid->width == width && solid->height == height) return solid->region;
  if (solid->region) cairo_region_destroy(solid->region);
  solid->width = width;
  solid->height = height;
  solid->region = rasterized(widget, solid, width, height, widget);
  return solid->region;
}

cairo_region_t *faves_solid_drawn(GtkWidget *widget, GtkWidget *ancestor) {
  Solid *solid = solid_of(widget);
  if (!solid->path) return faves_layout_drawn_region(widget, ancestor, NULL, FALSE);
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  cairo_matrix_t drawing;
  faves_layout_drawing(widget, ancestor, &drawing);
  if (drawing.xx != 1 || drawing.yy != 1 || drawing.xy != 0 || drawing.yx != 0)
    return rasterized(widget, solid, width, height, ancestor);
  cairo_region_t *region = cairo_region_copy(shape(widget, solid, width, height));
  cairo_region_translate(region, (int)lround(drawing.x0), (int)lround(drawing.y0));
  return region;
}

typedef struct {
  GdkWindow *window;
  GtkWidget *around;  // what the places of all that is looked through are found from
  int x, y;           // the corner of that in the window
  cairo_region_t *region;
} Search;

/// Whether it is a button that the program says the shape of, or of all of its label. The window that it takes presses with has
/// that shape, and what is beside it in the label, filled or not, is not met.
static gboolean is_shaped_button(GtkWidget *widget) {
  if (!GTK_IS_BUTTON(widget)) return FALSE;
  while (widget && !faves_touch_is_shaped(widget)) {
    if (faves_is_layers(widget)) {
      FavesLayers *layers = FAVES_LAYERS(widget);
      widget = layers->layers->len ? LAYER(layers, 0)->widget : NULL;
    } else {
      widget = faves_is_frame(widget) ? faves_frame_get_child(widget)
               : GTK_IS_BUTTON(widget) ? gtk_bin_get_child(GTK_BIN(widget)) : NULL;
    }
  }
  return widget != NULL;
}

static void add(GtkWidget *widget, gpointer data) {
  Search *search = data;
  // What has a window of its own is met in that.
  if (!gtk_widget_get_mapped(widget) || gtk_widget_get_window(widget) != search->window || faves_passes_through(widget)) return;
  if (faves_is_solid(widget)) {
    cairo_region_t *region = faves_solid_drawn(widget, search->around);
    cairo_region_translate(region, search->x, search->y);
    cairo_region_union(search->region, region);
    cairo_region_destroy(region);
  }
  if (GTK_IS_CONTAINER(widget) && !is_shaped_button(widget)) gtk_container_forall(GTK_CONTAINER(widget), add, search);
}

cairo_region_t *faves_solid_region(GtkWidget *widget, GdkWindow *window) {
  Search search = {window, gtk_widget_get_parent(widget), 0, 0, cairo_region_create()};
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  int x = 0, y = 0;
  gtk_widget_translate_coordinates(widget, search.around, 0, 0, &x, &y);
  search.x = place.x - x;
  search.y = place.y - y;
  add(widget, &search);
  return search.region;
}
