#include "layout-private.h"

// Input where it is seen. What is turned, scaled or drawn through a matrix has its GdkWindows where layout has it, and GDK
// looks for the pointer there. Before GTK gets an event, it is given the window that is seen under the pointer, and the
// place in it.

/// Widgets that are drawn elsewhere; none is kept alive.
static GPtrArray *drawn;

static void forget(gpointer widget) {
  g_ptr_array_remove_fast(drawn, widget);
  if (!drawn->len) faves_events_need(-1);
}

static void gone(gpointer data, GObject *widget) { forget(widget); }

void faves_drawn_input_follow(GtkWidget *widget, gboolean follows) {
  if (!drawn) {
    if (!follows) return;
    drawn = g_ptr_array_new();
  }
  gboolean known = g_ptr_array_find(drawn, widget, NULL);
  if (known == follows) return;
  if (follows) {
    if (!drawn->len) faves_events_need(1);
    g_object_weak_ref(G_OBJECT(widget), gone, NULL);
    g_ptr_array_add(drawn, widget);
  } else {
    g_object_weak_unref(G_OBJECT(widget), gone, NULL);
    forget(widget);
  }
}

// Places.

static GtkWidget *owner_of(GdkWindow *window) {
  gpointer owner = NULL;
  gdk_window_get_user_data(window, &owner);
  return GTK_IS_WIDGET(owner) ? owner : NULL;
}

static gboolean is_within(GtkWidget *widget, GtkWidget *outer) {
  return widget && (widget == outer || gtk_widget_is_ancestor(widget, outer));
}

/// From a window to the toplevel it is in, which is returned.
static GdkWindow *to_toplevel(GdkWindow *window, double *x, double *y) {
  while (gdk_window_get_window_type(window) == GDK_WINDOW_CHILD) {
    gdk_window_coords_to_parent(window, *x, *y, x, y);
    window = gdk_window_get_parent(window);
  }
  return window;
}

static void from_toplevel(GdkWindow *window, double *x, double *y) {
  if (gdk_window_get_window_type(window) != GDK_WINDOW_CHILD) return;
  from_toplevel(gdk_window_get_parent(window), x, y);
  gdk_window_coords_from_parent(window, *x, *y, x, y);
}

/// Takes a place in the toplevel where something of the widget is seen to where layout has that; FALSE: it is drawn where it
/// is, or flat.
static gboolean to_layout(GtkWidget *widget, double *x, double *y, gboolean *is_in) {
  GtkWidget *top = gtk_widget_get_toplevel(widget);
  int left, above;
  cairo_matrix_t drawing;
  if (!gtk_widget_translate_coordinates(widget, top, 0, 0, &left, &above)) return FALSE;
  faves_layout_drawing(widget, top, &drawing);
  if (drawing.xx == 1 && drawing.yy == 1 && drawing.xy == 0 && drawing.yx == 0 && drawing.x0 == left &&
      drawing.y0 == above)
    return FALSE;
  if (cairo_matrix_invert(&drawing) != CAIRO_STATUS_SUCCESS) return FALSE;
  cairo_matrix_transform_point(&drawing, x, y);
  *is_in = *x >= 0 && *y >= 0 && *x < gtk_widget_get_allocated_width(widget) &&
           *y < gtk_widget_get_allocated_height(widget);
  *x += left;
  *y += above;
  return TRUE;
}

void faves_drawn_input_unturn(GtkWidget *widget, double *x, double *y) {
  int left, above;
  gboolean is_in;
  if (!drawn || !drawn->len) return;
  if (!gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &left, &above)) return;
  *x += left;
  *y += above;
  to_layout(widget, x, y, &is_in);
  *x -= left;
  *y -= above;
}

// Windows.

typedef struct {
  GtkWidget *inside;   // only windows of this widget, or of what is in it; NULL: any
  GtkWidget *outside;  // none of these
} Wanted;

