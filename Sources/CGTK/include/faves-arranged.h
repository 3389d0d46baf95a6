#ifndef FAVES_ARRANGED_H
#define FAVES_ARRANGED_H

#include "faves-base.h"

// FavesArranged: children whose sizes and places somebody else computes (SwiftUI's `Layout`). It draws nothing and
// has no GdkWindow. The functions are asked during GTK's own negotiation; they look at children with
// `faves_arranged_measure` and, while allocating, put them with `faves_arranged_place`.

FAVES_BEGIN_DECLS

/// The minimum and natural size along `axis` where `across` pixels are offered along the other, -1: any number.
typedef void (*FavesArrangedMeasure)(GtkOrientation axis, int across, int *min, int *natural, void *_Nullable data);
/// The most that it takes along `axis` where `across` pixels are offered along the other, -1: any number; FAVES_INFINITY: all
/// there is.
typedef int (*FavesArrangedMost)(GtkOrientation axis, int across, void *_Nullable data);
/// How much of a width that is less than the natural one it takes.
typedef int (*FavesArrangedTaken)(int width, void *_Nullable data);
typedef void (*FavesArrangedAllocate)(int width, int height, void *_Nullable data);

GType faves_arranged_get_type(void);
GtkWidget *faves_arranged_new(void);
gboolean faves_is_arranged(GtkWidget *widget);
/// `data` must live until the functions are set to NULL or the widget is destroyed.
void faves_arranged_set_functions(GtkWidget *arranged, FavesArrangedMeasure _Nullable measure,
                                  FavesArrangedMost _Nullable most,
                                  FavesArrangedAllocate _Nullable allocate, void *_Nullable data);
/// The function is handed the same data; without it all of a width is taken.
void faves_arranged_set_taken(GtkWidget *arranged, FavesArrangedTaken _Nullable taken);
/// Puts a child after another in the order of focus and drawing; NULL: first.
void faves_arranged_insert(GtkWidget *arranged, GtkWidget *child, GtkWidget *_Nullable after);
void faves_arranged_move(GtkWidget *arranged, GtkWidget *child, GtkWidget *_Nullable after);
void faves_arranged_remove(GtkWidget *arranged, GtkWidget *child);

/// The least, the natural and the largest size of a child along an axis, its margins included; the largest is
/// FAVES_INFINITY where it has no bound.
void faves_arranged_measure(GtkWidget *child, GtkOrientation axis, int across, int *min, int *natural, int *max);
/// The width that a child covers where it is given `width`, less than its natural one: that of its lines, where it is text.
int faves_arranged_covered(GtkWidget *child, int width);
/// From a child's top, its margins included, to the baseline of its first line of text, or its last, where it is so wide;
/// -1: there is none.
int faves_arranged_baseline(GtkWidget *child, int width, gboolean last);
/// While allocating: where a child goes, in pixels from the leading top corner.
void faves_arranged_place(GtkWidget *arranged, GtkWidget *child, int x, int y, int width, int height);
/// The same for a room that the child stands in the middle of, as it would in a frame without bounds.
void faves_arranged_place_in(GtkWidget *arranged, GtkWidget *child, int x, int y, int width, int height);
/// The child that is drawn in front of the others; NULL: each in front of those before it.
void faves_arranged_set_front(GtkWidget *arranged, GtkWidget *_Nullable child);
/// While allocating: the child is not to be seen.
void faves_arranged_hide(GtkWidget *child);

FAVES_END_DECLS

#endif
