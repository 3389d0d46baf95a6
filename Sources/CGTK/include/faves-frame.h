#ifndef FAVES_FRAME_H
#define FAVES_FRAME_H

#include "faves-base.h"

// FavesFrame: one child within bounds of its own (SwiftUI's `frame`). All lengths in pixels; negative
// lengths other than FAVES_UNSET count as 0, a minimum above the maximum raises the maximum.
//
// A GTK size request is only ever a minimum. A frame's is exact: with a fixed width of 50 a label that
// wants 223 is offered 50 and wraps or is cut; in a fixed height too it is cut after the lines that fit. Another
// child that cannot be so small stands out of the frame by its alignment, as in SwiftUI, drawn whole and not clipped.
//
//   given            minimum              natural                maximum
//   nothing          child's              child's                child's
//   min              min                  max(child's, min)      max(child's, min)
//   max              min(child's, max)    min(child's, max)      max (takes up to it when offered)
//   ideal            as above             ideal                  as above
//   fixed n          n                    n                      n
//
// Theme: no CSS name of its own ("widget"); draws nothing unless it is boxed or decorated (faves-decor.h). No GdkWindow.

FAVES_BEGIN_DECLS

GType faves_frame_get_type(void);

/// An empty frame without bounds, aligned centre, centre.
GtkWidget *faves_frame_new(void);

/// Replaces the child (the old one is unparented). `gtk_container_add` works too, for an empty frame.
void faves_frame_set_child(GtkWidget *frame, GtkWidget *_Nullable child);
GtkWidget *_Nullable faves_frame_get_child(GtkWidget *frame);

/// How much of `room` the child takes along an axis, where it has the size `across` (-1: any); all without a child.
int faves_frame_child_takes(GtkWidget *frame, GtkOrientation axis, int across, int room);
/// How long the child is along an axis where it is a frame of a fixed length; FAVES_UNSET: it is none.
int faves_frame_child_length(GtkWidget *frame, GtkOrientation axis);

/// Bounds along one axis; each a length or FAVES_UNSET, `max` also FAVES_INFINITY (the frame then expands).
/// (SwiftUI: `frame(minWidth:idealWidth:maxWidth:…)`.)
void faves_frame_set_bounds(GtkWidget *frame, GtkOrientation axis, int min, int ideal, int max);
/// Exactly `length` along one axis; FAVES_UNSET takes the bounds away. (SwiftUI: `frame(width:height:)`.)
void faves_frame_set_fixed(GtkWidget *frame, GtkOrientation axis, int length);
/// Whether a frame without an end takes no more than a child that says how much it takes at most, as one in a frame of its own
/// does: so much and not the rest of the room.
void faves_frame_set_yields(GtkWidget *frame, gboolean yields);
/// Where the child stands if it is smaller (or larger) than the frame.
void faves_frame_set_alignment(GtkWidget *frame, FavesAlign horizontal, FavesAlign vertical);

/// Draws background and border of its style classes, and keeps their padding and minimum around the child.
void faves_frame_set_boxed(GtkWidget *frame, gboolean boxed);

/// Whether a child that is larger stands at the leading edge and the top, and what of it does not fit is cut off. By itself a
/// frame lets it stand out on the sides that its alignment says.
void faves_frame_set_cuts(GtkWidget *frame, gboolean cuts);

gboolean faves_is_frame(GtkWidget *widget);

FAVES_END_DECLS

#endif
