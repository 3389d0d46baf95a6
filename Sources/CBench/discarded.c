// To free a widget takes nearly as long as to make it: what is to be shown next comes first.
#include "discarded.h"

#define DELAY 100   // milliseconds
#define SLICE 3000  // microseconds, for which nothing else is done

static GPtrArray *waiting;
static gboolean is_due;
// The clock of the frame without them, which is waited for; NULL: none.
static GdkFrameClock *awaited;

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

static void wait_a_while(void) { g_timeout_add_full(G_PRIORITY_LOW, DELAY, begin_to_free, NULL, NULL); }

static void stop_awaiting(void);

static void on_frame(GdkFrameClock *clock, gpointer data) {
  stop_awaiting();
  wait_a_while();
}

static void stop_awaiting(void) {
  g_signal_handlers_disconnect_by_func(awaited, on_frame, NULL);
  g_clear_object(&awaited);
}

void cbench_discard(GtkWidget *widget) {
  if (!waiting) waiting = g_ptr_array_new();
  g_ptr_array_add(waiting, g_object_ref(widget));
  if (is_due) return;
  is_due = TRUE;
  // Many rows that come in their place may take longer than the delay to be shown.
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  if (!clock) return wait_a_while();
  awaited = g_object_ref(clock);
  g_signal_connect(clock, "after-paint", G_CALLBACK(on_frame), NULL);
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

void cbench_free_discarded(void) {
  while (waiting && waiting->len) free_last();
  if (!awaited) return;
  stop_awaiting();
  is_due = FALSE;
}
