#include "include/CGTK.h"

typedef struct {
  GtkImage parent;
  gboolean resizable;
  int ideal[2];  // by GtkOrientation
} FavesImage;

typedef struct {
  GtkImageClass parent_class;
} FavesImageClass;

G_DEFINE_TYPE(FavesImage, faves_image, GTK_TYPE_IMAGE)

#define FAVES_IMAGE(w) ((FavesImage *)(w))

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) {
    GTK_WIDGET_CLASS(faves_image_parent_class)->get_preferred_width(widget, min, ideal);
    return;
  }
  *min = 0;
  *ideal = image->ideal[GTK_ORIENTATION_HORIZONTAL];
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) {
    GTK_WIDGET_CLASS(faves_image_parent_class)->get_preferred_height(widget, min, ideal);
    return;
  }
  *min = 0;
  *ideal = image->ideal[GTK_ORIENTATION_VERTICAL];
}

// GtkImage's own forms of these measure the icon as well.
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  preferred_height(widget, min, ideal);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  preferred_width(widget, min, ideal);
}
static void preferred_height_and_baseline(GtkWidget *widget, int width, int *min, int *ideal,
                                          int *min_baseline, int *ideal_baseline) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) {
    GTK_WIDGET_CLASS(faves_image_parent_class)
        ->get_preferred_height_and_baseline_for_width(widget, width, min, ideal, min_baseline,
                                                      ideal_baseline);
    return;
  }
  preferred_height(widget, min, ideal);
  if (min_baseline) *min_baseline = -1;
  if (ideal_baseline) *ideal_baseline = -1;
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  if (FAVES_IMAGE(widget)->resizable) return FALSE;
  return GTK_WIDGET_CLASS(faves_image_parent_class)->draw(widget, cr);
}

static void faves_image_class_init(FavesImageClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = preferred_height_and_baseline;
  widget_class->draw = draw;
}

static void faves_image_init(FavesImage *image) {}

GtkWidget *faves_image_new(void) { return g_object_new(faves_image_get_type(), NULL); }

void faves_image_set_resizable(GtkWidget *widget, int ideal_width, int ideal_height) {
  FavesImage *image = FAVES_IMAGE(widget);
  ideal_width = MAX(0, ideal_width);
  ideal_height = MAX(0, ideal_height);
  if (image->resizable && image->ideal[0] == ideal_width && image->ideal[1] == ideal_height) return;
  image->resizable = TRUE;
  image->ideal[GTK_ORIENTATION_HORIZONTAL] = ideal_width;
  image->ideal[GTK_ORIENTATION_VERTICAL] = ideal_height;
  gtk_widget_set_hexpand(widget, TRUE);
  gtk_widget_set_vexpand(widget, TRUE);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_fixed(GtkWidget *widget) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) return;
  image->resizable = FALSE;
  gtk_widget_set_hexpand(widget, FALSE);
  gtk_widget_set_vexpand(widget, FALSE);
  gtk_widget_queue_resize(widget);
}

gboolean faves_image_is_resizable(GtkWidget *widget) { return FAVES_IMAGE(widget)->resizable; }
