#include "include/CGTK.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <unistd.h>
#include <glib-unix.h>

static FavesLoopCounts counts;

// The Dispatch main queue.

// What puts itself back into the queue each time it runs keeps the descriptor readable for ever, and GLib looks at what is less
// urgent only once nothing as urgent as this is ready: no frame would be drawn. So the queue steps back behind GTK's layout
// and redraw for one round, after each stretch of time in which there was nothing but it.
enum { QUEUE_ALONE = 10000, QUEUE_PAUSE = 1000 };  // in microseconds

static guint queue_source;
static void (*queue_drain)(void);
static struct {
  gint64 began, ended;
  gboolean back;
} stretch;

static void queue_steps_back(gboolean back) {
  // What is drained may have installed another one, or a loop may run within.
  GSource *source = g_main_context_find_source_by_id(NULL, queue_source);
  if (stretch.back == back || !source) return;
  stretch.back = back;
  g_source_set_priority(source, back ? GDK_PRIORITY_REDRAW + 1 : G_PRIORITY_DEFAULT);
}

static gboolean queue_readable(int fd, GIOCondition condition, gpointer data) {
  uint64_t value;
  gint64 now = g_get_monotonic_time();
  if (stretch.back || now - stretch.ended > QUEUE_PAUSE) stretch.began = now;
  queue_steps_back(FALSE);
  // The descriptor stays readable until it is read, and the loop would spin. EAGAIN: somebody else has
  // read it; draining once more is harmless.
  while (read(fd, &value, sizeof value) < 0 && errno == EINTR) continue;
  counts.queue++;
  queue_drain();
  stretch.ended = g_get_monotonic_time();
  queue_steps_back(stretch.ended - stretch.began > QUEUE_ALONE);
  return G_SOURCE_CONTINUE;
}

void faves_loop_install_queue(int fd, void (*drain)(void)) {
  if (queue_source) g_source_remove(queue_source);
  queue_drain = drain;
  stretch.back = FALSE;
  queue_source = g_unix_fd_add(fd, G_IO_IN, queue_readable, NULL);
}

// Foundation timers.

static GSource *timer_source;
static double (*timers_next)(void);
static void (*timers_fire)(void);

static gboolean timers_prepare(GSource *source, int *timeout) {
  *timeout = -1;
  double next = timers_next();
  // Timers fire on the clock's date; the loop's own clock only carries the distance.
  double wait = next - (double)g_get_real_time() / G_USEC_PER_SEC;
  if (!(next > 0) || isinf(next)) {
    g_source_set_ready_time(source, -1);
    return FALSE;
  }
  if (wait <= 0) return TRUE;
  g_source_set_ready_time(source, g_get_monotonic_time() + (gint64)(MIN(wait, 1e9) * G_USEC_PER_SEC) + 1);
  return FALSE;
}

static gboolean timers_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  counts.timers++;
  g_source_set_ready_time(source, -1);
  timers_fire();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs timer_funcs = {timers_prepare, NULL, timers_dispatch, NULL, NULL, NULL};

void faves_loop_install_timers(double (*next)(void), void (*fire)(void)) {
  timers_next = next;
  timers_fire = fire;
  if (timer_source) return;
  timer_source = g_source_new(&timer_funcs, sizeof(GSource));
  g_source_set_name(timer_source, "faves-timers");
  g_source_attach(timer_source, NULL);
}

// The flush.

static GSource *flush_source;
static void (*flush_run)(void);
static gboolean flush_pending;

gboolean faves_flush_now(void) {
  if (!flush_pending || !flush_run) return FALSE;
  flush_pending = FALSE;
  g_source_set_ready_time(flush_source, -1);
  counts.flushes++;
  flush_run();
  return TRUE;
}

static gboolean flush_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  faves_flush_now();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs flush_funcs = {NULL, NULL, flush_dispatch, NULL, NULL, NULL};

void faves_flush_install(int priority, void (*flush)(void)) {
  flush_run = flush;
  if (!flush_source) {
    flush_source = g_source_new(&flush_funcs, sizeof(GSource));
    g_source_set_name(flush_source, "faves-flush");
    // What a flush does may wait in a loop of its own for a person's answer, which has to be asked for first.
    g_source_set_can_recurse(flush_source, TRUE);
    g_source_set_ready_time(flush_source, flush_pending ? 0 : -1);
    g_source_attach(flush_source, NULL);
  }
  g_source_set_priority(flush_source, priority);
}

void faves_flush_request(void) {
  if (flush_pending) return;
  flush_pending = TRUE;
  if (flush_source) g_source_set_ready_time(flush_source, 0);
}

