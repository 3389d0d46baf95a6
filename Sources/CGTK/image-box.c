#include "image-private.h"

// A picture with something around it (leaf.h): how large both are together. Sizes of the picture are with the space within the
// bounds.

FavesSurrounds **faves_image_surrounds(GtkWidget *image) { return &FAVES_IMAGE(image)->surrounds; }

static FavesSizes picture(FavesImage *image, GtkOrientation axis, int across) {
  const FavesSurrounds *surrounds = image->surrounds;
  int inner = faves_space(surrounds->inner, axis);
  if (across >= 0) across = MAX(0, across - faves_space(surrounds->inner, (GtkOrientation)!axis));
  FavesSizes sizes = faves_image_picture_sizes(image, axis, across);
  sizes.min = MAX(0, sizes.min + inner);
  sizes.ideal = MAX(0, sizes.ideal + inner);
  sizes.max = MAX(sizes.ideal, faves_add(sizes.max, inner));
  return sizes;
}

/// Whether its width follows from the height that the bounds give it.
static gboolean width_follows(const FavesImage *image) {
  const FavesBounds *bounds = &image->surrounds->bounds;
  return faves_image_has_ratio(image) && faves_bounds_are_fixed(bounds, GTK_ORIENTATION_VERTICAL) &&
         bounds->max[GTK_ORIENTATION_HORIZONTAL] < 0;
}

static gboolean is_bounded(const FavesImage *image) {
  const FavesBounds *bounds = &image->surrounds->bounds;
  return faves_bounds_are_given(bounds, GTK_ORIENTATION_HORIZONTAL) ||
         faves_bounds_are_given(bounds, GTK_ORIENTATION_VERTICAL);
}

gboolean faves_image_keeps_ratio(GtkWidget *widget) {
  if (!faves_is_image(widget) || !faves_image_has_ratio(FAVES_IMAGE(widget))) return FALSE;
  return !FAVES_IMAGE(widget)->surrounds || !is_bounded(FAVES_IMAGE(widget));
}

/// The size across that the picture has where the bounds are given so much; -1: any.
static int across_of(FavesImage *image, GtkOrientation axis, int across) {
  const FavesBounds *bounds = &image->surrounds->bounds;
  GtkOrientation other = (GtkOrientation)!axis;
  gboolean horizontal = axis == GTK_ORIENTATION_HORIZONTAL;
  if (horizontal && width_follows(image)) across = bounds->max[other];
  // Asked for any size across, bounds there still say what the picture gets.
  if (across < 0 && !horizontal && faves_image_has_ratio(image) && faves_bounds_are_given(bounds, other))
    across = faves_bounds_around(bounds, other, picture(image, other, -1)).ideal;
  if (across < 0) return -1;
  // It may be offered more than it takes.
  if (bounds->max[other] >= 0) across = MIN(across, bounds->max[other]);
  if (horizontal && (width_follows(image) || faves_image_keeps_ratio(GTK_WIDGET(image)))) return across;
  FavesSizes sizes = picture(image, other, -1);
  return faves_clamp(across, sizes.min, sizes.max);
}

void faves_image_box_sizes(FavesImage *image, GtkOrientation axis, int across, int *min, int *ideal) {
  const FavesSurrounds *surrounds = image->surrounds;
  int outer = faves_space(surrounds->outer, axis);
  if (across >= 0) across = faves_surrounds_room(surrounds, (GtkOrientation)!axis, across);
  FavesSizes own = picture(image, axis, across_of(image, axis, across));
  FavesSizes whole = faves_bounds_around(&surrounds->bounds, axis, own);
  // A length that is given is that, whatever is in it.
  if (faves_bounds_are_fixed(&surrounds->bounds, axis)) whole.min = whole.ideal = surrounds->bounds.max[axis];
  *min = MAX(0, whole.min + outer);
  *ideal = MAX(0, whole.ideal + outer);
}

