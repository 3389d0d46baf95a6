#include "check.h"
#include "list-private.h"
#include <gtk/gtk-a11y.h>

// The owner of the tests: an array of ids; a row's height and text follow from its id.

typedef struct {
  GArray *ids;
  GHashTable *selected;
  int made, released, reused, removed, activated, pressed, opened, menus;
  gboolean opens, opens_nothing;
  int first, last;
  FavesSelectAction action;
  int from, to;
  gboolean recycle;
  GtkWidget *list;
  int (*height)(int id);
} Model;

static int id_at(Model *m, int i) { return g_array_index(m->ids, int, i); }
static int plain_height(int id) { return 30; }
static int odd_height(int id) { return 20 + (id * 7) % 61; }

static void show_id(Model *m, GtkWidget *content, int id) {
  char name[32];
  g_snprintf(name, sizeof name, "Row %d", id);
  GList *children = gtk_container_get_children(GTK_CONTAINER(content));
  gtk_label_set_text(GTK_LABEL(children->data), name);
  g_list_free(children);
  gtk_widget_set_size_request(content, -1, m->height(id));
}

/// Which rows have a field: every so many, and one more.
static int typed_every = 2, typed_as_well = -1;

static GtkWidget *make_row(void *ctx, int index) {
  Model *m = ctx;
  m->made++;
  GtkWidget *content = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 6, FAVES_ALIGN_CENTER), *label = text("");
  GtkWidget *entry = gtk_entry_new(), *parts[] = {label, entry};
  gtk_entry_set_has_frame(GTK_ENTRY(entry), FALSE);
  gtk_widget_set_size_request(entry, 50, 10);
  gtk_widget_set_no_show_all(entry, TRUE);
  int id = id_at(m, index);
  if (id % typed_every == 0 || id == typed_as_well) gtk_widget_show(entry);
  faves_stack_insert(content, parts, 2, NULL);
  gtk_widget_show(content);
  show_id(m, content, id_at(m, index));
  return content;
}

static gboolean reuse_row(void *ctx, int from, int to, GtkWidget *content) {
  Model *m = ctx;
  if (!m->recycle) return FALSE;
  m->reused++;
  show_id(m, content, id_at(m, to));
  return TRUE;
}

static void release_row(void *ctx, int index, GtkWidget *content) {
  ((Model *)ctx)->released++;
  if (index < 0) ((Model *)ctx)->removed++;
}
/// Whether the rows stand in sections of three.
static gboolean in_sections, in_levels;
/// Whether rows 0 and 5 are headings, and row 4 the footer of the section between them.
static gboolean with_captions;

static FavesRowFlags flags(void *ctx, int index) {
  int id = id_at(ctx, index);
  if (id % 1000 == 999 || (with_captions && id % 5 == 0 && id < 10)) return FAVES_ROW_HEADER;
  if (with_captions && id == 4) return FAVES_ROW_HEADER | FAVES_ROW_FOOTER;
  FavesRowFlags flags = FAVES_ROW_SELECTABLE | FAVES_ROW_ACTIVATABLE | FAVES_ROW_MOVABLE;
  if (in_sections) flags |= index % 3 == 2 ? FAVES_ROW_BEFORE_SECTION : FAVES_ROW_BEFORE_ROW;
  if (in_levels) flags += (unsigned)(index % 3) * FAVES_ROW_LEVEL;
  return flags;
}
/// Row 7 goes nowhere, and nothing into the first two places.
static gboolean can_move(void *ctx, int from, int to) { return id_at(ctx, from) != 7 && to > 1; }
static void moved(void *ctx, int from, int to, gboolean dragged);
/// How often it was asked of a row whether it is selected.
static int selection_questions;
static gboolean is_selected(void *ctx, int index) {
  selection_questions++;
  return g_hash_table_contains(((Model *)ctx)->selected, GINT_TO_POINTER(id_at(ctx, index)));
}
static gboolean has_selected(void *ctx) { return g_hash_table_size(((Model *)ctx)->selected) > 0; }
static void selected(void *ctx, FavesSelectAction action, int from, int to) {
  Model *m = ctx;
  m->action = action;
  m->from = from;
  m->to = to;
  if (action == FAVES_SELECT_ONLY || action == FAVES_SELECT_RANGE) g_hash_table_remove_all(m->selected);
  for (int i = from; i <= to; i++) {
    gpointer id = GINT_TO_POINTER(id_at(m, i));
    if (action == FAVES_SELECT_TOGGLE && g_hash_table_contains(m->selected, id))
      g_hash_table_remove(m->selected, id);
    else
      g_hash_table_add(m->selected, id);
  }
  faves_list_selection_changed(m->list);
}
static void activated(void *ctx, int index) { ((Model *)ctx)->activated = index; }
static gboolean pressed(void *ctx, int index) {
  ((Model *)ctx)->pressed = index;
  return TRUE;
}
static gboolean opened(void *ctx, int index, gboolean opens) {
  ((Model *)ctx)->opened = index;
  ((Model *)ctx)->opens = opens;
  return !((Model *)ctx)->opens_nothing;
}
static gboolean menu(void *ctx, int index, GtkWidget *content, GdkEvent *event) {
  ((Model *)ctx)->menus = index;
  return TRUE;
}
static void visible(void *ctx, int first, int last) {
  ((Model *)ctx)->first = first;
  ((Model *)ctx)->last = last;
}

static const FavesListOwner owner = {.make_row = make_row,
                                     .reuse_row = reuse_row,
                                     .release_row = release_row,
                                     .flags = flags,
                                     .is_selected = is_selected,
                                     .has_selected = has_selected,
                                     .select = selected,
                                     .activate = activated,
                                     .press = pressed,
                                     .open = opened,
                                     .menu = menu,
                                     .can_move = can_move,
                                     .move = moved,
                                     .visible_changed = visible};

typedef struct {
  Model m;
  GtkWidget *list, *window;
  GtkAdjustment *scroll;
} Fixture;

static Fixture *set_up(int n, int (*height)(int id)) {
  Fixture *f = g_new0(Fixture, 1);
  f->m = (Model){.ids = g_array_new(FALSE, FALSE, sizeof(int)),
                 .selected = g_hash_table_new(NULL, NULL),
                 .activated = -1,
                 .pressed = -1,
                 .opened = -1,
                 .menus = -5,
                 .height = height};
  for (int i = 0; i < n; i++) g_array_append_val(f->m.ids, i);
  f->list = f->m.list = faves_list_new(&owner, &f->m);
  faves_list_set_selection_mode(f->list, FAVES_SELECT_MULTIPLE);
  faves_list_reset(f->list, n);
  GtkWidget *scrolled = faves_scrolled_new();
  gtk_container_add(GTK_CONTAINER(scrolled), f->list);
  f->window = show_in_window(scrolled);
  f->scroll = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  settle();
  return f;
}

static void tear_down(Fixture *f) {
  gtk_widget_destroy(f->window);
  CHECK_INT(f->m.made, f->m.released, "every row made was given back");
  g_array_unref(f->m.ids);
  g_hash_table_unref(f->m.selected);
  g_free(f);
}

static GtkWidget *row_of(Fixture *f, int index) {
  GtkWidget *content = faves_list_get_content(f->list, index);
  return content ? gtk_widget_get_parent(content) : NULL;
}

/// The top of a row on the screen, from the top of the list.
static int screen_y(Fixture *f, int index) {
  int x, y = -99999;
  GtkWidget *row = row_of(f, index);
  if (row) gtk_widget_translate_coordinates(row, f->list, 0, 0, &x, &y);
  // A windowed widget's translation ignores how far its inner window has scrolled.
  return y;
}

static const char *label_of(Fixture *f, int index) {
  GtkWidget *content = faves_list_get_content(f->list, index);
  return content ? gtk_label_get_text(GTK_LABEL(faves_stack_child_at(content, 0))) : "none";
}

/// Every row in sight follows the one before it, and shows what it should.
static gboolean consistent(Fixture *f) {
  int first, last;
  faves_list_get_visible(f->list, &first, &last);
  if (first < 0) return f->m.ids->len == 0;
  if (screen_y(f, first) > 0) return FALSE;
  for (int i = first; i <= last; i++) {
    char name[32];
    g_snprintf(name, sizeof name, "Row %d", id_at(&f->m, i));
    if (strcmp(name, label_of(f, i))) return FALSE;
    if (i > first && screen_y(f, i) != screen_y(f, i - 1) + height_of(row_of(f, i - 1))) return FALSE;
  }
  int bottom = screen_y(f, last) + height_of(row_of(f, last));
  return bottom >= height_of(f->list) || last == (int)f->m.ids->len - 1;
}

static void insert(Fixture *f, int at, int n) {
  for (int i = 0; i < n; i++) {
    int id = 500000 + (int)f->m.ids->len * 2;
    g_array_insert_val(f->m.ids, (guint)at, id);
  }
  faves_list_rows_inserted(f->list, at, n);
}
static void remove_rows(Fixture *f, int at, int n) {
  g_array_remove_range(f->m.ids, (guint)at, (guint)n);
  faves_list_rows_removed(f->list, at, n);
}
static void move(Fixture *f, int from, int to) {
  int id = id_at(&f->m, from);
  g_array_remove_index(f->m.ids, (guint)from);
  g_array_insert_val(f->m.ids, (guint)to, id);
  faves_list_row_moved(f->list, from, to);
}

