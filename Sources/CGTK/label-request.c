#include "faves-list.h"
#include "label-private.h"

#include <math.h>

// GtkLabel's own requests would lay the text out again, at its width, for its height.

void faves_label_measure_around(FavesLabel *label) {
  if (label->lent) return;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(label));
  GtkStateFlags state = gtk_style_context_get_state(style);
  GtkBorder padding, border, margin;
  gtk_style_context_get_padding(style, state, &padding);
  gtk_style_context_get_border(style, state, &border);
  gtk_style_context_get_margin(style, state, &margin);
  label->above = padding.top + border.top + margin.top;
  label->around_width =
      padding.left + padding.right + border.left + border.right + margin.left + margin.right;
  label->around_height = label->above + padding.bottom + border.bottom + margin.bottom;
}

void faves_label_measure_whole(FavesLabel *label) {
  if (label->measured && label->measured == label->asked) return;
  label->written = faves_label_write_letters(label);
  if (label->written) return;
  PangoLayout *layout = faves_label_own_layout(label), *copy = NULL;
  if (label->cut || pango_layout_get_width(layout) >= 0) {
    layout = copy = faves_label_full_copy(label);
    pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(label)), -1);
    pango_layout_set_width(layout, -1);
    pango_layout_set_height(layout, -1);
  }
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  label->width = PANGO_PIXELS_CEIL(logical.width);
  label->height = PANGO_PIXELS_CEIL(logical.height);
  label->lines = MAX(1, pango_layout_get_line_count(layout));
  label->baseline = pango_layout_get_baseline(layout) / PANGO_SCALE;
  g_clear_object(&copy);
  label->fitted = 0;
  label->measured = label->asked;
  faves_label_measure_around(label);
}

/// The height of the lines that are held free for it.
static int least_height(FavesLabel *label) {
  if (label->least <= 1) return 0;
  int spacing = label->spacing / PANGO_SCALE;
  int line = (label->height - (label->lines - 1) * spacing) / label->lines;
  return label->least * line + (label->least - 1) * spacing;
}

/// Whether an empty text is all that a button or the row of a list has to say: that is as high as with words.
static gboolean holds_line(GtkWidget *label) {
  GtkWidget *around = gtk_widget_get_parent(label);
  while (around && GTK_IS_BIN(around) && !GTK_IS_BUTTON(around)) around = gtk_widget_get_parent(around);
  return around && (GTK_IS_BUTTON(around) || faves_is_list(around));
}

/// Text height for a text width.
static int height_at(FavesLabel *label, int width) {
  const char *text = gtk_label_get_text(GTK_LABEL(label));
  // Without characters there is no line, of which Pango has one all the same.
  if (!*text && !holds_line(GTK_WIDGET(label))) return least_height(label);
  if (width >= label->width && !faves_label_has_too_many_paragraphs(label->limit, text))
    return MAX(label->height, least_height(label));
  PangoLayout *layout = faves_label_full_copy(label);
  pango_layout_set_text(layout, text, -1);
  faves_label_set_up(label, layout, width, label->limit);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  return MAX(PANGO_PIXELS_CEIL(logical.height), least_height(label));
}

/// The width of the longest word.
static int widest_word(FavesLabel *label) {
  PangoLayout *layout = faves_label_full_copy(label);
  pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(label)), -1);
  int widest = faves_label_widest_word(layout);
  g_object_unref(layout);
  return widest;
}

/// The width of what is seen: of text with more paragraphs than lines allowed the others have no say, and the mark has.
static int width_of_seen(FavesLabel *label) {
  const char *text = gtk_label_get_text(GTK_LABEL(label));
  if (!faves_label_has_too_many_paragraphs(label->limit, text)) return label->width;
  PangoLayout *layout = faves_label_full_copy(label);
  pango_layout_set_text(layout, text, -1);
  faves_label_set_up(label, layout, G_MAXINT / PANGO_SCALE, label->limit);
  pango_layout_set_width(layout, -1);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  return PANGO_PIXELS_CEIL(logical.width);
}

void faves_label_text_width(FavesLabel *label, int *min, int *ideal) {
  faves_label_measure_whole(label);
  // Room for about three characters; the height of a line stands in for the font's size.
  double letters = MIN(label->min_scale, 1);
  *min = MIN(label->width, (int)ceil(2 * letters * label->height / label->lines));
  // What a button says is not broken within a word.
  if (*min < label->width && label->limit != 1 &&
      (label->keeps_words || gtk_widget_get_ancestor(GTK_WIDGET(label), GTK_TYPE_BUTTON)))
    *min = MAX(*min, MIN(label->width, (int)ceil(letters * widest_word(label))));
  int seen = width_of_seen(label);
  *min = MIN(*min, seen) + label->around_width;
  *ideal = seen + label->around_width;
}

void faves_label_preferred_width(GtkWidget *widget, int *min, int *ideal) {
  FavesLabel *label = FAVES_LABEL(widget);
  (label->surrounds ? faves_label_box_width : faves_label_text_width)(label, min, ideal);
}

