#include "check.h"
#include <math.h>

static const char *const words = "A text of a dozen words or so that has to wrap in little room";

static GtkWidget *ref(GtkWidget *w) { return g_object_ref_sink(w); }
static void done(GtkWidget *w) {
  gtk_widget_destroy(w);
  g_object_unref(w);
}

static int lines_of(GtkWidget *label) {
  return pango_layout_get_line_count(gtk_label_get_layout(GTK_LABEL(label)));
}

static void like_a_plain_label(void) {
  GtkWidget *plain = ref(gtk_label_new(words)), *label = ref(text(words));
  gtk_widget_show(plain);
  CHECK_INT(natural_width(label), natural_width(plain), "its ideal width is a plain label's");
  CHECK_INT(natural_height(label), natural_height(plain), "and its height");
  CHECK(minimum_width(label) < 60, "but it can be much narrower");
  lay_out(label, 500, -1);
  CHECK_INT(lines_of(label), 1, "with room enough it is one line");
  done(plain);
  done(label);
}

/// In a container of ours GTK takes a label for one of constant size, and need not look up its heights; elsewhere it has to.
static void who_asks(void) {
  GtkWidget *label = ref(text(words)), *box = ref(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), *ours[] = {
    ref(faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START)), ref(faves_frame_new()), ref(faves_layers_new())};
  gtk_container_add(GTK_CONTAINER(box), label);
  gtk_widget_show(box);
  CHECK(gtk_widget_get_request_mode(label) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, "a GtkBox asks for the height at a width");
  int high = height_for(box, 120);
  CHECK(high > 2 * natural_height(label), "which is several lines");
  gtk_container_remove(GTK_CONTAINER(box), label);
  gboolean constant = TRUE, follows = TRUE, placed = TRUE;
  for (unsigned i = 0; i < G_N_ELEMENTS(ours); i++) {
    gtk_container_add(GTK_CONTAINER(ours[i]), label);
    gtk_widget_show(ours[i]);
    follows = follows && height_for(ours[i], 120) == high;
    constant = constant && gtk_widget_get_request_mode(label) == GTK_SIZE_REQUEST_CONSTANT_SIZE &&
               gtk_widget_get_request_mode(ours[i]) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
    lay_out(ours[i], 120, high);
    placed = placed && height_of(label) == high;
    gtk_container_remove(GTK_CONTAINER(ours[i]), label);
  }
  CHECK(constant, "in our containers GTK knows one size");
  CHECK(follows, "and they are as high as in a GtkBox");
  CHECK(placed, "as is the label");
  gtk_widget_set_valign(label, GTK_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(ours[0]), label);
  (void)height_for(ours[0], 120);
  CHECK(gtk_widget_get_request_mode(label) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH,
        "one that GTK is to align has its height asked for");
  for (unsigned i = 0; i < G_N_ELEMENTS(ours); i++) done(ours[i]);
  done(box);
  g_object_unref(label);
}

static void wraps(void) {
  GtkWidget *plain = ref(gtk_label_new(words)), *label = ref(text(words));
  gtk_label_set_line_wrap(GTK_LABEL(plain), TRUE);
  gtk_label_set_line_wrap_mode(GTK_LABEL(plain), PANGO_WRAP_WORD_CHAR);
  gtk_widget_show(plain);
  gboolean same = TRUE;
  for (int width = 70; width < 450; width += 13)
    same = same && height_for(label, width) == height_for(plain, width);
  CHECK(same, "at any width it is as high as a wrapping GtkLabel");
  lay_out(label, 120, -1);
  CHECK(lines_of(label) > 2, "it wraps into lines");
  int width;
  pango_layout_get_pixel_size(gtk_label_get_layout(GTK_LABEL(label)), &width, NULL);
  CHECK(width <= 120, "no wider than it is");
  GtkAllocation clip;
  gtk_widget_get_clip(label, &clip);
  CHECK_INT(clip.width, 120, "and draws nothing outside");
  lay_out(label, 500, -1);
  CHECK_INT(lines_of(label), 1, "given room again it is one line again");
  faves_label_set_text(label, "short");
  lay_out(label, 120, -1);
  CHECK(lines_of(label) == 1 && natural_width(label) < 60, "a shorter text fits");
  CHECK(!faves_label_set_text(label, "short"), "the same text is no change");
  faves_label_set_text(label, words);
  lay_out(label, 120, -1);
  CHECK(lines_of(label) > 2, "a longer one wraps again");
  done(plain);
  done(label);
}

