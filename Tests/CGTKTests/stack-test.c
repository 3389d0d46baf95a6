#include "check.h"
#include <time.h>

static const GtkOrientation H = GTK_ORIENTATION_HORIZONTAL, V = GTK_ORIENTATION_VERTICAL;

static GtkWidget *stack_of(GtkOrientation axis, int spacing, FavesAlign align, unsigned n,
                           GtkWidget **children) {
  GtkWidget *stack = g_object_ref_sink(faves_stack_new(axis, spacing, align));
  faves_stack_insert(stack, children, n, NULL);
  return stack;
}

static void done(GtkWidget *stack) {
  gtk_widget_destroy(stack);
  g_object_unref(stack);
}

static void natural_sizes(void) {
  GtkWidget *c[] = {block(30, 10), block(50, 40)};
  GtkWidget *s = stack_of(H, 6, FAVES_ALIGN_CENTER, 2, c);
  lay_out(s, -1, -1);
  CHECK_INT(natural_width(s), 86, "a row is as wide as its children and the gap");
  CHECK_INT(natural_height(s), 40, "a row is as high as its highest child");
  CHECK_INT(y_of(c[0]), 15, "a lower child stands in the middle");
  CHECK_INT(x_of(c[1]), 36, "the second stands after the gap");
  lay_out(s, 300, 100);
  CHECK_INT(width_of(c[0]), 30, "room that nobody takes stretches nobody");
  CHECK_INT(height_of(c[1]), 40, "nor across");
  done(s);
}

static void equal_halves(void) {
  GtkWidget *c[] = {filler(10, 10), filler(60, 10)};
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, c);
  lay_out(s, 400, 100);
  CHECK_INT(width_of(c[0]), 200, "two expanding children get halves");
  CHECK_INT(width_of(c[1]), 200, "whatever their minima");
  CHECK_INT(height_of(c[0]), 100, "expanding across takes the whole height");
  lay_out(s, 401, 100);
  CHECK_INT(width_of(c[0]) + width_of(c[1]), 401, "no pixel of an odd width is lost");
  lay_out(s, 100, 50);
  CHECK_INT(width_of(c[1]), 60, "a minimum above the half is kept");
  CHECK_INT(width_of(c[0]), 40, "and the other gets the rest");
  done(s);
}

static void expanding_labels(void) {
  GtkWidget *c[] = {text("Ab"), text("A rather longer label")};
  for (int i = 0; i < 2; i++) gtk_widget_set_hexpand(c[i], TRUE);
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, c);
  lay_out(s, 400, 30);
  CHECK_INT(width_of(c[0]), 200, "two expanding labels get halves");
  CHECK_INT(width_of(c[1]), 200, "of any text");
  done(s);
}

/// A row, in a frame of `width` or none, that is laid out in what scrolls sideways or does not.
static void scrolled_row(GtkWidget **c, gboolean scrolls, int width, int *widths) {
  GtkWidget *s = stack_of(H, 4, FAVES_ALIGN_CENTER, 2, c), *content = s;
  gtk_widget_show(s);
  if (width >= 0) {
    content = faves_frame_new();
    faves_frame_set_fixed(content, H, width);
    faves_frame_set_child(content, s);
    gtk_widget_show(content);
  }
  GtkWidget *viewport = g_object_ref_sink(faves_viewport_new());
  gtk_scrollable_set_hscroll_policy(GTK_SCROLLABLE(viewport), scrolls ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM);
  gtk_container_add(GTK_CONTAINER(viewport), content);
  lay_out(content, natural_width(content), 20);
  for (int i = 0; i < 2; i++) widths[i] = width_of(c[i]);
  gtk_widget_destroy(viewport);
  g_object_unref(viewport);
  g_object_unref(s);
}

static void rows_that_scroll(void) {
  const struct {
    gboolean scrolls;
    int width;
  } cases[] = {{TRUE, -1}, {FALSE, -1}, {TRUE, 0}};
  for (unsigned i = 0; i < G_N_ELEMENTS(cases); i++) {
    GtkWidget *c[] = {text("Ab"), text("A rather longer label")};
    int ideal[2], widths[2];
    for (int j = 0; j < 2; j++) {
      gtk_label_set_line_wrap(GTK_LABEL(c[j]), TRUE);
      gtk_widget_set_hexpand(c[j], TRUE);
      gtk_widget_get_preferred_width(c[j], NULL, &ideal[j]);
    }
    scrolled_row(c, cases[i].scrolls, cases[i].width ? cases[i].width : ideal[0] + ideal[1] + 4, widths);
    if (i == 0) {
      CHECK_INT(widths[0], ideal[0], "in a row that scrolls each is as wide as it would like");
      CHECK_INT(widths[1], ideal[1], "also what would take more, and no text is wrapped");
    } else {
      CHECK(abs(widths[0] - widths[1]) <= 1, "a row that is offered as much shares it out");
    }
  }
}

static void spacers(void) {
  GtkWidget *c[] = {block(30, 10), block(50, 10)};
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, c);
  void *spacer = faves_stack_insert_spacer(s, FAVES_UNSET, c[0]);
  lay_out(s, 300, 20);
  CHECK_INT(natural_width(s), 88, "a spacer is 8 by default");
  CHECK_INT(x_of(c[1]), 250, "a spacer pushes to the end");
  CHECK(gtk_widget_compute_expand(s, H), "a row with a spacer expands along its axis");
  CHECK(!gtk_widget_compute_expand(s, V), "and not across");
  CHECK_INT(faves_stack_count(s), 3, "a spacer is a slot");
  CHECK_INT(faves_stack_index(s, spacer), 1, "with an index");
  faves_stack_move(s, spacer, NULL);
  lay_out(s, 300, 20);
  CHECK_INT(x_of(c[0]), 220, "moved to the front it pushes everything");
  void *second = faves_stack_insert_spacer(s, 0, c[1]);
  lay_out(s, 300, 20);
  CHECK_INT(x_of(c[0]), 110, "two spacers share equally");
  faves_stack_set_spacer(s, spacer, 200);
  lay_out(s, 300, 20);
  CHECK_INT(x_of(c[0]), 200, "a minimum length above the share holds");
  faves_stack_remove(s, spacer);
  faves_stack_remove(s, second);
  CHECK(!gtk_widget_compute_expand(s, H), "without spacers it no longer expands");
  faves_stack_set_spacing(s, 10, 0);
  spacer = faves_stack_insert_spacer(s, 8, c[0]);
  CHECK_INT(natural_width(s), 88, "spacing beside a spacer can be left out");
  faves_stack_set_spacing(s, 10, 10);
  CHECK_INT(natural_width(s), 108, "or not");
  done(s);

  GtkWidget *d[] = {text("A label that is a good deal longer than the room there is"), block(50, 10)};
  s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, d);
  faves_stack_insert_spacer(s, 8, d[0]);
  lay_out(s, 200, 60);
  // As wide as its longest line: the spacer has the rest of the 142.
  CHECK(width_of(d[0]) <= 142 && width_of(d[0]) > 100, "text takes its width before a spacer does");
  done(s);
}

static void priorities(void) {
  GtkWidget *c[] = {filler(10, 10), filler(20, 10), filler(30, 10)};
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_CENTER, 3, c);
  faves_layout_set_priority(c[1], 1);
  lay_out(s, 300, 20);
  CHECK_INT(width_of(c[0]), 10, "the lower priority keeps only its minimum");
  CHECK_INT(width_of(c[1]), 260, "the higher takes the rest");
  CHECK_INT(width_of(c[2]), 30, "all of the lower keep theirs");
  faves_layout_set_priority(c[1], 0);
  lay_out(s, 300, 20);
  CHECK_INT(width_of(c[1]), 100, "equal priorities share again");
  faves_layout_set_priority(c[0], -1);
  lay_out(s, 300, 20);
  CHECK_INT(width_of(c[0]), 10, "a negative priority is served last");
  CHECK_INT(width_of(c[1]), 145, "after the others");
  done(s);
}

static void flexibility(void) {
  GtkWidget *c[] = {text("Some words that can wrap and become narrow"), block(100, 10)};
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, c);
  lay_out(s, 220, 100);
  CHECK_INT(width_of(c[1]), 100, "the inflexible child is asked first");
  CHECK(width_of(c[0]) <= 120 && width_of(c[0]) > 80, "the flexible one gets what is left, as far as its lines go");
  int wrapped = height_of(c[0]);
  lay_out(s, 900, 100);
  CHECK(wrapped > height_of(c[0]), "and grows in height");
  CHECK_INT(height_for(s, 220), wrapped, "which the stack asks for");
  faves_layout_set_fixed_size(c[0], TRUE, FALSE);
  lay_out(s, 220, 100);
  CHECK_INT(width_of(c[0]), natural_width(c[0]), "a fixed size ignores the offer");
  done(s);

  GtkWidget *frame = faves_frame_new(), *d[] = {frame, filler(0, 10)};
  gtk_widget_show(frame);
  faves_frame_set_bounds(frame, H, 0, FAVES_UNSET, 90);
  s = stack_of(H, 0, FAVES_ALIGN_CENTER, 2, d);
  lay_out(s, 300, 20);
  CHECK_INT(width_of(frame), 90, "a frame takes no more than its maximum");
  CHECK_INT(width_of(d[1]), 210, "and the unbounded child the rest");
  done(s);
}

static void alignment(void) {
  GtkWidget *c[] = {block(30, 10), block(50, 10)};
  GtkWidget *s = stack_of(V, 4, FAVES_ALIGN_START, 2, c);
  lay_out(s, 100, -1);
  CHECK_INT(x_of(c[0]), 0, "leading");
  CHECK_INT(y_of(c[1]), 14, "one below the other");
  faves_stack_set_alignment(s, FAVES_ALIGN_END);
  lay_out(s, 100, -1);
  CHECK_INT(x_of(c[0]), 70, "trailing");
  faves_stack_set_alignment(s, FAVES_ALIGN_CENTER);
  lay_out(s, 100, -1);
  CHECK_INT(x_of(c[0]), 35, "centre");
  faves_stack_set_alignment(s, FAVES_ALIGN_START);
  faves_layout_set_guide(c[0], H, TRUE, 20);
  lay_out(s, 100, -1);
  CHECK_INT(x_of(c[1]), 20, "the others line up with a child's own guide");
  CHECK_INT(natural_width(s), 70, "and the stack grows by what stands out");
  faves_layout_set_offset(c[1], 5, 3);
  lay_out(s, 100, -1);
  CHECK_INT(x_of(c[1]), 25, "an offset moves");
  CHECK_INT(natural_width(s), 70, "and does not count");
  faves_stack_set_axis(s, H);
  faves_layout_set_guide(c[0], H, FALSE, 0);
  faves_layout_set_offset(c[1], 0, 0);
  lay_out(s, -1, -1);
  CHECK_INT(x_of(c[1]), 34, "the axis can change");
  done(s);
}

static void baselines(void) {
  GtkWidget *big = text("Big"), *small = text("small");
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_scale_new(2.5));
  gtk_label_set_attributes(GTK_LABEL(big), attributes);
  pango_attr_list_unref(attributes);
  GtkWidget *c[] = {big, small};
  GtkWidget *s = stack_of(H, 0, FAVES_ALIGN_FIRST_BASELINE, 2, c);
  lay_out(s, -1, -1);
  int big_line = pango_layout_get_baseline(gtk_label_get_layout(GTK_LABEL(big))) / PANGO_SCALE;
  int small_line = pango_layout_get_baseline(gtk_label_get_layout(GTK_LABEL(small))) / PANGO_SCALE;
  CHECK_INT(y_of(big) + big_line, y_of(small) + small_line, "texts stand on one line");
  CHECK(y_of(small) > 5, "the small one further down");
  done(s);

  GtkWidget *d[] = {text("One\nTwo"), text("One")};
  s = stack_of(H, 0, FAVES_ALIGN_LAST_BASELINE, 2, d);
  lay_out(s, -1, -1);
  CHECK_INT(y_of(d[0]), 0, "by the last line the higher is at the top");
  CHECK_INT(y_of(d[1]), height_of(d[0]) - height_of(d[1]), "and the single line beside the second");
  faves_stack_set_alignment(s, FAVES_ALIGN_FIRST_BASELINE);
  lay_out(s, -1, -1);
  CHECK_INT(y_of(d[1]), 0, "by the first beside the first");
  done(s);
}