/// The uppermost window at a place of `window`; those that let the pointer through are not met themselves.
static GdkWindow *uppermost(GdkWindow *window, double x, double y, Wanted wanted) {
  for (GList *item = gdk_window_peek_children(window); item; item = item->next) {
    GdkWindow *child = item->data;
    GtkWidget *owner = owner_of(child);
    if (!gdk_window_is_visible(child) || (wanted.outside && is_within(owner, wanted.outside))) continue;
    double at_x, at_y;
    gdk_window_coords_from_parent(child, x, y, &at_x, &at_y);
    if (at_x < 0 || at_y < 0 || at_x >= gdk_window_get_width(child) || at_y >= gdk_window_get_height(child)) continue;
    if (!faves_touch_lets_in(child, at_x, at_y)) continue;
    gboolean fits = !wanted.inside || is_within(owner, wanted.inside);
    Wanted further = wanted;
    if (fits) further.inside = NULL;
    GdkWindow *found = uppermost(child, at_x, at_y, further);
    if (found) return found;
    if (fits && !gdk_window_get_pass_through(child)) return child;
  }
  return NULL;
}

/// Whether `other` is seen in front of `widget`: what comes later in what is around both.
static gboolean is_in_front(GtkWidget *other, GtkWidget *widget) {
  GtkWidget *common = other;
  while (common && !is_within(widget, common)) common = gtk_widget_get_parent(common);
  if (!common || common == other || common == widget || !GTK_IS_CONTAINER(common)) return FALSE;
  // What is no child of a container, as a popover, is over it.
  int place = -1, own = -1, index = 0;
  GList *children = gtk_container_get_children(GTK_CONTAINER(common));
  for (GList *item = children; item; item = item->next, index++) {
    if (is_within(other, item->data)) place = index;
    if (is_within(widget, item->data)) own = index;
  }
  g_list_free(children);
  return own >= 0 && (place < 0 || place > own);
}

/// The widget that is seen at a place of the toplevel although layout has it elsewhere, the innermost; `x`, `y` become
/// where layout has that, and `target` the window there. NULL: none.
static GtkWidget *seen_at(GdkWindow *toplevel, GtkWidget *met, double *x, double *y, GdkWindow **target) {
  GtkWidget *best = NULL;
  double best_x = *x, best_y = *y;
  for (unsigned i = 0; i < drawn->len; i++) {
    GtkWidget *widget = drawn->pdata[i];
    GdkWindow *window = gtk_widget_get_mapped(widget) ? gtk_widget_get_window(widget) : NULL;
    if (!window || gdk_window_get_toplevel(window) != toplevel) continue;
    if (best && !is_within(widget, best) && !is_in_front(widget, best)) continue;
    if (met && is_in_front(met, widget)) continue;
    double at_x = *x, at_y = *y;
    gboolean is_in;
    if (!to_layout(widget, &at_x, &at_y, &is_in) || !is_in) continue;
    if (gtk_widget_get_has_window(widget)) window = gdk_window_get_parent(window);
    double inner_x = at_x, inner_y = at_y;
    from_toplevel(window, &inner_x, &inner_y);
    GdkWindow *found = uppermost(window, inner_x, inner_y, (Wanted){.inside = widget});
    if (!found) continue;
    best = widget;
    best_x = at_x;
    best_y = at_y;
    *target = found;
  }
  *x = best_x;
  *y = best_y;
  return best;
}

/// The outermost widget drawn elsewhere that `met` is in, which is not seen where layout has it; NULL: none.
static GtkWidget *left_by(GtkWidget *met) {
  GtkWidget *outermost = NULL;
  for (unsigned i = 0; met && i < drawn->len; i++)
    if (is_within(met, drawn->pdata[i]) && (!outermost || is_within(outermost, drawn->pdata[i])))
      outermost = drawn->pdata[i];
  return outermost;
}

// Events.

