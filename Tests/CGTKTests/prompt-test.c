#include "check.h"

// What an empty entry is for is written in the colour that the name of prompts stands for now, whatever else is as before.

#define WIDTH 400
#define HEIGHT 300

/// How many pixels of that colour the window shows.
static int count_of(GtkWidget *window, unsigned color) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(window, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  int count = 0;
  for (int i = 0; i < WIDTH * HEIGHT; i++) {
    unsigned pixel;
    memcpy(&pixel, pixels + i * 4, 4);
    count += (pixel & 0xffffff) == color;
  }
  cairo_surface_destroy(surface);
  return count;
}

static void test_color(const char *rest_before, const char *rest_after) {
  char *before = g_strconcat("@define-color placeholder_text_color #ff0000;", rest_before, NULL);
  char *after = g_strconcat("@define-color placeholder_text_color #0000ff;", rest_after, NULL);
  void *sheet = faves_css_load(before, 700);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *entry = gtk_entry_new();
  faves_entry_track_preedit(entry);
  faves_entry_keep_prompt(entry);
  // Letters that are all ink.
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "████");
  gtk_container_add(GTK_CONTAINER(column), gtk_button_new());
  gtk_container_add(GTK_CONTAINER(column), entry);
  GtkWidget *window = show_in_window(column);
  int count = count_of(window, 0xff0000);
  CHECK(!gtk_widget_has_focus(entry), "the entry has no focus, and GTK draws its prompt");
  CHECK(count > 0, "a prompt has the colour of prompts");
  faves_css_replace(sheet, after);
  settle();
  CHECK_INT(count_of(window, 0x0000ff), count, "with another colour all of it has that");
  CHECK_INT(count_of(window, 0xff0000), 0, "and nothing the one before");
  gtk_entry_set_text(GTK_ENTRY(entry), "████");
  CHECK_INT(count_of(window, 0x0000ff), 0, "what is typed has the colour of what is typed");
  gtk_widget_destroy(window);
  faves_css_unload(sheet);
  g_free(before);
  g_free(after);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  test_color("", "");
  test_color("entry { color: black; }", "entry { color: white; }");
  CHECK_INT(warnings, 0, "no warnings");
  return finish();
}
