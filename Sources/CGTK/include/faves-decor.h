#ifndef FAVES_DECOR_H
#define FAVES_DECOR_H

#include "faves-base.h"
#include "faves-effects.h"

// What a FavesLayers, a FavesFrame, a FavesLabel or a FavesImage draws around what is in it, without widgets for that: a ground behind it, both
// cut to a shape, a figure in front of them, and effects on the picture of all. Layout does not notice. A container without any
// of it keeps nothing for it.

FAVES_BEGIN_DECLS

typedef enum {
  FAVES_CLIP_NONE,
  /// Rounded rectangle; the radius is in pixels and bounded by half the shorter side.
  FAVES_CLIP_ROUNDED,
  /// The largest circle in the middle.
  FAVES_CLIP_CIRCLE,
  FAVES_CLIP_ELLIPSE,
  FAVES_CLIP_CAPSULE,
  /// The plain rectangle of the allocation (SwiftUI: `clipped()`).
  FAVES_CLIP_RECTANGLE,
} FavesClip;

/// Clips the drawing of the ground and of all that is in the container to a shape (input is not clipped). `radius` only for
/// ROUNDED.
void faves_decor_set_clip(GtkWidget *container, FavesClip clip, double radius);

/// Adds a path to the context's, or draws, for a rectangle of the given size at (0, 0).
typedef void (*FavesPathFunction)(cairo_t *context, double width, double height, void *_Nullable data);

/// Clips the drawing to a path of the caller's, in place of what `faves_decor_set_clip` has set; NULL takes it
/// back. `data` must live until it is replaced or the widget is destroyed.
void faves_decor_set_clip_path(GtkWidget *container, FavesPathFunction _Nullable path, void *_Nullable data);

/// What draws under all that is in the container, within the clip. NULL takes it back; `data` must live until it is replaced
/// or the widget is destroyed.
void faves_decor_set_ground(GtkWidget *container, FavesPathFunction _Nullable ground, void *_Nullable data);

/// The same over all, and not clipped; it may draw `reach` pixels beyond the container, on all sides.
void faves_decor_set_figure(GtkWidget *container, FavesPathFunction _Nullable figure, void *_Nullable data, int reach);

/// What is done to the picture of all that before it gets to the screen.
/// NULL: nothing. (SwiftUI: `blur`, `shadow`, `saturation` and the like.)
void faves_decor_set_effects(GtkWidget *container, const FavesEffects *_Nullable effects);

/// Whether a widget is filled, or something filled is right behind it: in front of others it takes what the pointer does there.
void faves_set_solid(GtkWidget *widget, gboolean solid);
/// That it is filled within a path alone, from now on, or that this has become another. `data` must live until that is replaced or
/// the widget is destroyed.
void faves_set_solid_within(GtkWidget *widget, FavesPathFunction path, void *_Nullable data, gboolean even_odd);
/// That nothing is seen of a widget but a line, which `drawing` draws: presses are for what notices them on that alone. NULL: they
/// are in its rectangle. `data` must live until that is replaced or the widget is destroyed.
void faves_set_line(GtkWidget *widget, FavesPathFunction _Nullable drawing, void *_Nullable data);

FAVES_END_DECLS

#endif
