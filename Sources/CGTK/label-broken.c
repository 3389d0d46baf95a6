#include "label-private.h"

// Dotted and dashed lines under and through the letters of a label.

/// The font of the first letters of a line that are among the bytes; NULL: none are.
static PangoFont *font_at(PangoLayoutLine *line, int start, int end) {
  for (GSList *item = line->runs; item; item = item->next) {
    PangoItem *run = ((PangoGlyphItem *)item->data)->item;
    if (run->offset < end && run->offset + run->length > start) return run->analysis.font;
  }
  return NULL;
}

void faves_label_draw_line(GtkWidget *label, cairo_t *cr, int start, int end, gboolean through,
                           const double *dashes, int count) {
  double x, y;
  PangoLayout *layout = faves_label_drawn_layout(label, &x, &y);
  PangoLayoutIter *lines = pango_layout_get_iter(layout);
  do {
    PangoLayoutLine *line = pango_layout_iter_get_line_readonly(lines);
    PangoFont *font = font_at(line, start, end);
    if (!font) continue;
    PangoFontMetrics *metrics = pango_font_get_metrics(font, NULL);
    int above = through ? pango_font_metrics_get_strikethrough_position(metrics)
                        : pango_font_metrics_get_underline_position(metrics);
    int wide = through ? pango_font_metrics_get_strikethrough_thickness(metrics)
                       : pango_font_metrics_get_underline_thickness(metrics);
    pango_font_metrics_unref(metrics);
    // Whole points, so that short dashes are as dark as long ones.
    double width = MAX(1, (double)((wide + PANGO_SCALE / 2) / PANGO_SCALE));
    double top = (double)((pango_layout_iter_get_baseline(lines) - above + PANGO_SCALE / 2) / PANGO_SCALE);
    double parts[8];
    for (int i = 0; i < count && i < 8; i++) parts[i] = dashes[i] * width;
    cairo_set_dash(cr, parts, MIN(count, 8), 0);
    cairo_set_line_width(cr, width);
    int *ranges, n;
    pango_layout_line_get_x_ranges(line, start, end, &ranges, &n);
    for (int i = 0; i < n; i++) {
      cairo_move_to(cr, x + (double)ranges[2 * i] / PANGO_SCALE, y + top + width / 2);
      cairo_line_to(cr, x + (double)ranges[2 * i + 1] / PANGO_SCALE, y + top + width / 2);
      cairo_stroke(cr);
    }
    g_free(ranges);
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  cairo_set_dash(cr, NULL, 0, 0);
}
