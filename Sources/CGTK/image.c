#include "include/CGTK.h"

#include <math.h>

typedef struct {
  GtkImage parent;
  gboolean resizable;
  int ideal[2], least[2];  // by GtkOrientation
  int side;                // of a symbol at the usual size of text; 0: none
  double ratio;            // width by height that its size keeps; 0: none
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
  *min = image->least[GTK_ORIENTATION_HORIZONTAL];
  *ideal = image->ideal[GTK_ORIENTATION_HORIZONTAL];
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) {
    GTK_WIDGET_CLASS(faves_image_parent_class)->get_preferred_height(widget, min, ideal);
    return;
  }
  *min = image->least[GTK_ORIENTATION_VERTICAL];
  *ideal = image->ideal[GTK_ORIENTATION_VERTICAL];
}

static gboolean keeps_ratio(FavesImage *image) { return image->resizable && image->ratio > 0; }

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  return keeps_ratio(FAVES_IMAGE(widget)) ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static int rounded(double length) { return (int)CLAMP(length + 0.5, 0, G_MAXINT16); }

// GtkImage's own forms of these measure the icon as well.
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  preferred_height(widget, min, ideal);
  if (width >= 0 && keeps_ratio(image)) *ideal = MAX(*min, rounded(width / image->ratio));
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  preferred_width(widget, min, ideal);
  if (height >= 0 && keeps_ratio(image)) *ideal = MAX(*min, rounded(height * image->ratio));
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
  preferred_height_for_width(widget, width, min, ideal);
  if (min_baseline) *min_baseline = -1;
  if (ideal_baseline) *ideal_baseline = -1;
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  if (FAVES_IMAGE(widget)->resizable) return FALSE;
  return GTK_WIDGET_CLASS(faves_image_parent_class)->draw(widget, cr);
}

// Symbols are as large as the text beside them: where the desktop has larger text, they grow.

static int beside_text(GtkWidget *widget, int side) {
  int dots = 0;  // in 1024ths of a dot to the inch; below 0: the default
  g_object_get(gtk_widget_get_settings(widget), "gtk-xft-dpi", &dots, NULL);
  return MAX(1, dots > 0 ? (int)((gint64)side * dots / (96 * 1024)) : side);
}

static void scale_symbol(FavesImage *image) {
  if (!image->side) return;
  GtkWidget *widget = GTK_WIDGET(image);
  int side = beside_text(widget, image->side);
  if (!image->resizable) {
    if (gtk_image_get_pixel_size(GTK_IMAGE(image)) != side) gtk_image_set_pixel_size(GTK_IMAGE(image), side);
  } else if (image->ideal[0] != side) {
    for (int axis = 0; axis < 2; axis++) image->ideal[axis] = image->least[axis] = side;
    gtk_widget_queue_resize(widget);
  }
}

static void style_updated(GtkWidget *widget) {
  scale_symbol(FAVES_IMAGE(widget));
  GTK_WIDGET_CLASS(faves_image_parent_class)->style_updated(widget);
}

static void hierarchy_changed(GtkWidget *widget, GtkWidget *before) {
  scale_symbol(FAVES_IMAGE(widget));
}

static void faves_image_class_init(FavesImageClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = preferred_height_and_baseline;
  widget_class->draw = draw;
  widget_class->style_updated = style_updated;
  widget_class->hierarchy_changed = hierarchy_changed;
}

static void faves_image_init(FavesImage *image) {}

GtkWidget *faves_image_new(void) { return g_object_new(faves_image_get_type(), NULL); }

/// Whether the image draws nothing itself, and what sizes it then has.
static void give_up_drawing(GtkWidget *widget, int side, gboolean shrinks, int width, int height,
                            gboolean expand) {
  FavesImage *image = FAVES_IMAGE(widget);
  image->side = side;
  image->resizable = TRUE;
  image->ratio = 0;
  image->least[GTK_ORIENTATION_HORIZONTAL] = shrinks ? 0 : width;
  image->least[GTK_ORIENTATION_VERTICAL] = shrinks ? 0 : height;
  image->ideal[GTK_ORIENTATION_HORIZONTAL] = width;
  image->ideal[GTK_ORIENTATION_VERTICAL] = height;
  gtk_widget_set_hexpand(widget, expand);
  gtk_widget_set_vexpand(widget, expand);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_resizable(GtkWidget *widget, int ideal_width, int ideal_height) {
  give_up_drawing(widget, 0, TRUE, MAX(0, ideal_width), MAX(0, ideal_height), TRUE);
}

void faves_image_set_ratio(GtkWidget *widget, double ratio) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable || !(ratio > 0) || !isfinite(ratio)) return;
  image->ratio = ratio;
  // Its height follows from its width, so it wants none beyond that.
  gtk_widget_set_vexpand(widget, FALSE);
  gtk_widget_queue_resize(widget);
}

gboolean faves_image_keeps_ratio(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_image_get_type()) && keeps_ratio(FAVES_IMAGE(widget));
}

void faves_image_set_picture(GtkWidget *widget, int width, int height) {
  give_up_drawing(widget, 0, FALSE, MAX(0, width), MAX(0, height), FALSE);
}

void faves_image_set_drawn(GtkWidget *widget, int side) {
  side = MAX(1, side);
  give_up_drawing(widget, side, FALSE, side, side, FALSE);
  scale_symbol(FAVES_IMAGE(widget));
}

int faves_image_drawn_side(GtkWidget *widget) { return FAVES_IMAGE(widget)->ideal[0]; }

void faves_image_set_fixed(GtkWidget *widget) {
  FavesImage *image = FAVES_IMAGE(widget);
  image->side = 0;
  if (!image->resizable) return;
  image->resizable = FALSE;
  gtk_widget_set_hexpand(widget, FALSE);
  gtk_widget_set_vexpand(widget, FALSE);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_symbol(GtkWidget *widget, const char *name, int side) {
  faves_image_set_fixed(widget);
  gtk_image_set_from_icon_name(GTK_IMAGE(widget), name, GTK_ICON_SIZE_BUTTON);
  FAVES_IMAGE(widget)->side = MAX(1, side);
  scale_symbol(FAVES_IMAGE(widget));
}

gboolean faves_image_is_resizable(GtkWidget *widget) { return FAVES_IMAGE(widget)->resizable; }

static void scale_icon(GtkWidget *icon) {
  int side = beside_text(icon, 16);
  if (gtk_image_get_pixel_size(GTK_IMAGE(icon)) != side) gtk_image_set_pixel_size(GTK_IMAGE(icon), side);
}

void faves_icon_follow_text(GtkWidget *icon) {
  if (g_signal_handler_find(icon, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)scale_icon, NULL)) return;
  g_signal_connect(icon, "style-updated", G_CALLBACK(scale_icon), NULL);
  scale_icon(icon);
}

GtkWidget *faves_icon_new(const char *name) {
  GtkWidget *icon = gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON);
  faves_icon_follow_text(icon);
  return icon;
}

GtkWidget *faves_icon_button_new(const char *name) {
  GtkWidget *button = gtk_button_new(), *icon = faves_icon_new(name);
  gtk_widget_show(icon);
  gtk_container_add(GTK_CONTAINER(button), icon);
  gtk_style_context_add_class(gtk_widget_get_style_context(button), "image-button");
  return button;
}