static void key(Fixture *f, guint keyval, GdkModifierType state) {
  GdkEvent *event = gdk_event_new(GDK_KEY_PRESS);
  event->key.window = g_object_ref(gtk_widget_get_window(f->window));
  event->key.send_event = TRUE;
  event->key.state = state;
  event->key.keyval = keyval;
  GdkKeymapKey *keys;
  int n;
  if (gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), keyval, &keys,
                                        &n)) {
    event->key.hardware_keycode = (guint16)keys[0].keycode;
    g_free(keys);
  }
  gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
  gtk_main_do_event(event);
  gdk_event_free(event);
  settle();
}

/// Only in the window that has the keyboard do arrows lead from one control to the next.
static void activate_window(Fixture *f) {
  GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);
  event->focus_change.window = g_object_ref(gtk_widget_get_window(f->window));
  event->focus_change.in = TRUE;
  gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
  gtk_main_do_event(event);
  gdk_event_free(event);
}

static GtkWidget *focused(Fixture *f) { return gtk_window_get_focus(GTK_WINDOW(f->window)); }

/// How often the owner was asked for a row's widgets so far.
static int asked(Fixture *f) { return f->m.made + f->m.reused; }

// Heights.

static void heights_against_array(void) {
  Heights heights;
  heights_init(&heights, 40);
  GArray *model = g_array_new(FALSE, TRUE, sizeof(int));
  GRand *rand = g_rand_new_with_seed(3);
  gboolean same = TRUE;
  for (int round = 0; round < 4000; round++) {
    int n = (int)model->len, at = g_rand_int_range(rand, 0, n + 1), zero = 0;
    switch (g_rand_int_range(rand, 0, 5)) {
      case 0: {
        int k = g_rand_int_range(rand, 1, round % 50 ? 9 : 3000);
        for (int i = 0; i < k; i++) g_array_insert_val(model, (guint)at, zero);
        heights_insert(&heights, at, k);
        break;
      }
      case 1: {
        int k = g_rand_int_range(rand, 0, round % 40 ? 9 : 2000);
        k = MIN(k, n - at);
        if (k) g_array_remove_range(model, (guint)at, (guint)k);
        heights_remove(&heights, at, k);
        break;
      }
      default:
        if (at < n) {
          int h = g_rand_int_range(rand, 0, 90);
          g_array_index(model, int, at) = h;
          heights_set(&heights, at, h);
        }
    }
    if (round % 20) continue;
    n = (int)model->len;
    gint64 offset = 0, estimate = heights_estimate(&heights);
    for (int i = 0; i < n; i++) {
      int h = g_array_index(model, int, i);
      if (i % 7 == 0) {
        same = same && heights_get(&heights, i) == h && heights_offset(&heights, i) == offset;
        same = same && heights_row_at(&heights, offset + (h ? h : estimate) - 1) == i;
      }
      offset += h ? h : estimate;
    }
    same = same && heights_offset(&heights, n) == offset && heights.count == n;
  }
  CHECK(same, "heights agree with a plain array after thousands of random changes");
  g_rand_free(rand);
  g_array_unref(model);
  heights_clear(&heights);
}

static void only_what_is_in_sight(void) {
  Fixture *f = set_up(100000, plain_height);
  CHECK(asked(f) <= 25, "of 100,000 rows few are ever asked for");
  int built = faves_list_get_built(f->list);
  CHECK(built >= 10 && built <= 22, "only the rows in sight and a margin have widgets");
  CHECK(consistent(f), "they follow each other");
  CHECK(f->m.first == 0 && f->m.last >= 8 && f->m.last <= 10, "the owner is told which are in sight");
  gint64 y;
  int h;
  faves_list_get_row_extent(f->list, 0, &y, &h);
  CHECK_INT(gtk_adjustment_get_upper(f->scroll), (gint64)h * 100000, "the scroll bar covers all rows");

  int before = asked(f);
  gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_upper(f->scroll));
  settle();
  CHECK(asked(f) - before <= 25, "at the end of 100,000 rows only those there are asked for");
  CHECK(f->m.last == 99999 && consistent(f), "and shows the last row");
  CHECK_INT(screen_y(f, 99999) + height_of(row_of(f, 99999)), height_of(f->list), "at the bottom");
  built = faves_list_get_built(f->list);
  CHECK(built >= 10 && built <= 25, "still few have widgets");
  faves_list_scroll_to(f->list, 50000, FAVES_SCROLL_TOP);
  settle();
  CHECK_INT(screen_y(f, 50000), 0, "a row is scrolled to the top");
  faves_list_scroll_to(f->list, 50003, FAVES_SCROLL_NEAREST);
  settle();
  CHECK_INT(screen_y(f, 50000), 0, "nearest does nothing for a row in sight");
  faves_list_scroll_to(f->list, 49000, FAVES_SCROLL_NEAREST);
  settle();
  CHECK_INT(screen_y(f, 49000), 0, "comes from above at the top");
  faves_list_scroll_to(f->list, 50000, FAVES_SCROLL_NEAREST);
  settle();
  CHECK_INT(screen_y(f, 50000) + height_of(row_of(f, 50000)), height_of(f->list), "from below at the bottom");
  tear_down(f);
}

static void varying_heights(void) {
  Fixture *f = set_up(5000, odd_height);
  gboolean steady = TRUE, all = TRUE;
  // Down by the wheel: what is in sight moves by exactly as much, whatever is learnt of heights meanwhile.
  for (int i = 0; i < 60; i++) {
    int last = f->m.last - 1, before = screen_y(f, last);
    gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) + 57);
    run_frames();
    steady = steady && screen_y(f, last) == before - 57;
    all = all && consistent(f);
  }
  CHECK(steady, "scrolling by 57 pixels moves the rows by 57 pixels");
  CHECK(all, "rows of any height follow each other");
  faves_list_scroll_to(f->list, 2500, FAVES_SCROLL_CENTER);
  settle();
  CHECK(ABS(screen_y(f, 2500) + height_of(row_of(f, 2500)) / 2 - height_of(f->list) / 2) <= 1,
        "a row never measured is scrolled to the middle exactly");
  steady = TRUE;
  // Upwards rows are measured for the first time above what is in sight.
  for (int i = 0; i < 60; i++) {
    int first = f->m.first + 1, before = screen_y(f, first);
    gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) - 57);
    run_frames();
    steady = steady && screen_y(f, first) == before + 57;
    all = all && consistent(f);
  }
  CHECK(steady && all, "also upwards, where heights are found out above the rows in sight");
  gtk_adjustment_set_value(f->scroll, 0);
  settle();
  CHECK(f->m.first == 0 && screen_y(f, 0) == 0, "the start is the start");
  gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_upper(f->scroll));
  settle();
  CHECK(f->m.last == 4999 && screen_y(f, 4999) + height_of(row_of(f, 4999)) == height_of(f->list),
        "the end is the end");
  GtkWidget *content = faves_list_get_content(f->list, 4998);
  int bottom = screen_y(f, 4999);
  gtk_widget_set_size_request(content, -1, 120);
  settle();
  CHECK(height_of(row_of(f, 4998)) >= 120 && consistent(f), "a row that grows pushes the others");
  (void)bottom;
  tear_down(f);
}

static void changes_out_of_sight(void) {
  Fixture *f = set_up(1000, odd_height);
  faves_list_scroll_to(f->list, 500, FAVES_SCROLL_TOP);
  settle();
  gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) + 5);
  settle();
  GtkWidget *content = faves_list_get_content(f->list, 501);
  int made = f->m.made, y = screen_y(f, 501);
  insert(f, 0, 10);
  settle();
  CHECK(faves_list_get_content(f->list, 511) == content, "rows inserted above renumber the others");
  CHECK_INT(screen_y(f, 511), y, "and leave what is in sight in its place");
  CHECK_INT(f->m.made, made, "without building a row");
  remove_rows(f, 3, 7);
  settle();
  CHECK_INT(screen_y(f, 504), y, "so do rows removed above");
  insert(f, 700, 100);
  settle();
  CHECK_INT(screen_y(f, 504), y, "and changes below");
  insert(f, 505, 1);
  settle();
  CHECK_INT(screen_y(f, 504), y, "a row inserted in sight");
  CHECK_INT(screen_y(f, 505), y + height_of(row_of(f, 504)), "appears there");
  CHECK(consistent(f), "and pushes those below it");
  int removed = f->m.removed;
  remove_rows(f, 504, 2);
  settle();
  CHECK_INT(f->m.removed, removed + 2, "removed rows are given back as removed");
  CHECK(consistent(f), "and the gap closes");
  remove_rows(f, 0, (int)f->m.ids->len);
  settle();
  CHECK(faves_list_get_built(f->list) == 0 && consistent(f), "all rows can go");
  insert(f, 0, 3);
  settle();
  CHECK(consistent(f) && f->m.first == 0 && f->m.last == 2, "and come back");
  tear_down(f);

  f = set_up(100, plain_height);
  insert(f, 0, 1);
  settle();
  CHECK_INT(screen_y(f, 0), 0, "at the very top a new first row is seen");
  tear_down(f);
}

