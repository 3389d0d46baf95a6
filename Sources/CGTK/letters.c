#include "letters.h"

#include "typeface.h"

// To lay a text out, Pango looks in it for scripts, languages, fonts, directions and places to break it. That is two thirds of
// the time it takes. In one line of printable ASCII there is nothing to be found: all of it is one item, and the next such
// text in the same looks is so too. What is left is to shape it, which is Pango's.

/// Longer texts are rare, and most often wrapped.
#define MOST 200

struct FavesLetters {
  FavesTypeface *typeface;
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

gboolean faves_letters_could_be(PangoLayout *layout) {
  return plain_length(pango_layout_get_text(layout)) && pango_layout_get_width(layout) < 0 &&
         pango_layout_get_line_count(layout) == 1;
}

FavesLetters *faves_letters_new(PangoLayout *layout, PangoAttrList *looks) {
  PangoContext *context = pango_layout_get_context(layout);
  if (pango_context_get_matrix(context)) return NULL;
  FavesTypeface *typeface = faves_typeface_of(layout);
  if (!faves_typeface_item(typeface, 0)) {
    faves_typeface_unref(typeface);
    return NULL;
  }
  FavesLetters *new = g_new0(FavesLetters, 1);
  new->typeface = typeface;
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
  faves_typeface_unref(letters->typeface);
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
  PangoItem *item = faves_typeface_item(letters->typeface, length);
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
  PangoItem *item = faves_typeface_item(letters->typeface, (int)letters->text->len);
  PangoGlyphItem run = {.item = item, .glyphs = letters->glyphs};
  cairo_move_to(cr, x, y + (double)letters->line.baseline / PANGO_SCALE);
  pango_cairo_show_glyph_item(cr, letters->text->str, &run);
}