static int start_of_line(GtkWidget *label, int line) {
  PangoLayoutIter *iter = pango_layout_get_iter(gtk_label_get_layout(GTK_LABEL(label)));
  while (line--) pango_layout_iter_next_line(iter);
  PangoRectangle logical;
  pango_layout_iter_get_line_extents(iter, NULL, &logical);
  pango_layout_iter_free(iter);
  return PANGO_PIXELS(logical.x);
}

static void stands_at_a_side(void) {
  GtkWidget *label = ref(text(words));
  lay_out(label, 120, -1);
  CHECK(start_of_line(label, 0) == 0 && start_of_line(label, 1) == 0, "lines begin on the left");
  gtk_widget_set_direction(label, GTK_TEXT_DIR_RTL);
  lay_out(label, 120, -1);
  CHECK(start_of_line(label, 0) > 0 || start_of_line(label, 1) > 0,
        "from right to left they end on the right, whatever is written");
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_RIGHT);
  lay_out(label, 120, -1);
  CHECK(start_of_line(label, 0) == 0 && start_of_line(label, 1) == 0, "the other side is the left one");
  done(label);
  label = ref(text("טקסט של כמה מילים שצריך לגלוש לשורות"));
  gtk_widget_set_direction(label, GTK_TEXT_DIR_LTR);
  lay_out(label, 120, -1);
  CHECK(start_of_line(label, 0) == 0 && start_of_line(label, 1) == 0,
        "from left to right other writing begins on the left as well");
  done(label);
}

static void breaks_words(void) {
  GtkWidget *label = ref(text("Incomprehensibilities")), *letters = ref(text("Incomprehensi-"));
  int width = natural_width(letters) - 3;
  lay_out(label, width, -1);
  PangoLayoutLine *line = pango_layout_get_line_readonly(gtk_label_get_layout(GTK_LABEL(label)), 0);
  PangoRectangle logical;
  pango_layout_line_get_extents(line, NULL, &logical);
  char *start = g_strndup("Incomprehensibilities", (gsize)line->length);
  GtkWidget *alone = ref(text(start));
  CHECK_INT(PANGO_PIXELS_CEIL(logical.width), natural_width(alone), "a broken word gets no hyphen");
  g_free(start);
  done(label);
  done(letters);
  done(alone);
}

static void limits(void) {
  GtkWidget *label = ref(text(words));
  int line = natural_height(label);
  faves_label_set_line_limit(label, 1);
  lay_out(label, 120, -1);
  CHECK(lines_of(label) == 1 && height_of(label) == line, "a limit of one line is one line");
  CHECK(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))), "with an ellipsis");
  faves_label_set_line_limit(label, 2);
  lay_out(label, 120, -1);
  CHECK_INT(lines_of(label), 2, "a limit of two is two lines");
  CHECK(height_of(label) > line && height_of(label) <= 2 * line + 2, "in height too");
  CHECK(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))), "with an ellipsis in the second");
  faves_label_set_line_limit(label, 0);
  lay_out(label, 120, -1);
  CHECK(lines_of(label) > 2, "without a limit all lines are back");
  faves_label_set_text(label, "One\nTwo\nThree");
  faves_label_set_line_limit(label, 2);
  lay_out(label, 300, -1);
  CHECK_INT(lines_of(label), 2, "of three paragraphs two are shown");
  CHECK(g_str_has_suffix(pango_layout_get_text(gtk_label_get_layout(GTK_LABEL(label))), "Two…"),
        "then an ellipsis");
  CHECK(!strcmp(gtk_label_get_text(GTK_LABEL(label)), "One\nTwo\nThree"), "the text itself is whole");
  lay_out(label, natural_width(label), -1);
  CHECK(g_str_has_suffix(pango_layout_get_text(gtk_label_get_layout(GTK_LABEL(label))), "Two…"),
        "also in the width that it asks for");
  faves_label_set_text(label, "One\n\nThree");
  lay_out(label, 300, -1);
  CHECK_INT(lines_of(label), 2, "an empty line counts");
  CHECK_INT(natural_height(label), 2 * line, "in height as well");
  faves_label_set_text(label, "One\nTwo\nThree");
  faves_label_set_line_limit(label, 0);
  lay_out(label, 300, -1);
  CHECK_INT(lines_of(label), 3, "and shown whole without the limit");
  int all = natural_width(label);
  faves_label_set_text(label, "One\nTwo\nAn unseen line that is very long");
  faves_label_set_line_limit(label, 2);
  CHECK(natural_width(label) < 2 * all, "a line that is not shown takes no room");
  done(label);
}

