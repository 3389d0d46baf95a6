#include "room.h"

FavesSizes faves_room_range(GtkWidget *child, const FavesLayoutInfo *info, GtkOrientation axis, int across) {
  FavesSizes range;
  faves_layout_measure(child, axis, across, info, &range.min, &range.ideal);
  range.max = faves_layout_maximum(child, axis, info, range.ideal);
  return range;
}

/// What the child takes of the room, first along the axis that the other one depends on.
static void find_size(GtkWidget *child, const FavesLayoutInfo *info, const int *room, int *size) {
  GtkOrientation first = faves_layout_request_mode(child, info) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                             ? GTK_ORIENTATION_VERTICAL
                             : GTK_ORIENTATION_HORIZONTAL;
  for (int pass = 0; pass < 2; pass++) {
    GtkOrientation axis = pass ? (GtkOrientation)!first : first;
    FavesSizes range = faves_room_range(child, info, axis, pass ? size[first] : -1);
    if (axis == GTK_ORIENTATION_VERTICAL) {
      int fitting = faves_layout_fit(child, info, pass ? size[first] : -1, room[axis], range.min);
      if (fitting < range.min) range.min = range.max = fitting;
    }
    size[axis] = MAX(1, faves_clamp(room[axis], range.min, range.max));
    // Heights are those of the same lines.
    if (!pass && axis == GTK_ORIENTATION_HORIZONTAL && size[axis] < range.ideal)
      size[axis] = MAX(1, faves_layout_fitting_width(child, info, size[axis]));
  }
  // What is held to a proportion is narrower than its room where that is low, and a circle has the shorter side.
  for (int axis = 0; axis < 2; axis++) {
    gboolean follows = axis == GTK_ORIENTATION_HORIZONTAL || !faves_is_arranged(child);
    if (!follows || !faves_layout_takes_room(child, (GtkOrientation)axis, info)) continue;
    size[axis] = MIN(size[axis], MAX(1, faves_layout_most_beside(child, info, (GtkOrientation)axis, size[!axis])));
  }
}

void faves_room_place(GtkWidget *child, const FavesLayoutInfo *info, const int *room, const FavesAlign *align, gboolean cuts,
                      int *at, int *size) {
  find_size(child, info, room, size);
  for (int axis = 0; axis < 2; axis++) {
    gboolean is_cut = cuts && size[axis] > room[axis];
    at[axis] = faves_place(is_cut ? FAVES_ALIGN_START : align[axis], room[axis], size[axis]);
  }
}
