#include "list-private.h"

#include <gdk/gdkkeysyms.h>

// Keyboard and pointer. The cursor row has GTK's focus, or a control inside it; keys that the control does
// not use arrive here.

// Selection.

static gboolean is_ticking(FavesList *list) { return list->ticks && list->mode == FAVES_SELECT_MULTIPLE; }

static gboolean has_flag(FavesList *list, int index, FavesRowFlags flag) {
  return index >= 0 && index < list->heights.count && (faves_list_flags_of(list, index) & flag);
}

void faves_list_select(FavesList *list, FavesSelectAction action, int from, int to) {
  if (list->mode == FAVES_SELECT_NONE || !list->owner.select) return;
  list->owner.select(list->ctx, action, MIN(from, to), MAX(from, to));
}

/// What clicking a row, or coming to it by keyboard, selects with these modifiers.
static void select_by(FavesList *list, int index, gboolean extend, gboolean toggle) {
  if (!has_flag(list, index, FAVES_ROW_SELECTABLE)) return;
  gboolean multiple = list->mode == FAVES_SELECT_MULTIPLE;
  if (multiple && extend && list->anchor >= 0) {
    faves_list_select(list, toggle ? FAVES_SELECT_EXTEND : FAVES_SELECT_RANGE, list->anchor, index);
    return;
  }
  list->anchor = index;
  gboolean selected = list->owner.is_selected && list->owner.is_selected(list->ctx, index);
  faves_list_select(list, toggle && (multiple || selected) ? FAVES_SELECT_TOGGLE : FAVES_SELECT_ONLY, index,
                    index);
}

static gboolean activate(FavesList *list, int index) {
  if (!list->owner.activate || !has_flag(list, index, FAVES_ROW_ACTIVATABLE)) return FALSE;
  list->owner.activate(list->ctx, index);
  return TRUE;
}

/// Does what Enter on a row stands for.
static gboolean press_row(FavesList *list, int index) {
  if (!list->owner.press) return activate(list, index);
  if (!has_flag(list, index, FAVES_ROW_ACTIVATABLE)) return FALSE;
  return list->owner.press(list->ctx, index);
}

// Cursor and focus.

/// The row that the cursor was on has gone, and a heading has come there: the next row has the cursor.
static void leave_heading(FavesList *list) {
  list->cursor = faves_list_stop_from(list, list->cursor, 1, FAVES_STOPS_ROWS);
  if (list->cursor < 0 || faves_list_built_row(list, list->cursor)) return;
  faves_list_scroll_to(GTK_WIDGET(list), list->cursor, FAVES_SCROLL_NEAREST);
  // It may be laid out just now, when GTK swallows that it is to be so again.
  list->again = TRUE;
}

void faves_list_settle_focus(FavesList *list) {
  if (!list->focus_cursor) return;
  gboolean is_lost = list->heights.count == 0;
  if (list->cursor >= 0 && !faves_list_is_stop(list, list->cursor)) {
    leave_heading(list);
    is_lost = list->cursor < 0;
  }
  FavesListRow *row = list->cursor >= 0 ? faves_list_built_row(list, list->cursor) : NULL;
  if (list->cursor >= 0 && !row) return;
  list->focus_cursor = FALSE;
  int tabbing = list->tabbing;
  list->tabbing = 0;
  if (row && tabbing)
    faves_list_tab_into(list, row, tabbing);
  else if (row)
    faves_list_row_take_focus(row);
  else if (is_lost)
    gtk_widget_grab_focus(GTK_WIDGET(list));
}

/// - Parameter direction: from where it is reached: 1 from above, -1 from below, 0 from outside.
static void go_to(FavesList *list, int index, int direction) {
  list->cursor = index;
  list->focus_cursor = TRUE;
  list->tabbing = 0;
  // A row that gets the focus comes into sight by itself, and no more than that.
  faves_list_settle_focus(list);
  faves_list_scroll_to(GTK_WIDGET(list), faves_list_seen_with(list, index, direction), FAVES_SCROLL_NEAREST);
}

