#ifndef FAVES_THROUGH_H
#define FAVES_THROUGH_H

#include "layout-private.h"

// Windows of ours that keep what others make together (a layer's, a group's of a long stack), and that nobody is to meet where
// nothing of those is.

FAVES_BEGIN_DECLS

/// A window is one of them, from its making on.
void faves_through_mark(GdkWindow *window);
gboolean faves_through_is_marked(GdkWindow *window);
/// Has one let through what nothing in it takes, as it is now.
/// `solid`: where something is met that has no window; NULL: nowhere.
/// Returns whether that is something else than before.
gboolean faves_through_update(GdkWindow *window, const cairo_region_t *_Nullable solid);

FAVES_END_DECLS

#endif
