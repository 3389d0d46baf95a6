#include "check.h"

// FavesButton: drawn from its picture it looks as GtkButton does, in every state, and never as it was before.

#define WIDTH 160
#define HEIGHT 60
/// What is mixed twice, into the picture and onto what is behind, is rounded twice.
#define ROUNDING 4

/// What the window shows of a widget and some pixels around it, as pixels.
static cairo_surface_t *look(GtkWidget *widget) {
  int x, y;
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  gtk_widget_translate_coordinates(widget, window, -8, -8, &x, &y);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, -x, -y);
  gtk_widget_draw(window, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

/// The greatest difference of a colour between the two as they are drawn now.
static int difference(GtkWidget *one, GtkWidget *other) {
  cairo_surface_t *a = look(one), *b = look(other);
  const unsigned char *ours = cairo_image_surface_get_data(a), *theirs = cairo_image_surface_get_data(b);
  int most = 0;
  for (int i = 0; i < WIDTH * HEIGHT * 4; i++) most = MAX(most, ABS(ours[i] - theirs[i]));
  cairo_surface_destroy(a);
  cairo_surface_destroy(b);
  return most;
}

/// Draws a button until it has a picture, if it ever gets one.
static void draw_again(GtkWidget *button) {
  for (int i = 0; i < 3; i++) cairo_surface_destroy(look(button));
}

static GtkWidget *ours, *theirs;

/// Both are drawn alike, the first from its picture.
static void compare(const char *what) {
  settle();
  draw_again(ours);
  char text[160];
  g_snprintf(text, sizeof text, "it looks as GTK's does: %s", what);
  CHECK(difference(ours, theirs) <= ROUNDING, text);
}

static void set_class(const char *name, gboolean on) {
  GtkWidget *both[] = {ours, theirs};
  for (int i = 0; i < 2; i++) {
    GtkStyleContext *style = gtk_widget_get_style_context(both[i]);
    (on ? gtk_style_context_add_class : gtk_style_context_remove_class)(style, name);
  }
}

static void set_state(GtkStateFlags flag, gboolean on) {
  GtkWidget *both[] = {ours, theirs};
  for (int i = 0; i < 2; i++)
    (on ? gtk_widget_set_state_flags(both[i], flag, FALSE) : gtk_widget_unset_state_flags(both[i], flag));
}

/// Whether the buttons are around labels of ours, which are in the picture, or of GTK's, which are not.
static gboolean holds_ours;

static GtkWidget *filled(GtkWidget *button) {
  gtk_container_add(GTK_CONTAINER(button), holds_ours ? faves_label_new("Press") : gtk_label_new("Press"));
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  return button;
}

/// What changes beside a button has a strip of it drawn anew, for which no picture is made.
static void check_slivers(void) {
  for (int i = 0; i < 12; i++) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(surface);
    cairo_rectangle(cr, 0, 0, WIDTH, 6);
    cairo_clip(cr);
    gtk_widget_draw(ours, cr);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
  }
  CHECK_INT(faves_buttons_with_pictures(), 0, "one of which a strip is drawn gets no picture");
}

static void check_looks(void) {
  compare("at rest");
  CHECK_INT(faves_buttons_with_pictures(), 1, "drawn again it has a picture, and GTK's own has none");

  struct {
    GtkStateFlags flag;
    const char *what;
  } states[] = {{GTK_STATE_FLAG_PRELIGHT, "under the pointer"}, {GTK_STATE_FLAG_ACTIVE, "pressed"},
                {GTK_STATE_FLAG_INSENSITIVE, "insensitive"}, {GTK_STATE_FLAG_BACKDROP, "in a window behind others"},
                {GTK_STATE_FLAG_FOCUSED, "with the focus"}};
  for (unsigned i = 0; i < G_N_ELEMENTS(states); i++) {
    set_state(states[i].flag, TRUE);
    compare(states[i].what);
    set_state(states[i].flag, FALSE);
  }
  compare("at rest again");
  const char *classes[] = {"suggested-action", "destructive-action", "flat", "circular", "test-odd"};
  for (unsigned i = 0; i < G_N_ELEMENTS(classes); i++) {
    set_class(classes[i], TRUE);
    compare(classes[i]);
    set_class(classes[i], FALSE);
  }
  compare("in its usual style again");
}