GtkSizeRequestMode faves_image_box_request_mode(const FavesImage *image) {
  gboolean fixed = faves_bounds_are_fixed(&image->surrounds->bounds, GTK_ORIENTATION_VERTICAL);
  return faves_image_has_ratio(image) && !fixed ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

void faves_image_box_expand(const FavesImage *image, gboolean *horizontal, gboolean *vertical) {
  faves_surrounds_expand(image->surrounds, image->takes, horizontal, vertical);
  if (width_follows(image)) *horizontal = FALSE;
}

int faves_image_most_beside(GtkWidget *widget, int height) {
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesImage *image = FAVES_IMAGE(widget);
  const FavesSurrounds *surrounds = image->surrounds;
  if (!faves_image_has_ratio(image)) return FAVES_INFINITY;
  if (!surrounds) return faves_image_picture_sizes(image, axis, height).ideal;
  const FavesBounds *bounds = &surrounds->bounds;
  if (bounds->max[axis] >= 0) return FAVES_INFINITY;
  height = faves_surrounds_room(surrounds, GTK_ORIENTATION_VERTICAL, height);
  if (bounds->max[GTK_ORIENTATION_VERTICAL] >= 0) height = MIN(height, bounds->max[GTK_ORIENTATION_VERTICAL]);
  int most = picture(image, axis, height).ideal;
  return MAX(0, MAX(most, bounds->min[axis]) + faves_space(surrounds->outer, axis));
}

int faves_image_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  int most = faves_surrounds_maximum(image->surrounds, axis, ideal);
  // One that is held to a height at most is as wide as its proportion is at that.
  int high = image->surrounds ? image->surrounds->bounds.max[GTK_ORIENTATION_VERTICAL] : FAVES_UNSET;
  if (most == FAVES_UNSET && axis == GTK_ORIENTATION_HORIZONTAL && high >= 0 && high != FAVES_INFINITY) {
    most = faves_image_most_beside(widget, G_MAXINT16);
    if (most != FAVES_INFINITY) return MAX(ideal, most);
    most = FAVES_UNSET;
  }
  // One that is asked takes room.
  return most == FAVES_UNSET ? FAVES_INFINITY : most;
}

static int width_within(FavesImage *image, int width) {
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesSizes sizes = picture(image, axis, -1);
  return faves_clamp(faves_surrounds_room(image->surrounds, axis, width), sizes.min, sizes.max);
}

int faves_image_box_baseline(FavesImage *image, int width) {
  const FavesSurrounds *surrounds = image->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  int own = width_within(image, width < 0 ? 0 : width);
  int baseline =
      faves_image_picture_baseline(image, MAX(1, own - faves_space(surrounds->inner, GTK_ORIENTATION_HORIZONTAL)));
  if (baseline < 0) return -1;
  return faves_surrounds_above(surrounds, picture(image, axis, own)) + baseline;
}

void faves_image_box_place(FavesImage *image, int width, int height) {
  FavesSurrounds *surrounds = image->surrounds;
  int size[2];
  size[GTK_ORIENTATION_HORIZONTAL] = MAX(1, width_within(image, width));
  FavesSizes high = picture(image, GTK_ORIENTATION_VERTICAL, size[GTK_ORIENTATION_HORIZONTAL]);
  int room = faves_surrounds_room(surrounds, GTK_ORIENTATION_VERTICAL, height);
  size[GTK_ORIENTATION_VERTICAL] = MAX(1, faves_clamp(room, high.min, high.max));
  // As in a frame: it is narrower than its room where that is low.
  if (faves_image_has_ratio(image) && image->takes[GTK_ORIENTATION_HORIZONTAL]) {
    int most = picture(image, GTK_ORIENTATION_HORIZONTAL, size[GTK_ORIENTATION_VERTICAL]).ideal;
    size[GTK_ORIENTATION_HORIZONTAL] = MIN(size[GTK_ORIENTATION_HORIZONTAL], MAX(1, most));
  }
  faves_surrounds_place(surrounds, GTK_WIDGET(image), width, height, size);
}
