#include "include/CGTK.h"

// What is drawn by a program's own code: as large as it is offered, and where nobody offers anything, a little square.

typedef struct {
  GtkDrawingArea parent;
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

GtkWidget *faves_surface_new(void) { return g_object_new(faves_surface_get_type(), NULL); }
