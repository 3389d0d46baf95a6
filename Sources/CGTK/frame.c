#include "decor-private.h"
#include "framed.h"

#include <stdlib.h>

typedef struct {
  GtkBin parent;
  FavesBounds bounds;
  gboolean boxed;  // drawn as the theme has a box of its style classes
  unsigned asked;  // how often GTK has asked for the request mode
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

static FavesContent content_of(GtkWidget *widget) {
  GtkWidget *child = visible_child(widget);
  return (FavesContent){child, child ? faves_layout_info(child) : NULL};
}

gboolean faves_frame_is_fixed(GtkWidget *frame, GtkOrientation axis) {
  return faves_bounds_are_fixed(&FAVES_FRAME(frame)->bounds, axis);
}

gboolean faves_frame_is_flat(GtkWidget *frame) { return faves_bounds_are_flat(&FAVES_FRAME(frame)->bounds); }

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

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  const FavesBounds *bounds = &FAVES_FRAME(widget)->bounds;
  if (!FAVES_FRAME(widget)->boxed) {
    faves_framed_request(bounds, content_of(widget), axis, across, min, ideal);
    return;
  }
  Around around = around_child(widget);
  if (across >= 0) across = MAX(0, across - around.sum[!axis]);
  faves_framed_request(bounds, content_of(widget), axis, across, min, ideal);
  *min = MAX(*min, around.least[axis]) + around.sum[axis];
  *ideal = MAX(*ideal, around.least[axis]) + around.sum[axis];
}

int faves_frame_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  return faves_framed_maximum(&FAVES_FRAME(widget)->bounds, content_of(widget), axis, around_child(widget).sum[axis], ideal);
}

int faves_frame_most_beside(GtkWidget *widget, int height) {
  if (FAVES_FRAME(widget)->boxed) return FAVES_INFINITY;
  return faves_framed_most_beside(&FAVES_FRAME(widget)->bounds, content_of(widget), height);
}

int faves_frame_fitting_width(GtkWidget *widget, int width) {
  if (FAVES_FRAME(widget)->boxed) return width;
  return faves_framed_fitting_width(&FAVES_FRAME(widget)->bounds, content_of(widget), width);
}

/// What is left for the child of a frame of this width.
static int width_inside(GtkWidget *widget, int width) {
  return MAX(0, width - around_child(widget).sum[GTK_ORIENTATION_HORIZONTAL]);
}

int faves_frame_spare(GtkWidget *widget, int width) {
  return faves_framed_spare(&FAVES_FRAME(widget)->bounds, content_of(widget), width_inside(widget, width));
}

int faves_frame_baseline(GtkWidget *widget, int width, gboolean last) {
  int baseline =
      faves_framed_baseline(&FAVES_FRAME(widget)->bounds, content_of(widget), width_inside(widget, width), last);
  return baseline < 0 ? -1 : around_child(widget).before[GTK_ORIENTATION_VERTICAL] + baseline;
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FAVES_FRAME(widget)->asked++;
  return faves_framed_request_mode(&FAVES_FRAME(widget)->bounds, content_of(widget));
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
  faves_framed_expand(&FAVES_FRAME(widget)->bounds, content_of(widget), horizontal, vertical);
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
  const FavesLayoutInfo *info = faves_layout_info(child);
  Around around = around_child(widget);
  int room[2], size[2], at[2];
  room[GTK_ORIENTATION_HORIZONTAL] = MAX(0, whole->width - around.sum[GTK_ORIENTATION_HORIZONTAL]);
  room[GTK_ORIENTATION_VERTICAL] = MAX(0, whole->height - around.sum[GTK_ORIENTATION_VERTICAL]);
  faves_room_place(child, info, room, frame->bounds.align, frame->cuts, at, size);
  for (int axis = 0; axis < 2; axis++) at[axis] += around.before[axis];
  faves_layout_displace(child, info, at, size);
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
  if (!child) return;
  gtk_container_add(GTK_CONTAINER(frame), child);
  faves_layout_entered(child);
}

gboolean faves_frame_is_boxed(GtkWidget *frame) { return FAVES_FRAME(frame)->boxed; }

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
  return !frame->boxed && faves_framed_keeps_ratio(&frame->bounds, content_of(widget));
}

GtkWidget *faves_frame_get_child(GtkWidget *frame) { return gtk_bin_get_child(GTK_BIN(frame)); }

int faves_frame_child_takes(GtkWidget *frame, GtkOrientation axis, int across, int room) {
  return faves_content_takes(content_of(frame), axis, across, room);
}

int faves_frame_child_length(GtkWidget *frame, GtkOrientation axis) {
  GtkWidget *child = visible_child(frame);
  if (!child || !faves_layout_is_fixed(child, axis)) return FAVES_UNSET;
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
  FavesBounds *bounds = &FAVES_FRAME(widget)->bounds;
  if (bounds->yields == yields) return;
  bounds->yields = yields;
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