static void check_changes(void) {
  gtk_label_set_text(GTK_LABEL(gtk_bin_get_child(GTK_BIN(ours))), "Held");
  gtk_label_set_text(GTK_LABEL(gtk_bin_get_child(GTK_BIN(theirs))), "Held");
  compare("with another label");
  gtk_widget_set_size_request(ours, 120, 40);
  gtk_widget_set_size_request(theirs, 120, 40);
  compare("larger");
  gtk_widget_set_opacity(ours, 0.5);
  gtk_widget_set_opacity(theirs, 0.5);
  compare("half transparent");
  gtk_widget_set_opacity(ours, 1);
  gtk_widget_set_opacity(theirs, 1);
  gtk_widget_set_direction(ours, GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction(theirs, GTK_TEXT_DIR_RTL);
  compare("from right to left");
  // At the first drawing after a change of the style nothing of the old is left.
  draw_again(ours);
  set_class("test-red", TRUE);
  settle();
  CHECK(difference(ours, theirs) <= ROUNDING, "a style that has changed is seen at once");
  set_class("test-red", FALSE);
}

/// A colour that changes by and by is drawn as it is at each moment, and lastly as it stays.
static void check_transition(void) {
  set_class("test-slow", TRUE);
  settle();
  draw_again(ours);
  set_state(GTK_STATE_FLAG_PRELIGHT, TRUE);
  // Both begin to change in one frame. Where drawing had to find out their styles, each would begin when it is drawn.
  run_frames();
  int worst = 0;
  GHashTable *seen = g_hash_table_new(g_direct_hash, g_direct_equal);
  for (gint64 end = g_get_monotonic_time() + 600000; g_get_monotonic_time() < end;) {
    while (g_main_context_iteration(NULL, FALSE)) {}
    g_usleep(5000);
    draw_again(ours);
    worst = MAX(worst, difference(ours, theirs));
    cairo_surface_t *now = look(ours);
    guint32 *pixel = (guint32 *)cairo_image_surface_get_data(now) + 16 * WIDTH + 16;
    g_hash_table_add(seen, GUINT_TO_POINTER(*pixel));
    cairo_surface_destroy(now);
  }
  CHECK(worst <= ROUNDING, "while its colour changes it looks as GTK's does");
  CHECK(g_hash_table_size(seen) > 4, "and many colours are seen");
  CHECK(difference(ours, theirs) <= ROUNDING, "and at the end");
  g_hash_table_destroy(seen);
  set_state(GTK_STATE_FLAG_PRELIGHT, FALSE);
  set_class("test-slow", FALSE);
}

/// Draws all of a widget, in sight or not.
static void draw_whole(GtkWidget *widget) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width_of(widget), height_of(widget));
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(widget, cr);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

static void check_limit(GtkWidget *box) {
  GtkWidget *many[150];
  for (int i = 0; i < 150; i++) {
    many[i] = filled(faves_button_new());
    gtk_container_add(GTK_CONTAINER(box), many[i]);
  }
  gtk_widget_show_all(box);
  settle();
  for (int i = 0; i < 3; i++) draw_whole(box);
  CHECK(faves_buttons_with_pictures() > 100, "of many, many have pictures");
  CHECK(faves_buttons_with_pictures() <= 128, "and no more than there are to be");
  unsigned before = faves_buttons_with_pictures();
  gtk_widget_hide(many[149]);
  CHECK_INT(faves_buttons_with_pictures(), before - 1, "out of sight it has none");
  for (int i = 0; i < 150; i++) gtk_widget_destroy(many[i]);
  CHECK(faves_buttons_with_pictures() <= 1, "nor when it has gone");
}

