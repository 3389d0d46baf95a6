#include "check.h"

// A frame that is no widget lays out as a FavesFrame does: the same trees are made with both, and compared.

static const GtkOrientation H = GTK_ORIENTATION_HORIZONTAL, V = GTK_ORIENTATION_VERTICAL;
static const int none = FAVES_UNSET, all = FAVES_INFINITY;
static const char *const words = "A long label that would like to be a good deal wider than fifty pixels";

// What is framed.

static GtkWidget *visible(GtkWidget *widget) {
  gtk_widget_show_all(widget);
  return widget;
}
static GtkWidget *plain_button(void) { return visible(gtk_button_new_with_label("Press")); }
static GtkWidget *wide_block(void) { return block(200, 100); }
static GtkWidget *expanding(void) {
  GtkWidget *scale = gtk_scale_new_with_range(H, 0, 1, 0.1);
  gtk_widget_set_hexpand(scale, TRUE);
  return visible(scale);
}
static GtkWidget *told_to_expand(void) {
  GtkWidget *button = plain_button();
  faves_layout_set_expands(button, TRUE, FALSE);
  return button;
}
static GtkWidget *with_margins(void) {
  GtkWidget *button = plain_button();
  gtk_widget_set_margin_start(button, 3);
  gtk_widget_set_margin_end(button, 8);
  gtk_widget_set_margin_top(button, 5);
  return button;
}
static GtkWidget *column_of_words(void) {
  GtkWidget *column = visible(faves_stack_new(V, 4, FAVES_ALIGN_START)), *children[] = {text(words), text("short")};
  faves_stack_insert(column, children, 2, NULL);
  return column;
}
static GtkWidget *row_with_spacer(void) {
  GtkWidget *row = visible(faves_stack_new(H, 4, FAVES_ALIGN_FIRST_BASELINE)), *first = text("one"), *last = text("two");
  faves_stack_insert(row, &first, 1, NULL);
  faves_stack_insert(row, &last, 1, faves_stack_insert_spacer(row, 0, first));
  return row;
}
static GtkWidget *over_each_other(void) {
  GtkWidget *layers = visible(faves_layers_new());
  faves_layers_insert(layers, text(words), NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  faves_layers_insert(layers, block(30, 30), NULL, FAVES_ALIGN_END, FAVES_ALIGN_START);
  return layers;
}
static GtkWidget *in_a_frame(void) {
  GtkWidget *frame = visible(faves_frame_new());
  faves_frame_set_child(frame, plain_button());
  faves_frame_set_bounds(frame, H, 90, none, all);
  return frame;
}

static GtkWidget *(*const kinds[])(void) = {plain_button,    wide_block,      expanding,       told_to_expand, with_margins,
                                            column_of_words, row_with_spacer, over_each_other, in_a_frame};

// The frames.

static FavesFraming framing(int min_width, int ideal_width, int max_width, int min_height, int max_height) {
  FavesFraming made = {{0}};
  made.min[H] = min_width;
  made.ideal[H] = ideal_width;
  made.max[H] = max_width;
  made.min[V] = min_height;
  made.ideal[V] = none;
  made.max[V] = max_height;
  made.align[H] = made.align[V] = FAVES_ALIGN_CENTER;
  return made;
}

static GtkWidget *framed_by_widget(GtkWidget *child, const FavesFraming *around) {
  GtkWidget *frame = faves_frame_new();
  faves_frame_set_child(frame, child);
  for (int axis = 0; axis < 2; axis++)
    faves_frame_set_bounds(frame, (GtkOrientation)axis, around->min[axis], around->ideal[axis], around->max[axis]);
  faves_frame_set_alignment(frame, around->align[H], around->align[V]);
  faves_frame_set_yields(frame, around->yields);
  gtk_widget_set_margin_start(frame, around->before[H]);
  gtk_widget_set_margin_end(frame, around->after[H]);
  gtk_widget_set_margin_top(frame, around->before[V]);
  gtk_widget_set_margin_bottom(frame, around->after[V]);
  gtk_widget_show(frame);
  return frame;
}

// What they stand in.

static GtkWidget *in_row(GtkWidget *content) {
  GtkWidget *row = faves_stack_new(H, 6, FAVES_ALIGN_FIRST_BASELINE), *children[] = {text("before"), content, text(words)};
  faves_stack_insert(row, children, 3, NULL);
  return row;
}
static GtkWidget *in_column(GtkWidget *content) {
  GtkWidget *column = faves_stack_new(V, 6, FAVES_ALIGN_END), *children[] = {text("before"), content, text(words)};
  faves_stack_insert(column, children, 3, NULL);
  return column;
}
static GtkWidget *in_layers(GtkWidget *content) {
  GtkWidget *layers = faves_layers_new(), *below = block(150, 80);
  faves_layers_insert(layers, below, NULL, FAVES_ALIGN_START, FAVES_ALIGN_START);
  faves_layers_insert(layers, content, below, FAVES_ALIGN_END, FAVES_ALIGN_CENTER);
  return layers;
}
static GtkWidget *on_background(GtkWidget *content) {
  GtkWidget *layers = faves_layers_new(), *behind = block(20, 10);
  faves_layers_insert(layers, behind, NULL, FAVES_ALIGN_START, FAVES_ALIGN_START);
  faves_layers_insert(layers, content, behind, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  faves_layers_set_base(layers, content);
  return layers;
}
static GtkWidget *in_frame(GtkWidget *content) {
  GtkWidget *frame = faves_frame_new();
  faves_frame_set_child(frame, content);
  faves_frame_set_bounds(frame, H, none, none, 260);
  return frame;
}

static GtkWidget *(*const places[])(GtkWidget *) = {in_row, in_column, in_layers, on_background, in_frame};

// The comparison.

typedef struct {
  GtkWidget *child, *whole;
} Tree;

static Tree tree(unsigned kind, unsigned place, const FavesFraming *around, gboolean is_widget) {
  GtkWidget *child = kinds[kind]();
  if (!is_widget) faves_layout_set_framing(child, around);
  GtkWidget *whole = places[place](is_widget ? framed_by_widget(child, around) : child);
  gtk_widget_show(whole);
  return (Tree){child, g_object_ref_sink(whole)};
}

static void done(Tree tree) {
  gtk_widget_destroy(tree.whole);
  g_object_unref(tree.whole);
}

static gboolean are_same(Tree one, Tree other, int width, int height) {
  for (int axis = 0; axis < 2; axis++)
    if (gtk_widget_compute_expand(one.whole, (GtkOrientation)axis) != gtk_widget_compute_expand(other.whole, (GtkOrientation)axis))
      return FALSE;
  if (gtk_widget_get_request_mode(one.whole) != gtk_widget_get_request_mode(other.whole)) return FALSE;
  if (minimum_width(one.whole) != minimum_width(other.whole) || natural_width(one.whole) != natural_width(other.whole))
    return FALSE;
  lay_out(one.whole, width, height);
  lay_out(other.whole, width, height);
  if (height_for(one.whole, width_of(one.whole)) != height_for(other.whole, width_of(other.whole))) return FALSE;
  GtkAllocation here, there;
  gtk_widget_get_allocation(one.child, &here);
  gtk_widget_get_allocation(other.child, &there);
  return gdk_rectangle_equal(&here, &there);
}

static void same_layout(void) {
  const FavesAlign aligns[] = {FAVES_ALIGN_CENTER, FAVES_ALIGN_START, FAVES_ALIGN_END};
  FavesFraming frames[] = {
      framing(60, none, 60, 40, 40),      framing(250, none, 250, none, none), framing(none, none, all, none, none),
      framing(none, none, all, 0, all),   framing(120, none, none, none, none), framing(none, none, 80, none, 30),
      framing(20, 100, 180, none, none),  framing(none, none, none, 70, 70),   framing(none, none, none, none, none),
      framing(none, none, all, none, none),
  };
  const int count = sizeof frames / sizeof *frames;
  frames[count - 1].yields = TRUE;
  const int sizes[][2] = {{-1, -1}, {700, 300}, {180, 60}, {320, 900}};
  unsigned compared = 0;
  for (unsigned kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
    for (unsigned place = 0; place < sizeof places / sizeof *places; place++)
      for (int i = 0; i < count; i++) {
        FavesFraming around = frames[i];
        // Each of them lined up, and with space, in one way or another.
        around.align[H] = aligns[(kind + place) % 3];
        around.align[V] = aligns[(kind + i) % 3];
        if ((place + i) % 2) {
          around.before[H] = 7;
          around.after[H] = 2;
          around.before[V] = 4;
        }
        for (int rtl = 0; rtl < 2; rtl++)
          for (int size = 0; size < 4; size++) {
            gtk_widget_set_default_direction(rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
            Tree one = tree(kind, place, &around, TRUE), other = tree(kind, place, &around, FALSE);
            char message[80];
            g_snprintf(message, sizeof message, "kind %u, place %u, frame %d, size %d, right to left %d", kind, place, i, size, rtl);
            if (!are_same(one, other, sizes[size][0], sizes[size][1])) CHECK(FALSE, message);
            compared++;
            done(one);
            done(other);
          }
      }
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
  CHECK_INT(compared, 9 * 5 * count * 2 * 4, "all trees with a frame that is a widget and one that is none are laid out alike");
}

static void changes(void) {
  GtkWidget *button = plain_button(), *row = g_object_ref_sink(in_row(button));
  gtk_widget_show(row);
  lay_out(row, 800, -1);
  int own = width_of(button);
  FavesFraming around = framing(300, none, 300, none, none);
  faves_layout_set_framing(button, &around);
  lay_out(row, 800, -1);
  int moved[4];
  faves_layout_framed_displacement(button, moved);
  CHECK_INT(width_of(button), own, "in a frame that is wider it keeps its size");
  CHECK_INT(moved[0], (300 - own) / 2, "and stands in its middle");
  CHECK_INT(width_of(button) - moved[2], 300, "which is as wide as was said");
  int before = x_of(button);
  around.min[H] = around.max[H] = 400;
  faves_layout_set_framing(button, &around);
  lay_out(row, 800, -1);
  CHECK_INT(x_of(button), before + 50, "another width has it laid out anew");
  faves_layout_set_framing(button, NULL);
  lay_out(row, 800, -1);
  CHECK_INT(x_of(button), before - (300 - own) / 2, "and so has no frame at all");
  faves_layout_framed_displacement(button, moved);
  CHECK(!moved[0] && !moved[2], "from which nothing is left");
  gtk_widget_destroy(row);
  g_object_unref(row);
}

static void room(void) {
  GtkWidget *button = plain_button(), *row = in_row(button);
  FavesFraming around = framing(300, none, 300, none, none);
  around.before[H] = 10;
  faves_layout_set_framing(button, &around);
  GtkWidget *window = show_in_window(row);
  int at = x_of(button), wide = natural_width(row);
  faves_layout_set_room(button, 0.5);
  CHECK_INT(natural_width(row), wide - 155 - 3, "one that makes way takes half of its frame's room, and of the gap before it");
  settle();
  CHECK_INT(x_of(button), at, "and stays where it was in it");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  same_layout();
  changes();
  room();
  CHECK_INT(warnings, 0, "without a warning");
  return finish();
}
