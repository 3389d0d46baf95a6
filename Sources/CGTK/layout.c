#include "layout-private.h"

#include <math.h>
#include <string.h>

static const FavesLayoutInfo nothing_told;

static GQuark info_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-info");
  return quark;
}

const FavesLayoutInfo *faves_layout_info(GtkWidget *widget) {
  const FavesLayoutInfo *info = g_object_get_qdata(G_OBJECT(widget), info_quark());
  return info ? info : &nothing_told;
}

gboolean faves_layout_tells_nothing(const FavesLayoutInfo *info) {
  return info == &nothing_told || (info && !memcmp(info, &nothing_told, sizeof nothing_told));
}

const unsigned *faves_layout_times_asked(GtkWidget *widget) {
  return faves_is_stack(widget)    ? faves_stack_times_asked(widget)
         : faves_is_label(widget)  ? faves_label_times_asked(widget)
         : faves_is_frame(widget)  ? faves_frame_times_asked(widget)
         : faves_is_layers(widget) ? faves_layers_times_asked(widget)
                                   : NULL;
}

/// Stores `changed`, if it differs, and has the containers above measure again.
static void tell(GtkWidget *widget, const FavesLayoutInfo *changed, gboolean room, gboolean size) {
  FavesLayoutInfo *info = g_object_get_qdata(G_OBJECT(widget), info_quark());
  if (!memcmp(info ? info : &nothing_told, changed, sizeof *changed)) return;
  // Containers keep where it is until they measure the widget again.
  gboolean is_first = !info || faves_layout_tells_nothing(info);
  if (!info) {
    info = g_new0(FavesLayoutInfo, 1);
    g_object_set_qdata_full(G_OBJECT(widget), info_quark(), info, g_free);
  }
  *info = *changed;
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (!parent) return;
  // A parent's computed expansion counts these flags, and GTK would not know.
  if (room) gtk_widget_queue_compute_expand(parent);
  if (size || is_first)
    gtk_widget_queue_resize(widget);
  else
    gtk_widget_queue_resize_no_redraw(parent);
}

void faves_layout_set_priority(GtkWidget *widget, double priority) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.priority = isnan(priority) ? 0 : priority;
  tell(widget, &info, FALSE, TRUE);
}

static gboolean knows_heights = FALSE;

gboolean faves_layout_knows_heights(void) { return knows_heights; }

void faves_layout_set_height(GtkWidget *widget, double height) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.height = isnan(height) ? 0 : height;
  if (info.height != 0) knows_heights = TRUE;
  tell(widget, &info, FALSE, TRUE);
}

static unsigned axes(gboolean horizontal, gboolean vertical) {
  return (horizontal ? 1u << GTK_ORIENTATION_HORIZONTAL : 0) |
         (vertical ? 1u << GTK_ORIENTATION_VERTICAL : 0);
}

void faves_layout_set_fixed_size(GtkWidget *widget, gboolean horizontal, gboolean vertical) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.fixed = axes(horizontal, vertical) & 3;
  tell(widget, &info, TRUE, TRUE);
}

void faves_layout_set_expands(GtkWidget *widget, gboolean horizontal, gboolean vertical) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.expands = axes(horizontal, vertical) & 3;
  tell(widget, &info, TRUE, TRUE);
}

void faves_layout_set_guide(GtkWidget *widget, GtkOrientation axis, gboolean set, int offset) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.has_guide = (info.has_guide & ~(1u << axis)) | (set ? 1u << axis : 0);
  info.guide[axis] = set ? offset : 0;
  tell(widget, &info, FALSE, TRUE);
}

void faves_layout_set_offset(GtkWidget *widget, int dx, int dy) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.offset[GTK_ORIENTATION_HORIZONTAL] = dx;
  info.offset[GTK_ORIENTATION_VERTICAL] = dy;
  tell(widget, &info, FALSE, FALSE);
}

void faves_layout_set_glide(GtkWidget *widget, int dx, int dy) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.glide[GTK_ORIENTATION_HORIZONTAL] = dx;
  info.glide[GTK_ORIENTATION_VERTICAL] = dy;
  tell(widget, &info, FALSE, FALSE);
}

/// How far it is moved, apart from layout: x and y.
static void away(const FavesLayoutInfo *info, int *moved) {
  for (int axis = 0; axis < 2; axis++)
    moved[axis == GTK_ORIENTATION_VERTICAL] = info->offset[axis] + info->glide[axis];
}