static void random_changes(void) {
  Fixture *f = set_up(300, odd_height);
  f->m.recycle = TRUE;
  GRand *rand = g_rand_new_with_seed(11);
  gboolean all = TRUE;
  for (int round = 0; round < 250; round++) {
    int n = (int)f->m.ids->len;
    switch (g_rand_int_range(rand, 0, 5)) {
      case 0:
        insert(f, g_rand_int_range(rand, 0, n + 1), g_rand_int_range(rand, 1, 6));
        break;
      case 1:
        if (n > 10) remove_rows(f, g_rand_int_range(rand, 0, n - 5), g_rand_int_range(rand, 1, 5));
        break;
      case 2:
        if (n > 1) move(f, g_rand_int_range(rand, 0, n), g_rand_int_range(rand, 0, n));
        break;
      case 3:
        gtk_adjustment_set_value(f->scroll,
                                 g_rand_double_range(rand, 0, gtk_adjustment_get_upper(f->scroll)));
        break;
      default:
        if (n)
          faves_list_scroll_to(f->list, g_rand_int_range(rand, 0, n),
                               (FavesScrollTo)g_rand_int_range(rand, 0, 4));
    }
    if (g_rand_int_range(rand, 0, 2)) continue;
    run_frames();
    if (!consistent(f)) {
      all = FALSE;
      printf("        round %d\n", round);
    }
  }
  CHECK(all, "after any changes and scrolling the right rows are in sight, one below the other");
  CHECK(f->m.reused > 50, "and widgets were used again");
  g_rand_free(rand);
  tear_down(f);
}

static void moves_and_focus(void) {
  Fixture *f = set_up(1000, plain_height);
  GtkWidget *content = faves_list_get_content(f->list, 2), *entry = faves_stack_child_at(content, 1);
  gtk_entry_set_text(GTK_ENTRY(entry), "hello");
  faves_grab_focus(entry);
  gtk_editable_select_region(GTK_EDITABLE(entry), 1, 4);
  move(f, 2, 5);
  settle();
  int start, end;
  gtk_editable_get_selection_bounds(GTK_EDITABLE(entry), &start, &end);
  CHECK(focused(f) == entry && start == 1 && end == 4, "a row that moves keeps focus and cursor");
  CHECK(faves_list_get_content(f->list, 5) == content, "and its widget");
  CHECK_INT(faves_list_get_cursor(f->list), 5, "the list's cursor goes with it");
  gtk_adjustment_set_value(f->scroll, 20000);
  settle();
  CHECK(focused(f) == entry && faves_list_get_content(f->list, 5) == content,
        "the row with focus keeps its widget far out of sight");
  CHECK(consistent(f), "and is not in the way");
  insert(f, 0, 2);
  move(f, 7, 900);
  settle();
  CHECK(focused(f) == entry && faves_list_get_content(f->list, 900) == content, "also when it moves there");
  faves_list_scroll_to(f->list, 900, FAVES_SCROLL_NEAREST);
  settle();
  CHECK(focused(f) == entry && consistent(f), "scrolled to, it is in its place");
  remove_rows(f, 900, 1);
  settle();
  CHECK(focused(f) == row_of(f, 900), "removed, the next row has focus");
  gtk_adjustment_set_value(f->scroll, 0);
  settle();
  faves_list_set_cursor(f->list, 300);
  settle();
  CHECK(focused(f) == row_of(f, 300), "the cursor takes focus along");
  tear_down(f);
}

static void select_as_owner(Fixture *f, int id) {
  g_hash_table_remove_all(f->m.selected);
  g_hash_table_add(f->m.selected, GINT_TO_POINTER(id));
  faves_list_selection_changed(f->list);
  settle();
}

/// Keys go on from what is selected, whoever selected it.
static void selection_of_owner(void) {
  Fixture *f = set_up(300, plain_height);
  faves_list_set_selection_mode(f->list, FAVES_SELECT_SINGLE);
  key(f, GDK_KEY_Down, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 1, "Down goes to the next row");
  select_as_owner(f, 6);
  CHECK(faves_list_get_cursor(f->list) == 6 && focused(f) == row_of(f, 6), "a selection takes cursor and focus");
  key(f, GDK_KEY_Down, 0);
  CHECK(f->m.from == 7 && focused(f) == row_of(f, 7), "from where the next key goes on");
  select_as_owner(f, 250);
  CHECK_INT(faves_list_get_cursor(f->list), 7, "the cursor stays for a row out of sight");
  faves_list_scroll_to(f->list, 250, FAVES_SCROLL_CENTER);
  settle();
  CHECK_INT(faves_list_get_cursor(f->list), 250, "until that is seen");
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row_of(f, 250)));
  GList *parts = gtk_container_get_children(GTK_CONTAINER(content));
  GtkWidget *entry = parts->next->data;
  g_list_free(parts);
  gtk_widget_grab_focus(entry);
  select_as_owner(f, 251);
  CHECK(focused(f) == entry, "a control in a row keeps the focus");
  tear_down(f);
}

static int left_of(Fixture *f, int index) {
  GtkWidget *row = row_of(f, index);
  int x;
  gtk_widget_translate_coordinates(gtk_bin_get_child(GTK_BIN(row)), row, 0, 0, &x, NULL);
  return x;
}

