#ifndef FAVES_LEAF_H
#define FAVES_LEAF_H

#include "bounds.h"
#include "decor-private.h"

// What a label or an image has around its text or picture (faves-leaf.h), as both keep it. How large the text or picture is, and
// what of it fits, is each one's own to say.

FAVES_BEGIN_DECLS

/// All lengths are by GtkOrientation, those before the content first.
typedef struct {
  int inner[2][2], outer[2][2];  // within the bounds, and around them
  FavesBounds bounds;
  FavesDecor *decor;  // NULL: nothing is drawn around the content
  double opacity;     // of the content
  int glide[2];       // from where the content stands to where it is on its way there
  GdkRectangle box;   // where that was placed last, from the widget's top left corner
  FavesDraw content;  // while it is drawn
} FavesSurrounds;

/// Where each kind keeps it; NULL there: it has nothing around it.
FavesSurrounds *_Nullable *_Nonnull faves_label_surrounds(GtkWidget *label);
FavesSurrounds *_Nullable *_Nonnull faves_image_surrounds(GtkWidget *image);

/// What any widget has around it; NULL: nothing, or it is no leaf.
FavesSurrounds *_Nullable faves_leaf_surrounds(GtkWidget *widget);
FavesDecor *_Nullable *_Nonnull faves_leaf_decor(GtkWidget *leaf);
void faves_surrounds_free(FavesSurrounds *_Nullable surrounds);

/// Before and behind together.
static inline int faves_space(const int (*_Nonnull space)[2], GtkOrientation axis) { return space[axis][0] + space[axis][1]; }

/// What is left for the bounds in a widget of that length.
int faves_surrounds_room(const FavesSurrounds *surrounds, GtkOrientation axis, int length);
/// Which lengths take more room than their own. `content`: whether the content's do, by GtkOrientation.
void faves_surrounds_expand(const FavesSurrounds *surrounds, const gboolean *content, gboolean *horizontal, gboolean *vertical);
/// The largest length of all; FAVES_UNSET: the bounds have no end.
int faves_surrounds_maximum(const FavesSurrounds *_Nullable surrounds, GtkOrientation axis, int ideal);
/// How far below the top of all the content is, where that is as high as it would be.
/// - height: the content's, with the space within the bounds.
int faves_surrounds_above(const FavesSurrounds *surrounds, FavesSizes height);
/// Finds the place of the content in a widget of that size. `size` is the content's, with the space within the bounds.
void faves_surrounds_place(FavesSurrounds *surrounds, GtkWidget *widget, int width, int height, const int *size);

// For leaves with nothing around them, too.

/// Where the content is in a leaf with this allocation.
GtkAllocation faves_leaf_content_place(GtkWidget *leaf, const GtkAllocation *whole);
/// Has `base`, what GTK has the leaf for, know no more than where the content is.
void faves_leaf_allocate_base(GtkWidget *leaf, GtkWidgetClass *base, const GtkAllocation *whole);
/// Has what is drawn around the content be seen.
void faves_leaf_bound_clip(GtkWidget *leaf, const GtkAllocation *whole);
/// Draws what `content` draws and what is around it.
void faves_leaf_draw(GtkWidget *leaf, cairo_t *cr, FavesDraw content);

FAVES_END_DECLS

#endif
