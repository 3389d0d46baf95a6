#include "check.h"

// The box and the stack around what a window holds ask for, place and draw what GTK's own do.

static int drawn;

static gboolean count_drawn(GtkWidget *widget, cairo_t *cr, gpointer data) {
  drawn++;
  return FALSE;
}

/// A paragraph, whose height follows its width.
static GtkWidget *paragraph(void) {
  GtkWidget *label = gtk_label_new("Some words that take more than one line where there is little room for them");
  gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
  gtk_widget_set_vexpand(label, TRUE);
  gtk_widget_set_margin_start(label, 7);
  gtk_widget_show(label);
  return label;
}

static void check_same(GtkWidget *plain, GtkWidget *gtk, const char *what) {
  int ours[2], theirs[2];
  gtk_widget_get_preferred_width(plain, &ours[0], &ours[1]);
  gtk_widget_get_preferred_width(gtk, &theirs[0], &theirs[1]);
  CHECK(ours[0] == theirs[0] && ours[1] == theirs[1], what);
  gtk_widget_get_preferred_height(plain, &ours[0], &ours[1]);
  gtk_widget_get_preferred_height(gtk, &theirs[0], &theirs[1]);
  CHECK(ours[0] == theirs[0] && ours[1] == theirs[1], what);
  for (int width = ours[0]; width < 600; width += 60) {
    gtk_widget_get_preferred_height_for_width(plain, MAX(width, 120), &ours[0], &ours[1]);
    gtk_widget_get_preferred_height_for_width(gtk, MAX(width, 120), &theirs[0], &theirs[1]);
    CHECK(ours[0] == theirs[0] && ours[1] == theirs[1], what);
  }
  gtk_widget_get_preferred_width_for_height(plain, 300, &ours[0], &ours[1]);
  gtk_widget_get_preferred_width_for_height(gtk, 300, &theirs[0], &theirs[1]);
  CHECK(ours[0] == theirs[0] && ours[1] == theirs[1], what);
  CHECK_INT(gtk_widget_get_request_mode(plain), gtk_widget_get_request_mode(gtk), what);
}

static void fill(GtkWidget *container) {
  gtk_container_add(GTK_CONTAINER(container), paragraph());
  gtk_widget_show(container);
}

static void boxes(void) {
  GtkWidget *plain = faves_plain_box_new(), *gtk = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  fill(plain);
  fill(gtk);
  // Before both are in windows they have no styles from those.
  GtkWidget *windows[] = {show_in_window(plain), show_in_window(gtk)};
  check_same(plain, gtk, "a box asks for what its one child asks for");
  GtkWidget *content = g_list_nth_data(gtk_container_get_children(GTK_CONTAINER(plain)), 0);
  GdkRectangle before = place_of(content), box = place_of(plain);
  CHECK(before.height == box.height && before.x == box.x + 7, "which fills it, but for its margin");
  g_signal_connect(content, "draw", G_CALLBACK(count_drawn), NULL);
  gtk_widget_queue_draw(plain);
  settle();
  CHECK_INT(drawn, 1, "and is drawn");
  GtkWidget *bars[] = {block(50, 30), block(50, 30)};
  gtk_container_add(GTK_CONTAINER(plain), bars[0]);
  gtk_box_reorder_child(GTK_BOX(plain), bars[0], 0);
  gtk_container_add(GTK_CONTAINER(gtk), bars[1]);
  gtk_box_reorder_child(GTK_BOX(gtk), bars[1], 0);
  settle();
  check_same(plain, gtk, "of several what a box asks for");
  CHECK(place_of(bars[0]).y == place_of(plain).y && place_of(content).y == place_of(plain).y + 30, "one under the other");
  gtk_widget_hide(bars[0]);
  settle();
  CHECK(place_of(content).y == place_of(plain).y && place_of(content).height == place_of(plain).height, "what is hidden takes nothing");
  gtk_widget_set_vexpand(content, FALSE);
  gtk_widget_hide(bars[1]);
  gtk_widget_set_vexpand(g_list_nth_data(gtk_container_get_children(GTK_CONTAINER(gtk)), 1), FALSE);
  settle();
  CHECK_INT(place_of(content).height, height_for(content, place_of(plain).width), "one that does not fill keeps its height");
  for (int i = 0; i < 2; i++) gtk_widget_destroy(windows[i]);
}

