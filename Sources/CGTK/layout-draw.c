#include "leaf.h"

#include <math.h>

// How a child is drawn: turned and scaled around a point of its own, through a matrix, mixed with what is
// behind.

typedef struct {
  double rotation, scale[2], anchor[2], space[4];
} Transform;

/// Whether any widget has been told how it is to be drawn: most programs have none, and need not look at each.
static gboolean knows_drawings = FALSE;

gboolean faves_layout_knows_drawings(void) { return knows_drawings; }

static GQuark transform_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-transform");
  return quark;
}

static GQuark matrix_quark(void);

/// Whether it is drawn elsewhere than layout has it.
static void follow_input(GtkWidget *widget) {
  faves_drawn_input_follow(widget, g_object_get_qdata(G_OBJECT(widget), transform_quark()) ||
                                       g_object_get_qdata(G_OBJECT(widget), matrix_quark()));
}

void faves_layout_set_transform(GtkWidget *widget, double rotation, double scale_x, double scale_y,
                                double anchor_x, double anchor_y, const double *space) {
  Transform *transform = NULL;
  if (rotation != 0 || scale_x != 1 || scale_y != 1) {
    transform = g_new0(Transform, 1);
    knows_drawings = TRUE;
    *transform = (Transform){rotation, {scale_x, scale_y}, {anchor_x, anchor_y}, {0}};
    memcpy(transform->space, space, sizeof transform->space);
  }
  g_object_set_qdata_full(G_OBJECT(widget), transform_quark(), transform, g_free);
  follow_input(widget);
  faves_layout_drawing_changed(widget);
  // The clip follows the allocation, and what is around is drawn anew with it: a layer with a GdkWindow of its own is drawn
  // beyond that, where only the container can ask for it.
  gtk_widget_queue_resize(widget);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent) gtk_widget_queue_draw(parent);
}

/// Cairo stops drawing for good in a context that has collapsed to a line.
static double factor(double scale) { return fabs(scale) < 0.001 ? 0.001 : scale; }

static GQuark matrix_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-matrix");
  return quark;
}

void faves_layout_set_matrix(GtkWidget *widget, const cairo_matrix_t *matrix) {
  if (matrix) knows_drawings = TRUE;
  // Cairo draws nothing more in a context whose matrix has no way back.
  gboolean collapsed = matrix && fabs(matrix->xx * matrix->yy - matrix->xy * matrix->yx) < 1e-6;
  cairo_matrix_t flat = {0.001, 0, 0, 0.001, 0, 0};
  if (collapsed) {
    flat.x0 = matrix->x0;
    flat.y0 = matrix->y0;
  }
  g_object_set_qdata_full(G_OBJECT(widget), matrix_quark(),
                          matrix ? g_memdup2(collapsed ? &flat : matrix, sizeof *matrix) : NULL, g_free);
  follow_input(widget);
  faves_layout_drawing_changed(widget);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent) gtk_widget_queue_draw(parent);
}

/// The operator and one more; NULL: there is none.
static GQuark blending_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-blending");
  return quark;
}

void faves_layout_set_blending(GtkWidget *widget, int rule) {
  knows_drawings = TRUE;
  g_object_set_qdata(G_OBJECT(widget), blending_quark(), GINT_TO_POINTER(rule + 1));
  faves_layout_drawing_changed(widget);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent) gtk_widget_queue_draw(parent);
}

typedef struct {
  void (*paint)(cairo_t *, int, int, gpointer);
  gpointer data;
} Paint;

static GQuark paint_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-paint");
  return quark;
}

void faves_layout_set_paint(GtkWidget *widget, void (*paint)(cairo_t *, int, int, gpointer), gpointer data) {
  Paint *kept = NULL;
  if (paint) {
    kept = g_new0(Paint, 1);
    *kept = (Paint){paint, data};
    knows_drawings = TRUE;
  }
  g_object_set_qdata_full(G_OBJECT(widget), paint_quark(), kept, g_free);
  faves_layout_drawing_changed(widget);
  gtk_widget_queue_draw(widget);
}

