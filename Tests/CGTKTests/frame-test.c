#include "check.h"

static const GtkOrientation H = GTK_ORIENTATION_HORIZONTAL, V = GTK_ORIENTATION_VERTICAL;
static const char *const words = "A long label that would like to be a good deal wider than fifty pixels";

static GtkWidget *frame_of(GtkWidget *child) {
  GtkWidget *frame = g_object_ref_sink(faves_frame_new());
  faves_frame_set_child(frame, child);
  gtk_widget_show(frame);
  return frame;
}
static void done(GtkWidget *w) {
  gtk_widget_destroy(w);
  g_object_unref(w);
}

static void fixed(void) {
  GtkWidget *label = text(words), *f = frame_of(label);
  faves_frame_set_fixed(f, H, 50);
  CHECK_INT(minimum_width(f), 50, "a frame of 50 around a long label asks for 50");
  CHECK_INT(natural_width(f), 50, "and wants no more");
  lay_out(f, -1, -1);
  CHECK(width_of(label) <= 50 && width_of(label) > 30, "the label is offered 50 and wraps");
  CHECK_INT(natural_height(f), height_for(label, 50), "the frame is as high as the label then");
  CHECK(!gtk_widget_compute_expand(f, H), "a fixed frame does not expand");
  gtk_widget_set_hexpand(label, TRUE);
  CHECK(!gtk_widget_compute_expand(f, H), "even if its child does");
  faves_frame_set_fixed(f, V, 30);
  lay_out(f, -1, -1);
  CHECK_INT(natural_height(f), 30, "fixed in height it stays so");
  CHECK(height_of(label) <= 30 && pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))),
        "and a text is cut after the lines that fit");
  CHECK_INT(y_of(label), (30 - height_of(label)) / 2, "in the middle");
  faves_frame_set_fixed(f, V, 5);
  lay_out(f, -1, -1);
  CHECK(y_of(label) < 0 && height_of(label) > 5, "one line there is always, and it stands out");
  faves_frame_set_fixed(f, V, 1000);
  lay_out(f, -1, -1);
  CHECK(!pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))), "with room for it, it is whole again");
  faves_frame_set_fixed(f, H, FAVES_UNSET);
  CHECK(natural_width(f) > 200, "without bounds it is the child's size");
  CHECK(gtk_widget_compute_expand(f, H), "and expands with it");
  done(f);

  GtkWidget *child = block(200, 100);
  f = frame_of(child);
  faves_frame_set_fixed(f, H, 50);
  faves_frame_set_fixed(f, V, 20);
  lay_out(f, -1, -1);
  CHECK_INT(width_of(child), 200, "a child that cannot be so small keeps its size");
  CHECK_INT(x_of(child), -75, "and stands out on both sides");
  CHECK_INT(y_of(child), -40, "and above and below");
  GtkAllocation clip;
  gtk_widget_get_clip(f, &clip);
  CHECK(clip.width == 200 && clip.height == 100, "drawn whole");
  faves_frame_set_alignment(f, FAVES_ALIGN_START, FAVES_ALIGN_END);
  lay_out(f, -1, -1);
  CHECK(x_of(child) == 0 && y_of(child) == -80, "or at the side it is aligned to");
  done(f);
}

/// What is to be seen whole makes a frame of a given height as high as it takes, within limits.
static void whole(void) {
  GtkWidget *form = block(60, 200), *f = frame_of(form);
  faves_frame_set_fixed(f, V, 100);
  CHECK_INT(natural_height(f), 100, "a frame of a given height has that");
  faves_layout_set_whole(form, TRUE);
  CHECK_INT(natural_height(f), 200, "and more where what is in it is to be seen whole");
  faves_frame_set_fixed(f, V, 70);
  CHECK_INT(natural_height(f), 70, "but not several times as much");
  faves_frame_set_fixed(f, V, 240);
  CHECK_INT(natural_height(f), 240, "nor less");
  faves_frame_set_fixed(f, V, 100);
  faves_layout_set_whole(form, FALSE);
  CHECK_INT(natural_height(f), 100, "until it is not to be any more");
  done(f);

  GtkWidget *tabs = gtk_stack_new(), *inner = frame_of(block(60, 200));
  faves_frame_set_fixed(inner, V, 100);
  faves_layout_set_whole(faves_frame_get_child(inner), TRUE);
  gtk_container_add(GTK_CONTAINER(tabs), inner);
  gtk_widget_show(tabs);
  f = frame_of(tabs);
  faves_frame_set_fixed(f, V, 150);
  CHECK_INT(natural_height(f), 200, "a frame around tabs is as high as their page");
  done(f);
  g_object_unref(inner);

  GtkWidget *pages = faves_plain_stack_new(), *page = block(60, 200);
  faves_layout_set_whole(page, TRUE);
  gtk_container_add(GTK_CONTAINER(pages), page);
  gtk_widget_show(pages);
  f = frame_of(pages);
  faves_frame_set_fixed(f, V, 150);
  CHECK_INT(natural_height(f), 150, "but not one around pages that are gone through");
  done(f);

  // One that scrolls is seen whole only where it need not.
  GtkWidget *scrolled = faves_scrolled_new(), *rows = block(60, 300);
  gtk_container_add(GTK_CONTAINER(scrolled), rows);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scrolled), 400);
  gtk_widget_show(scrolled);
  faves_layout_set_whole(scrolled, TRUE);
  f = frame_of(scrolled);
  faves_frame_set_fixed(f, V, 200);
  CHECK_INT(natural_height(f), 300, "what scrolls is whole");
  gtk_widget_set_size_request(rows, 60, 500);
  CHECK_INT(natural_height(f), 200, "unless it is higher than it would be anywhere");
  done(f);
}

