#include "check.h"
#include "label-private.h"

// Rows that nobody has seen have no styles, and are placed as if they had.

#define V GTK_ORIENTATION_VERTICAL
#define H GTK_ORIENTATION_HORIZONTAL
#define N 400
/// Of a row far from where the window is opened.
#define FAR (N - 40)

static GtkWidget *rows[N], *buttons[N], *stack, *scrolled, *window;
/// How often each button was told of a style.
static unsigned told[N];

static void on_style(GtkWidget *button, unsigned *count) { ++*count; }

static GtkWidget *titled_button(const char *title) {
  GtkWidget *button = faves_button_new();
  gtk_container_add(GTK_CONTAINER(button), text(title));
  faves_add_class(button, "text-button");
  gtk_widget_show(button);
  return button;
}

static const char *const titles[] = {"x", "Remove", "Mark as read", "", "日本", "a"};

static void make_rows(void) {
  stack = faves_stack_new(V, 2, FAVES_ALIGN_START);
  for (int i = 0; i < N; i++) {
    rows[i] = faves_stack_new(H, 8, FAVES_ALIGN_CENTER);
    buttons[i] = titled_button(titles[i % G_N_ELEMENTS(titles)]);
    if (i % 7 == 3) faves_add_class(buttons[i], "flat");
    told[i] = 0;
    g_signal_connect(buttons[i], "style-updated", G_CALLBACK(on_style), &told[i]);
    GtkWidget *in_row[] = {text("Row"), buttons[i]};
    faves_stack_insert(rows[i], in_row, 2, NULL);
    gtk_widget_show(rows[i]);
  }
}

static void open_window(void) {
  make_rows();
  faves_stack_insert(stack, rows, N, NULL);
  scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), stack);
  window = show_in_window(scrolled);
}

static void scroll_to(int row) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  gtk_adjustment_set_value(adjustment, row * gtk_adjustment_get_upper(adjustment) / N);
}

static unsigned count_told(int from, int to) {
  unsigned count = 0;
  for (int i = from; i < to; i++) count += told[i] > 0;
  return count;
}

/// How many are measured as one like them, which has a style, rather than each for itself.
static unsigned count_alike(int from, int to) {
  unsigned count = 0;
  for (int i = from; i < to; i++) count += faves_label_is_lent(FAVES_LABEL(gtk_bin_get_child(GTK_BIN(buttons[i]))));
  return count;
}

static GtkAllocation allocation(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  return place;
}

static gboolean is_label_within(GtkWidget *button) {
  GtkAllocation around = allocation(button), place = allocation(gtk_bin_get_child(GTK_BIN(button)));
  return place.x > around.x && place.y > around.y && place.x + place.width < around.x + around.width &&
         place.y + place.height < around.y + around.height && place.height > 4;
}

static void in_sight_and_out_of_it(void) {
  open_window();
  CHECK(told[0] && told[9], "those in sight have styles");
  CHECK_INT(count_told(200, N), 0, "those far from it have none");
  CHECK_INT(count_alike(0, 9), 0, "buttons in sight are measured each for itself");
  CHECK_INT(count_alike(200, N), N - 200, "those out of it as one like them, whatever their letters and classes");
  int height = allocation(stack).height;
  GtkAllocation before[N];
  for (int i = 0; i < N; i++) before[i] = allocation(buttons[i]);
  scroll_to(FAR);
  run_frames();
  CHECK(told[FAR] && told[FAR + 5], "they have as they are seen");
  gboolean within = TRUE;
  for (int i = FAR; i < FAR + 6; i++) within = within && (i % 6 == 3 || is_label_within(buttons[i]));
  CHECK(within, "and each text is in its button");
  // All of them.
  for (int i = 0; i < N; i += 6) {
    scroll_to(i);
    run_frames();
  }
  CHECK_INT(count_told(0, N), N, "all that were seen");
  int moved = 0;
  for (int i = 0; i < N; i++) {
    GtkAllocation after = allocation(buttons[i]);
    moved += memcmp(&before[i], &after, sizeof after) != 0;
  }
  CHECK_INT(moved, 0, "none has another place or size than it had without a style");
  CHECK_INT(allocation(stack).height, height, "nor has the stack");
  gtk_widget_destroy(window);
}

#define WIDTH 200
#define HEIGHT 280