static double now(void) { return (double)g_get_monotonic_time() / 1000; }

/// Milliseconds to make 1,000 labels in a scrolled box, lay out and draw them all.
static double timed(gboolean ours) {
  enum { N = 1000 };
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *window = gtk_offscreen_window_new();
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_widget_set_size_request(scrolled, 300, 300);
  double begin = now();
  for (int i = 0; i < N; i++) {
    char string[64];
    g_snprintf(string, sizeof string, "Label number %d of a thousand", i * 37);
    GtkWidget *label = ours ? faves_label_new(string) : gtk_label_new(string);
    if (!ours) gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_show(label);
    gtk_container_add(GTK_CONTAINER(box), label);
  }
  gtk_container_add(GTK_CONTAINER(scrolled), box);
  gtk_container_add(GTK_CONTAINER(window), scrolled);
  // An offscreen window lays out as it is shown.
  gtk_widget_show_all(window);
  int width = gtk_widget_get_allocated_width(box), height = gtk_widget_get_allocated_height(box);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(box, cr);
  double time = now() - begin;
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  gtk_widget_destroy(window);
  return time;
}

static void cost(void) {
  enum { RUNS = 15 };
  // A busy machine only adds to a time: the least of many is nearest to what the work takes.
  double ours = G_MAXDOUBLE, plain = G_MAXDOUBLE;
  timed(TRUE);
  timed(FALSE);
  for (int i = 0; i < RUNS; i++) {
    plain = MIN(plain, timed(FALSE));
    ours = MIN(ours, timed(TRUE));
  }
  printf("        1,000 labels made, laid out, drawn: %.1f ms, plain labels %.1f ms, ratio %.2f\n", ours, plain,
         ours / plain);
  CHECK(ours < plain * 2, "costs what a plain label costs");
}

static void in_buttons(void) {
  GtkWidget *button = ref(gtk_button_new()), *label = text("Extraordinarily long"), *word = ref(text("Extraordinarily"));
  gtk_container_add(GTK_CONTAINER(button), label);
  gtk_widget_show(button);
  CHECK_INT(minimum_width(label), natural_width(word), "on a button a text is as wide as its longest word");
  CHECK(minimum_width(word) < natural_width(word) / 2, "elsewhere it may be broken within it");
  faves_label_set_keeps_words(word, TRUE);
  CHECK_INT(minimum_width(word), natural_width(word), "unless its words are kept");
  faves_label_set_keeps_words(word, FALSE);
  faves_label_set_line_limit(label, 1);
  CHECK(minimum_width(label) < natural_width(word) / 2, "and so may a line that is cut");
  done(button);
  done(word);
}

