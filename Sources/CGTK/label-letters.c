#include "label-private.h"

#include <math.h>

// A line of plain text that has changed needs no layout (letters.c), and where it fits none is made.

void faves_label_forget_letters(FavesLabel *label) {
  g_clear_pointer(&label->letters, faves_letters_free);
  label->written = FALSE;
}

static gboolean may_be_letters(GtkLabel *label) {
  return !gtk_label_get_selectable(label) && !gtk_label_get_use_markup(label) &&
         gtk_widget_get_direction(GTK_WIDGET(label)) == GTK_TEXT_DIR_LTR;
}

void faves_label_learn_letters(FavesLabel *label) {
  GtkLabel *base = GTK_LABEL(label);
  if (label->letters || label->described || !label->measured || label->measured != label->asked) return;
  if (label->cut || label->shrunk || !may_be_letters(base)) return;
  PangoAttrList *looks = gtk_label_get_attributes(base);
  if (label->needs_layouts && label->refused == looks) return;
  PangoLayout *layout = gtk_label_get_layout(base);
  if (!faves_letters_could_be(layout)) return;
  label->letters = faves_letters_new(layout, looks);
  label->needs_layouts = !label->letters;
  label->refused = looks;
}

gboolean faves_label_write_letters(FavesLabel *label) {
  GtkWidget *widget = GTK_WIDGET(label);
  if (!label->letters) return FALSE;
  if (!faves_letters_are_of(label->letters, gtk_widget_get_pango_context(widget), gtk_label_get_attributes(GTK_LABEL(label))))
    faves_label_forget_letters(label);
  if (!label->letters || !may_be_letters(GTK_LABEL(label))) return FALSE;
  const FavesLettersSize *size = faves_letters_write(label->letters, gtk_label_get_text(GTK_LABEL(label)));
  if (!size) return FALSE;
  label->width = PANGO_PIXELS_CEIL(size->width);
  label->height = PANGO_PIXELS_CEIL(size->height);
  label->lines = 1;
  label->baseline = size->baseline / PANGO_SCALE;
  int x = PANGO_PIXELS_FLOOR(size->ink.x), y = PANGO_PIXELS_FLOOR(size->ink.y);
  label->letters_ink = (GdkRectangle){x, y, PANGO_PIXELS_CEIL(size->ink.x + size->ink.width) - x,
                                      PANGO_PIXELS_CEIL(size->ink.y + size->ink.height) - y};
  label->fitted = 0;
  label->measured = label->asked;
  faves_label_measure_around(label);
  return TRUE;
}

static int width_given(FavesLabel *label) {
  GdkRectangle box;
  faves_leaf_get_box(GTK_WIDGET(label), &box);
  return box.width;
}

gboolean faves_label_is_written(FavesLabel *label) {
  return label->written && label->measured == label->asked && !label->cut && !label->shrunk && !label->described &&
         !label->around_width && !label->around_height && width_given(label) >= label->width &&
         gtk_widget_get_allocated_baseline(GTK_WIDGET(label)) < 0;
}

void faves_label_place_letters(FavesLabel *label, int *x, int *y) {
  GdkRectangle box;
  faves_leaf_get_box(GTK_WIDGET(label), &box);
  *x = box.x + (int)floor(gtk_label_get_xalign(GTK_LABEL(label)) * (float)(box.width - label->width));
  *y = box.y + (int)floor(gtk_label_get_yalign(GTK_LABEL(label)) * (float)(box.height - label->height));
}

void faves_label_catch_up(FavesLabel *label) {
  if (!label->behind) return;
  label->behind = FALSE;
  GtkAllocation place;
  gtk_widget_get_allocation(GTK_WIDGET(label), &place);
  faves_label_allocate_base(GTK_WIDGET(label), &place);
  faves_leaf_bound_clip(GTK_WIDGET(label), &place);
}

gboolean faves_label_allocate_letters(GtkWidget *widget, const GtkAllocation *allocation) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (!label->written) return FALSE;
  gtk_widget_set_allocation(widget, allocation);
  if (!faves_label_is_written(label)) return FALSE;
  label->behind = TRUE;
  int x, y;
  faves_label_place_letters(label, &x, &y);
  GdkRectangle ink = label->letters_ink, clip;
  ink.x += allocation->x + x;
  ink.y += allocation->y + y;
  gdk_rectangle_union(allocation, &ink, &clip);
  gtk_widget_set_clip(widget, &clip);
  return TRUE;
}
