// GTK 3 and libhandy as Debian ships them; pkg-config gives the include paths.
#include <gtk/gtk.h>
#define HANDY_USE_UNSTABLE_API
#include <handy.h>
