// What a careful C programmer would write: all rows in one flat GtkBox, known by an array. Each row is made in
// full before it is shown, and the column is out of sight while many rows come or go (a shown column styles and
// realises every row as it is packed, which is quadratic). It is not the fastest there is: a GtkBox walks its
// list of children, so long columns would be faster as a box of boxes of about a hundred rows.
#include "CBench.h"
#include <stdio.h>
#include <string.h>

typedef struct {
  int id;
  GtkWidget *box, *label;
} Row;

struct CBenchRows {
  GtkWidget *window, *scrolled, *column;
  GArray *rows;
  int next_id;
  GtkWidget *selected;
};

const char *cbench_label(int id) {
  static const char *qualities[] = {"pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain",
    "quaint", "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable"};
  static const char *colours[] = {"red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black",
    "orange"};
  static const char *things[] = {"table", "chair", "house", "desk", "car", "pony", "cookie", "sandwich", "burger",
    "pizza", "mouse", "keyboard"};
  static char label[64];
  unsigned x = (unsigned)id * 2654435761u;
  x ^= x >> 13;
  snprintf(label, sizeof label, "%s %s %s", qualities[x % 20], colours[x / 20 % 10], things[x / 200 % 12]);
  return label;
}

void cbench_style(void) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, ".cbench-selected { color: #e01b24; }", -1, NULL);
  gtk_style_context_add_provider_for_screen(
    gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

static void on_remove(GtkButton *button, gpointer box) { gtk_widget_destroy(box); }

static void append_row(CBenchRows *rows) {
  Row row = {.id = rows->next_id++};
  char number[16];
  snprintf(number, sizeof number, "%d", row.id);
  row.box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  row.label = gtk_label_new(cbench_label(row.id));
  GtkWidget *id = gtk_label_new(number), *button = gtk_button_new_with_label("x");
  g_signal_connect(button, "clicked", G_CALLBACK(on_remove), row.box);
  gtk_box_pack_start(GTK_BOX(row.box), id, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(row.box), row.label, FALSE, FALSE, 0);
  gtk_box_pack_start(GTK_BOX(row.box), button, FALSE, FALSE, 0);
  gtk_widget_show(id);
  gtk_widget_show(row.label);
  gtk_widget_show(button);
  gtk_widget_show(row.box);
  gtk_box_pack_start(GTK_BOX(rows->column), row.box, FALSE, FALSE, 0);
  g_array_append_val(rows->rows, row);
}

static Row *row_at(CBenchRows *rows, int index) { return &g_array_index(rows->rows, Row, index); }

static void begin_bulk(CBenchRows *rows) {
  gtk_widget_hide(rows->column);
  gtk_widget_unrealize(rows->column);
}

static void end_bulk(CBenchRows *rows) { gtk_widget_show(rows->column); }

CBenchRows *cbench_rows_new(void) {
  CBenchRows *rows = g_new0(CBenchRows, 1);
  rows->next_id = 1;
  rows->rows = g_array_new(FALSE, FALSE, sizeof(Row));
  rows->window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(rows->window), 800, 600);
  rows->scrolled = gtk_scrolled_window_new(NULL, NULL);
  rows->column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  gtk_container_add(GTK_CONTAINER(rows->scrolled), rows->column);
  gtk_container_add(GTK_CONTAINER(rows->window), rows->scrolled);
  gtk_widget_show_all(rows->window);
  return rows;
}

GtkWidget *cbench_rows_window(CBenchRows *rows) { return rows->window; }
int cbench_rows_count(CBenchRows *rows) { return rows->rows->len; }

void cbench_rows_append(CBenchRows *rows, int n) {
  begin_bulk(rows);
  for (int i = 0; i < n; i++) append_row(rows);
  end_bulk(rows);
}

static void destroy_rows(CBenchRows *rows) {
  // From the back: a box takes its last child off fastest.
  for (int i = (int)rows->rows->len - 1; i >= 0; i--) gtk_widget_destroy(row_at(rows, i)->box);
  g_array_set_size(rows->rows, 0);
  rows->selected = NULL;
}

void cbench_rows_clear(CBenchRows *rows) {
  begin_bulk(rows);
  destroy_rows(rows);
  end_bulk(rows);
}

void cbench_rows_replace(CBenchRows *rows, int n) {
  begin_bulk(rows);
  destroy_rows(rows);
  for (int i = 0; i < n; i++) append_row(rows);
  end_bulk(rows);
}

void cbench_rows_change_every_10th(CBenchRows *rows, int round) {
  for (guint i = 0; i < rows->rows->len; i += 10) {
    Row *row = row_at(rows, i);
    char text[96];
    snprintf(text, sizeof text, "%s%s", cbench_label(row->id), round % 2 ? " !!!" : " !!! !!!");
    gtk_label_set_text(GTK_LABEL(row->label), text);
  }
}

void cbench_rows_select(CBenchRows *rows, int index) {
  if (rows->selected) gtk_style_context_remove_class(gtk_widget_get_style_context(rows->selected), "cbench-selected");
  rows->selected = row_at(rows, index)->label;
  gtk_style_context_add_class(gtk_widget_get_style_context(rows->selected), "cbench-selected");
}

void cbench_rows_swap(CBenchRows *rows, int a, int b) {
  Row first = *row_at(rows, a), second = *row_at(rows, b);
  gtk_box_reorder_child(GTK_BOX(rows->column), second.box, a);
  gtk_box_reorder_child(GTK_BOX(rows->column), first.box, b);
  *row_at(rows, a) = second;
  *row_at(rows, b) = first;
}

void cbench_rows_remove(CBenchRows *rows, int index) {
  Row *row = row_at(rows, index);
  if (row->label == rows->selected) rows->selected = NULL;
  gtk_widget_destroy(row->box);
  g_array_remove_index(rows->rows, index);
}

void cbench_rows_change_one(CBenchRows *rows, int index, int round) {
  char text[32];
  snprintf(text, sizeof text, "count %d", 100 + round);
  gtk_label_set_text(GTK_LABEL(row_at(rows, index)->label), text);
}

void cbench_rows_free(CBenchRows *rows) {
  gtk_widget_destroy(rows->window);
  g_array_free(rows->rows, TRUE);
  g_free(rows);
}
