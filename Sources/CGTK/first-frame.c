#include "include/CGTK.h"

// What the first frame of a program does not need comes after it: nobody waits for it, and everybody for the frame.

static gboolean drawn;
/// Sources that come to the loop with the first frame, the last one first.
static GSList *waiting;

static void attach(gpointer source, gpointer data) {
  g_source_attach(source, NULL);
  g_source_unref(source);
}

static void frame_drawn(GdkFrameClock *clock, gpointer data) {
  g_signal_handlers_disconnect_by_func(clock, frame_drawn, NULL);
  drawn = TRUE;
  GSList *due = g_slist_reverse(waiting);
  waiting = NULL;
  g_slist_foreach(due, attach, NULL);
  g_slist_free(due);
}

void faves_first_frame_follow(GdkFrameClock *clock) {
  if (drawn) return;
  // A window that is realised again may have the same clock.
  g_signal_handlers_disconnect_by_func(clock, frame_drawn, NULL);
  g_signal_connect_after(clock, "paint", G_CALLBACK(frame_drawn), NULL);
}

void faves_first_frame_then(GSourceFunc perform, gpointer data, GDestroyNotify over) {
  GSource *source = g_idle_source_new();
  g_source_set_priority(source, G_PRIORITY_LOW);
  g_source_set_callback(source, perform, data, over);
  if (drawn)
    attach(source, NULL);
  else
    waiting = g_slist_prepend(waiting, source);
}