static void right_to_left(void) {
  GtkWidget *c[] = {block(30, 10), block(50, 10)};
  GtkWidget *s = stack_of(H, 10, FAVES_ALIGN_CENTER, 2, c);
  gtk_widget_set_direction(s, GTK_TEXT_DIR_RTL);
  lay_out(s, 200, 10);
  CHECK_INT(x_of(c[0]), 170, "right to left the first is at the right");
  CHECK_INT(x_of(c[1]), 110, "and the second left of it");
  faves_stack_set_axis(s, V);
  faves_stack_set_alignment(s, FAVES_ALIGN_START);
  lay_out(s, 200, -1);
  CHECK_INT(x_of(c[0]), 170, "leading is right");
  done(s);
}

static void vertical(void) {
  GtkWidget *c[] = {text("A text that has to wrap when it is not given all the width it wants"),
                    filler(10, 10), filler(10, 10)};
  GtkWidget *s = stack_of(V, 0, FAVES_ALIGN_CENTER, 3, c);
  int wrapped = height_for(c[0], 150);
  lay_out(s, 150, wrapped + 100);
  CHECK_INT(height_of(c[0]), wrapped, "a column gives wrapped text its height");
  CHECK_INT(height_of(c[1]), 50, "and shares the rest");
  CHECK_INT(height_for(s, 150), wrapped + 20, "its own height follows the width");
  gtk_widget_hide(c[1]);
  lay_out(s, 150, wrapped + 100);
  CHECK_INT(height_of(c[2]), 100, "a hidden child takes nothing");
  done(s);
}

/// What comes hidden asks for nothing, so that GTK has the stack measure nobody before it is given another place.
static void hidden_newcomer(void) {
  GtkWidget *c[] = {block(30, 10)}, *late = block(50, 10);
  GtkWidget *s = stack_of(H, 6, FAVES_ALIGN_START, 1, c);
  gtk_widget_show(s);
  lay_out(s, 200, 40);
  gtk_widget_hide(late);
  faves_stack_insert(s, &late, 1, NULL);
  GtkAllocation place = {10, 20, 300, 40};
  gtk_widget_size_allocate(s, &place);
  CHECK_INT(x_of(c[0]), 0, "one that came hidden takes no room");
  gtk_widget_show(late);
  lay_out(s, 300, 40);
  CHECK_INT(x_of(c[0]), 56, "and its own once it is shown");
  done(s);
}

static GPtrArray *children_of(GtkWidget *stack) {
  GPtrArray *a = g_ptr_array_new();
  for (unsigned i = 0; i < faves_stack_count(stack); i++) g_ptr_array_add(a, faves_stack_child_at(stack, i));
  return a;
}

/// Children that leave a column of which all is known, one at a time: what is left asks for exactly what it would ask for had
/// they never been there.
static void leaving_one_by_one(unsigned n, FavesAlign align) {
  GPtrArray *model = g_ptr_array_new();
  GRand *rand = g_rand_new_with_seed(n);
  for (unsigned i = 0; i < n; i++)
    g_ptr_array_add(model, block(20 + g_rand_int_range(rand, 0, 200), g_rand_int_range(rand, 0, 30)));
  GtkWidget *s = stack_of(V, 3, align, n, (GtkWidget **)model->pdata);
  gboolean right = TRUE;
  while (model->len) {
    int widest = 0, y = 0;
    unsigned seen = 0;
    for (unsigned i = 0; i < model->len; i++)
      if (gtk_widget_get_visible(model->pdata[i])) widest = MAX(widest, natural_width(model->pdata[i]));
    lay_out(s, -1, -1);
    for (unsigned i = 0; i < model->len; i++) {
      GtkWidget *child = model->pdata[i];
      if (!gtk_widget_get_visible(child)) continue;
      if (seen++) y += 3;
      int x = align == FAVES_ALIGN_START ? 0 : (widest - natural_width(child)) / (align == FAVES_ALIGN_CENTER ? 2 : 1);
      right = right && y_of(child) == y && height_of(child) == natural_height(child) && ABS(x_of(child) - x) <= 1;
      y += natural_height(child);
    }
    right = right && natural_height(s) == y && natural_width(s) == widest;
    unsigned victim = (unsigned)g_rand_int_range(rand, 0, (int)model->len);
    // Now and then the widest, the first, the last, one that is hidden, or one beside another that changes.
    int kind = g_rand_int_range(rand, 0, 8);
    for (unsigned i = 0; kind == 0 && i < model->len; i++)
      if (natural_width(model->pdata[i]) == widest) victim = i;
    if (kind == 1) victim = 0;
    if (kind == 2) victim = model->len - 1;
    if (kind == 3) gtk_widget_hide(model->pdata[victim]);
    if (kind == 4) gtk_widget_set_size_request(model->pdata[g_rand_int_range(rand, 0, (int)model->len)], 30, 40);
    if (kind != 3) {
      faves_stack_remove(s, model->pdata[victim]);
      g_ptr_array_remove_index(model, victim);
    } else if (g_rand_boolean(rand)) {
      lay_out(s, -1, -1);
      faves_stack_remove(s, model->pdata[victim]);
      g_ptr_array_remove_index(model, victim);
    }
  }
  CHECK(right, "a column is as high and wide as those that are left, wherever one goes");
  lay_out(s, -1, -1);
  CHECK_INT(natural_height(s), 0, "and none leave nothing");
  g_ptr_array_unref(model);
  g_rand_free(rand);
  done(s);
}

static void random_order(unsigned n) {
  GtkWidget *s = g_object_ref_sink(faves_stack_new(V, 1, FAVES_ALIGN_START));
  GPtrArray *model = g_ptr_array_new();
  GRand *rand = g_rand_new_with_seed(7);
  gboolean same = TRUE, placed = TRUE;
  for (int round = 0; round < 1500; round++) {
    int kind = g_rand_int_range(rand, 0, model->len > n ? 4 : 3);
    unsigned at = model->len ? (unsigned)g_rand_int_range(rand, 0, (int)model->len) : 0;
    if (kind <= 1) {
      unsigned k = (unsigned)g_rand_int_range(rand, 1, 6);
      GtkWidget *new[6];
      void *after = model->len && kind ? model->pdata[at] : NULL;
      for (unsigned i = 0; i < k; i++) {
        new[i] = block(20, 5 + g_rand_int_range(rand, 0, 9));
        g_ptr_array_insert(model, (after ? (int)at + 1 : 0) + (int)i, new[i]);
      }
      faves_stack_insert(s, new, k, after);
    } else if (kind == 2 && model->len > 1) {
      unsigned to = (unsigned)g_rand_int_range(rand, 0, (int)model->len);
      gpointer moved = model->pdata[at], after = model->pdata[to];
      if (moved == after) continue;
      faves_stack_move(s, moved, after);
      g_ptr_array_remove_index(model, at);
      guint position;
      g_ptr_array_find(model, after, &position);
      g_ptr_array_insert(model, (int)position + 1, moved);
    } else if (model->len) {
      if (round % 3 == 0) {
        // All of a run at once.
        GPtrArray *gone = g_ptr_array_new();
        unsigned run = (unsigned)g_rand_int_range(rand, 1, 150);
        if (round % 30 == 0) at = 0, run = model->len;
        run = MIN(run, model->len - at);
        for (unsigned i = 0; i < run; i++) g_ptr_array_add(gone, g_object_ref(model->pdata[at + i]));
        g_ptr_array_remove_range(model, at, run);
        const void *ends[] = {gone->pdata[0], gone->pdata[run - 1]};
        if (round % 2 == 0 || !faves_stack_dismiss_runs(s, ends, 1))
          faves_stack_dismiss(s, (const void *const *)gone->pdata, run);
        for (unsigned i = 0; i < run; i++) {
          gtk_widget_destroy(gone->pdata[i]);
          g_object_unref(gone->pdata[i]);
        }
        g_ptr_array_unref(gone);
      } else for (int i = 0; i < 8 && model->len; i++) {
        unsigned victim = (unsigned)g_rand_int_range(rand, 0, (int)model->len);
        if (i % 2)
          gtk_widget_destroy(model->pdata[victim]);
        else
          faves_stack_remove(s, model->pdata[victim]);
        g_ptr_array_remove_index(model, victim);
      }
    }
    if (round % 10) continue;
    lay_out(s, 100, -1);
    int y = 0;
    for (unsigned i = 0; i < model->len; i++) {
      same = same && faves_stack_child_at(s, i) == model->pdata[i] &&
             faves_stack_index(s, model->pdata[i]) == (int)i;
      placed = placed && y_of(model->pdata[i]) == y &&
               height_of(model->pdata[i]) == natural_height(model->pdata[i]);
      y += height_of(model->pdata[i]) + 1;
    }
    same = same && faves_stack_count(s) == model->len;
    placed = placed && natural_height(s) == MAX(0, y - 1);
  }
  char what[100];
  g_snprintf(what, sizeof what,
             "inserting, moving and removing at random keeps the order (about %u children)", n);
  CHECK(same, what);
  CHECK(placed, "and every child at its place");
  GPtrArray *listed = children_of(s);
  GList *list = gtk_container_get_children(GTK_CONTAINER(s)), *l = list;
  gboolean ordered = g_list_length(list) == listed->len;
  for (unsigned i = 0; ordered && i < listed->len; i++, l = l->next) ordered = l->data == listed->pdata[i];
  CHECK(ordered, "gtk_container_get_children lists them in order");
  g_list_free(list);
  g_ptr_array_unref(listed);
  faves_stack_remove_all(s);
  CHECK_INT(faves_stack_count(s), 0, "removing all leaves none");
  lay_out(s, 100, -1);
  CHECK_INT(natural_height(s), 0, "and no size");
  g_ptr_array_unref(model);
  g_rand_free(rand);
  done(s);
}

static void many_changes_in_one(unsigned n) {
  GtkWidget **c = g_new(GtkWidget *, n);
  for (unsigned i = 0; i < n; i++) c[i] = text("row");
  GtkWidget *s = stack_of(V, 0, FAVES_ALIGN_START, n, c);
  lay_out(s, 300, -1);
  int row = height_of(c[0]), before = natural_height(s);
  CHECK_INT(before, row * (int)n, "many children stand one below the other");
  gtk_label_set_text(GTK_LABEL(c[n / 2]), "row\nrow");
  CHECK_INT(height_for(s, 300), before + row, "one child's change is seen");
  lay_out(s, 300, -1);
  CHECK_INT(height_of(c[n / 2]), 2 * row, "and given to it");
  CHECK_INT(y_of(c[n - 1]), row * (int)n, "those after it move down");
  CHECK_INT(y_of(c[n / 2 - 1]), row * (int)(n / 2 - 1), "those before stay");
  gtk_widget_hide(c[1]);
  lay_out(s, 300, -1);
  CHECK_INT(y_of(c[2]), row, "one hidden closes the gap");
  gtk_widget_set_hexpand(c[n - 1], TRUE);
  CHECK(gtk_widget_compute_expand(s, H), "one that expands makes the whole expand");
  lay_out(s, 300, -1);
  CHECK_INT(width_of(c[n - 1]), 300, "and takes the width");
  CHECK(faves_stack_of(c[n - 1]) == s, "a child finds its stack");
  faves_stack_insert_spacer(s, 8, c[0]);
  lay_out(s, 300, row * (int)n + 200);
  CHECK_INT(y_of(c[2]), row + 200, "a spacer pushes many");
  done(s);
  g_free(c);
}

