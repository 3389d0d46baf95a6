#include "bounds.h"
#include "decor-private.h"
#include "layers-private.h"
#include "leaf.h"
#include "room.h"

#include <stdlib.h>

typedef struct {
  GtkBin parent;
  FavesBounds bounds;
  gboolean boxed;  // drawn as the theme has a box of its style classes
  unsigned asked;  // how often GTK has asked for the request mode
  gboolean yields;  // to what its child takes at most, where that says so
  gboolean cuts;   // what of its child stands out at the end is not drawn
  FavesDecor *decor;  // NULL: nothing is drawn around the child
} FavesFrame;

typedef struct {
  GtkBinClass parent_class;
} FavesFrameClass;

G_DEFINE_TYPE(FavesFrame, faves_frame, GTK_TYPE_BIN)

#define FAVES_FRAME(w) ((FavesFrame *)(w))

gboolean faves_is_frame(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_frame_get_type());
}

FavesDecor **faves_frame_decor(GtkWidget *widget) { return &FAVES_FRAME(widget)->decor; }

const unsigned *faves_frame_times_asked(GtkWidget *widget) { return &FAVES_FRAME(widget)->asked; }

static GtkWidget *visible_child(GtkWidget *widget) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  return child && gtk_widget_get_visible(child) ? child : NULL;
}

static gboolean is_fixed(FavesFrame *frame, GtkOrientation axis) {
  return faves_bounds_are_fixed(&frame->bounds, axis);
}

gboolean faves_frame_is_fixed(GtkWidget *frame, GtkOrientation axis) {
  return is_fixed(FAVES_FRAME(frame), axis);
}

// The child's side.

static FavesSizes child_range(GtkWidget *child, GtkOrientation axis, int across) {
  return child ? faves_room_range(child, axis, across) : (FavesSizes){0, 0, 0};
}

/// What a child takes at most whose length on one axis follows from the other, as that of a proportion or a circle does, where
/// there is so much across.
static int most_beside(GtkWidget *child, GtkOrientation axis, int across, int most) {
  return most == FAVES_INFINITY ? faves_layout_most_beside(child, axis, across) : most;
}

/// The size across that the child has if the frame's is `size`; -1 stays "any".
static int child_across(GtkWidget *child, GtkOrientation axis, int size) {
  if (size < 0 || !child) return -1;
  FavesSizes range = child_range(child, axis, -1);
  return faves_clamp(size, range.min, range.max);
}

// The frame's.

static FavesSizes bounded(FavesFrame *frame, GtkOrientation axis, FavesSizes child) {
  return faves_bounds_around(&frame->bounds, axis, child);
}

// What the theme puts around the child of a boxed frame.

typedef struct {
  int before[2], sum[2], least[2];  // by GtkOrientation
} Around;

static Around around_child(GtkWidget *widget) {
  Around around = {{0, 0}, {0, 0}, {0, 0}};
  if (!FAVES_FRAME(widget)->boxed) return around;
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GtkStateFlags state = gtk_style_context_get_state(style);
  GtkBorder padding, border;
  gtk_style_context_get_padding(style, state, &padding);
  gtk_style_context_get_border(style, state, &border);
  gboolean rtl = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int left = padding.left + border.left, right = padding.right + border.right;
  around.before[GTK_ORIENTATION_HORIZONTAL] = rtl ? right : left;
  around.sum[GTK_ORIENTATION_HORIZONTAL] = left + right;
  around.before[GTK_ORIENTATION_VERTICAL] = padding.top + border.top;
  around.sum[GTK_ORIENTATION_VERTICAL] = padding.top + border.top + padding.bottom + border.bottom;
  gtk_style_context_get(style, state, "min-width", &around.least[GTK_ORIENTATION_HORIZONTAL], "min-height",
                        &around.least[GTK_ORIENTATION_VERTICAL], NULL);
  return around;
}

/// Whether the child is of pictures whose width follows from the height that the frame gives it.
static gboolean width_follows(FavesFrame *frame, GtkWidget *child) {
  return child && is_fixed(frame, GTK_ORIENTATION_VERTICAL) && frame->bounds.max[GTK_ORIENTATION_HORIZONTAL] < 0 &&
         faves_layout_keeps_ratio(child);
}

/// The length of a figure that is given the other one by the frame, as a circle is its width; FAVES_INFINITY: it has any.
static int figure_length(FavesFrame *frame, GtkWidget *child, GtkOrientation axis) {
  GtkOrientation other = (GtkOrientation)!axis;
  if (!child || !is_fixed(frame, other) || faves_is_arranged(child)) return FAVES_INFINITY;
  if (faves_bounds_are_given(&frame->bounds, axis)) return FAVES_INFINITY;
  if (!faves_layout_takes_room(child, axis, faves_layout_info(child))) return FAVES_INFINITY;
  return faves_layout_most_beside(child, axis, frame->bounds.max[other]);
}

