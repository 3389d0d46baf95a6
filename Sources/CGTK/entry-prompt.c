#include "include/CGTK.h"

// What an empty entry is for, also while somebody is about to type into it, in the colour that prompts have now.

static gboolean shows_prompt(GtkWidget *widget) {
  const char *prompt = gtk_entry_get_placeholder_text(GTK_ENTRY(widget));
  return prompt && *prompt && !gtk_entry_get_text_length(GTK_ENTRY(widget)) && !faves_entry_is_composing(widget);
}

static gboolean look_up_color(GtkWidget *widget, GdkRGBA *color) {
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "placeholder_text_color", color);
}

static gboolean draw_prompt(GtkWidget *widget, cairo_t *cr, gpointer data) {
  if (!shows_prompt(widget) || !gtk_widget_has_focus(widget)) return FALSE;
  GtkEntry *entry = GTK_ENTRY(widget);
  const char *prompt = gtk_entry_get_placeholder_text(entry);
  GdkRectangle area;
  gtk_entry_get_text_area(entry, &area);
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, prompt);
  // In the letters that are about to be typed, as GTK draws it without the focus.
  pango_layout_set_attributes(layout, gtk_entry_get_attributes(entry));
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  if (width > area.width) {
    pango_layout_set_width(layout, area.width * PANGO_SCALE);
    width = area.width;
  }
  int x = area.x + (int)(faves_entry_get_side(widget) * (float)(area.width - width));
  GdkRGBA color;
  if (!look_up_color(widget, &color)) {
    GtkStyleContext *style = gtk_widget_get_style_context(widget);
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color);
    color.alpha *= 0.5;
  }
  cairo_save(cr);
  gdk_cairo_rectangle(cr, &area);
  cairo_clip(cr);
  cairo_move_to(cr, x, area.y + (area.height - height) / 2);
  gdk_cairo_set_source_rgba(cr, &color);
  pango_cairo_show_layout(cr, layout);
  cairo_restore(cr);
  g_object_unref(layout);
  return FALSE;
}

static guint16 part(double part) { return (guint16)(CLAMP(part, 0, 1) * 65535 + 0.5); }

/// The colour that letters of a layout have from the first on; NULL: that of their widget.
static const PangoColor *color_of(PangoAttrList *attributes) {
  if (!attributes) return NULL;
  PangoAttrIterator *runs = pango_attr_list_get_iterator(attributes);
  PangoAttribute *found = pango_attr_iterator_get(runs, PANGO_ATTR_FOREGROUND);
  pango_attr_iterator_destroy(runs);
  return found ? &((PangoAttrColor *)found)->color : NULL;
}

/// Without the focus GTK draws the prompt, in the colour that was there when it laid it out: it does that anew with another
/// text, size or font, but where nothing but the colour that the name stands for is another, the old one would stay.
static gboolean renew_color(GtkWidget *widget, cairo_t *cr, gpointer data) {
  GdkRGBA color;
  if (!shows_prompt(widget) || gtk_widget_has_focus(widget) || !look_up_color(widget, &color)) return FALSE;
  PangoLayout *layout = gtk_entry_get_layout(GTK_ENTRY(widget));
  PangoAttrList *laid = pango_layout_get_attributes(layout);
  PangoColor wanted = {part(color.red), part(color.green), part(color.blue)};
  const PangoColor *had = color_of(laid);
  if (had && had->red == wanted.red && had->green == wanted.green && had->blue == wanted.blue) return FALSE;
  PangoAttrList *renewed = laid ? pango_attr_list_copy(laid) : pango_attr_list_new();
  pango_attr_list_change(renewed, pango_attr_foreground_new(wanted.red, wanted.green, wanted.blue));
  pango_layout_set_attributes(layout, renewed);
  pango_attr_list_unref(renewed);
  return FALSE;
}

void faves_entry_keep_prompt(GtkWidget *entry) {
  g_signal_connect(entry, "draw", G_CALLBACK(renew_color), NULL);
  g_signal_connect_after(entry, "draw", G_CALLBACK(draw_prompt), NULL);
}