int faves_label_text_height(FavesLabel *label, int width) {
  return height_at(label, width - label->around_width) + label->around_height;
}

void faves_label_height_for_width(GtkWidget *widget, int width, int *min, int *ideal,
                                          int *min_baseline, int *baseline) {
  FavesLabel *label = FAVES_LABEL(widget);
  // GTK asks for the width first, so the measures are current but for the question without one.
  if (width < 0) faves_label_measure_whole(label);
  if (label->surrounds)
    *min = *ideal = faves_label_box_height(label, width);
  else
    *min = *ideal = faves_label_text_height(label, width < 0 ? label->width + label->around_width : width);
  *min_baseline = *baseline = faves_label_baseline(widget, width, FALSE);
}

void faves_label_preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  int ignored;
  faves_label_height_for_width(widget, width, min, ideal, &ignored, &ignored);
}

void faves_label_preferred_height(GtkWidget *widget, int *min, int *ideal) {
  faves_label_preferred_height_for_width(widget, -1, min, ideal);
}

void faves_label_measure_height(GtkWidget *widget, int width, int *min, int *ideal) {
  FavesLabel *label = FAVES_LABEL(widget);
  int least, natural, at = 0;
  // Has GTK forget what it knew, if something has changed, and ask for the request mode.
  gtk_widget_get_preferred_width(widget, &least, &natural);
  if (!label->alone) {
    gtk_widget_get_preferred_height_for_width(widget, width, min, ideal);
    return;
  }
  for (unsigned i = 0; i < G_N_ELEMENTS(label->known); i++) {
    if (label->known[i].asked != label->asked || label->known[i].width != width) continue;
    *min = *ideal = label->known[i].height;
    return;
  }
  // As GTK does it: without the margins, and with them and the least size that was set again.
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
  int inside = width;
  class->adjust_size_allocation(widget, GTK_ORIENTATION_HORIZONTAL, &least, &natural, &at, &inside);
  faves_label_preferred_height_for_width(widget, MAX(inside, least), min, ideal);
  class->adjust_size_request(widget, GTK_ORIENTATION_VERTICAL, min, ideal);
  unsigned i = label->next++ % G_N_ELEMENTS(label->known);
  label->known[i].asked = label->asked;
  label->known[i].width = width;
  label->known[i].height = *ideal;
}

int faves_label_fitting_width(GtkWidget *widget, int width) {
  FavesLabel *label = FAVES_LABEL(widget);
  return (label->surrounds ? faves_label_box_fitting_width : faves_label_text_fitting_width)(label, width);
}

int faves_label_text_fitting_width(FavesLabel *label, int width) {
  int room = width - label->around_width;
  // Text that has to be cut or made smaller fills its lines.
  if (label->limit == 1 || room >= label->width || room <= 0) return width;
  if (label->fitted == room) return MIN(width, label->fitting + label->around_width);
  PangoLayout *layout = faves_label_full_copy(label);
  pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(label)), -1);
  gboolean cut = faves_label_set_up(label, layout, room, label->limit);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  gboolean whole = !cut && !pango_layout_is_ellipsized(layout);
  g_object_unref(layout);
  label->fitted = room;
  label->fitting = whole ? MAX(1, PANGO_PIXELS_CEIL(logical.width)) : room;
  return MIN(width, label->fitting + label->around_width);
}

int faves_label_text_baseline(FavesLabel *label, int width, gboolean last) {
  if (!*gtk_label_get_text(GTK_LABEL(label)) && !height_at(label, width)) return label->above;
  if (!last) return label->baseline + label->above;
  // Below the last baseline there is as much as below the first of its line.
  return faves_label_text_height(label, width) - (label->around_height - label->above) -
         (label->height / label->lines - label->baseline);
}

int faves_label_baseline(GtkWidget *widget, int width, gboolean last) {
  FavesLabel *label = FAVES_LABEL(widget);
  return (label->surrounds ? faves_label_box_baseline : faves_label_text_baseline)(label, width, last);
}

static int height_of_line(const FavesLabel *label) { return MAX(1, label->height / MAX(1, label->lines)); }

static int height_around(GtkWidget *widget) {
  return FAVES_LABEL(widget)->around_height + gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
}

int faves_label_line(GtkWidget *widget, int full) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (!label->surrounds) return MIN(full, height_of_line(label) + height_around(widget));
  int margins = gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
  return faves_label_box_line(label, full - margins, height_of_line(label) + label->around_height) + margins;
}

/// `around`: of `room` and `full`, what is not the text's.
static int fit(FavesLabel *label, int room, int full, int around) {
  label->room = 0;
  if (room >= full) return full;
  int line = height_of_line(label);
  label->room = MAX(1, (room - around) / line);
  return MIN(full, label->room * line + around);
}

int faves_label_text_fit(FavesLabel *label, int room, int full) {
  return fit(label, room, full, label->around_height);
}

int faves_label_fit(GtkWidget *widget, int room, int full) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (!label->surrounds) return fit(label, room, full, height_around(widget));
  // The text is cut where it is placed.
  return room < full ? MAX(room, faves_label_line(widget, full)) : full;
}
