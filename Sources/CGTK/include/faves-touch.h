#ifndef FAVES_TOUCH_H
#define FAVES_TOUCH_H

#include "faves-base.h"

// FavesTouch: a frame without bounds that notices pointer, fingers and touchpad over its child.
//
// Most of GTK's widgets for showing things have no GdkWindow, so that events over them go to an ancestor. This one has
// an input-only window under those of its child: the child's controls get their events as ever, and what they do not
// take reaches this widget. It lays out as FavesFrame does, and draws nothing.

FAVES_BEGIN_DECLS

GtkWidget *faves_touch_new(void);
gboolean faves_is_touch(GtkWidget *widget);
/// Whether the pointer is over the widget now.
gboolean faves_touch_has_pointer(GtkWidget *touch);

FAVES_END_DECLS

#endif