void faves_list_set_cursor(GtkWidget *widget, int index) {
  FavesList *list = FAVES_LIST(widget);
  // A selection that Shift extends from here begins here.
  list->cursor = list->anchor = CLAMP(index, -1, list->heights.count - 1);
  if (list->cursor < 0) return;
  GtkWidget *inside = gtk_container_get_focus_child(GTK_CONTAINER(list));
  list->focus_cursor = inside != NULL || gtk_widget_is_focus(widget);
  faves_list_scroll_to(widget, list->cursor, FAVES_SCROLL_NEAREST);
  faves_list_settle_focus(list);
}

static int page_from(FavesList *list, int index, int direction) {
  int page = (int)gtk_adjustment_get_page_size(list->adjustment[GTK_ORIENTATION_VERTICAL]);
  gint64 at = heights_offset(&list->heights, index) + (gint64)direction * page * 9 / 10;
  int row = heights_row_at(&list->heights, MAX(0, at));
  return row == index ? index + direction : row;
}

/// Where a key leads, and by which step rows that cannot be selected are skipped. -1: not a moving key.
static int destination(FavesList *list, unsigned key, int *step) {
  int cursor = list->cursor, count = list->heights.count;
  if (cursor < 0) cursor = MAX(0, list->visible_first) - (key == GDK_KEY_Down || key == GDK_KEY_KP_Down);
  switch (key) {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      *step = -1;
      return cursor - 1;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      *step = 1;
      return cursor + 1;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      *step = -1;
      return MAX(0, page_from(list, cursor, -1));
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      *step = 1;
      return page_from(list, MAX(0, cursor), 1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      *step = 1;
      return 0;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      *step = -1;
      return count - 1;
    default:
      return -2;
  }
}

static gboolean move_cursor(FavesList *list, GdkEventKey *event, gboolean extend, gboolean only_move) {
  int step = 1, to = destination(list, event->keyval, &step);
  if (to == -2) return FALSE;
  gboolean is_step = ABS(to - list->cursor) == 1;
  // Home and End go back from where they lead, to what can be selected there.
  int direction = to <= 0 ? -1 : to >= list->heights.count - 1 ? 1 : step;
  to = faves_list_stop_from(list, to, step, is_step ? FAVES_STOPS_ALL : FAVES_STOPS_ROWS);
  if (to < 0) return FALSE;
  gboolean same = to == list->cursor;
  if (list->anchor < 0) list->anchor = list->cursor;
  go_to(list, to, direction);
  // At the ends there is nothing to select anew, but for the first key in a list with nothing selected.
  if (list->mode == FAVES_SELECT_MULTIPLE && only_move && !extend) return TRUE;
  if (!same || !has_flag(list, to, FAVES_ROW_SELECTABLE) || !list->owner.is_selected ||
      !list->owner.is_selected(list->ctx, to))
    select_by(list, to, extend, only_move && extend);
  return TRUE;
}

static unsigned level_of(FavesList *list, int index) { return faves_list_flags_of(list, index) / FAVES_ROW_LEVEL; }

/// Goes from a row to the one further out that it belongs to, and selects that.
static gboolean go_out(FavesList *list) {
  unsigned level = level_of(list, list->cursor);
  // Of thousands of rows that are all outermost none is looked at.
  if (!level) return FALSE;
  int to = list->cursor;
  while (to >= 0 && level_of(list, to) >= level) to--;
  if (to < 0 || !faves_list_is_stop(list, to)) return FALSE;
  go_to(list, to, -1);
  select_by(list, to, FALSE, FALSE);
  return TRUE;
}

static gboolean on_control(FavesList *list) {
  GtkWidget *row = gtk_container_get_focus_child(GTK_CONTAINER(list));
  return row && !gtk_widget_is_focus(row);
}

/// Whether the control in the row that has the focus is what opens and closes something.
static gboolean on_opener(FavesList *list) {
  GtkWidget *top = gtk_widget_get_toplevel(GTK_WIDGET(list));
  GtkWidget *control = GTK_IS_WINDOW(top) ? gtk_window_get_focus(GTK_WINDOW(top)) : NULL;
  if (!control || !on_control(list)) return FALSE;
  AtkStateSet *states = atk_object_ref_state_set(gtk_widget_get_accessible(control));
  gboolean opens = atk_state_set_contains_state(states, ATK_STATE_EXPANDABLE);
  g_object_unref(states);
  return opens;
}

static gboolean is_sideways(guint key) {
  return key == GDK_KEY_Left || key == GDK_KEY_KP_Left || key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
}

/// Opens or closes what the row opens, as the arrow keys do in GTK's trees: from one that closes nothing they lead further out,
/// and from a control in it to the row itself.
static gboolean open_row(FavesList *list, unsigned key) {
  if (!list->owner.open || list->cursor < 0) return FALSE;
  gboolean is_right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
  gboolean is_mirrored = gtk_widget_get_direction(GTK_WIDGET(list)) == GTK_TEXT_DIR_RTL;
  gboolean opens = is_right != is_mirrored;
  if (list->owner.open(list->ctx, list->cursor, opens)) return TRUE;
  return !opens && !on_control(list) && go_out(list);
}

gboolean faves_list_show_menu(FavesList *list, int index, const GdkEvent *event) {
  if (!list->owner.menu) return FALSE;
  GtkWidget *content = index >= 0 ? faves_list_get_content(GTK_WIDGET(list), index) : NULL;
  GdkEvent *copy = event ? gdk_event_copy(event) : NULL;
  gboolean is_shown = list->owner.menu(list->ctx, index, content, copy);
  if (copy) gdk_event_free(copy);
  return is_shown;
}

static gboolean use_key(GtkWidget *widget, GdkEventKey *event) {
  FavesList *list = FAVES_LIST(widget);
  if (!list->heights.count) return FALSE;
  gboolean shift = (event->state & GDK_SHIFT_MASK) != 0, control = (event->state & GDK_CONTROL_MASK) != 0;
  gboolean alone = control || is_ticking(list);
  if (event->keyval == GDK_KEY_Escape && list->is_dragging) {
    faves_list_cancel_drag(list);
    return TRUE;
  }
  if (event->state & GDK_MOD1_MASK && !shift && !control && !on_control(list)) {
    if (event->keyval == GDK_KEY_Up || event->keyval == GDK_KEY_KP_Up) return faves_list_move_by_key(list, -1);
    if (event->keyval == GDK_KEY_Down || event->keyval == GDK_KEY_KP_Down) return faves_list_move_by_key(list, 1);
  }
  if (event->state & (GDK_MOD1_MASK | GDK_SUPER_MASK)) return FALSE;
  if (move_cursor(list, event, shift, alone)) return TRUE;
  if (on_control(list) && !(is_sideways(event->keyval) && on_opener(list))) return FALSE;
  switch (event->keyval) {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (!has_flag(list, list->cursor, FAVES_ROW_SELECTABLE) || list->mode == FAVES_SELECT_NONE)
        return press_row(list, list->cursor);
      select_by(list, list->cursor, shift, alone);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_KP_Enter:
      return press_row(list, list->cursor);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return !shift && !control && open_row(list, event->keyval);
    case GDK_KEY_a:
    case GDK_KEY_A:
      if (!control || list->mode != FAVES_SELECT_MULTIPLE) return FALSE;
      faves_list_select(list, FAVES_SELECT_ALL, 0, list->heights.count - 1);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return list->cursor >= 0 && list->owner.remove_key && list->owner.remove_key(list->ctx, list->cursor);
    default:
      return FALSE;
  }
}

static gboolean key_press(GtkWidget *widget, GdkEventKey *event) {
  if (use_key(widget, event)) return TRUE;
  // What GTK binds for every widget: the key for a menu.
  return GTK_WIDGET_CLASS(g_type_class_peek_parent(G_OBJECT_GET_CLASS(widget)))->key_press_event(widget, event);
}

static gboolean popup_menu(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  return faves_list_show_menu(list, list->cursor, NULL);
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  FavesList *list = FAVES_LIST(widget);
  GtkWidget *row = gtk_container_get_focus_child(GTK_CONTAINER(list));
  if (row) {
    // The row comes before what is in it: a Tab backwards, and the arrow to where rows begin, lead from that to the row and from
    // the row out of the list.
    gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL, is_row = gtk_widget_is_focus(row);
    gboolean is_back = direction == GTK_DIR_TAB_BACKWARD || direction == (is_mirrored ? GTK_DIR_RIGHT : GTK_DIR_LEFT);
    if (is_row && is_back) return FALSE;
    if (gtk_widget_child_focus(row, direction)) return TRUE;
    if (faves_list_tab(list, FAVES_LIST_ROW(row), direction)) return TRUE;
    if (!is_back || !gtk_widget_get_can_focus(row)) return FALSE;
    gtk_widget_grab_focus(row);
    return TRUE;
  }
  if (gtk_widget_is_focus(widget)) return FALSE;
  int index = faves_list_entry(list);
  if (index < 0) return FALSE;
  go_to(list, index, 0);
  // Until the row is built, the list itself holds the focus for it.
  if (list->focus_cursor) gtk_widget_grab_focus(widget);
  return TRUE;
}

/// Focus that came into a row by itself (a click into an entry, say) makes it the cursor row.
static void set_focus_child(GtkContainer *container, GtkWidget *child) {
  GTK_CONTAINER_CLASS(g_type_class_peek_parent(G_OBJECT_GET_CLASS(container)))
      ->set_focus_child(container, child);
  if (!child) return;
  FavesList *list = FAVES_LIST(container);
  FavesListRow *row = FAVES_LIST_ROW(child);
  list->cursor = row->index;
  int height = gtk_widget_get_allocated_height(GTK_WIDGET(container));
  if (!list->in_layout && row->placed && (row->y < 0 || row->y + row->height > height))
    faves_list_scroll_to(GTK_WIDGET(container), row->index, FAVES_SCROLL_NEAREST);
}

// Pointer.

void faves_list_update_hover(FavesList *list, int x, int y) {
  int hover = x < 0 ? -1 : faves_list_get_row_at(GTK_WIDGET(list), y);
  if (hover == list->hover) return;
  FavesListRow *old = faves_list_built_row(list, list->hover);
  list->hover = hover;
  if (old) faves_list_update_state(list, old);
  FavesListRow *row = faves_list_built_row(list, hover);
  if (row) faves_list_update_state(list, row);
}

/// Event coordinates in the list's own window.
static void local(FavesList *list, GdkWindow *window, double *x, double *y) {
  GdkWindow *own = gtk_widget_get_window(GTK_WIDGET(list));
  for (; window && window != own; window = gdk_window_get_effective_parent(window))
    gdk_window_coords_to_parent(window, *x, *y, x, y);
}

static gboolean motion_notify(GtkWidget *widget, GdkEventMotion *event) {
  double x = event->x, y = event->y;
  local(FAVES_LIST(widget), event->window, &x, &y);
  faves_list_update_hover(FAVES_LIST(widget), (int)MAX(0, x), (int)y);
  // GTK lets gestures know of it there.
  return GTK_WIDGET_CLASS(g_type_class_peek_parent(G_OBJECT_GET_CLASS(widget)))
      ->motion_notify_event(widget, event);
}

static gboolean crossing(GtkWidget *widget, GdkEventCrossing *event) {
  FavesList *list = FAVES_LIST(widget);
  if (event->window != gtk_widget_get_window(widget)) return FALSE;
  if (event->type == GDK_ENTER_NOTIFY) {
    faves_list_update_hover(list, (int)MAX(0, event->x), (int)event->y);
  } else if (event->detail != GDK_NOTIFY_INFERIOR) {
    faves_list_update_hover(list, -1, -1);
  }
  return FALSE;
}

/// Whether a press is one into an editor in a row. GTK's does not claim it, and would lose the focus to the row.
static gboolean is_in_editor(FavesList *list, const GdkEvent *event) {
  for (GtkWidget *at = gtk_get_event_widget((GdkEvent *)event); at && at != GTK_WIDGET(list); at = gtk_widget_get_parent(at))
    if (GTK_IS_TEXT_VIEW(at)) return TRUE;
  return FALSE;
}

static void pressed(GtkGestureMultiPress *gesture, int n, double x, double y, FavesList *list) {
  int index = faves_list_get_row_at(GTK_WIDGET(list), (int)y);
  unsigned button = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(gesture));
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture));
  const GdkEvent *event = gtk_gesture_get_last_event(GTK_GESTURE(gesture), sequence);
  list->pressed = -1;
  if (event && gdk_event_triggers_context_menu(event)) {
    if (faves_list_show_menu(list, index, event))
      gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  } else if (button == GDK_BUTTON_PRIMARY && !(event && is_in_editor(list, event))) {
    list->pressed = index;
  } else {
    gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_DENIED);
  }
}

