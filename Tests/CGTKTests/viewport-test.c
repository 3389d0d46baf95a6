#include "check.h"

// What of a long content is drawn anew as it gets longer or shorter.

// So many that those out of sight are asleep.
#define ROWS 400
#define HIGH 20

static int drawn;

static gboolean count_drawn(GtkWidget *viewport, cairo_t *cr, gpointer data) {
  GdkRectangle part;
  // Beside the rows the bar is drawn, which has another length.
  if (gdk_cairo_get_clip_rectangle(cr, &part) && part.x < 200) drawn++;
  return FALSE;
}

/// Each row in a grey that none near it has.
static int grey_of(int number) { return 50 + number % 200; }

static gboolean paint(GtkWidget *row, cairo_t *cr, gpointer number) {
  double grey = grey_of(GPOINTER_TO_INT(number)) / 255.0;
  cairo_set_source_rgb(cr, grey, grey, grey);
  cairo_paint(cr);
  return FALSE;
}

static GtkWidget *rows[ROWS + 1], *stack;

static void insert(int number, GtkWidget *after) {
  rows[number] = block(200, HIGH);
  g_signal_connect(rows[number], "draw", G_CALLBACK(paint), GINT_TO_POINTER(number));
  faves_stack_insert(stack, &rows[number], 1, after);
}

static int grey_at(GtkWidget *window, int y) {
  GdkPixbuf *picture = gdk_pixbuf_get_from_window(gtk_widget_get_window(window), 50, y, 1, 1);
  int grey = gdk_pixbuf_get_pixels(picture)[0];
  g_object_unref(picture);
  return grey;
}

/// How often the content is drawn until all is as it will be.
static int draws(void) {
  drawn = 0;
  settle();
  return drawn;
}

static void take(int number) { faves_stack_remove(stack, rows[number]); }

int main(int argc, char **argv) {
  start(&argc, &argv);
  GtkWidget *scrolled = faves_scrolled_new(), *viewport = faves_viewport_new();
  stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  for (int i = 0; i < ROWS; i++) insert(i, i ? rows[i - 1] : NULL);
  gtk_container_add(GTK_CONTAINER(viewport), stack);
  gtk_container_add(GTK_CONTAINER(scrolled), viewport);
  g_signal_connect(viewport, "draw", G_CALLBACK(count_drawn), NULL);
  GtkWidget *window = show_in_window(scrolled);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GdkWindow *content = gtk_viewport_get_bin_window(GTK_VIEWPORT(viewport));
  settle();

  take(ROWS - 1);
  CHECK_INT(draws(), 0, "a row that goes far below has nothing drawn");
  CHECK_INT(gtk_adjustment_get_upper(adjustment), (ROWS - 1) * HIGH, "what can be scrolled is shorter");
  CHECK_INT(gdk_window_get_height(content), (ROWS - 1) * HIGH, "as the window of the content is");
  insert(ROWS - 1, rows[ROWS - 2]);
  CHECK_INT(draws(), 0, "nor has one that comes there");
  CHECK_INT(gdk_window_get_height(content), ROWS * HIGH, "and the content is longer");

  gtk_adjustment_set_value(adjustment, 10000);
  settle();
  CHECK_INT(grey_at(window, 295), grey_of(ROWS - 1), "it is seen once one looks there");
  take(ROWS - 1);
  CHECK(draws() > 0, "one that goes in sight has all of it drawn");
  CHECK_INT(grey_at(window, 295), grey_of(ROWS - 2), "the one above is the last");
  take(0);
  settle();
  CHECK_INT(grey_at(window, 295), grey_of(ROWS - 2), "one that goes far above leaves the end where it is");

  gtk_adjustment_set_value(adjustment, 0);
  settle();
  CHECK_INT(grey_at(window, 5), grey_of(1), "at the top is what was second");
  take(2);
  CHECK(draws() > 0, "one that goes in sight, with more below than is seen, has those below drawn");
  CHECK_INT(grey_at(window, HIGH + 5), grey_of(3), "they have moved up");
  for (int i = 6; i < ROWS - 1; i++) take(i);
  settle();
  CHECK_INT(grey_at(window, 3 * HIGH + 5), grey_of(5), "of few the last is seen");
  CHECK(grey_at(window, 4 * HIGH + 5) != grey_of(6), "and nothing of those that were below it");
  CHECK_INT(warnings, 0, "without a warning");
  gtk_widget_destroy(window);
  return finish();
}
