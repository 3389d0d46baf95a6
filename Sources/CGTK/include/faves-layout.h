#ifndef FAVES_LAYOUT_H
#define FAVES_LAYOUT_H

#include "faves-base.h"

// What a widget tells the Faves container it stands in (stack, frame or layers) about its own layout.
// The properties belong to the widget: they survive a move to another container, may be set before the
// widget has a parent, and a parent of another kind ignores them. Setting the value that is already
// there costs nothing. The containers place children themselves, so a child's GTK `halign` and
// `valign` must stay `GTK_ALIGN_FILL` (a stack aligned by baseline sets and resets `valign` itself).
//
// Throughout, a child's minimum is GTK's minimum, its ideal is GTK's natural size, and its maximum is
// the ideal unless it expands along that axis (`hexpand`, `vexpand`, a descendant's, or
// `faves_layout_set_expands`), when it is unbounded, or bounded by a frame's maximum.

FAVES_BEGIN_DECLS

/// Stack: children of a higher priority get their size first, the rest only their minima until then.
/// Default 0. (SwiftUI: `layoutPriority(_:)`.) NaN counts as 0.
void faves_layout_set_priority(GtkWidget *widget, double priority);

/// The widget always takes its ideal size along the axes given, whatever it is offered.
/// (SwiftUI: `fixedSize(horizontal:vertical:)`.)
void faves_layout_set_fixed_size(GtkWidget *widget, gboolean horizontal, gboolean vertical);

/// A frame (faves-frame.h) that is no widget: bounds, and the space around them. All by GtkOrientation.
typedef struct {
  int min[2], ideal[2], max[2];  // as faves_frame_set_bounds has them
  FavesAlign align[2];
  gboolean yields;
  int before[2], after[2];  // not less than none
} FavesFraming;

/// Has the container put such a frame around the widget, instead of the one before; NULL: none. What else the widget tells
/// of its layout counts for the frame, but that it takes all it is offered. The space of the widget's own margins is within it.
void faves_layout_set_framing(GtkWidget *widget, const FavesFraming *_Nullable framing);

/// From the bounds of that frame to the widget, as last placed: x, y, width, height.
void faves_layout_framed_displacement(GtkWidget *widget, int *moved);
/// Whether that frame, or the one that the widget stands in, leaves it no width or no height at all.
gboolean faves_layout_is_flat(GtkWidget *widget);

/// The widget takes all it is offered along the axes given, in addition to GTK's own expand flags.
void faves_layout_set_expands(GtkWidget *widget, gboolean horizontal, gboolean vertical);

/// Stack, cross axis: line the widget up by a point `offset` pixels from its leading edge (`axis`
/// horizontal, used by a vertical stack) or from its top (`axis` vertical, used by a horizontal one)
/// instead of by the stack's alignment. `set` FALSE takes it back. (SwiftUI: `alignmentGuide`.)
void faves_layout_set_guide(GtkWidget *widget, GtkOrientation axis, gboolean set, int offset);

/// From the widget's top, with what is around it, to the baseline of its first line of text, or its last; -1: there is none. For
/// the width it has, or would like to have.
int faves_layout_text_baseline(GtkWidget *widget, gboolean last);

/// Widgets that are higher are drawn later, over others, and in stacks and grids the pointer meets them first; 0 unless told.
/// (SwiftUI: `zIndex`.)
void faves_layout_set_height(GtkWidget *widget, double height);

/// A frame of a given height around the widget, which may stand deeper in it or on a page of tabs, is as high as it takes to show
/// all of it, unless that is several times as high.
void faves_layout_set_whole(GtkWidget *widget, gboolean whole);

/// Moves the widget by so many pixels after layout, which does not notice; `dx` counts towards the
/// trailing edge. (SwiftUI: `offset(x:y:)`.)
void faves_layout_set_offset(GtkWidget *widget, int dx, int dy);

/// Layout gives the widget so much less room than it takes, on each side: it stands out of it there, over or under what is
/// beside it. Not less than none. (SwiftUI: a negative `padding`.)
void faves_layout_set_overlap(GtkWidget *widget, int leading, int trailing, int top, int bottom);

/// Has the widget make way: it takes only this share of its size in a container of ours, and is seen where it was when it
/// began to. 1: all of it; 0: none.
void faves_layout_set_room(GtkWidget *widget, double share);

/// Gives the widget so many times the size that layout has for it, which does not notice, from its leading top corner; margins stay. What
/// does not expand along an axis keeps its size and stands in that room at `at_x`, `at_y` of what is left over (0 leading
/// or top, 1 trailing or bottom); nothing gets less than its minimum. 1, 1 takes it back.
void faves_layout_set_stretch(GtkWidget *widget, double x, double y, double at_x, double at_y);

/// The same for a widget that is on its way from an earlier place: the offset is its own besides.
void faves_layout_set_glide(GtkWidget *widget, int dx, int dy);

/// By how much the offset, the glide and the stretch have moved and resized the widget, as last placed: x, y, width, height.
void faves_layout_displacement(GtkWidget *widget, int *moved);

/// The containers draw the widget turned by `rotation` radians and so many times as large, around the point of it that is
/// at these shares of its size with the space around it, in pixels: above, before, below and after it. 0, 1,
/// 1 takes it back. Layout does not notice, and of events only those of a FavesTouch around do. (SwiftUI: `rotationEffect`,
/// `scaleEffect`.) GTK undoes what a handler of `draw` does to the context, so the container has to do it.
void faves_layout_set_transform(GtkWidget *widget, double rotation, double scale_x, double scale_y, double anchor_x,
                                double anchor_y, const double *space);

/// Draws a child into a picture of its own, which is put over what is there by this rule, a `cairo_operator_t`; -1: it is
/// drawn as others are. (SwiftUI: `blendMode`, `compositingGroup`.)
void faves_layout_set_blending(GtkWidget *widget, int rule);

/// How often a child has been drawn by another rule than that it lies over what is there. What is drawn on nothing, and put
/// on the screen later, is then not the same.
unsigned faves_layout_blended(void);

/// Draws a child in what `paint` paints, whatever the colours are that it is drawn in: as much of it as the child is opaque.
/// `paint` gets the child's top left corner as the origin; NULL: the child's own colours. (SwiftUI: text in a gradient.)
void faves_layout_set_paint(GtkWidget *widget, void (*_Nullable paint)(cairo_t *, int width, int height, gpointer _Nullable),
                            gpointer _Nullable data);

/// Draws a child through a matrix, from its top left corner; NULL: as it is.
void faves_layout_set_matrix(GtkWidget *widget, const cairo_matrix_t *_Nullable matrix);

/// `gtk_container_propagate_draw`, with the child's transform.
void faves_layout_draw_child(GtkWidget *container, GtkWidget *child, cairo_t *context);

/// From a widget's top left corner to that of a widget around it, as it is drawn there: with all that is moved, turned and
/// scaled on the way.
void faves_layout_drawing(GtkWidget *widget, GtkWidget *ancestor, cairo_matrix_t *drawing);

/// The pixels that a widget is drawn on in one around it, from that one's top left corner; or of them those in a path, which
/// counts from the widget's. The caller destroys it.
cairo_region_t *faves_layout_drawn_region(GtkWidget *widget, GtkWidget *ancestor, const cairo_path_t *_Nullable path,
                                          gboolean even_odd);

FAVES_END_DECLS

#endif
