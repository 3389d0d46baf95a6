#include "include/CGTK.h"

typedef struct {
  GtkScale parent;
} FavesScale;

typedef struct {
  GtkScaleClass parent_class;
} FavesScaleClass;

G_DEFINE_TYPE(FavesScale, faves_scale, GTK_TYPE_SCALE)

/// Where nobody says how wide it is to be.
#define IDEAL_WIDTH 100

static void get_preferred_width(GtkWidget *widget, int *min, int *ideal) {
  GTK_WIDGET_CLASS(faves_scale_parent_class)->get_preferred_width(widget, min, ideal);
  *ideal = MAX(*ideal, IDEAL_WIDTH);
}

static void faves_scale_class_init(FavesScaleClass *class) {
  GTK_WIDGET_CLASS(class)->get_preferred_width = get_preferred_width;
}

static void faves_scale_init(FavesScale *scale) {}

GtkWidget *faves_scale_new(void) {
  return g_object_new(faves_scale_get_type(), "orientation", GTK_ORIENTATION_HORIZONTAL, "draw-value", FALSE, NULL);
}
