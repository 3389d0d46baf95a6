#include "framed.h"

#include "layers-private.h"
#include "leaf.h"

#include <string.h>

// The content's side.

static FavesSizes range_of(FavesContent content, GtkOrientation axis, int across) {
  return content.widget ? faves_room_range(content.widget, content.info, axis, across) : (FavesSizes){0, 0, 0};
}

/// What a child takes at most whose length on one axis follows from the other, as that of a proportion or a circle does, where
/// there is so much across.
static int most_beside(FavesContent content, GtkOrientation axis, int across, int most) {
  return most == FAVES_INFINITY ? faves_layout_most_beside(content.widget, content.info, axis, across) : most;
}

/// The size across that the content has if the bounds' is `size`; -1 stays "any".
static int across_of(FavesContent content, GtkOrientation axis, int size) {
  if (size < 0 || !content.widget) return -1;
  FavesSizes range = range_of(content, axis, -1);
  return faves_clamp(size, range.min, range.max);
}

int faves_content_takes(FavesContent content, GtkOrientation axis, int across, int room) {
  if (!content.widget) return room;
  FavesSizes range = range_of(content, axis, across_of(content, (GtkOrientation)!axis, across));
  return faves_clamp(room, range.min, range.max);
}

/// The width that the content has of so much.
static int width_of(FavesContent content, int inside) {
  FavesSizes range = range_of(content, GTK_ORIENTATION_HORIZONTAL, -1);
  int width = faves_clamp(inside, range.min, range.max);
  return width < range.ideal ? faves_layout_fitting_width(content.widget, content.info, width) : width;
}

/// Whether the content is in bounds of a given length, its own or those of a frame around it.
static gboolean is_fixed_itself(FavesContent content, GtkOrientation axis) {
  GtkWidget *widget = content.widget;
  if (!widget) return FALSE;
  if (content.info->framed) return faves_bounds_are_fixed(&content.info->framed->bounds, axis);
  if (faves_is_frame(widget)) return faves_frame_is_fixed(widget, axis);
  if (faves_is_layers(widget)) {
    GtkWidget *only = faves_layers_only(widget);
    return only && is_fixed_itself((FavesContent){only, faves_layout_info(only)}, axis);
  }
  FavesSurrounds *around = faves_leaf_surrounds(widget);
  return around && faves_bounds_are_fixed(&around->bounds, axis);
}

/// What content that says so takes at most; FAVES_INFINITY: it says nothing, as a text, which takes what its words do.
static int said_maximum(FavesContent content, GtkOrientation axis) {
  FavesSizes own = range_of(content, axis, -1);
  return own.max > own.ideal || is_fixed_itself(content, axis) ? own.max : FAVES_INFINITY;
}

// The bounds'.

/// Whether the content is of pictures whose width follows from the height that the bounds give it.
static gboolean width_follows(const FavesBounds *bounds, FavesContent content) {
  return content.widget && faves_bounds_are_fixed(bounds, GTK_ORIENTATION_VERTICAL) &&
         bounds->max[GTK_ORIENTATION_HORIZONTAL] < 0 && faves_layout_keeps_ratio(content.widget, content.info);
}

/// The length of a figure that is given the other one by the bounds, as a circle is its width; FAVES_INFINITY: it has any.
static int figure_length(const FavesBounds *bounds, FavesContent content, GtkOrientation axis) {
  GtkOrientation other = (GtkOrientation)!axis;
  if (!content.widget || !faves_bounds_are_fixed(bounds, other) || faves_is_arranged(content.widget)) return FAVES_INFINITY;
  if (faves_bounds_are_given(bounds, axis)) return FAVES_INFINITY;
  if (!faves_layout_takes_room(content.widget, axis, content.info)) return FAVES_INFINITY;
  return faves_layout_most_beside(content.widget, content.info, axis, bounds->max[other]);
}

