#include "list-private.h"

// Where the keyboard can be. Headings and footers are read, not chosen: they take no focus. But a button in one, say that which
// opens its section, is to be reached like any other: then it is the button that the keyboard stops at.

static gboolean is_caption(FavesList *list, int index) {
  return (faves_list_flags_of(list, index) & FAVES_ROW_HEADER) != 0;
}

static void find_control(GtkWidget *widget, gpointer data) {
  GtkWidget **found = data;
  if (*found || !gtk_widget_get_visible(widget) || !gtk_widget_is_sensitive(widget)) return;
  if (gtk_widget_get_can_focus(widget))
    *found = widget;
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), find_control, data);
}

/// Only of what is built is it known what it holds. One step from the row with the focus it is.
static gboolean holds_control(FavesList *list, int index) {
  FavesListRow *row = faves_list_built_row(list, index);
  GtkWidget *content = row ? gtk_bin_get_child(GTK_BIN(row)) : NULL, *found = NULL;
  if (content) find_control(content, &found);
  return found != NULL;
}

static gboolean is_row_stop(FavesList *list, int index) {
  FavesRowFlags flags = faves_list_flags_of(list, index);
  if (flags & FAVES_ROW_HEADER) return FALSE;
  return list->mode == FAVES_SELECT_NONE || (flags & FAVES_ROW_SELECTABLE);
}

gboolean faves_list_is_stop(FavesList *list, int index) {
  if (index < 0 || index >= list->heights.count) return FALSE;
  // The focus may be in a row that cannot be selected, where a click has put it.
  return !is_caption(list, index) || holds_control(list, index);
}

int faves_list_stop_from(FavesList *list, int index, int step, FavesStops stops) {
  int count = list->heights.count;
  if (!count) return -1;
  index = CLAMP(index, 0, count - 1);
  for (int turn = 0; turn < 2; turn++, step = -step)
    for (int i = index; i >= 0 && i < count; i += step) {
      if (is_row_stop(list, i)) return i;
      if (stops == FAVES_STOPS_ALL && is_caption(list, i) && holds_control(list, i)) return i;
    }
  return -1;
}

gboolean faves_list_may_have_selected(FavesList *list) {
  if (list->mode == FAVES_SELECT_NONE || !list->owner.is_selected) return FALSE;
  return !list->owner.has_selected || list->owner.has_selected(list->ctx);
}

/// The first row that is selected; of those in sight, if one is.
static int selected_row(FavesList *list) {
  if (!faves_list_may_have_selected(list)) return -1;
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (gtk_widget_get_state_flags(GTK_WIDGET(row)) & GTK_STATE_FLAG_SELECTED) return row->index;
  }
  for (int i = 0; i < list->heights.count; i++)
    if (list->owner.is_selected(list->ctx, i) && is_row_stop(list, i)) return i;
  return -1;
}

int faves_list_entry(FavesList *list) {
  gboolean was_there = faves_list_is_stop(list, list->cursor);
  // Of several that are selected none is the one to come to.
  if (was_there && list->mode != FAVES_SELECT_SINGLE) return list->cursor;
  int index = selected_row(list);
  if (index >= 0) return index;
  if (was_there) return list->cursor;
  int first = MAX(0, list->visible_first);
  FavesListRow *cut = faves_list_built_row(list, first);
  // Of one that is cut the whole would come into sight: who only comes here moves nothing on.
  if (cut && cut->placed && cut->y < 0 && first < list->visible_last) first++;
  index = faves_list_stop_from(list, first, 1, FAVES_STOPS_ROWS);
  return index >= 0 ? index : faves_list_stop_from(list, first, 1, FAVES_STOPS_ALL);
}

int faves_list_seen_with(FavesList *list, int index, int direction) {
  int beside = index + direction;
  if (!direction || beside < 0 || beside >= list->heights.count) return index;
  FavesRowFlags flags = faves_list_flags_of(list, beside);
  if (!(flags & FAVES_ROW_HEADER) || (direction > 0) != ((flags & FAVES_ROW_FOOTER) != 0)) return index;
  gint64 top = heights_offset(&list->heights, MIN(index, beside));
  gint64 bottom = heights_offset(&list->heights, MAX(index, beside) + 1);
  double page = gtk_adjustment_get_page_size(list->adjustment[GTK_ORIENTATION_VERTICAL]);
  return (double)(bottom - top) <= page ? beside : index;
}

void faves_list_row_take_focus(FavesListRow *row) {
  if (gtk_widget_get_can_focus(GTK_WIDGET(row)))
    gtk_widget_grab_focus(GTK_WIDGET(row));
  else
    gtk_widget_child_focus(GTK_WIDGET(row), GTK_DIR_TAB_FORWARD);
}
