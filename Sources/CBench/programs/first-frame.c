// A module for GTK_MODULES, which GTK loads into any of its programs as it starts: says when frames were painted, then ends
// the program. So programs are timed as they are, whatever they are written in.
//
// BENCH_FRAMES names a file that is to get one line: milliseconds on the monotonic clock of the first painted frame, those
// of the last one before nothing was painted for a second, and the program's resident memory then, in kilobytes. With
// BENCH_FIRST the program ends with its first frame.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static gboolean painted;
static double first, last;
static guint ending;

static double now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static long resident_kb(void) {
  FILE *status = fopen("/proc/self/status", "r");
  char line[256];
  long kb = -1;
  while (status && fgets(line, sizeof line, status))
    if (sscanf(line, "VmRSS: %ld", &kb) == 1) break;
  if (status) fclose(status);
  return kb;
}

static gboolean end(gpointer data) {
  FILE *file = fopen(getenv("BENCH_FRAMES"), "w");
  if (file) {
    fprintf(file, "%f %f %ld\n", first, last, resident_kb());
    fclose(file);
  }
  _exit(0);
}

static gboolean on_paint(GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data) {
  painted = TRUE;
  return TRUE;
}

static gboolean on_after_paint(GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data) {
  if (!painted) return TRUE;
  painted = FALSE;
  // Until the display has it all.
  gdk_display_sync(gdk_display_get_default());
  last = now();
  if (!first) first = last;
  if (getenv("BENCH_FIRST")) end(NULL);
  // A program that never comes to rest is ended as well.
  if (last - first > 3000) end(NULL);
  if (ending) g_source_remove(ending);
  ending = g_timeout_add(1000, end, NULL);
  return TRUE;
}

void gtk_module_init(int *argc, char ***argv) {
  if (!getenv("BENCH_FRAMES")) return;
  GType clock = GDK_TYPE_FRAME_CLOCK;
  g_type_class_ref(clock);
  g_signal_add_emission_hook(g_signal_lookup("paint", clock), 0, on_paint, NULL, NULL);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", clock), 0, on_after_paint, NULL, NULL);
}
