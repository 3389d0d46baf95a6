#ifndef FAVES_BOUNDS_H
#define FAVES_BOUNDS_H

#include "layout-private.h"

// The rectangle that a frame puts around what is in it, as faves-frame.h has it.

FAVES_BEGIN_DECLS

typedef struct {
  int min[2], ideal[2], max[2];  // by GtkOrientation; FAVES_UNSET where not given
  FavesAlign align[2];
  gboolean yields;  // without an end, to what takes at most so much and says so
} FavesBounds;

/// What something takes along an axis.
typedef struct {
  int min, ideal, max;
} FavesSizes;

/// None at all, and the middle.
void faves_bounds_init(FavesBounds *bounds);
/// Sets what is legal of it; returns whether it is not as before.
gboolean faves_bounds_set(FavesBounds *bounds, GtkOrientation axis, int min, int ideal, int max);
/// Whether the length is given.
gboolean faves_bounds_are_fixed(const FavesBounds *bounds, GtkOrientation axis);
/// Whether they leave no width or no height at all.
gboolean faves_bounds_are_flat(const FavesBounds *bounds);
/// Whether anything is said of the length.
gboolean faves_bounds_are_given(const FavesBounds *bounds, GtkOrientation axis);
/// The rectangle around what takes so much.
FavesSizes faves_bounds_around(const FavesBounds *bounds, GtkOrientation axis, FavesSizes content);

FAVES_END_DECLS

#endif
