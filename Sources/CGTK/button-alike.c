#include "button-private.h"
#include "label-private.h"
#include "layout-private.h"

#include <string.h>

// Buttons that nobody sees, in rows of the same make. GTK computes the style of each button and of its label anew, which takes
// longer than all else that there is to a row; and it does so once it is asked how large the button is. Where rows have no styles
// yet (stack-styles.c), the first button tells how much there is around its text and in what font that is, and others like it ask
// that. Once they come into sight they have styles of their own.

/// What decides of a button's style, from its label to the row: kinds, names, classes, states, and which of how many each is.
#define KEY_MOST 48
/// More kinds than rows of one make have; each button is compared with all of them.
#define KINDS_MOST 64

typedef struct {
  gsize values[KEY_MOST];
  unsigned count;
} Key;

struct FavesLikeness {
  unsigned references;
  Key key;
  PangoAttrList *looks;
  PangoLayout *layout;  // in the label's font
  int line, base;       // Pango units: its text's height and baseline there
  int around, least;    // pixels: the width around the text, and the least that a text takes
  int text_width, text_height, height, baseline;
  FavesLabelAround label;
};

static void let_go(gpointer data) {
  FavesLikeness *like = data;
  if (--like->references) return;
  g_clear_pointer(&like->looks, pango_attr_list_unref);
  g_object_unref(like->layout);
  g_free(like);
}

// What buttons are told apart by.

static gboolean add(Key *key, gsize value) {
  if (key->count == KEY_MOST) return FALSE;
  key->values[key->count++] = value;
  return TRUE;
}

/// GTK keeps the names of kinds and classes for good, so that they are compared by where they are.
static gboolean add_widget(Key *key, GtkWidget *widget) {
  GList *classes = gtk_style_context_list_classes(gtk_widget_get_style_context(widget));
  gboolean fits = add(key, G_OBJECT_TYPE(widget)) && add(key, (gsize)gtk_widget_get_name(widget)) &&
                  add(key, gtk_widget_get_state_flags(widget)) && add(key, g_list_length(classes));
  for (GList *item = classes; item && fits; item = item->next) fits = add(key, (gsize)item->data);
  g_list_free(classes);
  return fits;
}

/// FALSE: it stands in something that has a style of another kind, or there is too much to compare.
static gboolean describe(GtkWidget *button, GtkWidget *label, Key *key) {
  if (!add_widget(key, label)) return FALSE;
  for (GtkWidget *at = button;; at = gtk_widget_get_parent(at)) {
    GtkWidget *parent = gtk_widget_get_parent(at);
    if (!parent || !add_widget(key, at)) return FALSE;
    if (faves_group_get_stack(parent)) return TRUE;
    if (!faves_is_unthemed(parent)) return FALSE;
    unsigned index = 0, count = 0;
    if (faves_is_stack(parent)) faves_stack_position(parent, at, &index, &count);
    if (!add(key, index) || !add(key, count)) return FALSE;
  }
}

// The first of its kind.

/// Its own, in the stack that the group is in; dropped once that has another style.
G_DEFINE_QUARK(faves-likenesses, likenesses)

void faves_likenesses_forget(GtkWidget *stack) { g_object_set_qdata(G_OBJECT(stack), likenesses_quark(), NULL); }

static GPtrArray *likenesses_of(GtkWidget *stack) {
  GPtrArray *all = g_object_get_qdata(G_OBJECT(stack), likenesses_quark());
  if (all) return all;
  all = g_ptr_array_new_with_free_func(let_go);
  g_object_set_qdata_full(G_OBJECT(stack), likenesses_quark(), all, (GDestroyNotify)g_ptr_array_unref);
  return all;
}

static gboolean have_same_looks(PangoAttrList *one, PangoAttrList *other) {
  return one == other || (one && other && pango_attr_list_equal(one, other));
}

static void measure_text(PangoLayout *layout, int *height, int *baseline) {
  pango_layout_get_size(layout, NULL, height);
  *baseline = pango_layout_get_baseline(layout);
}

/// Whether a text is as high: letters of another font, or lines of their own, are like others of those.
static gboolean is_as_high(const FavesLikeness *like, const char *text) {
  int height, baseline;
  if (!g_str_equal(pango_layout_get_text(like->layout), text)) pango_layout_set_text(like->layout, text, -1);
  measure_text(like->layout, &height, &baseline);
  return height == like->line && baseline == like->base;
}