static unsigned blended;

unsigned faves_layout_blended(void) { return blended; }

/// From the container's top left corner to the child's.
static void move_to_child(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  GtkAllocation place, around = {0, 0, 0, 0};
  gtk_widget_get_allocation(child, &place);
  if (!gtk_widget_get_has_window(container)) gtk_widget_get_allocation(container, &around);
  cairo_translate(context, place.x - around.x, place.y - around.y);
}

/// Draws a stack, frame or label of ours at once, where nobody else has a say in it: GTK would save, clip and emit a signal
/// for it, which is as long as drawing a short text takes. None draws out of its clip. FALSE: somebody may have.
static gboolean draw_at_once(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  static guint signal = 0;
  if (!faves_is_stack(child) && !faves_is_frame(child) && !(faves_is_label(child) && faves_label_stays_within(child)))
    return FALSE;
  if (!signal) signal = g_signal_lookup("draw", GTK_TYPE_WIDGET);
  if (gtk_widget_get_window(child) != gtk_widget_get_window(container) || gtk_widget_get_opacity(child) < 1 ||
      g_signal_has_handler_pending(child, signal, 0, TRUE))
    return FALSE;
  if (!gtk_widget_is_drawable(child)) return TRUE;
  cairo_save(context);
  move_to_child(container, child, context);
  GTK_WIDGET_GET_CLASS(child)->draw(child, context);
  cairo_restore(context);
  return TRUE;
}

static void draw_plainly(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  if (!draw_at_once(container, child, context))
    gtk_container_propagate_draw(GTK_CONTAINER(container), child, context);
}

void faves_layout_draw_in_its_paint(GtkWidget *widget, const GdkRectangle *box, cairo_t *context, FavesDraw draw) {
  const Paint *paint = g_object_get_qdata(G_OBJECT(widget), paint_quark());
  if (G_LIKELY(!paint)) {
    draw(widget, context);
    return;
  }
  cairo_push_group(context);
  draw(widget, context);
  cairo_pattern_t *shape = cairo_pop_group(context);
  cairo_push_group(context);
  cairo_translate(context, box->x, box->y);
  paint->paint(context, box->width, box->height, paint->data);
  cairo_pop_group_to_source(context);
  cairo_mask(context, shape);
  cairo_pattern_destroy(shape);
}

static void draw_painted(GtkWidget *container, GtkWidget *child, cairo_t *context, const Paint *paint) {
  cairo_push_group(context);
  draw_plainly(container, child, context);
  cairo_pattern_t *shape = cairo_pop_group(context);
  cairo_push_group(context);
  move_to_child(container, child, context);
  paint->paint(context, gtk_widget_get_allocated_width(child), gtk_widget_get_allocated_height(child), paint->data);
  cairo_pop_group_to_source(context);
  cairo_mask(context, shape);
  cairo_pattern_destroy(shape);
}

static void draw_in_its_paint(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  const Paint *paint = g_object_get_qdata(G_OBJECT(child), paint_quark());
  // A leaf with something around it sees to its paint: that is not in it.
  if (G_UNLIKELY(paint && !faves_leaf_surrounds(child))) draw_painted(container, child, context, paint);
  else draw_plainly(container, child, context);
}

static void draw_child(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  int blending = GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(child), blending_quark()));
  if (G_LIKELY(!blending)) {
    draw_in_its_paint(container, child, context);
    return;
  }
  if (blending - 1 != CAIRO_OPERATOR_OVER) blended++;
  cairo_push_group(context);
  draw_in_its_paint(container, child, context);
  cairo_pop_group_to_source(context);
  cairo_operator_t before = cairo_get_operator(context);
  cairo_set_operator(context, (cairo_operator_t)(blending - 1));
  cairo_paint(context);
  cairo_set_operator(context, before);
}

