#include "check.h"

static const GtkOrientation H = GTK_ORIENTATION_HORIZONTAL, V = GTK_ORIENTATION_VERTICAL;
#define CENTER FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER

static void done(GtkWidget *w) {
  gtk_widget_destroy(w);
  g_object_unref(w);
}

static void sizes(void) {
  GtkWidget *l = g_object_ref_sink(faves_layers_new()), *small = block(50, 20), *big = block(200, 200);
  gtk_widget_show(l);
  faves_layers_insert(l, big, NULL, CENTER);
  faves_layers_insert(l, small, big, CENTER);
  CHECK(natural_width(l) == 200 && natural_height(l) == 200, "layers are as large as the largest");
  faves_layers_set_base(l, small);
  CHECK(natural_width(l) == 50 && natural_height(l) == 20,
        "a 200 x 200 background does not grow its 50 x 20 view");
  CHECK(minimum_width(l) == 50, "nor its minimum");
  lay_out(l, -1, -1);
  CHECK(x_of(big) == -75 && y_of(big) == -90 && width_of(big) == 200, "it stands out on all sides");
  CHECK(x_of(small) == 0 && width_of(small) == 50, "the view is where it would be without");
  GtkWidget *fill = filler(1, 1);
  faves_layers_insert(l, fill, small, CENTER);
  lay_out(l, -1, -1);
  CHECK(width_of(fill) == 50 && height_of(fill) == 20, "an expanding overlay gets the view's size");
  CHECK(!gtk_widget_compute_expand(l, H), "and does not expand the whole");
  GtkWidget *badge = block(8, 8);
  faves_layers_insert(l, badge, fill, FAVES_ALIGN_END, FAVES_ALIGN_START);
  lay_out(l, -1, -1);
  CHECK(x_of(badge) == 42 && y_of(badge) == 0, "a layer stands by its alignment");
  faves_layout_set_offset(badge, 4, -4);
  lay_out(l, -1, -1);
  CHECK(x_of(badge) == 46 && y_of(badge) == -4, "and its offset");
  gtk_widget_set_direction(l, GTK_TEXT_DIR_RTL);
  lay_out(l, -1, -1);
  CHECK(x_of(badge) == -4 && y_of(badge) == -4, "mirrored");
  faves_layers_set_base(l, NULL);
  CHECK(gtk_widget_compute_expand(l, H) && natural_width(l) == 200, "without a base it is the union again");
  faves_layers_set_base(l, small);
  faves_layers_remove(l, small);
  CHECK_INT(natural_width(l), 200, "a base removed is forgotten");
  done(l);

  GtkWidget *icon = block(16, 16), *dot = block(4, 4);
  l = g_object_ref_sink(faves_layers_new());
  gtk_widget_show(l);
  faves_layers_insert(l, icon, NULL, FAVES_ALIGN_END, FAVES_ALIGN_START);
  faves_layers_insert(l, dot, icon, FAVES_ALIGN_END, FAVES_ALIGN_START);
  faves_layers_set_base(l, icon);
  for (int guided = 0; guided < 2; guided++) {
    lay_out(l, 40, 24);
    CHECK(x_of(icon) == 12 && y_of(icon) == 4, "in more room than it takes a view is in the middle, whatever is in front");
    CHECK(x_of(dot) == 24 && y_of(dot) == 4, "which is lined up with the view");
    faves_layout_set_guide(dot, V, TRUE, 0);
  }
  done(l);

  GtkWidget *label = text("Some words that wrap into several lines when there is little room for them");
  l = g_object_ref_sink(faves_layers_new());
  gtk_widget_show(l);
  faves_layers_insert(l, filler(1, 1), NULL, CENTER);
  faves_layers_insert(l, label, NULL, CENTER);
  faves_layers_set_base(l, label);
  CHECK_INT(height_for(l, 120), height_for(label, 120), "height follows width through layers");
  (void)V;
  done(l);
}

// Colours on the screen.

