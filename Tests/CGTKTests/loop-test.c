#include "check.h"
#include <math.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int queue_fd, drained, fired, flushed;
static double next_fire;
static uint64_t left_in_queue;

static void drain(void) {
  drained++;
  uint64_t value;
  left_in_queue = read(queue_fd, &value, sizeof value) > 0 ? value : 0;
}
static double next(void) { return next_fire; }
static void fire(void) {
  fired++;
  next_fire = INFINITY;
}
// As what puts itself back into the queue as soon as it ran.
static void refill(void) {
  uint64_t one = 1;
  drained++;
  if (write(queue_fd, &one, sizeof one) != sizeof one) abort();
}
static int frames;
static gboolean drawn(GtkWidget *w, cairo_t *cr, gpointer data) {
  frames++;
  gtk_widget_queue_draw(w);
  return FALSE;
}
static GtkWidget *updated;
static void flush(void) {
  flushed++;
  if (updated) gtk_label_set_text(GTK_LABEL(updated), "a text that is a good deal wider");
}
static int width_when_laid_out;
static void allocated(GtkWidget *w, GtkAllocation *a, gpointer data) { width_when_laid_out = a->width; }
static double now(void) { return (double)g_get_real_time() / 1e6; }

int main(int argc, char **argv) {
  start(&argc, &argv);
  faves_loop_count_wakeups();
  queue_fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  faves_loop_install_queue(queue_fd, drain);
  faves_loop_drain();
  CHECK_INT(drained, 0, "an empty queue is not drained");
  uint64_t one = 1;
  CHECK(write(queue_fd, &one, sizeof one) == sizeof one, "something is put into the queue");
  faves_loop_drain();
  CHECK_INT(drained, 1, "it is drained once");
  CHECK_INT(left_in_queue, 0, "after the descriptor was read");

  faves_loop_install_timers(next, fire);
  next_fire = now() + 0.05;
  double begin = now();
  while (!fired && now() < begin + 2) g_main_context_iteration(NULL, TRUE);
  CHECK(fired == 1 && now() - begin >= 0.049 && now() - begin < 0.2, "a timer fires when it is due");
  next_fire = now() - 1;
  faves_loop_drain();
  CHECK_INT(fired, 2, "one overdue at once");
  next_fire = NAN;
  faves_loop_drain();
  next_fire = 0;
  faves_loop_drain();
  CHECK_INT(fired, 2, "none without a time");

  faves_flush_request();
  faves_flush_install(FAVES_FLUSH_PRIORITY, flush);
  faves_loop_drain();
  CHECK_INT(flushed, 1, "a request made before the flush was installed is kept");
  faves_flush_request();
  faves_flush_request();
  faves_loop_drain();
  CHECK_INT(flushed, 2, "several requests are one flush");
  faves_flush_request();
  CHECK(faves_flush_now() && !faves_flush_now(), "it can be had at once");
  faves_loop_drain();
  CHECK_INT(flushed, 3, "and not twice then");

  GtkWidget *label = text("x"), *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_widget_set_halign(label, GTK_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(window), label);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 100);
  faves_flush_attach(window);
  gtk_widget_show_all(window);
  faves_loop_run_for(80);
  g_signal_connect(label, "size-allocate", G_CALLBACK(allocated), NULL);
  updated = label;
  // With the flush's own source out of the way the frame still runs it, before laying out.
  faves_flush_install(G_PRIORITY_LOW, flush);
  faves_flush_request();
  gtk_widget_queue_resize(label);
  faves_loop_run_for(60);
  CHECK(width_when_laid_out > 100, "a frame flushes before it lays out");
  updated = NULL;
  faves_flush_install(FAVES_FLUSH_PRIORITY, flush);

  next_fire = INFINITY;
  faves_loop_run_for(700);
  uint64_t before = faves_loop_counts().wakeups;
  faves_loop_run_for(1000);
  // The end of the waiting is one, or two where the clock is a little ahead of it.
  CHECK(faves_loop_counts().wakeups - before <= 2, "idle, nothing wakes the loop");
  CHECK_INT(faves_loop_counts().queue, 1, "sources are counted");

  g_signal_connect(label, "draw", G_CALLBACK(drawn), NULL);
  gtk_widget_queue_draw(label);
  faves_loop_install_queue(queue_fd, refill);
  int drains = drained;
  refill();
  begin = now();
  while (now() < begin + 0.4) g_main_context_iteration(NULL, FALSE);
  CHECK(frames > 3, "a queue that is never empty leaves room for frames");
  CHECK(drained - drains > 1000, "and does not wait for them");
  faves_loop_install_queue(queue_fd, drain);
  faves_loop_drain();
  gtk_widget_destroy(window);
  close(queue_fd);
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