/// How a child is drawn whose top left corner is at `x`, `y`.
static void change(cairo_matrix_t *drawing, GtkWidget *child, const Transform *transform, const cairo_matrix_t *matrix,
                   int x, int y) {
  if (matrix) {
    cairo_matrix_t around;
    cairo_matrix_init_translate(&around, -x, -y);
    cairo_matrix_multiply(&around, &around, matrix);
    cairo_matrix_translate(drawing, x, y);
    cairo_matrix_multiply(drawing, &around, drawing);
  }
  if (!transform) return;
  const double *space = transform->space;
  double left = space[gtk_widget_get_direction(child) == GTK_TEXT_DIR_RTL ? 3 : 1];
  double at_x = x - left + (space[1] + gtk_widget_get_allocated_width(child) + space[3]) * transform->anchor[0];
  double at_y = y - space[0] + (space[0] + gtk_widget_get_allocated_height(child) + space[2]) * transform->anchor[1];
  cairo_matrix_translate(drawing, at_x, at_y);
  cairo_matrix_rotate(drawing, transform->rotation);
  cairo_matrix_scale(drawing, factor(transform->scale[0]), factor(transform->scale[1]));
  cairo_matrix_translate(drawing, -at_x, -at_y);
}

/// How thin a length of 1 becomes in the direction in which it becomes thinnest.
static double thinnest(const cairo_matrix_t *drawing) {
  double area = fabs(drawing->xx * drawing->yy - drawing->xy * drawing->yx);
  double lengths = drawing->xx * drawing->xx + drawing->xy * drawing->xy + drawing->yx * drawing->yx +
                   drawing->yy * drawing->yy;
  double widest = sqrt((lengths + sqrt(MAX(0, lengths * lengths - 4 * area * area))) / 2);
  return widest > 0 ? area / widest : 0;
}

/// The clip that a child has of its own, and what was made of it.
typedef struct {
  GdkRectangle own, whole;
} Clips;

static GQuark clips_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-layout-clips");
  return quark;
}

void faves_layout_drawn_clip(GtkWidget *child, GdkRectangle *clip) {
  gtk_widget_get_clip(child, clip);
  if (!knows_drawings) return;
  const Transform *transform = g_object_get_qdata(G_OBJECT(child), transform_quark());
  const cairo_matrix_t *matrix = g_object_get_qdata(G_OBJECT(child), matrix_quark());
  if (G_LIKELY(!transform && !matrix)) return;
  Clips *clips = g_object_get_qdata(G_OBJECT(child), clips_quark());
  if (!clips) {
    clips = g_new0(Clips, 1);
    g_object_set_qdata_full(G_OBJECT(child), clips_quark(), clips, g_free);
  }
  // A child that was not allocated again still has what was set here.
  if (!gdk_rectangle_equal(clip, &clips->whole)) clips->own = *clip;
  GtkAllocation place;
  gtk_widget_get_allocation(child, &place);
  cairo_matrix_t drawing;
  cairo_matrix_init_identity(&drawing);
  change(&drawing, child, transform, matrix, place.x, place.y);
  GdkRectangle drawn = faves_layout_around(&clips->own, &drawing);
  gdk_rectangle_union(&clips->own, &drawn, &clips->whole);
  // The child's too: what changes in it is drawn anew as far as its clip reaches.
  gtk_widget_set_clip(child, &clips->whole);
  *clip = clips->whole;
}