static gboolean paint(GtkWidget *w, cairo_t *cr, const char *color) {
  GdkRGBA rgba;
  gdk_rgba_parse(&rgba, color);
  gdk_cairo_set_source_rgba(cr, &rgba);
  cairo_paint(cr);
  return FALSE;
}

static GtkWidget *colored(const char *color, int size) {
  GtkWidget *w = block(size, size);
  g_signal_connect(w, "draw", G_CALLBACK(paint), (gpointer)color);
  return w;
}

static unsigned pixel(GtkWidget *window, GtkWidget *in, int x, int y) {
  faves_screenshot(window, scratch("layers.png"));
  GdkPixbuf *p = gdk_pixbuf_new_from_file(scratch("layers.png"), NULL);
  gtk_widget_translate_coordinates(in, window, x, y, &x, &y);
  guchar *at = gdk_pixbuf_get_pixels(p) + y * gdk_pixbuf_get_rowstride(p) + x * gdk_pixbuf_get_n_channels(p);
  unsigned rgb = (unsigned)at[0] << 16 | (unsigned)at[1] << 8 | at[2];
  g_object_unref(p);
  return rgb;
}

static void paint_ground(cairo_t *cr, double width, double height, void *data) {
  gdk_cairo_set_source_rgba(cr, data);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
}

static void grounds(void) {
  GdkRGBA green = {0, 1, 0, 1};
  GtkWidget *l = faves_layers_new(), *blue = colored("blue", 40);
  gtk_widget_set_margin_start(blue, 20);
  gtk_widget_set_margin_top(blue, 20);
  faves_layers_insert(l, blue, NULL, CENTER);
  faves_decor_set_ground(l, paint_ground, &green);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  GtkWidget *window = show_in_window(l);
  CHECK_INT(pixel(window, l, 10, 10), 0x00ff00, "a ground lies under the layers");
  CHECK_INT(pixel(window, l, 40, 40), 0x0000ff, "which are over it");
  faves_decor_set_clip(l, FAVES_CLIP_ROUNDED, 10);
  CHECK(pixel(window, l, 0, 0) != 0x00ff00, "it is cut with them");
  faves_decor_set_ground(l, NULL, NULL);
  CHECK(pixel(window, l, 10, 10) != 0x00ff00, "and can be taken away");
  gtk_widget_destroy(window);
}

static void paint_line(cairo_t *cr, double width, double height, void *data) {
  gdk_cairo_set_source_rgba(cr, data);
  cairo_set_line_width(cr, 10);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_stroke(cr);
}

static gboolean leave_path(GtkWidget *widget, cairo_t *cr, gpointer data) {
  cairo_rectangle(cr, 0, 0, 60, 60);
  return FALSE;
}

