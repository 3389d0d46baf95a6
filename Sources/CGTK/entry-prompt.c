#include "include/CGTK.h"

// What an empty entry is for, while somebody is about to type into it.

static gboolean draw_prompt(GtkWidget *widget, cairo_t *cr, gpointer data) {
  GtkEntry *entry = GTK_ENTRY(widget);
  const char *prompt = gtk_entry_get_placeholder_text(entry);
  if (!prompt || !*prompt || !gtk_widget_has_focus(widget) || gtk_entry_get_text_length(entry) ||
      faves_entry_is_composing(widget))
    return FALSE;
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
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GdkRGBA color;
  if (!gtk_style_context_lookup_color(style, "placeholder_text_color", &color)) {
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

void faves_entry_keep_prompt(GtkWidget *entry) {
  g_signal_connect_after(entry, "draw", G_CALLBACK(draw_prompt), NULL);
}
