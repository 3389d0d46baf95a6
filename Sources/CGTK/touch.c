#include "touch-private.h"

// The window of events, as data of the widget: the frame's structure is its own.
static GQuark window_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-window");
  return quark;
}

/// The class under ours: that of a frame or of a stack.
static GtkWidgetClass *class_under(GtkWidget *widget) {
  return GTK_WIDGET_CLASS(g_type_class_peek(g_type_parent(G_OBJECT_TYPE(widget))));
}

static GdkWindow *event_window(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), window_quark());
}

static GQuark cursor_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-cursor");
  return quark;
}

static const char *cursor_of(gpointer widget) { return g_object_get_qdata(G_OBJECT(widget), cursor_quark()); }

/// Whether a widget is in `touch`, and in no other in it that has a cursor.
static gboolean has_cursor_of(GtkWidget *touch, GtkWidget *widget) {
  for (; widget && widget != touch; widget = gtk_widget_get_parent(widget))
    if (cursor_of(widget)) return FALSE;
  return widget == touch;
}

/// Gives the cursor to the windows of what is in `touch`. Those of a stack's groups only hold others.
static void point(GtkWidget *touch, GdkWindow *holder, GdkCursor *cursor) {
  for (GList *item = gdk_window_peek_children(holder); item; item = item->next) {
    gpointer owner = NULL;
    gdk_window_get_user_data(item->data, &owner);
    if (!GTK_IS_WIDGET(owner)) continue;
    if (faves_group_get_stack(owner))
      point(touch, item->data, cursor);
    else if (has_cursor_of(touch, owner))
      gdk_window_set_cursor(item->data, cursor);
  }
}

static void show_cursor(GtkWidget *touch) {
  if (!event_window(touch)) return;
  const char *name = cursor_of(touch);
  GdkCursor *cursor = name ? gdk_cursor_new_from_name(gtk_widget_get_display(touch), name) : NULL;
  point(touch, gtk_widget_get_window(touch), cursor);
  if (cursor) g_object_unref(cursor);
}

void faves_touch_set_cursor(GtkWidget *touch, const char *name) {
  g_object_set_qdata_full(G_OBJECT(touch), cursor_quark(), g_strdup(name), g_free);
  show_cursor(touch);
}

void faves_touch_show_cursor(GtkWidget *widget) {
  if (cursor_of(widget)) show_cursor(widget);
}

static GQuark shape_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-shape");
  return quark;
}

/// What of the window lets events in, from its corner; it is kept with the window, and none is kept where all of it does.
static GQuark open_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-open");
  return quark;
}

const cairo_region_t *faves_touch_open(GdkWindow *window) { return g_object_get_qdata(G_OBJECT(window), open_quark()); }

const cairo_region_t *faves_touch_told_shape(GtkWidget *touch) { return g_object_get_qdata(G_OBJECT(touch), shape_quark()); }

static GQuark presses_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-presses");
  return quark;
}

static gboolean takes_presses(GtkWidget *touch) { return g_object_get_qdata(G_OBJECT(touch), presses_quark()) != NULL; }

static void free_region(gpointer region) { cairo_region_destroy(region); }

/// Gives the window the place and the shape that the widget is met in.
static void shape_window(GtkWidget *touch) {
  GdkWindow *window = event_window(touch);
  if (!window) return;
  const cairo_region_t *shape = faves_touch_told_shape(touch);
  cairo_region_t *region = shape                  ? cairo_region_copy(shape)
                           : takes_presses(touch) ? faves_touch_contents(touch)
                                                  : faves_touch_drawn(touch);
  GdkRectangle extents;
  cairo_region_get_extents(region, &extents);
  GtkAllocation place;
  gtk_widget_get_allocation(touch, &place);
  gdk_window_move_resize(window, place.x + extents.x, place.y + extents.y, MAX(1, extents.width),
                         MAX(1, extents.height));
  cairo_region_translate(region, -extents.x, -extents.y);
  gboolean whole = cairo_region_num_rectangles(region) == 1;
  const cairo_region_t *open = g_object_get_qdata(G_OBJECT(window), open_quark());
  if (whole ? open != NULL : !open || !cairo_region_equal(open, region)) {
    gdk_window_input_shape_combine_region(window, whole ? NULL : region, 0, 0);
    g_object_set_qdata_full(G_OBJECT(window), open_quark(), whole ? NULL : cairo_region_reference(region), free_region);
  }
  cairo_region_destroy(region);
}

void faves_touch_set_takes_presses(GtkWidget *touch, gboolean takes) {
  if (takes_presses(touch) == !!takes) return;
  g_object_set_qdata(G_OBJECT(touch), presses_quark(), GINT_TO_POINTER(!!takes));
  shape_window(touch);
  faves_layers_look_again(touch);
}

// Where what is filled in it gets another shape, of which its layout does not know, all of it is looked at anew once the frame is
// over.