static void levels(void) {
  in_levels = TRUE;
  Fixture *f = set_up(6, plain_height);
  int width = gtk_widget_get_allocated_width(row_of(f, 2));
  CHECK_INT(left_of(f, 1) - left_of(f, 0), 22, "a row of the first level begins behind an arrow");
  CHECK_INT(left_of(f, 2) - left_of(f, 0), 44, "one of the second behind two");
  g_object_set(gtk_widget_get_settings(f->list), "gtk-xft-dpi", 192 * 1024, NULL);
  settle();
  CHECK_INT(left_of(f, 2) - left_of(f, 0), 76, "that are larger with larger text");
  g_object_set(gtk_widget_get_settings(f->list), "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
  settle();
  GtkAllocation place;
  gtk_widget_get_allocation(gtk_bin_get_child(GTK_BIN(row_of(f, 2))), &place);
  int before = left_of(f, 0);
  CHECK(left_of(f, 2) == before && place.x + place.width == width - before - 44,
        "from the right where one reads from there");
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
  faves_list_set_selection_mode(f->list, FAVES_SELECT_SINGLE);
  faves_list_set_cursor(f->list, 5);
  gtk_widget_grab_focus(f->list);
  settle();
  key(f, GDK_KEY_Left, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 5, "Left stays where it closes something");
  f->m.opens_nothing = TRUE;
  key(f, GDK_KEY_Right, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 5, "Right stays where there is nothing to open");
  key(f, GDK_KEY_Left, 0);
  CHECK(focused(f) == row_of(f, 4) && f->m.from == 4, "Left goes out by a level, and selects that");
  key(f, GDK_KEY_Left, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 3, "level by level");
  key(f, GDK_KEY_Left, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 3, "up to the outermost");
  tear_down(f);
  in_levels = FALSE;
}

/// What opens a row is a button in it.
static void opener_in_row(void) {
  Fixture *f = set_up(6, plain_height);
  GtkWidget *opener = gtk_button_new_with_label("Open"), *other = gtk_button_new_with_label("Other");
  GtkWidget *parts[] = {opener, other};
  gtk_widget_show(opener);
  gtk_widget_show(other);
  faves_stack_insert(faves_list_get_content(f->list, 3), parts, 2, NULL);
  faves_accessible_set_expanded(opener, 1);
  activate_window(f);
  faves_list_set_cursor(f->list, 3);
  gtk_widget_grab_focus(opener);
  settle();
  key(f, GDK_KEY_Left, 0);
  CHECK(f->m.opened == 3 && !f->m.opens && focused(f) == opener, "Left on what opens a row closes it");
  key(f, GDK_KEY_Right, 0);
  CHECK(f->m.opens && focused(f) == opener, "Right opens it");
  f->m.opens_nothing = TRUE;
  key(f, GDK_KEY_Right, 0);
  CHECK(focused(f) == other, "further on is another control");
  f->m.opened = -1;
  key(f, GDK_KEY_Left, 0);
  CHECK(f->m.opened == -1 && focused(f) == opener, "which closes nothing: Left goes back");
  key(f, GDK_KEY_Left, 0);
  CHECK(focused(f) == row_of(f, 3), "from what is closed it comes to the row itself");
  gboolean stays = gtk_widget_child_focus(f->list, GTK_DIR_TAB_FORWARD);
  CHECK(stays && focused(f) == opener, "Tab leads from the row into it");
  stays = gtk_widget_child_focus(f->list, GTK_DIR_TAB_BACKWARD);
  CHECK(stays && focused(f) == row_of(f, 3), "back to the row");
  CHECK(!gtk_widget_child_focus(f->list, GTK_DIR_TAB_BACKWARD), "and out of the list");
  CHECK(!gtk_widget_child_focus(f->list, GTK_DIR_LEFT), "as Left does");
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
  settle();
  gtk_widget_grab_focus(opener);
  key(f, GDK_KEY_Right, 0);
  CHECK(focused(f) == row_of(f, 3), "the other way round right to left");
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
  tear_down(f);
}

static GtkWidget *entry_of(Fixture *f, int index) {
  return faves_stack_child_at(faves_list_get_content(f->list, index), 1);
}

static void keyboard(void) {
  Fixture *f = set_up(1100, plain_height);
  CHECK(focused(f) == row_of(f, 0), "focus that comes into the list comes to the first row");
  key(f, GDK_KEY_Down, 0);
  CHECK(focused(f) == row_of(f, 1) && f->m.action == FAVES_SELECT_ONLY && f->m.from == 1,
        "Down selects the next");

  CHECK((gtk_widget_get_state_flags(row_of(f, 1)) & GTK_STATE_FLAG_SELECTED) != 0,
        "which is drawn as selected");
  key(f, GDK_KEY_Down, GDK_SHIFT_MASK);
  key(f, GDK_KEY_Down, GDK_SHIFT_MASK);
  CHECK(f->m.action == FAVES_SELECT_RANGE && f->m.from == 1 && f->m.to == 3, "Shift extends from the anchor");
  key(f, GDK_KEY_Up, GDK_SHIFT_MASK);
  CHECK(f->m.from == 1 && f->m.to == 2 && g_hash_table_size(f->m.selected) == 2, "and shrinks again");
  key(f, GDK_KEY_Down, GDK_CONTROL_MASK);
  CHECK(focused(f) == row_of(f, 3) && f->m.to == 2, "Ctrl moves without selecting");
  key(f, GDK_KEY_space, GDK_CONTROL_MASK);
  CHECK(f->m.action == FAVES_SELECT_TOGGLE && f->m.from == 3, "Ctrl+Space adds the row");
  key(f, GDK_KEY_Return, 0);
  CHECK(f->m.pressed == 3 && f->m.activated == -1, "Enter presses the row");
  key(f, GDK_KEY_Right, 0);
  CHECK(f->m.opened == 3 && f->m.opens, "Right opens what it opens");
  key(f, GDK_KEY_Left, 0);
  CHECK(f->m.opened == 3 && !f->m.opens, "Left closes that");
  f->m.opened = -1;
  key(f, GDK_KEY_Right, GDK_CONTROL_MASK);
  CHECK_INT(f->m.opened, -1, "with Ctrl neither does");
  gtk_widget_set_direction(f->list, GTK_TEXT_DIR_RTL);
  key(f, GDK_KEY_Right, 0);
  CHECK(f->m.opened == 3 && !f->m.opens, "the other way round right to left");
  gtk_widget_set_direction(f->list, GTK_TEXT_DIR_LTR);
  faves_list_set_selection_mode(f->list, FAVES_SELECT_NONE);
  f->m.pressed = -1;
  key(f, GDK_KEY_space, 0);
  CHECK_INT(f->m.pressed, 3, "Space presses a row where none is selected");
  faves_list_set_selection_mode(f->list, FAVES_SELECT_MULTIPLE);
  key(f, GDK_KEY_End, 0);
  CHECK(focused(f) == row_of(f, 1099) && f->m.last == 1099, "End goes to the last row");
  key(f, GDK_KEY_Page_Up, 0);
  CHECK(faves_list_get_cursor(f->list) < 1099 && faves_list_get_cursor(f->list) > 1085, "Page Up by a page");
  key(f, GDK_KEY_Home, 0);
  CHECK(focused(f) == row_of(f, 0) && f->m.first == 0, "Home to the first");
  key(f, GDK_KEY_Page_Down, 0);
  CHECK(faves_list_get_cursor(f->list) >= 7 && consistent(f), "Page Down by a page");
  faves_list_set_cursor(f->list, 998);
  settle();
  key(f, GDK_KEY_Down, 0);
  CHECK_INT(faves_list_get_cursor(f->list), 1000, "a header is skipped");
  faves_list_set_cursor(f->list, 998);
  key(f, GDK_KEY_Down, GDK_SHIFT_MASK);
  CHECK(f->m.action == FAVES_SELECT_RANGE && f->m.from == 998 && f->m.to == 1000,
        "Shift extends from where the cursor was put");
  key(f, GDK_KEY_a, GDK_CONTROL_MASK);
  CHECK(f->m.action == FAVES_SELECT_ALL && f->m.to == 1099, "Ctrl+A selects all");
  GtkWidget *entry = faves_stack_child_at(faves_list_get_content(f->list, 1000), 1);
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_FORWARD);
  CHECK(focused(f) == entry, "Tab goes into the row's controls");
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_FORWARD);
  CHECK(focused(f) == entry_of(f, 1002), "from there into the next row that is typed into");
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_BACKWARD);
  CHECK(focused(f) == entry, "and back");
  key(f, GDK_KEY_Down, GDK_CONTROL_MASK);
  key(f, GDK_KEY_Up, GDK_CONTROL_MASK);
  CHECK(focused(f) == row_of(f, 1000), "arrows lead to rows themselves");
  gboolean handled;
  g_signal_emit_by_name(f->list, "popup-menu", &handled);
  CHECK(handled && f->m.menus == 1000, "the menu key asks for the row's menu");
  insert(f, 0, 4);
  CHECK_INT(faves_list_get_cursor(f->list), 1004, "the cursor follows insertions");
  remove_rows(f, 1004, 1);
  settle();
  CHECK(focused(f) == row_of(f, 1004), "and stays near where its row was");
  tear_down(f);
}

/// Rows that are not built yet are typed into as well.
static void tab_beyond_what_is_built(void) {
  Fixture *f = set_up(300, plain_height);
  gtk_widget_grab_focus(entry_of(f, 0));
  int missed = 0, waited = 0;
  for (int i = 2; i < 300; i += 2) {
    // Somebody is faster than the screen.
    gtk_widget_child_focus(f->window, GTK_DIR_TAB_FORWARD);
    if (focused(f) == f->list) waited++, settle();
    missed += focused(f) != entry_of(f, i);
  }
  CHECK_INT(missed, 0, "Tab leads into one row after the other");
  CHECK(waited > 2, "also into those that it has built");
  settle();
  CHECK(!gtk_widget_child_focus(f->list, GTK_DIR_TAB_FORWARD), "and out of the list at its end");
  missed = waited = 0;
  for (int i = 296; i >= 0; i -= 2) {
    gtk_widget_child_focus(f->window, GTK_DIR_TAB_BACKWARD);
    if (focused(f) == f->list) waited++, settle();
    missed += focused(f) != entry_of(f, i);
  }
  CHECK(missed == 0 && waited > 2, "Shift and Tab all the way back");
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_BACKWARD);
  CHECK(focused(f) == row_of(f, 0), "to the first row at last");
  tear_down(f);
}

/// Tab, until the focus has come somewhere.
static void tab(Fixture *f) {
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_FORWARD);
  for (int i = 0; i < 20 && focused(f) == f->list; i++) settle();
}

/// A field further on is come to by Tab where it is a few rows beyond those that are built. A list is not gone through for one.
static void tab_to_few_fields(void) {
  typed_every = 200;
  Fixture *f = set_up(300, plain_height);
  GtkWidget *scrolled = gtk_bin_get_child(GTK_BIN(f->window)), *after = gtk_entry_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  g_object_ref(scrolled);
  gtk_container_remove(GTK_CONTAINER(f->window), scrolled);
  gtk_box_pack_start(GTK_BOX(box), scrolled, TRUE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(box), after, FALSE, FALSE, 0);
  gtk_container_add(GTK_CONTAINER(f->window), box);
  gtk_widget_show_all(box);
  g_object_unref(scrolled);
  settle();
  int built = 0;
  while (faves_list_get_content(f->list, built)) built++;
  typed_as_well = built + 6;
  gtk_widget_grab_focus(entry_of(f, 0));
  tab(f);
  CHECK_INT(focused(f) == entry_of(f, typed_as_well), TRUE, "Tab comes to a field some rows beyond those that are built");
  tab(f);
  CHECK(focused(f) == after, "and leaves a list that has none for long");
  CHECK(!faves_list_get_content(f->list, 150), "without going through it");
  tear_down(f);
  typed_every = 2;
  typed_as_well = -1;
}

/// Goes out of the list, and into it by Tab.
static void enter_again(Fixture *f) {
  gtk_window_set_focus(GTK_WINDOW(f->window), NULL);
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_FORWARD);
  settle();
}

/// Where nothing is selected, the focus comes into a long list without a look at each row.
static void long_list(void) {
  Fixture *f = set_up(100000, plain_height);
  faves_list_set_cursor(f->list, -1);
  selection_questions = 0;
  enter_again(f);
  CHECK(focused(f) == row_of(f, 0), "focus that comes into a long list comes to the first row in sight");
  CHECK(selection_questions < 100, "and 100,000 rows are not asked whether they are selected");
  CHECK_INT(atk_selection_get_selection_count(ATK_SELECTION(gtk_widget_get_accessible(f->list))), 0, "of which none is");
  CHECK(selection_questions < 100, "which is known without asking them");
  g_hash_table_add(f->m.selected, GINT_TO_POINTER(id_at(&f->m, 5000)));
  faves_list_set_cursor(f->list, -1);
  enter_again(f);
  CHECK_INT(faves_list_get_cursor(f->list), 5000, "one that is selected is found wherever it is");
  tear_down(f);
}

