#include "check.h"

// A text with space, bounds and a ground of its own is as the same text in frames that have them: as large, with its letters in
// the same place, and the same picture.

typedef struct {
  const char *text;
  int lines;
  int inner[4], outer[4];  // leading, top, trailing, bottom
  int bounds[2][3];        // by orientation: least, ideal, most
  FavesAlign align[2];
  gboolean bare;  // whether nothing is drawn around it, nor cut there
} Case;

static void pad(GtkWidget *widget, const int *space) {
  gtk_widget_set_margin_start(widget, space[0]);
  gtk_widget_set_margin_top(widget, space[1]);
  gtk_widget_set_margin_end(widget, space[2]);
  gtk_widget_set_margin_bottom(widget, space[3]);
}

static GtkWidget *label_of(const Case *c) {
  GtkWidget *label = text(c->text);
  faves_label_set_line_limit(label, c->lines);
  return label;
}

static void paint_ground(cairo_t *cr, double width, double height, void *data) {
  cairo_set_source_rgb(cr, 0.2, 0.5, 0.9);
  cairo_paint(cr);
  cairo_set_source_rgb(cr, 0.9, 0.9, 0.2);
  cairo_rectangle(cr, 0, 0, width / 2, height / 2);
  cairo_fill(cr);
}

static void paint_line(cairo_t *cr, double width, double height, void *data) {
  cairo_set_source_rgb(cr, 1, 0, 0);
  cairo_rectangle(cr, -2, -2, width + 4, height + 4);
  cairo_stroke(cr);
}

static void decorate(GtkWidget *widget) {
  faves_decor_set_ground(widget, paint_ground, NULL);
  faves_decor_set_clip(widget, FAVES_CLIP_ROUNDED, 6);
  faves_decor_set_figure(widget, paint_line, NULL, 4);
}

/// The text in a frame in a frame.
static GtkWidget *framed(const Case *c) {
  GtkWidget *label = label_of(c), *frame = faves_frame_new(), *whole = faves_frame_new();
  pad(label, c->inner);
  pad(frame, c->outer);
  for (int axis = 0; axis < 2; axis++)
    faves_frame_set_bounds(frame, (GtkOrientation)axis, c->bounds[axis][0], c->bounds[axis][1], c->bounds[axis][2]);
  faves_frame_set_alignment(frame, c->align[0], c->align[1]);
  faves_frame_set_child(frame, label);
  faves_frame_set_child(whole, frame);
  if (!c->bare) decorate(whole);
  return whole;
}

/// The text with all of that.
static GtkWidget *alone(const Case *c) {
  GtkWidget *label = label_of(c);
  faves_leaf_set_space(label, FALSE, c->inner[0], c->inner[1], c->inner[2], c->inner[3]);
  faves_leaf_set_space(label, TRUE, c->outer[0], c->outer[1], c->outer[2], c->outer[3]);
  for (int axis = 0; axis < 2; axis++)
    faves_leaf_set_bounds(label, (GtkOrientation)axis, c->bounds[axis][0], c->bounds[axis][1], c->bounds[axis][2]);
  faves_leaf_set_alignment(label, c->align[0], c->align[1]);
  if (!c->bare) decorate(label);
  return label;
}

/// What is put in a container of ours, in a window.
static GtkWidget *put(GtkWidget *widget) {
  GtkWidget *layers = faves_layers_new();
  gtk_container_add(GTK_CONTAINER(layers), widget);
  gtk_widget_show_all(layers);
  return g_object_ref_sink(layers);
}

static GtkWidget *label_in(GtkWidget *widget) {
  while (!faves_is_label(widget)) widget = faves_frame_get_child(widget);
  return widget;
}