static void focus_and_order(unsigned n) {
  GtkWidget **c = g_new(GtkWidget *, n);
  for (unsigned i = 0; i < n; i++) {
    c[i] = gtk_entry_new();
    gtk_entry_set_text(GTK_ENTRY(c[i]), "hello");
    gtk_widget_show(c[i]);
  }
  GtkWidget *s = faves_stack_new(V, 0, FAVES_ALIGN_START);
  faves_stack_insert(s, c, n, NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  faves_grab_focus(c[3]);
  gtk_editable_select_region(GTK_EDITABLE(c[3]), 1, 3);
  faves_stack_move(s, c[3], c[n - 1]);
  settle();
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == c[3], "a moved child keeps focus");
  int start, end;
  gtk_editable_get_selection_bounds(GTK_EDITABLE(c[3]), &start, &end);
  CHECK(start == 1 && end == 3, "and its selection");
  faves_stack_move(s, c[3], c[2]);
  gtk_widget_child_focus(s, GTK_DIR_TAB_FORWARD);
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == c[4], "Tab goes to the next slot");
  faves_stack_move(s, c[n - 1], c[4]);
  gtk_widget_child_focus(s, GTK_DIR_TAB_FORWARD);
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == c[n - 1], "also to one moved there");
  gtk_widget_child_focus(s, GTK_DIR_TAB_BACKWARD);
  gtk_widget_child_focus(s, GTK_DIR_UP);
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == c[3], "back, and up");

  // A bulk that takes the stack off the screen meanwhile.
  gtk_editable_select_region(GTK_EDITABLE(c[3]), 3, 1);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  gtk_adjustment_set_value(adjustment, 120);
  settle();
  double scroll = gtk_adjustment_get_value(adjustment);
  GtkWidget *more[400];
  for (int i = 0; i < 400; i++) more[i] = text("more");
  faves_stack_insert(s, more, 400, c[n - 2]);
  settle();
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == c[3], "focus survives a bulk insertion");
  gtk_editable_get_selection_bounds(GTK_EDITABLE(c[3]), &start, &end);
  CHECK(start == 1 && end == 3 && gtk_editable_get_position(GTK_EDITABLE(c[3])) == 1,
        "with selection and cursor");
  CHECK_INT(gtk_adjustment_get_value(adjustment), scroll, "and the scroll position");
  gboolean mapped = TRUE;
  for (int i = 0; i < 400; i++) mapped = mapped && faves_is_shown(more[i]);
  CHECK(mapped, "all new children are on screen");
  gtk_widget_destroy(c[3]);
  CHECK_INT(faves_stack_count(s), n + 399, "a destroyed child leaves its slot");
  settle();
  unsigned widgets = faves_count_widgets(s);
  faves_stack_remove_all(s);
  CHECK(widgets > n && faves_count_widgets(s) == 1, "all removed, no widget is left");
  gtk_widget_destroy(window);
  g_free(c);
}

/// What a child draws outside its place is known also after others have changed.
static void spilling(unsigned n) {
  GtkWidget **rows = g_new(GtkWidget *, n);
  for (unsigned i = 0; i < n; i++) rows[i] = text("row");
  GtkWidget *s = faves_stack_new(V, 0, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, rows, n, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  GdkRectangle first, before, after;
  gtk_widget_get_clip(s, &first);
  faves_layout_set_transform(rows[0], 0, 1, 3, 0.5, 0.5, NO_SPACE);
  settle();
  gtk_widget_get_clip(s, &before);
  CHECK(before.y < first.y, "what is drawn larger than it was laid out stands out");
  gtk_label_set_text(GTK_LABEL(rows[n - 1]), "another\nrow");
  settle();
  gtk_widget_get_clip(s, &after);
  CHECK_INT(after.y, before.y, "also after a row far from it has changed");
  faves_layout_set_transform(rows[0], 0, 1, 1, 0.5, 0.5, NO_SPACE);
  settle();
  gtk_widget_get_clip(s, &after);
  CHECK(after.y > before.y + 10, "until it is drawn as it was laid out");
  gtk_widget_destroy(window);
  g_free(rows);
}

static void count_allocation(GtkWidget *w, GtkAllocation *place, int *n) { ++*n; }

/// A row that has not changed is not allocated again beside one that has, unless it asks for it, or what is in it.
static void allocations(unsigned n, int margin) {
  GtkWidget **rows = g_new(GtkWidget *, n), **labels = g_new(GtkWidget *, n);
  int allocated = 0, inner = 0;
  for (unsigned i = 0; i < n; i++) {
    labels[i] = text("a row of text");
    rows[i] = faves_stack_new(H, 0, FAVES_ALIGN_START);
    faves_stack_insert(rows[i], &labels[i], 1, NULL);
    gtk_widget_set_margin_start(rows[i], margin);
  }
  GtkWidget *s = faves_stack_new(V, 0, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, rows, n, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  int x = x_of(labels[n / 2]);
  g_signal_connect(rows[n / 2], "size-allocate", G_CALLBACK(count_allocation), &allocated);
  g_signal_connect(labels[n / 2], "size-allocate", G_CALLBACK(count_allocation), &inner);
  unsigned measured = faves_stack_measured(s);
  gtk_label_set_text(GTK_LABEL(labels[n / 2 + 1]), "another text");
  settle();
  CHECK(!allocated && !inner, "a row beside one that changes is left alone");
  CHECK_INT(faves_stack_measured(s) - measured, 1, "and that one alone is measured");
  unsigned placed = faves_stack_placed(s);
  gtk_widget_queue_resize(labels[n / 2 + 1]);
  settle();
  CHECK_INT(faves_stack_measured(s) - measured, 2, "it is measured again where it asks for that");
  CHECK_INT(faves_stack_placed(s) - placed, 0, "and nothing is placed where it needs as much room as before");
  gtk_label_set_text(GTK_LABEL(labels[n / 2 + 1]), "another text\nof two lines");
  settle();
  CHECK(faves_stack_placed(s) > placed, "but where it needs more");
  CHECK_INT(allocated, 0, "though not the one in front of it");
  allocated = 0;
  gtk_label_set_text(GTK_LABEL(labels[n / 2 + 1]), "a third text");
  gtk_widget_queue_allocate(rows[n / 2]);
  settle();
  CHECK_INT(allocated, 1, "unless it has asked for an allocation");
  gtk_label_set_text(GTK_LABEL(labels[n / 2 + 1]), "another text");
  gtk_widget_queue_allocate(labels[n / 2]);
  settle();
  CHECK(inner >= 1, "or something in it has");
  CHECK_INT(x_of(labels[n / 2]), x, "which stays where it was");
  allocated = 0;
  gtk_label_set_text(GTK_LABEL(labels[n / 2]), "its own\ntext");
  settle();
  CHECK_INT(allocated, 1, "its own change has it allocated");
  CHECK_INT(height_of(rows[n / 2]), height_of(labels[n / 2]), "as high as its text");
  faves_layout_set_offset(rows[n / 2], 7, 0);
  settle();
  CHECK_INT(x_of(labels[n / 2]), x + 7, "and an offset, which moves it");
  gtk_widget_hide(labels[n / 2]);
  settle();
  CHECK(height_of(rows[n / 2]) < height_of(rows[0]), "what is hidden in it takes no room");
  gtk_widget_destroy(window);
  g_free(labels);
  g_free(rows);
}

static gboolean count_draw(GtkWidget *w, cairo_t *cr, int *n) {
  ++*n;
  return FALSE;
}

static void drawing(void) {
  enum { N = 2000 };
  GtkWidget **c = g_new(GtkWidget *, N);
  int drawn = 0;
  for (int i = 0; i < N; i++) {
    c[i] = block(20, 20);
    g_signal_connect(c[i], "draw", G_CALLBACK(count_draw), &drawn);
  }
  GtkWidget *s = faves_stack_new(V, 0, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, c, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  CHECK(drawn > 10 && drawn < 200, "of 2,000 children those in sight are drawn");
  gtk_widget_destroy(window);
  g_free(c);
}

/// The widget under the pointer, put at a widget's middle.
static GtkWidget *met_at(GtkWidget *window, GtkWidget *widget) {
  int x, y, left, top;
  gtk_widget_translate_coordinates(widget, window, width_of(widget) / 2, height_of(widget) / 2, &x, &y);
  gdk_window_get_origin(gtk_widget_get_window(window), &left, &top);
  GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(window)));
  gdk_device_warp(pointer, gtk_widget_get_screen(window), left + x, top + y);
  settle();
  GdkWindow *met = gdk_device_get_window_at_position(pointer, NULL, NULL);
  gpointer owner = NULL;
  if (met) gdk_window_get_user_data(met, &owner);
  return owner;
}

/// Where a widget in a stack's row is in the stack. Of rows that have not been in sight GTK knows no more than their places, which
/// are to be the same.
static void place_in(GtkWidget *widget, GtkWidget *stack, int *x, int *y) {
  if (gtk_widget_translate_coordinates(widget, stack, 0, 0, x, y)) return;
  GtkWidget *group = widget;
  while (gtk_widget_get_parent(group) != stack) group = gtk_widget_get_parent(group);
  GtkAllocation place, around, whole;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_get_allocation(group, &around);
  gtk_widget_get_allocation(stack, &whole);
  *x = place.x + around.x - whole.x;
  *y = place.y + around.y - whole.y;
}

static int y_in(GtkWidget *widget, GtkWidget *stack) {
  int x, y;
  place_in(widget, stack, &x, &y);
  return y;
}

static gboolean paint(GtkWidget *widget, cairo_t *cr, gpointer number) {
  cairo_set_source_rgb(cr, GPOINTER_TO_INT(number) % 256 / 255.0, GPOINTER_TO_INT(number) / 256 / 255.0, 0.5);
  cairo_paint(cr);
  return FALSE;
}

/// The window by which a widget without one of its own gets its input; NULL: there is none.
static GdkWindow *event_window_of(GtkWidget *widget) {
  for (GList *item = gdk_window_peek_children(gtk_widget_get_window(widget)); item; item = item->next) {
    gpointer owner;
    gdk_window_get_user_data(item->data, &owner);
    if (owner == widget) return item->data;
  }
  return NULL;
}

/// Many children stand in groups that have windows, which is to be seen in nothing but what it saves.
static void groups(GtkTextDirection direction) {
  enum { N = 400, GAP = 2 };
  GtkWidget *rows[N];
  gtk_widget_set_default_direction(direction);
  for (int i = 0; i < N; i++) {
    rows[i] = gtk_button_new();
    gtk_widget_set_size_request(rows[i], 60, 30);
    gtk_widget_show(rows[i]);
    g_signal_connect_after(rows[i], "draw", G_CALLBACK(paint), GINT_TO_POINTER(i));
  }
  GtkWidget *s = faves_stack_new(V, GAP, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, rows, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  int row = height_of(rows[0]) + GAP, near = 0, far = 0;
  CHECK_INT(y_in(rows[N - 1], s), (N - 1) * row, "rows in groups are where they would be without");
  CHECK(met_at(window, rows[3]) == rows[3], "and are met there");

  g_signal_connect(rows[6], "size-allocate", G_CALLBACK(count_allocation), &near);
  g_signal_connect(rows[N - 1], "size-allocate", G_CALLBACK(count_allocation), &far);
  gpointer of_gone = event_window_of(rows[5]);
  g_object_add_weak_pointer(of_gone, &of_gone);
  faves_stack_remove(s, rows[5]);
  CHECK(of_gone && gdk_window_is_destroyed(of_gone), "the window of one that goes is freed after the change was drawn");
  faves_loop_run_for(150);
  CHECK(!of_gone, "and not kept");
  settle();
  CHECK_INT(y_in(rows[N - 1], s), (N - 2) * row, "where one goes the last one moves up");
  CHECK_INT(far, 0, "without being allocated");
  CHECK_INT(near, 1, "though the next one was");

  // One moved far away is in the window of those around it; with its parent it would lose the focus.
  GtkWidget *group = gtk_widget_get_parent(rows[0]);
  gtk_widget_grab_focus(rows[0]);
  faves_stack_move(s, rows[N - 2], rows[1]);
  faves_stack_move(s, rows[0], rows[N - 1]);
  settle();
  CHECK(gtk_widget_get_window(rows[N - 2]) == gtk_widget_get_window(rows[1]), "one moved far away is with those around it");
  CHECK(gtk_widget_get_window(rows[0]) == gtk_widget_get_window(rows[N - 1]), "in both directions");
  CHECK(gtk_widget_get_parent(rows[0]) == group && gtk_widget_has_focus(rows[0]), "and keeps its parent and the focus");
  CHECK_INT(y_in(rows[N - 2], s), row, "one moved up stands there");
  CHECK_INT(y_in(rows[1], s), 0, "under the one before it");
  CHECK_INT(y_in(rows[0], s), (N - 2) * row, "and one moved down at the end");
  CHECK(met_at(window, rows[N - 2]) == rows[N - 2], "one in a group from far away is met");
  CHECK(met_at(window, rows[2]) == rows[2], "and those around it");
  CHECK(met_at(window, rows[1]) == rows[1], "on both sides");

  GtkAllocation whole;
  gtk_widget_get_allocation(s, &whole);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, whole.width, whole.height);
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(s, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  gboolean drawn = TRUE;
  for (int i = 0; i < N; i++) {
    if (i == 5) continue;
    int y = y_in(rows[i], s), x = direction == GTK_TEXT_DIR_RTL ? whole.width - 30 : 30;
    const guint32 *line =
        (const guint32 *)(cairo_image_surface_get_data(surface) + (y + 15) * cairo_image_surface_get_stride(surface));
    drawn = drawn && (line[x] >> 16 & 255) == (guint32)i % 256 && (line[x] >> 8 & 255) == (guint32)i / 256;
  }
  cairo_surface_destroy(surface);
  CHECK(drawn, "each is drawn where it stands");

  // Further than any margin that the window may have had.
  faves_layout_set_offset(rows[7], 0, -100);
  settle();
  CHECK_INT(y_in(rows[7], s), 6 * row - 100, "one that is moved out of its group's room is there");
  CHECK(met_at(window, rows[7]) == rows[7], "and met there");
  CHECK_INT(y_in(rows[8], s), 7 * row, "while the next stays");

  GtkWidget *more[40];
  for (int i = 0; i < 40; i++) {
    more[i] = block(20, 30);
    faves_stack_insert(s, &more[i], 1, i ? more[i - 1] : rows[40]);
  }
  settle();
  CHECK_INT(y_in(rows[N - 1], s), (N - 3 + 40) * row + 40 * (30 + GAP - row), "children that come between find room");
  gboolean ordered = TRUE;
  for (int i = 1; i < 40; i++) ordered = ordered && y_in(more[i], s) == y_in(more[i - 1], s) + 30 + GAP;
  CHECK(ordered, "one after the other");
  gtk_widget_destroy(window);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

static unsigned seed = 7;
static unsigned some(unsigned below) { return (seed = seed * 1103515245 + 12345) / 65536 % below; }

/// A few that change, again and again, in a stack of which all is known: each is where a stack made anew would have it.
static void few_change(unsigned count, FavesAlign align) {
  enum { GAP = 3 };
  GtkWidget **rows = g_new(GtkWidget *, count), **parts = g_new(GtkWidget *, count);
  int *widths = g_new(int, count), *heights = g_new(int, count);
  for (unsigned i = 0; i < count; i++) {
    parts[i] = block(widths[i] = 20 + (int)some(60), heights[i] = 10 + (int)some(3));
    rows[i] = faves_stack_new(H, 0, FAVES_ALIGN_CENTER);
    faves_stack_insert(rows[i], &parts[i], 1, NULL);
    gtk_widget_show(rows[i]);
  }
  GtkWidget *s = faves_stack_new(V, GAP, align), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, rows, count, NULL);
  gtk_widget_set_halign(s, GTK_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  gboolean placed = TRUE;
  for (int round = 0; round < 80 && placed; round++) {
    unsigned changes = some(10) ? some(4) : 30;
    for (unsigned c = 0; c < changes; c++) {
      unsigned i = some(count);
      if (!some(4)) {
        GtkWidget *other = rows[some(count)];
        if (other != rows[i]) faves_stack_move(s, rows[i], other);
      } else if (!some(12)) {
        gtk_widget_set_visible(rows[i], !gtk_widget_get_visible(rows[i]));
      } else {
        widths[i] = 20 + (int)some(some(3) ? 60 : 100);
        if (!some(3)) heights[i] = 10 + (int)some(3);
        gtk_widget_set_size_request(parts[i], widths[i], heights[i]);
      }
    }
    settle();
    int y = 0, most = 0;
    for (unsigned i = 0; i < count; i++)
      if (gtk_widget_get_visible(rows[i])) most = MAX(most, widths[i]);
    placed = width_of(s) == most;
    for (unsigned at = 0; at < count && placed; at++) {
      GtkWidget *row = faves_stack_child_at(s, at);
      unsigned i = 0;
      while (rows[i] != row) i++;
      if (!gtk_widget_get_visible(row)) continue;
      int x, top;
      place_in(parts[i], s, &x, &top);
      int expected = align == FAVES_ALIGN_START ? 0 : align == FAVES_ALIGN_END ? most - widths[i] : (most - widths[i]) / 2;
      placed = ABS(x - expected) <= 1 && top == y && width_of(parts[i]) == widths[i] && height_of(parts[i]) == heights[i];
      if (!placed)
        printf("        round %d, row %u at %u: %d %d, not %d %d\n", round, i, at, x, top, expected, y);
      y += heights[i] + GAP;
    }
  }
  CHECK(placed, "of a few that change each is where it should be");
  gtk_widget_destroy(window);
  g_free(rows);
  g_free(parts);
  g_free(widths);
  g_free(heights);
}

static gboolean count_drawing(GtkWidget *widget, cairo_t *cr, gpointer times) {
  ++*(int *)times;
  return FALSE;
}

static GtkWidget *entry_in(GtkWidget *row) { return faves_stack_child_at(row, 1); }

/// Rows of a label, an entry and a button, each a stack, in a scrolled stack of them.
static GtkWidget *show_forms(GtkWidget **rows, unsigned count, GtkWidget **stack) {
  for (unsigned i = 0; i < count; i++) {
    GtkWidget *parts[] = {text("Name"), gtk_entry_new(), gtk_button_new_with_label("Go")};
    rows[i] = faves_stack_new(H, 4, FAVES_ALIGN_CENTER);
    faves_stack_insert(rows[i], parts, 3, NULL);
    gtk_widget_show_all(rows[i]);
  }
  *stack = faves_stack_new(V, 2, FAVES_ALIGN_START);
  faves_stack_insert(*stack, rows, count, NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), *stack);
  return show_in_window(scrolled);
}

/// What a window shows, as pixels.
static cairo_surface_t *look_of(GtkWidget *window) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 400, 300);
  cairo_t *cr = cairo_create(surface);
  gtk_widget_draw(window, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

/// A guest that is drawn turned and smaller looks as a row does that has always been there.
static void turned_guest(void) {
  enum { N = 300, AT = 2 };
  GtkWidget *rows[N], *s;
  cairo_surface_t *looks[3];
  for (int turn = 0; turn < 3; turn++) {
    GtkWidget *window = show_forms(rows, N, &s), *row = turn == 0 ? rows[N - 3] : rows[AT];
    gtk_window_resize(GTK_WINDOW(window), 400, 300);
    // No cursor blinks, and no button is under the pointer.
    gtk_window_set_focus(GTK_WINDOW(window), NULL);
    GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(window)));
    gdk_device_warp(pointer, gtk_widget_get_screen(window), 900, 700);
    if (turn < 2) faves_layout_set_transform(row, 0.1, 0.7, 0.7, 0.5, 0.5, NO_SPACE);
    settle();
    if (turn == 0) {
      faves_stack_move(s, row, rows[AT - 1]);
      settle();
      CHECK(gtk_widget_get_window(row) == gtk_widget_get_window(rows[1]), "a row that is drawn turned is a guest as well");
      // It is changed once more where it is.
      faves_layout_set_transform(row, 0, 1, 1, 0.5, 0.5, NO_SPACE);
      settle();
      faves_layout_set_transform(row, 0.1, 0.7, 0.7, 0.5, 0.5, NO_SPACE);
      settle();
    }
    looks[turn] = look_of(window);
    gtk_widget_destroy(window);
  }
  size_t size = 300 * (size_t)cairo_image_surface_get_stride(looks[0]);
  CHECK(!memcmp(cairo_image_surface_get_data(looks[0]), cairo_image_surface_get_data(looks[1]), size),
        "and looks as one that has always been there");
  CHECK(memcmp(cairo_image_surface_get_data(looks[1]), cairo_image_surface_get_data(looks[2]), size),
        "which is not as one that is not turned");
  for (int turn = 0; turn < 3; turn++) cairo_surface_destroy(looks[turn]);
}

