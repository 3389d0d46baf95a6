#include "touch-private.h"

typedef struct {
  FavesTouchObserver call;
  gpointer data;
} Observer;

static GQuark observer_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-observer");
  return quark;
}

static int observers;
// What the press that is down began in, the innermost first; each with a reference.
static GSList *pressed;

static void tell(GtkWidget *touch, FavesTouchStep step, const GdkEvent *event) {
  Observer *observer = g_object_get_qdata(G_OBJECT(touch), observer_quark());
  if (!observer) return;
  double x = 0, y = 0;
  GdkWindow *window = gtk_widget_get_window(touch);
  if (window && gdk_event_get_root_coords(event, &x, &y)) {
    int left, top;
    gdk_window_get_origin(window, &left, &top);
    GtkAllocation place;
    gtk_widget_get_allocation(touch, &place);
    x -= left + place.x;
    y -= top + place.y;
    faves_drawn_input_unturn(touch, &x, &y);
  }
  observer->call(step, x, y, observer->data);
}

static gpointer held(gconstpointer object, gpointer data) { return g_object_ref((gpointer)object); }

static void tell_pressed(FavesTouchStep step, const GdkEvent *event) {
  // What is told may make another press of it.
  GSList *told = g_slist_copy_deep(pressed, held, NULL);
  for (GSList *item = told; item; item = item->next) tell(item->data, step, event);
  g_slist_free_full(told, g_object_unref);
}

static void let_go(FavesTouchStep step, const GdkEvent *event) {
  tell_pressed(step, event);
  g_slist_free_full(pressed, g_object_unref);
  pressed = NULL;
}

static void press(GdkEvent *event) {
  if (pressed) let_go(FAVES_TOUCH_CANCEL, event);
  GtkWidget *target = gtk_get_event_widget(event);
  if (!target || !gtk_widget_is_sensitive(target)) return;
  GtkWidget *grab = gtk_grab_get_current();
  if (grab && target != grab && !gtk_widget_is_ancestor(target, grab)) return;
  for (GtkWidget *widget = target; widget; widget = gtk_widget_get_parent(widget))
    if (g_object_get_qdata(G_OBJECT(widget), observer_quark()))
      pressed = g_slist_append(pressed, g_object_ref(widget));
  tell_pressed(FAVES_TOUCH_DOWN, event);
}

void faves_touch_dispatch(GdkEvent *event) {
  if (faves_touch_is_ignored(event)) return;
  if (faves_drawn_input_is_beside(event)) return;
  faves_drawn_input_redirect(event);
  GdkEventType type = gdk_event_get_event_type(event);
  switch (type) {
    case GDK_BUTTON_PRESS:
      if (event->button.button == GDK_BUTTON_PRIMARY) press(event);
      break;
    case GDK_TOUCH_BEGIN:
      if (gdk_event_get_pointer_emulated(event)) press(event);
      break;
    case GDK_MOTION_NOTIFY: tell_pressed(FAVES_TOUCH_MOVE, event); break;
    case GDK_TOUCH_UPDATE:
      if (gdk_event_get_pointer_emulated(event)) tell_pressed(FAVES_TOUCH_MOVE, event);
      break;
    case GDK_BUTTON_RELEASE:
      if (event->button.button == GDK_BUTTON_PRIMARY) let_go(FAVES_TOUCH_UP, event);
      break;
    case GDK_TOUCH_END:
      if (gdk_event_get_pointer_emulated(event)) let_go(FAVES_TOUCH_UP, event);
      break;
    case GDK_TOUCH_CANCEL: let_go(FAVES_TOUCH_CANCEL, event); break;
    case GDK_GRAB_BROKEN:
      if (!event->grab_broken.keyboard) let_go(FAVES_TOUCH_CANCEL, event);
      break;
    default: break;
  }
  gtk_main_do_event(event);
  faves_touch_follow_hover(event);
}

static void handle(GdkEvent *event, gpointer data) { faves_touch_dispatch(event); }
static void pass_on(GdkEvent *event, gpointer data) { gtk_main_do_event(event); }

void faves_events_need(int change) {
  static int reasons;
  gboolean before = reasons > 0;
  reasons += change;
  if (before != (reasons > 0)) gdk_event_handler_set(before ? pass_on : handle, NULL, NULL);
}

int faves_touch_observers(void) { return observers; }

static void free_observer(gpointer observer) {
  g_free(observer);
  observers--;
  faves_events_need(-1);
}

void faves_touch_observe(GtkWidget *touch, FavesTouchObserver call, gpointer data) {
  Observer *observer = g_new(Observer, 1);
  *observer = (Observer){call, data};
  observers++;
  faves_events_need(1);
  g_object_set_qdata_full(G_OBJECT(touch), observer_quark(), observer, free_observer);
}

void faves_touch_unobserve(GtkWidget *touch) { g_object_set_qdata(G_OBJECT(touch), observer_quark(), NULL); }