void faves_layout_set_overlap(GtkWidget *widget, int leading, int trailing, int top, int bottom) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.overlap[GTK_ORIENTATION_HORIZONTAL][0] = MAX(0, leading);
  info.overlap[GTK_ORIENTATION_HORIZONTAL][1] = MAX(0, trailing);
  info.overlap[GTK_ORIENTATION_VERTICAL][0] = MAX(0, top);
  info.overlap[GTK_ORIENTATION_VERTICAL][1] = MAX(0, bottom);
  tell(widget, &info, FALSE, TRUE);
}

void faves_layout_set_room(GtkWidget *widget, double share) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  gboolean aside = share < 1, was_aside = info.aside;
  float room = aside ? (float)MAX(0, share) : 0;
  if (was_aside == aside && info.room == room) return;
  info.aside = aside;
  info.room = room;
  if (was_aside && aside) return tell(widget, &info, TRUE, TRUE);
  info.place = (GdkRectangle){0, 0, 0, 0};
  if (aside) {
    // What has never had a place need not keep one.
    int moved[4], x, y;
    if (!gtk_widget_get_mapped(widget) ||
        !gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y))
      return;
    faves_layout_displacement(widget, moved);
    info.place = (GdkRectangle){x, y, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)};
    int start = gtk_widget_get_margin_start(widget), end = gtk_widget_get_margin_end(widget);
    info.place.x -= moved[0] + (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? end : start);
    info.place.y -= moved[1] + gtk_widget_get_margin_top(widget);
    info.place.width += start + end - moved[2];
    info.place.height += gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget) - moved[3];
  }
  tell(widget, &info, TRUE, TRUE);
}

void faves_layout_set_stretch(GtkWidget *widget, double x, double y, double at_x, double at_y) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.stretch[GTK_ORIENTATION_HORIZONTAL] = x == 1 ? 0 : (float)x;
  info.stretch[GTK_ORIENTATION_VERTICAL] = y == 1 ? 0 : (float)y;
  gboolean stretched = x != 1 || y != 1;
  info.stretch_at[GTK_ORIENTATION_HORIZONTAL] = stretched ? (float)at_x : 0;
  info.stretch_at[GTK_ORIENTATION_VERTICAL] = stretched ? (float)at_y : 0;
  tell(widget, &info, FALSE, FALSE);
}

void faves_layout_displacement(GtkWidget *widget, int *moved) {
  memcpy(moved, faves_layout_info(widget)->moved, 4 * sizeof *moved);
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) moved[0] = -moved[0] - moved[2];
}

/// Where a widget stays that has made way, from the leading edge of the container it is in.
static void stay(GtkWidget *widget, const FavesLayoutInfo *info, int *at, int *size) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  int left = 0, top = 0;
  gtk_widget_translate_coordinates(parent, gtk_widget_get_toplevel(parent), 0, 0, &left, &top);
  int x = info->place.x - left;
  if (gtk_widget_get_direction(parent) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_allocated_width(parent) - x - info->place.width;
  int moved[4] = {0, 0, 0, 0};
  away(info, moved);
  at[0] = x + moved[0];
  at[1] = info->place.y - top + moved[1];
  size[0] = info->place.width;
  size[1] = info->place.height;
  memcpy(((FavesLayoutInfo *)info)->moved, moved, sizeof moved);
}

static int margins_of(GtkWidget *widget, GtkOrientation axis) {
  return axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
                                            : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
}

void faves_layout_displace(GtkWidget *widget, const FavesLayoutInfo *info, int *at, int *size) {
  if (info == &nothing_told) return;
  if (info->aside) return stay(widget, info, at, size);
  int moved[4] = {0, 0, 0, 0};
  away(info, moved);
  for (int axis = 0; axis < 2; axis++) {
    int to = axis == GTK_ORIENTATION_VERTICAL;
    if (info->stretch[axis] > 0) {
      int margins = margins_of(widget, (GtkOrientation)axis);
      int content = MAX(0, size[axis] - margins), taken = size[axis];
      int wanted = margins + (int)lroundf((float)content * info->stretch[axis]);
      if (faves_layout_takes_room(widget, (GtkOrientation)axis, info)) {
        int min, ideal;
        faves_layout_measure(widget, (GtkOrientation)axis, to ? size[GTK_ORIENTATION_HORIZONTAL] : -1, info, &min,
                             &ideal);
        taken = MAX(MAX(1, min), wanted);
      }
      moved[to] += (int)lroundf((float)(wanted - taken) * info->stretch_at[axis]);
      moved[2 + to] = taken - size[axis];
      size[axis] = taken;
    }
    at[axis] += moved[to] - info->overlap[axis][0];
    size[axis] += faves_layout_overlap(info, (GtkOrientation)axis);
  }
  // The widget's own, as it is not the shared one.
  memcpy(((FavesLayoutInfo *)info)->moved, moved, sizeof moved);
}