static gboolean flush_is_due_later;

static gboolean request_now(gpointer ignored) {
  flush_is_due_later = FALSE;
  faves_flush_request();
  return G_SOURCE_REMOVE;
}

void faves_flush_request_later(void) {
  if (flush_is_due_later) return;
  flush_is_due_later = TRUE;
  g_timeout_add_full(FAVES_LATER_FLUSH_PRIORITY, FAVES_LATER_FLUSH_DELAY, request_now, NULL, NULL);
}

// Places.

static gboolean (*places_look)(FavesFrameStage stage);

void faves_places_install(gboolean (*look)(FavesFrameStage stage)) { places_look = look; }
void faves_places_uninstall(void) { places_look = NULL; }

static void frame_begins(GdkFrameClock *clock, gpointer data) {
  // Who follows what was scrolled asks for a flush.
  if (places_look) places_look(FAVES_FRAME_BEGINS);
  faves_flush_now();
}

static void after_update(GdkFrameClock *clock, gpointer data) {
  if (places_look) places_look(FAVES_FRAME_UPDATED);
  faves_flush_now();
}

// What views make of a size can change sizes again. GDK gives a frame's layout up, with a warning, after four rounds;
// what is not settled after three waits for the loop.
enum { LAYOUT_ROUNDS = 3 };
static struct {
  GdkFrameClock *clock;
  gint64 frame;
  int count;
} rounds;

static void before_layout(GdkFrameClock *clock, gpointer data) {
  gint64 frame = gdk_frame_clock_get_frame_counter(clock);
  if (rounds.clock != clock || rounds.frame != frame) {
    rounds.clock = clock;
    rounds.frame = frame;
    rounds.count = 0;
  }
  if (++rounds.count <= LAYOUT_ROUNDS) faves_flush_now();
}

void faves_flush_before_layout(GdkFrameClock *clock) {
  gboolean same = rounds.clock == clock && rounds.frame == gdk_frame_clock_get_frame_counter(clock);
  if (!same || rounds.count < LAYOUT_ROUNDS) gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void after_layout(GdkFrameClock *clock, gpointer data) {
  // What is flushed now is laid out a round later. After the second round nothing is asked for that the frame has no
  // rounds for.
  if (places_look && places_look(FAVES_FRAME_LAID_OUT) && rounds.count < LAYOUT_ROUNDS - 1)
    faves_flush_before_layout(clock);
}

static void attach_clock(GtkWidget *toplevel, gpointer data) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(toplevel);
  // Realised again, a window may have the same clock.
  g_signal_handlers_disconnect_by_func(clock, frame_begins, NULL);
  g_signal_handlers_disconnect_by_func(clock, after_update, NULL);
  g_signal_handlers_disconnect_by_func(clock, before_layout, NULL);
  g_signal_handlers_disconnect_by_func(clock, after_layout, NULL);
  // What events wrote; what the frame's tick callbacks wrote; what is left before anything is laid out.
  g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
  g_signal_connect_after(clock, "update", G_CALLBACK(after_update), NULL);
  g_signal_connect(clock, "layout", G_CALLBACK(before_layout), NULL);
  g_signal_connect_after(clock, "layout", G_CALLBACK(after_layout), NULL);
  faves_first_frame_follow(clock);
}

void faves_flush_attach(GtkWidget *toplevel) {
  g_signal_handlers_disconnect_by_func(toplevel, attach_clock, NULL);
  g_signal_connect(toplevel, "realize", G_CALLBACK(attach_clock), NULL);
  if (gtk_widget_get_realized(toplevel)) attach_clock(toplevel, NULL);
}

// Counting.

static GPollFunc plain_poll;

static int counting_poll(GPollFD *fds, guint n, int timeout) {
  int result = plain_poll(fds, n, timeout);
  if (timeout != 0) counts.wakeups++;
  return result;
}

void faves_loop_count_wakeups(void) {
  if (plain_poll) return;
  plain_poll = g_main_context_get_poll_func(NULL);
  g_main_context_set_poll_func(NULL, counting_poll);
}

FavesLoopCounts faves_loop_counts(void) { return counts; }

int faves_loop_drain(void) {
  int turns = 0;
  while (g_main_context_iteration(NULL, FALSE)) turns++;
  return turns;
}

static gboolean stop(gpointer is_over) {
  *(gboolean *)is_over = TRUE;
  return G_SOURCE_REMOVE;
}

// To quit a GMainLoop wakes the next wait, which would be counted as somebody's.
void faves_loop_run_for(int milliseconds) {
  gboolean is_over = FALSE;
  g_timeout_add((guint)MAX(0, milliseconds), stop, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}