static void released(GtkGestureMultiPress *gesture, int n, double x, double y, FavesList *list) {
  int index = list->pressed;
  list->pressed = -1;
  if (index < 0 || index != faves_list_get_row_at(GTK_WIDGET(list), (int)y)) return;
  gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture));
  const GdkEvent *event = gtk_gesture_get_last_event(GTK_GESTURE(gesture), sequence);
  GdkModifierType state = (GdkModifierType)0;
  gdk_event_get_state(event, &state);
  if (!has_flag(list, index, FAVES_ROW_SELECTABLE | FAVES_ROW_ACTIVATABLE)) return;
  gboolean shift = (state & GDK_SHIFT_MASK) != 0, control = (state & GDK_CONTROL_MASK) != 0;
  FavesListRow *row = faves_list_built_row(list, index);
  list->cursor = index;
  if (row && gtk_widget_get_focus_on_click(GTK_WIDGET(list))) gtk_widget_grab_focus(GTK_WIDGET(row));
  // Two clicks in a row are two of them.
  if (n == 1 || is_ticking(list)) select_by(list, index, shift, control || is_ticking(list));
  if ((n == 1 && list->single_click && !shift && !control) || (n == 2 && !list->single_click))
    activate(list, index);
}

void faves_list_take_press(GtkWidget *inside) {
  GtkWidget *list = inside;
  while (list && !faves_is_list(list)) list = gtk_widget_get_parent(list);
  if (list) FAVES_LIST(list)->pressed = -1;
}

static void stopped(GtkGestureMultiPress *gesture, FavesList *list) { list->pressed = -1; }

void faves_list_init_input(FavesList *list) {
  list->press = gtk_gesture_multi_press_new(GTK_WIDGET(list));
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(list->press), 0);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(list->press), GTK_PHASE_BUBBLE);
  g_signal_connect(list->press, "pressed", G_CALLBACK(pressed), list);
  g_signal_connect(list->press, "released", G_CALLBACK(released), list);
  g_signal_connect(list->press, "stopped", G_CALLBACK(stopped), list);
  faves_list_init_hold(list);
}

void faves_list_class_init_input(GtkWidgetClass *class) {
  class->key_press_event = key_press;
  class->popup_menu = popup_menu;
  class->focus = focus;
  class->motion_notify_event = motion_notify;
  class->enter_notify_event = crossing;
  class->leave_notify_event = crossing;
  GTK_CONTAINER_CLASS(class)->set_focus_child = set_focus_child;
}