static GtkWidget *label_in(GtkWidget *button) { return gtk_bin_get_child(GTK_BIN(button)); }

static gboolean count_drawing(GtkWidget *label, cairo_t *cr, gpointer count) {
  ++*(int *)count;
  return FALSE;
}

/// A label of ours is in the picture, and not drawn again with it.
static void check_label_pictured(void) {
  int count = 0;
  compare("before its label is counted");
  gulong handler = g_signal_connect(label_in(ours), "draw", G_CALLBACK(count_drawing), &count);
  draw_again(ours);
  CHECK_INT(count, holds_ours ? 0 : 3, holds_ours ? "a label of ours is in the picture" : "GTK's is drawn each time");
  g_signal_handler_disconnect(label_in(ours), handler);
}

/// Whatever changes of the label is seen, also what nobody asked to draw as it was hidden.
static void check_label(void) {
  GtkWidget *both[] = {label_in(ours), label_in(theirs)};
  PangoAttrList *looks = pango_attr_list_new();
  pango_attr_list_insert(looks, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE));
  for (int i = 0; i < 2; i++) gtk_label_set_attributes(GTK_LABEL(both[i]), looks);
  pango_attr_list_unref(looks);
  compare("with a line under its label");
  for (int i = 0; i < 2; i++) gtk_widget_set_opacity(both[i], 0.4);
  compare("with a pale label");
  for (int i = 0; i < 2; i++) {
    gtk_widget_set_opacity(both[i], 1);
    gtk_label_set_xalign(GTK_LABEL(both[i]), 1);
  }
  compare("with its label at the other end");
  for (int i = 0; i < 2; i++) gtk_style_context_add_class(gtk_widget_get_style_context(both[i]), "test-word");
  compare("with a label in another colour");
  for (int i = 0; i < 2; i++) gtk_widget_hide(both[i]);
  compare("without its label");
  for (int i = 0; i < 2; i++) {
    gtk_label_set_text(GTK_LABEL(both[i]), "Hidden");
    gtk_widget_show(both[i]);
  }
  compare("with a label that has changed meanwhile");
  gtk_label_set_text(GTK_LABEL(both[0]), "Last");
  gtk_label_set_text(GTK_LABEL(both[1]), "Last");
  settle();
  CHECK(difference(ours, theirs) <= ROUNDING, "another text is seen at once");
}

static void check_all(gboolean with_ours) {
  holds_ours = with_ours;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 20);
  gtk_container_set_border_width(GTK_CONTAINER(box), 20);
  ours = filled(faves_button_new());
  theirs = filled(gtk_button_new());
  gtk_container_add(GTK_CONTAINER(box), ours);
  gtk_container_add(GTK_CONTAINER(box), theirs);
  GtkWidget *window = show_in_window(box);
  gtk_window_set_focus_visible(GTK_WINDOW(window), FALSE);
  check_slivers();
  check_looks();
  check_changes();
  check_label_pictured();
  check_label();
  check_transition();
  check_limit(box);
  gtk_widget_destroy(window);
  CHECK_INT(faves_buttons_with_pictures(), 0, "and nothing is held");
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider,
                                  "button { transition: none; }"
                                  "button.test-odd { margin: 3px 5px 4px 2px; border: 2px solid green;"
                                  "  border-radius: 9px; box-shadow: 3px 3px 4px rgba(0, 0, 0, 0.5); }"
                                  "button.test-red { background: red; }"
                                  "button.test-slow { background: blue; transition: background 400ms linear; }"
                                  "label.test-word { color: red; }"
                                  "button.test-slow:hover { background: lime; }",
                                  -1, NULL);
  gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider),
                                            GTK_STYLE_PROVIDER_PRIORITY_USER);
  for (int i = 0; i < 2; i++) check_all(i == 1);
  CHECK_INT(warnings, 0, "GTK had nothing to say");
  g_object_unref(provider);
  return finish();
}