static GQuark due_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-due");
  return quark;
}

static void shape_again(GdkFrameClock *clock, GtkWidget *touch) {
  g_signal_handlers_disconnect_by_func(clock, (gpointer)shape_again, touch);
  g_object_set_qdata(G_OBJECT(touch), due_quark(), NULL);
  shape_window(touch);
  faves_layers_look_again(touch);
}

void faves_touch_look_again(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    GdkFrameClock *clock =
      event_window(widget) && takes_presses(widget) && !g_object_get_qdata(G_OBJECT(widget), due_quark())
        ? gtk_widget_get_frame_clock(widget) : NULL;
    if (!clock) continue;
    g_object_set_qdata(G_OBJECT(widget), due_quark(), clock);
    g_signal_connect_object(clock, "after-paint", G_CALLBACK(shape_again), widget, 0);
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  }
}

static void realize(GtkWidget *widget) {
  class_under(widget)->realize(widget);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_ONLY,
      .x = place.x,
      .y = place.y,
      .width = MAX(1, place.width),
      .height = MAX(1, place.height),
      .event_mask = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK |
                    GDK_BUTTON_MOTION_MASK | GDK_POINTER_MOTION_MASK | GDK_TOUCH_MASK | GDK_ENTER_NOTIFY_MASK |
                    GDK_LEAVE_NOTIFY_MASK | GDK_TOUCHPAD_GESTURE_MASK,
  };
  GdkWindow *window = gdk_window_new(gtk_widget_get_window(widget), &attributes, GDK_WA_X | GDK_WA_Y);
  gtk_widget_register_window(widget, window);
  g_object_set_qdata(G_OBJECT(widget), window_quark(), window);
}

static void unrealize(GtkWidget *widget) {
  GdkWindow *window = event_window(widget);
  if (window) {
    g_object_set_qdata(G_OBJECT(widget), window_quark(), NULL);
    gtk_widget_unregister_window(widget, window);
    gdk_window_destroy(window);
  }
  class_under(widget)->unrealize(widget);
}

static void map(GtkWidget *widget) {
  // Under the windows of the child, which come up on top as they are mapped.
  if (event_window(widget)) gdk_window_show(event_window(widget));
  class_under(widget)->map(widget);
  // The children have theirs by now, and their places count.
  shape_window(widget);
  faves_touch_show_cursor(widget);
}

static void unmap(GtkWidget *widget) {
  class_under(widget)->unmap(widget);
  if (event_window(widget)) gdk_window_hide(event_window(widget));
}

void faves_touch_set_shape(GtkWidget *touch, const cairo_region_t *shape) {
  g_object_set_qdata_full(G_OBJECT(touch), shape_quark(), shape ? cairo_region_copy(shape) : NULL, free_region);
  shape_window(touch);
  faves_layers_look_again(touch);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  class_under(widget)->size_allocate(widget, place);
  shape_window(widget);
}

static void class_init(gpointer class, gpointer data) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->map = map;
  widget_class->unmap = unmap;
  widget_class->size_allocate = size_allocate;
}

static GType derive(GType from, const char *name) {
  GTypeQuery under;
  g_type_query(from, &under);
  GTypeInfo info = {
      .class_size = (guint16)under.class_size,
      .class_init = class_init,
      .instance_size = (guint16)under.instance_size,
  };
  return g_type_register_static(from, name, &info, 0);
}

static GType touch_type(void) {
  static GType type;
  if (G_UNLIKELY(!type)) type = derive(faves_frame_get_type(), "FavesTouch");
  return type;
}

static GType touch_stack_type(void) {
  static GType type;
  if (G_UNLIKELY(!type)) type = derive(faves_stack_get_type(), "FavesTouchStack");
  return type;
}

GtkWidget *faves_touch_new(void) { return g_object_new(touch_type(), NULL); }

GtkWidget *faves_touch_stack_new(GtkOrientation axis, int spacing, FavesAlign alignment) {
  GtkWidget *stack = g_object_new(touch_stack_type(), NULL);
  faves_stack_set_axis(stack, axis);
  faves_stack_set_spacing(stack, spacing, spacing);
  faves_stack_set_alignment(stack, alignment);
  return stack;
}

gboolean faves_is_touch_stack(GtkWidget *widget) { return G_TYPE_CHECK_INSTANCE_TYPE(widget, touch_stack_type()); }

gboolean faves_is_touch(GtkWidget *widget) { return G_TYPE_CHECK_INSTANCE_TYPE(widget, touch_type()); }

GdkWindow *faves_touch_window(GtkWidget *touch) { return event_window(touch); }

gboolean faves_touch_lets_in(GdkWindow *window, double x, double y) {
  const cairo_region_t *open = g_object_get_qdata(G_OBJECT(window), open_quark());
  return !open || cairo_region_contains_point(open, (int)x, (int)y);
}