static void request_inside(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkWidget *child = visible_child(widget);
  GtkOrientation other = (GtkOrientation)!axis;
  if (is_fixed(frame, axis)) {
    *min = *ideal = frame->bounds.max[axis];
    return;
  }
  if (axis == GTK_ORIENTATION_HORIZONTAL && width_follows(frame, child))
    across = frame->bounds.max[GTK_ORIENTATION_VERTICAL];
  // Asked for any size across, a frame bounded there still knows what the child will get.
  if (across < 0 && child && faves_bounds_are_given(&frame->bounds, other) &&
      faves_layout_request_mode(child) == (axis == GTK_ORIENTATION_VERTICAL
                                                 ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                 : GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT))
    across = bounded(frame, other, child_range(child, other, -1)).ideal;
  gboolean follows = axis == GTK_ORIENTATION_HORIZONTAL && (width_follows(frame, child) || faves_frame_keeps_ratio(widget));
  // It may be offered more than it takes.
  if (across >= 0 && frame->bounds.max[other] >= 0) across = MIN(across, frame->bounds.max[other]);
  if (!follows) across = child_across(child, other, across);
  FavesSizes own = child_range(child, axis, across);
  int figure = figure_length(frame, child, axis);
  if (figure != FAVES_INFINITY) own.ideal = own.max = MAX(own.min, figure);
  FavesSizes range = bounded(frame, axis, own);
  *min = range.min;
  *ideal = range.ideal;
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  if (!FAVES_FRAME(widget)->boxed) {
    request_inside(widget, axis, across, min, ideal);
    return;
  }
  Around around = around_child(widget);
  if (across >= 0) across = MAX(0, across - around.sum[!axis]);
  request_inside(widget, axis, across, min, ideal);
  *min = MAX(*min, around.least[axis]) + around.sum[axis];
  *ideal = MAX(*ideal, around.least[axis]) + around.sum[axis];
}

/// Whether the child is in bounds of a given length, its own or those of a frame around it.
static gboolean is_held(GtkWidget *child, GtkOrientation axis) {
  if (!child) return FALSE;
  if (faves_is_frame(child)) return is_fixed(FAVES_FRAME(child), axis);
  if (faves_is_layers(child)) return is_held(faves_layers_only(child), axis);
  FavesSurrounds *around = faves_leaf_surrounds(child);
  return around && faves_bounds_are_fixed(&around->bounds, axis);
}

/// What a child that says so takes at most; FAVES_INFINITY: it says nothing, as a text, which takes what its words do.
static int said_maximum(GtkWidget *child, GtkOrientation axis) {
  FavesSizes own = child_range(child, axis, -1);
  return own.max > own.ideal || is_held(child, axis) ? own.max : FAVES_INFINITY;
}

int faves_frame_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  FavesFrame *frame = FAVES_FRAME(widget);
  if (frame->yields && frame->bounds.max[axis] == FAVES_INFINITY)
    return MAX(ideal, said_maximum(visible_child(widget), axis));
  if (frame->bounds.max[axis] >= 0) return MAX(ideal, frame->bounds.max[axis]);
  GtkWidget *child = visible_child(widget);
  int most = child_range(child, axis, -1).max, across = frame->bounds.max[!axis];
  if (child && across >= 0 && across != FAVES_INFINITY) most = most_beside(child, axis, across, most);
  return MAX(ideal, faves_add(most, around_child(widget).sum[axis]));
}

/// The width that the child covers of what it could have.
static int fitting(GtkWidget *child, int room) {
  FavesSizes range = child_range(child, GTK_ORIENTATION_HORIZONTAL, -1);
  int width = faves_clamp(room, range.min, range.max);
  return width < range.ideal ? faves_layout_fitting_width(child, width) : width;
}

int faves_frame_fitting_width(GtkWidget *widget, int width) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *child = visible_child(widget);
  if (!child || frame->boxed || faves_bounds_are_given(&frame->bounds, axis))
    return width;
  return MIN(width, fitting(child, width));
}

/// The width that the child has in a frame of this width.
static int width_of_child(GtkWidget *widget, GtkWidget *child, int width) {
  int inside = MAX(0, width - around_child(widget).sum[GTK_ORIENTATION_HORIZONTAL]);
  FavesSizes range = child_range(child, GTK_ORIENTATION_HORIZONTAL, -1);
  int own = faves_clamp(inside, range.min, range.max);
  return own < range.ideal ? faves_layout_fitting_width(child, own) : own;
}

