#include "label-private.h"

// A label's own colour. Where the label draws its letters it draws them in it; where GtkLabel does, the layout has to say it.

gboolean faves_label_own_ink(GtkWidget *widget, GdkRGBA *ink) {
  FavesLabel *label = FAVES_LABEL(widget);
  *ink = label->own_ink;
  return label->has_own_ink && !(label->yields && faves_is_selected(widget));
}

void faves_label_get_ink(FavesLabel *label, GdkRGBA *ink) {
  if (faves_label_own_ink(GTK_WIDGET(label), ink)) return;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(label));
  gtk_style_context_get_color(style, gtk_style_context_get_state(style), ink);
}

void faves_label_forget_inked(FavesLabel *label) {
  g_clear_pointer(&label->inked, pango_attr_list_unref);
  g_clear_pointer(&label->plain, pango_attr_list_unref);
}

/// Gives the layout other looks of the same size. A line that was made smaller stays known as such.
static void look(FavesLabel *label, PangoLayout *layout, PangoAttrList *looks) {
  if (label->shrunk && pango_layout_get_attributes(layout) == label->shrunk) {
    pango_attr_list_unref(label->shrunk);
    label->shrunk = looks ? pango_attr_list_ref(looks) : pango_attr_list_new();
    looks = label->shrunk;
  }
  pango_layout_set_attributes(layout, looks);
}

static guint16 channel(double part) { return (guint16)(CLAMP(part, 0, 1) * 65535 + 0.5); }

/// Gives the layout the looks back that it had before.
static void uncolour(FavesLabel *label) {
  if (!label->inked) return;
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  if (pango_layout_get_attributes(layout) == label->inked) look(label, layout, label->plain);
  faves_label_forget_inked(label);
}

void faves_label_ink_layout(FavesLabel *label) {
  GdkRGBA own;
  if (!faves_label_own_ink(GTK_WIDGET(label), &own)) {
    uncolour(label);
    return;
  }
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  PangoAttrList *now = pango_layout_get_attributes(layout);
  if (label->inked && now == label->inked) return;
  faves_label_forget_inked(label);
  label->plain = now ? pango_attr_list_ref(now) : NULL;
  label->inked = now ? pango_attr_list_copy(now) : pango_attr_list_new();
  const GdkRGBA *ink = &own;
  pango_attr_list_insert_before(
      label->inked, pango_attr_foreground_new(channel(ink->red), channel(ink->green), channel(ink->blue)));
  // To Pango, no opacity at all is none that is said.
  if (ink->alpha < 1) pango_attr_list_insert_before(label->inked, pango_attr_foreground_alpha_new(MAX(1, channel(ink->alpha))));
  look(label, layout, label->inked);
}

void faves_label_set_ink(GtkWidget *widget, const GdkRGBA *_Nullable ink) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (ink ? label->has_own_ink && gdk_rgba_equal(ink, &label->own_ink) : !label->has_own_ink) return;
  label->has_own_ink = ink != NULL;
  if (ink) label->own_ink = *ink;
  uncolour(label);
  gtk_widget_queue_draw(widget);
}

void faves_label_set_ink_yields(GtkWidget *widget, gboolean yields) {
  if (FAVES_LABEL(widget)->yields == yields) return;
  FAVES_LABEL(widget)->yields = yields;
  gtk_widget_queue_draw(widget);
}
