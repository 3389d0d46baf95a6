#include "list-private.h"

// The rows that have widgets: found, built or taken from rows that are far, and released.

unsigned faves_list_lower_bound(FavesList *list, int index) {
  unsigned low = 0, high = list->rows->len;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (FAVES_LIST_ROW(list->rows->pdata[middle])->index < index)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

FavesListRow *faves_list_built_row(FavesList *list, int index) {
  unsigned i = faves_list_lower_bound(list, index);
  if (i == list->rows->len) return NULL;
  FavesListRow *row = list->rows->pdata[i];
  return row->index == index ? row : NULL;
}

FavesRowFlags faves_list_flags_of(FavesList *list, int index) {
  return list->owner.flags ? list->owner.flags(list->ctx, index)
                           : FAVES_ROW_SELECTABLE | FAVES_ROW_ACTIVATABLE;
}

gboolean faves_list_row_has_focus(FavesListRow *row) {
  GtkWidget *toplevel = gtk_widget_get_toplevel(GTK_WIDGET(row));
  GtkWidget *focus = GTK_IS_WINDOW(toplevel) ? gtk_window_get_focus(GTK_WINDOW(toplevel)) : NULL;
  return focus && (focus == GTK_WIDGET(row) || gtk_widget_is_ancestor(focus, GTK_WIDGET(row)));
}

void faves_list_update_state(FavesList *list, FavesListRow *row) {
  gboolean selected = list->mode != FAVES_SELECT_NONE && (row->flags & FAVES_ROW_SELECTABLE) &&
                      list->owner.is_selected && list->owner.is_selected(list->ctx, row->index);
  selected = selected || row->flags & FAVES_ROW_OPEN;
  gboolean was_selected = (gtk_widget_get_state_flags(GTK_WIDGET(row)) & GTK_STATE_FLAG_SELECTED) != 0;
  faves_list_row_set_state(row, GTK_STATE_FLAG_SELECTED, selected);
  if (selected && !was_selected && list->mode == FAVES_SELECT_SINGLE) faves_list_follow_selection(list, row->index);
  faves_list_row_set_state(row, GTK_STATE_FLAG_PRELIGHT,
                           row->index == list->hover && !(row->flags & (FAVES_ROW_HEADER | FAVES_ROW_INERT)));
}

/// Row widgets kept for reuse, without content.
#define SPARE_ROWS 32

void faves_list_release(FavesList *list, FavesListRow *row, int index) {
  GtkWidget *widget = GTK_WIDGET(row), *content = gtk_bin_get_child(GTK_BIN(row));
  g_object_ref(row);
  g_ptr_array_remove(list->rows, row);
  if (content) {
    g_object_ref(content);
    gtk_container_remove(GTK_CONTAINER(row), content);
  }
  gtk_widget_unparent(widget);
  row->placed = row->is_blended = row->style.is_known = FALSE;
  row->changes = 0;
  row->list = NULL;
  gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_SELECTED);
  if (list->spare->len < SPARE_ROWS) g_ptr_array_add(list->spare, g_object_ref(row));
  g_object_unref(row);
  if (!content) return;
  if (list->owner.release_row) list->owner.release_row(list->ctx, index, content);
  g_object_unref(content);
}

static void insert_row(FavesList *list, FavesListRow *row, int index) {
  row->index = index;
  row->is_new = TRUE;
  g_ptr_array_insert(list->rows, (int)faves_list_lower_bound(list, index), row);
}

/// A row that is out of sight shows another, if the owner can do that.
static gboolean reuse(FavesList *list, FavesListRow *row, int index) {
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  if (!list->owner.reuse_row || !content) return FALSE;
  int from = row->index;
  if (!list->owner.reuse_row(list->ctx, from, index, content)) return FALSE;
  g_ptr_array_remove(list->rows, row);
  row->placed = row->is_blended = FALSE;
  insert_row(list, row, index);
  return TRUE;
}

FavesListRow *faves_list_free_row(FavesList *list, FavesListRange needed) {
  for (int end = 0; end < 2; end++) {
    unsigned n = list->rows->len;
    for (unsigned k = 0; k < n; k++) {
      FavesListRow *row = list->rows->pdata[end ? n - 1 - k : k];
      if (row->index >= needed.low && row->index <= needed.high) break;
      if (!faves_list_row_has_focus(row)) return row;
    }
  }
  return NULL;
}

FavesListRow *faves_list_build(FavesList *list, int index, FavesListRange needed) {
  FavesListRow *row = faves_list_free_row(list, needed);
  if (!row || !reuse(list, row, index)) {
    GtkWidget *content = list->owner.make_row(list->ctx, index);
    if (list->spare->len)
      row = g_ptr_array_steal_index_fast(list->spare, list->spare->len - 1);
    else
      row = g_object_ref_sink(faves_list_row_new());
    row->list = list;
    insert_row(list, row, index);
    gtk_container_add(GTK_CONTAINER(row), content);
    faves_list_row_set_flags(row, faves_list_flags_of(list, index));
    if (list->bin) gtk_widget_set_parent_window(GTK_WIDGET(row), list->bin);
    gtk_widget_set_parent(GTK_WIDGET(row), GTK_WIDGET(list));
    g_object_unref(row);
  } else {
    faves_list_row_set_flags(row, faves_list_flags_of(list, index));
  }
  faves_list_update_state(list, row);
  return row;
}

FavesListRow *faves_list_need(FavesList *list, int index, FavesListRange needed) {
  FavesListRow *row = faves_list_built_row(list, index);
  if (!row) row = faves_list_build(list, index, needed);
  int min;
  // A hidden row is asked for its height all the same: it is 0, and must not read as unknown.
  gtk_widget_get_preferred_height_for_width(GTK_WIDGET(row), list->width, &min, &row->height);
  row->height = MAX(1, row->height);
  heights_set(&list->heights, index, row->height);
  return row;
}