/// How many pixels of a drawn label are red, of those that are not the ground.
static double share_of_red(GtkWidget *label) {
  int width = width_of(label), height = height_of(label), inked = 0, red = 0;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(label, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  for (int y = 0; y < height; y++) {
    const guint32 *line =
        (const guint32 *)(const void *)(cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface));
    for (int x = 0; x < width; x++) {
      guint32 alpha = line[x] >> 24, part = line[x] >> 16 & 255;
      inked += alpha > 128;
      red += alpha > 128 && part > alpha * 3 / 4 && (line[x] & 255) < alpha / 4;
    }
  }
  cairo_surface_destroy(surface);
  return inked ? (double)red / inked : 0;
}

static void count_place(GtkWidget *widget, GdkRectangle *place, gpointer times) { ++*(int *)times; }

/// A colour of all letters, however they come to be drawn.
static void own_ink(void) {
  const GdkRGBA red = {0.9, 0, 0, 1};
  GtkWidget *box = faves_stack_new(GTK_ORIENTATION_VERTICAL, 4, FAVES_ALIGN_START), *plain = text("Some words");
  GtkWidget *selectable = text("Other words"), *small = text("A line that is made smaller than it would like");
  gtk_label_set_selectable(GTK_LABEL(selectable), TRUE);
  faves_label_set_line_limit(small, 1);
  faves_label_set_minimum_scale(small, 0.5);
  GtkWidget *all[] = {plain, selectable, small};
  faves_stack_insert(box, all, 3, NULL);
  gtk_widget_set_size_request(small, 20, -1);
  GtkWidget *window = show_in_window(box);
  gtk_window_resize(GTK_WINDOW(window), 200, 200);
  // Given the focus, it selects all.
  gtk_label_select_region(GTK_LABEL(selectable), 0, 0);
  settle();
  const char *kinds[] = {"plain text", "text that can be selected", "text that was made smaller"};
  for (int i = 0; i < 3; i++) {
    int places = 0, width = width_of(all[i]);
    g_print("        %s:\n", kinds[i]);
    CHECK(share_of_red(all[i]) == 0, "is in the style's colour at first");
    gulong handler = g_signal_connect(all[i], "size-allocate", G_CALLBACK(count_place), &places);
    faves_label_set_ink(all[i], &red);
    settle();
    CHECK(share_of_red(all[i]) > 0.9, "then in its own");
    for (int times = 0; times < 6; times++) share_of_red(all[i]);
    CHECK(share_of_red(all[i]) > 0.9, "also when it is known to be but letters");
    faves_label_set_text(all[i], i < 2 ? "Words!" : "Another line that is made smaller than it would be");
    settle();
    CHECK(share_of_red(all[i]) > 0.9, "as are other words");
    places = 0;
    faves_label_set_ink(all[i], NULL);
    settle();
    CHECK(share_of_red(all[i]) == 0, "and in the style's again");
    CHECK_INT(places, 0, "without being placed anew");
    CHECK(i < 2 || width_of(all[i]) == width, "as wide as before");
    g_signal_handler_disconnect(all[i], handler);
  }
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  like_a_plain_label();
  who_asks();
  wraps();
  stands_at_a_side();
  breaks_words();
  limits();
  in_buttons();
  own_ink();
  if (!g_getenv("VALGRIND")) cost();
  GtkWidget *box = faves_stack_new(GTK_ORIENTATION_VERTICAL, 8, FAVES_ALIGN_START), *l = text(words);
  GtkWidget *limited = text(words), *f = faves_frame_new();
  faves_label_set_line_limit(limited, 2);
  faves_frame_set_child(f, limited);
  faves_frame_set_fixed(f, GTK_ORIENTATION_HORIZONTAL, 150);
  gtk_container_add(GTK_CONTAINER(box), l);
  gtk_container_add(GTK_CONTAINER(box), f);
  GtkWidget *window = show_in_window(box);
  gtk_window_resize(GTK_WINDOW(window), 200, 200);
  settle();
  CHECK(width_of(l) <= 200 && lines_of(l) > 1, "in a narrow window it wraps");
  faves_screenshot(window, scratch("label.png"));
  gtk_widget_destroy(window);
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
