#include "label-private.h"

// A label that has no style yet, measured in the font of one that has. It is placed, but not its text: nobody sees it.

gboolean faves_label_is_plain_text(FavesLabel *label) {
  return !label->surrounds && !label->instead && !label->press && !label->described &&
         !gtk_label_get_use_markup(GTK_LABEL(label)) && !gtk_label_get_selectable(GTK_LABEL(label));
}

void faves_label_get_around(FavesLabel *label, FavesLabelAround *around) {
  *around = (FavesLabelAround){label->around_width, label->around_height, label->above};
}

void faves_label_lend(FavesLabel *label, PangoLayout *layout, const FavesLabelAround *around) {
  if (label->lent == layout) return;
  if (layout) g_object_ref(layout);
  g_clear_object(&label->lent);
  label->lent = layout;
  label->measured = label->fitted = 0;
  label->written = FALSE;
  if (!around) return;
  label->around_width = around->width;
  label->around_height = around->height;
  label->above = around->above;
}

gboolean faves_label_is_lent(FavesLabel *label) { return label->lent != NULL; }

PangoLayout *faves_label_lent_layout(FavesLabel *label) {
  const char *text = gtk_label_get_text(GTK_LABEL(label));
  // A text that many buttons have is laid out once.
  if (!g_str_equal(pango_layout_get_text(label->lent), text)) pango_layout_set_text(label->lent, text, -1);
  return label->lent;
}

void faves_label_allocate_lent(GtkWidget *widget, const GtkAllocation *allocation) {
  gtk_widget_set_allocation(widget, allocation);
  gtk_widget_set_clip(widget, allocation);
}