/// Headings and footers take no focus; Tab comes to a row, and keys to what can be used in a heading.
static void captions(void) {
  with_captions = TRUE;
  Fixture *f = set_up(60, plain_height);
  CHECK(focused(f) == row_of(f, 1), "focus that comes into a list of sections comes to the first row");
  CHECK(!gtk_widget_get_can_focus(row_of(f, 0)) && !gtk_widget_get_can_focus(row_of(f, 4)),
        "headings and footers take none");
  key(f, GDK_KEY_Up, 0);
  CHECK(focused(f) == entry_of(f, 0), "Up comes to a control in a heading");
  gtk_widget_child_focus(f->window, GTK_DIR_TAB_BACKWARD);
  CHECK(focused(f) != row_of(f, 0), "but not to the heading itself");
  faves_grab_focus(entry_of(f, 0));
  key(f, GDK_KEY_Down, 0);
  CHECK(focused(f) == row_of(f, 1), "Down goes on to the row");
  for (int index = 0; index < 5; index += 4) gtk_widget_hide(entry_of(f, index));
  for (FavesSelectionMode mode = FAVES_SELECT_NONE; mode <= FAVES_SELECT_MULTIPLE; mode++) {
    faves_list_set_selection_mode(f->list, mode);
    faves_list_set_cursor(f->list, 1);
    key(f, GDK_KEY_Up, 0);
    CHECK(focused(f) == row_of(f, 1), "without one there is nothing above the first row");
    key(f, GDK_KEY_Home, 0);
    CHECK(focused(f) == row_of(f, 1), "which Home leads to");
    faves_list_set_cursor(f->list, 3);
    key(f, GDK_KEY_Down, GDK_CONTROL_MASK);
    CHECK_INT(faves_list_get_cursor(f->list), 6, "footers and headings are passed over");
  }
  gtk_adjustment_set_value(f->scroll, 45);
  settle();
  faves_list_set_cursor(f->list, 2);
  key(f, GDK_KEY_Up, 0);
  CHECK(gtk_adjustment_get_value(f->scroll) == 0, "the heading of the first row comes into sight with it");
  faves_list_set_cursor(f->list, 3);
  remove_rows(f, 3, 1);
  settle();
  CHECK(focused(f) == row_of(f, 5), "where a row goes and a footer comes, the next row has the focus");
  tear_down(f);

  f = set_up(60, plain_height);
  faves_list_set_selection_mode(f->list, FAVES_SELECT_SINGLE);
  gtk_window_set_focus(GTK_WINDOW(f->window), NULL);
  faves_list_set_cursor(f->list, -1);
  g_hash_table_add(f->m.selected, GINT_TO_POINTER(50));
  faves_list_selection_changed(f->list);
  enter_again(f);
  CHECK(focused(f) && focused(f) == row_of(f, 50), "Tab comes to the row that is selected, also out of sight");
  g_hash_table_remove_all(f->m.selected);
  gtk_adjustment_set_value(f->scroll, 0);
  gtk_window_set_focus(GTK_WINDOW(f->window), NULL);
  faves_list_reset(f->list, 60);
  settle();
  enter_again(f);
  CHECK(focused(f) && focused(f) == row_of(f, 1), "and else to the first in sight");
  tear_down(f);
  with_captions = FALSE;
}

static void click(Fixture *f, int y, guint button, GdkModifierType state, GdkEventType type) {
  GtkWidget *row = row_of(f, faves_list_get_row_at(f->list, y));
  // A row's own window takes no events: they come to the one it is in.
  GdkWindow *window = row ? gdk_window_get_parent(gtk_widget_get_window(row)) : gtk_widget_get_window(f->list);
  int bx = 0, by = 0;
  if (row) gdk_window_get_position(window, &bx, &by);
  for (int phase = 0; phase < 2; phase++) {
    GdkEvent *event = gdk_event_new(phase ? GDK_BUTTON_RELEASE : GDK_BUTTON_PRESS);
    event->button.window = g_object_ref(window);
    event->button.send_event = TRUE;
    event->button.time = gtk_get_current_event_time() + 1;
    event->button.x = 5 - bx;
    event->button.y = y - by;
    event->button.axes = NULL;
    event->button.button = button;
    event->button.state = state | (phase ? GDK_BUTTON1_MASK << (button - 1) : 0);
    GdkSeat *seat = gdk_display_get_default_seat(gdk_display_get_default());
    gdk_event_set_device(event, gdk_seat_get_pointer(seat));
    gdk_event_set_source_device(event, gdk_seat_get_pointer(seat));
    gtk_main_do_event(event);
    gdk_event_free(event);
  }
  settle();
}

static void moved(void *ctx, int from, int to, gboolean dragged) {
  Model *m = ctx;
  int id = id_at(m, from);
  if (to > from) to--;
  g_array_remove_index(m->ids, from);
  g_array_insert_val(m->ids, to, id);
  faves_list_row_moved(m->list, from, to);
}

static void drag_event(Fixture *f, GdkEventType type, int y) {
  GdkWindow *window = gtk_widget_get_window(f->list);
  GdkEvent *event = gdk_event_new(type);
  event->any.window = g_object_ref(window);
  event->any.send_event = TRUE;
  if (type == GDK_MOTION_NOTIFY) {
    event->motion.x = 5;
    event->motion.y = y;
    event->motion.time = gtk_get_current_event_time() + 1;
    event->motion.state = GDK_BUTTON1_MASK;
  } else {
    event->button.x = 5;
    event->button.y = y;
    event->button.time = gtk_get_current_event_time() + 1;
    event->button.button = 1;
    event->button.state = type == GDK_BUTTON_RELEASE ? GDK_BUTTON1_MASK : 0;
  }
  GdkSeat *seat = gdk_display_get_default_seat(gdk_display_get_default());
  gdk_event_set_device(event, gdk_seat_get_pointer(seat));
  gdk_event_set_source_device(event, gdk_seat_get_pointer(seat));
  gtk_main_do_event(event);
  gdk_event_free(event);
}

static void drag(Fixture *f, int from, int to) {
  drag_event(f, GDK_BUTTON_PRESS, from);
  for (int step = 1; step <= 4; step++) drag_event(f, GDK_MOTION_NOTIFY, from + (to - from) * step / 4);
  drag_event(f, GDK_BUTTON_RELEASE, to);
  settle();
}

static gboolean order_is(Fixture *f, int at, int a, int b, int c, int d) {
  return id_at(&f->m, at) == a && id_at(&f->m, at + 1) == b && id_at(&f->m, at + 2) == c &&
         id_at(&f->m, at + 3) == d;
}

static void dragging(void) {
  Fixture *f = set_up(50, plain_height);
  int pitch = height_of(row_of(f, 2)), half = pitch / 2;
  drag(f, screen_y(f, 2) + half, screen_y(f, 4) + half + 4);
  CHECK(order_is(f, 2, 3, 4, 2, 5), "a row goes where it is dragged, below the row whose lower half it is on");
  drag(f, screen_y(f, 4) + half, screen_y(f, 2) + half - 4);
  CHECK(order_is(f, 2, 2, 3, 4, 5), "and above the one whose upper half it is on");
  drag(f, screen_y(f, 3) + half, screen_y(f, 3) + half + 10);
  CHECK(order_is(f, 2, 2, 3, 4, 5), "and back where it came from nothing happens");
  drag(f, screen_y(f, 3) + half, screen_y(f, 0) + 2);
  CHECK(order_is(f, 0, 0, 1, 2, 3), "nor where the owner does not want it");
  drag(f, screen_y(f, 7) + half, screen_y(f, 3) + half);
  CHECK(order_is(f, 5, 5, 6, 7, 8), "nor with a row that may not be moved");
  CHECK(gtk_widget_get_opacity(row_of(f, 7)) == 1, "which looks as before");
  click(f, screen_y(f, 3) + half, 1, 0, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_ONLY && f->m.from == 3, "a click still selects");
  key(f, GDK_KEY_Down, GDK_MOD1_MASK);
  CHECK(order_is(f, 2, 2, 4, 3, 5), "Alt+Down moves the row of the cursor");
  CHECK_INT(faves_list_get_cursor(f->list), 4, "which goes with it");
  key(f, GDK_KEY_Up, GDK_MOD1_MASK);
  key(f, GDK_KEY_Up, GDK_MOD1_MASK);
  key(f, GDK_KEY_Up, GDK_MOD1_MASK);
  CHECK(order_is(f, 0, 0, 1, 3, 2), "Alt+Up the other way, as far as it may go");
  f->m.menus = -5;
  key(f, GDK_KEY_Menu, 0);
  CHECK_INT(f->m.menus, 2, "the menu key asks for the menu of the cursor row");
  // Rows that change under the pointer end the drag.
  drag_event(f, GDK_BUTTON_PRESS, screen_y(f, 5) + half);
  for (int step = 1; step <= 4; step++) drag_event(f, GDK_MOTION_NOTIFY, screen_y(f, 5) + half + step * 20);
  remove_rows(f, 20, 1);
  drag_event(f, GDK_BUTTON_RELEASE, screen_y(f, 5) + half + 80);
  settle();
  CHECK(order_is(f, 4, 4, 5, 6, 7), "a drag ends where rows come or go");
  tear_down(f);
}