/// An image, say, that counts how often GTK asks for its height.
typedef struct {
  GtkDrawingArea area;
} Counted;
typedef struct {
  GtkDrawingAreaClass parent;
} CountedClass;
G_DEFINE_TYPE(Counted, counted, GTK_TYPE_DRAWING_AREA)

static int times_measured;

static void counted_height(GtkWidget *widget, int *min, int *natural) {
  times_measured++;
  *min = *natural = 60;
}
static void counted_height_for_width(GtkWidget *widget, int width, int *min, int *natural) {
  counted_height(widget, min, natural);
}
static void counted_class_init(CountedClass *class) {
  GTK_WIDGET_CLASS(class)->get_preferred_height = counted_height;
  GTK_WIDGET_CLASS(class)->get_preferred_height_for_width = counted_height_for_width;
}
static void counted_init(Counted *counted) {}

/// Once something is to be seen whole anywhere, frames of a given size around other things still ask those for nothing.
static void unmeasured(void) {
  GtkWidget *form = g_object_ref_sink(block(60, 200)), *picture = g_object_new(counted_get_type(), NULL);
  faves_layout_set_whole(form, TRUE);
  gtk_widget_show(picture);
  GtkWidget *f = frame_of(picture);
  faves_frame_set_fixed(f, H, 32);
  faves_frame_set_fixed(f, V, 32);
  times_measured = 0;
  CHECK_INT(natural_height(f), 32, "a frame of a given size has that");
  CHECK_INT(height_for(f, 32), 32, "for its width as well");
  CHECK_INT(times_measured, 0, "and asks what is in it for nothing");
  done(f);
  done(form);
}

