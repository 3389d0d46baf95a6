// GTK's own virtual list: a GtkTreeView of fixed height over a GtkListStore, two columns of text. It has neither pictures
// nor buttons in its rows; it is the mark for how soon a long list can be there, and how little memory it can take.
#include "CBench.h"
#include "scroller.h"
#include <stdio.h>

struct CBenchTree {
  GtkWidget *window, *scrolled;
  GtkListStore *store;
};

CBenchTree *cbench_tree_new(void) {
  CBenchTree *tree = g_new0(CBenchTree, 1);
  tree->window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(tree->window), 800, 600);
  tree->scrolled = cbench_scroller_new();
  gtk_container_add(GTK_CONTAINER(tree->window), tree->scrolled);
  gtk_widget_show_all(tree->window);
  return tree;
}

GtkWidget *cbench_tree_window(CBenchTree *tree) { return tree->window; }

void cbench_tree_fill(CBenchTree *tree, int n) {
  tree->store = gtk_list_store_new(2, G_TYPE_STRING, G_TYPE_STRING);
  for (int i = 0; i < n; i++) {
    char number[32];
    snprintf(number, sizeof number, "Contact %d", i + 1);
    gtk_list_store_insert_with_values(tree->store, NULL, -1, 0, number, 1, cbench_label(i + 1), -1);
  }
}

void cbench_tree_show(CBenchTree *tree) {
  GtkWidget *view = gtk_tree_view_new_with_model(GTK_TREE_MODEL(tree->store));
  static const char *titles[] = {"name", "label"};
  for (int i = 0; i < 2; i++) {
    GtkTreeViewColumn *column =
      gtk_tree_view_column_new_with_attributes(titles[i], gtk_cell_renderer_text_new(), "text", i, NULL);
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_fixed_width(column, 300);
    gtk_tree_view_append_column(GTK_TREE_VIEW(view), column);
  }
  gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(view), TRUE);
  gtk_container_add(GTK_CONTAINER(tree->scrolled), view);
  gtk_widget_show(view);
}

static gboolean row_at(CBenchTree *tree, GtkTreeIter *row, int index) {
  return gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(tree->store), row, NULL, index);
}

void cbench_tree_edit(CBenchTree *tree, int index, int round) {
  GtkTreeIter row;
  char text[64];
  snprintf(text, sizeof text, "edited %d", round);
  if (row_at(tree, &row, index)) gtk_list_store_set(tree->store, &row, 1, text, -1);
}

void cbench_tree_insert(CBenchTree *tree, int index, int round) {
  char number[32];
  snprintf(number, sizeof number, "Contact %d", -1 - round);
  gtk_list_store_insert_with_values(tree->store, NULL, index, 0, number, 1, cbench_label(-1 - round), -1);
}

void cbench_tree_remove(CBenchTree *tree, int index) {
  GtkTreeIter row;
  if (row_at(tree, &row, index)) gtk_list_store_remove(tree->store, &row);
}

void cbench_tree_swap(CBenchTree *tree, int a, int b) {
  GtkTreeIter first, second;
  if (row_at(tree, &first, a) && row_at(tree, &second, b)) gtk_list_store_swap(tree->store, &first, &second);
}

void cbench_tree_free(CBenchTree *tree) {
  gtk_widget_destroy(tree->window);
  if (tree->store) g_object_unref(tree->store);
  g_free(tree);
}