/// Draws what the scroll view does in a frame into the next of the pictures as well, before that is shown.
static gboolean draw_picture(GtkWidget *widget, cairo_t *shown_in, cairo_surface_t **pictures) {
  int next = pictures[0] ? 1 : 0;
  if (pictures[next]) return FALSE;
  pictures[next] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(pictures[next]);
  GTK_WIDGET_GET_CLASS(widget)->draw(widget, cr);
  cairo_destroy(cr);
  cairo_surface_flush(pictures[next]);
  return FALSE;
}

/// What the first frame shows of rows that come into sight is what a later one does.
static void drawn_at_once(void) {
  open_window();
  cairo_surface_t *pictures[2] = {NULL, NULL};
  // What the window keeps in reserve around a scroll view is drawn at the first frame.
  scroll_to(N / 2);
  gulong drawing = g_signal_connect(scrolled, "draw", G_CALLBACK(draw_picture), pictures);
  gtk_widget_queue_draw(scrolled);
  run_frames();
  // Until nothing is on its way.
  faves_loop_run_for(600);
  gtk_widget_queue_draw(scrolled);
  run_frames();
  g_signal_handler_disconnect(scrolled, drawing);
  CHECK(pictures[1] != NULL, "two frames were drawn");
  int most = 0;
  for (int i = 0; pictures[1] && i < WIDTH * HEIGHT * 4; i++)
    most = MAX(most, ABS(cairo_image_surface_get_data(pictures[0])[i] - cairo_image_surface_get_data(pictures[1])[i]));
  CHECK(most <= 8, "they look as they will");
  for (int i = 0; i < 2; i++) g_clear_pointer(&pictures[i], cairo_surface_destroy);
  gtk_widget_destroy(window);
}

static void another_font(void) {
  open_window();
  int height = allocation(stack).height;
  char *font;
  g_object_get(gtk_settings_get_default(), "gtk-font-name", &font, NULL);
  g_object_set(gtk_settings_get_default(), "gtk-font-name", "Sans 30", NULL);
  // Themes have letters grow.
  faves_loop_run_for(400);
  settle();
  CHECK(allocation(stack).height > height * 3 / 2, "larger letters are known of in rows out of sight");
  CHECK_INT(allocation(buttons[N - 1]).height, allocation(buttons[9]).height, "which are as high as those in sight");
  g_object_set(gtk_settings_get_default(), "gtk-font-name", font, NULL);
  g_free(font);
  settle();
  CHECK_INT(allocation(stack).height, height, "and smaller ones");
  gtk_widget_destroy(window);
}