/// One that has made way takes no room, nor a gap, and stays where it was.
static void made_way(GtkOrientation axis) {
  GtkWidget *c[] = {text("one"), text("two"), text("three")}, *s = faves_stack_new(axis, 7, FAVES_ALIGN_START);
  faves_stack_insert(s, c, 3, NULL);
  GtkWidget *around = faves_stack_new(axis, 0, FAVES_ALIGN_START);
  faves_stack_insert(around, &s, 1, NULL);
  GtkWidget *window = show_in_window(around);
  for (int i = 0; i < 3; i++) {
    GtkAllocation all[3], before, after, whole, less;
    gtk_widget_get_allocation(s, &whole);
    for (int j = 0; j < 3; j++) gtk_widget_get_allocation(c[j], &all[j]);
    before = all[i];
    faves_layout_set_room(c[i], 0);
    settle();
    gtk_widget_get_allocation(c[i], &after);
    CHECK(gdk_rectangle_equal(&before, &after), "what makes way stays where it was");
    gtk_widget_get_allocation(s, &less);
    int takes = axis == V ? before.height : before.width, saved = axis == V ? whole.height - less.height : whole.width - less.width;
    CHECK_INT(saved, takes + 7, "and takes no room, nor a gap");
    GtkWidget *last = c[i == 2 ? 1 : 2];
    gtk_widget_get_allocation(last, &after);
    int to = axis == V ? after.y + after.height : after.x + after.width, end = axis == V ? less.y + less.height : less.x + less.width;
    CHECK_INT(to, end, "the others close up");
    faves_layout_set_room(c[i], 1);
    settle();
    for (int j = 0; j < 3; j++) {
      gtk_widget_get_allocation(c[j], &after);
      CHECK(gdk_rectangle_equal(&all[j], &after), "when it comes back all are where they were");
    }
  }
  gtk_widget_destroy(window);
}

/// A few that are moved far away stay children of their group and are guests in another one's window.
static void guests(void) {
  enum { N = 300 };
  GtkWidget *rows[N], *s;
  GtkWidget *window = show_forms(rows, N, &s), *group = gtk_widget_get_parent(rows[2]);
  int row = y_in(rows[1], s), between = 0, moved = 0;
  gtk_widget_grab_focus(entry_in(rows[2]));
  gtk_entry_set_text(GTK_ENTRY(entry_in(rows[2])), "typed");
  gtk_editable_select_region(GTK_EDITABLE(entry_in(rows[2])), 1, 3);
  settle();
  gulong handler = g_signal_connect(rows[5], "draw", G_CALLBACK(count_drawing), &between);
  g_signal_connect(rows[N - 3], "draw", G_CALLBACK(count_drawing), &moved);
  faves_stack_move(s, rows[N - 3], rows[1]);
  faves_stack_move(s, rows[2], rows[N - 4]);
  settle();
  g_signal_handler_disconnect(rows[5], handler);
  CHECK_INT(between, 0, "of two that change places those between are not drawn");
  CHECK(moved > 0, "but the one that comes into sight is");
  CHECK_INT(y_in(rows[N - 3], s), 2 * row, "it is where the other was");
  CHECK_INT(y_in(rows[2], s), (N - 3) * row, "and that one where it was");
  CHECK(gtk_widget_get_parent(rows[2]) == group, "both have the parent they had");
  CHECK(gtk_widget_get_window(rows[N - 3]) == gtk_widget_get_window(rows[1]), "and the window of those around them");
  CHECK(gtk_widget_get_window(entry_in(rows[2])) == gtk_widget_get_window(rows[N - 2]), "with all that is in them");
  CHECK(met_at(window, faves_stack_child_at(rows[N - 3], 2)) == faves_stack_child_at(rows[N - 3], 2), "a button in one is met");
  int from = 0, to = 0;
  gtk_editable_get_selection_bounds(GTK_EDITABLE(entry_in(rows[2])), &from, &to);
  CHECK(gtk_widget_has_focus(entry_in(rows[2])) && from == 1 && to == 3, "what has the focus keeps it, and what is selected");

  GtkWidget *button = faves_stack_child_at(rows[N - 3], 2);
  gtk_button_set_label(GTK_BUTTON(button), "Go a longer way");
  gtk_widget_set_size_request(entry_in(rows[N - 3]), -1, 60);
  settle();
  CHECK_INT(y_in(rows[3], s), 3 * row + (60 + 2 - row), "a guest that becomes higher moves those after it");
  gtk_widget_set_size_request(entry_in(rows[N - 3]), -1, -1);
  faves_stack_move(s, rows[2], rows[1]);
  settle();
  CHECK_INT(y_in(rows[2], s), 2 * row, "one that comes back is there");
  CHECK(gtk_widget_get_window(rows[2]) == gtk_widget_get_window(group), "in its own group's window");
  CHECK_INT(y_in(rows[N - 3], s), 3 * row, "before the guest");

  // Guests outlive those that were there, and their own group what it has lent.
  for (int i = 0; i < N - 40; i++) faves_stack_remove(s, rows[i]);
  settle();
  CHECK_INT(y_in(rows[N - 3], s), 0, "a guest stays where its hosts go");
  CHECK(met_at(window, entry_in(rows[N - 3])) == entry_in(rows[N - 3]), "and is met");
  gtk_widget_hide(gtk_widget_get_parent(s));
  gtk_widget_unrealize(s);
  gtk_widget_show(gtk_widget_get_parent(s));
  settle();
  CHECK(gtk_widget_get_window(rows[N - 3]) == gtk_widget_get_window(gtk_widget_get_parent(rows[N - 3])),
        "realised again, it is in its own group's window");
  CHECK_INT(y_in(rows[N - 3], s), 0, "at the same place");
  CHECK(met_at(window, entry_in(rows[N - 3])) == entry_in(rows[N - 3]), "and is met there");
  faves_stack_move(s, rows[N - 40], rows[N - 1]);
  settle();
  faves_stack_remove(s, rows[N - 40]);
  faves_stack_remove(s, rows[N - 3]);
  settle();
  CHECK_INT(y_in(rows[N - 38], s), row, "without them the others close up");
  gtk_widget_destroy(window);

  // A great many of them, of which eight at a layout are taken along.
  window = show_forms(rows, N, &s);
  for (int round = 0; round < 60; round++) {
    for (int i = 0; i < 6; i++) {
      GtkWidget *one = rows[some(N)], *other = rows[some(N)];
      if (one != other) faves_stack_move(s, one, other);
    }
    settle();
  }
  gboolean placed = TRUE;
  for (int i = 0; i < N; i++) {
    GtkWidget *child = faves_stack_child_at(s, (unsigned)i);
    placed = placed && y_in(child, s) == i * row && y_in(entry_in(child), s) == i * row;
  }
  CHECK(placed, "after hundreds of moves each is where its turn is");
  gtk_widget_destroy(window);
}

