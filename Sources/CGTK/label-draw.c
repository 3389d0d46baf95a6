#include "label-private.h"

#include <string.h>

// What GTK asks a style for at each drawing, to find neither ground nor border nor shadow, takes longer than the letters of a
// short text do. So it is asked once for each style, and not at first: to ask takes as long as what it saves at five drawings,
// and many labels are drawn less often than that.
#define WORTHWHILE 5

/// Draws a letter as the style has it, or in the style's colour alone. The caller destroys what is returned.
static cairo_surface_t *draw_sample(GtkWidget *widget, PangoLayout *letter, gboolean alone) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 24, 24);
  cairo_t *cr = cairo_create(surface);
  if (alone) {
    GdkRGBA color;
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color);
    gdk_cairo_set_source_rgba(cr, &color);
    cairo_move_to(cr, 8, 4);
    pango_cairo_show_layout(cr, letter);
  } else {
    gtk_render_background(style, cr, 0, 0, 24, 24);
    gtk_render_frame(style, cr, 0, 0, 24, 24);
    gtk_render_layout(style, cr, 8, 4, letter);
  }
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

/// Whether all there is to see are letters in the style's colour.
static gboolean finds_ink_alone(GtkWidget *widget) {
  PangoLayout *letter = pango_layout_new(gtk_widget_get_pango_context(widget));
  pango_layout_set_text(letter, "I", 1);
  cairo_surface_t *styled = draw_sample(widget, letter, FALSE), *alone = draw_sample(widget, letter, TRUE);
  gsize size = (gsize)cairo_image_surface_get_stride(alone) * (gsize)cairo_image_surface_get_height(alone);
  gboolean same = !memcmp(cairo_image_surface_get_data(styled), cairo_image_surface_get_data(alone), size);
  cairo_surface_destroy(styled);
  cairo_surface_destroy(alone);
  g_object_unref(letter);
  return same;
}

/// Whether the theme makes it fainter than it is drawn, as it does with less important text: GTK does that around the drawing.
static gboolean is_faint(GtkWidget *widget) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  double opacity = 1;
  gtk_style_context_get(style, gtk_style_context_get_state(style), "opacity", &opacity, NULL);
  return opacity < 1;
}

/// Whether the label is its letters in one colour: no ground, no shadow, no selection, no link, no mark of the focus.
static gboolean is_ink_alone(FavesLabel *label) {
  GtkWidget *widget = GTK_WIDGET(label);
  if (gtk_label_get_selectable(GTK_LABEL(label)) || gtk_label_get_use_markup(GTK_LABEL(label)) ||
      gtk_widget_has_focus(widget) || pango_context_get_matrix(gtk_widget_get_pango_context(widget)))
    return FALSE;
  if (label->ink == INK_UNKNOWN && ++label->drawn >= WORTHWHILE) {
    label->ink = finds_ink_alone(widget) ? INK_ALONE : INK_DECKED;
    label->faint = is_faint(widget);
  }
  return label->ink == INK_ALONE;
}

static unsigned drawn_as_letters;

unsigned faves_labels_drawn_as_letters(void) { return drawn_as_letters; }

static void draw_letters(GtkWidget *widget, cairo_t *cr) {
  FavesLabel *label = FAVES_LABEL(widget);
  gboolean alone = is_ink_alone(label), written = alone && faves_label_is_written(label);
  if (!written) {
    faves_label_catch_up(label);
    if (pango_layout_get_width(faves_label_own_layout(label)) < 0) faves_label_apply(widget);
  }
  // Assistive tools are told the layout's colours.
  if (!alone || label->described) faves_label_ink_layout(label);
  if (!written) faves_label_close_gaps(faves_label_own_layout(label));
  if (!alone) {
    faves_label_base()->draw(widget, cr);
    return;
  }
  GdkRGBA color;
  faves_label_get_ink(label, &color);
  gdk_cairo_set_source_rgba(cr, &color);
  if (written) {
    int x, y;
    faves_label_place_letters(label, &x, &y);
    faves_letters_draw(label->letters, x, y, cr);
    drawn_as_letters++;
    return;
  }
  double x, y;
  PangoLayout *layout = faves_label_drawn_layout(widget, &x, &y);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
}

static void draw_text(GtkWidget *widget, cairo_t *cr) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->instead && label->instead(cr, label->instead_data)) return;
  draw_letters(widget, cr);
  if (label->over) label->over(cr, label->over_data);
}

gboolean faves_label_draw(GtkWidget *widget, cairo_t *cr) {
  faves_leaf_draw(widget, cr, draw_text);
  faves_label_draw_mark(widget, cr);
  return FALSE;
}

void faves_label_set_drawing(GtkWidget *widget, FavesLettersFunction instead, void *data) {
  FAVES_LABEL(widget)->instead = instead;
  FAVES_LABEL(widget)->instead_data = data;
  gtk_widget_queue_draw(widget);
}

void faves_label_set_drawing_over(GtkWidget *widget, FavesLettersFunction over, void *data) {
  FAVES_LABEL(widget)->over = over;
  FAVES_LABEL(widget)->over_data = data;
  gtk_widget_queue_draw(widget);
}

gboolean faves_label_stays_within(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  return !label->instead && !label->over && !label->press && label->ink == INK_ALONE && !label->faint &&
         (faves_label_is_written(label) || pango_layout_get_width(gtk_label_get_layout(GTK_LABEL(widget))) < 0);
}

PangoLayout *faves_label_drawn_layout(GtkWidget *widget, double *x, double *y) {
  faves_label_catch_up(FAVES_LABEL(widget));
  if (pango_layout_get_width(faves_label_own_layout(FAVES_LABEL(widget))) < 0) faves_label_apply(widget);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  int left, top;
  gtk_label_get_layout_offsets(GTK_LABEL(widget), &left, &top);
  // GtkLabel says them in its window.
  *x = left - place.x;
  *y = top - place.y;
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(widget));
  faves_label_close_gaps(layout);
  return layout;
}
