#include "CBench.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

static GdkFrameClock *frame_clock;
static long layouts, paints, frames;

double cbench_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void on_layout(GdkFrameClock *clock, gpointer data) { layouts++; }
static void on_paint(GdkFrameClock *clock, gpointer data) { paints++; }
static void on_after_paint(GdkFrameClock *clock, gpointer data) { frames++; }

void cbench_watch(GtkWidget *toplevel) {
  if (frame_clock) {
    g_signal_handlers_disconnect_by_func(frame_clock, on_layout, NULL);
    g_signal_handlers_disconnect_by_func(frame_clock, on_paint, NULL);
    g_signal_handlers_disconnect_by_func(frame_clock, on_after_paint, NULL);
    g_object_unref(frame_clock);
  }
  while (!gtk_widget_get_mapped(toplevel)) g_main_context_iteration(NULL, TRUE);
  frame_clock = g_object_ref(gtk_widget_get_frame_clock(toplevel));
  g_signal_connect(frame_clock, "layout", G_CALLBACK(on_layout), NULL);
  g_signal_connect(frame_clock, "paint", G_CALLBACK(on_paint), NULL);
  g_signal_connect(frame_clock, "after-paint", G_CALLBACK(on_after_paint), NULL);
}

void cbench_watch_first(void) {
  GtkWidget *window;
  while (!(window = cbench_first_window())) g_main_context_iteration(NULL, TRUE);
  cbench_watch(window);
}

/// Seconds without a frame that was asked for.
static int waited;

static gboolean ask_again(gpointer ignored) {
  if (++waited == 10) g_error("The window has drawn no frame for ten seconds.");
  gdk_frame_clock_request_phase(frame_clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  return G_SOURCE_CONTINUE;
}

/// Has a frame done; layout and paint are emitted in it only if GTK itself wants them.
static void run_frame(void) {
  long frame = frames;
  waited = 0;
  guint asking = g_timeout_add_seconds(1, ask_again, NULL);
  gdk_frame_clock_request_phase(frame_clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (frames == frame) g_main_context_iteration(NULL, TRUE);
  g_source_remove(asking);
}

double cbench_drawn(void) {
  double last = cbench_now();
  for (;;) {
    long before = layouts + paints;
    while (g_main_context_pending(NULL)) g_main_context_iteration(NULL, FALSE);
    if (layouts + paints == before) {
      run_frame();
      if (layouts + paints == before) return last;
    }
    gdk_display_sync(gdk_display_get_default());
    last = cbench_now();
  }
}

double __attribute__((noinline)) cbench_timed(void (*body)(void *), void *data) {
  double start = cbench_now();
  body(data);
  return cbench_drawn() - start;
}

static gboolean raise_flag(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

static void wait(int milliseconds) {
  gboolean is_over = FALSE;
  g_timeout_add(milliseconds, raise_flag, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}

void cbench_settle(int milliseconds) {
  cbench_drawn();
  wait(milliseconds);
  cbench_drawn();
  // The clock holds a frame back that comes less than a 60th of a second after the last: that is not to be measured.
  wait(25);
}

long cbench_resident_kb(void) {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return -1;
  char line[256];
  long kb = -1;
  while (fgets(line, sizeof line, status))
    if (sscanf(line, "VmRSS: %ld", &kb) == 1) break;
  fclose(status);
  return kb;
}