static void alignments(void) {
  GtkWidget *child = block(20, 10), *f = frame_of(child);
  faves_frame_set_fixed(f, H, 100);
  faves_frame_set_fixed(f, V, 50);
  const FavesAlign all[] = {FAVES_ALIGN_START, FAVES_ALIGN_CENTER, FAVES_ALIGN_END};
  const int xs[] = {0, 40, 80}, ys[] = {0, 20, 40};
  gboolean right = TRUE, mirrored = TRUE;
  for (int rtl = 0; rtl < 2; rtl++) {
    gtk_widget_set_direction(f, rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
    for (int i = 0; i < 9; i++) {
      faves_frame_set_alignment(f, all[i % 3], all[i / 3]);
      lay_out(f, -1, -1);
      gboolean ok = x_of(child) == (rtl ? 80 - xs[i % 3] : xs[i % 3]) && y_of(child) == ys[i / 3];
      if (rtl)
        mirrored = mirrored && ok;
      else
        right = right && ok;
    }
  }
  CHECK(right, "a smaller child stands at any of nine places");
  CHECK(mirrored, "mirrored right to left");
  CHECK(width_of(child) == 20 && height_of(child) == 10, "and is not stretched");
  done(f);
}

static void bounds(void) {
  GtkWidget *child = block(60, 10), *f = frame_of(child);
  faves_frame_set_bounds(f, H, 100, FAVES_UNSET, FAVES_UNSET);
  CHECK(minimum_width(f) == 100 && natural_width(f) == 100, "a minimum above the child's size holds");
  faves_frame_set_bounds(f, H, 20, FAVES_UNSET, FAVES_UNSET);
  CHECK(minimum_width(f) == 60 && natural_width(f) == 60, "one below it changes nothing: the child is as large as it is");
  faves_frame_set_bounds(f, H, 20, FAVES_UNSET, FAVES_INFINITY);
  CHECK(minimum_width(f) == 20 && natural_width(f) == 60, "unless the frame has an end of its own");
  faves_frame_set_bounds(f, H, FAVES_UNSET, FAVES_UNSET, 40);
  CHECK(minimum_width(f) == 40 && natural_width(f) == 40, "a maximum below the child's size holds");
  faves_frame_set_bounds(f, H, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY);
  CHECK(minimum_width(f) == 60 && natural_width(f) == 60, "an infinite one changes neither");
  CHECK(gtk_widget_compute_expand(f, H) && !gtk_widget_compute_expand(f, V), "but expands");
  lay_out(f, 300, -1);
  CHECK_INT(x_of(child), 120, "with the child in the middle");
  faves_frame_set_bounds(f, H, 10, 80, 200);
  CHECK(minimum_width(f) == 10 && natural_width(f) == 80, "an ideal is the natural size");
  faves_frame_set_bounds(f, H, -7, -9, -3);
  CHECK(minimum_width(f) == 0 && natural_width(f) == 0, "negative lengths count as none");
  faves_frame_set_bounds(f, H, 100, FAVES_UNSET, 50);
  CHECK(minimum_width(f) == 100 && natural_width(f) == 100, "a maximum below the minimum is raised");
  done(f);

  GtkWidget *inner = frame_of(filler(5, 5)),
            *stack = g_object_ref_sink(faves_stack_new(H, 0, FAVES_ALIGN_CENTER));
  GtkWidget *other = filler(0, 5), *c[] = {inner, other};
  faves_frame_set_bounds(inner, H, FAVES_UNSET, FAVES_UNSET, 70);
  GtkWidget *outer = frame_of(inner);
  c[0] = outer;
  faves_stack_insert(stack, c, 2, NULL);
  lay_out(stack, 400, 10);
  CHECK_INT(width_of(outer), 70, "a maximum is known through frames around it");
  CHECK_INT(width_of(other), 330, "so that the others get the rest");
  done(stack);
  g_object_unref(inner);
  g_object_unref(outer);
}

static void swapping(void) {
  GtkWidget *f = frame_of(block(10, 10));
  faves_frame_set_child(f, block(30, 30));
  CHECK_INT(natural_width(f), 30, "another child replaces the first");
  faves_frame_set_child(f, NULL);
  CHECK(natural_width(f) == 0 && !faves_frame_get_child(f), "or none");
  faves_frame_set_fixed(f, H, 40);
  lay_out(f, -1, -1);
  CHECK_INT(width_of(f), 40, "an empty frame has its size");
  done(f);
}

static void boxed(void) {
  faves_css_load(".boxed { padding: 3px 10px 5px 20px; border-top: 2px solid red; min-height: 50px; }", 600);
  GtkWidget *child = block(30, 10), *f = frame_of(child);
  gtk_style_context_add_class(gtk_widget_get_style_context(f), "boxed");
  CHECK(natural_width(f) == 30 && natural_height(f) == 10, "a frame knows nothing of the theme");
  faves_frame_set_boxed(f, TRUE);
  CHECK_INT(natural_width(f), 60, "boxed it keeps the padding of its style");
  CHECK_INT(natural_height(f), 60, "its border, and the least height");
  faves_frame_set_bounds(f, H, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY);
  faves_frame_set_alignment(f, FAVES_ALIGN_START, FAVES_ALIGN_CENTER);
  lay_out(f, 200, 70);
  CHECK(width_of(f) == 200 && width_of(child) == 30, "it may be wider than its child");
  CHECK_INT(x_of(child), 20, "which stands behind the padding");
  CHECK_INT(y_of(child), 5 + (70 - 10 - 10) / 2, "and in the middle of what is left");
  gtk_widget_set_direction(f, GTK_TEXT_DIR_RTL);
  lay_out(f, 200, 70);
  CHECK_INT(x_of(child), 200 - 10 - 30, "from right to left, behind that on the right");
  GtkWidget *label = text(words);
  faves_frame_set_child(f, label);
  CHECK_INT(height_for(f, 130), MAX(50, height_for(label, 100)) + 10, "a text wraps within the padding");
  done(f);
}

static void pictures(void) {
  GtkWidget *pictures[] = {faves_image_new(), faves_image_new()}, *layers = faves_layers_new();
  for (int i = 0; i < 2; i++) {
    faves_image_set_resizable(pictures[i], 40, 20);
    faves_image_set_ratio(pictures[i], 2);
    gtk_widget_set_hexpand(pictures[i], TRUE);
    gtk_widget_show(pictures[i]);
    faves_layers_insert(layers, pictures[i], i ? pictures[0] : NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  }
  gtk_widget_show(layers);
  GtkWidget *inner = faves_frame_new();
  faves_frame_set_child(inner, layers);
  gtk_widget_show(inner);
  GtkWidget *f = frame_of(inner);
  faves_frame_set_fixed(f, V, 60);
  CHECK(!gtk_widget_compute_expand(f, H), "pictures over each other take no more width than they cover");
  CHECK_INT(natural_width(f), 120, "at the height of their frame");
  GtkWidget *ground = block(10, 10);
  gtk_widget_set_hexpand(ground, TRUE);
  faves_layers_insert(layers, ground, NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  CHECK(gtk_widget_compute_expand(f, H), "a ground among them that takes all there is does");
  faves_layers_set_base(layers, pictures[0]);
  CHECK(!gtk_widget_compute_expand(f, H), "behind one of them it is as large as that");
  done(f);
}

static void cutting(void) {
  GtkWidget *child = block(200, 30), *f = frame_of(child);
  faves_frame_set_bounds(f, H, 50, 50, 100);
  faves_frame_set_cuts(f, TRUE);
  lay_out(f, 100, 30);
  CHECK_INT(x_of(child), 0, "what is cut off is so at the end");
  GtkAllocation clip;
  gtk_widget_get_clip(f, &clip);
  CHECK_INT(clip.width, 100, "and is not drawn");
  lay_out(f, 400, 30);
  CHECK_INT(x_of(child), 100, "with room for it, it stands where it is aligned to");
  done(f);
}

/// A stack of one label, with a line beside it or not.
static GtkWidget *stack_of(GtkOrientation axis, GtkWidget *label) {
  GtkWidget *stack = faves_stack_new(axis, 0, FAVES_ALIGN_START), *line = text("line");
  faves_stack_insert(stack, (GtkWidget *[]){line, label}, 2, NULL);
  gtk_widget_show(stack);
  return stack;
}

static gboolean is_cut(GtkWidget *label) { return pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))); }

