#ifndef FAVES_EFFECTS_H
#define FAVES_EFFECTS_H

#include "faves-base.h"

// Changes to pictures: of widgets before they get to the screen, and of what a program draws itself.

FAVES_BEGIN_DECLS

/// Lengths in pixels.
typedef struct {
  double blur;
  /// No shadow where its alpha is 0.
  GdkRGBA shadow;
  double shadow_blur, shadow_x, shadow_y;
  /// New red, green and blue, from 0 to 1: each a row of factors of the old red, green and blue, and a number.
  double colors[12];
  gboolean changes_colors;
  /// Black in place of every colour, as opaque as that is light.
  gboolean luminance_is_alpha;
} FavesEffects;

/// How far from a picture the effects are seen.
int faves_effects_reach(const FavesEffects *_Nullable effects);

/// Changes a picture, an image of ARGB32 with a device scale; what they reach must be in it. The colours come first, then the
/// blur, then the shadow of what came of that.
void faves_effects_change(const FavesEffects *effects, cairo_surface_t *picture, double scale);

/// Makes `color` of what is from `min` to `max` opaque (0 to 1), and nothing of the rest.
void faves_picture_threshold(cairo_surface_t *picture, double min, double max, const GdkRGBA *color);

FAVES_END_DECLS

#endif
