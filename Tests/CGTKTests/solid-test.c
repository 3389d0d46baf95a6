#include "check.h"
#include "layers-private.h"

// What is filled and lies in front, and how often anybody looks where that is.

#define CENTER FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER

static GtkWidget *button_of(int width, int height) {
  GtkWidget *b = gtk_button_new();
  gtk_widget_set_size_request(b, width, height);
  gtk_widget_show(b);
  return b;
}

static GtkWidget *surface_of(int width, int height) {
  GtkWidget *surface = faves_surface_new();
  gtk_widget_set_size_request(surface, width, height);
  gtk_widget_show(surface);
  return surface;
}

static GtkWidget *layers_of(GtkWidget *below, GtkWidget *above) {
  GtkWidget *l = faves_layers_new();
  faves_layers_insert(l, below, NULL, CENTER);
  faves_layers_insert(l, above, below, CENTER);
  gtk_widget_show(l);
  return l;
}

/// The widget that the display says the pointer is on, at a place of one.
static GtkWidget *met_at(GtkWidget *window, GtkWidget *widget, int x, int y) {
  int left, top;
  run_frames();
  gdk_window_get_origin(gtk_widget_get_window(window), &left, &top);
  gtk_widget_translate_coordinates(widget, window, x, y, &x, &y);
  GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
  gdk_device_warp(pointer, gtk_widget_get_screen(window), left + x, top + y);
  gdk_display_sync(gdk_display_get_default());
  run_frames();
  GdkWindow *met = gdk_device_get_window_at_position(pointer, NULL, NULL);
  gpointer owner = NULL;
  if (met) gdk_window_get_user_data(met, &owner);
  return owner;
}

static void circle(cairo_t *context, double width, double height, void *data) {
  cairo_arc(context, width / 2, height / 2, MIN(width, height) / 2 - *(int *)data, 0, 2 * G_PI);
}

static void shapes(void) {
  GtkWidget *below = button_of(200, 200), *disc = surface_of(100, 100), *l = layers_of(below, disc);
  int inset = 0;
  GtkWidget *window = show_in_window(l);
  CHECK(met_at(window, disc, 50, 50) == below, "what is not filled is not met");
  faves_set_solid(disc, TRUE);
  CHECK(met_at(window, disc, 50, 50) != below && met_at(window, disc, 5, 5) != below, "what is filled is, all over");
  faves_set_solid_within(disc, circle, &inset, FALSE);
  CHECK(met_at(window, disc, 50, 50) != below && met_at(window, disc, 4, 50) != below, "and what is round in its shape");
  CHECK(met_at(window, disc, 5, 5) == below && met_at(window, disc, 95, 95) == below, "but not in its corners");
  inset = 40;
  faves_set_solid_within(disc, circle, &inset, FALSE);
  CHECK(met_at(window, disc, 50, 50) != below && met_at(window, disc, 4, 50) == below, "another shape counts at once");
  inset = 0;
  faves_set_solid_within(disc, circle, &inset, FALSE);
  gtk_widget_set_size_request(disc, 160, 160);
  CHECK(met_at(window, disc, 4, 80) != below && met_at(window, disc, 10, 10) == below, "it grows with what it is of");
  faves_set_pass_through(disc, TRUE);
  CHECK(met_at(window, disc, 80, 80) == below, "what lets the pointer through does so");
  faves_set_pass_through(disc, FALSE);
  CHECK(met_at(window, disc, 80, 80) != below, "and no more");
  faves_set_solid(disc, FALSE);
  CHECK(met_at(window, disc, 80, 80) == below, "nothing is met once it is not filled");
  gtk_widget_destroy(window);
}

/// What is filled in layers that lie in front in others, beside something else that is.
static void nested(void) {
  GtkWidget *behind = button_of(300, 250), *below = button_of(160, 160), *square = surface_of(60, 60), *bar = surface_of(300, 10);
  GtkWidget *inner = layers_of(below, square), *column[] = {bar, inner};
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_CENTER);
  faves_stack_insert(stack, column, 2, NULL);
  gtk_widget_show(stack);
  faves_set_solid(bar, TRUE);
  GtkWidget *window = show_in_window(layers_of(behind, stack));
  CHECK(met_at(window, bar, 30, 5) != behind, "what is filled in a layer is met");
  CHECK(met_at(window, square, 30, 30) == below, "what is not, in layers in that layer, is not");
  faves_set_solid(square, TRUE);
  CHECK(met_at(window, square, 30, 30) != below && met_at(window, square, 30, 30) != behind, "what is filled there is");
  CHECK(met_at(window, square, -10, 30) == below, "and beside it what is under it");
  gtk_widget_hide(below);
  CHECK(met_at(window, square, 30, 30) != behind, "also where nothing else is there");
  CHECK(met_at(window, square, -10, 30) == behind, "and beside it what is behind all");
  gtk_widget_destroy(window);
}

static void frames_that_only_draw(void) {
  GtkWidget *below = button_of(200, 200), *above = surface_of(100, 100), *l = layers_of(below, above);
  faves_set_solid(above, TRUE);
  GtkWidget *window = show_in_window(l);
  settle();
  unsigned before = faves_layers_looks();
  for (int i = 0; i < 5; i++) {
    gtk_widget_queue_draw(window);
    run_frames();
  }
  CHECK_INT(faves_layers_looks() - before, 0, "a frame in which nothing gets a place looks at nothing");
  gtk_widget_queue_resize(below);
  run_frames();
  CHECK_INT(faves_layers_looks() - before, 2, "one in which something does looks at each layer once");
  settle();
  before = faves_layers_looks();
  int inset = 0;
  faves_set_solid_within(above, circle, &inset, FALSE);
  run_frames();
  CHECK_INT(faves_layers_looks() - before, 2, "and so does one after which something is filled in another shape");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  shapes();
  nested();
  frames_that_only_draw();
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