static void decorated_frames(void) {
  GdkRGBA green = {0, 1, 0, 1}, red = {1, 0, 0, 1};
  GtkWidget *f = faves_frame_new(), *blue = colored("blue", 20);
  faves_frame_set_child(f, blue);
  faves_frame_set_fixed(f, H, 60);
  faves_frame_set_fixed(f, V, 60);
  GdkRectangle clip;
  gtk_widget_set_halign(f, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(f, GTK_ALIGN_CENTER);
  GtkWidget *around = faves_layers_new();
  faves_layers_insert(around, f, NULL, CENTER);
  GtkWidget *window = show_in_window(around);
  unsigned ground = pixel(window, f, 5, 5);
  faves_decor_set_ground(f, paint_ground, &green);
  CHECK_INT(pixel(window, f, 5, 5), 0x00ff00, "a frame has a ground under its child");
  CHECK_INT(pixel(window, f, 30, 30), 0x0000ff, "which is over it");
  faves_decor_set_clip(f, FAVES_CLIP_CIRCLE, 0);
  CHECK_INT(pixel(window, f, 1, 1), ground, "both are cut");
  CHECK_INT(pixel(window, f, 30, 2), 0x00ff00, "to the shape alone");
  gulong handler = g_signal_connect(f, "draw", G_CALLBACK(leave_path), NULL);
  gtk_widget_queue_draw(f);
  CHECK_INT(pixel(window, f, 1, 1), ground, "whatever path has been left by what was drawn before");
  g_signal_handler_disconnect(f, handler);
  faves_decor_set_figure(f, paint_line, &red, 5);
  CHECK_INT(pixel(window, f, 1, 1), 0xff0000, "a figure in front is not cut");
  CHECK_INT(pixel(window, f, -3, 30), 0xff0000, "and is drawn as far beyond the frame as it reaches");
  gtk_widget_get_clip(f, &clip);
  CHECK_INT(clip.width, 70, "which is in the frame's clip");
  faves_decor_set_effects(f, &(FavesEffects){.shadow = green, .shadow_x = 40});
  CHECK_INT(pixel(window, f, 80, 60), 0x00ff00, "effects change the picture of all");
  faves_decor_set_effects(f, NULL);
  faves_decor_set_figure(f, NULL, NULL, 0);
  CHECK_INT(pixel(window, f, -3, 30), ground, "what has gone is seen no more");
  gtk_widget_get_clip(f, &clip);
  CHECK_INT(clip.width, 60, "and reaches no further");
  gtk_widget_destroy(window);
}

static void drawing(void) {
  GtkWidget *l = faves_layers_new(), *red = colored("red", 100), *blue = colored("blue", 40);
  faves_layers_insert(l, red, NULL, CENTER);
  faves_layers_insert(l, blue, red, CENTER);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  GtkWidget *window = show_in_window(l);
  CHECK_INT(pixel(window, l, 50, 50), 0x0000ff, "a later layer is drawn on top");
  CHECK_INT(pixel(window, l, 10, 10), 0xff0000, "where it is");
  faves_layers_move(l, red, blue);
  CHECK_INT(pixel(window, l, 50, 50), 0xff0000, "moved up, the other covers it");
  faves_decor_set_clip(l, FAVES_CLIP_CIRCLE, 0);
  CHECK(pixel(window, l, 2, 2) != 0xff0000, "a circle cuts the corners");
  CHECK_INT(pixel(window, l, 50, 2), 0xff0000, "not the edges");
  faves_decor_set_clip(l, FAVES_CLIP_ROUNDED, 8);
  CHECK(pixel(window, l, 0, 0) != 0xff0000 && pixel(window, l, 4, 4) == 0xff0000,
        "nor do round corners cut more");
  gtk_widget_destroy(window);

  l = faves_layers_new();
  GtkWidget *white = colored("white", 100), *black = colored("black", 40);
  faves_layers_insert(l, white, NULL, CENTER);
  faves_layers_insert(l, black, white, CENTER);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  window = show_in_window(l);
  faves_decor_set_effects(l, &(FavesEffects){.luminance_is_alpha = TRUE});
  CHECK_INT(pixel(window, l, 10, 10), 0x000000, "what is white becomes black");
  CHECK(pixel(window, l, 50, 50) != 0x000000, "what is black becomes clear");
  gtk_widget_destroy(window);

  l = faves_layers_new();
  GtkWidget *button = gtk_button_new_with_label("covered"), *cover = colored("green", 40);
  gtk_widget_set_size_request(button, 100, 100);
  gtk_widget_show_all(button);
  faves_layers_insert(l, button, NULL, CENTER);
  faves_layers_insert(l, cover, button, CENTER);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  window = show_in_window(l);
  CHECK_INT(pixel(window, l, 50, 50), 0x008000, "a drawing above a button is seen");
  gtk_widget_destroy(window);
}

// Input: what a pointer event at a place reaches.

static GtkWidget *under(GtkWidget *window, GtkWidget *in, int x, int y) {
  gtk_widget_translate_coordinates(in, window, x, y, &x, &y);
  GdkWindow *at = gtk_widget_get_window(window), *found = at;
  while (at) {
    found = at;
    GList *children = gdk_window_peek_children(found);
    at = NULL;
    for (GList *l = children; l && !at; l = l->next) {
      int wx, wy;
      gdk_window_get_position(l->data, &wx, &wy);
      if (!gdk_window_is_visible(l->data) || x < wx || y < wy || x >= wx + gdk_window_get_width(l->data) ||
          y >= wy + gdk_window_get_height(l->data))
        continue;
      at = l->data;
      x -= wx;
      y -= wy;
    }
  }
  gpointer widget = NULL;
  gdk_window_get_user_data(found, &widget);
  return widget;
}

static GtkWidget *button_of(int width, int height) {
  GtkWidget *b = gtk_button_new();
  gtk_widget_set_size_request(b, width, height);
  gtk_widget_show(b);
  return b;
}

static void input(void) {
  GtkWidget *l = faves_layers_new(), *wide = button_of(200, 100), *small = button_of(60, 40);
  faves_layers_insert(l, wide, NULL, CENTER);
  faves_layers_insert(l, small, wide, CENTER);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  GtkWidget *window = show_in_window(l);
  CHECK(under(window, l, 100, 50) == small, "the pointer reaches the topmost button");
  CHECK(under(window, l, 10, 10) == wide, "and the lower one beside it");
  faves_layers_move(l, wide, small);
  settle();
  CHECK(under(window, l, 100, 50) == wide, "restacked, the other is on top");
  faves_layers_move(l, wide, NULL);
  settle();
  CHECK(under(window, l, 100, 50) == small, "and back");

  // What is made later in a lower layer stays below.
  GtkWidget *box = faves_stack_new(V, 0, FAVES_ALIGN_CENTER);
  gtk_widget_show(box);
  faves_layers_insert(l, box, NULL, CENTER);
  settle();
  GtkWidget *late = button_of(180, 90);
  gtk_container_add(GTK_CONTAINER(box), late);
  settle();
  CHECK(under(window, l, 100, 50) == small, "a button made later at the bottom does not cover the others");
  faves_layers_remove(l, wide);
  settle();
  CHECK(under(window, l, 15, 15) == late, "with the middle layer gone the lowest is reached");
  GtkWidget *entry = gtk_entry_new();
  gtk_widget_show(entry);
  faves_layers_insert(l, entry, small, CENTER);
  settle();
  faves_grab_focus(entry);
  faves_layers_move(l, entry, box);
  faves_layers_move(l, entry, small);
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == entry, "restacking keeps focus");
  gtk_widget_hide(l);
  run_frames();
  gtk_widget_show(l);
  settle();
  CHECK(under(window, l, 100, 50) == entry, "hidden and shown again the order is the same");
  gtk_widget_destroy(window);
}

