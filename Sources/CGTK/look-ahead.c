#include "include/CGTK.h"
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>

// What a window's first frame waits for and no widget is needed for, so that another thread can have it done before.
//
// Nothing of GObject: a type that is registered on one thread while another initialises a class that mentions it has both wait
// for each other for ever, GLib's lock of classes against its lock of that type.

void faves_look_ahead_for_texts(void) {
  // Reads what fonts there are, which Pango would wait for.
  FcInit();
}

void faves_look_ahead_for_pictures(void) {
  // Symbols are drawings, and the library that reads them is large. It stays loaded, as GdkPixbuf will keep it.
  dlopen("librsvg-2.so.2", RTLD_LAZY);
}