void faves_layout_draw_child(GtkWidget *container, GtkWidget *child, cairo_t *context) {
  if (!knows_drawings) {
    draw_plainly(container, child, context);
    return;
  }
  const Transform *transform = g_object_get_qdata(G_OBJECT(child), transform_quark());
  const cairo_matrix_t *matrix = g_object_get_qdata(G_OBJECT(child), matrix_quark());
  if (G_LIKELY(!transform && !matrix)) {
    draw_child(container, child, context);
    return;
  }
  // A child in a window of its own has its place there; both are within the container.
  int x = 0, y = 0;
  if (!gtk_widget_translate_coordinates(child, container, 0, 0, &x, &y)) {
    // A stack's guest: the corner that it is drawn from is that of the window it is in.
    GtkAllocation place;
    gtk_widget_get_allocation(child, &place);
    x = place.x;
    y = place.y;
  }
  cairo_save(context);
  cairo_matrix_t drawing;
  cairo_get_matrix(context, &drawing);
  change(&drawing, child, transform, matrix, x, y);
  // Seen from its edge there is less than a pixel of a thousand to draw, and Cairo would fail at that.
  if (thinnest(&drawing) >= 0.0005) {
    cairo_set_matrix(context, &drawing);
    draw_child(container, child, context);
  }
  cairo_restore(context);
}

gboolean faves_layout_is_displaced(GtkWidget *widget) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  return info->offset[0] || info->offset[1] || info->glide[0] || info->glide[1] || g_object_get_qdata(G_OBJECT(widget), transform_quark()) ||
         g_object_get_qdata(G_OBJECT(widget), matrix_quark());
}

gboolean faves_layout_is_mixed(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), blending_quark()) ||
         (g_object_get_qdata(G_OBJECT(widget), paint_quark()) && !faves_leaf_surrounds(widget));
}

/// Where a widget is in its parent. A stack's guests are in another window (stack-guests.c), of which GTK knows no way to their
/// parent's; it does to the stack.
static void find_in_parent(GtkWidget *widget, GtkWidget *parent, int *x, int *y) {
  *x = *y = 0;
  if (gtk_widget_translate_coordinates(widget, parent, 0, 0, x, y)) return;
  GtkWidget *stack = faves_group_get_stack(parent);
  int left, top;
  if (!stack || !gtk_widget_translate_coordinates(widget, stack, 0, 0, x, y) ||
      !gtk_widget_translate_coordinates(parent, stack, 0, 0, &left, &top))
    return;
  *x -= left;
  *y -= top;
}

void faves_layout_drawing(GtkWidget *widget, GtkWidget *ancestor, cairo_matrix_t *drawing) {
  cairo_matrix_init_identity(drawing);
  for (; widget && widget != ancestor; widget = gtk_widget_get_parent(widget)) {
    GtkWidget *parent = gtk_widget_get_parent(widget);
    int x = 0, y = 0;
    if (parent) find_in_parent(widget, parent, &x, &y);
    cairo_matrix_t step;
    cairo_matrix_init_identity(&step);
    change(&step, widget, g_object_get_qdata(G_OBJECT(widget), transform_quark()),
           g_object_get_qdata(G_OBJECT(widget), matrix_quark()), x, y);
    cairo_matrix_translate(&step, x, y);
    cairo_matrix_multiply(drawing, drawing, &step);
  }
}

gboolean faves_layout_is_drawn_plainly(GtkWidget *widget, cairo_t *cr) {
  cairo_surface_t *target = cairo_get_group_target(cr);
  switch (cairo_surface_get_type(target)) {
    case CAIRO_SURFACE_TYPE_PDF:
    case CAIRO_SURFACE_TYPE_PS:
    case CAIRO_SURFACE_TYPE_SVG:
    case CAIRO_SURFACE_TYPE_RECORDING:
    case CAIRO_SURFACE_TYPE_SCRIPT: return FALSE;
    default: break;
  }
  double x, y, scale = gtk_widget_get_scale_factor(widget);
  cairo_surface_get_device_scale(target, &x, &y);
  if (x != scale || y != scale) return FALSE;
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  return matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0 &&
         matrix.x0 * scale == floor(matrix.x0 * scale) && matrix.y0 * scale == floor(matrix.y0 * scale);
}
