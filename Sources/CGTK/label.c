#include "layout-private.h"

#include <string.h>

// To GtkLabel this is a label that neither wraps nor ellipsizes, so it makes one Pango layout and keeps it.
// Only if the label is narrower than its text is the same layout given a width, after GtkLabel has had
// its say about it in `size_allocate`, and again before drawing, as GtkLabel may have made a new one.

typedef struct {
  GtkLabel parent;
  int limit;
  PangoEllipsizeMode truncation;
  gboolean cut;  // the layout's text is not all of the label's
} FavesLabel;

typedef struct {
  GtkLabelClass parent_class;
} FavesLabelClass;

G_DEFINE_TYPE(FavesLabel, faves_label, GTK_TYPE_LABEL)

#define FAVES_LABEL(w) ((FavesLabel *)(w))
#define GTK_LABEL_CLASS_ GTK_WIDGET_CLASS(faves_label_parent_class)

gboolean faves_is_label(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_label_get_type());
}

// Layouts narrower than the text.

/// Pango limits lines by paragraph. With several paragraphs the text is cut after the last line allowed.
static gboolean cut_paragraphs(PangoLayout *layout, int limit) {
  if (pango_layout_get_line_count(layout) <= limit) return FALSE;
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, limit - 1);
  GString *text = g_string_new(pango_layout_get_text(layout));
  gsize end = (gsize)(line->start_index + line->length);
  do {
    while (end > 0 && (text->str[end - 1] == ' ' || text->str[end - 1] == '\n')) end--;
    g_string_truncate(text, end);
    g_string_append(text, "…");
    pango_layout_set_text(layout, text->str, (int)text->len);
    if (pango_layout_get_line_count(layout) <= limit || !end) break;
    end = (gsize)(g_utf8_prev_char(text->str + end) - text->str);
  } while (TRUE);
  g_string_free(text, TRUE);
  return TRUE;
}

/// Sets the layout up for a width in pixels; returns TRUE if its text had to be cut.
static gboolean set_up(FavesLabel *label, PangoLayout *layout, int width) {
  pango_layout_set_width(layout, MAX(0, width) * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize(layout, label->limit <= 0   ? PANGO_ELLIPSIZE_NONE
                                     : label->limit == 1 ? label->truncation
                                                         : PANGO_ELLIPSIZE_END);
  pango_layout_set_height(layout, label->limit > 0 ? -label->limit : -1);
  return label->limit > 0 && cut_paragraphs(layout, label->limit);
}

static int text_width(PangoLayout *layout) {
  int width;
  pango_layout_get_pixel_size(layout, &width, NULL);
  return width;
}

/// Whether text with more paragraphs than lines allowed has to be cut even where it is wide enough.
static gboolean too_many_paragraphs(FavesLabel *label, const char *text) {
  if (label->limit <= 0) return FALSE;
  int paragraphs = 1;
  for (const char *c = text; (c = strchr(c, '\n')); c++) paragraphs++;
  return paragraphs > label->limit;
}

/// Gives the label's own layout the width of the allocation, if it is less than the text's.
static void apply(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(widget));
  const char *text = gtk_label_get_text(GTK_LABEL(widget));
  int min, ideal;
  gtk_widget_get_preferred_width(widget, &min, &ideal);
  int margins = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget);
  int missing = ideal - margins - gtk_widget_get_allocated_width(widget);
  gboolean paragraphs = too_many_paragraphs(label, text);
  if (missing <= 0 && !paragraphs) return;
  if (label->cut) pango_layout_set_text(layout, text, -1);
  // The text's full width, without what the theme puts around it, which is the same at any width.
  pango_layout_set_width(layout, -1);
  label->cut = set_up(label, layout, text_width(layout) - MAX(0, missing));
}

// GtkWidget.

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  return FAVES_LABEL(widget)->limit == 1 ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  GTK_LABEL_CLASS_->get_preferred_width(widget, min, ideal);
  int height, lines;
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(widget));
  pango_layout_get_pixel_size(layout, NULL, &height);
  lines = pango_layout_get_line_count(layout);
  // Room for about three characters; the height of a line stands in for the font's size.
  *min = MIN(*ideal, 2 * height / MAX(1, lines));
}

