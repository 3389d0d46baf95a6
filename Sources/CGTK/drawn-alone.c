#include "list-private.h"
#include "stack-private.h"

// What is in a container of GTK's own, as a button's label is. That one draws its child where it allocated it, and knows nothing
// of turns, matrices, offsets, paints and blendings: there the child sees to them itself.

/// Whether it draws its children by `faves_layout_draw_child`.
static gboolean is_ours(GtkWidget *container) {
  return faves_is_stack(container) || faves_group_of(container) || faves_is_frame(container) || faves_is_layers(container) ||
         faves_is_arranged(container) || G_TYPE_CHECK_INSTANCE_TYPE(container, faves_list_row_get_type());
}

static gboolean is_alone(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  return parent && !is_ours(parent);
}

gboolean faves_layout_is_drawn_otherwise(GtkWidget *widget) {
  return is_alone(widget) && (faves_layout_is_displaced(widget) || faves_layout_is_mixed(widget));
}

/// By how much it is moved, x and y, which no container does for it.
static void find_offset(GtkWidget *widget, int *x, int *y) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  *x = info->offset[GTK_ORIENTATION_HORIZONTAL] + info->glide[GTK_ORIENTATION_HORIZONTAL];
  *y = info->offset[GTK_ORIENTATION_VERTICAL] + info->glide[GTK_ORIENTATION_VERTICAL];
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) *x = -*x;
}

/// Whose turn it is to draw itself as GTK has it.
static GtkWidget *drawing;

/// GTK undoes what a handler does to the context: it is drawn from in here.
static gboolean draw(GtkWidget *widget, cairo_t *context) {
  int x, y, left, top;
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (drawing == widget || !faves_layout_is_drawn_otherwise(widget) ||
      !gtk_widget_translate_coordinates(widget, parent, 0, 0, &left, &top))
    return FALSE;
  find_offset(widget, &x, &y);
  GtkWidget *before = drawing;
  drawing = widget;
  cairo_save(context);
  cairo_translate(context, x - left, y - top);
  faves_layout_draw_child(parent, widget, context);
  cairo_restore(context);
  drawing = before;
  return TRUE;
}

/// Its clip covers where it is drawn, before its parent looks.
static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  if (!faves_layout_is_drawn_otherwise(widget)) return;
  int x, y;
  GdkRectangle clip;
  faves_layout_drawn_clip(widget, &clip);
  find_offset(widget, &x, &y);
  if (!x && !y) return;
  GdkRectangle moved = {clip.x + x, clip.y + y, clip.width, clip.height};
  gdk_rectangle_union(&clip, &moved, &clip);
  gtk_widget_set_clip(widget, &clip);
}

static void follow_parent(GtkWidget *widget) {
  g_signal_handlers_disconnect_by_func(widget, (gpointer)draw, NULL);
  g_signal_handlers_disconnect_by_func(widget, (gpointer)size_allocate, NULL);
  if (!is_alone(widget)) return;
  g_signal_connect(widget, "draw", G_CALLBACK(draw), NULL);
  g_signal_connect(widget, "size-allocate", G_CALLBACK(size_allocate), NULL);
}

void faves_layout_drawing_changed(GtkWidget *widget) {
  static GQuark known;
  if (!known) known = g_quark_from_static_string("faves-layout-drawn-alone");
  if (!g_object_get_qdata(G_OBJECT(widget), known)) {
    g_object_set_qdata(G_OBJECT(widget), known, widget);
    g_signal_connect(widget, "parent-set", G_CALLBACK(follow_parent), NULL);
    follow_parent(widget);
  }
  if (!is_alone(widget)) return;
  gtk_widget_queue_resize(widget);
  gtk_widget_queue_draw(gtk_widget_get_parent(widget));
}