gboolean faves_layout_takes_room(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info) {
  if (info->aside || info->fixed & (1u << axis)) return FALSE;
  return (info->expands & (1u << axis)) != 0 || gtk_widget_compute_expand(widget, axis);
}

/// GTK's least size along an axis, without anything given across.
static int least_of(GtkWidget *widget, GtkOrientation axis) {
  int min, ideal;
  (axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_preferred_width : gtk_widget_get_preferred_height)(widget, &min,
                                                                                                         &ideal);
  return min;
}

/// The largest size of a control or touch area that is around one widget, and takes room because that does.
static int maximum_around(GtkWidget *widget, GtkOrientation axis, int ideal) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (!child || !gtk_widget_get_visible(child)) return FAVES_INFINITY;
  const FavesLayoutInfo *info = faves_layout_info(child);
  int min, natural;
  faves_layout_measure(child, axis, -1, info, &min, &natural);
  int maximum = faves_layout_maximum(child, axis, info, natural);
  if (maximum == FAVES_INFINITY) return FAVES_INFINITY;
  return MAX(ideal, maximum + MAX(0, least_of(widget, axis) - least_of(child, axis)));
}

/// What a container, a label or an image of ours says of itself, its margins apart; FAVES_UNSET: it is none.
static int own_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  if (faves_is_label(widget)) return faves_label_maximum(widget, axis, ideal);
  if (faves_is_image(widget)) return faves_image_maximum(widget, axis, ideal);
  if (faves_is_frame(widget)) return faves_frame_maximum(widget, axis, ideal);
  if (faves_is_stack(widget)) return faves_stack_maximum(widget, axis, ideal);
  if (faves_is_layers(widget)) return faves_layers_maximum(widget, axis, ideal);
  if (faves_is_arranged(widget)) return faves_arranged_maximum(widget, axis, -1, ideal);
  return FAVES_UNSET;
}

int faves_layout_maximum(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info, int ideal) {
  if (info->aside || info->fixed & (1u << axis)) return ideal;
  if (info->expands & (1u << axis)) return FAVES_INFINITY;
  if (!gtk_widget_compute_expand(widget, axis)) return ideal;
  int overlap = faves_layout_overlap(info, axis);
  if (overlap) {
    FavesLayoutInfo whole = *info;
    memset(whole.overlap, 0, sizeof whole.overlap);
    int maximum = faves_layout_maximum(widget, axis, &whole, ideal + overlap);
    return maximum == FAVES_INFINITY ? maximum : MAX(ideal, maximum - overlap);
  }
  // GTK's own flag on the widget itself is without bound; ours may have bounded descendants.
  gboolean own = axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_hexpand_set(widget)
                                                    : gtk_widget_get_vexpand_set(widget);
  if (own) return FAVES_INFINITY;
  int margins = margins_of(widget, axis), inside = own_maximum(widget, axis, ideal - margins);
  if (inside != FAVES_UNSET) return faves_add(inside, margins);
  if (GTK_IS_BUTTON(widget) || GTK_IS_EVENT_BOX(widget)) return maximum_around(widget, axis, ideal);
  return FAVES_INFINITY;
}

static gboolean keeps_height(const FavesLayoutInfo *info) {
  return (info->fixed & (1u << GTK_ORIENTATION_VERTICAL)) != 0;
}

int faves_layout_fit(GtkWidget *widget, const FavesLayoutInfo *info, int width, int room, int full) {
  if (faves_is_label(widget)) return faves_label_fit(widget, keeps_height(info) ? full : room, full);
  return room < full ? MAX(room, full - faves_layout_spare(widget, info, width, full)) : full;
}

int faves_layout_spare(GtkWidget *widget, const FavesLayoutInfo *info, int width, int full) {
  if (info->aside || keeps_height(info)) return 0;
  if (faves_is_label(widget)) return full - faves_label_line(widget, full);
  int inside = width < 0 ? -1 : width - gtk_widget_get_margin_start(widget) - gtk_widget_get_margin_end(widget) +
               faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  if (faves_is_stack(widget)) return faves_stack_spare(widget, inside);
  if (width < 0) return 0;
  if (faves_is_frame(widget)) return faves_frame_spare(widget, inside);
  if (faves_is_layers(widget)) return faves_layers_spare(widget, inside);
  return 0;
}