/// What is turned or larger is drawn beyond its container, and the container reaches as far.
static void reach(void) {
  GtkWidget *l = g_object_ref_sink(faves_layers_new()), *inner = faves_layers_new();
  GtkWidget *bar = block(100, 20), *knob = block(20, 60);
  gtk_widget_show(l);
  gtk_widget_show(inner);
  faves_layers_insert(inner, bar, NULL, CENTER);
  faves_layers_insert(inner, knob, bar, CENTER);
  faves_layers_set_base(inner, bar);
  faves_layers_insert(l, inner, NULL, CENTER);
  lay_out(l, 100, 20);
  GtkAllocation clip;
  gtk_widget_get_clip(l, &clip);
  // Laid out at (10, 20).
  CHECK(clip.x == 10 && clip.width == 100 && clip.y == 0 && clip.height == 60, "what stands out is within reach");
  faves_layout_set_transform(inner, G_PI / 2, 1, 1, 0.5, 0.5, NO_SPACE);
  lay_out(l, 100, 20);
  gtk_widget_get_clip(l, &clip);
  CHECK(clip.y <= -20 && clip.y + clip.height >= 80, "turned, a bar stands out above and below");
  CHECK(clip.x == 10 && clip.width == 100, "what stood out there lies within");
  lay_out(l, 100, 20);
  GtkAllocation again;
  gtk_widget_get_clip(l, &again);
  CHECK(gdk_rectangle_equal(&clip, &again), "laid out once more, no further");
  faves_layout_set_transform(inner, 0, 2, 2, 0.5, 0.5, NO_SPACE);
  lay_out(l, 100, 20);
  gtk_widget_get_clip(l, &clip);
  CHECK(clip.x <= -40 && clip.width >= 200 && clip.y <= -30 && clip.height >= 120, "larger, with all that stands out");
  faves_layout_set_transform(inner, 0, 1, 1, 0.5, 0.5, NO_SPACE);
  cairo_matrix_t aside = {1, 0, 0, 1, 30, 0};
  faves_layout_set_matrix(inner, &aside);
  lay_out(l, 100, 20);
  gtk_widget_get_clip(l, &clip);
  CHECK(clip.x == 10 && clip.width == 130 && clip.height == 60, "a matrix moves what stands out");
  done(l);
}

