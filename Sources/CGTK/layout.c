#include "framed.h"

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

static void free_info(gpointer info) {
  g_free(((FavesLayoutInfo *)info)->framed);
  g_free(info);
}

/// Has the containers above measure again.
static void ask_again(GtkWidget *widget, gboolean room, gboolean size) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (!parent) return;
  // A parent's computed expansion counts these flags, and GTK would not know.
  if (room) gtk_widget_queue_compute_expand(parent);
  if (size)
    gtk_widget_queue_resize(widget);
  else
    gtk_widget_queue_resize_no_redraw(parent);
}

/// Stores `changed`, if it differs, and has the containers above measure again.
static void tell(GtkWidget *widget, const FavesLayoutInfo *changed, gboolean room, gboolean size) {
  FavesLayoutInfo *info = g_object_get_qdata(G_OBJECT(widget), info_quark());
  if (!memcmp(info ? info : &nothing_told, changed, sizeof *changed)) return;
  // Containers keep where it is until they measure the widget again.
  gboolean is_first = !info || faves_layout_tells_nothing(info);
  if (!info) {
    info = g_new0(FavesLayoutInfo, 1);
    g_object_set_qdata_full(G_OBJECT(widget), info_quark(), info, free_info);
  }
  *info = *changed;
  ask_again(widget, room, size || is_first);
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

static gboolean knows_whole = FALSE;

gboolean faves_layout_knows_whole(void) { return knows_whole; }

void faves_layout_set_whole(GtkWidget *widget, gboolean whole) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.whole = whole != FALSE;
  if (whole) knows_whole = TRUE;
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
  // In a frame it takes all of that.
  if (info.framed) {
    info.framed->inner.expands = axes(horizontal, vertical) & 3;
    return ask_again(widget, TRUE, TRUE);
  }
  info.expands = axes(horizontal, vertical) & 3;
  tell(widget, &info, TRUE, TRUE);
}

void faves_layout_entered(GtkWidget *widget) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  if (info->expands || info->framed) gtk_widget_queue_compute_expand(gtk_widget_get_parent(widget));
}

void faves_layout_set_guide(GtkWidget *widget, GtkOrientation axis, gboolean set, int offset) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  info.has_guide = (info.has_guide & ~(1u << axis)) | (set ? 1u << axis : 0);
  info.guide[axis] = set ? offset : 0;
  tell(widget, &info, FALSE, TRUE);
}

void faves_layout_set_offset(GtkWidget *widget, int dx, int dy) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  if (info.offset[GTK_ORIENTATION_HORIZONTAL] == dx && info.offset[GTK_ORIENTATION_VERTICAL] == dy) return;
  info.offset[GTK_ORIENTATION_HORIZONTAL] = dx;
  info.offset[GTK_ORIENTATION_VERTICAL] = dy;
  tell(widget, &info, FALSE, FALSE);
  faves_layout_drawing_changed(widget);
}

void faves_layout_set_glide(GtkWidget *widget, int dx, int dy) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  if (info.glide[GTK_ORIENTATION_HORIZONTAL] == dx && info.glide[GTK_ORIENTATION_VERTICAL] == dy) return;
  info.glide[GTK_ORIENTATION_HORIZONTAL] = dx;
  info.glide[GTK_ORIENTATION_VERTICAL] = dy;
  tell(widget, &info, FALSE, FALSE);
  faves_layout_drawing_changed(widget);
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
  if (aside && info.framed) {
    if (!faves_framed_find(widget, info.framed, &info.place)) return;
  } else if (aside) {
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

void faves_layout_set_framing(GtkWidget *widget, const FavesFraming *framing) {
  FavesLayoutInfo info = *faves_layout_info(widget);
  FavesFramed *before = info.framed;
  if (!framing) {
    if (!before) return;
    info.expands = before->inner.expands;
    info.framed = NULL;
    tell(widget, &info, TRUE, TRUE);
    g_free(before);
    return;
  }
  FavesFramed framed = faves_framed_by(framing);
  if (before) {
    if (!memcmp(&before->bounds, &framed.bounds, sizeof framed.bounds) &&
        !memcmp(before->space, framed.space, sizeof framed.space))
      return;
    before->bounds = framed.bounds;
    memcpy(before->space, framed.space, sizeof framed.space);
    return ask_again(widget, TRUE, TRUE);
  }
  framed.inner.expands = info.expands;
  info.expands = 0;
  info.framed = g_memdup2(&framed, sizeof framed);
  tell(widget, &info, TRUE, TRUE);
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
  if (info->aside) stay(widget, info, at, size);
  if (info->framed) faves_framed_place(info->framed, widget, at, size);
  if (info->aside) return;
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

void faves_layout_extend_clip(GdkRectangle *clip, GtkWidget *child) {
  GdkRectangle theirs;
  faves_layout_drawn_clip(child, &theirs);
  gdk_rectangle_union(clip, &theirs, clip);
}