void faves_framed_request(const FavesBounds *bounds, FavesContent content, GtkOrientation axis, int across, int *min,
                          int *ideal) {
  GtkOrientation other = (GtkOrientation)!axis;
  if (faves_bounds_are_fixed(bounds, axis)) {
    *min = *ideal = bounds->max[axis];
    // Most frames hold nothing of the kind, and need not measure what they hold.
    if (axis == GTK_ORIENTATION_VERTICAL && content.widget && faves_layout_holds_whole(content.widget)) {
      FavesSizes own = range_of(content, axis, across_of(content, other, bounds->max[other] >= 0 ? bounds->max[other] : across));
      *min = *ideal = faves_layout_grown(*ideal, own.ideal);
    }
    return;
  }
  gboolean follows = axis == GTK_ORIENTATION_HORIZONTAL && width_follows(bounds, content);
  if (follows) across = bounds->max[GTK_ORIENTATION_VERTICAL];
  // Asked for any size across, a frame bounded there still knows what the content will get.
  if (across < 0 && content.widget && faves_bounds_are_given(bounds, other) &&
      faves_layout_request_mode(content.widget, content.info) ==
          (axis == GTK_ORIENTATION_VERTICAL ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT))
    across = faves_bounds_around(bounds, other, range_of(content, other, -1)).ideal;
  follows = follows || (axis == GTK_ORIENTATION_HORIZONTAL && faves_framed_keeps_ratio(bounds, content));
  // It may be offered more than it takes.
  if (across >= 0 && bounds->max[other] >= 0) across = MIN(across, bounds->max[other]);
  if (!follows) across = across_of(content, other, across);
  FavesSizes own = range_of(content, axis, across);
  int figure = figure_length(bounds, content, axis);
  if (figure != FAVES_INFINITY) own.ideal = own.max = MAX(own.min, figure);
  FavesSizes range = faves_bounds_around(bounds, axis, own);
  *min = range.min;
  *ideal = range.ideal;
}

int faves_framed_maximum(const FavesBounds *bounds, FavesContent content, GtkOrientation axis, int extra, int ideal) {
  if (bounds->yields && bounds->max[axis] == FAVES_INFINITY) return MAX(ideal, said_maximum(content, axis));
  if (bounds->max[axis] >= 0) return MAX(ideal, bounds->max[axis]);
  int most = range_of(content, axis, -1).max, across = bounds->max[!axis];
  if (content.widget && across >= 0 && across != FAVES_INFINITY) most = most_beside(content, axis, across, most);
  return MAX(ideal, faves_add(most, extra));
}

int faves_framed_most_beside(const FavesBounds *bounds, FavesContent content, int height) {
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  // One that is told how wide it is at most is so wide, whatever is in it.
  if (!content.widget || bounds->max[axis] >= 0) return FAVES_INFINITY;
  if (bounds->max[GTK_ORIENTATION_VERTICAL] >= 0) height = MIN(height, bounds->max[GTK_ORIENTATION_VERTICAL]);
  int most = MIN(range_of(content, axis, -1).max, faves_layout_most_beside(content.widget, content.info, axis, height));
  return MAX(most, bounds->min[axis]);
}

int faves_framed_fitting_width(const FavesBounds *bounds, FavesContent content, int width) {
  if (!content.widget || faves_bounds_are_given(bounds, GTK_ORIENTATION_HORIZONTAL)) return width;
  return MIN(width, width_of(content, width));
}

int faves_framed_spare(const FavesBounds *bounds, FavesContent content, int inside) {
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  if (!content.widget || faves_bounds_are_fixed(bounds, axis)) return 0;
  int width = width_of(content, inside);
  FavesSizes full = range_of(content, axis, width), low = full;
  low.min -= faves_layout_spare(content.widget, content.info, width, full.min);
  return MAX(0, faves_bounds_around(bounds, axis, full).min - faves_bounds_around(bounds, axis, low).min);
}

int faves_framed_baseline(const FavesBounds *bounds, FavesContent content, int inside, gboolean last) {
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  if (!content.widget) return -1;
  int width = width_of(content, inside);
  int baseline = faves_layout_baseline(content.widget, content.info, width, last);
  if (baseline < 0) return -1;
  FavesSizes range = range_of(content, axis, width);
  int room = faves_bounds_are_fixed(bounds, axis) ? bounds->max[axis] : faves_bounds_around(bounds, axis, range).ideal;
  int size = MIN(range.ideal, MAX(range.min, room));
  return faves_place(bounds->align[axis], room, size) + baseline;
}

GtkSizeRequestMode faves_framed_request_mode(const FavesBounds *bounds, FavesContent content) {
  if (!content.widget) return GTK_SIZE_REQUEST_CONSTANT_SIZE;
  GtkSizeRequestMode mode = faves_layout_request_mode(content.widget, content.info);
  GtkOrientation depends =
      mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  return faves_bounds_are_fixed(bounds, depends) ? GTK_SIZE_REQUEST_CONSTANT_SIZE : mode;
}