/// Rows that go out of a long column one or a few at a time: those below move up as they are, and each is met where it stands.
static void gaps(FavesAlign align, GtkTextDirection direction, GtkOrientation axis) {
  enum { COUNT = 400, ROUNDS = 60 };
  GtkWidget *rows[COUNT];
  GPtrArray *model = g_ptr_array_new();
  GRand *rand = g_rand_new_with_seed(11);
  for (int i = 0; i < COUNT; i++) {
    int length = g_rand_int_range(rand, 1, 30), across = i == 0 ? 300 : g_rand_int_range(rand, 20, 200);
    GtkWidget *part = axis == V ? block(across, length) : block(length, across);
    rows[i] = faves_stack_new(H, 0, FAVES_ALIGN_START);
    faves_stack_insert(rows[i], &part, 1, NULL);
    gtk_widget_show(rows[i]);
    g_ptr_array_add(model, rows[i]);
  }
  GtkWidget *s = faves_stack_new(axis, 4, align), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_widget_set_direction(s, direction);
  faves_stack_insert(s, rows, COUNT, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  int allocated = 0;
  g_signal_connect(rows[COUNT - 1], "size-allocate", G_CALLBACK(count_allocation), &allocated);
  unsigned placed = faves_stack_placed(s);
  gboolean right = TRUE;
  for (int round = 0; round < ROUNDS && right; round++) {
    int going = g_rand_int_range(rand, 1, 4);
    // The first is the widest, the last is watched.
    for (int i = 0; i < going; i++) {
      unsigned victim = (unsigned)g_rand_int_range(rand, 1, (int)model->len - 1);
      faves_stack_remove(s, model->pdata[victim]);
      g_ptr_array_remove_index(model, victim);
    }
    if (round % 7 == 3) {
      GtkWidget *other = model->pdata[g_rand_int_range(rand, 1, (int)model->len - 1)];
      gtk_widget_set_size_request(faves_stack_child_at(other, 0), 60 + round, 20);
    }
    settle();
    int at = 0, length = width_of(s);
    for (unsigned i = 0; i < model->len; i++) {
      GtkWidget *row = model->pdata[i];
      int x, y;
      place_in(row, s, &x, &y);
      int start = axis == V ? y : x;
      if (axis == H && direction == GTK_TEXT_DIR_RTL) start = length - start - width_of(row);
      right = right && start == at;
      at += (axis == V ? height_of(row) : width_of(row)) + 4;
    }
  }
  CHECK(right, "as rows go, each that is left stands where it should");
  for (unsigned i = 0; i < model->len && right; i++)
    right = faves_stack_index(s, model->pdata[i]) == (int)i && faves_stack_child_at(s, i) == model->pdata[i];
  CHECK(right, "and has its turn");
  if (axis == V) {
    CHECK(faves_stack_placed(s) - placed <= ROUNDS / 7 + 1, "all are placed only where one has changed");
    CHECK(allocated <= ROUNDS / 7 + 1, "and one far below is not allocated otherwise");
  }
  g_ptr_array_unref(model);
  g_rand_free(rand);
  gtk_widget_destroy(window);
}

/// A stack draws nothing but its children: where one becomes the widest of all, the others are not drawn.
static void widest(unsigned count) {
  GtkWidget **rows = g_new(GtkWidget *, count);
  for (unsigned i = 0; i < count; i++) {
    GtkWidget *parts[] = {text("Name"), text("a longer text")};
    rows[i] = faves_stack_new(H, 4, FAVES_ALIGN_CENTER);
    faves_stack_insert(rows[i], parts, 2, NULL);
    gtk_widget_show(rows[i]);
  }
  GtkWidget *s = faves_stack_new(V, 2, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_stack_insert(s, rows, count, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  int others = 0, own = 0, before = width_of(rows[1]);
  g_signal_connect(rows[4], "draw", G_CALLBACK(count_drawing), &others);
  g_signal_connect(rows[1], "draw", G_CALLBACK(count_drawing), &own);
  faves_label_set_text(faves_stack_child_at(rows[1], 1), "a text that is longer than all of the others");
  settle();
  CHECK(width_of(rows[1]) > before + 40, count > 150 ? "of many rows one becomes the widest" : "of a few rows one becomes the widest");
  CHECK(own > 0, "and is drawn");
  CHECK_INT(others, 0, "without the others");
  gtk_widget_destroy(window);
  g_free(rows);
}

static GtkWidget *push_button(void) {
  GtkWidget *button = gtk_button_new();
  gtk_widget_set_size_request(button, 60, 30);
  gtk_widget_show(button);
  return button;
}

static unsigned count_mapped(GtkWidget **rows, unsigned count) {
  unsigned sum = 0;
  for (unsigned i = 0; i < count; i++) sum += gtk_widget_get_mapped(rows[i]) != 0;
  return sum;
}

/// How many of them a person could see, as far as the windows that they are in go.
static unsigned count_seen(GtkWidget **rows, unsigned count) {
  unsigned sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum += gtk_widget_get_mapped(rows[i]) && gdk_window_is_viewable(gtk_widget_get_window(rows[i]));
  return sum;
}

/// GdkWindows in one, and in those.
static unsigned count_windows(GdkWindow *window) {
  unsigned sum = 1;
  for (GList *item = gdk_window_peek_children(window); item; item = item->next) sum += count_windows(item->data);
  return sum;
}

/// Of a long stack only what is in sight or close to it is mapped; all else is as if it were.
static void sight(GtkOrientation axis) {
  enum { N = 2000, SOME = 200 };
  GtkWidget *rows[N], *s = faves_stack_new(axis, 2, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  GtkAdjustment *adjustment = axis == V ? gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled))
                                        : gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scrolled));
  CHECK(count_mapped(rows, 10) == 10, "what is in sight is mapped");
  CHECK(count_mapped(rows, N) < SOME, "what is far away is not");
  CHECK(count_windows(gtk_widget_get_window(window)) < SOME + N / 32 + 10, "and has no windows");
  CHECK(faves_is_shown(rows[N - 1]), "though it is as good as mapped");
  gtk_widget_hide(rows[N - 1]);
  CHECK(!faves_is_shown(rows[N - 1]), "if it is not hidden");
  gtk_widget_show(rows[N - 1]);
  settle();
  GtkAllocation place;
  gtk_widget_get_allocation(rows[N - 1], &place);
  CHECK(axis == V ? place.height == height_of(rows[0]) : place.width == width_of(rows[0]), "and it has its size");
  CHECK(!faves_stack_is_unseen_from(s, rows[0]) && !faves_stack_is_unseen_from(s, rows[9]), "what is in sight counts as seen");
  CHECK(faves_stack_is_unseen_from(s, rows[SOME]) && faves_stack_is_unseen_from(s, rows[N - 1]), "all from far away on does not");
  CHECK(!faves_stack_is_unseen_from(s, window), "nor what is not there as either");

  // One of those that nobody has seen goes.
  int shown = 0;
  gulong of_first = g_signal_connect(rows[0], "draw", G_CALLBACK(count_drawing), &shown);
  GtkWidget *last = push_button(), *next = push_button();
  faves_stack_insert(s, &last, 1, rows[N - 1]);
  settle();
  shown = 0;
  // Another comes in its place, so that the stack is as long as before.
  faves_stack_remove(s, last);
  faves_stack_insert(s, &next, 1, rows[N - 1]);
  run_frames();
  CHECK_INT(shown, 0, "nothing is drawn for one that goes out of sight");
  faves_stack_remove(s, next);
  faves_stack_remove(s, rows[1]);
  run_frames();
  CHECK(shown > 0, "but for one in sight");
  faves_stack_insert(s, (rows[1] = push_button(), &rows[1]), 1, rows[0]);
  g_signal_handler_disconnect(rows[0], of_first);
  run_frames();

  int drawn = 0;
  gulong handler = g_signal_connect(rows[1000], "draw", G_CALLBACK(count_drawing), &drawn);
  int length = (axis == V ? height_of(rows[0]) : width_of(rows[0])) + 2;
  gtk_adjustment_set_value(adjustment, 1000.0 * length);
  run_frames();
  CHECK(drawn > 0 && gtk_widget_get_mapped(rows[1000]), "what is scrolled into sight is mapped and drawn in the frame that shows it");
  CHECK(met_at(window, rows[1000]) == rows[1000], "and met");
  g_signal_handler_disconnect(rows[1000], handler);
  settle();
  CHECK(gtk_widget_get_mapped(rows[1011]) && gtk_widget_get_mapped(rows[995]), "and what is next to it");
  CHECK(!gtk_widget_get_mapped(rows[500]), "but not what was passed over");
  CHECK(!faves_stack_is_unseen_from(s, rows[500]), "which has some behind it now that are seen");
  CHECK(faves_stack_is_unseen_from(s, rows[1500]), "as those at the end have not");

  gtk_widget_grab_focus(rows[1500]);
  settle();
  CHECK(gtk_widget_has_focus(rows[1500]) && gtk_widget_get_mapped(rows[1500]), "focus maps what it goes to");
  CHECK(met_at(window, rows[1500]) == rows[1500], "and brings it into sight");
  gtk_widget_grab_focus(rows[700]);
  gboolean in_order = TRUE;
  for (int i = 701; i < 801; i++) {
    gtk_widget_child_focus(s, GTK_DIR_TAB_FORWARD);
    in_order = in_order && gtk_widget_has_focus(rows[i]);
  }
  CHECK(in_order, "Tab goes on where nothing has been in sight");
  int x, y;
  CHECK(!gtk_widget_translate_coordinates(rows[300], s, 0, 0, &x, &y), "of the others GTK knows no places");
  faves_stack_wake(rows[300]);
  CHECK(gtk_widget_translate_coordinates(rows[300], s, 0, 0, &x, &y) && (axis == V ? y : x) == 300 * length,
        "until they are asked for");

  unsigned before = count_mapped(rows, N);
  GtkWidget *one = push_button();
  faves_stack_insert(s, &one, 1, rows[1800]);
  settle();
  CHECK(!gtk_widget_get_realized(one) && count_mapped(rows, N) == before, "one that comes far away is not realised");
  faves_stack_move(s, one, rows[700]);
  settle();
  CHECK(gtk_widget_get_mapped(one), "it is when it is moved to those that are");
  CHECK(faves_stack_is_unseen_from(s, rows[1700]), "and those where it came from still have not been in sight");
  gtk_adjustment_set_value(adjustment, 700.0 * length);
  settle();
  CHECK(met_at(window, one) == one, "and is met there");
  CHECK(met_at(window, rows[701]) == rows[701], "and those after it");
  faves_stack_move(s, rows[705], rows[1900]);
  settle();
  CHECK(!gtk_widget_get_mapped(rows[1900]), "one that goes far away leaves those there as they are");
  faves_stack_move(s, rows[705], rows[704]);
  gtk_adjustment_set_value(adjustment, 705.0 * length);
  settle();
  CHECK(met_at(window, rows[706]) == rows[706], "when it comes back those around it are met");
  CHECK(met_at(window, rows[705]) == rows[705], "and it is");
  faves_stack_move(s, rows[705], rows[1900]);
  settle();
  gtk_widget_grab_focus(rows[705]);
  settle();
  CHECK(gtk_widget_get_mapped(rows[1900]) && met_at(window, rows[705]) == rows[705], "focus maps those around it");
  faves_stack_move(s, rows[705], rows[1300]);
  settle();
  CHECK(gtk_widget_get_mapped(rows[1300]) && gtk_widget_has_focus(rows[705]), "as it does where it is moved to");
  faves_stack_move(s, rows[706], rows[1200]);
  GtkWidget *after = push_button();
  faves_stack_insert(s, &after, 1, rows[706]);
  settle();
  gtk_adjustment_set_value(adjustment, 1200.0 * length);
  settle();
  CHECK(met_at(window, rows[706]) == rows[706] && met_at(window, after) == after, "and others may come to where one was moved");

  gtk_adjustment_set_value(adjustment, 700.0 * length);
  settle();
  faves_stack_move(s, rows[1950], rows[701]);
  settle();
  CHECK(gtk_widget_get_mapped(rows[1950]) && !gtk_widget_get_mapped(rows[1951]), "one that comes into sight comes alone");
  CHECK(met_at(window, rows[1950]) == rows[1950], "and is met there");
  CHECK(faves_is_shown(rows[1951]), "those that it leaves are as good as mapped");
  CHECK(!gtk_widget_translate_coordinates(rows[1951], s, 0, 0, &x, &y), "and asleep");
  faves_stack_move(s, rows[N - 3], rows[702]);
  GtkWidget *end = push_button();
  faves_stack_insert(s, &end, 1, rows[N - 1]);
  settle();
  CHECK(!gtk_widget_get_mapped(rows[N - 1]) && !gtk_widget_get_realized(end), "nor does what comes at the end wake them");
  CHECK(faves_stack_is_unseen_from(s, rows[N - 1]) && faves_stack_is_unseen_from(s, end), "or count as seen");
  faves_stack_remove(s, end);
  gtk_widget_grab_focus(rows[1951]);
  settle();
  CHECK(gtk_widget_get_mapped(rows[1949]) && met_at(window, rows[1949]) == rows[1949], "until one of them is asked for");

  // Off the screen and back.
  GtkWidget *more[N];
  for (int i = 0; i < N; i++) more[i] = push_button();
  gtk_widget_grab_focus(rows[720]);
  settle();
  faves_stack_insert(s, more, N, NULL);
  settle();
  CHECK(gtk_widget_has_focus(rows[720]), "what has the focus keeps it through a change of all");
  CHECK(count_mapped(rows, N) + count_mapped(more, N) < 2 * SOME, "and what is out of sight has no windows again");
  gtk_adjustment_set_value(adjustment, 1e9);
  settle();
  CHECK(met_at(window, rows[N - 1]) == rows[N - 1], "the end is met when it is in sight");
  faves_stack_remove_all(s);
  settle();
  CHECK_INT(faves_stack_count(s), 0, "all go");
  gtk_widget_destroy(window);
}

