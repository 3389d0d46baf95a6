#include "text-label.h"

typedef struct {
  GtkLabel parent;
} TextLabel;

typedef struct {
  GtkLabelClass parent_class;
} TextLabelClass;

static GType text_label_get_type(void);
G_DEFINE_TYPE(TextLabel, text_label, GTK_TYPE_LABEL)

static void text_label_width(GtkWidget *widget, int *minimum, int *natural) {
  PangoRectangle size;
  pango_layout_get_extents(gtk_label_get_layout((GtkLabel *)widget), NULL, &size);
  *minimum = *natural = PANGO_PIXELS_CEIL(size.width);
}

static void text_label_height_for_width(
  GtkWidget *widget, int width, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
  PangoLayout *layout = gtk_label_get_layout((GtkLabel *)widget);
  PangoRectangle size;
  pango_layout_get_extents(layout, NULL, &size);
  *minimum = *natural = PANGO_PIXELS_CEIL(size.height);
  int baseline = pango_layout_get_baseline(layout) / PANGO_SCALE;
  if (minimum_baseline) *minimum_baseline = baseline;
  if (natural_baseline) *natural_baseline = baseline;
}

static void text_label_height(GtkWidget *widget, int *minimum, int *natural) {
  text_label_height_for_width(widget, -1, minimum, natural, NULL, NULL);
}

static void text_label_width_for_height(GtkWidget *widget, int height, int *minimum, int *natural) {
  text_label_width(widget, minimum, natural);
}

static GtkSizeRequestMode text_label_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }

static void text_label_class_init(TextLabelClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->get_request_mode = text_label_mode;
  widget->get_preferred_width = text_label_width;
  widget->get_preferred_width_for_height = text_label_width_for_height;
  widget->get_preferred_height = text_label_height;
  widget->get_preferred_height_and_baseline_for_width = text_label_height_for_width;
}

static void text_label_init(TextLabel *label) {}

GtkWidget *text_label_new(const char *text) {
  GtkWidget *label = g_object_new(text_label_get_type(), NULL);
  gtk_label_set_text(GTK_LABEL(label), text);
  return label;
}
