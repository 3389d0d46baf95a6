#include "include/CGTK.h"

// What is drawn by a program's own code: as large as it is offered, and where nobody offers anything, a little square.

typedef struct {
  GtkDrawingArea parent;
  FavesSurfaceMost most;
  void *data;
} FavesSurface;

typedef struct {
  GtkDrawingAreaClass parent_class;
} FavesSurfaceClass;

G_DEFINE_TYPE(FavesSurface, faves_surface, GTK_TYPE_DRAWING_AREA)

static const int ideal_side = 10;

static void preferred_length(GtkWidget *widget, int *min, int *ideal) {
  *min = 0;
  *ideal = ideal_side;
}

static void faves_surface_class_init(FavesSurfaceClass *class) {
  GTK_WIDGET_CLASS(class)->get_preferred_width = preferred_length;
  GTK_WIDGET_CLASS(class)->get_preferred_height = preferred_length;
}

static void faves_surface_init(FavesSurface *surface) {
  // No window: it lies under others and lets their events through.
  gtk_widget_set_has_window(GTK_WIDGET(surface), FALSE);
}

// Public.

gboolean faves_is_surface(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_surface_get_type());
}

void faves_surface_set_most(GtkWidget *widget, FavesSurfaceMost most, void *data) {
  FavesSurface *surface = (FavesSurface *)widget;
  surface->most = most;
  surface->data = data;
  // A frame takes all the room there is for what does, and not for what has a length.
  gtk_widget_queue_compute_expand(widget);
  gtk_widget_queue_resize(widget);
}

int faves_surface_most(GtkWidget *widget, GtkOrientation axis, int across) {
  FavesSurface *surface = (FavesSurface *)widget;
  return surface->most ? surface->most(axis, across, surface->data) : FAVES_INFINITY;
}

GtkWidget *faves_surface_new(void) { return g_object_new(faves_surface_get_type(), NULL); }
