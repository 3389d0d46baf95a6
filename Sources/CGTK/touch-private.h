#ifndef FAVES_TOUCH_PRIVATE_H
#define FAVES_TOUCH_PRIVATE_H

#include "layout-private.h"

// What the files of FavesTouch share: where it is met.

FAVES_BEGIN_DECLS

/// Whether a widget is there for the pointer, whatever it shows.
gboolean faves_touch_may_meet(GtkWidget *widget);
/// Whether the program says the shape of what is met.
gboolean faves_touch_is_shaped(GtkWidget *widget);
/// What the program says of a touch, if that has a shape, from its corner; NULL: nothing.
const cairo_region_t *_Nullable faves_touch_told_shape(GtkWidget *touch);

/// Whether it is a stack that takes presses all over.
gboolean faves_is_touch_stack(GtkWidget *widget);
/// Has the touches around a widget that take presses look anew at where it is filled.
void faves_touch_look_again(GtkWidget *widget);

// touch-hover.c
/// Tells those who watch what becomes of the pointer by an event.
void faves_touch_follow_hover(const GdkEvent *event);

// touch-contents.c
/// Where the parts of what is in a touch are drawn, from the touch's corner; the caller destroys it.
cairo_region_t *faves_touch_contents(GtkWidget *touch);

// touch-line.c
/// Where the line is that is all to be seen of a widget, as `ancestor` shows it, from the corner of that; the caller destroys it.
/// NULL: the widget is no such line.
cairo_region_t *_Nullable faves_touch_line(GtkWidget *widget, GtkWidget *ancestor);

FAVES_END_DECLS

#endif
