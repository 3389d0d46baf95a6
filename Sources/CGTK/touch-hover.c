#include "touch-private.h"

// Whether the pointer is over a FavesTouch: over any window of it or of what is in it. GDK tells windows of that one by one, and
// GTK hands it to the widget of the window alone; so events are looked at before they are given out.

typedef struct {
  GtkWidget *touch;
  FavesTouchHover call;
  gpointer data;
  gboolean is_over;
} Hover;

static unsigned watched;
/// Those that the pointer is over.
static GPtrArray *over;

static GQuark hover_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-hover");
  return quark;
}

static void forget(gpointer hover) {
  g_ptr_array_remove_fast(over, hover);
  watched--;
  faves_events_need(-1);
  g_free(hover);
}

void faves_touch_watch_hover(GtkWidget *touch, FavesTouchHover call, gpointer data) {
  Hover *hover = g_new(Hover, 1);
  *hover = (Hover){touch, call, data, FALSE};
  if (!over) over = g_ptr_array_new();
  watched++;
  faves_events_need(1);
  g_object_set_qdata_full(G_OBJECT(touch), hover_quark(), hover, forget);
}

void faves_touch_unwatch_hover(GtkWidget *touch) { g_object_set_qdata(G_OBJECT(touch), hover_quark(), NULL); }

static gboolean is_in(GdkWindow *window, GtkWidget *touch) {
  gpointer owner = NULL;
  if (window) gdk_window_get_user_data(window, &owner);
  return owner && GTK_IS_WIDGET(owner) && (owner == touch || gtk_widget_is_ancestor(owner, touch));
}

/// Where the pointer is, from the corner that layout gives the touch.
static void find_place(GtkWidget *touch, const GdkEvent *event, double *x, double *y) {
  GdkWindow *own = gtk_widget_get_window(touch), *window = event->any.window;
  gdk_event_get_coords(event, x, y);
  while (window && window != own) {
    gdk_window_coords_to_parent(window, *x, *y, x, y);
    window = gdk_window_get_effective_parent(window);
  }
  int left = 0, top = 0;
  // The event was for a window around it.
  if (!window && gdk_event_get_root_coords(event, x, y)) gdk_window_get_origin(own, &left, &top);
  GtkAllocation place;
  gtk_widget_get_allocation(touch, &place);
  *x -= left + place.x;
  *y -= top + place.y;
  faves_drawn_input_unturn(touch, x, y);
}

static void tell(Hover *hover, FavesTouchHoverStep step, const GdkEvent *event) {
  double x = 0, y = 0;
  if (!gtk_widget_get_realized(hover->touch)) return;
  find_place(hover->touch, event, &x, &y);
  // What holds a press hears of the pointer wherever it is.
  if (step == FAVES_TOUCH_HOVERS && !hover->is_over &&
      (x < 0 || y < 0 || x >= gtk_widget_get_allocated_width(hover->touch) || y >= gtk_widget_get_allocated_height(hover->touch)))
    return;
  gboolean is_over = step != FAVES_TOUCH_LEAVES;
  if (is_over && !hover->is_over) g_ptr_array_add(over, hover);
  if (!is_over && hover->is_over) g_ptr_array_remove_fast(over, hover);
  hover->is_over = is_over;
  hover->call(step, x, y, hover->data);
}

static GPtrArray *new_touches(void) { return g_ptr_array_new_with_free_func(g_object_unref); }

static void add_over(GPtrArray *touches) {
  for (unsigned i = 0; i < over->len; i++) g_ptr_array_add(touches, g_object_ref(((Hover *)over->pdata[i])->touch));
}

/// Adds those that a window is in, or that it is of, and that the pointer is not known to be over.
static void add_entered(GPtrArray *touches, GdkWindow *window) {
  gpointer owner = NULL;
  if (window) gdk_window_get_user_data(window, &owner);
  if (!owner || !GTK_IS_WIDGET(owner)) return;
  for (GtkWidget *widget = owner; widget; widget = gtk_widget_get_parent(widget)) {
    const Hover *hover = g_object_get_qdata(G_OBJECT(widget), hover_quark());
    if (hover && !hover->is_over) g_ptr_array_add(touches, g_object_ref(widget));
  }
}

/// Calls `step` for each touch that still is there when it is its turn; takes the list.
static void each(GPtrArray *touches, void (*step)(Hover *hover, const GdkEvent *event, GdkWindow *at), const GdkEvent *event,
                 GdkWindow *at) {
  for (unsigned i = 0; i < touches->len; i++) {
    Hover *hover = g_object_get_qdata(touches->pdata[i], hover_quark());
    if (hover) step(hover, event, at);
  }
  g_ptr_array_unref(touches);
}

static void enter(Hover *hover, const GdkEvent *event, GdkWindow *at) {
  if (!hover->is_over) tell(hover, FAVES_TOUCH_ENTERS, event);
}

static void leave(Hover *hover, const GdkEvent *event, GdkWindow *at) {
  if (hover->is_over && is_in(event->any.window, hover->touch) && !is_in(at, hover->touch))
    tell(hover, FAVES_TOUCH_LEAVES, event);
}

static void move(Hover *hover, const GdkEvent *event, GdkWindow *at) {
  if (gtk_widget_get_mapped(hover->touch) && (hover->is_over || is_in(at, hover->touch))) tell(hover, FAVES_TOUCH_HOVERS, event);
}

void faves_touch_follow_hover(const GdkEvent *event) {
  if (!watched) return;
  GdkWindow *window = event->any.window;
  GPtrArray *touches;
  switch (event->type) {
    case GDK_ENTER_NOTIFY:
      add_entered(touches = new_touches(), window);
      each(touches, enter, event, window);
      break;
    case GDK_LEAVE_NOTIFY: {
      if (!over->len) break;
      // What holds the pointer for itself, as a menu does, has it elsewhere.
      gboolean is_held = event->crossing.mode == GDK_CROSSING_GRAB || event->crossing.mode == GDK_CROSSING_GTK_GRAB;
      GdkDevice *device = gdk_event_get_device(event);
      add_over(touches = new_touches());
      each(touches, leave, event, device && !is_held ? gdk_device_get_window_at_position(device, NULL, NULL) : NULL);
      break;
    }
    case GDK_MOTION_NOTIFY:
      add_over(touches = new_touches());
      add_entered(touches, window);
      each(touches, move, event, window);
      break;
    default: break;
  }
}
