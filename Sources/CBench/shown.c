// When something is to be read on the screen, whatever still moves or fades after that.
#include "CBench.h"
#include <math.h>

#define FRAMES 256

typedef struct {
  GtkWidget *window;
  gboolean painted;
  double times[FRAMES];
  guint texts[FRAMES];
  int count;
} Frames;

static void add_text(GtkWidget *widget, gpointer sum) {
  if (!gtk_widget_get_mapped(widget)) return;
  if (GTK_IS_LABEL(widget)) *(guint *)sum = *(guint *)sum * 31 + g_str_hash(gtk_label_get_text(GTK_LABEL(widget)));
  else if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), add_text, sum);
}

static void paint(GdkFrameClock *clock, gpointer data) { ((Frames *)data)->painted = TRUE; }

static void after_paint(GdkFrameClock *clock, gpointer data) {
  Frames *frames = data;
  if (!frames->painted || frames->count == FRAMES) return;
  frames->painted = FALSE;
  frames->times[frames->count] = cbench_now();
  guint sum = 0;
  add_text(frames->window, &sum);
  frames->texts[frames->count++] = sum;
}

double cbench_shown(GtkWidget *window, void (*body)(void *), void *data) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  Frames frames = {.window = window};
  gulong begin = g_signal_connect(clock, "paint", G_CALLBACK(paint), &frames);
  gulong end = g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), &frames);
  double start = cbench_now();
  body(data);
  cbench_drawn();
  g_signal_handler_disconnect(clock, begin);
  g_signal_handler_disconnect(clock, end);
  if (!frames.count) return NAN;
  int first = frames.count - 1;
  while (first > 0 && frames.texts[first - 1] == frames.texts[frames.count - 1]) first--;
  return frames.times[first] - start;
}
