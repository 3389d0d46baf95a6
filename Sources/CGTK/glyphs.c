#include "layout-private.h"

static double points(int units) { return (double)units / PANGO_SCALE; }

static int width_of(const PangoGlyphString *glyphs, int first, int count) {
  int width = 0;
  for (int i = first; i < first + count; i++) width += glyphs->glyphs[i].geometry.width;
  return width;
}

/// Adds the clusters of a run that begins at `x`.
static void add_run(GArray *clusters, PangoGlyphItem *run, FavesCluster cluster, int x) {
  PangoGlyphString *glyphs = run->glyphs;
  PangoRectangle logical;
  pango_glyph_string_extents(glyphs, run->item->analysis.font, NULL, &logical);
  cluster.ascent = points(PANGO_ASCENT(logical) + run->y_offset);
  cluster.descent = points(PANGO_DESCENT(logical) - run->y_offset);
  cluster.right_to_left = run->item->analysis.level % 2 == 1;
  for (int i = 0; i < glyphs->num_glyphs; i += cluster.glyphs) {
    cluster.glyph = i;
    cluster.glyphs = 1;
    while (i + cluster.glyphs < glyphs->num_glyphs &&
           glyphs->log_clusters[i + cluster.glyphs] == glyphs->log_clusters[i])
      cluster.glyphs++;
    int width = width_of(glyphs, i, cluster.glyphs);
    cluster.byte = run->item->offset + glyphs->log_clusters[i];
    cluster.x = points(x);
    cluster.width = points(width);
    x += width;
    g_array_append_val(clusters, cluster);
  }
}