/// Height and baseline for a width below the ideal; `ideal` the label's own without margins.
static void measure_narrow(GtkWidget *widget, int width, int ideal, int *height, int *baseline) {
  FavesLabel *label = FAVES_LABEL(widget);
  int full_min, full_height, full_at_min, full_baseline;
  GTK_LABEL_CLASS_->get_preferred_height_and_baseline_for_width(widget, -1, &full_min, &full_height,
                                                                &full_at_min, &full_baseline);
  PangoLayout *layout = pango_layout_copy(gtk_label_get_layout(GTK_LABEL(widget)));
  pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(widget)), -1);
  pango_layout_set_width(layout, -1);
  pango_layout_set_height(layout, -1);
  int all_width, all_height, narrow_height;
  pango_layout_get_pixel_size(layout, &all_width, &all_height);
  set_up(label, layout, all_width - MAX(0, ideal - width));
  pango_layout_get_pixel_size(layout, NULL, &narrow_height);
  *height = full_height - all_height + narrow_height;
  *baseline = full_baseline;
  g_object_unref(layout);
}

static void height_and_baseline_for_width(GtkWidget *widget, int width, int *min, int *ideal, int *min_baseline,
                                          int *baseline) {
  int smallest, widest;
  GTK_LABEL_CLASS_->get_preferred_width(widget, &smallest, &widest);
  const char *text = gtk_label_get_text(GTK_LABEL(widget));
  if ((width < 0 || width >= widest) && !too_many_paragraphs(FAVES_LABEL(widget), text)) {
    GTK_LABEL_CLASS_->get_preferred_height_and_baseline_for_width(widget, -1, min, ideal, min_baseline, baseline);
    return;
  }
  measure_narrow(widget, width < 0 ? widest : width, widest, ideal, baseline);
  *min = *ideal;
  *min_baseline = *baseline;
}

static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  int ignored;
  height_and_baseline_for_width(widget, width, min, ideal, &ignored, &ignored);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  preferred_height_for_width(widget, -1, min, ideal);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  if (FAVES_LABEL(widget)->cut) {
    pango_layout_set_text(gtk_label_get_layout(GTK_LABEL(widget)), gtk_label_get_text(GTK_LABEL(widget)), -1);
    FAVES_LABEL(widget)->cut = FALSE;
  }
  GTK_LABEL_CLASS_->size_allocate(widget, allocation);
  apply(widget);
  // GtkLabel's clip was that of the text on one line.
  if (pango_layout_get_width(gtk_label_get_layout(GTK_LABEL(widget))) >= 0) gtk_widget_set_clip(widget, allocation);
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  if (pango_layout_get_width(gtk_label_get_layout(GTK_LABEL(widget))) < 0) apply(widget);
  return GTK_LABEL_CLASS_->draw(widget, cr);
}

int faves_label_baseline(GtkWidget *widget, int width, gboolean last) {
  int min, height, at_min, baseline, one_line, ignored;
  height_and_baseline_for_width(widget, width, &min, &height, &at_min, &baseline);
  if (!last) return baseline;
  // Below the last baseline there is as much as below the first in a single line.
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(widget));
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  PangoRectangle logical;
  pango_layout_line_get_pixel_extents(line, NULL, &logical);
  one_line = logical.height;
  pango_layout_get_pixel_size(layout, &ignored, &ignored);
  return height - (one_line - pango_layout_get_baseline(layout) / PANGO_SCALE);
}

static void faves_label_class_init(FavesLabelClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = height_and_baseline_for_width;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
}

static void faves_label_init(FavesLabel *label) { label->truncation = PANGO_ELLIPSIZE_END; }

// Public.

GtkWidget *faves_label_new(const char *text) {
  GtkWidget *label = g_object_new(faves_label_get_type(), NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_text(GTK_LABEL(label), text);
  return label;
}

gboolean faves_label_set_text(GtkWidget *label, const char *text) {
  if (!strcmp(gtk_label_get_text(GTK_LABEL(label)), text)) return FALSE;
  gtk_label_set_text(GTK_LABEL(label), text);
  return TRUE;
}

void faves_label_set_line_limit(GtkWidget *widget, int lines) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->limit == MAX(0, lines)) return;
  label->limit = MAX(0, lines);
  gtk_widget_queue_resize(widget);
}

void faves_label_set_truncation(GtkWidget *widget, PangoEllipsizeMode mode) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->truncation == mode) return;
  label->truncation = mode;
  gtk_widget_queue_resize(widget);
}
