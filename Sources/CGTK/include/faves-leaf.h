#ifndef FAVES_LEAF_PUBLIC_H
#define FAVES_LEAF_PUBLIC_H

#include "faves-base.h"

// What is around the text of a FavesLabel or the picture of a FavesImage, without widgets for that: space, bounds as those of a
// FavesFrame, space around them, and what a container draws around its content (faves-decor.h). All of it together is the
// widget's size. What is larger than its bounds stands out of them, as in a frame.

FAVES_BEGIN_DECLS

/// Space in pixels within the bounds, or around them; less than none has the content stand out.
void faves_leaf_set_space(GtkWidget *leaf, gboolean outside, int leading, int top, int trailing, int bottom);
/// As `faves_frame_set_bounds`.
void faves_leaf_set_bounds(GtkWidget *leaf, GtkOrientation axis, int min, int ideal, int max);
/// Where the content stands that is smaller (or larger) than the bounds.
void faves_leaf_set_alignment(GtkWidget *leaf, FavesAlign horizontal, FavesAlign vertical);
/// Moves the content away from where it stands, towards the trailing edge and down; without anything around it, it fills the
/// widget and stays.
void faves_leaf_set_glide(GtkWidget *leaf, int dx, int dy);
/// Where the content is in the widget.
void faves_leaf_get_box(GtkWidget *leaf, GdkRectangle *box);
/// From 0 to 1; what is drawn around the content stays as it is. For a leaf with something around it.
void faves_leaf_set_content_opacity(GtkWidget *leaf, double opacity);

FAVES_END_DECLS

#endif