void faves_framed_expand(const FavesBounds *bounds, FavesContent content, gboolean *horizontal, gboolean *vertical) {
  gboolean takes[2];
  for (int i = 0; i < 2; i++) {
    GtkOrientation axis = (GtkOrientation)i;
    takes[axis] = bounds->max[axis] >= 0
                      ? !faves_bounds_are_fixed(bounds, axis)
                      : content.widget && faves_layout_takes_room(content.widget, axis, content.info) &&
                            figure_length(bounds, content, axis) == FAVES_INFINITY;
  }
  *horizontal = takes[GTK_ORIENTATION_HORIZONTAL] && !width_follows(bounds, content);
  *vertical = takes[GTK_ORIENTATION_VERTICAL];
}

gboolean faves_framed_keeps_ratio(const FavesBounds *bounds, FavesContent content) {
  for (int axis = 0; axis < 2; axis++)
    if (faves_bounds_are_given(bounds, (GtkOrientation)axis)) return FALSE;
  return content.widget && faves_layout_keeps_ratio(content.widget, content.info);
}

// A frame that is no widget.

FavesFramed faves_framed_by(const FavesFraming *framing) {
  FavesFramed framed;
  // All of it, as it is compared.
  memset(&framed, 0, sizeof framed);
  faves_bounds_init(&framed.bounds);
  for (int i = 0; i < 2; i++) {
    GtkOrientation axis = (GtkOrientation)i;
    faves_bounds_set(&framed.bounds, axis, framing->min[axis], framing->ideal[axis], framing->max[axis]);
    framed.bounds.align[axis] = framing->align[axis];
    framed.space[axis][0] = framing->before[axis];
    framed.space[axis][1] = framing->after[axis];
  }
  framed.bounds.yields = framing->yields;
  return framed;
}

gboolean faves_layout_is_fixed(GtkWidget *widget, GtkOrientation axis) {
  const FavesFramed *framed = faves_layout_info(widget)->framed;
  if (framed && faves_bounds_are_fixed(&framed->bounds, axis)) return TRUE;
  return faves_is_frame(widget) && faves_frame_is_fixed(widget, axis);
}

void faves_framed_place(FavesFramed *framed, GtkWidget *widget, int *at, int *size) {
  int room[2], place[2], own[2];
  for (int axis = 0; axis < 2; axis++) room[axis] = MAX(0, size[axis] - faves_framed_space(framed, (GtkOrientation)axis));
  faves_room_place(widget, &framed->inner, room, framed->bounds.align, FALSE, place, own);
  for (int axis = 0; axis < 2; axis++) {
    int to = axis == GTK_ORIENTATION_VERTICAL;
    framed->moved[to] = place[axis];
    framed->moved[2 + to] = own[axis] - room[axis];
    at[axis] += framed->space[axis][0] + place[axis];
    size[axis] = own[axis];
  }
}

gboolean faves_layout_is_flat(GtkWidget *widget) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  if (info->framed) return faves_bounds_are_flat(&info->framed->bounds);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  return parent && faves_is_frame(parent) && faves_frame_is_flat(parent);
}

void faves_layout_framed_displacement(GtkWidget *widget, int *moved) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  int start = gtk_widget_get_margin_start(widget), end = gtk_widget_get_margin_end(widget);
  int top = gtk_widget_get_margin_top(widget), bottom = gtk_widget_get_margin_bottom(widget);
  memcpy(moved, info->moved, sizeof info->moved);
  if (info->framed) {
    int margins[4] = {start, top, -start - end, -top - bottom};
    for (int i = 0; i < 4; i++) moved[i] += info->framed->moved[i] + margins[i];
  }
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) moved[0] = -moved[0] - moved[2];
}

gboolean faves_framed_find(GtkWidget *widget, const FavesFramed *framed, GdkRectangle *place) {
  int moved[4], x, y;
  if (!gtk_widget_get_mapped(widget) ||
      !gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y))
    return FALSE;
  faves_layout_framed_displacement(widget, moved);
  gboolean rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  *place = (GdkRectangle){x - moved[0] - framed->space[GTK_ORIENTATION_HORIZONTAL][rtl],
                          y - moved[1] - framed->space[GTK_ORIENTATION_VERTICAL][0],
                          gtk_widget_get_allocated_width(widget) - moved[2] +
                              faves_framed_space(framed, GTK_ORIENTATION_HORIZONTAL),
                          gtk_widget_get_allocated_height(widget) - moved[3] +
                              faves_framed_space(framed, GTK_ORIENTATION_VERTICAL)};
  return TRUE;
}