/// What changes beyond the place of a layer is drawn anew there, though the layer has a window of its own.
static void changes_outside(void) {
  GtkWidget *l = faves_layers_new(), *wide = button_of(200, 100), *inner = faves_layers_new();
  GtkWidget *bar = block(40, 20), *knob = block(20, 80);
  gtk_widget_show(inner);
  faves_layers_insert(inner, bar, NULL, CENTER);
  faves_layers_insert(inner, knob, bar, CENTER);
  faves_layers_set_base(inner, bar);
  faves_layers_insert(l, wide, NULL, CENTER);
  faves_layers_insert(l, inner, wide, CENTER);
  gtk_widget_set_halign(l, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(l, GTK_ALIGN_CENTER);
  GtkWidget *window = show_in_window(l);
  cairo_region_t *area = gdk_window_get_update_area(gtk_widget_get_window(window));
  if (area) cairo_region_destroy(area);
  gtk_widget_queue_draw(knob);
  area = gdk_window_get_update_area(gtk_widget_get_window(window));
  int x, y;
  gtk_widget_translate_coordinates(l, window, 100, 15, &x, &y);
  CHECK(area && cairo_region_contains_point(area, x, y), "what stands out of its layer is drawn anew there");
  CHECK(area && !cairo_region_contains_point(area, x - 40, y), "and what is beside it is not");
  if (area) cairo_region_destroy(area);
  int at_x, at_y;
  gtk_widget_translate_coordinates(bar, l, 0, 0, &at_x, &at_y);
  CHECK(at_x == 80 && at_y == 40, "it stands where it would");
  CHECK(under(window, l, 10, 10) == wide, "beside all of that the pointer reaches what is below");
  gtk_widget_destroy(window);
}

/// The widget that the display says the pointer is on, in the middle of one.
static GtkWidget *met_at(GtkWidget *window, GtkWidget *widget) {
  int x, y, left, top;
  settle();
  gdk_window_get_origin(gtk_widget_get_window(window), &left, &top);
  gtk_widget_translate_coordinates(widget, window, gtk_widget_get_allocated_width(widget) / 2,
                                   gtk_widget_get_allocated_height(widget) / 2, &x, &y);
  GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
  gdk_device_warp(pointer, gtk_widget_get_screen(window), left + x, top + y);
  gdk_display_sync(gdk_display_get_default());
  settle();
  GdkWindow *met = gdk_device_get_window_at_position(pointer, NULL, NULL);
  gpointer owner = NULL;
  if (met) gdk_window_get_user_data(met, &owner);
  return owner;
}

static GtkWidget *scrolled_around(GtkWidget *content) {
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_scrolled_window_set_propagate_natural_width(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_container_add(GTK_CONTAINER(scrolled), content);
  return scrolled;
}

/// GDK's own way to let events through a layer's window misses what is in a scroll view that does not begin in its corner.
static void input_in_scroll_views(void) {
  GtkWidget *l = faves_layers_new(), *inner = faves_layers_new(), *below = button_of(380, 200);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *first = button_of(90, 30), *second = button_of(60, 30);
  GtkWidget *scrolled = scrolled_around(first), *deep = scrolled_around(second), *over = button_of(60, 30);
  faves_layers_insert(inner, deep, NULL, CENTER);
  faves_layers_insert(inner, over, deep, FAVES_ALIGN_START, FAVES_ALIGN_START);
  gtk_widget_set_size_request(inner, 140, 120);
  gtk_widget_set_margin_start(first, 10);
  gtk_widget_set_margin_start(row, 120);
  gtk_container_add(GTK_CONTAINER(row), scrolled);
  gtk_container_add(GTK_CONTAINER(row), inner);
  faves_layers_insert(l, below, NULL, CENTER);
  faves_layers_insert(l, row, below, CENTER);
  GtkWidget *window = show_in_window(l);
  CHECK(met_at(window, first) == first, "what is in a scroll view in a layer is met");
  CHECK(met_at(window, second) == second, "and in one in layers in a layer");
  CHECK(met_at(window, over) == over, "and what lies over that");
  gtk_widget_hide(row);
  CHECK(met_at(window, below) == below, "what lies behind once nothing is in front of it");
  gtk_widget_show(row);
  GtkWidget *words = text("Words");
  gtk_container_add(GTK_CONTAINER(row), words);
  gtk_widget_show(words);
  gtk_widget_hide(scrolled);
  gtk_widget_hide(inner);
  CHECK(met_at(window, words) == below, "and below words, once they are all that is in front");
  gtk_widget_show(scrolled);
  CHECK(met_at(window, first) == first, "one that comes back is met again");
  gtk_widget_destroy(window);

  enum { ROWS = 200 };
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START), *rows[ROWS], *inside = NULL;
  for (int i = 0; i < ROWS; i++) {
    GtkWidget *content = button_of(90, 20);
    rows[i] = i == 5 ? scrolled_around(inside = content) : content;
  }
  faves_stack_insert(stack, rows, ROWS, NULL);
  window = show_in_window(scrolled_around(stack));
  CHECK(met_at(window, inside) == inside, "what is in a scroll view in a long stack is met");
  CHECK(met_at(window, rows[6]) == rows[6], "and what is below that");
  gtk_widget_destroy(window);
}

/// A layer that is left alone loses its window, and what is in it counts from another corner then.
static void words_of_one_that_stays(void) {
  GtkWidget *around = faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_CENTER), *l = faves_layers_new();
  GtkWidget *above = block(10, 90), *goes = button_of(200, 100), *stays = faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_CENTER);
  GtkWidget *words = text("Words"), *inside[] = {words, button_of(60, 20)}, *frame = faves_frame_new(), *both[] = {above, frame};
  // It has the same place before and after.
  faves_frame_set_child(frame, l);
  faves_frame_set_fixed(frame, GTK_ORIENTATION_HORIZONTAL, 260);
  faves_frame_set_fixed(frame, GTK_ORIENTATION_VERTICAL, 160);
  faves_stack_insert(stays, inside, 2, NULL);
  faves_layers_insert(l, goes, NULL, CENTER);
  faves_layers_insert(l, stays, goes, CENTER);
  faves_stack_insert(around, both, 2, NULL);
  gtk_widget_show(stays);
  gtk_widget_show(l);
  gtk_widget_show(frame);
  GtkWidget *window = show_in_window(around);
  faves_layers_remove(l, goes);
  run_frames();
  int x, y;
  gtk_label_get_layout_offsets(GTK_LABEL(words), &x, &y);
  GtkAllocation place;
  gtk_widget_get_allocation(words, &place);
  CHECK(gtk_widget_get_window(words) == gtk_widget_get_window(window), "the one that stays is in the window around");
  CHECK(x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
        "and its words are drawn where it is");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  sizes();
  reach();
  drawing();
  grounds();
  decorated_frames();
  input();
  input_in_scroll_views();
  changes_outside();
  words_of_one_that_stays();
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
