#ifndef FAVES_SOLID_H
#define FAVES_SOLID_H

#include "layers-private.h"

FAVES_BEGIN_DECLS

/// Whether it is filled, or something filled is right behind it (faves_set_solid).
gboolean faves_is_solid(GtkWidget *widget);
/// Where it is filled itself, as `ancestor` shows it, from the corner of that; the caller destroys it.
cairo_region_t *faves_solid_drawn(GtkWidget *widget, GtkWidget *ancestor);
/// Where something filled is drawn in `window`, by a widget or what is in it, counted from the window's corner.
cairo_region_t *faves_solid_region(GtkWidget *widget, GdkWindow *window);

FAVES_END_DECLS

#endif
