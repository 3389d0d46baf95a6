#ifndef CHECK_H
#define CHECK_H

// The little that the C tests share: one line per check, and a window to lay things out in.

#include "CGTK.h"
#include <stdio.h>
#include <string.h>

static int passed, failed;

#define CHECK(condition, what)                                               \
  do {                                                                       \
    gboolean ok_ = (condition);                                              \
    ok_ ? passed++ : failed++;                                               \
    printf("%s  %s\n", ok_ ? "ok    " : "FAILED", what);                     \
    if (!ok_) printf("        %s:%d: %s\n", __FILE__, __LINE__, #condition); \
  } while (0)

#define CHECK_INT(actual, expected, what)                                                      \
  do {                                                                                         \
    long actual_ = (long)(actual), expected_ = (long)(expected);                               \
    gboolean ok_ = actual_ == expected_;                                                       \
    ok_ ? passed++ : failed++;                                                                 \
    printf("%s  %s\n", ok_ ? "ok    " : "FAILED", what);                                       \
    if (!ok_) printf("        %s:%d: %ld, not %ld\n", __FILE__, __LINE__, actual_, expected_); \
  } while (0)

// Of a view that has no padding.
#define NO_SPACE ((double[4]){0})

static inline int finish(void) {
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}

/// GLib warnings and criticals seen; none is expected unless a test says so.
static int warnings;
static inline GLogWriterOutput count_warnings(GLogLevelFlags level, const GLogField *fields, gsize n,
                                              gpointer data) {
  if (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) warnings++;
  return g_log_writer_default(level, fields, n, data);
}

static inline void start(int *argc, char ***argv) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  g_log_set_writer_func(count_warnings, NULL, NULL);
  gtk_init(argc, argv);
}

/// A file for pictures, in $SCREENSHOTS if set, else where temporary files go. Valid until the next call.
static inline const char *scratch(const char *name) {
  static char path[512];
  const char *directory = g_getenv("SCREENSHOTS");
  g_snprintf(path, sizeof path, "%s/cgtk-%s", directory ? directory : g_get_tmp_dir(), name);
  return path;
}

/// A widget with exactly this minimum and natural size.
static inline GtkWidget *block(int width, int height) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_widget_set_size_request(area, width, height);
  gtk_widget_show(area);
  return area;
}

/// A widget that takes all it is offered, down to a minimum.
static inline GtkWidget *filler(int width, int height) {
  GtkWidget *area = block(width, height);
  faves_layout_set_expands(area, TRUE, TRUE);
  return area;
}

static inline GtkWidget *text(const char *string) {
  GtkWidget *label = faves_label_new(string);
  gtk_widget_show(label);
  return label;
}

/// The window that was shown last.
static GtkWidget *shown;

static inline gboolean count_frame(GtkWidget *window, GdkFrameClock *clock, gpointer left) {
  return --*(int *)left > 0;
}

static inline gboolean give_up(gpointer left) {
  *(int *)left = 0;
  return G_SOURCE_REMOVE;
}

/// Until three frames of the window have begun, so that two are whole: a machine with other work may take
/// any time for one. Gives up after five seconds, as a window that is not on the screen has none.
static inline void run_frames(void) {
  int left = 3;
  guint tick = gtk_widget_add_tick_callback(shown, count_frame, &left, NULL);
  guint limit = g_timeout_add(5000, give_up, &left);
  GSource *source = g_main_context_find_source_by_id(NULL, limit);
  g_source_ref(source);
  while (left > 0) g_main_context_iteration(NULL, TRUE);
  if (g_source_is_destroyed(source))
    gtk_widget_remove_tick_callback(shown, tick);
  else
    g_source_remove(limit);
  g_source_unref(source);
}

/// Until what was begun is over, also where it takes a few frames.
static inline void settle(void) {
  faves_loop_run_for(40);
  run_frames();
}

/// Shows the widget in a window and gives it exactly this size, or its natural one where -1.
static inline GtkWidget *show_in_window(GtkWidget *child) {
  GtkWidget *window = shown = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  gtk_container_add(GTK_CONTAINER(window), child);
  gtk_widget_show_all(window);
  settle();
  return window;
}

/// Lays out without a window: what GTK's size request and allocation do, at a place of its own.
static inline void lay_out(GtkWidget *widget, int width, int height) {
  int min, natural;
  gtk_widget_show(widget);
  gtk_widget_get_preferred_width(widget, &min, &natural);
  if (width < 0) width = natural;
  gtk_widget_get_preferred_height_for_width(widget, width, &min, &natural);
  if (height < 0) height = natural;
  GtkAllocation place = {10, 20, width, height};
  gtk_widget_size_allocate(widget, &place);
}

/// A widget's place as laid out, from where that of what is around its stack counts: a stack of many children holds them in
/// containers that have windows.
static inline GtkAllocation place_of(GtkWidget *w) {
  GtkAllocation place, around;
  gtk_widget_get_allocation(w, &place);
  GtkWidget *parent = gtk_widget_get_parent(w);
  if (!parent || !faves_stack_of(w) || faves_stack_of(w) == parent) return place;
  gtk_widget_get_allocation(parent, &around);
  place.x += around.x;
  place.y += around.y;
  return place;
}
static inline int x_of(GtkWidget *w) { return place_of(w).x - 10; }
static inline int y_of(GtkWidget *w) { return place_of(w).y - 20; }
static inline int width_of(GtkWidget *w) { return gtk_widget_get_allocated_width(w); }
static inline int height_of(GtkWidget *w) { return gtk_widget_get_allocated_height(w); }
static inline int natural_width(GtkWidget *w) {
  int m, n;
  gtk_widget_get_preferred_width(w, &m, &n);
  return n;
}
static inline int minimum_width(GtkWidget *w) {
  int m, n;
  gtk_widget_get_preferred_width(w, &m, &n);
  return m;
}
static inline int natural_height(GtkWidget *w) {
  int m, n;
  gtk_widget_get_preferred_height(w, &m, &n);
  return n;
}
static inline int height_for(GtkWidget *w, int width) {
  int min, natural;
  // GTK takes a label in one of our containers for one of constant size. Its class knows better, once it was asked for a width.
  gtk_widget_get_preferred_width(w, &min, &natural);
  if (faves_is_label(w))
    GTK_WIDGET_GET_CLASS(w)->get_preferred_height_for_width(w, width, &min, &natural);
  else
    gtk_widget_get_preferred_height_for_width(w, width, &min, &natural);
  return natural;
}

#endif
