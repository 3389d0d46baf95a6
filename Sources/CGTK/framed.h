#ifndef FAVES_FRAMED_H
#define FAVES_FRAMED_H

#include "room.h"

// What bounds make of what is in them, whether a FavesFrame has them or the widget itself, for the container that it stands in to
// go by (faves_layout_set_frame). Lengths are those of the rectangle that the bounds are of.

FAVES_BEGIN_DECLS

/// What is in the bounds, and what it tells them of its layout.
typedef struct {
  GtkWidget *_Nullable widget;  // NULL: nothing
  const FavesLayoutInfo *_Nullable info;
} FavesContent;

/// How much of `room` it takes along an axis, where it has the size `across` (-1: any); all of it where nothing is in there.
int faves_content_takes(FavesContent content, GtkOrientation axis, int across, int room);

/// The least and the ideal length.
void faves_framed_request(const FavesBounds *bounds, FavesContent content, GtkOrientation axis, int across, int *min,
                          int *ideal);
/// The largest length. `extra`: what is between the bounds and their content, as a theme's padding is.
int faves_framed_maximum(const FavesBounds *bounds, FavesContent content, GtkOrientation axis, int extra, int ideal);
/// The largest width where so much height is offered; FAVES_INFINITY: that does not decide.
int faves_framed_most_beside(const FavesBounds *bounds, FavesContent content, int height);
/// The width that is covered of `width`.
int faves_framed_fitting_width(const FavesBounds *bounds, FavesContent content, int width);
/// So much less than its least height it makes do with where the content is given `inside`, as text in it is cut to a line each.
int faves_framed_spare(const FavesBounds *bounds, FavesContent content, int inside);
/// How far below the top the first (or last) line of text is, where the content is given `inside`; -1: there is none.
int faves_framed_baseline(const FavesBounds *bounds, FavesContent content, int inside, gboolean last);
GtkSizeRequestMode faves_framed_request_mode(const FavesBounds *bounds, FavesContent content);
/// Whether it takes more than its ideal length.
void faves_framed_expand(const FavesBounds *bounds, FavesContent content, gboolean *horizontal, gboolean *vertical);
/// Whether the width follows from the height, as it does of a picture: without bounds it is as its content.
gboolean faves_framed_keeps_ratio(const FavesBounds *bounds, FavesContent content);

// A frame that is no widget.

struct FavesFramed {
  FavesBounds bounds;
  int space[2][2];  // around the bounds, by GtkOrientation, before them first
  FavesLayoutInfo inner;  // what the widget tells the bounds
  int moved[4];  // as last placed: from what layout has given to the widget: x from the leading edge, y, width, height
};

static inline FavesContent faves_framed_content(GtkWidget *widget, const FavesFramed *framed) {
  return (FavesContent){widget, &framed->inner};
}
static inline int faves_framed_space(const FavesFramed *framed, GtkOrientation axis) {
  return framed->space[axis][0] + framed->space[axis][1];
}
FavesFramed faves_framed_by(const FavesFraming *framing);
/// Where all of it is in the window; FALSE: nowhere yet.
gboolean faves_framed_find(GtkWidget *widget, const FavesFramed *framed, GdkRectangle *place);
/// From the place of all of it to that of the widget. Both arrays are by GtkOrientation, from the leading edge and the top.
void faves_framed_place(FavesFramed *framed, GtkWidget *widget, int *at, int *size);

FAVES_END_DECLS

#endif
