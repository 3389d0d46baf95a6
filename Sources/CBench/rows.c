// What a careful C programmer would write, in the three ways there are to hold many rows:
//   flat     all rows in one box, packed one by one as it is shown;
//   bulk     the same box, out of sight while many rows come (a shown column is asked to lay itself out at every row);
//   grouped  rows in inner boxes of 32, each filled before it is packed, out of sight meanwhile as well: a box
//            measures all of its children when one of them changes. Each has a window of its own: below a row that goes, windows are moved and not what is in them.
// Each row is made in full before it is shown, and known by an array, so that nothing is ever searched for. It is realised once
// it comes into sight: GDK walks over the windows of all buttons at each frame. Rows that go all at once go off the screen with
// the column that they are in, which tells none of them, and are freed when there is time. That column is not hidden, nor another
// put beside it then: GTK would look for the style of each widget in it anew.
#include "rows.h"
#include "discarded.h"
#include "scroller.h"
#include "strip.h"
#include "text-label.h"
#include <stdio.h>
#include <string.h>

#define GROUP_SIZE 32
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

/// What `gtk_button_new_with_label` makes; that styles the button for its "image-spacing" while it stands nowhere yet.
static GtkWidget *new_button(const char *text) {
  GtkWidget *button = gtk_button_new(), *label = text_label_new(text);
  gtk_widget_set_valign(label, GTK_ALIGN_BASELINE);
  gtk_widget_show(label);
  gtk_container_add(GTK_CONTAINER(button), label);
  gtk_style_context_add_class(gtk_widget_get_style_context(button), "text-button");
  return button;
}

static Row new_row(CBenchRows *rows) {
  Row row = {.id = rows->next_id++};
  char number[16];
  snprintf(number, sizeof number, "%d", row.id);
  row.box = strip_new(GTK_ORIENTATION_HORIZONTAL);
  row.label = text_label_new(cbench_label(row.id));
  GtkWidget *id = text_label_new(number), *button = new_button("x");
  g_signal_connect(button, "clicked", G_CALLBACK(on_remove), row.box);
  strip_insert(row.box, id, -1);
  strip_insert(row.box, row.label, -1);
  strip_insert(row.box, button, -1);
  gtk_widget_show(id);
  gtk_widget_show(row.label);
  gtk_widget_show(button);
  gtk_widget_show(row.box);
  return row;
}

static GtkWidget *new_group(void) {
  GtkWidget *group = strip_new(GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_has_window(group, TRUE);
  gtk_widget_show(group);
  return group;
}

static Row *row_at(CBenchRows *rows, int index) { return &g_array_index(rows->rows, Row, index); }

static GtkWidget *new_column(CBenchRows *rows) {
  GtkWidget *column = strip_new_long(GTK_ORIENTATION_VERTICAL);
  strip_insert(rows->columns, column, -1);
  return column;
}

static void make_spare(CBenchRows *rows) {
  if (rows->spare) return;
  rows->spare = new_column(rows);
  gtk_widget_show(rows->spare);
}

static void begin_bulk(CBenchRows *rows) {
  if (rows->packing == CBENCH_FLAT) return;
  gtk_widget_hide(rows->column);
  gtk_widget_unrealize(rows->column);
}

static void end_bulk(CBenchRows *rows) {
  if (rows->packing == CBENCH_FLAT) return;
  // What came while it was out of sight has told nobody.
  gtk_widget_queue_resize(rows->column);
  gtk_widget_show(rows->column);
}

/// GTK computes a style once for what is the same under one parent, and not once more under another one of the same style: what a
/// widget has found for those in it is forgotten as it gets its first style. It is not as it gets the same style again, which is
/// what a class that comes and goes has it do. To be called before those in it have styles.
static void share_style(GtkWidget *widget) {
  GtkStyleContext *context = gtk_widget_get_style_context(widget);
  // Has the style be there.
  gtk_style_context_get_section(context, "color");
  gtk_style_context_add_class(context, "cbench-shared");
  gtk_style_context_remove_class(context, "cbench-shared");
}

/// Has rows from `first` on, which stand in the column, share the styles of what is in them.
static void share_styles(CBenchRows *rows, guint first) {
  GtkWidget *group = NULL;
  for (guint i = first; i < rows->rows->len; i++) {
    Row *row = row_at(rows, i);
    GtkWidget *parent = gtk_widget_get_parent(row->box);
    if (parent != group && rows->packing == CBENCH_GROUPED) share_style(parent);
    group = parent;
    share_style(row->box);
  }
}

static void append_rows(CBenchRows *rows, int n) {
  guint first = rows->rows->len;
  GtkWidget *into = rows->packing == CBENCH_GROUPED ? rows->tail : rows->column;
  for (int i = 0; i < n; i++) {
    if (rows->packing == CBENCH_GROUPED && (!into || rows->tail_count == GROUP_SIZE)) {
      if (into && into != rows->tail) strip_insert(rows->column, into, -1);
      rows->tail = NULL;
      rows->tail_count = 0;
      into = new_group();
    }
    Row row = new_row(rows);
    strip_insert(into, row.box, -1);
    g_array_append_val(rows->rows, row);
    rows->tail_count++;
  }
  if (rows->packing == CBENCH_GROUPED && into && into != rows->tail) {
    strip_insert(rows->column, into, -1);
    rows->tail = into;
  }
  share_styles(rows, first);
}

static void show_in_sight(CBenchRows *rows) { strip_show_in_sight(rows->column); }

CBenchRows *cbench_rows_new(CBenchPacking packing) {
  CBenchRows *rows = g_new0(CBenchRows, 1);
  rows->packing = packing;
  rows->next_id = 1;
  rows->rows = g_array_new(FALSE, FALSE, sizeof(Row));
  rows->window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(rows->window), 800, 600);
  GtkWidget *scroller = cbench_scroller_new();
  rows->columns = strip_new(GTK_ORIENTATION_VERTICAL);
  rows->column = strip_new_long(GTK_ORIENTATION_VERTICAL);
  strip_insert(rows->columns, rows->column, -1);
  gtk_container_add(GTK_CONTAINER(scroller), rows->columns);
  gtk_container_add(GTK_CONTAINER(rows->window), scroller);
  gtk_widget_show_all(rows->window);
  g_signal_connect_swapped(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), "value-changed",
    G_CALLBACK(show_in_sight), rows);
  return rows;
}