/// Of the stack alone, which passes it on.
static void another_font_of_the_stack(void) {
  void *sheet = faves_css_load(".styles-test-letters { font-size: 40px; }", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  open_window();
  GtkAllocation before = allocation(buttons[N - 1]);
  faves_add_class(stack, "styles-test-letters");
  // Themes have letters grow.
  faves_loop_run_for(400);
  settle();
  CHECK(allocation(buttons[N - 1]).height > before.height, "letters of the stack are known of in rows out of sight");
  GtkWidget *row = rows[1], *last = rows[N - 1];
  CHECK_INT(allocation(row).height, allocation(last).height, "which are as high as those in sight");
  GtkWidget *added = faves_stack_new(H, 8, FAVES_ALIGN_CENTER), *button = titled_button("x");
  faves_stack_insert(added, &button, 1, NULL);
  gtk_widget_show(added);
  faves_stack_insert(stack, &added, 1, rows[N - 30]);
  settle();
  CHECK_INT(allocation(button).height, allocation(buttons[0]).height, "as are those that come");
  faves_remove_class(stack, "styles-test-letters");
  faves_loop_run_for(400);
  settle();
  CHECK_INT(allocation(buttons[N - 1]).height, before.height, "and smaller ones");
  gtk_widget_destroy(window);
  faves_css_unload(sheet);
}

static void a_class_that_comes(void) {
  void *sheet = faves_css_load(".styles-test-large { min-height: 90px; }", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  open_window();
  int height = allocation(buttons[N - 1]).height;
  faves_add_class(buttons[N - 1], "styles-test-large");
  // Themes have it grow.
  faves_loop_run_for(400);
  settle();
  CHECK(allocation(buttons[N - 1]).height >= 90, "a class that comes to a row out of sight makes it larger");
  CHECK_INT(count_told(100, 200), 0, "those far from that one have no styles yet");
  faves_remove_class(buttons[N - 1], "styles-test-large");
  faves_loop_run_for(400);
  settle();
  CHECK_INT(allocation(buttons[N - 1]).height, height, "and smaller as it goes");
  gtk_widget_destroy(window);
  faves_css_unload(sheet);
}

/// A button whose text changes while nobody sees it.
static void another_text(void) {
  open_window();
  GtkWidget *label = gtk_bin_get_child(GTK_BIN(buttons[FAR]));
  faves_label_set_text(label, "A longer one");
  settle();
  int width = allocation(buttons[FAR]).width;
  CHECK(width > 2 * allocation(buttons[0]).width, "another text is known of");
  PangoAttrList *looks = pango_attr_list_new();
  pango_attr_list_insert(looks, pango_attr_scale_new(2));
  gtk_label_set_attributes(GTK_LABEL(label), looks);
  pango_attr_list_unref(looks);
  settle();
  CHECK(allocation(buttons[FAR]).width > width * 3 / 2, "and larger letters");
  CHECK(allocation(buttons[FAR]).height > allocation(buttons[0]).height, "with their height");
  scroll_to(FAR);
  settle();
  CHECK(is_label_within(buttons[FAR]), "it is in its button");
  gtk_widget_destroy(window);
}

static void one_that_is_moved(void) {
  open_window();
  faves_stack_move(stack, rows[N - 1], rows[0]);
  settle();
  CHECK(told[N - 1], "a row that is moved into sight has a style");
  CHECK_INT(count_told(200, N - 1), 0, "those that it came from have none");
  CHECK(is_label_within(buttons[N - 1]), "its text is in its button");
  unsigned before = told[N - 1];
  gtk_widget_set_state_flags(buttons[N - 1], GTK_STATE_FLAG_PRELIGHT, FALSE);
  settle();
  CHECK(told[N - 1] > before, "it shows that the pointer is over it");
  scroll_to(N);
  settle();
  CHECK_INT(count_told(N - 8, N), 8, "the others have as they are seen");
  gtk_widget_destroy(window);
}

static void those_that_go(void) {
  open_window();
  faves_stack_move(stack, rows[N - 1], rows[0]);
  settle();
  GtkWidget *row = g_object_ref(rows[N - 5]);
  faves_stack_remove(stack, row);
  GtkWidget *other = show_in_window(row);
  CHECK(told[N - 5], "a row that goes elsewhere has a style there");
  CHECK(is_label_within(buttons[N - 5]), "and its text is in its button");
  g_object_unref(row);
  gtk_widget_destroy(other);
  shown = window;
  row = g_object_ref(rows[N - 100]);
  faves_stack_remove(stack, row);
  other = show_in_window(row);
  CHECK(told[N - 100] && is_label_within(buttons[N - 100]), "as one has that nobody in its group was seen of");
  g_object_unref(row);
  gtk_widget_destroy(other);
  shown = window;
  gtk_widget_destroy(window);
}

/// A button that is in a group of its own right inside a row is not one like those beside it.
static void those_that_differ(void) {
  open_window();
  GtkWidget *added[] = {titled_button("Remove"), titled_button("Remove")};
  faves_add_class(added[1], "flat");
  GtkWidget *image = gtk_image_new_from_icon_name("edit-delete-symbolic", GTK_ICON_SIZE_DIALOG), *pictured = faves_button_new();
  gtk_widget_show(image);
  gtk_container_add(GTK_CONTAINER(pictured), image);
  gtk_widget_show(pictured);
  faves_stack_insert(stack, added, 2, rows[300]);
  faves_stack_insert(stack, &pictured, 1, added[1]);
  settle();
  int heights[] = {allocation(added[0]).height, allocation(pictured).height};
  int widths[] = {allocation(added[0]).width, allocation(pictured).width};
  scroll_to(300);
  settle();
  CHECK_INT(allocation(added[0]).height, heights[0], "a button that is a row itself has its height");
  CHECK_INT(allocation(added[0]).width, widths[0], "and width");
  CHECK_INT(allocation(pictured).height, heights[1], "one with a picture has its height");
  CHECK_INT(allocation(pictured).width, widths[1], "and its width");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  in_sight_and_out_of_it();
  drawn_at_once();
  another_font();
  another_font_of_the_stack();
  a_class_that_comes();
  another_text();
  one_that_is_moved();
  those_that_go();
  those_that_differ();
  CHECK_INT(warnings, 0, "nothing was warned of");
  return finish();
}