/// Measures a button as GTK does, which computes its style.
static FavesLikeness *likeness_new(GtkWidget *button, GtkWidget *label, const Key *key) {
  GtkWidgetClass *base = faves_button_base();
  FavesLikeness *like = g_new0(FavesLikeness, 1);
  int ignored, width;
  like->references = 1;
  like->key = *key;
  like->looks = gtk_label_get_attributes(GTK_LABEL(label));
  if (like->looks) pango_attr_list_ref(like->looks);
  base->get_preferred_width(button, &ignored, &width);
  base->get_preferred_height_and_baseline_for_width(button, width, &ignored, &like->height, &ignored, &like->baseline);
  gtk_widget_get_preferred_width(label, &ignored, &like->text_width);
  gtk_widget_get_preferred_height(label, &ignored, &like->text_height);
  GtkStyleContext *style = gtk_widget_get_style_context(button);
  gtk_style_context_get(style, gtk_style_context_get_state(style), "min-width", &like->least, NULL);
  like->around = width - MAX(like->text_width, like->least);
  like->layout = pango_layout_copy(faves_label_own_layout(FAVES_LABEL(label)));
  measure_text(like->layout, &like->line, &like->base);
  faves_label_get_around(FAVES_LABEL(label), &like->label);
  return like;
}

// Those like it.

/// What is measured by its font alone.
static gboolean is_plain(GtkWidget *label) {
  FavesLabel *own = FAVES_LABEL(label);
  return faves_label_is_plain_text(own) && own->limit <= 1 && own->least <= 1 && own->min_scale == 1 && !own->spacing;
}

/// A likeness that the button may be measured by; NULL: it is measured by itself. It is the caller's, who lets it go.
static FavesLikeness *find(GtkWidget *button) {
  GtkWidget *group = faves_unstyled_group_around(button), *label = gtk_bin_get_child(GTK_BIN(button));
  if (!group || !label || !faves_is_label(label) || !gtk_widget_get_visible(label) || !is_plain(label)) return NULL;
  Key key = {.count = 0};
  if (!describe(button, label, &key)) return NULL;
  GPtrArray *all = likenesses_of(faves_group_get_stack(group));
  PangoAttrList *looks = gtk_label_get_attributes(GTK_LABEL(label));
  const char *text = gtk_label_get_text(GTK_LABEL(label));
  for (unsigned i = 0; i < all->len; i++) {
    FavesLikeness *like = all->pdata[i];
    if (like->key.count != key.count || memcmp(like->key.values, key.values, key.count * sizeof *key.values) ||
        !have_same_looks(like->looks, looks) || !is_as_high(like, text))
      continue;
    like->references++;
    return like;
  }
  if (all->len < KINDS_MOST) g_ptr_array_add(all, likeness_new(button, label, &key));
  return NULL;
}

void faves_button_be_itself(GtkWidget *button, FavesLikeness **like) {
  if (!*like) return;
  GtkWidget *label = gtk_bin_get_child(GTK_BIN(button));
  if (label && faves_is_label(label)) faves_label_lend(FAVES_LABEL(label), NULL, NULL);
  g_clear_pointer(like, let_go);
}

/// Whether it is the label that was lent the font, and neither its kind nor its looks have changed.
static gboolean is_as_found(GtkWidget *label, const FavesLikeness *like) {
  return faves_is_label(label) && faves_label_is_lent(FAVES_LABEL(label)) && is_plain(label) &&
         have_same_looks(like->looks, gtk_label_get_attributes(GTK_LABEL(label)));
}

/// The label that answers in the font of another's; NULL: the button is measured by itself.
static GtkWidget *lent_label(GtkWidget *button, FavesLikeness **like) {
  GtkWidget *label = gtk_bin_get_child(GTK_BIN(button));
  if (*like && (!label || !is_as_found(label, *like))) faves_button_be_itself(button, like);
  if (!*like && (*like = find(button))) faves_label_lend(FAVES_LABEL(label), (*like)->layout, &(*like)->label);
  return *like ? label : NULL;
}

gboolean faves_button_width_alike(GtkWidget *button, FavesLikeness **like, int *min, int *ideal) {
  GtkWidget *label = lent_label(button, like);
  if (!label) return FALSE;
  gtk_widget_get_preferred_width(label, min, ideal);
  *min = (*like)->around + MAX(*min, (*like)->least);
  *ideal = (*like)->around + MAX(*ideal, (*like)->least);
  return TRUE;
}

gboolean faves_button_height_alike(GtkWidget *button, FavesLikeness **like, int width, int *height, int *baseline) {
  GtkWidget *label = lent_label(button, like);
  if (!label) return FALSE;
  int text, ignored;
  if (width < 0)
    gtk_widget_get_preferred_height(label, &ignored, &text);
  else
    gtk_widget_get_preferred_height_for_width(label, MAX(0, width - (*like)->around), &ignored, &text);
  if (text != (*like)->text_height) {
    // It does not fit a line, or is another than it was.
    faves_button_be_itself(button, like);
    return FALSE;
  }
  *height = (*like)->height;
  *baseline = (*like)->baseline;
  return TRUE;
}
