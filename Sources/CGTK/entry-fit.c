#include "include/CGTK.h"

// An entry that is as wide as what it shows, and neither wider nor narrower.

static int text_width(GtkWidget *entry) {
  const char *prompt = gtk_entry_get_placeholder_text(GTK_ENTRY(entry));
  int width = 0;
  if (gtk_entry_get_text_length(GTK_ENTRY(entry)) || !prompt || !*prompt) {
    pango_layout_get_pixel_size(gtk_entry_get_layout(GTK_ENTRY(entry)), &width, NULL);
    return width;
  }
  PangoLayout *layout = gtk_widget_create_pango_layout(entry, prompt);
  pango_layout_set_attributes(layout, gtk_entry_get_attributes(GTK_ENTRY(entry)));
  pango_layout_get_pixel_size(layout, &width, NULL);
  g_object_unref(layout);
  return width;
}

/// The cursor stands behind the last letter.
static const int cursor_width = 2;

static void fit(GtkWidget *entry) {
  int height, around;
  gtk_widget_get_size_request(entry, NULL, &height);
  gtk_widget_set_size_request(entry, -1, height);
  gtk_widget_get_preferred_width(entry, &around, NULL);
  around -= gtk_widget_get_margin_start(entry) + gtk_widget_get_margin_end(entry);
  gtk_widget_set_size_request(entry, around + text_width(entry) + cursor_width, height);
}

static const char *const causes[] = {"changed", "style-updated", "notify::placeholder-text", "notify::attributes",
                                     "notify::visibility", "notify::has-frame"};

void faves_entry_set_fits_text(GtkWidget *entry, gboolean fits) {
  gboolean did = g_signal_handlers_disconnect_by_func(entry, fit, NULL) > 0;
  if (fits) {
    // What it is to be as wide as may be less than what it would be at least.
    gtk_entry_set_width_chars(GTK_ENTRY(entry), 0);
    for (unsigned i = 0; i < G_N_ELEMENTS(causes); i++)
      g_signal_connect_after(entry, causes[i], G_CALLBACK(fit), NULL);
    fit(entry);
  } else if (did) {
    int height;
    gtk_widget_get_size_request(entry, NULL, &height);
    gtk_widget_set_size_request(entry, -1, height);
  }
}