static void pointer(void) {
  Fixture *f = set_up(500, plain_height);
  gtk_adjustment_set_value(f->scroll, 3000);
  settle();
  int first = f->m.first, pitch = height_of(row_of(f, first + 1)), y = screen_y(f, first + 1) + 3;
  click(f, y, 1, 0, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_ONLY && f->m.from == first + 1,
        "a click selects the row under the pointer");
  CHECK(focused(f) == row_of(f, first + 1), "and focuses it");
  click(f, y + 3 * pitch, 1, GDK_SHIFT_MASK, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_RANGE && f->m.from == first + 1 && f->m.to == first + 4,
        "Shift-click a range");
  click(f, y + pitch, 1, GDK_CONTROL_MASK, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_TOGGLE && f->m.from == first + 2 && g_hash_table_size(f->m.selected) == 3,
        "Ctrl-click one more or less");
  faves_list_set_ticks(f->list, TRUE);
  click(f, y + 2 * pitch, 1, 0, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_TOGGLE && f->m.from == first + 3 && g_hash_table_size(f->m.selected) == 2,
        "where rows are ticked, a click takes one of several away");
  click(f, y + 2 * pitch, 1, 0, GDK_BUTTON_PRESS);
  CHECK(f->m.action == FAVES_SELECT_TOGGLE && g_hash_table_size(f->m.selected) == 3, "or adds it");
  f->m.action = FAVES_SELECT_ALL;
  key(f, GDK_KEY_Down, 0);
  CHECK(f->m.action == FAVES_SELECT_ALL && focused(f) == row_of(f, first + 4), "a key only goes there");
  key(f, GDK_KEY_space, 0);
  CHECK(f->m.action == FAVES_SELECT_TOGGLE && f->m.from == first + 4, "and Space ticks it");
  faves_list_set_ticks(f->list, FALSE);
  click(f, y + 2 * pitch, 3, 0, GDK_BUTTON_PRESS);
  CHECK_INT(f->m.menus, first + 3, "a right click asks for the row's menu");
  faves_list_set_single_click(f->list, TRUE);
  click(f, y + 2 * pitch, 1, 0, GDK_BUTTON_PRESS);
  CHECK_INT(f->m.activated, first + 3, "with single click on, a click activates");
  faves_screenshot(f->window, scratch("list.png"));
  tear_down(f);
}

static void accessible(void) {
  Fixture *f = set_up(100000, plain_height);
  AtkObject *list = gtk_widget_get_accessible(f->list);
  CHECK(atk_object_get_role(list) == ATK_ROLE_LIST_BOX, "the list is a list box");
  CHECK_INT(atk_object_get_n_accessible_children(list), 100000, "of all its rows");
  CHECK(!strcmp(atk_object_get_name(list), "List"), "it has a name in a window without one");
  gtk_window_set_title(GTK_WINDOW(f->window), "People");
  CHECK(!strcmp(atk_object_get_name(list), "People"), "and else the window's");
  faves_list_set_sidebar(f->list, TRUE);
  CHECK(!strcmp(atk_object_get_name(list), "Sidebar"), "but for a sidebar, which leads to that");
  GtkWidget *part = gtk_widget_get_parent(f->list);
  faves_accessible_set_part_title(part, "Groups");
  CHECK(!strcmp(atk_object_get_name(list), "Groups"), "which is called by its column");
  faves_list_set_sidebar(f->list, FALSE);
  CHECK(!strcmp(atk_object_get_name(list), "Groups"), "as any other is");
  faves_accessible_set_part_title(part, "");
  CHECK(!strcmp(atk_object_get_name(list), "List"), "in a column without a name it is not called by another");
  faves_list_set_table(f->list, TRUE);
  CHECK(!strcmp(atk_object_get_name(list), "Table"), "nor is a table");
  faves_list_set_table(f->list, FALSE);
  faves_accessible_set_part_title(part, NULL);
  CHECK(!strcmp(atk_object_get_name(list), "People"), "in none by the window again");
  atk_object_set_name(list, "Friends");
  CHECK(!strcmp(atk_object_get_name(list), "Friends"), "unless it is given one");
  for (int i = 3; i < 90000; i += 80000) {
    AtkObject *row = atk_object_ref_accessible_child(list, i);
    CHECK(row && atk_object_get_role(row) == ATK_ROLE_LIST_ITEM,
          i == 3 ? "a row is a list item" : "also one out of sight");
    faves_list_set_table(f->list, TRUE);
    CHECK(atk_object_get_role(list) == ATK_ROLE_TABLE && atk_object_get_role(row) == ATK_ROLE_TABLE_ROW,
          "or they are a table and a row of it");
    faves_list_set_table(f->list, FALSE);
    CHECK_INT(atk_object_get_index_in_parent(row), i, "it knows its index");
    CHECK(atk_object_get_parent(row) == list, "and its list");
    AtkAttributeSet *set = atk_object_get_attributes(row);
    int position = 0, size = 0;
    for (GSList *l = set; l; l = l->next) {
      AtkAttribute *a = l->data;
      if (!strcmp(a->name, "posinset")) position = atoi(a->value);
      if (!strcmp(a->name, "setsize")) size = atoi(a->value);
    }
    atk_attribute_set_free(set);
    // One in a thousand is a heading.
    CHECK(position == i + 1 - i / 1000 && size == 100000 - 100, "and tells its position among all");
    if (i == 3) CHECK(!strcmp(atk_object_get_name(row), "Row 3"), "it is called what is written in it");
    if (i != 3) {
      atk_component_grab_focus(ATK_COMPONENT(row));
      settle();
      CHECK(f->m.first <= i && i <= f->m.last, "focusing it brings it into sight");
    }
    g_object_unref(row);
  }
  for (int i = 999; i < 90000; i += 80000) {
    AtkObject *heading = atk_object_ref_accessible_child(list, i);
    AtkAttributeSet *set = atk_object_get_attributes(heading);
    gboolean has_position = FALSE;
    for (GSList *l = set; l; l = l->next) has_position |= !strcmp(((AtkAttribute *)l->data)->name, "posinset");
    atk_attribute_set_free(set);
    AtkStateSet *states = atk_object_ref_state_set(heading);
    CHECK(atk_object_get_role(heading) == ATK_ROLE_HEADING && !has_position, "a heading is none of its rows");
    CHECK(!atk_state_set_contains_state(states, ATK_STATE_FOCUSABLE), "and takes no focus");
    g_object_unref(states);
    g_object_unref(heading);
  }
  AtkSelection *selection = ATK_SELECTION(list);
  atk_selection_add_selection(selection, 7);
  CHECK(atk_selection_is_child_selected(selection, 7) && atk_selection_get_selection_count(selection) == 1,
        "assistive tools can select");
  tear_down(f);
}

/// Writes down what is said of an object's children: "+" and "-", and where.
static void note_child(AtkObject *object, guint at, gpointer child, gpointer data) {
  GSignalInvocationHint *hint = g_signal_get_invocation_hint(object);
  const char *sign = hint->detail == g_quark_from_static_string("add") ? "+" : "-";
  if (at == G_MAXUINT)
    // Tools listen to that of a child alone.
    g_string_append_printf(data, "%s%s of %d ", sign, ATK_IS_OBJECT(child) ? "all" : "none",
                           atk_object_get_n_accessible_children(object));
  else
    g_string_append_printf(data, "%s%u ", sign, at);
}

/// Whether what was written down since is this.
static gboolean said(GString *log, const char *expected) {
  gboolean is_so = !strcmp(log->str, expected);
  if (!is_so) printf("said: %s\n", log->str);
  g_string_truncate(log, 0);
  return is_so;
}

/// Whether a child says that it is at this place of so many.
static gboolean stands(AtkObject *list, int index, int position, int size) {
  AtkObject *row = atk_object_ref_accessible_child(list, index);
  AtkAttributeSet *set = row ? atk_object_get_attributes(row) : NULL;
  gboolean is_so = row && atk_object_get_index_in_parent(row) == index;
  for (GSList *l = set; l; l = l->next) {
    AtkAttribute *a = l->data;
    if (!strcmp(a->name, "posinset")) is_so &= atoi(a->value) == position;
    if (!strcmp(a->name, "setsize")) is_so &= atoi(a->value) == size;
  }
  is_so &= g_slist_length(set) >= 2;
  atk_attribute_set_free(set);
  g_clear_object(&row);
  return is_so;
}

