#include "list-private.h"

// What the owner says has changed. Rows that have widgets are renumbered and kept; the next layout does the
// rest.

void faves_list_changed(FavesList *list) {
  // GTK swallows what is queued while it allocates.
  if (list->in_layout) list->again = TRUE;
  // Rows that come, go or move see to what is drawn of them. To queue an allocation would have all of the list drawn.
  gtk_widget_queue_resize_no_redraw(GTK_WIDGET(list));
}

// Changes of rows.

/// Where an index is after `n` rows were inserted or removed (`n` < 0) at `at`; -1 if it was removed itself.
static int shifted(int index, int at, int n) {
  if (index < at) return index;
  if (n < 0 && index < at - n) return -1;
  return index + n;
}

static void shift_marks(FavesList *list, int at, int n) {
  faves_list_cancel_drag(list);
  int last = list->heights.count - 1, cursor = shifted(list->cursor, at, n),
      anchor = shifted(list->anchor, at, n);
  // The keyboard stays near where its row was.
  if (list->cursor >= 0) list->cursor = cursor < 0 ? MIN(at, last) : cursor;
  if (list->anchor >= 0) list->anchor = anchor < 0 ? MIN(at, last) : anchor;
  if (list->scroll_to >= 0) list->scroll_to = MAX(0, shifted(list->scroll_to, at, n));
  list->hover = list->pressed = -1;
}

void faves_list_rows_inserted(GtkWidget *widget, int at, int n) {
  FavesList *list = FAVES_LIST(widget);
  g_return_if_fail(at >= 0 && at <= list->heights.count);
  if (n <= 0) return;
  heights_insert(&list->heights, at, n);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    row->index = shifted(row->index, at, n);
  }
  // The rows in sight stay where they are; only at the very top new ones push them down.
  if (at <= list->first && !list->at_top) list->first += n;
  if (list->visible_first >= 0) {
    list->visible_first = shifted(list->visible_first, at, n);
    list->visible_last = shifted(list->visible_last, at, n);
  }
  shift_marks(list, at, n);
  faves_list_announce(list, FAVES_ROWS_CAME, at, n);
  faves_list_changed(list);
}

void faves_list_rows_removed(GtkWidget *widget, int at, int n) {
  FavesList *list = FAVES_LIST(widget);
  g_return_if_fail(at >= 0 && n >= 0 && at + n <= list->heights.count);
  if (!n) return;
  for (unsigned i = list->rows->len; i-- > 0;) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->index < at) break;
    if (row->index >= at + n) {
      row->index -= n;
      continue;
    }
    if (faves_list_row_has_focus(row)) list->focus_cursor = TRUE;
    // The first of the next rows takes the place of the first in sight.
    if (row->index == list->first && list->first_y < 0) list->first_y = 0;
    faves_list_release(list, row, -1);
  }
  heights_remove(&list->heights, at, n);
  if (list->first >= at + n)
    list->first -= n;
  else if (list->first >= at)
    list->first = at;
  list->visible_first = list->visible_last = -1;
  shift_marks(list, at, -n);
  faves_list_announce(list, FAVES_ROWS_WENT, at, n);
  faves_list_changed(list);
}

static int moved(int index, int from, int to) {
  if (index == from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

void faves_list_row_moved(GtkWidget *widget, int from, int to) {
  FavesList *list = FAVES_LIST(widget);
  int count = list->heights.count;
  g_return_if_fail(from >= 0 && from < count && to >= 0 && to < count);
  if (from == to) return;
  faves_list_cancel_drag(list);
  int height = heights_get(&list->heights, from);
  heights_remove(&list->heights, from, 1);
  heights_insert(&list->heights, to, 1);
  heights_set(&list->heights, to, height);
  FavesListRow *row = faves_list_built_row(list, from);
  if (row) g_ptr_array_remove(list->rows, row);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *other = list->rows->pdata[i];
    other->index = moved(other->index, from, to);
  }
  if (row) {
    row->index = to;
    g_ptr_array_insert(list->rows, (int)faves_list_lower_bound(list, to), row);
  }
  // What is in sight stays, also if it was the row at the top that went elsewhere.
  list->first = list->first == from ? MIN(from, count - 1) : moved(list->first, from, to);
  list->cursor = moved(list->cursor, from, to);
  list->anchor = moved(list->anchor, from, to);
  if (list->scroll_to >= 0) list->scroll_to = moved(list->scroll_to, from, to);
  list->visible_first = list->visible_last = -1;
  list->hover = list->pressed = -1;
  faves_list_announce(list, FAVES_ROWS_WENT, from, 1);
  faves_list_announce(list, FAVES_ROWS_CAME, to, 1);
  faves_list_changed(list);
}

void faves_list_rows_replaced(GtkWidget *widget, int at, int n) {
  FavesList *list = FAVES_LIST(widget);
  for (int i = at; i < at + n && i < list->heights.count; i++) heights_set(&list->heights, i, 0);
  for (unsigned i = list->rows->len; i-- > 0;) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->index < at || row->index >= at + n) continue;
    if (faves_list_row_has_focus(row)) list->focus_cursor = TRUE;
    faves_list_release(list, row, row->index);
  }
  faves_list_changed(list);
}

void faves_list_row_resized(GtkWidget *widget, int index) {
  FavesList *list = FAVES_LIST(widget);
  g_return_if_fail(index >= 0 && index < list->heights.count);
  if (!faves_list_built_row(list, index)) heights_set(&list->heights, index, 0);
  faves_list_changed(list);
}

void faves_list_flags_changed(GtkWidget *widget, int at, int n) {
  FavesList *list = FAVES_LIST(widget);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->index < at || row->index >= at + n) continue;
    faves_list_row_set_flags(row, faves_list_flags_of(list, row->index));
    faves_list_update_state(list, row);
  }
}

void faves_list_selection_changed(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  for (unsigned i = 0; i < list->rows->len; i++) faves_list_update_state(list, list->rows->pdata[i]);
  if (!list->in_layout) faves_list_settle_focus(list);
}

/// Keys start from the one row that is selected, also where the owner did that.
void faves_list_follow_selection(FavesList *list, int index) {
  if (list->cursor == index) return;
  if (list->cursor >= 0 && list->owner.is_selected(list->ctx, list->cursor)) return;
  list->cursor = list->anchor = index;
  GtkWidget *inside = gtk_container_get_focus_child(GTK_CONTAINER(list));
  // A control in a row keeps the focus.
  if (inside && gtk_widget_is_focus(inside)) list->focus_cursor = TRUE;
}

void faves_list_release_all(FavesList *list) {
  while (list->rows->len) faves_list_release(list, list->rows->pdata[list->rows->len - 1], -1);
}

void faves_list_reset(GtkWidget *widget, int count) {
  FavesList *list = FAVES_LIST(widget);
  faves_list_cancel_drag(list);
  faves_list_release_all(list);
  int before = list->heights.count;
  heights_reset(&list->heights, MAX(0, count));
  list->first = list->first_y = 0;
  list->at_top = TRUE;
  list->scroll_to = list->cursor = list->anchor = list->hover = list->pressed = -1;
  list->visible_first = list->visible_last = -1;
  faves_list_announce_reset(list, before);
  faves_list_changed(list);
}

void faves_list_detach(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  faves_list_release_all(list);
  list->owner = (FavesListOwner){0};
  list->ctx = NULL;
  heights_reset(&list->heights, 0);
}
