// The benchmark's own side in C: its rows are realised and mapped once they come into sight. One that is in sight and is not
// mapped would be drawn faster than any of ours.

#include "check.h"
#include "rows.h"
#include "strip.h"

enum { N = 300 };

/// How many rows are in sight; -1: some of them are not mapped. GTK does not know where those are.
static int in_sight(CBenchRows *rows) {
  GtkAdjustment *scroll =
      gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(gtk_widget_get_ancestor(rows->column, GTK_TYPE_VIEWPORT)));
  double from = gtk_adjustment_get_value(scroll), to = from + gtk_adjustment_get_page_size(scroll);
  int count = 0;
  for (unsigned i = 0; i < rows->rows->len; i++) {
    GtkWidget *box = g_array_index(rows->rows, Row, i).box;
    int height = gtk_widget_get_allocated_height(box), y = (int)i * (height + STRIP_SPACING);
    if (y >= to || y + height <= from) continue;
    if (!gtk_widget_get_mapped(box)) return -1;
    count++;
  }
  return count;
}

/// Whether those in sight, a window full, are mapped before long.
static gboolean are_mapped(CBenchRows *rows) {
  for (int i = 0; i < 100 && in_sight(rows) < 6; i++) cbench_settle(20);
  return in_sight(rows) >= 6;
}

static void rows_are_mapped_in_sight(CBenchPacking packing, const char *way) {
  printf("-- %s\n", way);
  CBenchRows *rows = cbench_rows_new(packing);
  cbench_watch(cbench_rows_window(rows));
  cbench_rows_append(rows, N);
  CHECK(are_mapped(rows), "rows that come are mapped where they are in sight");
  GtkWidget *view = gtk_widget_get_ancestor(rows->column, GTK_TYPE_VIEWPORT);
  GtkAdjustment *scroll = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
  gtk_adjustment_set_value(scroll, 8000);
  CHECK(gtk_adjustment_get_value(scroll) > 4000 && are_mapped(rows), "so are those that are scrolled to");
  cbench_rows_replace(rows, N);
  CHECK(are_mapped(rows), "and those that take their place");
  gtk_adjustment_set_value(scroll, 0);
  cbench_settle(50);
  GtkWidget *far = g_array_index(rows->rows, Row, N - 2).box;
  cbench_rows_swap(rows, 1, N - 2);
  cbench_settle(50);
  CHECK(g_array_index(rows->rows, Row, 1).box == far && gtk_widget_get_mapped(far), "one that is swapped in is");
  cbench_rows_remove(rows, 2);
  CHECK(are_mapped(rows), "and what follows one that goes");
  cbench_rows_clear(rows);
  cbench_settle(50);
  CHECK_INT(in_sight(rows), 0, "cleared, none is");
  cbench_rows_free(rows);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  cbench_style();
  rows_are_mapped_in_sight(CBENCH_FLAT, "flat");
  rows_are_mapped_in_sight(CBENCH_BULK, "in bulk");
  rows_are_mapped_in_sight(CBENCH_GROUPED, "grouped");
  CHECK_INT(warnings, 0, "no GLib warnings");
  return finish();
}