static cairo_surface_t *picture(GtkWidget *widget, int width, int height) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width + 20, height + 20);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, 10, 10);
  gtk_widget_draw(widget, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

/// Where there are frames, GTK cuts the letters of a text with several lines at the edges of the label: an edge of a letter may
/// reach out of it.
#define REACH 2

static gboolean same_picture(GtkWidget *one, GtkWidget *other, GtkWidget *label, int width, int height) {
  cairo_surface_t *a = picture(one, width, height), *b = picture(other, width, height);
  GtkAllocation place, around;
  GdkRectangle box;
  gtk_widget_get_allocation(other, &around);
  gtk_widget_get_allocation(label, &place);
  faves_leaf_get_box(label, &box);
  int left = 10 + place.x - around.x + box.x, right = left + box.width, stride = cairo_image_surface_get_stride(a) / 4;
  const guint32 *theirs = (const guint32 *)(void *)cairo_image_surface_get_data(a);
  const guint32 *ours = (const guint32 *)(void *)cairo_image_surface_get_data(b);
  gboolean same = TRUE;
  for (int y = 0; y < height + 20; y++)
    for (int x = 0; x < width + 20; x++) {
      gboolean beside = (x >= left - REACH && x < left) || (x >= right && x < right + REACH);
      same = same && (beside || theirs[y * stride + x] == ours[y * stride + x]);
    }
  cairo_surface_destroy(a);
  cairo_surface_destroy(b);
  return same;
}

typedef struct {
  unsigned sizes, expansions, baselines, letters, pictures, of;
} Differences;

static void place_of_letters(GtkWidget *label, int *x, int *y) {
  gtk_label_get_layout_offsets(GTK_LABEL(label), x, y);
}

static void compare(const Case *c, GtkTextDirection direction, Differences *found) {
  gtk_widget_set_default_direction(direction);
  GtkWidget *frames = framed(c), *label = alone(c), *one = put(frames), *other = put(label);
  GtkWidget *row = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(row), one);
  gtk_container_add(GTK_CONTAINER(row), other);
  GtkWidget *window = show_in_window(row);
  found->sizes += minimum_width(one) != minimum_width(other) || natural_width(one) != natural_width(other) ||
                  natural_height(one) != natural_height(other);
  for (int axis = 0; axis < 2; axis++)
    found->expansions += gtk_widget_compute_expand(one, (GtkOrientation)axis) !=
                         gtk_widget_compute_expand(other, (GtkOrientation)axis);
  for (int width = minimum_width(one); width < 420; width += 37) {
    int height = height_for(one, width);
    found->of++;
    found->sizes += height != height_for(other, width);
    // As high as it likes to be, higher, and lower: then text is cut.
    for (int more = -24; more <= 24; more += 24) {
      if (height + more < 1) continue;
      lay_out(one, width, height + more);
      lay_out(other, width, height + more);
      found->baselines += faves_layout_text_baseline(frames, FALSE) != faves_layout_text_baseline(label, FALSE) ||
                          faves_layout_text_baseline(frames, TRUE) != faves_layout_text_baseline(label, TRUE);
      int x, y, own_x, own_y;
      place_of_letters(label_in(frames), &x, &y);
      place_of_letters(label, &own_x, &own_y);
      // Where there are none, no place is theirs.
      found->letters += *c->text && (x != own_x || y != own_y);
      found->pictures += !same_picture(one, other, label, width, height + more);
    }
  }
  gtk_widget_destroy(window);
  g_object_unref(one);
  g_object_unref(other);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

#define NO {FAVES_UNSET, FAVES_UNSET, FAVES_UNSET}
#define MIDDLE {FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER}

static void as_in_frames(void) {
  const char *words = "A text of a dozen words or so that has to wrap in little room";
  const Case cases[] = {
    {"Short", 0, {12, 12, 12, 12}, {0}, {NO, NO}, MIDDLE},
    {"Short", 0, {3, 5, 7, 9}, {0}, {NO, NO}, MIDDLE},
    {words, 0, {3, 5, 7, 9}, {0}, {NO, NO}, MIDDLE},
    {words, 1, {4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE},
    {words, 2, {4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE},
    {"Two\nparagraphs", 0, {4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE},
    {"Short", 0, {0}, {0}, {{40, FAVES_UNSET, 40}, {40, FAVES_UNSET, 40}}, MIDDLE},
    {words, 0, {0}, {0}, {{90, FAVES_UNSET, 90}, {50, FAVES_UNSET, 50}}, MIDDLE},
    {words, 0, {2, 2, 2, 2}, {5, 1, 3, 2}, {{90, FAVES_UNSET, 90}, NO}, {FAVES_ALIGN_END, FAVES_ALIGN_START}},
    {"Short", 0, {12, 12, 12, 12}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE},
    {words, 0, {12, 12, 12, 12}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE},
    {"Short", 0, {1, 2, 3, 4}, {5, 6, 7, 8}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO},
     {FAVES_ALIGN_START, FAVES_ALIGN_CENTER}},
    {"Short", 0, {1, 2, 3, 4}, {5, 6, 7, 8},
     {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, {FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}},
     {FAVES_ALIGN_END, FAVES_ALIGN_END}},
    {words, 0, {0}, {4, 4, 4, 4}, {{100, 150, 200}, {20, FAVES_UNSET, FAVES_UNSET}}, MIDDLE},
    {words, 3, {0}, {0}, {{FAVES_UNSET, 150, FAVES_UNSET}, {FAVES_UNSET, FAVES_UNSET, 30}}, MIDDLE},
    {"Short", 0, {0}, {0}, {{120, FAVES_UNSET, FAVES_UNSET}, {60, FAVES_UNSET, FAVES_UNSET}}, MIDDLE},
    {"", 0, {4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE},
    {"שלום עולם", 0, {3, 5, 7, 9}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE},
    // What is larger than its frame stands out of it.
    {"Short", 0, {0}, {0}, {{26, FAVES_UNSET, 26}, NO}, {FAVES_ALIGN_END, FAVES_ALIGN_CENTER}},
    {"Short", 1, {0}, {0}, {{26, FAVES_UNSET, 26}, {8, FAVES_UNSET, 8}}, {FAVES_ALIGN_START, FAVES_ALIGN_END}},
    {words, 0, {0}, {0}, {{90, FAVES_UNSET, 90}, {8, FAVES_UNSET, 8}}, MIDDLE},
  };
  Differences found = {0};
  for (unsigned i = 0; i < G_N_ELEMENTS(cases); i++) {
    Differences before = found;
    for (int bare = 0; bare < 2; bare++) {
      Case c = cases[i];
      c.bare = bare;
      compare(&c, GTK_TEXT_DIR_LTR, &found);
      compare(&c, GTK_TEXT_DIR_RTL, &found);
    }
    before.of = found.of;
    if (memcmp(&before, &found, sizeof found)) printf("        case %u is not the same\n", i);
  }
  CHECK(found.of > 200, "texts with space and bounds in many widths");
  CHECK_INT(found.sizes, 0, "are as large as in frames");
  CHECK_INT(found.expansions, 0, "and take as much room");
  CHECK_INT(found.baselines, 0, "their baselines are where they are there");
  CHECK_INT(found.letters, 0, "and so are their letters");
  CHECK_INT(found.pictures, 0, "and they look the same");
}

static void one_widget(void) {
  GtkWidget *label = g_object_ref_sink(text("Text")), *plain = g_object_ref_sink(text("Text"));
  faves_leaf_set_space(label, FALSE, 8, 4, 8, 4);
  CHECK_INT(natural_width(label), natural_width(plain) + 16, "space around a text is the label's own");
  faves_leaf_set_space(label, FALSE, -8, 4, 8, 4);
  CHECK_INT(natural_width(label), natural_width(plain), "less than none is taken off");
  lay_out(label, -1, -1);
  GdkRectangle box;
  faves_leaf_get_box(label, &box);
  CHECK_INT(box.x, -8, "and the text stands out there");
  faves_leaf_get_box(plain, &box);
  CHECK_INT(box.x, 0, "without any it is where the label is");
  g_object_unref(label);
  g_object_unref(plain);
}

/// Text is selected where it is seen.
static void selection(void) {
  GtkWidget *label = g_object_ref_sink(text("Text")), *layers = faves_layers_new();
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  faves_leaf_set_space(label, FALSE, 40, 30, 40, 30);
  gtk_container_add(GTK_CONTAINER(layers), label);
  GtkWidget *window = show_in_window(layers);
  GdkWindow *own = NULL;
  for (GList *l = gdk_window_peek_children(gtk_widget_get_window(label)); l; l = l->next) {
    gpointer owner;
    gdk_window_get_user_data(l->data, &owner);
    if (owner == label) own = l->data;
  }
  int x, y;
  gdk_window_get_position(own, &x, &y);
  GtkAllocation place;
  gtk_widget_get_allocation(label, &place);
  CHECK(own && x == place.x && y == place.y && gdk_window_get_width(own) == place.width,
        "the window of text that can be selected is as large as the label");
  GdkRectangle box;
  faves_leaf_get_box(label, &box);
  GdkEvent *event = gdk_event_new(GDK_BUTTON_PRESS);
  event->button.window = g_object_ref(own);
  event->button.send_event = TRUE;
  event->button.button = 1;
  event->button.x = box.x + box.width + 5;
  event->button.y = box.y + box.height / 2;
  gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
  gtk_widget_event(label, event);
  int start, end;
  gtk_label_get_selection_bounds(GTK_LABEL(label), &start, &end);
  gdk_event_free(event);
  int cursor;
  g_object_get(label, "cursor-position", &cursor, NULL);
  CHECK_INT(cursor, 4, "and a press behind the letters is behind them");
  gtk_widget_destroy(window);
  g_object_unref(label);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  as_in_frames();
  one_widget();
  selection();
  CHECK_INT(warnings, 0, "GTK warns of nothing");
  return finish();
}
