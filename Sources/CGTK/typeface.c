#include "typeface.h"

#include <pango/pangocairo.h>
#include <string.h>

// To itemise a text takes as long as to shape it twice, and each widget has a context of its own. So what is found is kept by
// all that Pango is told: the fonts there are, what is asked of them, and the attributes.

/// All that can be written. Where it is one item, so is each part of it that has a letter.
static const char sample[] =
    "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ a";

/// What Pango is told.
typedef struct {
  PangoFontMap *fonts;
  guint serial;
  PangoFontDescription *font;
  PangoLanguage *language;
  PangoDirection direction;
  PangoGravity gravity;
  PangoGravityHint gravity_hint;
  double resolution;
  cairo_font_options_t *options;
  PangoAttrList *attributes;
} Looks;

struct FavesTypeface {
  Looks looks;
  PangoItem *item;
  int uses;
};

/// Those that were found last; the oldest makes way. A window has a handful of looks.
#define MOST 24
static FavesTypeface *known[MOST];
static unsigned oldest, found;

/// What `layout` tells Pango; nothing in it is owned.
static Looks looks_of(PangoLayout *layout) {
  PangoContext *context = pango_layout_get_context(layout);
  PangoFontMap *fonts = pango_context_get_font_map(context);
  return (Looks){
    .fonts = fonts,
    .serial = pango_font_map_get_serial(fonts),
    .font = pango_context_get_font_description(context),
    .language = pango_context_get_language(context),
    .direction = pango_context_get_base_dir(context),
    .gravity = pango_context_get_base_gravity(context),
    .gravity_hint = pango_context_get_gravity_hint(context),
    .resolution = pango_cairo_context_get_resolution(context),
    .options = (cairo_font_options_t *)pango_cairo_context_get_font_options(context),
    .attributes = pango_layout_get_attributes(layout),
  };
}

static gboolean have_same_options(const Looks *a, const Looks *b) {
  return a->options && b->options ? cairo_font_options_equal(a->options, b->options) : a->options == b->options;
}

static gboolean have_same_attributes(const Looks *a, const Looks *b) {
  return a->attributes && b->attributes ? pango_attr_list_equal(a->attributes, b->attributes)
                                        : a->attributes == b->attributes;
}

static gboolean are_same(const Looks *a, const Looks *b) {
  return a->fonts == b->fonts && a->serial == b->serial && a->language == b->language && a->direction == b->direction &&
         a->gravity == b->gravity && a->gravity_hint == b->gravity_hint && a->resolution == b->resolution &&
         pango_font_description_equal(a->font, b->font) && have_same_options(a, b) && have_same_attributes(a, b);
}

/// Makes what is in `looks` its own.
static void own(Looks *looks) {
  g_object_ref(looks->fonts);
  looks->font = pango_font_description_copy(looks->font);
  if (looks->options) looks->options = cairo_font_options_copy(looks->options);
  looks->attributes = pango_attr_list_copy(looks->attributes);
}

static gboolean is_of_font_alone(const PangoAnalysis *analysis) {
  // Pango has other flags for its own use.
  int told = PANGO_ANALYSIS_FLAG_CENTERED_BASELINE | PANGO_ANALYSIS_FLAG_IS_ELLIPSIS | PANGO_ANALYSIS_FLAG_NEED_HYPHEN;
  if (analysis->level || analysis->gravity != PANGO_GRAVITY_SOUTH || analysis->flags & told || !analysis->font)
    return FALSE;
  for (GSList *l = analysis->extra_attrs; l; l = l->next) {
    switch (((PangoAttribute *)l->data)->klass->type) {
      case PANGO_ATTR_FONT_FEATURES:
      case PANGO_ATTR_INSERT_HYPHENS: break;
      default: return FALSE;
    }
  }
  return TRUE;
}

/// Notes an attribute that is not that of any text whatever.
static gboolean is_of_part(PangoAttribute *attribute, gpointer any) {
  if (attribute->start_index || attribute->end_index != PANGO_ATTR_INDEX_TO_TEXT_END) *(gboolean *)any = TRUE;
  return FALSE;
}

/// The item that `sample` is, or NULL.
static PangoItem *find_item(PangoContext *context, PangoAttrList *attributes) {
  found++;
  gboolean has_parts = FALSE;
  if (attributes) pango_attr_list_filter(attributes, is_of_part, &has_parts);
  if (has_parts) return NULL;
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

static FavesTypeface *find(const Looks *looks, PangoContext *context) {
  FavesTypeface *new = g_new0(FavesTypeface, 1);
  new->looks = *looks;
  own(&new->looks);
  new->item = find_item(context, looks->attributes);
  new->uses = 1;
  if (known[oldest]) faves_typeface_unref(known[oldest]);
  known[oldest] = new;
  oldest = (oldest + 1) % MOST;
  return new;
}

FavesTypeface *faves_typeface_of(PangoLayout *layout) {
  Looks looks = looks_of(layout);
  FavesTypeface *typeface = NULL;
  for (int i = 0; i < MOST && known[i] && !typeface; i++)
    if (are_same(&known[i]->looks, &looks)) typeface = known[i];
  if (!typeface) typeface = find(&looks, pango_layout_get_context(layout));
  typeface->uses++;
  return typeface;
}

void faves_typeface_unref(FavesTypeface *typeface) {
  if (--typeface->uses) return;
  if (typeface->item) pango_item_free(typeface->item);
  g_object_unref(typeface->looks.fonts);
  pango_font_description_free(typeface->looks.font);
  if (typeface->looks.options) cairo_font_options_destroy(typeface->looks.options);
  if (typeface->looks.attributes) pango_attr_list_unref(typeface->looks.attributes);
  g_free(typeface);
}

PangoItem *faves_typeface_item(FavesTypeface *typeface, int length) {
  PangoItem *item = typeface->item;
  if (item) item->length = item->num_chars = length;
  return item;
}

unsigned faves_typefaces_found(void) { return found; }
