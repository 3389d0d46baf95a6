#include "letters.h"

#include <string.h>

// To lay a text out, Pango looks in it for scripts, languages, fonts, directions and places to break it. That is two thirds of
// the time it takes. In one line of printable ASCII there is nothing to be found: all of it is one item, and the next such
// text in the same looks is so too. What is left is to shape it, which is Pango's.

/// Longer texts are rare, and most often wrapped.
#define MOST 200

/// All that can be written. Where it is one item, so is each part of it that has a letter.
static const char sample[] =
    "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ a";

struct FavesLetters {
  /// In what font, and how: as Pango found it for `sample`.
  PangoItem *item;
  /// The looks it was found for.
  PangoAttrList *looks;
  PangoContext *context;
  guint serial;
  /// What was written last.
  GString *text;
  FavesLettersSize line;
  PangoGlyphString *glyphs;
};

/// How long a text is that needs no layout; 0: it needs one. Without a letter a text is of no script, and for space at the ends
/// Pango has rules of its own.
static int plain_length(const char *text) {
  gboolean has_letter = FALSE;
  int length = 0;
  for (; text[length]; length++) {
    unsigned char c = (unsigned char)text[length];
    if (c < ' ' || c > '~' || length == MOST) return 0;
    has_letter |= g_ascii_isalpha(c);
  }
  return has_letter && text[0] != ' ' && text[length - 1] != ' ' ? length : 0;
}

static gboolean is_of_font_alone(const PangoAnalysis *analysis) {
  // Pango has other flags for its own use.
  int told = PANGO_ANALYSIS_FLAG_CENTERED_BASELINE | PANGO_ANALYSIS_FLAG_IS_ELLIPSIS | PANGO_ANALYSIS_FLAG_NEED_HYPHEN;
  if (analysis->level || analysis->gravity != PANGO_GRAVITY_SOUTH || analysis->flags & told || !analysis->font)
    return FALSE;
  for (GSList *l = analysis->extra_attrs; l; l = l->next) {
    const PangoAttribute *attribute = l->data;
    gboolean is_whole = attribute->start_index == 0 && attribute->end_index >= MOST;
    if (!is_whole) return FALSE;
    switch (attribute->klass->type) {
      case PANGO_ATTR_FONT_FEATURES:
      case PANGO_ATTR_INSERT_HYPHENS: break;
      default: return FALSE;
    }
  }
  return TRUE;
}

/// The item that `sample` is, or NULL.
static PangoItem *find_item(PangoContext *context, PangoAttrList *attributes) {
  PangoAttrList *none = attributes ? NULL : pango_attr_list_new();
  GList *items = pango_itemize(context, sample, 0, (int)strlen(sample), attributes ? attributes : none, NULL);
  if (none) pango_attr_list_unref(none);
  PangoItem *item = NULL;
  if (items && !items->next && is_of_font_alone(&((PangoItem *)items->data)->analysis)) {
    item = items->data;
    items->data = NULL;
  }
  for (GList *l = items; l; l = l->next)
    if (l->data) pango_item_free(l->data);
  g_list_free(items);
  return item;
}

gboolean faves_letters_could_be(PangoLayout *layout) {
  return plain_length(pango_layout_get_text(layout)) && pango_layout_get_width(layout) < 0 &&
         pango_layout_get_line_count(layout) == 1;
}

FavesLetters *faves_letters_new(PangoLayout *layout, PangoAttrList *looks) {
  PangoContext *context = pango_layout_get_context(layout);
  if (pango_context_get_matrix(context)) return NULL;
  PangoItem *item = find_item(context, pango_layout_get_attributes(layout));
  if (!item) return NULL;
  FavesLetters *new = g_new0(FavesLetters, 1);
  new->item = item;
  new->looks = looks ? pango_attr_list_ref(looks) : NULL;
  new->context = g_object_ref(context);
  new->serial = pango_context_get_serial(context);
  new->text = g_string_new(NULL);
  new->glyphs = pango_glyph_string_new();
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  new->line.height = logical.height;
  new->line.baseline = pango_layout_get_baseline(layout);
  return new;
}

void faves_letters_free(FavesLetters *letters) {
  if (!letters) return;
  pango_item_free(letters->item);
  if (letters->looks) pango_attr_list_unref(letters->looks);
  g_object_unref(letters->context);
  g_string_free(letters->text, TRUE);
  pango_glyph_string_free(letters->glyphs);
  g_free(letters);
}

gboolean faves_letters_are_of(const FavesLetters *letters, PangoContext *context, PangoAttrList *looks) {
  return letters->context == context && letters->serial == pango_context_get_serial(context) && letters->looks == looks;
}

const FavesLettersSize *faves_letters_write(FavesLetters *letters, const char *text) {
  int length = plain_length(text);
  if (!length) return NULL;
  g_string_truncate(letters->text, 0);
  g_string_append_len(letters->text, text, length);
  PangoItem *item = letters->item;
  item->offset = 0;
  item->length = item->num_chars = length;
  gboolean rounds = pango_context_get_round_glyph_positions(letters->context);
  pango_shape_item(item, text, length, NULL, letters->glyphs, rounds ? PANGO_SHAPE_ROUND_POSITIONS : PANGO_SHAPE_NONE);
  PangoRectangle logical;
  pango_glyph_string_extents(letters->glyphs, item->analysis.font, &letters->line.ink, &logical);
  // From the baseline to the top of the line.
  letters->line.ink.y += letters->line.baseline;
  letters->line.width = logical.width;
  return &letters->line;
}

void faves_letters_draw(FavesLetters *letters, double x, double y, cairo_t *cr) {
  PangoGlyphItem run = {.item = letters->item, .glyphs = letters->glyphs};
  cairo_move_to(cr, x, y + (double)letters->line.baseline / PANGO_SCALE);
  pango_cairo_show_glyph_item(cr, letters->text->str, &run);
}
