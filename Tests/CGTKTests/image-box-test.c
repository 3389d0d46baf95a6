#include "surrounded.h"

#include <gdk/gdkx.h>

// A picture with space, bounds and a ground of its own is as the same picture in frames that have them: as large, in the same
// place, and to the eye the same.

typedef enum { ICON, DRAWN, FREE, HELD, FILLING } Kind;

typedef struct {
  Kind kind;
  Around around;
} Case;

/// A picture of 3 by 2, of which no corner is as another; one that fills its room is drawn beyond it.
static void paint_picture(cairo_t *cr, double width, double height, void *data) {
  double w = width, h = height;
  if (data) faves_image_fill(1.5, &w, &h);
  cairo_translate(cr, (width - w) / 2, (height - h) / 2);
  cairo_pattern_t *colors = cairo_pattern_create_linear(0, 0, w, h);
  cairo_pattern_add_color_stop_rgb(colors, 0, 1, 0, 0);
  cairo_pattern_add_color_stop_rgb(colors, 1, 0, 0, 1);
  cairo_set_source(cr, colors);
  cairo_rectangle(cr, 0, 0, w, h);
  cairo_fill(cr);
  cairo_pattern_destroy(colors);
  cairo_set_source_rgb(cr, 0, 1, 0);
  cairo_rectangle(cr, 0, 0, w / 3, h / 4);
  cairo_fill(cr);
}

static GtkWidget *image_of(Kind kind) {
  GtkWidget *image = faves_image_new();
  gboolean fills = kind == FILLING;
  switch (kind) {
    case ICON:
      faves_image_set_symbol(image, "edit-find-symbolic", 24);
      break;
    case DRAWN:
      faves_image_set_drawn(image, 30);
      break;
    case FREE:
    case HELD:
    case FILLING:
      faves_image_set_resizable(image, 60, 40);
  }
  if (kind == HELD) faves_image_set_ratio(image, 1.5);
  if (fills) faves_image_set_filling(image, 1.5);
  if (kind != ICON) faves_image_set_drawing(image, paint_picture, fills ? image : NULL);
  return image;
}

typedef struct {
  unsigned sizes, expansions, baselines, pictures, of;
} Differences;

static gboolean differ_across(GtkWidget *one, GtkWidget *other) {
  int min, ideal, own_min, own_ideal;
  for (int height = 1; height < 200; height += 33) {
    gtk_widget_get_preferred_width_for_height(one, height, &min, &ideal);
    gtk_widget_get_preferred_width_for_height(other, height, &own_min, &own_ideal);
    if (min != own_min || ideal != own_ideal) return TRUE;
  }
  return FALSE;
}

