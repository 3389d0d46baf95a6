#include "label-private.h"

#include <string.h>

/// The side of its lines as the widget's direction has it. Pango swaps the sides for text of the other direction.
static PangoAlignment side_of_lines(GtkLabel *label, PangoLayout *layout) {
  GtkJustification justification = gtk_label_get_justify(label);
  if (justification == GTK_JUSTIFY_CENTER) return PANGO_ALIGN_CENTER;
  gboolean rtl = gtk_widget_get_direction(GTK_WIDGET(label)) == GTK_TEXT_DIR_RTL;
  gboolean right = (justification == GTK_JUSTIFY_RIGHT) != rtl;
  // Deprecated, as Pango has no use for it any more. What it says instead it says of a layout whose lines are made.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  PangoDirection text = pango_find_base_dir(pango_layout_get_text(layout), -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (text != PANGO_DIRECTION_NEUTRAL && (text == PANGO_DIRECTION_RTL) != rtl) right = !right;
  return right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

PangoLayout *faves_label_own_layout(FavesLabel *label) {
  if (label->lent) return faves_label_lent_layout(label);
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  if (pango_layout_get_spacing(layout) != label->spacing) pango_layout_set_spacing(layout, label->spacing);
  // To look at a text for its direction is to wait for memory, where thousands of labels are placed. What decides of the side
  // has GTK ask for the request mode when it changes.
  if (!label->asked || label->sided != label->asked) {
    label->side = side_of_lines(GTK_LABEL(label), layout);
    label->sided = label->asked;
  }
  pango_layout_set_alignment(layout, label->side);
  return layout;
}

// Layouts narrower than the text.

static gboolean is_scale(PangoAttribute *attribute, void *data) {
  if (attribute->klass->type == PANGO_ATTR_SCALE) *(double *)data = ((PangoAttrFloat *)attribute)->value;
  return FALSE;
}

/// Takes back what `shrink` did: GtkLabel keeps a layout for as long as its text and looks are the same.
void faves_label_grow(FavesLabel *label, PangoLayout *layout) {
  if (label->shrunk && pango_layout_get_attributes(layout) == label->shrunk)
    pango_layout_set_attributes(layout, label->full);
}

void faves_label_forget_shrunk(FavesLabel *label) {
  g_clear_pointer(&label->shrunk, pango_attr_list_unref);
  g_clear_pointer(&label->full, pango_attr_list_unref);
}

/// A copy of the label's layout at its full size.
PangoLayout *faves_label_full_copy(FavesLabel *label) {
  PangoLayout *layout = faves_label_own_layout(label), *copy = pango_layout_copy(layout);
  if (label->shrunk && pango_layout_get_attributes(layout) == label->shrunk)
    pango_layout_set_attributes(copy, label->full);
  return copy;
}

/// The width of a layout's longest word.
int faves_label_widest_word(PangoLayout *layout) {
  PangoLayout *copy = pango_layout_copy(layout);
  pango_layout_set_ellipsize(copy, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap(copy, PANGO_WRAP_WORD);
  pango_layout_set_width(copy, 0);
  PangoRectangle logical;
  pango_layout_get_extents(copy, NULL, &logical);
  g_object_unref(copy);
  return PANGO_PIXELS_CEIL(logical.width);
}

/// Whether letters are missing from a line, or from a word where there are lines enough.
static gboolean is_too_wide(PangoLayout *layout, int width, int limit) {
  return limit == 1 ? pango_layout_is_ellipsized(layout) : faves_label_widest_word(layout) > width;
}

/// Makes the letters smaller, so that a single line, or the longest word of several, fits the width if the label allows
/// that. The layout has its full size before. Returns the looks it had then, or NULL if it has them still; the caller
/// unrefs them.
static PangoAttrList *shrink(FavesLabel *label, PangoLayout *layout, int width, int limit) {
  if (label->min_scale >= 1 || label->width <= 0 || width >= label->width) return NULL;
  int whole = limit == 1 ? label->width : faves_label_widest_word(layout);
  if (width >= whole) return NULL;
  PangoAttrList *own = pango_layout_get_attributes(layout);
  PangoAttrList *full = own ? pango_attr_list_ref(own) : pango_attr_list_new();
  double before = 1, scale = (double)MAX(0, width) / whole;
  pango_attr_list_filter(full, is_scale, &before);  // takes nothing out
  // Letters are placed on whole pixels, so the line can come out a little wider than computed.
  do {
    PangoAttrList *list = pango_attr_list_copy(full);
    pango_attr_list_change(list, pango_attr_scale_new(before * MAX(label->min_scale, scale)));
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    if (scale <= label->min_scale) break;
    scale *= 0.97;
  } while (is_too_wide(layout, width, limit));
  return full;
}

/// Pango limits lines by paragraph. With several paragraphs the text is cut after the last line allowed.
static gboolean cut_paragraphs(PangoLayout *layout, int limit) {
  if (pango_layout_get_line_count(layout) <= limit) return FALSE;
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, limit - 1);
  GString *text = g_string_new(pango_layout_get_text(layout));
  gsize start = (gsize)line->start_index, end = start + (gsize)line->length;
  do {
    // A line that is empty is one all the same.
    while (end > 0 && (text->str[end - 1] == ' ' || (text->str[end - 1] == '\n' && end != start))) end--;
    g_string_truncate(text, end);
    g_string_append(text, "…");
    pango_layout_set_text(layout, text->str, (int)text->len);
    if (pango_layout_get_line_count(layout) <= limit || !end) break;
    end = (gsize)(g_utf8_prev_char(text->str + end) - text->str);
  } while (TRUE);
  g_string_free(text, TRUE);
  return TRUE;
}

/// A word that is wider than the line is broken as it is: Pango's hyphens would not be where a language has them.
static void leave_hyphens_out(PangoLayout *layout) {
  static PangoAttrList *alone = NULL;
  PangoAttrList *looks = pango_layout_get_attributes(layout);
  if (!alone) {
    alone = pango_attr_list_new();
    pango_attr_list_insert(alone, pango_attr_insert_hyphens_new(FALSE));
  }
  if (!looks) {
    pango_layout_set_attributes(layout, alone);
    return;
  }
  PangoAttrIterator *start = pango_attr_list_get_iterator(looks);
  gboolean known = pango_attr_iterator_get(start, PANGO_ATTR_INSERT_HYPHENS) != NULL;
  pango_attr_iterator_destroy(start);
  if (known) return;
  looks = pango_attr_list_copy(looks);
  pango_attr_list_insert(looks, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, looks);
  pango_attr_list_unref(looks);
}

/// Sets the layout up for a width in pixels and so many lines; returns TRUE if its text had to be cut.
gboolean faves_label_set_up(FavesLabel *label, PangoLayout *layout, int width, int limit) {
  pango_layout_set_width(layout, MAX(0, width) * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  leave_hyphens_out(layout);
  pango_layout_set_ellipsize(layout, limit <= 0   ? PANGO_ELLIPSIZE_NONE
                                     : limit == 1 ? label->truncation
                                                  : PANGO_ELLIPSIZE_END);
  pango_layout_set_height(layout, limit > 0 ? -limit : -1);
  PangoAttrList *full = shrink(label, layout, width, limit);
  if (full && layout == gtk_label_get_layout(GTK_LABEL(label))) {
    faves_label_forget_shrunk(label);
    label->full = pango_attr_list_ref(full);
    label->shrunk = pango_attr_list_ref(pango_layout_get_attributes(layout));
  }
  g_clear_pointer(&full, pango_attr_list_unref);
  return limit > 0 && cut_paragraphs(layout, limit);
}

// What Pango has left of a line's width when it leaves out its middle or its beginning stands behind the ellipsis, as a hole
// that looks like several spaces. Nothing needs to be as wide as the line.

static void close_gap_in(PangoLayoutLine *line) {
  for (GSList *l = line->runs; l; l = l->next) {
    PangoGlyphItem *run = l->data;
    if (!(run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) || !run->glyphs->num_glyphs) continue;
    PangoGlyphInfo *last = &run->glyphs->glyphs[run->glyphs->num_glyphs - 1];
    PangoRectangle own;
    pango_font_get_glyph_extents(run->item->analysis.font, last->glyph, NULL, &own);
    last->geometry.width = MIN(last->geometry.width, PANGO_UNITS_ROUND(own.width));
  }
}

void faves_label_close_gaps(PangoLayout *layout) {
  PangoEllipsizeMode mode = pango_layout_get_ellipsize(layout);
  if (mode == PANGO_ELLIPSIZE_NONE || mode == PANGO_ELLIPSIZE_END || !pango_layout_is_ellipsized(layout)) return;
  for (GSList *l = pango_layout_get_lines(layout); l; l = l->next) close_gap_in(l->data);
}

gboolean faves_label_has_too_many_paragraphs(int limit, const char *text) {
  if (limit <= 0) return FALSE;
  int paragraphs = 1;
  for (const char *c = text; (c = strchr(c, '\n')); c++) paragraphs++;
  return paragraphs > limit;
}

/// Lines of what a button says are centred. One line needs no look at what it stands in.
static void center_lines(FavesLabel *label, int width) {
  if (label->aligned || (width >= label->width && label->lines <= 1)) return;
  GtkWidget *button = gtk_widget_get_ancestor(GTK_WIDGET(label), faves_button_get_type());
  if (!button || !faves_button_centers_lines(button)) return;
  PangoLayout *layout = faves_label_own_layout(label);
  label->side = PANGO_ALIGN_CENTER;
  pango_layout_set_alignment(layout, label->side);
}

void faves_label_apply(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  const char *text = gtk_label_get_text(GTK_LABEL(widget));
  GdkRectangle box;
  faves_leaf_get_box(widget, &box);
  int width = box.width - label->around_width;
  center_lines(label, width);
  int limit = label->room && (label->limit <= 0 || label->room < label->limit) ? label->room : label->limit;
  if (label->shrunk) faves_label_grow(label, faves_label_own_layout(label));
  if (width >= label->width && !faves_label_has_too_many_paragraphs(limit, text)) return;
  PangoLayout *layout = faves_label_own_layout(label);
  if (label->cut) pango_layout_set_text(layout, text, -1);
  label->cut = faves_label_set_up(label, layout, width, limit);
}
