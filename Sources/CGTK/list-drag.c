#include "list-private.h"

// Rows dragged to another place. While one is, a line shows where it would go, and the list scrolls on where the
// pointer is near its ends; nothing moves before the owner has moved it.

/// So near to an end of the viewport the list scrolls, in pixels.
#define EDGE 32

static void set_opacity(FavesList *list, double opacity) {
  FavesListRow *row = faves_list_built_row(list, list->dragged);
  if (row) gtk_widget_set_opacity(GTK_WIDGET(row), opacity);
}

static void stop_scrolling(FavesList *list) {
  if (list->drag_tick) gtk_widget_remove_tick_callback(GTK_WIDGET(list), list->drag_tick);
  list->drag_tick = 0;
}

static void forget(FavesList *list) {
  if (list->is_dragging) set_opacity(list, 1);
  stop_scrolling(list);
  list->is_dragging = FALSE;
  list->dragged = list->drop = -1;
  gtk_widget_queue_draw(GTK_WIDGET(list));
}

void faves_list_cancel_drag(FavesList *list) {
  if (list->dragged < 0) return;
  forget(list);
  gtk_gesture_set_state(list->drag, GTK_EVENT_SEQUENCE_DENIED);
}

gboolean faves_list_can_move(FavesList *list, int from, int to) {
  return from >= 0 && from < list->heights.count && to >= 0 && to <= list->heights.count && list->owner.move &&
         list->owner.can_move && list->owner.can_move(list->ctx, from, to);
}

/// The row in front of which something at `y` goes.
static int place_at(FavesList *list, int y) {
  int last = list->heights.count - 1;
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (!row->placed || row->index < list->visible_first || row->index > list->visible_last) continue;
    if (y < row->y + row->height / 2) return row->index;
    last = row->index;
  }
  return last + 1;
}

static void update_drop(FavesList *list) {
  int to = place_at(list, (int)list->drag_y);
  gboolean stays = to == list->dragged || to == list->dragged + 1;
  list->drop = !stays && faves_list_can_move(list, list->dragged, to) ? to : -1;
  gtk_widget_queue_draw(GTK_WIDGET(list));
}

static gboolean scroll_on(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  FavesList *list = FAVES_LIST(widget);
  int height = gtk_widget_get_allocated_height(widget);
  double beyond = list->drag_y < EDGE            ? list->drag_y - EDGE
                  : list->drag_y > height - EDGE ? list->drag_y - (height - EDGE)
                                                 : 0;
  if (beyond == 0) {
    list->drag_tick = 0;
    return G_SOURCE_REMOVE;
  }
  GtkAdjustment *vertical = list->adjustment[GTK_ORIENTATION_VERTICAL];
  gtk_adjustment_set_value(vertical, gtk_adjustment_get_value(vertical) + CLAMP(beyond, -EDGE, EDGE) / 2);
  update_drop(list);
  return G_SOURCE_CONTINUE;
}

static void begun(GtkGestureDrag *gesture, double x, double y, FavesList *list) {
  const GdkEvent *event = gtk_gesture_get_last_event(
      GTK_GESTURE(gesture), gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture)));
  GdkDevice *device = event ? gdk_event_get_source_device(event) : NULL;
  // A finger scrolls.
  gboolean touch = device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN;
  int index = faves_list_get_row_at(GTK_WIDGET(list), (int)y);
  gboolean movable = index >= 0 && (faves_list_flags_of(list, index) & FAVES_ROW_MOVABLE);
  if (touch || !movable || !list->owner.move) {
    gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  list->dragged = index;
}

static void updated(GtkGestureDrag *gesture, double dx, double dy, FavesList *list) {
  if (list->dragged < 0) return;
  double x, y;
  gtk_gesture_drag_get_start_point(gesture, &x, &y);
  if (!list->is_dragging) {
    if (!gtk_drag_check_threshold(GTK_WIDGET(list), 0, 0, 0, (int)dy)) return;
    list->is_dragging = TRUE;
    gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    set_opacity(list, 0.5);
  }
  list->drag_y = y + dy;
  update_drop(list);
  int height = gtk_widget_get_allocated_height(GTK_WIDGET(list));
  if (!list->drag_tick && (list->drag_y < EDGE || list->drag_y > height - EDGE))
    list->drag_tick = gtk_widget_add_tick_callback(GTK_WIDGET(list), scroll_on, NULL, NULL);
}

static void ended(GtkGestureDrag *gesture, double dx, double dy, FavesList *list) {
  int from = list->dragged, to = list->drop;
  gboolean moves = list->is_dragging && to >= 0;
  if (from < 0) return;
  forget(list);
  if (moves) list->owner.move(list->ctx, from, to, TRUE);
}

static void cancelled(GtkGesture *gesture, GdkEventSequence *sequence, FavesList *list) {
  if (list->dragged >= 0) forget(list);
}

/// Moves the cursor row by one place.
gboolean faves_list_move_by_key(FavesList *list, int step) {
  int from = list->cursor, to = step < 0 ? from - 1 : from + 2;
  if (from < 0 || !(faves_list_flags_of(list, from) & FAVES_ROW_MOVABLE)) return FALSE;
  if (!faves_list_can_move(list, from, to)) return FALSE;
  list->owner.move(list->ctx, from, to, FALSE);
  return TRUE;
}

void faves_list_draw_drop(FavesList *list, cairo_t *cr) {
  if (list->drop < 0) return;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(list));
  FavesListRow *row = faves_list_built_row(list, list->drop);
  FavesListRow *above = faves_list_built_row(list, list->drop - 1);
  if (!row && !above) return;
  double y = row ? row->y : above->y + above->height;
  GdkRGBA color;
  if (!gtk_style_context_lookup_color(style, "theme_selected_bg_color", &color))
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color);
  gdk_cairo_set_source_rgba(cr, &color);
  cairo_rectangle(cr, 0, MAX(0, y - 1), gtk_widget_get_allocated_width(GTK_WIDGET(list)), 2);
  cairo_fill(cr);
}

void faves_list_init_drag(FavesList *list) {
  list->dragged = list->drop = -1;
  list->drag = gtk_gesture_drag_new(GTK_WIDGET(list));
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(list->drag), GDK_BUTTON_PRIMARY);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(list->drag), GTK_PHASE_BUBBLE);
  g_signal_connect(list->drag, "drag-begin", G_CALLBACK(begun), list);
  g_signal_connect(list->drag, "drag-update", G_CALLBACK(updated), list);
  g_signal_connect(list->drag, "drag-end", G_CALLBACK(ended), list);
  g_signal_connect(list->drag, "cancel", G_CALLBACK(cancelled), list);
}