int faves_frame_spare(GtkWidget *widget, int width) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  GtkWidget *child = visible_child(widget);
  if (!child || is_fixed(frame, axis)) return 0;
  int own = width_of_child(widget, child, width);
  FavesSizes full = child_range(child, axis, own), low = full;
  low.min -= faves_layout_spare(child, faves_layout_info(child), own, full.min);
  return MAX(0, bounded(frame, axis, full).min - bounded(frame, axis, low).min);
}

int faves_frame_baseline(GtkWidget *widget, int width, gboolean last) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  GtkWidget *child = visible_child(widget);
  if (!child) return -1;
  int own = width_of_child(widget, child, width);
  int baseline = faves_layout_baseline(child, own, last);
  if (baseline < 0) return -1;
  FavesSizes range = child_range(child, axis, own);
  int room = is_fixed(frame, axis) ? frame->bounds.max[axis] : bounded(frame, axis, range).ideal;
  int size = MIN(range.ideal, MAX(range.min, room));
  return around_child(widget).before[axis] + faves_place(frame->bounds.align[axis], room, size) + baseline;
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FavesFrame *frame = FAVES_FRAME(widget);
  frame->asked++;
  GtkWidget *child = visible_child(widget);
  if (!child) return GTK_SIZE_REQUEST_CONSTANT_SIZE;
  GtkSizeRequestMode mode = faves_layout_request_mode(child);
  GtkOrientation depends =
      mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  return is_fixed(frame, depends) ? GTK_SIZE_REQUEST_CONSTANT_SIZE : mode;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, ideal);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, -1, min, ideal);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, height, min, ideal);
}
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, ideal);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkWidget *child = visible_child(widget);
  gboolean takes[2];
  for (int axis = 0; axis < 2; axis++)
    takes[axis] = frame->bounds.max[axis] >= 0 ? !is_fixed(frame, (GtkOrientation)axis)
                                        : child &&
                                              faves_layout_takes_room(child, (GtkOrientation)axis,
                                                                      faves_layout_info(child)) &&
                                              figure_length(frame, child, (GtkOrientation)axis) == FAVES_INFINITY;
  *horizontal = takes[GTK_ORIENTATION_HORIZONTAL] && !width_follows(frame, child);
  *vertical = takes[GTK_ORIENTATION_VERTICAL];
}

/// Whether something other than its child is to be drawn where it has become larger or smaller. GTK would draw all that is in
/// it: the rows in sight when one goes that is not.
static gboolean draws_itself(const FavesFrame *frame) {
  return frame->decor || frame->boxed || frame->cuts || faves_layout_knows_drawings();
}

static void size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesFrame *frame = FAVES_FRAME(widget);
  gtk_widget_set_redraw_on_allocate(widget, draws_itself(frame));
  gtk_widget_set_allocation(widget, whole);
  GtkWidget *child = visible_child(widget);
  if (!child) {
    GdkRectangle clip = *whole;
    faves_decor_bound(frame->decor, whole, &clip);
    gtk_widget_set_clip(widget, &clip);
    return;
  }
  Around around = around_child(widget);
  int room[2], size[2], at[2];
  room[GTK_ORIENTATION_HORIZONTAL] = MAX(0, whole->width - around.sum[GTK_ORIENTATION_HORIZONTAL]);
  room[GTK_ORIENTATION_VERTICAL] = MAX(0, whole->height - around.sum[GTK_ORIENTATION_VERTICAL]);
  faves_room_place(child, room, frame->bounds.align, frame->cuts, at, size);
  for (int axis = 0; axis < 2; axis++) at[axis] += around.before[axis];
  faves_layout_displace(child, faves_layout_info(child), at, size);
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
    at[GTK_ORIENTATION_HORIZONTAL] =
        whole->width - at[GTK_ORIENTATION_HORIZONTAL] - size[GTK_ORIENTATION_HORIZONTAL];
  GtkAllocation place = {whole->x + at[GTK_ORIENTATION_HORIZONTAL], whole->y + at[GTK_ORIENTATION_VERTICAL],
                         size[GTK_ORIENTATION_HORIZONTAL], size[GTK_ORIENTATION_VERTICAL]};
  gtk_widget_size_allocate(child, &place);
  GdkRectangle clip = *whole;
  if (!frame->cuts) faves_layout_extend_clip(&clip, child);
  faves_decor_bound(frame->decor, whole, &clip);
  gtk_widget_set_clip(widget, &clip);
}