/// Assistive tools are told which rows come, go and move, and find the others where they then are.
static void announcements(void) {
  Fixture *f = set_up(100, plain_height);
  insert(f, 3, 1);  // nobody has asked for what would be told
  AtkObject *list = gtk_widget_get_accessible(f->list);
  GString *log = g_string_new(NULL);
  g_signal_connect(list, "children-changed", G_CALLBACK(note_child), log);
  CHECK_INT(atk_object_get_n_accessible_children(list), 101, "a list has all its rows");
  insert(f, 3, 2);
  CHECK(said(log, "+3 +4 "), "rows that come are told of");
  CHECK_INT(atk_object_get_n_accessible_children(list), 103, "and are among the others");
  CHECK(stands(list, 3, 4, 103) && stands(list, 90, 91, 103), "each at its place of the new number");
  settle();
  CHECK(said(log, ""), "widgets that are made are no news");
  CHECK(stands(list, 3, 4, 103), "nor other rows");
  remove_rows(f, 3, 3);
  CHECK(said(log, "-5 -4 -3 "), "rows that go are told of, each where it is found at that moment");
  CHECK_INT(atk_object_get_n_accessible_children(list), 100, "and are there no more");
  CHECK(stands(list, 3, 4, 100) && stands(list, 99, 100, 100), "the others have moved up");
  move(f, 9, 3);
  CHECK(said(log, "-9 +3 "), "a row that moves goes and comes");
  move(f, 3, 90);
  CHECK(said(log, "-3 +90 "), "down as well as up");
  CHECK(stands(list, 90, 91, 100), "and stands there");
  gtk_adjustment_set_value(f->scroll, 500);
  settle();
  CHECK(said(log, ""), "scrolling changes nothing");
  insert(f, 0, 40);
  CHECK(said(log, "+all of 140 "), "of many at once a tool is told to ask again for all");
  CHECK_INT(atk_object_get_n_accessible_children(list), 140, "which are there");
  AtkObject *last = atk_object_ref_accessible_child(list, 139);
  g_array_set_size(f->m.ids, 2);
  faves_list_reset(f->list, 2);
  CHECK(said(log, "+all of 2 "), "once when all rows are new ones");
  CHECK_INT(atk_object_get_n_accessible_children(list), 2, "and the new ones are there");
  AtkStateSet *states = atk_object_ref_state_set(last);
  CHECK(atk_state_set_contains_state(states, ATK_STATE_DEFUNCT), "what stood for a row that went says so");
  g_object_unref(states);
  g_object_unref(last);
  faves_list_reset(f->list, 2);
  CHECK(said(log, "-1 -0 +0 +1 "), "also when there are as many");
  CHECK(stands(list, 1, 2, 2), "each at its place");
  insert(f, 2, 16);
  CHECK(strstr(log->str, "+17 ") && !strstr(log->str, "all"), "of fewer each is told of");
  g_string_truncate(log, 0);
  remove_rows(f, 1, 17);
  CHECK(said(log, "+all of 1 "), "rows that go in number");
  insert(f, 1, 30);
  g_string_truncate(log, 0);
  remove_rows(f, 0, 31);
  CHECK(said(log, "+all of 0 "), "and all there are");
  g_string_free(log, TRUE);
  tear_down(f);
}

/// A row is called what is written in it, and one without words after all that it holds.
static void names(void) {
  with_captions = TRUE;
  Fixture *f = set_up(10, plain_height);
  AtkObject *list = gtk_widget_get_accessible(f->list);
  GtkWidget *content = faves_list_get_content(f->list, 2), *label = faves_stack_child_at(content, 0);
  GtkWidget *button = gtk_button_new_from_icon_name("list-add-symbolic", GTK_ICON_SIZE_BUTTON);
  atk_object_set_name(gtk_widget_get_accessible(button), "Add");
  gtk_widget_show_all(button);
  faves_stack_insert(content, &button, 1, label);
  atk_object_set_name(gtk_widget_get_accessible(faves_stack_child_at(content, 2)), "Word");
  AtkObject *row = atk_object_ref_accessible_child(list, 2);
  CHECK(!strcmp(atk_object_get_name(row), "Row 2"), "words name their row");
  gtk_widget_hide(label);
  CHECK(!strcmp(atk_object_get_name(row), "Add, Word"), "without them controls do");
  g_object_unref(row);
  AtkObject *footer = atk_object_ref_accessible_child(list, 4);
  CHECK(atk_object_get_role(footer) == ATK_ROLE_FILLER, "a footer is what holds its words");
  g_object_unref(footer);
  tear_down(f);
  with_captions = FALSE;
}

static int measured;
static void count_measure(GtkWidget *w, GtkAllocation *a, gpointer data) { measured++; }

static void scrolling_is_cheap(void) {
  Fixture *f = set_up(10000, plain_height);
  f->m.recycle = TRUE;
  gtk_adjustment_set_value(f->scroll, 5000);
  settle();
  GtkWidget *content = faves_list_get_content(f->list, f->m.first + 4);
  g_signal_connect(content, "size-allocate", G_CALLBACK(count_measure), NULL);
  measured = 0;
  for (int i = 0; i < 8; i++) {
    gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) + 10);
    run_frames();
  }
  CHECK_INT(measured, 0, "scrolling does not lay out rows that stay in sight");
  int made = f->m.made;
  for (int i = 0; i < 20; i++) {
    gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) + 40);
    run_frames();
  }
  CHECK(f->m.made - made <= 2, "rows coming into sight use the widgets of those that left");
  unsigned questions = faves_list_row_style_questions();
  for (int i = 0; i < 40; i++) {
    gtk_adjustment_set_value(f->scroll, gtk_adjustment_get_value(f->scroll) + 40);
    run_frames();
  }
  CHECK_INT(faves_list_row_style_questions(), questions, "the theme is not asked what it leaves free around them");
  unsigned widgets = faves_count_widgets(f->list);
  for (int i = 0; i < 40; i++) {
    gtk_adjustment_set_value(f->scroll, (i * 7919) % 300000);
    run_frames();
  }
  CHECK(faves_count_widgets(f->list) < widgets + 40, "however far one scrolls the number of widgets stays");
  tear_down(f);
}

/// A list that has just come up is laid out and drawn as one that has long been there.
static void first_change(void) {
  Fixture *f = set_up(1000, plain_height);
  measured = 0;
  g_signal_connect(gtk_widget_get_parent(f->list), "size-allocate", G_CALLBACK(count_measure), NULL);
  gtk_label_set_text(GTK_LABEL(faves_stack_child_at(faves_list_get_content(f->list, 3), 0)), "Another");
  // Longer than a theme's transitions take.
  faves_loop_run_for(500);
  run_frames();
  CHECK_INT(measured, 0, "the first change of a row has nothing laid out around the list");
  CHECK(strcmp(label_of(f, 3), "Another") == 0, "it is there");
  tear_down(f);
}

static GtkWidget *drawn[40];
static int drawn_count;
static gboolean note_draw(GtkWidget *widget, cairo_t *cr, gpointer data) {
  if (drawn_count < 40) drawn[drawn_count++] = widget;
  return FALSE;
}

static gboolean was_drawn(Fixture *f, int index) {
  for (int i = 0; i < drawn_count; i++)
    if (drawn[i] == faves_list_get_content(f->list, index)) return TRUE;
  return FALSE;
}

static GdkPixbuf *picture(Fixture *f) {
  return gdk_pixbuf_get_from_window(gtk_widget_get_window(f->window), 0, 0, width_of(f->list), height_of(f->list));
}

/// Whether the window looks as it would if all of it were drawn anew, without pictures of rows.
static gboolean looks_right(Fixture *f) {
  GdkPixbuf *now = picture(f);
  FAVES_LIST(f->list)->draws_directly = TRUE;
  gtk_widget_queue_draw(f->window);
  settle();
  GdkPixbuf *anew = picture(f);
  FAVES_LIST(f->list)->draws_directly = FALSE;
  gboolean same = !memcmp(gdk_pixbuf_read_pixels(now), gdk_pixbuf_read_pixels(anew), gdk_pixbuf_get_byte_length(now));
  g_object_unref(now);
  g_object_unref(anew);
  return same;
}

/// Nothing queues all of the list to be drawn, so each change must see to what it touches.
static void changes_draw_what_they_touch(void) {
  Fixture *f = set_up(60, odd_height);
  f->m.recycle = TRUE;
  // Bars would fade meanwhile.
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(gtk_widget_get_parent(f->list)), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  GRand *random = g_rand_new_with_seed(7);
  int wrong = 0;
  for (int step = 0; step < 30; step++) {
    int n = (int)f->m.ids->len, at = g_rand_int_range(random, 0, n), to = g_rand_int_range(random, 0, n);
    int what = g_rand_int_range(random, 0, 5), id = id_at(&f->m, at), new = 1000 + step;
    double most = gtk_adjustment_get_upper(f->scroll) - gtk_adjustment_get_page_size(f->scroll);
    if (what == 0) {
      g_array_remove_index(f->m.ids, at);
      g_array_insert_val(f->m.ids, to, id);
      faves_list_row_moved(f->list, at, to);
    } else if (what == 1) {
      g_array_insert_val(f->m.ids, at, new);
      faves_list_rows_inserted(f->list, at, 1);
    } else if (what == 2) {
      int count = MIN(g_rand_int_range(random, 1, 4), n - at);
      if (n - count < 3) continue;
      g_array_remove_range(f->m.ids, at, count);
      faves_list_rows_removed(f->list, at, count);
    } else {
      gtk_adjustment_set_value(f->scroll, what == 3 ? gtk_adjustment_get_value(f->scroll) + 17 : g_rand_double_range(random, 0, MAX(1, most)));
    }
    settle();
    wrong += !looks_right(f);
  }
  CHECK_INT(wrong, 0, "rows that came, went, moved or were scrolled look as if all had been drawn anew");
  g_rand_free(random);
  tear_down(f);
}

