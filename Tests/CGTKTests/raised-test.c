#include "check.h"

// What is seen in front gets what the pointer does, where children lie over each other.

/// Whether a button's window is in front of all others that are in one with it.
static gboolean is_in_front(GtkWidget *button) {
  GdkWindow *window = gtk_button_get_event_window(GTK_BUTTON(button));
  GList *windows = gdk_window_peek_children(gdk_window_get_parent(window));
  return windows && windows->data == window;
}

static GtkWidget *button_new(void) {
  GtkWidget *button = gtk_button_new();
  gtk_widget_set_size_request(button, 80, 60);
  gtk_widget_show(button);
  return button;
}

/// Three buttons, the last of which is in front.
static void check(GtkWidget *container, GtkWidget **buttons, const char *where) {
  GtkWidget *window = show_in_window(container);
  CHECK(is_in_front(buttons[2]), where);
  faves_layout_set_height(buttons[0], 1);
  settle();
  CHECK(is_in_front(buttons[0]), "one with more height is, with its window");
  faves_layout_set_height(buttons[1], 2);
  settle();
  CHECK(is_in_front(buttons[1]), "and one with still more before that");
  faves_layout_set_height(buttons[1], -1);
  settle();
  CHECK(is_in_front(buttons[0]), "but not with less");
  faves_layout_set_height(buttons[0], 0);
  faves_layout_set_height(buttons[1], 0);
  settle();
  CHECK(is_in_front(buttons[2]), "without heights each is in its place again");
  gtk_widget_destroy(window);
}

static void stack(void) {
  GtkWidget *buttons[3], *stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, -40, FAVES_ALIGN_CENTER);
  for (int i = 0; i < 3; i++) buttons[i] = button_new();
  faves_stack_insert(stack, buttons, 3, NULL);
  gtk_widget_show(stack);
  check(stack, buttons, "the last child of a stack is in front");
}

/// Of many children, those of a group stand in a window of its own.
static void groups(void) {
  GtkWidget *buttons[200], *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_CENTER);
  for (int i = 0; i < 200; i++) buttons[i] = button_new();
  faves_stack_insert(stack, buttons, 200, NULL);
  gtk_widget_show(stack);
  GtkWidget *window = show_in_window(stack);
  GdkWindow *first = gdk_window_get_parent(gtk_button_get_event_window(GTK_BUTTON(buttons[0])));
  CHECK(first != gtk_widget_get_window(stack), "these are in groups");
  faves_layout_set_height(buttons[0], 1);
  settle();
  CHECK(is_in_front(buttons[0]), "one with more height is in front of those of its group");
  gtk_widget_destroy(window);
}

static GtkWidget *arranged;

static void measure(GtkOrientation axis, int across, int *min, int *natural, void *data) { *min = *natural = 160; }

static void allocate(int width, int height, void *data) {
  GtkWidget **buttons = data;
  for (int i = 0; i < 3; i++) faves_arranged_place(arranged, buttons[i], 40 * i, 0, 80, 60);
}

static void grid(void) {
  GtkWidget *buttons[3];
  arranged = faves_arranged_new();
  faves_arranged_set_functions(arranged, measure, NULL, allocate, buttons);
  for (int i = 0; i < 3; i++) faves_arranged_insert(arranged, buttons[i] = button_new(), i ? buttons[i - 1] : NULL);
  gtk_widget_show(arranged);
  check(arranged, buttons, "the last child of a grid is in front");
}

static gboolean note(GtkWidget *widget, cairo_t *cr, gpointer order) {
  g_string_append(order, gtk_widget_get_name(widget));
  return FALSE;
}

/// A grid draws its children in the order of their heights, those that are as high in their own.
static void drawn_order(void) {
  GtkWidget *surfaces[3];
  GString *order = g_string_new(NULL);
  const char *names[] = {"a", "b", "c"};
  arranged = faves_arranged_new();
  faves_arranged_set_functions(arranged, measure, NULL, allocate, surfaces);
  for (int i = 0; i < 3; i++) {
    surfaces[i] = faves_surface_new();
    gtk_widget_set_name(surfaces[i], names[i]);
    gtk_widget_show(surfaces[i]);
    g_signal_connect(surfaces[i], "draw", G_CALLBACK(note), order);
    faves_arranged_insert(arranged, surfaces[i], i ? surfaces[i - 1] : NULL);
  }
  gtk_widget_show(arranged);
  GtkWidget *window = show_in_window(arranged);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 200, 200);
  cairo_t *cr = cairo_create(surface);
  const double heights[][3] = {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {1, 2, -1}};
  const char *orders[] = {"abc", "bca", "bac", "cab"};
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 3; j++) faves_layout_set_height(surfaces[j], heights[i][j]);
    settle();
    g_string_truncate(order, 0);
    gtk_widget_draw(arranged, cr);
    CHECK(!strcmp(order->str, orders[i]), "a grid draws from the lowest to the highest");
  }
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  gtk_widget_destroy(window);
  g_string_free(order, TRUE);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  stack();
  groups();
  grid();
  drawn_order();
  CHECK_INT(warnings, 0, "without a warning");
  return finish();
}