static void compare(const Case *c, GtkTextDirection direction, int scale, Differences *found) {
  gtk_widget_set_default_direction(direction);
  GtkWidget *frames = framed(image_of(c->kind), &c->around), *image = alone(image_of(c->kind), &c->around);
  GtkWidget *one = put(frames), *other = put(image), *window = show_both(one, other);
  found->sizes += !same_sizes(one, other) || differ_across(one, other);
  found->expansions += different_expansions(one, other);
  for (int width = MAX(1, minimum_width(one)); width < 260; width += 37) {
    int height = height_for(one, width);
    found->of++;
    found->sizes += height != height_for(other, width);
    // As high as it likes to be, higher, and lower.
    for (int more = -24; more <= 24; more += 24) {
      if (height + more < 1) continue;
      lay_out(one, width, height + more);
      lay_out(other, width, height + more);
      found->baselines += !same_baselines(frames, image);
      found->pictures += !same_picture(one, other, width, height + more, scale, NULL, 0);
    }
  }
  gtk_widget_destroy(window);
  g_object_unref(one);
  g_object_unref(other);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

/// - scale: pixels of the screen for one of GTK's.
static void as_in_frames(int scale) {
  gdk_x11_display_set_window_scale(gdk_display_get_default(), scale);
  const Case cases[] = {
    {ICON, {{12, 12, 12, 12}, {0}, {NO, NO}, MIDDLE}},
    {ICON, {{3, 5, 7, 9}, {0}, {NO, NO}, MIDDLE}},
    {ICON, {{0}, {0}, {EXACTLY(44), EXACTLY(44)}, MIDDLE}},
    {ICON, {{1, 2, 3, 4}, {5, 6, 7, 8}, {TO(FAVES_INFINITY), NO}, {FAVES_ALIGN_START, FAVES_ALIGN_CENTER}}},
    {ICON, {{1, 2, 3, 4}, {5, 6, 7, 8}, {TO(FAVES_INFINITY), TO(FAVES_INFINITY)}, {FAVES_ALIGN_END, FAVES_ALIGN_END}}},
    {ICON, {{0}, {0}, {{90, FAVES_UNSET, FAVES_UNSET}, {60, FAVES_UNSET, FAVES_UNSET}}, MIDDLE}},
    // What is larger than its frame stands out of it.
    {ICON, {{0}, {0}, {EXACTLY(10), EXACTLY(8)}, {FAVES_ALIGN_END, FAVES_ALIGN_START}}},
    {DRAWN, {{0}, {0}, {EXACTLY(10), EXACTLY(8)}, MIDDLE}},
    {DRAWN, {{2, 4, 6, 8}, {0}, {EXACTLY(70), NO}, {FAVES_ALIGN_START, FAVES_ALIGN_END}}},
    {DRAWN, {{0}, {3, 3, 3, 3}, {TO(20), TO(50)}, MIDDLE}},
    {FREE, {{4, 5, 6, 7}, {0}, {NO, NO}, MIDDLE}},
    {FREE, {{0}, {0}, {EXACTLY(44), EXACTLY(44)}, MIDDLE}},
    {FREE, {{3, 3, 3, 3}, {2, 2, 2, 2}, {EXACTLY(90), NO}, MIDDLE}},
    {FREE, {{0}, {0}, {TO(100), TO(70)}, {FAVES_ALIGN_END, FAVES_ALIGN_END}}},
    {FREE, {{0}, {0}, {{30, 70, 120}, {20, FAVES_UNSET, FAVES_UNSET}}, MIDDLE}},
    {HELD, {{4, 5, 6, 7}, {0}, {NO, NO}, MIDDLE}},
    {HELD, {{0}, {0}, {EXACTLY(44), EXACTLY(44)}, MIDDLE}},
    {HELD, {{0}, {2, 3, 4, 5}, {EXACTLY(90), NO}, {FAVES_ALIGN_START, FAVES_ALIGN_START}}},
    {HELD, {{2, 3, 4, 5}, {0}, {NO, EXACTLY(90)}, {FAVES_ALIGN_END, FAVES_ALIGN_START}}},
    {HELD, {{0}, {0}, {TO(FAVES_INFINITY), EXACTLY(50)}, {FAVES_ALIGN_START, FAVES_ALIGN_CENTER}}},
    {HELD, {{0}, {0}, {TO(80), TO(30)}, MIDDLE}},
    {HELD, {{0}, {0}, {{50, 80, FAVES_UNSET}, NO}, MIDDLE}},
    {FILLING, {{0}, {0}, {EXACTLY(44), EXACTLY(44)}, MIDDLE}},
    {FILLING, {{3, 4, 5, 6}, {1, 1, 1, 1}, {EXACTLY(90), EXACTLY(30)}, MIDDLE}},
    {FILLING, {{0}, {0}, {TO(FAVES_INFINITY), EXACTLY(50)}, MIDDLE}},
  };
  Differences found = {0};
  for (unsigned i = 0; i < G_N_ELEMENTS(cases); i++) {
    Differences before = found;
    for (int bare = 0; bare < 2; bare++) {
      Case c = cases[i];
      c.around.bare = bare;
      compare(&c, GTK_TEXT_DIR_LTR, scale, &found);
      compare(&c, GTK_TEXT_DIR_RTL, scale, &found);
    }
    before.of = found.of;
    if (memcmp(&before, &found, sizeof found))
      printf("        case %u is not the same: %u sizes, %u expansions, %u baselines, %u pictures\n", i,
             found.sizes - before.sizes, found.expansions - before.expansions, found.baselines - before.baselines,
             found.pictures - before.pictures);
  }
  CHECK(found.of > 200, "pictures with space and bounds in many widths");
  CHECK_INT(found.sizes, 0, "are as large as in frames");
  CHECK_INT(found.expansions, 0, "and take as much room");
  CHECK_INT(found.baselines, 0, "their baselines are where they are there");
  CHECK_INT(found.pictures, 0, "and they look the same");
}

/// What is shown may change at any time, and what is around it stays.
static void changes(void) {
  const Around around = {{4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE, FALSE};
  GtkWidget *image = alone(image_of(ICON), &around), *layers = put(image), *window = show_in_window(layers);
  CHECK_INT(natural_width(image), 32, "a symbol with space around it");
  faves_image_set_symbol(image, "edit-find-symbolic", 40);
  CHECK_INT(natural_width(image), 48, "becomes larger");
  faves_image_set_resizable(image, 60, 40);
  CHECK_INT(natural_height(image), 48, "may become a picture");
  CHECK(gtk_widget_compute_expand(image, GTK_ORIENTATION_HORIZONTAL), "that takes all room");
  faves_leaf_set_bounds(image, GTK_ORIENTATION_HORIZONTAL, 50, FAVES_UNSET, 50);
  CHECK(!gtk_widget_compute_expand(image, GTK_ORIENTATION_HORIZONTAL), "unless its width is given");
  faves_image_set_fixed(image);
  CHECK_INT(natural_height(image), 48, "and may be fixed again");
  lay_out(image, 50, 48);
  GdkRectangle box;
  faves_leaf_get_box(image, &box);
  CHECK(box.x == 5 && box.y == 4 && box.width == 40 && box.height == 40, "in the middle of its frame");
  gtk_widget_destroy(window);
  g_object_unref(layers);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  as_in_frames(1);
  changes();
  as_in_frames(2);
  CHECK_INT(warnings, 0, "GTK warns of nothing");
  return finish();
}