/// A long stack in a row of another that has not been in sight.
static void sight_within(void) {
  enum { N = 400 };
  GtkWidget *rows[N], *inner[N], *s = faves_stack_new(V, 0, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  for (int i = 0; i < N; i++) {
    rows[i] = push_button();
    inner[i] = push_button();
  }
  GtkWidget *within = faves_stack_new(V, 0, FAVES_ALIGN_START);
  faves_stack_insert(within, inner, N, NULL);
  gtk_widget_show(within);
  gtk_widget_destroy(rows[200]);
  rows[200] = within;
  faves_stack_insert(s, rows, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  CHECK(!gtk_widget_get_mapped(within) && faves_is_shown(inner[N - 1]), "a long stack in a row is as good as mapped");
  gtk_widget_grab_focus(inner[300]);
  settle();
  CHECK(gtk_widget_has_focus(inner[300]) && met_at(window, inner[300]) == inner[300], "focus maps what it goes to in both");
  CHECK(!gtk_widget_get_mapped(inner[0]) && !gtk_widget_get_mapped(inner[N - 1]), "and not the others");
  gtk_widget_destroy(window);
}

/// A place that is kept while rows come, go and are moved, and the focus there.
static void marks(void) {
  enum { N = 400 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 0, FAVES_ALIGN_START), *scrolled = gtk_scrolled_window_new(NULL, NULL);
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  FavesStackMark *mark = faves_stack_mark(s, rows[200]), *first = faves_stack_mark(s, rows[0]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[200]), "it is in front of the child");
  faves_stack_remove(s, rows[200]);
  faves_stack_remove(s, rows[10]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[201]), "which may go, and what is before it");
  CHECK_INT(faves_stack_index(s, rows[201]), 199, "also when the gaps are closed");
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[201]), "the place stays");
  GtkWidget *few[] = {push_button(), push_button()};
  faves_stack_insert(s, few, 1, rows[5]);
  faves_stack_insert(s, few + 1, 1, rows[199]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(few[1]), "what comes there is behind it");
  faves_stack_move(s, few[1], rows[3]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[201]), "and leaves it");
  faves_stack_move(s, rows[199], rows[300]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[201]), "as what is moved behind it does");
  faves_stack_move(s, rows[198], rows[1]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[201]), "what is moved in front of it does not matter");
  for (int i = 180; i < 200; i++)
    if (i != 199) faves_stack_remove(s, rows[i]);
  GtkWidget *other = push_button();
  faves_stack_insert(s, &other, 1, rows[179]);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(other), "what comes where all in front of it went is behind it");
  faves_stack_remove(s, other);
  for (int i = 201; i < N; i++) gtk_widget_set_sensitive(rows[i], FALSE);
  gtk_widget_set_sensitive(rows[199], FALSE);
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[179]), "where nothing behind it takes the focus, the last before does");
  CHECK(faves_stack_focus_at(s, first) && gtk_widget_has_focus(rows[0]), "each is a place of its own");
  faves_stack_unmark(s, first);
  faves_stack_remove_all(s);
  CHECK(!faves_stack_focus_at(s, mark), "of nothing, nothing");
  faves_stack_unmark(s, mark);
  gtk_widget_destroy(window);
}

/// Where all rows are replaced the place is the same in the order of those that came, whichever is done first.
static void marks_among_others(gboolean comes_first, int kept, int count, int expected) {
  enum { N = 400 };
  GtkWidget *rows[N], *others[N], *s = faves_stack_new(V, 0, FAVES_ALIGN_START);
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  for (int i = 0; i < N; i++) rows[i] = push_button(), others[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  FavesStackMark *mark = faves_stack_mark(s, rows[200]);
  GtkWidget *before = kept ? rows[kept - 1] : NULL;
  if (comes_first) faves_stack_insert(s, others, (unsigned)count, before);
  for (int i = kept; i < N - kept; i++) faves_stack_remove(s, rows[i]);
  if (!comes_first) faves_stack_insert(s, others, (unsigned)count, before);
  int focused = -1;
  if (faves_stack_focus_at(s, mark))
    for (int i = 0; i < count; i++)
      if (gtk_widget_has_focus(others[i])) focused = i;
  CHECK_INT(focused, expected, "the place among others");
  faves_stack_unmark(s, mark);
  gtk_widget_destroy(window);
  for (int i = count; i < N; i++) g_object_unref(g_object_ref_sink(others[i]));
}

/// What is told to all that is in a widget reaches what stands in groups.
static void told_to_all(void) {
  enum { N = 400 };
  GtkWidget *rows[N], *touch = faves_touch_stack_new(V, 0, FAVES_ALIGN_START);
  for (int i = 0; i < N; i++) {
    rows[i] = gtk_button_new();
    gtk_widget_set_size_request(rows[i], 60, 30);
    gtk_widget_show(rows[i]);
  }
  faves_stack_insert(touch, rows, N, NULL);
  faves_touch_set_cursor(touch, "pointer");
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), touch);
  GtkWidget *window = show_in_window(scrolled);
  faves_stack_wake(rows[N - 1]);
  CHECK(gdk_window_get_cursor(gtk_button_get_event_window(GTK_BUTTON(rows[N - 1]))) != NULL,
        "a cursor is that of the last of many controls");
  faves_set_pass_through(touch, TRUE);
  CHECK(met_at(window, rows[3]) != rows[3], "what lets input through is not met");
  faves_stack_wake(rows[N / 2]);
  CHECK(gdk_window_get_pass_through(gtk_button_get_event_window(GTK_BUTTON(rows[N / 2]))), "nor what had no windows then");
  faves_set_pass_through(touch, FALSE);
  faves_stack_move(touch, rows[N - 1], rows[2]);
  settle();
  CHECK(met_at(window, rows[3]) == rows[3], "and is again, also under another group's window");
  gtk_widget_destroy(window);
}

static gboolean note_drawing(GtkWidget *widget, cairo_t *cr, gpointer order) {
  g_string_append(order, gtk_widget_get_name(widget));
  return FALSE;
}

static void heights(void) {
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, -20, FAVES_ALIGN_CENTER), *children[3];
  GString *order = g_string_new(NULL);
  const char *names[] = {"a", "b", "c"};
  for (int i = 0; i < 3; i++) {
    children[i] = faves_surface_new();
    gtk_widget_set_size_request(children[i], 60, 60);
    gtk_widget_set_name(children[i], names[i]);
    gtk_widget_show(children[i]);
    g_signal_connect(children[i], "draw", G_CALLBACK(note_drawing), order);
  }
  faves_stack_insert(stack, children, 3, NULL);
  gtk_widget_show(stack);
  GtkWidget *window = show_in_window(stack);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 300, 300);
  cairo_t *cr = cairo_create(surface);
  g_string_truncate(order, 0);
  gtk_widget_draw(stack, cr);
  CHECK(!strcmp(order->str, "abc"), "children are drawn in their order");
  faves_layout_set_height(children[0], 1);
  faves_layout_set_height(children[1], -1);
  settle();
  g_string_truncate(order, 0);
  gtk_widget_draw(stack, cr);
  CHECK(!strcmp(order->str, "bca"), "with heights from the lowest to the highest");
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  gtk_widget_destroy(window);
  g_string_free(order, TRUE);
}

/// Takes references to rows `from` to `to`, has them dismissed, and returns them.
static GPtrArray *dismiss(GtkWidget *s, GtkWidget **rows, int from, int to) {
  GPtrArray *gone = g_ptr_array_new();
  for (int i = from; i < to; i++) g_ptr_array_add(gone, g_object_ref(rows[i]));
  faves_stack_dismiss(s, (const void *const *)gone->pdata, gone->len);
  return gone;
}

/// The same by where they begin and end.
static GPtrArray *dismiss_run(GtkWidget *s, GtkWidget **rows, int from, int to) {
  GPtrArray *gone = g_ptr_array_new();
  for (int i = from; i < to; i++) g_ptr_array_add(gone, g_object_ref(rows[i]));
  const void *ends[] = {rows[from], rows[to - 1]};
  CHECK(faves_stack_dismiss_runs(s, ends, 1), "a run leaves");
  return gone;
}

static void destroy_dismissed(GPtrArray *gone) {
  for (unsigned i = 0; i < gone->len; i++) {
    gtk_widget_destroy(gone->pdata[i]);
    g_object_unref(gone->pdata[i]);
  }
  g_ptr_array_unref(gone);
}

static void count_one(GtkWidget *widget, gpointer count) { ++*(int *)count; }

static void count_gone(gpointer gone, GObject *widget) { ++*(int *)gone; }

static void count_told(GtkWidget *widget, GtkWidget *toplevel, gpointer told) { ++*(int *)told; }

