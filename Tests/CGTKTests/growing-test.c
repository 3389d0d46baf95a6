#include "check.h"

// A text view in a frame that is as high as its text is in the width it gets.

#define LONG "Write a very long to-do item which surely will not fit on one line in a narrow window at all"

static GtkWidget *view, *growing;

static void make(const char *words) {
  view = faves_text_view_new();
  gtk_text_view_set_left_margin(GTK_TEXT_VIEW(view), 8);
  gtk_text_view_set_right_margin(GTK_TEXT_VIEW(view), 8);
  gtk_text_view_set_border_window_size(GTK_TEXT_VIEW(view), GTK_TEXT_WINDOW_TOP, 6);
  gtk_text_view_set_border_window_size(GTK_TEXT_VIEW(view), GTK_TEXT_WINDOW_BOTTOM, 6);
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), words, -1);
  growing = faves_growing_new(view);
  gtk_widget_show_all(growing);
}

/// The height of the text as GTK has laid it out, with what is above and below.
static int laid_out_height(void) {
  GtkTextIter end;
  int y, height;
  gtk_text_buffer_get_end_iter(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), &end);
  gtk_text_view_get_line_yrange(GTK_TEXT_VIEW(view), &end, &y, &height);
  return y + height + 12;
}

/// Wide, narrow, wide again.
static void all_widths(const char *words) {
  make(words);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_container_add(GTK_CONTAINER(column), growing);
  GtkWidget *window = show_in_window(column);
  static const int widths[] = {700, 400, 150, 90, 60, 90, 150, 300, 700, 1000, 60, 1000};
  for (unsigned i = 0; i < G_N_ELEMENTS(widths); i++) {
    gtk_window_resize(GTK_WINDOW(window), widths[i], 700);
    settle();
    CHECK_INT(gtk_widget_get_allocated_width(view), widths[i], "as wide as it is to be");
    CHECK_INT(height_for(growing, widths[i]), laid_out_height(), "what is asked for is what the text takes");
    CHECK_INT(gtk_widget_get_allocated_height(view), laid_out_height(), "and what it gets");
  }
  gtk_widget_destroy(window);
}

/// What was measured once does not outlive the text, or its font.
static void changes(void) {
  make(LONG);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_container_add(GTK_CONTAINER(column), growing);
  GtkWidget *window = show_in_window(column);
  gtk_window_resize(GTK_WINDOW(window), 200, 700);
  settle();
  int before = height_for(growing, 200);
  GtkCssProvider *large = gtk_css_provider_new();
  gtk_css_provider_load_from_data(large, "textview { font-size: 200%; }", -1, NULL);
  GtkStyleContext *style = gtk_widget_get_style_context(view);
  gtk_style_context_add_provider(style, GTK_STYLE_PROVIDER(large), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  settle();
  CHECK(height_for(growing, 200) > before, "larger letters take more");
  CHECK_INT(height_for(growing, 200), laid_out_height(), "as much as is asked for");
  gtk_style_context_remove_provider(style, GTK_STYLE_PROVIDER(large));
  g_object_unref(large);
  settle();
  CHECK_INT(height_for(growing, 200), before, "and less again");
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), "One\ntwo", -1);
  CHECK(height_for(growing, 200) < before, "so does another text, at once");
  settle();
  CHECK_INT(height_for(growing, 200), laid_out_height(), "what that takes");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  all_widths(LONG);
  all_widths("");
  all_widths("One\n\n" LONG "\nthree\n");
  all_widths("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d " LONG "\r\nunbreakablewordswhicharelongerthanthewidthis \xe4\xb8\xad\xe6\x96\x87");
  changes();
  CHECK_INT(warnings, 0, "without a warning");
  return finish();
}
