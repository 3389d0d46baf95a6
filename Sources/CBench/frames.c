// What frames cost: the processor time of the thread from a frame's begin to its end, while something scrolls.
#include "CBench.h"
#include <math.h>
#include <time.h>

typedef struct {
  double *times;
  int count, wanted;
  // Of all the frames that there are to be: how many, and how many there were before these.
  int whole, from;
  double begin, step;
  GtkAdjustment *adjustment;
} Sampling;

static double processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void before_paint(GdkFrameClock *clock, gpointer data) { ((Sampling *)data)->begin = processor_time(); }

static void after_paint(GdkFrameClock *clock, gpointer data) {
  Sampling *sampling = data;
  if (sampling->begin > 0 && sampling->count < sampling->wanted)
    sampling->times[sampling->count++] = processor_time() - sampling->begin;
}

/// Goes where the list is to be after `frames` of all.
static void go(Sampling *sampling, int frames) {
  double end = gtk_adjustment_get_upper(sampling->adjustment) - gtk_adjustment_get_page_size(sampling->adjustment);
  double value = frames * (sampling->step > 0 ? sampling->step : end / sampling->whole);
  gtk_adjustment_set_value(sampling->adjustment, value > end ? fmod(value, end) : value);
}

static gboolean scroll(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  Sampling *sampling = data;
  go(sampling, sampling->from + sampling->count + 1);
  return G_SOURCE_CONTINUE;
}

static void find_scroller(GtkWidget *widget, gpointer found) {
  if (*(GtkWidget **)found) return;
  if (GTK_IS_SCROLLED_WINDOW(widget)) *(GtkWidget **)found = widget;
  else if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_scroller, found);
}

int cbench_scroll_frames(GtkWidget *window, double step, int from, int count, int whole, double *times) {
  GtkWidget *scroller = NULL;
  find_scroller(window, &scroller);
  if (!scroller) return 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  Sampling sampling = {.times = times, .wanted = count, .whole = whole, .from = from, .step = step,
    .adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller))};
  // Where the last turn ended: the first frame of this one is a step like all others.
  go(&sampling, from);
  cbench_settle(30);
  gulong begin = g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), &sampling);
  gulong end = g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), &sampling);
  guint tick = gtk_widget_add_tick_callback(window, scroll, &sampling, NULL);
  while (sampling.count < count) g_main_context_iteration(NULL, TRUE);
  gtk_widget_remove_tick_callback(window, tick);
  g_signal_handler_disconnect(clock, begin);
  g_signal_handler_disconnect(clock, end);
  return sampling.count;
}

GtkWidget *cbench_first_window(void) {
  GtkWidget *found = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *item = toplevels; item && !found; item = item->next)
    if (gtk_widget_get_mapped(item->data)) found = item->data;
  g_list_free(toplevels);
  return found;
}