FavesCluster *faves_glyphs_clusters(PangoLayout *layout, int *count) {
  GArray *clusters = g_array_new(FALSE, FALSE, sizeof(FavesCluster));
  PangoLayoutIter *lines = pango_layout_get_iter(layout);
  FavesCluster cluster = {0};
  do {
    PangoRectangle logical;
    pango_layout_iter_get_line_extents(lines, NULL, &logical);
    cluster.baseline = points(pango_layout_iter_get_baseline(lines));
    cluster.run = 0;
    int x = logical.x;
    for (GSList *l = pango_layout_iter_get_line_readonly(lines)->runs; l; l = l->next, cluster.run++) {
      PangoGlyphItem *run = l->data;
      add_run(clusters, run, cluster, x + run->start_x_offset);
      x += run->start_x_offset + width_of(run->glyphs, 0, run->glyphs->num_glyphs) + run->end_x_offset;
    }
    cluster.line++;
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  *count = (int)clusters->len;
  return (FavesCluster *)(void *)g_array_free(clusters, FALSE);
}

FavesLine faves_glyphs_line(PangoLayout *layout, int number) {
  PangoLayoutIter *lines = pango_layout_get_iter(layout);
  while (number-- > 0 && pango_layout_iter_next_line(lines));
  PangoRectangle logical;
  pango_layout_iter_get_line_extents(lines, NULL, &logical);
  int baseline = pango_layout_iter_get_baseline(lines);
  FavesLine line = {
      .x = points(logical.x),
      .width = points(logical.width),
      .baseline = points(baseline),
      .ascent = points(baseline - logical.y),
      .descent = points(logical.y + logical.height - baseline),
      .right_to_left = pango_layout_iter_get_line_readonly(lines)->resolved_dir == PANGO_DIRECTION_RTL,
  };
  pango_layout_iter_free(lines);
  return line;
}

/// What is said of the letters of a run.
typedef struct {
  GdkRGBA ink, ground;
  gboolean has_ground, underlined, struck_through;
  PangoAttrShape *shape;
} Look;

static void take_color(GdkRGBA *color, const PangoAttribute *attribute) {
  PangoColor own = ((const PangoAttrColor *)attribute)->color;
  color->red = own.red / 65535.0;
  color->green = own.green / 65535.0;
  color->blue = own.blue / 65535.0;
}

static Look look_of(const PangoItem *item, const GdkRGBA *ink) {
  Look look = {.ink = *ink, .ground = {.alpha = 1}};
  for (GSList *l = item->analysis.extra_attrs; l; l = l->next) {
    PangoAttribute *attribute = l->data;
    int number = ((PangoAttrInt *)attribute)->value;
    switch (attribute->klass->type) {
      case PANGO_ATTR_FOREGROUND:
        take_color(&look.ink, attribute);
        look.ink.alpha = 1;
        break;
      case PANGO_ATTR_BACKGROUND:
        take_color(&look.ground, attribute);
        look.has_ground = TRUE;
        break;
      case PANGO_ATTR_BACKGROUND_ALPHA: look.ground.alpha = number / 65535.0; break;
      case PANGO_ATTR_UNDERLINE: look.underlined = number != PANGO_UNDERLINE_NONE; break;
      case PANGO_ATTR_STRIKETHROUGH: look.struck_through = number != 0; break;
      case PANGO_ATTR_SHAPE: look.shape = (PangoAttrShape *)attribute; break;
      default: break;
    }
  }
  // It may stand before the colour.
  for (GSList *l = item->analysis.extra_attrs; l; l = l->next)
    if (((PangoAttribute *)l->data)->klass->type == PANGO_ATTR_FOREGROUND_ALPHA)
      look.ink.alpha = ((PangoAttrInt *)l->data)->value / 65535.0;
  return look;
}

static void set_source(cairo_t *cr, const GdkRGBA *color, double opacity) {
  cairo_set_source_rgba(cr, color->red, color->green, color->blue, color->alpha * opacity);
}

/// A line of a run, `position` above its baseline.
static void draw_line(cairo_t *cr, const FavesCluster *cluster, double y, int position, int thickness) {
  cairo_rectangle(cr, cluster->x, y - points(position), cluster->width, MAX(1, points(thickness)));
  cairo_fill(cr);
}

void faves_glyphs_draw(cairo_t *cr, PangoLayout *layout, const FavesCluster *cluster, const GdkRGBA *ink,
                       double opacity) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, cluster->line);
  PangoGlyphItem *run = line ? g_slist_nth_data(line->runs, (guint)cluster->run) : NULL;
  if (!run || cluster->glyph + cluster->glyphs > run->glyphs->num_glyphs) return;
  PangoFont *font = run->item->analysis.font;
  Look look = look_of(run->item, ink);
  double y = cluster->baseline - points(run->y_offset);
  if (look.has_ground) {
    set_source(cr, &look.ground, opacity);
    cairo_rectangle(cr, cluster->x, cluster->baseline - cluster->ascent, cluster->width,
                    cluster->ascent + cluster->descent);
    cairo_fill(cr);
  }
  set_source(cr, &look.ink, opacity);
  cairo_move_to(cr, cluster->x, y);
  if (look.shape) {
    void *data;
    PangoContext *context = pango_layout_get_context(layout);
    PangoCairoShapeRendererFunc draw = pango_cairo_context_get_shape_renderer(context, &data);
    if (draw) draw(cr, look.shape, FALSE, data);
  } else {
    PangoGlyphString part = {
        .num_glyphs = cluster->glyphs,
        .glyphs = run->glyphs->glyphs + cluster->glyph,
        .log_clusters = run->glyphs->log_clusters + cluster->glyph,
    };
    pango_cairo_show_glyph_string(cr, font, &part);
  }
  if (!look.underlined && !look.struck_through) return;
  PangoFontMetrics *metrics = pango_font_get_metrics(font, run->item->analysis.language);
  if (look.underlined)
    draw_line(cr, cluster, y, pango_font_metrics_get_underline_position(metrics),
              pango_font_metrics_get_underline_thickness(metrics));
  if (look.struck_through)
    draw_line(cr, cluster, y, pango_font_metrics_get_strikethrough_position(metrics),
              pango_font_metrics_get_strikethrough_thickness(metrics));
  pango_font_metrics_unref(metrics);
}