static void draw_content(GtkWidget *widget, cairo_t *cr) {
  GtkWidget *child = visible_child(widget);
  if (FAVES_FRAME(widget)->boxed) {
    GtkStyleContext *style = gtk_widget_get_style_context(widget);
    int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
    gtk_render_background(style, cr, 0, 0, width, height);
    gtk_render_frame(style, cr, 0, 0, width, height);
  }
  if (!child) return;
  if (FAVES_FRAME(widget)->cuts) {
    cairo_rectangle(cr, 0, 0, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget));
    cairo_clip(cr);
  }
  faves_layout_draw_child(widget, child, cr);
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  faves_decor_draw(FAVES_FRAME(widget)->decor, widget, cr, draw_content);
  return FALSE;
}

static void finalize(GObject *object) {
  faves_decor_free(FAVES_FRAME(object)->decor);
  G_OBJECT_CLASS(faves_frame_parent_class)->finalize(object);
}

static void faves_frame_class_init(FavesFrameClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->compute_expand = compute_expand;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_FILLER);
}

static void faves_frame_init(FavesFrame *frame) {
  gtk_widget_set_has_window(GTK_WIDGET(frame), FALSE);
  faves_bounds_init(&frame->bounds);
}

// Public.

GtkWidget *faves_frame_new(void) { return g_object_new(faves_frame_get_type(), NULL); }

void faves_frame_set_child(GtkWidget *frame, GtkWidget *child) {
  GtkWidget *old = gtk_bin_get_child(GTK_BIN(frame));
  if (old == child) return;
  if (old) gtk_container_remove(GTK_CONTAINER(frame), old);
  if (child) gtk_container_add(GTK_CONTAINER(frame), child);
}

void faves_frame_set_boxed(GtkWidget *frame, gboolean boxed) {
  if (FAVES_FRAME(frame)->boxed == boxed) return;
  FAVES_FRAME(frame)->boxed = boxed;
  gtk_widget_queue_resize(frame);
}

void faves_frame_set_cuts(GtkWidget *frame, gboolean cuts) {
  if (FAVES_FRAME(frame)->cuts == cuts) return;
  FAVES_FRAME(frame)->cuts = cuts;
  gtk_widget_queue_resize(frame);
}

gboolean faves_frame_keeps_ratio(GtkWidget *widget) {
  FavesFrame *frame = FAVES_FRAME(widget);
  GtkWidget *child = visible_child(widget);
  for (int axis = 0; axis < 2; axis++)
    if (faves_bounds_are_given(&frame->bounds, (GtkOrientation)axis)) return FALSE;
  return child && !frame->boxed && faves_layout_keeps_ratio(child);
}

GtkWidget *faves_frame_get_child(GtkWidget *frame) { return gtk_bin_get_child(GTK_BIN(frame)); }

int faves_frame_child_takes(GtkWidget *frame, GtkOrientation axis, int across, int room) {
  GtkWidget *child = visible_child(frame);
  if (!child) return room;
  FavesSizes range = child_range(child, axis, child_across(child, (GtkOrientation)!axis, across));
  return faves_clamp(room, range.min, range.max);
}

int faves_frame_child_length(GtkWidget *frame, GtkOrientation axis) {
  GtkWidget *child = visible_child(frame);
  if (!child || !faves_is_frame(child) || !is_fixed(FAVES_FRAME(child), axis)) return FAVES_UNSET;
  int min, ideal;
  faves_layout_measure(child, axis, -1, faves_layout_info(child), &min, &ideal);
  return ideal;
}

void faves_frame_set_bounds(GtkWidget *widget, GtkOrientation axis, int min, int ideal, int max) {
  FavesFrame *frame = FAVES_FRAME(widget);
  if (!faves_bounds_set(&frame->bounds, axis, min, ideal, max)) return;
  gtk_widget_queue_compute_expand(widget);
  gtk_widget_queue_resize(widget);
}

void faves_frame_set_yields(GtkWidget *widget, gboolean yields) {
  if (FAVES_FRAME(widget)->yields == yields) return;
  FAVES_FRAME(widget)->yields = yields;
  gtk_widget_queue_resize(widget);
}

void faves_frame_set_fixed(GtkWidget *frame, GtkOrientation axis, int length) {
  if (length != FAVES_UNSET) length = MAX(0, length);
  faves_frame_set_bounds(frame, axis, length, FAVES_UNSET, length);
}

void faves_frame_set_alignment(GtkWidget *widget, FavesAlign horizontal, FavesAlign vertical) {
  FavesFrame *frame = FAVES_FRAME(widget);
  if (frame->bounds.align[GTK_ORIENTATION_HORIZONTAL] == horizontal &&
      frame->bounds.align[GTK_ORIENTATION_VERTICAL] == vertical)
    return;
  frame->bounds.align[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  frame->bounds.align[GTK_ORIENTATION_VERTICAL] = vertical;
  gtk_widget_queue_allocate(widget);
}