/// What the press that is down began in, for as long as it is down; NULL, NULL: where GDK has it.
static struct {
  gboolean is_down;
  GdkWindow *window;
  GtkWidget *widget;
} press;

static void forget_press(void) {
  if (press.window) g_object_unref(press.window);
  if (press.widget) g_object_remove_weak_pointer(G_OBJECT(press.widget), (gpointer *)&press.widget);
  press.window = NULL;
  press.widget = NULL;
  press.is_down = FALSE;
}

static double *place_of(GdkEvent *event) {
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
    case GDK_2BUTTON_PRESS:
    case GDK_3BUTTON_PRESS:
    case GDK_BUTTON_RELEASE: return &event->button.x;
    case GDK_MOTION_NOTIFY: return &event->motion.x;
    case GDK_SCROLL: return &event->scroll.x;
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL: return &event->touch.x;
    default: return NULL;
  }
}

static void hand_to(GdkEvent *event, double *place, GdkWindow *window, double x, double y) {
  from_toplevel(window, &x, &y);
  // The vertical place follows the horizontal one in each of GDK's events.
  place[0] = x;
  place[1] = y;
  if (window == event->any.window) return;
  g_object_unref(event->any.window);
  event->any.window = g_object_ref(window);
}

gboolean faves_drawn_input_is_beside(const GdkEvent *event) {
  if (!drawn || !drawn->len || gdk_event_get_event_type(event) != GDK_ENTER_NOTIFY) return FALSE;
  GdkWindow *window = event->any.window, *target = NULL;
  GtkWidget *met = window && !gdk_window_is_destroyed(window) ? owner_of(window) : NULL;
  GtkWidget *left = left_by(met);
  double x = event->crossing.x, y = event->crossing.y, at_x, at_y;
  gboolean is_in;
  if (!left) return FALSE;
  GdkWindow *toplevel = to_toplevel(window, &x, &y);
  at_x = x;
  at_y = y;
  if (!to_layout(left, &at_x, &at_y, &is_in)) return FALSE;
  seen_at(toplevel, NULL, &x, &y, &target);
  GtkWidget *seen = target ? owner_of(target) : NULL;
  return !seen || !(is_within(seen, met) || is_within(met, seen));
}

void faves_drawn_input_redirect(GdkEvent *event) {
  double *place = place_of(event);
  if (!drawn || !place || !event->any.window || gdk_window_is_destroyed(event->any.window)) return;
  GdkEventType type = gdk_event_get_event_type(event);
  gboolean begins = type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN;
  gboolean ends = type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL;
  double x = place[0], y = place[1];
  GdkWindow *toplevel = to_toplevel(event->any.window, &x, &y);
  if (press.is_down && !begins) {
    gboolean is_in;
    if (press.window && press.widget && !gdk_window_is_destroyed(press.window)) {
      to_layout(press.widget, &x, &y, &is_in);
      hand_to(event, place, press.window, x, y);
    }
    if (ends) forget_press();
    return;
  }
  forget_press();
  if (!drawn->len) return;
  GtkWidget *met = owner_of(event->any.window);
  GdkWindow *target = NULL;
  double seen_x = x, seen_y = y;
  GtkWidget *widget = seen_at(toplevel, met, &seen_x, &seen_y, &target);
  if (!widget) {
    // Whatever is seen there is behind what layout has there.
    GtkWidget *left = left_by(met);
    double at_x = x, at_y = y;
    gboolean is_in = FALSE;
    if (left && to_layout(left, &at_x, &at_y, &is_in) && !is_in) {
      target = uppermost(toplevel, x, y, (Wanted){.outside = left});
      if (!target) target = toplevel;
    }
  }
  if (target) hand_to(event, place, target, seen_x, seen_y);
  if (!begins) return;
  press.is_down = TRUE;
  if (!target) return;
  press.window = g_object_ref(target);
  if (!widget) return;
  press.widget = widget;
  g_object_add_weak_pointer(G_OBJECT(widget), (gpointer *)&press.widget);
}
