// To free a widget takes nearly as long as to make it: what is to be shown next comes first.
#include "discarded.h"

#define DELAY 100   // milliseconds
#define SLICE 3000  // microseconds, for which nothing else is done

static GPtrArray *waiting;
static gboolean is_due;

static void free_last(void) {
  GtkWidget *widget = g_ptr_array_remove_index(waiting, waiting->len - 1);
  gtk_widget_destroy(widget);
  g_object_unref(widget);
}

static gboolean free_some(gpointer data) {
  gint64 end = g_get_monotonic_time() + SLICE;
  while (waiting->len && g_get_monotonic_time() < end) free_last();
  is_due = waiting->len;
  return is_due;
}

static gboolean begin_to_free(gpointer data) {
  g_idle_add_full(G_PRIORITY_LOW, free_some, NULL, NULL);
  return G_SOURCE_REMOVE;
}

void cbench_discard(GtkWidget *widget) {
  if (!waiting) waiting = g_ptr_array_new();
  g_ptr_array_add(waiting, g_object_ref(widget));
  if (is_due) return;
  is_due = TRUE;
  g_timeout_add_full(G_PRIORITY_LOW, DELAY, begin_to_free, NULL, NULL);
}

void cbench_free_discarded(void) {
  while (waiting && waiting->len) free_last();
}
