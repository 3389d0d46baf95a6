#include "surrounded.h"

// A text with space, bounds and a ground of its own is as the same text in frames that have them: as large, with its letters in
// the same place, and the same picture.

typedef struct {
  const char *text;
  int lines;
  Around around;
} Case;

static GtkWidget *label_of(const Case *c) {
  GtkWidget *label = text(c->text);
  faves_label_set_line_limit(label, c->lines);
  return label;
}

static GtkWidget *label_in(GtkWidget *widget) {
  while (!faves_is_label(widget)) widget = faves_frame_get_child(widget);
  return widget;
}

/// Where there are frames, GTK cuts the letters of a text with several lines at the edges of the label: an edge of a letter may
/// reach out of it.
#define REACH 2

/// The columns beside the letters of a label in `whole`.
static void beside_letters(GtkWidget *label, GtkWidget *whole, Columns *columns) {
  GtkAllocation place, around;
  GdkRectangle box;
  gtk_widget_get_allocation(whole, &around);
  gtk_widget_get_allocation(label, &place);
  faves_leaf_get_box(label, &box);
  int left = place.x - around.x + box.x, right = left + box.width;
  columns[0] = (Columns){left - REACH, left};
  columns[1] = (Columns){right, right + REACH};
}

typedef struct {
  unsigned sizes, expansions, baselines, letters, pictures, of;
} Differences;

static void place_of_letters(GtkWidget *label, int *x, int *y) {
  gtk_label_get_layout_offsets(GTK_LABEL(label), x, y);
}

static void compare(const Case *c, GtkTextDirection direction, Differences *found) {
  gtk_widget_set_default_direction(direction);
  GtkWidget *frames = framed(label_of(c), &c->around), *label = alone(label_of(c), &c->around);
  GtkWidget *one = put(frames), *other = put(label), *window = show_both(one, other);
  found->sizes += !same_sizes(one, other);
  found->expansions += different_expansions(one, other);
  for (int width = minimum_width(one); width < 420; width += 37) {
    int height = height_for(one, width);
    found->of++;
    found->sizes += height != height_for(other, width);
    // As high as it likes to be, higher, and lower: then text is cut.
    for (int more = -24; more <= 24; more += 24) {
      if (height + more < 1) continue;
      lay_out(one, width, height + more);
      lay_out(other, width, height + more);
      found->baselines += !same_baselines(frames, label);
      int x, y, own_x, own_y;
      place_of_letters(label_in(frames), &x, &y);
      place_of_letters(label, &own_x, &own_y);
      // Where there are none, no place is theirs.
      found->letters += *c->text && (x != own_x || y != own_y);
      Columns apart[2];
      beside_letters(label, other, apart);
      found->pictures += !same_picture(one, other, width, height + more, 1, apart, 2);
    }
  }
  gtk_widget_destroy(window);
  g_object_unref(one);
  g_object_unref(other);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

static void as_in_frames(void) {
  const char *words = "A text of a dozen words or so that has to wrap in little room";
  const Case cases[] = {
    {"Short", 0, {{12, 12, 12, 12}, {0}, {NO, NO}, MIDDLE}},
    {"Short", 0, {{3, 5, 7, 9}, {0}, {NO, NO}, MIDDLE}},
    {words, 0, {{3, 5, 7, 9}, {0}, {NO, NO}, MIDDLE}},
    {words, 1, {{4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE}},
    {words, 2, {{4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE}},
    {"Two\nparagraphs", 0, {{4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE}},
    {"Short", 0, {{0}, {0}, {{40, FAVES_UNSET, 40}, {40, FAVES_UNSET, 40}}, MIDDLE}},
    {words, 0, {{0}, {0}, {{90, FAVES_UNSET, 90}, {50, FAVES_UNSET, 50}}, MIDDLE}},
    {words, 0, {{2, 2, 2, 2}, {5, 1, 3, 2}, {{90, FAVES_UNSET, 90}, NO}, {FAVES_ALIGN_END, FAVES_ALIGN_START}}},
    {"Short", 0, {{12, 12, 12, 12}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE}},
    {words, 0, {{12, 12, 12, 12}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE}},
    {"Short", 0, {{1, 2, 3, 4}, {5, 6, 7, 8}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO},
     {FAVES_ALIGN_START, FAVES_ALIGN_CENTER}}},
    {"Short", 0, {{1, 2, 3, 4}, {5, 6, 7, 8},
     {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, {FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}},
     {FAVES_ALIGN_END, FAVES_ALIGN_END}}},
    {words, 0, {{0}, {4, 4, 4, 4}, {{100, 150, 200}, {20, FAVES_UNSET, FAVES_UNSET}}, MIDDLE}},
    {words, 3, {{0}, {0}, {{FAVES_UNSET, 150, FAVES_UNSET}, {FAVES_UNSET, FAVES_UNSET, 30}}, MIDDLE}},
    {"Short", 0, {{0}, {0}, {{120, FAVES_UNSET, FAVES_UNSET}, {60, FAVES_UNSET, FAVES_UNSET}}, MIDDLE}},
    {"", 0, {{4, 4, 4, 4}, {0}, {NO, NO}, MIDDLE}},
    {"שלום עולם", 0, {{3, 5, 7, 9}, {0}, {{FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY}, NO}, MIDDLE}},
    // What is larger than its frame stands out of it.
    {"Short", 0, {{0}, {0}, {{26, FAVES_UNSET, 26}, NO}, {FAVES_ALIGN_END, FAVES_ALIGN_CENTER}}},
    {"Short", 1, {{0}, {0}, {{26, FAVES_UNSET, 26}, {8, FAVES_UNSET, 8}}, {FAVES_ALIGN_START, FAVES_ALIGN_END}}},
    {words, 0, {{0}, {0}, {{90, FAVES_UNSET, 90}, {8, FAVES_UNSET, 8}}, MIDDLE}},
  };
  Differences found = {0};
  for (unsigned i = 0; i < G_N_ELEMENTS(cases); i++) {
    Differences before = found;
    for (int bare = 0; bare < 2; bare++) {
      Case c = cases[i];
      c.around.bare = bare;
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
