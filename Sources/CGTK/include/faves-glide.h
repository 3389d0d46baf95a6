#ifndef FAVES_GLIDE_H
#define FAVES_GLIDE_H

#include "faves-base.h"

// Where layout has things that may be on their way there: they are seen elsewhere meanwhile (`faves_layout_set_glide`,
// `faves_leaf_set_glide`).

FAVES_BEGIN_DECLS

/// Finds where layout has a widget, and in it what it shows, apart from offsets and from ways not yet gone: x and y of the
/// one, from the leading top corner of what is returned; x and y of the other, from the widget's.
///
/// What is returned is `limit`, or what is furthest out on the way to it of the containers of ours around the widget that
/// directly hold one another: whatever happens to these as a whole, as by scrolling, does not count. NULL: it is not on
/// screen, has no place yet, is about to leave, or its place is not for a container of ours to say.
GtkWidget *_Nullable faves_glide_find(GtkWidget *widget, GtkWidget *limit, int *_Nonnull places);

FAVES_END_DECLS

#endif