/// All rows are replaced by others: what holds the old ones is hidden, so that GTK looks for no styles as they are freed.
static void replacement(gboolean by_run) {
  enum { N = 400 };
  GtkWidget *rows[N], *new[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  GtkWidget *window = show_in_window(s);
  GPtrArray *gone = (by_run ? dismiss_run : dismiss)(s, rows, 0, N);
  for (int i = 0; i < N; i++) new[i] = push_button();
  faves_stack_insert(s, new, N, NULL);
  settle();
  CHECK(!gtk_widget_get_visible(gtk_widget_get_parent(rows[300])), "what holds rows that have all left is hidden");
  CHECK(gtk_widget_get_mapped(new[0]) && gtk_widget_get_visible(gtk_widget_get_parent(new[300])), "and what comes is not");
  destroy_dismissed(gone);
  CHECK_INT(faves_stack_count(s), N, "the others are there");
  gtk_widget_destroy(window);
}

/// All rows leave; GTK need not look at them for that.
static void clearing(gboolean by_run) {
  enum { N = 400 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START), *column = faves_stack_new(V, 2, FAVES_ALIGN_START);
  GtkWidget *apart = faves_stack_new(V, 2, FAVES_ALIGN_START), *some[] = {apart, s};
  faves_stack_insert(column, some, 2, NULL);
  GtkWidget *window = show_in_window(column);
  for (int way = 0; way < 5; way++) {
    for (int i = 0; i < N; i++) rows[i] = push_button();
    faves_stack_insert(s, rows, N, NULL);
    settle();
    GtkWidget *group = gtk_widget_get_parent(rows[300]), *other = push_button();
    if (way == 1) faves_stack_insert(column, &other, 1, apart);
    GPtrArray *gone = (by_run ? dismiss_run : dismiss)(s, rows, 0, N);
    if (way == 2) faves_stack_insert(column, &other, 1, apart);
    if (way == 3) faves_stack_insert(apart, &other, 1, NULL);
    CHECK(gtk_widget_get_visible(group) && !gdk_window_is_visible(gtk_widget_get_window(group)),
          "rows that have all left are off the screen");
    CHECK_INT(count_seen(rows, N), 0, "each of them");
    CHECK(!faves_is_shown(rows[0]), "none counts as shown");
    run_frames();
    CHECK(gtk_widget_get_visible(group) != (way == 1 || way == 2), "and hidden where something has come beside their stack");
    if (way == 4) {
      gtk_widget_set_state_flags(window, GTK_STATE_FLAG_BACKDROP, FALSE);
      CHECK(!gtk_widget_get_visible(group), "or where all in the window is told something");
      gtk_widget_unset_state_flags(window, GTK_STATE_FLAG_BACKDROP);
    }
    if (way == 0) {
      faves_stack_insert(s, &other, 1, NULL);
      run_frames();
      CHECK(!gtk_widget_get_visible(group), "or later, in their place");
    }
    destroy_dismissed(gone);
    if (way == 4) g_object_ref_sink(other), g_object_unref(other);
    else gtk_widget_destroy(other);
    CHECK_INT(faves_stack_count(s), 0, "then they are gone");
  }
  gtk_widget_destroy(window);
}

/// All leave at once, whatever some of them are to others.
static void clearing_at_once(void) {
  enum { N = 400, PLAIN = 0, DEFAULT, FOCUS, GUEST, MARK, TOLD, WAYS };
  for (int way = 0; way < WAYS; way++) {
    GtkWidget *rows[N], *new = push_button(), *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
    for (int i = 0; i < N; i++) rows[i] = push_button();
    faves_stack_insert(s, rows, N, NULL);
    GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
    gtk_container_add(GTK_CONTAINER(scrolled), s);
    GtkWidget *window = show_in_window(scrolled);
    if (way == DEFAULT) {
      gtk_widget_set_can_default(rows[350], TRUE);
      gtk_window_set_default(GTK_WINDOW(window), rows[350]);
    }
    if (way == FOCUS) gtk_widget_grab_focus(rows[200]);
    if (way == GUEST) {
      faves_stack_move(s, rows[350], rows[0]);
      settle();
    }
    FavesStackMark *mark = way == MARK ? faves_stack_mark(s, rows[200]) : NULL;
    AtkObject *object = way == TOLD ? gtk_widget_get_accessible(s) : NULL;
    GPtrArray *gone = dismiss_run(s, rows, 0, N);
    CHECK_INT(faves_stack_count(s), 0, "none is left");
    CHECK(faves_stack_index(s, rows[0]) < 0 && !faves_stack_of(rows[399]), "nor found");
    CHECK_INT(count_seen(rows, N), 0, "all are off the screen");
    CHECK(!gtk_window_get_default_widget(GTK_WINDOW(window)), "Return presses none of them");
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
    CHECK(!focus || !gtk_widget_is_ancestor(focus, s), "none has the focus");
    if (object) CHECK_INT(atk_object_get_n_accessible_children(object), 0, "nor does a tool see one");
    if (mark) faves_stack_unmark(s, mark);
    faves_stack_insert(s, &new, 1, NULL);
    settle();
    CHECK(gtk_widget_get_mapped(new) && y_of(new) == y_of(s), "what comes stands in their place");
    CHECK_INT(faves_stack_index(s, new), 0, "alone");
    if (way == PLAIN) {
      gtk_widget_destroy(window);
      CHECK(!gtk_widget_get_parent(rows[0]) && !gtk_widget_get_parent(rows[399]), "what has left goes with the stack");
    }
    destroy_dismissed(gone);
    if (way == PLAIN) continue;
    CHECK_INT(faves_stack_count(s), 1, "it stays as they go");
    gtk_widget_destroy(window);
  }
}

/// What has left is told that it is off the screen once that is drawn, and before its stack comes back.
static void unmapping(void) {
  enum { N = 400 };
  for (int comes_back = 0; comes_back < 2; comes_back++) {
    GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
    for (int i = 0; i < N; i++) rows[i] = push_button();
    faves_stack_insert(s, rows, N, NULL);
    GtkWidget *window = show_in_window(s);
    GPtrArray *gone = dismiss_run(s, rows, 0, N);
    CHECK(count_mapped(rows, N) > 0, "nobody is told as rows leave");
    if (comes_back) {
      gtk_widget_set_child_visible(s, FALSE);
      gtk_widget_set_child_visible(s, TRUE);
    } else {
      faves_loop_run_for(100);
    }
    CHECK_INT(count_mapped(rows, N), 0, comes_back ? "they do not come back with their stack" : "they are told later");
    destroy_dismissed(gone);
    gtk_widget_destroy(window);
  }
}

/// What leaves alone stays as it is, which takes no time; what is in the way of the styles of others is hidden before those are
/// looked for.
static void hiding(void) {
  enum { N = 400 };
  for (int comes = 0; comes < 2; comes++) {
    GtkWidget *rows[N], *new[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
    for (int i = 0; i < N; i++) rows[i] = push_button(), new[i] = push_button();
    faves_stack_insert(s, rows, N, NULL);
    GtkWidget *window = show_in_window(s);
    faves_stack_begin_changes(s, 2 * N);
    GPtrArray *gone = dismiss_run(s, rows, 0, N);
    if (comes) faves_stack_insert(s, new, N, NULL);
    faves_stack_end_changes(s);
    CHECK(gtk_widget_get_visible(gtk_widget_get_parent(rows[0])) == !comes,
          comes ? "what leaves is hidden as others come" : "what leaves alone is not hidden");
    destroy_dismissed(gone);
    gtk_widget_destroy(window);
    for (int i = 0; i < N && !comes; i++) gtk_widget_destroy(g_object_ref_sink(new[i])), g_object_unref(new[i]);
  }
}

/// The processor time that it takes to put n other rows in the place of n, and to free the old ones some at a time, in seconds.
static double time_of_replacement(int n) {
  GtkWidget **rows = g_new(GtkWidget *, n), **new = g_new(GtkWidget *, n), *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
  for (int i = 0; i < n; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, n, NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), s);
  GtkWidget *window = show_in_window(scrolled);
  for (int i = 0; i < n; i++) new[i] = push_button();
  clock_t start = clock();
  GPtrArray *gone = dismiss(s, rows, 0, n);
  faves_stack_insert(s, new, n, NULL);
  run_frames();
  while (gone->len) {
    for (int i = 0; i < 64 && gone->len; i++) {
      GtkWidget *row = g_ptr_array_steal_index(gone, gone->len - 1);
      gtk_widget_destroy(row);
      g_object_unref(row);
    }
    run_frames();
  }
  double time = (double)(clock() - start) / CLOCKS_PER_SEC;
  g_ptr_array_unref(gone);
  gtk_widget_destroy(window);
  g_free(rows);
  g_free(new);
  return time;
}

/// For each row GTK must not look for the style of all others.
static void replacement_of_many(void) {
  double few = time_of_replacement(1000), many = time_of_replacement(8000);
  CHECK(many < 11 * few, "eight times as many rows take no more than about eight times as long to be replaced");
}

/// Of rows that leave where others stay, the groups go together once the last of them is freed.
static void parting(void) {
  enum { N = 400, FROM = 160 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  GtkWidget *window = show_in_window(s), *group = gtk_widget_get_parent(rows[N - 1]);
  g_object_add_weak_pointer(G_OBJECT(group), (gpointer *)&group);
  GPtrArray *gone = dismiss(s, rows, FROM, N);
  CHECK(gtk_widget_get_visible(group), "where others stay it is not: they would have to look for their styles");
  g_ptr_array_set_free_func(gone, g_object_unref);
  for (unsigned i = gone->len; i-- > 1;) gtk_widget_destroy(gone->pdata[i]);
  CHECK(group && group != s, "a group without members waits for the others");
  gtk_widget_destroy(gone->pdata[0]);
  CHECK(!group, "and goes with them");
  g_ptr_array_unref(gone);
  gone = dismiss(s, rows, 64, 128);
  gtk_widget_destroy(gone->pdata[0]);
  gtk_widget_destroy(window);
  CHECK(gtk_widget_get_parent(gone->pdata[5]) == NULL, "what is not freed yet goes with the stack");
  g_ptr_array_set_free_func(gone, g_object_unref);
  g_ptr_array_unref(gone);
}

/// `scrolled` in a scroll view, so that most rows sleep; else all of them have been in sight.
static void dismissal(gboolean scrolled) {
  enum { N = 400, FROM = 100, TO = 330 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START), *around = s;
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  if (scrolled) {
    around = gtk_scrolled_window_new(NULL, NULL);
    gtk_container_add(GTK_CONTAINER(around), s);
  }
  GtkWidget *window = show_in_window(around);
  if (!scrolled) for (int i = 0; i < N; i++) faves_stack_wake(rows[i]);
  settle();
  int told = 0, listed = 0, inner = 0, destroyed = 0;
  for (int i = FROM; i < TO; i++) g_signal_connect(rows[i], "hierarchy-changed", G_CALLBACK(count_told), &told);
  FavesStackMark *mark = faves_stack_mark(s, rows[200]);
  GPtrArray *gone = dismiss(s, rows, FROM, TO);
  CHECK(told < 100, "of children that go in hundreds, few are told that they have another parent");
  CHECK_INT(faves_stack_count(s), N - (TO - FROM), "they are in the stack no more");
  gtk_container_foreach(GTK_CONTAINER(s), count_one, &listed);
  CHECK_INT(listed, N - (TO - FROM), "nor listed");
  gtk_container_forall(GTK_CONTAINER(s), count_one, &inner);
  CHECK(inner < 20, "nor met by GTK, with what holds them");
  CHECK_INT(count_seen(rows + FROM, TO - FROM), 0, "none is on the screen");
  CHECK(!faves_stack_of(rows[200]) && faves_stack_dismissed(rows[200]), "and none counts as in a stack");
  settle();
  CHECK_INT(y_of(rows[FROM - 1]) < y_of(rows[FROM - 2]), 0, "those above stay");
  CHECK_INT(faves_stack_index(s, rows[TO]), FROM, "those below follow");
  CHECK(faves_stack_focus_at(s, mark) && gtk_widget_has_focus(rows[TO]), "focus goes to the one after the gap");
  faves_stack_unmark(s, mark);
  // In the meantime others come, and go one by one.
  GtkWidget *new[300];
  for (int i = 0; i < 300; i++) new[i] = push_button();
  faves_stack_insert(s, new, 300, rows[FROM - 1]);
  faves_stack_remove(s, rows[0]);
  settle();
  CHECK_INT(faves_stack_index(s, rows[TO]), FROM - 1 + 300, "others may come to where they were");
  for (unsigned i = 0; i < gone->len; i++) g_object_weak_ref(gone->pdata[i], count_gone, &destroyed);
  destroy_dismissed(gone);
  CHECK_INT(destroyed, TO - FROM, "destroyed, they are gone");
  // One that has the focus, taken off the screen with all others; then others, and a few.
  gtk_widget_grab_focus(rows[TO + 20]);
  faves_stack_begin_changes(s, N);
  gone = dismiss(s, rows, TO, N);
  faves_stack_end_changes(s);
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == NULL, "the focus does not come back to what has left");
  destroy_dismissed(gone);
  gtk_widget_grab_focus(new[150]);
  destroy_dismissed(dismiss(s, new, 0, 299));
  CHECK(gtk_window_get_focus(GTK_WINDOW(window)) == NULL, "with the one that has the focus, the window has none");
  destroy_dismissed(dismiss(s, new, 299, 300));
  CHECK_INT(faves_stack_count(s), FROM - 1, "a few go as well");
  // What is dismissed and not destroyed goes with the stack.
  destroyed = 0;
  gone = dismiss(s, rows, 1, FROM);
  for (unsigned i = 0; i < gone->len; i++) {
    g_object_weak_ref(gone->pdata[i], count_gone, &destroyed);
    g_object_unref(gone->pdata[i]);
  }
  g_ptr_array_unref(gone);
  gtk_widget_destroy(window);
  CHECK_INT(destroyed, FROM - 1, "what nobody has destroyed goes with the stack");
}

/// Runs of children leave as those do that are named one by one.
static void dismissal_by_runs(void) {
  enum { N = 400 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START);
  for (int i = 0; i < N; i++) rows[i] = g_object_ref(push_button());
  faves_stack_insert(s, rows, N, NULL);
  GtkWidget *window = show_in_window(s);
  for (int i = 0; i < N; i++) faves_stack_wake(rows[i]);
  settle();
  gtk_widget_set_can_default(rows[150], TRUE);
  gtk_widget_grab_default(rows[150]);
  int told = 0, drawn = 0;
  for (int i = 100; i < 300; i++) g_signal_connect(rows[i], "hierarchy-changed", G_CALLBACK(count_told), &told);
  const void *ends[] = {rows[100], rows[299], rows[310], rows[310], rows[320], rows[321]};
  CHECK(faves_stack_dismiss_runs(s, ends, 3), "runs leave");
  CHECK_INT(faves_stack_count(s), N - 203, "with all that are in them");
  CHECK(told < 80, "most by groups");
  CHECK(!gtk_widget_get_mapped(rows[100]) && !gtk_widget_get_mapped(rows[299]) && !gtk_widget_get_mapped(rows[310]) &&
          !gtk_widget_get_mapped(rows[321]), "off the screen");
  CHECK(!faves_is_shown(rows[200]), "and not as good as on it");
  CHECK(gtk_window_get_default_widget(GTK_WINDOW(window)) == NULL, "Return presses none of them");
  CHECK_INT(faves_stack_index(s, rows[300]), 100, "those behind follow");
  CHECK_INT(faves_stack_index(s, rows[322]), 100 + 10 + 9, "those between stay");
  CHECK(!faves_stack_dismiss_runs(s, ends, 1) && faves_stack_count(s) == N - 203, "what has left does not leave again");
  settle();
  g_signal_connect(rows[0], "draw", G_CALLBACK(count_drawing), &drawn);
  for (int i = 100; i < 300; i++) gtk_widget_destroy(rows[i]);
  run_frames();
  CHECK_INT(drawn, 0, "as they are destroyed nothing is drawn");
  void *spacer = faves_stack_insert_spacer(s, 0, rows[0]);
  const void *first[] = {rows[0], rows[50]};
  CHECK(!faves_stack_dismiss_runs(s, first, 1), "with a spacer, none leave in runs");
  faves_stack_remove(s, spacer);
  CHECK(faves_stack_dismiss_runs(s, first, 1), "without, they do");
  gtk_widget_destroy(window);
  for (int i = 0; i < N; i++) g_object_unref(rows[i]);
}

/// What has been dismissed takes neither the focus nor what Return presses, whoever hands them out.
static void dismissed_takes_no_keys(void) {
  enum { N = 400 };
  GtkWidget *rows[N], *s = faves_stack_new(V, 2, FAVES_ALIGN_START), *pages = gtk_stack_new(), *other = push_button();
  for (int i = 0; i < N; i++) rows[i] = push_button();
  faves_stack_insert(s, rows, N, NULL);
  gtk_widget_show(s);
  gtk_container_add(GTK_CONTAINER(pages), s);
  gtk_container_add(GTK_CONTAINER(pages), other);
  GtkWidget *window = show_in_window(pages);
  gtk_widget_grab_focus(rows[10]);
  gtk_stack_set_visible_child(GTK_STACK(pages), other);
  gtk_widget_grab_focus(other);
  CHECK(gtk_widget_is_focus(other), "another page has the focus");
  gtk_widget_set_can_default(rows[300], TRUE);
  gtk_window_set_default(GTK_WINDOW(window), rows[300]);
  CHECK(gtk_window_get_default_widget(GTK_WINDOW(window)) == rows[300], "a row is what Return presses");
  GPtrArray *gone = dismiss_run(s, rows, 0, N);
  CHECK(faves_stack_dismissed(rows[10]) && faves_stack_dismissed(rows[300]), "all have left whole");
  CHECK(!gtk_window_get_default_widget(GTK_WINDOW(window)), "Return presses nothing that has left");
  gtk_widget_grab_focus(rows[10]);
  CHECK(!gtk_widget_is_focus(rows[10]), "one that has left does not take the focus");
  // GTK remembers what had it on a page.
  gtk_stack_set_visible_child(GTK_STACK(pages), s);
  CHECK(!gtk_widget_is_focus(rows[10]), "nor with its page");
  // The content of a window may go on to another one.
  g_object_ref(s);
  gtk_container_remove(GTK_CONTAINER(pages), s);
  GtkWidget *next = show_in_window(s);
  g_object_unref(s);
  gtk_widget_grab_focus(rows[10]);
  CHECK(!gtk_widget_is_focus(rows[10]), "nor in another window");
  destroy_dismissed(gone);
  GtkWidget *new = push_button();
  faves_stack_insert(s, &new, 1, NULL);
  gtk_widget_grab_focus(new);
  CHECK(gtk_widget_is_focus(new), "one that comes does");
  gtk_widget_destroy(next);
  gtk_widget_destroy(window);
}

static GtkWidget *picture_of(double ratio) {
  GtkWidget *picture = faves_image_new();
  faves_image_set_resizable(picture, 60, 40);
  faves_image_set_ratio(picture, ratio);
  gtk_widget_show(picture);
  return picture;
}

/// What keeps a proportion is as wide in a row as its height allows; the others have the rest, or what nobody takes is around all.
static void proportions_in_rows(void) {
  GtkWidget *row = faves_stack_new(H, 10, FAVES_ALIGN_CENTER), *picture = picture_of(1.5), *words = block(50, 20);
  GtkWidget *parts[] = {picture, words}, *window = show_in_window(row);
  faves_stack_insert(row, parts, 2, NULL);
  settle();
  lay_out(row, 400, 40);
  CHECK_INT(width_of(picture), 60, "a picture in a low row is as wide as its height allows");
  CHECK(x_of(picture) == 140 && x_of(words) == 210, "and the row's middle stays in the middle");
  lay_out(row, 400, 300);
  CHECK(width_of(picture) == 340 && x_of(picture) == 0, "in a high one it takes the width");
  lay_out(row, 400, 40);
  CHECK_INT(width_of(picture), 60, "and less again");
  void *spacer = faves_stack_insert_spacer(row, FAVES_UNSET, words);
  lay_out(row, 400, 40);
  CHECK(x_of(picture) == 0 && x_of(words) == 70, "a spacer takes what the picture leaves");
  faves_stack_move(row, spacer, picture);
  lay_out(row, 400, 40);
  CHECK(x_of(picture) == 0 && x_of(words) == 350, "also between the two");
  faves_stack_remove(row, spacer);
  GtkWidget *others[] = {picture_of(1), picture_of(2)};
  faves_stack_insert(row, others, 2, words);
  lay_out(row, 800, 40);
  CHECK(width_of(others[0]) == 40 && width_of(others[1]) == 80, "each by its own proportion");
  gtk_widget_destroy(window);

  GtkWidget *frame = faves_frame_new(), *within = faves_stack_new(H, 10, FAVES_ALIGN_CENTER);
  GtkWidget *inner[] = {picture_of(1.5), block(50, 20)};
  faves_stack_insert(within, inner, 2, NULL);
  gtk_widget_show(within);
  faves_frame_set_bounds(frame, V, FAVES_UNSET, FAVES_UNSET, 40);
  faves_frame_set_child(frame, within);
  window = show_in_window(frame);
  lay_out(frame, 400, 40);
  CHECK(width_of(within) == 120 && x_of(within) == 140, "a row in a frame of so much height is as wide as what is in it");
  GtkWidget *narrow = faves_frame_new(), *third[] = {narrow};
  faves_frame_set_bounds(narrow, H, 10, 43, 90);
  faves_frame_set_child(narrow, block(5, 20));
  gtk_widget_show(narrow);
  faves_stack_insert(within, third, 1, inner[1]);
  settle();
  lay_out(frame, 400, 40);
  CHECK(width_of(narrow) == 90 && width_of(inner[0]) == 60, "where each is as wide as it may be");
  gtk_widget_destroy(window);
}

/// In a column that is lower than it would be, what keeps a proportion is no wider than its height allows.
static void proportions_in_columns(void) {
  GtkWidget *column = faves_stack_new(V, 10, FAVES_ALIGN_CENTER), *picture = picture_of(1.5), *words = block(50, 20);
  GtkWidget *parts[] = {picture, words}, *window = show_in_window(column);
  faves_stack_insert(column, parts, 2, NULL);
  settle();
  lay_out(column, 400, 110);
  CHECK(width_of(picture) == 120 && height_of(picture) == 80, "a picture in a low column is as wide as its height allows");
  CHECK_INT(x_of(picture), 140, "and in the middle");
  faves_stack_set_alignment(column, FAVES_ALIGN_START);
  lay_out(column, 400, 110);
  CHECK_INT(x_of(picture), 0, "or where the column has it");
  faves_stack_set_alignment(column, FAVES_ALIGN_CENTER);
  lay_out(column, 300, 400);
  CHECK(width_of(picture) == 300 && height_of(picture) == 200, "in a high one it has the width");
  lay_out(column, 300, 130);
  CHECK(width_of(picture) == 150 && height_of(picture) == 100, "and less again");
  gtk_widget_set_size_request(words, 50, 40);
  settle();
  lay_out(column, 300, 130);
  CHECK(width_of(picture) == 120 && height_of(picture) == 80, "also where another has grown");
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  natural_sizes();
  hidden_newcomer();
  equal_halves();
  expanding_labels();
  rows_that_scroll();
  spacers();
  priorities();
  flexibility();
  alignment();
  baselines();
  right_to_left();
  vertical();
  leaving_one_by_one(12, FAVES_ALIGN_START);
  leaving_one_by_one(300, FAVES_ALIGN_CENTER);
  leaving_one_by_one(300, FAVES_ALIGN_END);
  random_order(30);
  random_order(400);
  many_changes_in_one(20);
  many_changes_in_one(1000);
  spilling(20);
  spilling(400);
  allocations(20, 0);
  allocations(20, 9);
  allocations(400, 0);
  allocations(400, 9);
  gaps(FAVES_ALIGN_START, GTK_TEXT_DIR_LTR, V);
  gaps(FAVES_ALIGN_CENTER, GTK_TEXT_DIR_RTL, V);
  gaps(FAVES_ALIGN_CENTER, GTK_TEXT_DIR_LTR, H);
  gaps(FAVES_ALIGN_START, GTK_TEXT_DIR_RTL, H);
  focus_and_order(8);
  focus_and_order(300);
  drawing();
  groups(GTK_TEXT_DIR_LTR);
  groups(GTK_TEXT_DIR_RTL);
  guests();
  turned_guest();
  made_way(V);
  made_way(H);
  few_change(30, FAVES_ALIGN_START);
  few_change(30, FAVES_ALIGN_CENTER);
  few_change(300, FAVES_ALIGN_START);
  few_change(300, FAVES_ALIGN_END);
  widest(20);
  widest(300);
  told_to_all();
  sight(V);
  sight(H);
  sight_within();
  marks();
  dismissal(FALSE);
  dismissal(TRUE);
  dismissal_by_runs();
  replacement(FALSE);
  replacement(TRUE);
  clearing(FALSE);
  clearing(TRUE);
  clearing_at_once();
  unmapping();
  hiding();
  replacement_of_many();
  parting();
  dismissed_takes_no_keys();
  proportions_in_rows();
  proportions_in_columns();
  for (int comes_first = 0; comes_first < 2; comes_first++) {
    marks_among_others(comes_first, 0, 400, 200);
    marks_among_others(comes_first, 0, 250, 200);
    marks_among_others(comes_first, 0, 90, 89);
    marks_among_others(comes_first, 3, 300, 197);
  }
  CHECK_INT(warnings, 0, "no GTK warnings");
  heights();
  return finish();
}
