#include "check.h"

// FavesImage: a size of its own or any, and back.

int main(int argc, char **argv) {
  start(&argc, &argv);
  GtkWidget *image = faves_image_new();
  gtk_image_set_from_icon_name(GTK_IMAGE(image), "edit-find-symbolic", GTK_ICON_SIZE_BUTTON);
  gtk_image_set_pixel_size(GTK_IMAGE(image), 24);
  GtkWidget *frame = faves_frame_new();
  faves_frame_set_child(frame, image);
  gtk_widget_show(image);
  g_object_ref_sink(frame);

  lay_out(frame, 200, 100);
  CHECK_INT(minimum_width(image), 24, "an icon is as wide as it is");
  CHECK_INT(natural_height(image), 24, "and as high");
  CHECK(width_of(image) == 24 && height_of(image) == 24, "and gets no more");

  faves_image_set_resizable(image, 40, 30);
  CHECK(faves_image_is_resizable(image), "it is resizable");
  CHECK_INT(minimum_width(image), 0, "resizable it can be as small as nothing");
  CHECK_INT(natural_width(image), 40, "its ideal width is what it was told");
  CHECK_INT(natural_height(image), 30, "its ideal height too");
  lay_out(frame, 200, 100);
  CHECK(width_of(image) == 200 && height_of(image) == 100, "it takes all there is");
  lay_out(frame, 10, 5);
  CHECK(width_of(image) == 10 && height_of(image) == 5, "however little");
  faves_image_set_resizable(image, -4, 0);
  CHECK_INT(natural_width(image), 0, "a negative ideal is none");

  faves_image_set_fixed(image);
  CHECK(!faves_image_is_resizable(image), "it is fixed again");
  CHECK_INT(minimum_width(image), 24, "with its own size back");
  lay_out(frame, 200, 100);
  CHECK(width_of(image) == 24 && height_of(image) == 24, "and room around it");

  int dots;
  g_object_get(gtk_settings_get_default(), "gtk-xft-dpi", &dots, NULL);
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", 96 * 1024, NULL);
  faves_image_set_symbol(image, "edit-find-symbolic", 20);
  CHECK_INT(natural_width(image), 20, "a symbol has the size it was told");
  CHECK_INT(faves_layout_text_baseline(image, FALSE), 16, "in a line of text it stands a little below that");
  faves_image_set_drawn(image, 30);
  CHECK_INT(faves_layout_text_baseline(image, FALSE), 25, "as one that is drawn does");
  CHECK(minimum_width(image) == 30 && natural_height(image) == 30, "and so has one that is drawn");
  CHECK(!gtk_widget_compute_expand(image, GTK_ORIENTATION_HORIZONTAL), "which takes no more");
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", 192 * 1024, NULL);
  faves_image_set_drawn(image, 30);
  CHECK_INT(natural_width(image), 60, "with larger text on the desktop both grow");
  faves_image_set_symbol(image, "edit-find-symbolic", 20);
  CHECK_INT(natural_width(image), 40, "as the text does");
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_container_add(GTK_CONTAINER(window), frame);
  gtk_widget_show_all(window);
  faves_loop_run_for(30);
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", 96 * 1024, NULL);
  faves_loop_run_for(60);
  CHECK_INT(natural_width(image), 20, "and back, while they are on screen");
  gtk_container_remove(GTK_CONTAINER(window), frame);
  GtkWidget *bar = hdy_header_bar_new();
  gtk_container_add(GTK_CONTAINER(bar), frame);
  gtk_container_add(GTK_CONTAINER(window), bar);
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", 192 * 1024, NULL);
  gtk_widget_show_all(window);
  faves_loop_run_for(60);
  CHECK_INT(natural_width(image), 40, "in a header bar as well");
  gtk_container_remove(GTK_CONTAINER(bar), frame);
  gtk_widget_destroy(window);
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", dots, NULL);

  gtk_widget_destroy(frame);
  g_object_unref(frame);
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