static void note_draws(Fixture *f) {
  for (int i = f->m.first; i <= f->m.last; i++) {
    GtkWidget *content = faves_list_get_content(f->list, i);
    g_signal_handlers_disconnect_by_func(content, note_draw, NULL);
    g_signal_connect(content, "draw", G_CALLBACK(note_draw), NULL);
  }
  drawn_count = 0;
}

/// Rows that only get another place are copied there.
static void rows_that_move_are_not_drawn(void) {
  Fixture *f = set_up(1000, plain_height);
  f->m.recycle = TRUE;
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(gtk_widget_get_parent(f->list)), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  settle();
  note_draws(f);
  move(f, 3, 5);
  settle();
  CHECK_INT(drawn_count, 0, "rows that were moved are not drawn anew");
  CHECK(looks_right(f), "they are seen where they are");
  note_draws(f);
  insert(f, 3, 1);
  settle();
  CHECK_INT(drawn_count, 0, "nor those that make room for another");
  CHECK(looks_right(f), "which is seen as well");
  note_draws(f);
  int last = f->m.last;
  remove_rows(f, 3, 1);
  settle();
  CHECK(drawn_count <= 1, "nor those that close up after one that went");
  CHECK(f->m.last >= last && looks_right(f), "and one comes from below");
  // Twice: what came into sight may have been drawn for the first time.
  for (int i = 0; i < 2; i++) {
    note_draws(f);
    gtk_adjustment_set_value(f->scroll, 12 * (i + 1));
    settle();
  }
  CHECK(drawn_count <= 1 && looks_right(f), "nor those that are scrolled");
  tear_down(f);
}

/// Each change of a row is seen, also while it moves, and only in that row.
static void rows_that_change_are_drawn(void) {
  Fixture *f = set_up(1000, plain_height);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(gtk_widget_get_parent(f->list)), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  settle();
  note_draws(f);
  GtkWidget *content = faves_list_get_content(f->list, 4);
  gtk_label_set_text(GTK_LABEL(faves_stack_child_at(content, 0)), "Another");
  move(f, 2, 6);
  settle();
  CHECK(was_drawn(f, 3) && drawn_count == 1, "a row that changes while it moves is drawn, and no other");
  CHECK(looks_right(f), "and seen");
  note_draws(f);
  gtk_widget_set_state_flags(row_of(f, 5), GTK_STATE_FLAG_SELECTED, FALSE);
  faves_loop_run_for(500);
  settle();
  gboolean alone = drawn_count > 0;
  for (int i = 0; i < drawn_count; i++) alone = alone && drawn[i] == faves_list_get_content(f->list, 5);
  CHECK(alone, "so is one that is selected, alone");
  CHECK(looks_right(f), "and seen as such");
  // One that changes at each drawing, as a row that is animated does.
  for (int i = 0; i < 8; i++) {
    char text[20];
    g_snprintf(text, sizeof text, "Step %d", i);
    gtk_label_set_text(GTK_LABEL(faves_stack_child_at(content, 0)), text);
    settle();
  }
  CHECK(!FAVES_LIST_ROW(row_of(f, 3))->picture, "a row that always changes has no picture of its own");
  CHECK(looks_right(f), "and is drawn all the same");
  insert(f, 0, 1);
  settle();
  CHECK(FAVES_LIST_ROW(row_of(f, 4))->picture && looks_right(f), "at rest it gets one again");
  gtk_label_set_text(GTK_LABEL(faves_stack_child_at(content, 0)), "Rest");
  settle();
  CHECK(looks_right(f), "that follows what changes");
  gtk_widget_hide(f->list);
  settle();
  for (int i = f->m.first; i <= f->m.last; i++)
    CHECK(!FAVES_LIST_ROW(row_of(f, i))->picture, "out of sight there are no pictures");
  gtk_label_set_text(GTK_LABEL(faves_stack_child_at(content, 0)), "Unseen");
  gtk_widget_show(f->list);
  settle();
  CHECK(looks_right(f), "and what changed meanwhile is seen");
  tear_down(f);
}

/// By the scroll bar each frame shows other rows, and what is around them is never seen.
static void leaps(void) {
  Fixture *f = set_up(5000, odd_height);
  f->m.recycle = TRUE;
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(gtk_widget_get_parent(f->list)), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  settle();
  gboolean all = TRUE, few = TRUE, made = FALSE, pictures = FALSE;
  int wrong = 0;
  for (int i = 1; i <= 30; i++) {
    int before = asked(f), made_before = f->m.made;
    gtk_adjustment_set_value(f->scroll, 7919 * i % 190000);
    run_frames();
    all = all && consistent(f);
    // One more at each end where rows are higher than was thought.
    few = few && asked(f) - before <= f->m.last - f->m.first + 3;
    if (i > 5) made = made || f->m.made > made_before;
    for (int row = f->m.first; row <= f->m.last; row++) pictures = pictures || !FAVES_LIST_ROW(row_of(f, row))->is_new;
    if (i % 10 == 0) wrong += !looks_right(f);
  }
  CHECK(all, "rows follow each other wherever the bar is dragged");
  CHECK(few, "and none is asked for that is out of sight");
  CHECK(!made, "nor is one made");
  CHECK(pictures, "they are drawn");
  CHECK_INT(wrong, 0, "as they would be anew");
  gtk_adjustment_set_value(f->scroll, 100000);
  run_frames();
  faves_loop_run_for(200);
  run_frames();
  CHECK(faves_list_get_content(f->list, f->m.first - 1) && faves_list_get_content(f->list, f->m.last + 1),
        "at rest there are rows beyond both ends again");
  CHECK(looks_right(f), "and those in sight are seen");
  // They are where they were when they are drawn from pictures.
  gtk_adjustment_set_value(f->scroll, 100017);
  settle();
  CHECK(looks_right(f), "also when they are scrolled on");
  gtk_adjustment_set_value(f->scroll, 50000);
  run_frames();
  tear_down(f);
  faves_loop_run_for(200);
}

/// A bar comes under the list, and goes.
static void show_bar(Fixture *f, int height) {
  gtk_widget_set_margin_bottom(gtk_widget_get_parent(f->list), height);
  settle();
}

static void bar_below(void) {
  Fixture *f = set_up(100, plain_height);
  faves_list_set_cursor(f->list, 40);
  settle();
  CHECK_INT(f->m.last, 40, "the cursor row is the last one in sight");
  show_bar(f, 45);
  CHECK_INT(screen_y(f, 40) + height_of(row_of(f, 40)), height_of(f->list), "it still is when a bar takes room below it");
  show_bar(f, 0);
  faves_list_set_cursor(f->list, f->m.first + 2);
  settle();
  double value = gtk_adjustment_get_value(f->scroll);
  show_bar(f, 45);
  CHECK(gtk_adjustment_get_value(f->scroll) == value, "a cursor row further up stays where it is");
  show_bar(f, 0);
  gtk_adjustment_set_value(f->scroll, 0);
  settle();
  show_bar(f, 45);
  CHECK(gtk_adjustment_get_value(f->scroll) == 0, "one out of sight is not scrolled to");
  show_bar(f, 0);
  // A deletion shows a bar in the same frame.
  faves_list_set_cursor(f->list, 99);
  settle();
  g_array_remove_index(f->m.ids, 99);
  faves_list_rows_removed(f->list, 99, 1);
  show_bar(f, 45);
  CHECK_INT(screen_y(f, 98) + height_of(row_of(f, 98)), height_of(f->list), "the row after a deleted one is not behind the bar");
  tear_down(f);
}

static void gaps(void) {
  in_sections = TRUE;
  Fixture *f = set_up(300, plain_height);
  int usual = height_of(row_of(f, 1));
  faves_list_set_gaps(f->list, 10, 25);
  settle();
  CHECK_INT(height_of(row_of(f, 0)), usual + 10, "what is free between rows is part of the one above");
  CHECK_INT(height_of(row_of(f, 2)), usual + 25, "as is what is free between sections");
  CHECK(consistent(f), "and the rows follow each other");
  faves_list_set_gaps(f->list, -1, 25);
  settle();
  CHECK_INT(height_of(row_of(f, 0)), usual, "the theme's between rows alone");
  CHECK_INT(height_of(row_of(f, 2)), usual + 25, "not between sections");
  in_sections = FALSE;
  faves_list_flags_changed(f->list, 0, 300);
  settle();
  CHECK_INT(height_of(row_of(f, 2)), usual, "without sections nothing is free");
  tear_down(f);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  gaps();
  heights_against_array();
  only_what_is_in_sight();
  varying_heights();
  changes_out_of_sight();
  random_changes();
  moves_and_focus();
  keyboard();
  tab_beyond_what_is_built();
  tab_to_few_fields();
  selection_of_owner();
  levels();
  opener_in_row();
  pointer();
  dragging();
  captions();
  long_list();
  names();
  accessible();
  announcements();
  scrolling_is_cheap();
  first_change();
  rows_that_move_are_not_drawn();
  rows_that_change_are_drawn();
  changes_draw_what_they_touch();
  leaps();
  bar_below();
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
