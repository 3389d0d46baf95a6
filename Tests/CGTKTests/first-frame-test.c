#include "check.h"

static int done, over, frames;
static int frames_when_done;

static gboolean perform(gpointer data) {
  done++;
  frames_when_done = frames;
  return G_SOURCE_REMOVE;
}
static void ended(gpointer data) { over++; }
static gboolean drawn(GtkWidget *w, cairo_t *cr, gpointer data) {
  frames++;
  return FALSE;
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  faves_first_frame_then(perform, &done, ended);
  faves_first_frame_then(perform, &done, ended);
  faves_loop_run_for(100);
  CHECK_INT(done, 0, "a program that shows nothing yet and has nothing to do does not do what comes after its first frame");

  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  g_signal_connect_after(window, "draw", G_CALLBACK(drawn), NULL);
  faves_flush_attach(window);
  gtk_widget_realize(window);
  faves_loop_run_for(50);
  CHECK_INT(done, 0, "nor does one whose window is made and not shown");
  // Realised again, and followed twice.
  faves_flush_attach(window);
  gtk_widget_show_all(window);
  for (int turn = 0; turn < 100 && done < 2; turn++) faves_loop_run_for(20);
  CHECK_INT(done, 2, "all of it is done once a frame is drawn");
  CHECK(frames_when_done > 0, "after that frame");
  CHECK_INT(over, 2, "and what it was done with is let go");

  faves_first_frame_then(perform, &done, ended);
  CHECK_INT(done, 2, "later it is not done at once either");
  faves_loop_drain();
  CHECK_INT(done, 3, "but when nothing else is to be done");
  CHECK_INT(over, 3, "once");
  gtk_widget_destroy(window);
  return finish();
}