static void stacks(void) {
  GtkWidget *plain = faves_plain_stack_new(), *gtk = gtk_stack_new();
  gtk_stack_set_hhomogeneous(GTK_STACK(gtk), FALSE);
  gtk_stack_set_vhomogeneous(GTK_STACK(gtk), FALSE);
  fill(plain);
  fill(gtk);
  GtkWidget *windows[] = {show_in_window(plain), show_in_window(gtk)};
  check_same(plain, gtk, "a stack asks for what is seen in it");
  GtkWidget *content = gtk_stack_get_visible_child(GTK_STACK(plain));
  CHECK(content && place_of(content).height == place_of(plain).height, "which fills it");
  drawn = 0;
  g_signal_connect(content, "draw", G_CALLBACK(count_drawn), NULL);
  gtk_widget_queue_draw(plain);
  settle();
  CHECK_INT(drawn, 1, "and is drawn");
  GtkWidget *cover = block(300, 200);
  gtk_container_add(GTK_CONTAINER(plain), cover);
  gtk_stack_set_transition_type(GTK_STACK(plain), GTK_STACK_TRANSITION_TYPE_OVER_UP);
  gtk_stack_set_transition_duration(GTK_STACK(plain), 50);
  gtk_stack_set_visible_child(GTK_STACK(plain), cover);
  gboolean slid = gtk_stack_get_transition_running(GTK_STACK(plain));
  for (int i = 0; i < 100 && gtk_stack_get_transition_running(GTK_STACK(plain)); i++) {
    g_usleep(2000);
    settle();
  }
  CHECK(slid && !gtk_stack_get_transition_running(GTK_STACK(plain)), "another slides over it");
  CHECK(gtk_widget_get_mapped(cover) && !gtk_widget_get_mapped(content), "and is what is seen then");
  int min, ideal;
  gtk_widget_get_preferred_height(plain, &min, &ideal);
  CHECK_INT(ideal, 200, "and asked for");
  for (int i = 0; i < 2; i++) gtk_widget_destroy(windows[i]);
}

/// A container with a paragraph in it, in a window, whose style has room around what it holds.
static GtkWidget *padded(GtkWidget *container) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "* { padding: 10px; }", -1, NULL);
  gtk_style_context_add_provider(gtk_widget_get_style_context(container), GTK_STYLE_PROVIDER(provider), 900);
  g_object_unref(provider);
  fill(container);
  show_in_window(container);
  return container;
}

static int more_than_content(GtkWidget *container) {
  int own, of_content;
  gtk_widget_get_preferred_width(container, &own, NULL);
  gtk_widget_get_preferred_width(g_list_nth_data(gtk_container_get_children(GTK_CONTAINER(container)), 0), &of_content, NULL);
  return own - of_content;
}

/// That they do not look at their style, which is what takes time, is seen by what they do not do.
static void styles(void) {
  GtkWidget *containers[] = {gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_stack_new(), faves_plain_box_new(),
                             faves_plain_stack_new()};
  for (int i = 0; i < 4; i++) padded(containers[i]);
  CHECK(more_than_content(containers[0]) == 20 && more_than_content(containers[1]) == 20, "GTK's look at their style");
  CHECK_INT(more_than_content(containers[2]), 0, "a plain box does not");
  CHECK_INT(more_than_content(containers[3]), 0, "nor does a plain stack");
  for (int i = 0; i < 4; i++) gtk_widget_destroy(gtk_widget_get_toplevel(containers[i]));
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  boxes();
  stacks();
  styles();
  CHECK_INT(warnings, 0, "without a warning");
  return finish();
}
