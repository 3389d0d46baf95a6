// What frames cost: the processor time of the program from a frame's begin to its end, while something scrolls.
#include "CBench.h"
#include <time.h>

typedef struct {
  double *times;
  int count, wanted;
  // Of all the frames that there are to be: how many, and how many there were before these.
  int whole, from;
  CBenchScrolling how;
  double begin;
  GtkWidget *scroller;
} Sampling;

static double processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void before_paint(GdkFrameClock *clock, gpointer data) { ((Sampling *)data)->begin = processor_time(); }

static void after_paint(GdkFrameClock *clock, gpointer data) {
  Sampling *sampling = data;
  if (sampling->begin > 0 && sampling->count < sampling->wanted)
    sampling->times[sampling->count++] = processor_time() - sampling->begin;
}

/// Where the list is after `frames` of all, with `whole` of them from its top to its end.
static void go(Sampling *sampling, int frames) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(sampling->scroller));
  double end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
  gtk_adjustment_set_value(adjustment, end * frames / sampling->whole);
}

/// The wheel is turned by one notch with the pointer in the middle of the list.
static void turn_wheel(Sampling *sampling) {
  GtkWidget *list = gtk_bin_get_child(GTK_BIN(sampling->scroller));
  GdkEvent *event = gdk_event_new(GDK_SCROLL);
  event->scroll.window = g_object_ref(gtk_widget_get_window(list));
  event->scroll.send_event = TRUE;
  event->scroll.time = (guint32)(g_get_monotonic_time() / 1000);
  event->scroll.direction = GDK_SCROLL_DOWN;
  event->scroll.x = gtk_widget_get_allocated_width(list) / 2;
  event->scroll.y = gtk_widget_get_allocated_height(list) / 2;
  gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
  gtk_main_do_event(event);
  gdk_event_free(event);
}

static gboolean scroll(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  Sampling *sampling = data;
  if (sampling->how == CBENCH_WHEEL) turn_wheel(sampling);
  else go(sampling, sampling->from + sampling->count + 1);
  return G_SOURCE_CONTINUE;
}

static void find_scroller(GtkWidget *widget, gpointer found) {
  if (*(GtkWidget **)found) return;
  if (GTK_IS_SCROLLED_WINDOW(widget)) *(GtkWidget **)found = widget;
  else if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_scroller, found);
}

int cbench_scroll_frames(GtkWidget *window, CBenchScrolling how, int from, int count, int whole, double *times) {
  Sampling sampling = {.times = times, .wanted = count, .whole = whole, .from = from, .how = how};
  find_scroller(window, &sampling.scroller);
  if (!sampling.scroller) return 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  // Where the last turn ended: the first frame of this one is a step like all others.
  go(&sampling, from);
  cbench_settle(30);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(sampling.scroller));
  double start = gtk_adjustment_get_value(adjustment);
  gulong begin = g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), &sampling);
  gulong end = g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), &sampling);
  guint tick = gtk_widget_add_tick_callback(window, scroll, &sampling, NULL);
  while (sampling.count < count) g_main_context_iteration(NULL, TRUE);
  gtk_widget_remove_tick_callback(window, tick);
  g_signal_handler_disconnect(clock, begin);
  g_signal_handler_disconnect(clock, end);
  // Frames in which nothing moved are none.
  return gtk_adjustment_get_value(adjustment) > start ? sampling.count : 0;
}

GtkWidget *cbench_first_window(void) {
  GtkWidget *found = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *item = toplevels; item && !found; item = item->next)
    if (gtk_widget_get_mapped(item->data)) found = item->data;
  g_list_free(toplevels);
  return found;
}
