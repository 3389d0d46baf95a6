#include "check.h"
#include <unistd.h>

static int changes;
static void changed(GtkWidget *w, gpointer data) { changes++; }

static void replacing(void) {
  GtkWidget *entry = g_object_ref_sink(gtk_entry_new());
  faves_entry_track_preedit(entry);
  gtk_entry_set_text(GTK_ENTRY(entry), "Hello world");
  gulong id = faves_signal_connect(entry, "changed", G_CALLBACK(changed), NULL);
  GtkEditable *e = GTK_EDITABLE(entry);
  struct {
    const char *from, *to;
    int position, expected;
    const char *what;
  } cases[] = {
      {"Hello world", "Hello brave world", 8, 14, "text put in before the cursor moves it along"},
      {"Hello world", "Hello, world", 3, 3, "after the cursor leaves it"},
      {"Hello brave world", "Hello world", 14, 8, "text taken out before it takes it back"},
      {"Hello world", "Hello world!", 11, 11, "added at the end it stays"},
      {"one two three", "one 2 three", 13, 11, "replaced before it, it stays at the end"},
      {"abc", "", 2, 0, "all gone it is at the start"},
      {"äöü", "äÖü", 2, 2, "letters count, not bytes"},
      {"日本語", "日本の語", 3, 4, "in any script"},
      {"aaa", "aaaa", 3, 3, "ambiguous letters too"},
  };
  for (unsigned i = 0; i < G_N_ELEMENTS(cases); i++) {
    gtk_entry_set_text(GTK_ENTRY(entry), cases[i].from);
    gtk_editable_set_position(e, cases[i].position);
    changes = 0;
    gboolean did = faves_entry_replace_text(entry, cases[i].to);
    CHECK(did && !strcmp(gtk_entry_get_text(GTK_ENTRY(entry)), cases[i].to) && changes == 1 &&
              gtk_editable_get_position(e) == cases[i].expected,
          cases[i].what);
  }
  gtk_entry_set_text(GTK_ENTRY(entry), "Hello world");
  gtk_editable_select_region(e, 10, 6);
  faves_entry_replace_text(entry, "Oh, Hello world");
  int start, end;
  gtk_editable_get_selection_bounds(e, &start, &end);
  CHECK(start == 10 && end == 14 && gtk_editable_get_position(e) == 10,
        "a selection keeps its text and its cursor end");
  changes = 0;
  CHECK(!faves_entry_replace_text(entry, "Oh, Hello world") && changes == 0, "the same text is no change");
  faves_signal_block(entry, id);
  faves_entry_replace_text(entry, "x");
  CHECK_INT(changes, 0, "a blocked handler hears nothing");
  faves_signal_unblock(entry, id);
  g_signal_emit_by_name(entry, "preedit-changed", "に");
  CHECK(faves_entry_is_composing(entry) && !faves_entry_replace_text(entry, "y"),
        "nothing is written while composing");
  g_signal_emit_by_name(entry, "preedit-changed", "");
  CHECK(faves_entry_replace_text(entry, "y"), "and again after");
  faves_signal_disconnect(entry, id);
  faves_signal_disconnect(entry, id);
  gtk_widget_destroy(entry);
  g_object_unref(entry);

  GtkWidget *view = g_object_ref_sink(gtk_text_view_new());
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_text(buffer, "Hello\nworld", -1);
  GtkTextIter iter;
  gtk_text_buffer_get_iter_at_offset(buffer, &iter, 8);
  gtk_text_buffer_place_cursor(buffer, &iter);
  faves_text_view_replace_text(view, "Hello there\nworld");
  gtk_text_buffer_get_iter_at_mark(buffer, &iter, gtk_text_buffer_get_insert(buffer));
  char *all = faves_text_view_get_text(view);
  CHECK(gtk_text_iter_get_offset(&iter) == 14 && !strcmp(all, "Hello there\nworld"),
        "a text view's cursor likewise");
  g_free(all);
  gtk_widget_destroy(view);
  g_object_unref(view);
}

static void properties(void) {
  GtkWidget *label = g_object_ref_sink(gtk_label_new("a"));
  faves_set_string(label, "label", "b");
  faves_set_boolean(label, "selectable", TRUE);
  faves_set_int(label, "width-chars", 7);
  faves_set_double(label, "angle", 90);
  char *string = faves_get_string(label, "label");
  CHECK(!strcmp(string, "b") && faves_get_boolean(label, "selectable") &&
            faves_get_int(label, "width-chars") == 7 && faves_get_double(label, "angle") == 90,
        "properties of each type");
  g_free(string);
  CHECK(faves_is_a(label, gtk_label_get_type()) && !faves_is_a(label, gtk_button_get_type()) &&
            !faves_is_a(NULL, gtk_label_get_type()) && !strcmp(faves_type_name(label), "GtkLabel"),
        "types");
  gtk_widget_destroy(label);
  g_object_unref(label);
}

static void windows(void) {
  GtkWidget *button = gtk_button_new_with_label("Hello");
  void *css = faves_css_load("button.test { background: #ff8000; border: none; }", 800);
  faves_add_class(button, "test");
  GtkWidget *window = show_in_window(button);
  CHECK_INT(faves_count_widgets(window), 3, "window, button, label: three widgets");
  CHECK(faves_count_toplevels() >= 1, "in a toplevel");
  const char *path = scratch("screenshot.png");
  unlink(path);
  CHECK(faves_screenshot(window, path), "a screenshot is written");
  GdkPixbuf *p = gdk_pixbuf_new_from_file(path, NULL);
  guchar *at =
      gdk_pixbuf_get_pixels(p) + 20 * gdk_pixbuf_get_rowstride(p) + 20 * gdk_pixbuf_get_n_channels(p);
  CHECK(at[0] == 0xff && at[1] == 0x80 && at[2] == 0, "that shows what the style sheet says");
  g_object_unref(p);
  faves_css_replace(css, "button.test { background: #0000ff; border: none; }");
  faves_screenshot(window, path);
  p = gdk_pixbuf_new_from_file(path, NULL);
  at = gdk_pixbuf_get_pixels(p) + 20 * gdk_pixbuf_get_rowstride(p) + 20 * gdk_pixbuf_get_n_channels(p);
  CHECK(at[2] == 0xff && at[0] == 0, "also replaced");
  g_object_unref(p);
  faves_css_unload(css);
  unlink(path);
  CHECK_INT(warnings, 0, "no warnings");
  CHECK(!faves_screenshot(window, "/nonexistent/x.png") && warnings == 1,
        "a path that cannot be written is a warning");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  replacing();
  properties();
  windows();
  return finish();
}