gboolean faves_layout_keeps_ratio(GtkWidget *widget) {
  if (faves_is_layers(widget)) return faves_layers_keep_ratio(widget);
  if (faves_is_frame(widget)) return faves_frame_keeps_ratio(widget);
  return faves_image_keeps_ratio(widget);
}

void faves_layout_measure(GtkWidget *widget, GtkOrientation axis, int across, const FavesLayoutInfo *info,
                          int *min, int *ideal) {
  if (info->aside) {
    int size = axis == GTK_ORIENTATION_HORIZONTAL ? info->place.width : info->place.height;
    *min = *ideal = (int)lroundf((float)size * info->room);
    return;
  }
  if (across >= 0) across += faves_layout_overlap(info, (GtkOrientation)!axis);
  if (axis == GTK_ORIENTATION_HORIZONTAL) {
    if (across < 0)
      gtk_widget_get_preferred_width(widget, min, ideal);
    else
      gtk_widget_get_preferred_width_for_height(widget, across, min, ideal);
  } else {
    if (across < 0)
      gtk_widget_get_preferred_height(widget, min, ideal);
    else if (faves_is_label(widget))
      faves_label_measure_height(widget, across, min, ideal);
    else
      gtk_widget_get_preferred_height_for_width(widget, across, min, ideal);
  }
  if (info->fixed & (1u << axis)) *min = *ideal;
  int overlap = faves_layout_overlap(info, axis);
  *min = MAX(0, *min - overlap);
  *ideal = MAX(0, *ideal - overlap);
}

GtkSizeRequestMode faves_layout_request_mode(GtkWidget *widget) {
  GtkSizeRequestMode mode = gtk_widget_get_request_mode(widget);
  return mode == GTK_SIZE_REQUEST_CONSTANT_SIZE && faves_is_label(widget) ? faves_label_request_mode(widget) : mode;
}

int faves_layout_baseline(GtkWidget *widget, int width, gboolean last) {
  if (!gtk_widget_get_visible(widget)) return -1;
  const FavesLayoutInfo *info = faves_layout_info(widget);
  int top = gtk_widget_get_margin_top(widget) - info->overlap[GTK_ORIENTATION_VERTICAL][0];
  width += faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  width = MAX(1, width - gtk_widget_get_margin_start(widget) - gtk_widget_get_margin_end(widget));
  int baseline = -1, min, ideal, at_min;
  if (faves_is_stack(widget))
    baseline = faves_stack_baseline(widget, width, last);
  else if (faves_is_label(widget))
    baseline = faves_label_baseline(widget, width, last);
  else if (faves_is_frame(widget))
    baseline = faves_frame_baseline(widget, width, last);
  else if (faves_is_layers(widget))
    baseline = faves_layers_baseline(widget, width, last);
  else {
    // GTK answers only for widgets aligned by baseline; the class answers always.
    GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
    if (class->get_preferred_height_and_baseline_for_width)
      class->get_preferred_height_and_baseline_for_width(widget, width, &min, &ideal, &at_min, &baseline);
  }
  return baseline < 0 ? -1 : baseline + top;
}

int faves_layout_text_baseline(GtkWidget *widget, gboolean last) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  int width = gtk_widget_get_allocated_width(widget), min;
  if (width > 1)
    width += gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget) -
             faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  else
    faves_layout_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, info, &min, &width);
  return faves_layout_baseline(widget, width, last);
}

int faves_layout_fitting_width(GtkWidget *widget, int width) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  if (!gtk_widget_get_visible(widget) || faves_layout_takes_room(widget, GTK_ORIENTATION_HORIZONTAL, info))
    return width;
  int around = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget) -
               faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  int inside = width - around;
  if (faves_is_label(widget))
    inside = faves_label_fitting_width(widget, inside);
  else if (faves_is_stack(widget))
    inside = faves_stack_fitting_width(widget, inside);
  else if (faves_is_frame(widget))
    inside = faves_frame_fitting_width(widget, inside);
  else if (faves_is_layers(widget))
    inside = faves_layers_fitting_width(widget, inside);
  return MIN(width, inside + around);
}

void faves_layout_extend_clip(GdkRectangle *clip, GtkWidget *child) {
  GdkRectangle theirs;
  faves_layout_drawn_clip(child, &theirs);
  gdk_rectangle_union(clip, &theirs, clip);
}
