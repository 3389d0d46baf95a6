#ifndef FAVES_TOUCH_H
#define FAVES_TOUCH_H

#include "faves-base.h"

// FavesTouch: a frame without bounds that notices pointer, fingers and touchpad over its child.
//
// Most of GTK's widgets for showing things have no GdkWindow, so that events over them go to an ancestor. This one has
// an input-only window under those of its child: the child's controls get their events as ever, and what they do not
// take reaches this widget. It lays out as FavesFrame does, and draws nothing.
//
// The window is where the child is drawn: moved, turned and scaled with it, and no larger than what is placed in a larger room.
// Places of events count from the widget's own corner all the same, as layout has it.

FAVES_BEGIN_DECLS

GtkWidget *faves_touch_new(void);
/// A FavesStack with a window like that, for events between its children and over those without a window.
GtkWidget *faves_touch_stack_new(GtkOrientation axis, int spacing, FavesAlign alignment);
gboolean faves_is_touch(GtkWidget *widget);
/// Whether the widget is met in a shape, or all of its room, that the program says: there is something to meet, seen or not.
void faves_set_is_shaped(GtkWidget *widget, gboolean shaped);
/// The window that events over it go to; NULL: it is not realised.
GdkWindow *faves_touch_window(GtkWidget *touch);
/// Whether it takes presses: then it is met in the parts of its child only, not in the room that is left between or around them,
/// where the press is for what is behind.
void faves_touch_set_takes_presses(GtkWidget *touch, gboolean takes);
/// Where it is met, in pixels from its top left corner; NULL: where its child is.
void faves_touch_set_shape(GtkWidget *touch, const cairo_region_t *_Nullable shape);
/// How the pointer looks over it, and over the controls in it that have windows of their own, by the name of a cursor;
/// NULL: as they have it. One set on a widget inside counts for more.
void faves_touch_set_cursor(GtkWidget *touch, const char *_Nullable name);

typedef enum { FAVES_TOUCH_ENTERS, FAVES_TOUCH_HOVERS, FAVES_TOUCH_LEAVES } FavesTouchHoverStep;
/// The pointer comes over the touch or something in it, moves there, or leaves for something that is not in it; in the touch's
/// coordinates.
typedef void (*FavesTouchHover)(FavesTouchHoverStep step, double x, double y, gpointer data);
void faves_touch_watch_hover(GtkWidget *touch, FavesTouchHover call, gpointer data);
void faves_touch_unwatch_hover(GtkWidget *touch);

// A press that is seen whoever gets it: GTK's gestures lose a press once a control or another gesture has claimed it, so
// these are looked at before GTK distributes them, and only as long as some widget asks for it.

typedef enum { FAVES_TOUCH_DOWN, FAVES_TOUCH_MOVE, FAVES_TOUCH_UP, FAVES_TOUCH_CANCEL } FavesTouchStep;
/// A step of a press of the first button, or of the first finger, that began in the widget; in its coordinates.
typedef void (*FavesTouchObserver)(FavesTouchStep step, double x, double y, gpointer data);
void faves_touch_observe(GtkWidget *touch, FavesTouchObserver observer, gpointer data);
void faves_touch_unobserve(GtkWidget *touch);
/// How many widgets ask for it.
int faves_touch_observers(void);
/// Nobody hears more of the finger that the event is of before it has gone up.
void faves_touch_ignore(const GdkEvent *event);
/// Hands an event to the observers, and on to GTK.
void faves_touch_dispatch(GdkEvent *event);

FAVES_END_DECLS

#endif