GtkWidget *cbench_rows_window(CBenchRows *rows) { return rows->window; }
int cbench_rows_count(CBenchRows *rows) { return rows->rows->len; }

void cbench_rows_prepare(CBenchRows *rows, int n) {
  // What is there before an operation is made in the quick way, whatever way is to be timed.
  CBenchPacking packing = rows->packing;
  if (packing == CBENCH_FLAT) rows->packing = CBENCH_BULK;
  cbench_rows_append(rows, n);
  rows->packing = packing;
}

void cbench_rows_append(CBenchRows *rows, int n) {
  if (!rows->rows->len) make_spare(rows);
  // Groups are filled before they are put in: for a few more, what stands there need not be taken off the screen.
  gboolean is_bulk = rows->packing != CBENCH_GROUPED || rows->rows->len < (guint)n;
  if (is_bulk) begin_bulk(rows);
  append_rows(rows, n);
  if (is_bulk) end_bulk(rows);
}

/// Goes on in an empty column. The one with all rows stays where it is, off the screen, until it is freed: were it taken out of
/// the window, GTK would tell each widget in it.
static void take_rows_off(CBenchRows *rows, gboolean others_come) {
  GtkWidget *old = rows->column;
  // Where columns come, GTK looks for the styles of all that is not hidden.
  if (others_come || !rows->spare) gtk_widget_hide(old);
  else if (rows->packing == CBENCH_GROUPED) strip_take_off(old);
  else gtk_widget_set_child_visible(old, FALSE);
  gtk_widget_queue_resize(rows->columns);
  cbench_discard(old);
  if (rows->packing == CBENCH_GROUPED) gtk_container_foreach(GTK_CONTAINER(old), (GtkCallback)cbench_discard, NULL);
  else
    for (guint i = 0; i < rows->rows->len; i++) cbench_discard(row_at(rows, i)->box);
  rows->column = rows->spare ? rows->spare : new_column(rows);
  rows->spare = NULL;
  if (others_come) make_spare(rows);
  g_array_set_size(rows->rows, 0);
  rows->selected = rows->tail = NULL;
}

void cbench_rows_clear(CBenchRows *rows) {
  take_rows_off(rows, FALSE);
  gtk_widget_show(rows->column);
}

void cbench_rows_replace(CBenchRows *rows, int n) {
  take_rows_off(rows, TRUE);
  if (rows->packing == CBENCH_FLAT) gtk_widget_show(rows->column);
  append_rows(rows, n);
  gtk_widget_show(rows->column);
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
  GtkWidget *ours = gtk_widget_get_parent(first.box), *theirs = gtk_widget_get_parent(second.box);
  int here = strip_position(ours, first.box), there = strip_position(theirs, second.box);
  if (ours == theirs) {
    strip_reorder(ours, second.box, here);
    strip_reorder(ours, first.box, there);
  } else {
    gtk_container_remove(GTK_CONTAINER(ours), g_object_ref(first.box));
    gtk_container_remove(GTK_CONTAINER(theirs), g_object_ref(second.box));
    strip_insert(ours, second.box, here);
    strip_insert(theirs, first.box, there);
    g_object_unref(first.box);
    g_object_unref(second.box);
  }
  *row_at(rows, a) = second;
  *row_at(rows, b) = first;
}

void cbench_rows_remove(CBenchRows *rows, int index) {
  Row *row = row_at(rows, index);
  if (row->label == rows->selected) rows->selected = NULL;
  GtkWidget *group = gtk_widget_get_parent(row->box);
  gtk_widget_destroy(row->box);
  g_array_remove_index(rows->rows, index);
  if (rows->packing != CBENCH_GROUPED) return;
  if (group == rows->tail) rows->tail_count--;
  if (((Strip *)group)->children->len) return;
  if (group == rows->tail) rows->tail = NULL;
  gtk_widget_destroy(group);
}

void cbench_rows_change_one(CBenchRows *rows, int index, int round) {
  char text[32];
  snprintf(text, sizeof text, "count %d", 100 + round);
  gtk_label_set_text(GTK_LABEL(row_at(rows, index)->label), text);
}

void cbench_rows_free(CBenchRows *rows) {
  gtk_widget_destroy(rows->window);
  cbench_free_discarded();
  g_array_free(rows->rows, TRUE);
  g_free(rows);
}
