#include "list-private.h"

// From a row that is typed into Tab leads to the next such one, as in a form. What else the row holds comes before that.

typedef struct {
  gboolean last;
  GtkWidget *found;
} EditorSearch;

static void find_editor(GtkWidget *widget, gpointer data) {
  EditorSearch *search = data;
  if ((search->found && !search->last) || !gtk_widget_is_visible(widget) || !gtk_widget_is_sensitive(widget)) return;
  if (GTK_IS_ENTRY(widget) || GTK_IS_TEXT_VIEW(widget)) {
    if (gtk_widget_get_can_focus(widget)) search->found = widget;
  } else if (GTK_IS_CONTAINER(widget)) {
    gtk_container_foreach(GTK_CONTAINER(widget), find_editor, search);
  }
}

/// The first or the last in a row that is typed into; NULL: there is none.
static GtkWidget *editor_in(FavesListRow *row, gboolean last) {
  EditorSearch search = {last, NULL};
  find_editor(GTK_WIDGET(row), &search);
  return search.found;
}

/// How many rows are built to find one that is typed into, beyond those that are built already: what a row holds is known when it
/// is built, and all of a long list is not gone through for a field that may be at its end.
enum { FURTHER = 8 };

/// Goes from row to row after `from` to the next that is typed into. Among those that are built it is found at once; beyond them
/// the next one is built first, and the focus waits in the list.
static gboolean tab_from(FavesList *list, int from, int direction, int further) {
  FavesListRow *row;
  int i = from + direction, count = list->heights.count;
  for (; (row = faves_list_built_row(list, i)); i += direction) {
    GtkWidget *editor = editor_in(row, direction < 0);
    if (!editor) continue;
    gtk_widget_grab_focus(editor);
    return TRUE;
  }
  while (i >= 0 && i < count && (faves_list_flags_of(list, i) & FAVES_ROW_HEADER)) i += direction;
  if (i < 0 || i >= count || further == 0) return FALSE;
  list->cursor = i;
  list->focus_cursor = TRUE;
  list->tabbing = direction * further;
  gtk_widget_grab_focus(GTK_WIDGET(list));
  faves_list_scroll_to(GTK_WIDGET(list), i, FAVES_SCROLL_NEAREST);
  // It may be laid out just now, when GTK swallows that it is to be so again.
  list->again = list->in_layout;
  return TRUE;
}

gboolean faves_list_tab(FavesList *list, FavesListRow *row, GtkDirectionType direction) {
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD;
  if ((!is_back && direction != GTK_DIR_TAB_FORWARD) || !editor_in(row, FALSE)) return FALSE;
  return tab_from(list, row->index, is_back ? -1 : 1, FURTHER);
}

void faves_list_tab_into(FavesList *list, FavesListRow *row, int tabbing) {
  int direction = tabbing > 0 ? 1 : -1;
  GtkWidget *editor = editor_in(row, direction < 0);
  if (editor)
    gtk_widget_grab_focus(editor);
  else if (!tab_from(list, row->index, direction, ABS(tabbing) - 1))
    // The focus is at the list itself, and leads out of it.
    g_signal_emit_by_name(gtk_widget_get_toplevel(GTK_WIDGET(list)), "move-focus",
                          direction < 0 ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}
