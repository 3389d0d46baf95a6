#include "include/CGTK.h"

// The window of events, as data of the widget: the frame's structure is its own.
static GQuark window_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-window");
  return quark;
}

static GtkWidgetClass *frame_class;

static GdkWindow *event_window(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), window_quark());
}

static void realize(GtkWidget *widget) {
  frame_class->realize(widget);
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
  frame_class->unrealize(widget);
}

static void map(GtkWidget *widget) {
  // Under the windows of the child, which come up on top as they are mapped.
  if (event_window(widget)) gdk_window_show(event_window(widget));
  frame_class->map(widget);
}

static void unmap(GtkWidget *widget) {
  frame_class->unmap(widget);
  if (event_window(widget)) gdk_window_hide(event_window(widget));
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  frame_class->size_allocate(widget, place);
  if (event_window(widget))
    gdk_window_move_resize(event_window(widget), place->x, place->y, MAX(1, place->width), MAX(1, place->height));
}

static void class_init(gpointer class, gpointer data) {
  frame_class = g_type_class_peek_parent(class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->map = map;
  widget_class->unmap = unmap;
  widget_class->size_allocate = size_allocate;
}

static GType touch_type(void) {
  static GType type;
  if (G_UNLIKELY(!type)) {
    GTypeQuery frame;
    g_type_query(faves_frame_get_type(), &frame);
    GTypeInfo info = {
        .class_size = (guint16)frame.class_size,
        .class_init = class_init,
        .instance_size = (guint16)frame.instance_size,
    };
    type = g_type_register_static(faves_frame_get_type(), "FavesTouch", &info, 0);
  }
  return type;
}

GtkWidget *faves_touch_new(void) { return g_object_new(touch_type(), NULL); }

gboolean faves_is_touch(GtkWidget *widget) { return G_TYPE_CHECK_INSTANCE_TYPE(widget, touch_type()); }

gboolean faves_touch_has_pointer(GtkWidget *touch) {
  GdkWindow *window = event_window(touch);
  if (!window) return FALSE;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(touch));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  if (!pointer) return FALSE;
  int x, y;
  gdk_window_get_device_position(window, pointer, &x, &y, NULL);
  return x >= 0 && y >= 0 && x < gdk_window_get_width(window) && y < gdk_window_get_height(window);
}
