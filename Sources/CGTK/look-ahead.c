#include "include/CGTK.h"

// What a window's first frame waits for and no widget is needed for, so that another thread can have it done before.

void faves_look_ahead_for_texts(void) {
  // The first font map has Fontconfig read what fonts there are, on a thread of its own.
  g_object_unref(pango_cairo_font_map_new());
}

void faves_look_ahead_for_pictures(void) {
  // Symbols are drawings, and the library that reads them is loaded with the first one.
  static const guchar drawing[] = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type("svg", NULL);
  if (!loader) return;
  gdk_pixbuf_loader_write(loader, drawing, sizeof drawing - 1, NULL);
  gdk_pixbuf_loader_close(loader, NULL);
  g_object_unref(loader);
}
