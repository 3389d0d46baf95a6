#ifndef FAVES_GRIP_H
#define FAVES_GRIP_H

#include "faves-base.h"

// FavesGrip: the line between two things that are beside each other, of which one is longer the shorter the other is made.
// GtkPaned has one of its own for two; this one is for whatever knows itself where its parts are, and is asked for that.
//
// It is moved by the pointer, by a finger, and by keys while it has the focus: the arrows by a pixel, together with Control, or
// by the keys for pages, by many, Home and End as far as it goes. A click on it leaves the focus where that is.
//
// Along the way that it is moved it is FAVES_GRIP_LENGTH pixels long, with the line in it after FAVES_GRIP_BEFORE: more of it is
// behind the line, as with GtkPaned, since a scroll bar is right before that. One that is given a single pixel is not moved.
// It has an input-only window over those beside it.
//
// Theme: CSS name "separator". Accessibility: a separator with a value (AtkValue), how long what is before it is.

FAVES_BEGIN_DECLS

#define FAVES_GRIP_BEFORE 2
#define FAVES_GRIP_LENGTH 9

/// How long what is before the line is, and how short and how long it may be made.
typedef struct {
  double length, least, most;
} FavesGripPlace;
typedef FavesGripPlace (*FavesGripAsk)(void *_Nullable data);
/// What is before the line is to be so long, which is within what the place says.
typedef void (*FavesGripMove)(double length, void *_Nullable data);
/// It was clicked twice.
typedef void (*FavesGripReset)(void *_Nullable data);

GType faves_grip_get_type(void);
/// - `axis`: the way that it is moved.
/// - `has_line`: whether it draws the line; otherwise that is drawn by what is behind it.
GtkWidget *faves_grip_new(GtkOrientation axis, gboolean has_line);
gboolean faves_is_grip(GtkWidget *widget);
/// The way that it is moved from now on.
void faves_grip_set_axis(GtkWidget *grip, GtkOrientation axis);
/// `data` must live until the functions are set to NULL or the widget is destroyed.
void faves_grip_set_functions(GtkWidget *grip, FavesGripAsk _Nullable ask, FavesGripMove _Nullable move,
                              FavesGripReset _Nullable reset, void *_Nullable data);
/// Gives the focus to the next one in the window that is moved, after the one that has it; FALSE: there is none.
gboolean faves_grip_focus_next(GtkWidget *window);

FAVES_END_DECLS

#endif
