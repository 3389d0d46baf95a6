#include "include/CGTK.h"
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>

// What a window's first frame waits for and no widget is needed for, so that another thread can have it done before.
//
// Nothing of GObject where that is so: a type that is registered on one thread while another initialises a class that mentions it has both wait
// for each other for ever, GLib's lock of classes against its lock of that type.

void faves_look_ahead_for_texts(void) {
  // Reads what fonts there are, which Pango would wait for.
  FcInit();
}

void faves_look_ahead_for_pictures(void) {
  // Symbols are drawings, and the library that reads them is large. It stays loaded, as GdkPixbuf will keep it.
  dlopen("librsvg-2.so.2", RTLD_LAZY);
}

void faves_begin_fonts(void) {
  // Pango has another thread find a font, from when it is first asked for it; whoever measures a text before that is done
  // waits. These are what nearly every window begins with: texts, what is bold, and what is small.
  static const struct {
    double scale;
    PangoWeight weight;
  } fonts[] = {{1, PANGO_WEIGHT_NORMAL}, {1, PANGO_WEIGHT_BOLD}, {.82, PANGO_WEIGHT_NORMAL}};
  GtkWidget *label = g_object_ref_sink(gtk_label_new(NULL));
  PangoContext *context = gtk_widget_get_pango_context(label);
  for (unsigned i = 0; i < G_N_ELEMENTS(fonts); i++) {
    PangoFontDescription *font = pango_font_description_copy(pango_context_get_font_description(context));
    int size = (int)(pango_font_description_get_size(font) * fonts[i].scale);
    if (pango_font_description_get_size_is_absolute(font))
      pango_font_description_set_absolute_size(font, size);
    else
      pango_font_description_set_size(font, size);
    pango_font_description_set_weight(font, fonts[i].weight);
    PangoFontset *found = pango_context_load_fontset(context, font, pango_context_get_language(context));
    if (found) g_object_unref(found);
    pango_font_description_free(font);
  }
  g_object_unref(label);
}
