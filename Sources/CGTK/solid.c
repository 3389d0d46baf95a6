#include "solid.h"

// What is filled is met where it is drawn, though it has no GdkWindow: a dimmed page lets nobody press what is behind it.

static GQuark solid_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-solid");
  return quark;
}

gboolean faves_is_solid(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), solid_quark()) != NULL; }

void faves_set_solid(GtkWidget *widget, gboolean solid) {
  if (faves_is_solid(widget) == !!solid) return;
  g_object_set_qdata(G_OBJECT(widget), solid_quark(), GINT_TO_POINTER(solid));
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent && faves_is_layers(parent)) faves_layers_stack_windows(FAVES_LAYERS(parent));
}

typedef struct {
  GdkWindow *window;
  cairo_region_t *region;
} Search;

static void add(GtkWidget *widget, gpointer data) {
  Search *search = data;
  // What has a window of its own is met in that.
  if (!gtk_widget_get_mapped(widget) || gtk_widget_get_window(widget) != search->window || faves_passes_through(widget)) return;
  if (faves_is_solid(widget)) {
    GtkAllocation place;
    gtk_widget_get_allocation(widget, &place);
    cairo_region_union_rectangle(search->region, &place);
  }
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), add, search);
}

cairo_region_t *faves_solid_region(GtkWidget *widget, GdkWindow *window) {
  Search search = {window, cairo_region_create()};
  add(widget, &search);
  return search.region;
}