static void nested_text(void) {
  for (int kind = 0; kind < 4; kind++) {
    GtkWidget *label = text(words), *inner = NULL;
    if (kind < 2) inner = stack_of(kind ? H : V, label);
    if (kind == 2) inner = frame_of(label);
    if (kind == 3) {
      inner = faves_layers_new();
      GtkWidget *ground = block(4, 4);
      faves_layers_insert(inner, ground, NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
      faves_layers_insert(inner, label, ground, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
      faves_layers_set_base(inner, label);
      gtk_widget_show(inner);
    }
    GtkWidget *outer = stack_of(V, inner), *f = frame_of(outer);
    if (kind == 2) g_object_unref(inner);
    faves_frame_set_fixed(f, H, 120);
    lay_out(f, -1, -1);
    int whole = natural_height(f);
    CHECK(!is_cut(label), "text in what is in a column is whole where there is room");
    faves_frame_set_fixed(f, V, whole - 12);
    lay_out(f, -1, -1);
    CHECK(is_cut(label), "it is cut where the column's frame is lower");
    CHECK(height_of(outer) <= whole - 12, "and the column is no higher than that");
    faves_frame_set_fixed(f, V, whole + 50);
    lay_out(f, -1, -1);
    CHECK(!is_cut(label), "and whole again");
    done(f);
  }
}

static void baselines(void) {
  GtkWidget *label = text("line"), *f = frame_of(label);
  lay_out(f, -1, -1);
  int own = faves_layout_text_baseline(label, FALSE);
  CHECK(own > 0, "a text has a baseline");
  CHECK_INT(faves_layout_text_baseline(f, FALSE), own, "and so has a frame around it");
  gtk_widget_set_margin_top(label, 7);
  lay_out(f, -1, -1);
  CHECK_INT(faves_layout_text_baseline(f, FALSE), own + 7, "below the space over the text");
  faves_frame_set_fixed(f, V, 100);
  faves_frame_set_alignment(f, FAVES_ALIGN_CENTER, FAVES_ALIGN_END);
  lay_out(f, -1, -1);
  CHECK_INT(faves_layout_text_baseline(f, FALSE), 100 - natural_height(label) + own + 7, "where the text stands in it");
  done(f);
  GtkWidget *base = text("line"), *over = block(10, 90), *layers = g_object_ref_sink(faves_layers_new());
  faves_layers_insert(layers, base, NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  faves_layers_insert(layers, over, base, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  gtk_widget_show(layers);
  lay_out(layers, -1, -1);
  CHECK_INT(faves_layout_text_baseline(layers, FALSE), (90 - natural_height(base)) / 2 + own,
            "layers have that of the text in them");
  faves_layers_set_base(layers, base);
  lay_out(layers, -1, -1);
  CHECK_INT(faves_layout_text_baseline(layers, FALSE), own, "and of what they lie on");
  done(layers);
}

/// A figure as wide as it is high.
static int square(GtkOrientation axis, int across, void *data) { return across; }

static void figures(void) {
  GtkWidget *surface = faves_surface_new(), *f = frame_of(surface);
  gtk_widget_set_hexpand(surface, TRUE);
  gtk_widget_set_vexpand(surface, TRUE);
  gtk_widget_show(surface);
  faves_frame_set_fixed(f, H, 40);
  CHECK(gtk_widget_compute_expand(f, V), "a surface takes all the height there is");
  faves_surface_set_most(surface, square, NULL);
  CHECK(!gtk_widget_compute_expand(f, V), "a figure whose width is given does not");
  CHECK_INT(natural_height(f), 40, "it is as high as it is wide");
  GtkWidget *layers = faves_layers_new(), *place = filler(5, 5);
  faves_layers_insert(layers, place, NULL, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
  faves_layers_insert(layers, f, place, FAVES_ALIGN_END, FAVES_ALIGN_END);
  faves_layers_set_base(layers, place);
  gtk_widget_show(layers);
  GtkWidget *window = show_in_window(layers);
  lay_out(layers, 100, 100);
  int x = 0, y = 0;
  // What lies over another has a window of its own.
  gtk_widget_translate_coordinates(f, layers, 0, 0, &x, &y);
  CHECK_INT(height_of(f), 40, "in a corner as well");
  CHECK_INT(x, 60, "where it stands at the end");
  CHECK_INT(y, 60, "and at the bottom");
  lay_out(layers, 100, 24);
  CHECK(width_of(surface) == 24 && height_of(surface) == 24, "lower, where there is no more room");
  gtk_widget_destroy(window);
  g_object_unref(f);
}

static gboolean count_drawing(GtkWidget *widget, cairo_t *cr, gpointer times) {
  ++*(int *)times;
  return FALSE;
}

/// What is in sight is not drawn where a frame becomes shorter out of sight, unless it draws something itself.
static void shorter(gboolean boxed) {
  enum { N = 400 };  // rows far below have not been in sight
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START), *scrolled = faves_scrolled_new();
  for (int i = 0; i < N; i++) rows[i] = text("A row");
  faves_stack_insert(s, rows, N, NULL);
  gtk_widget_show(s);
  GtkWidget *f = faves_frame_new();
  faves_frame_set_child(f, s);
  faves_frame_set_boxed(f, boxed);
  gtk_container_add(GTK_CONTAINER(scrolled), f);
  GtkWidget *window = show_in_window(scrolled);
  int drawn = 0, before = height_of(f);
  g_signal_connect(rows[0], "draw", G_CALLBACK(count_drawing), &drawn);
  faves_stack_remove(s, rows[N - 1]);
  settle();
  CHECK(height_of(f) < before, "a frame becomes shorter when a row goes");
  if (boxed)
    CHECK(drawn > 0, "one with a box is drawn then, and what is in it");
  else
    CHECK_INT(drawn, 0, "the rows in sight are not drawn for it");
  drawn = 0;
  before = y_of(rows[2]);
  faves_stack_remove(s, rows[1]);
  settle();
  CHECK(y_of(rows[2]) < before, "those below one in sight move up");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  fixed();
  whole();
  unmeasured();
  alignments();
  bounds();
  swapping();
  boxed();
  pictures();
  figures();
  cutting();
  nested_text();
  baselines();
  shorter(FALSE);
  shorter(TRUE);
  GtkWidget *label = text(words), *f = faves_frame_new(), *row = faves_stack_new(H, 0, FAVES_ALIGN_CENTER);
  faves_frame_set_child(f, label);
  faves_frame_set_fixed(f, H, 50);
  gtk_container_add(GTK_CONTAINER(row), f);
  GtkWidget *window = show_in_window(row);
  CHECK(width_of(label) <= 50 && width_of(label) > 30, "in a window too");
  gtk_widget_destroy(window);
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
