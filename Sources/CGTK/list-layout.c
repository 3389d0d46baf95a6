#include "list-private.h"

// Which rows have widgets, and where they are. One row with a known place on the screen (`first`, `first_y`)
// is the fixed point: rows are built from it downwards and upwards until the viewport and a margin are
// covered, and only then the scroll bar is told where that is among all rows, by what is known and guessed of
// them.

/// While a person drags the scroll bar each frame shows other rows, and none but those in sight is ever seen: what is beyond
/// them is built when so many milliseconds have passed without a jump.
#define REST 100
/// So many rows beyond these keep their widgets: a step may bring two rows into sight and take only one away,
/// and the next the other way round, and nothing should be built or destroyed for that.
#define KEPT 3

// Rows that have widgets.

unsigned faves_list_lower_bound(FavesList *list, int index) {
  unsigned low = 0, high = list->rows->len;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (FAVES_LIST_ROW(list->rows->pdata[middle])->index < index)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

FavesListRow *faves_list_built_row(FavesList *list, int index) {
  unsigned i = faves_list_lower_bound(list, index);
  if (i == list->rows->len) return NULL;
  FavesListRow *row = list->rows->pdata[i];
  return row->index == index ? row : NULL;
}

FavesRowFlags faves_list_flags_of(FavesList *list, int index) {
  return list->owner.flags ? list->owner.flags(list->ctx, index)
                           : FAVES_ROW_SELECTABLE | FAVES_ROW_ACTIVATABLE;
}

gboolean faves_list_row_has_focus(FavesListRow *row) {
  GtkWidget *toplevel = gtk_widget_get_toplevel(GTK_WIDGET(row));
  GtkWidget *focus = GTK_IS_WINDOW(toplevel) ? gtk_window_get_focus(GTK_WINDOW(toplevel)) : NULL;
  return focus && (focus == GTK_WIDGET(row) || gtk_widget_is_ancestor(focus, GTK_WIDGET(row)));
}

void faves_list_update_state(FavesList *list, FavesListRow *row) {
  gboolean selected = list->mode != FAVES_SELECT_NONE && (row->flags & FAVES_ROW_SELECTABLE) &&
                      list->owner.is_selected && list->owner.is_selected(list->ctx, row->index);
  gboolean was_selected = (gtk_widget_get_state_flags(GTK_WIDGET(row)) & GTK_STATE_FLAG_SELECTED) != 0;
  faves_list_row_set_state(row, GTK_STATE_FLAG_SELECTED, selected);
  if (selected && !was_selected && list->mode == FAVES_SELECT_SINGLE) faves_list_follow_selection(list, row->index);
  faves_list_row_set_state(row, GTK_STATE_FLAG_PRELIGHT,
                           row->index == list->hover && !(row->flags & (FAVES_ROW_HEADER | FAVES_ROW_INERT)));
}

/// Row widgets kept for reuse, without content.
#define SPARE_ROWS 32

void faves_list_release(FavesList *list, FavesListRow *row, int index) {
  GtkWidget *widget = GTK_WIDGET(row), *content = gtk_bin_get_child(GTK_BIN(row));
  g_object_ref(row);
  g_ptr_array_remove(list->rows, row);
  if (content) {
    g_object_ref(content);
    gtk_container_remove(GTK_CONTAINER(row), content);
  }
  gtk_widget_unparent(widget);
  row->placed = row->is_blended = row->style.is_known = FALSE;
  row->changes = 0;
  row->list = NULL;
  gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_SELECTED);
  if (list->spare->len < SPARE_ROWS) g_ptr_array_add(list->spare, g_object_ref(row));
  g_object_unref(row);
  if (!content) return;
  if (list->owner.release_row) list->owner.release_row(list->ctx, index, content);
  g_object_unref(content);
}

static void insert_row(FavesList *list, FavesListRow *row, int index) {
  row->index = index;
  row->is_new = TRUE;
  g_ptr_array_insert(list->rows, (int)faves_list_lower_bound(list, index), row);
}

/// A row that is out of sight shows another, if the owner can do that.
static gboolean reuse(FavesList *list, FavesListRow *row, int index) {
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  if (!list->owner.reuse_row || !content) return FALSE;
  int from = row->index;
  if (!list->owner.reuse_row(list->ctx, from, index, content)) return FALSE;
  g_ptr_array_remove(list->rows, row);
  row->placed = row->is_blended = FALSE;
  insert_row(list, row, index);
  return TRUE;
}

typedef struct {
  int low, high;  // rows outside of these are surely not needed
} Range;

static FavesListRow *far_row(FavesList *list, Range needed) {
  for (int end = 0; end < 2; end++) {
    unsigned n = list->rows->len;
    for (unsigned k = 0; k < n; k++) {
      FavesListRow *row = list->rows->pdata[end ? n - 1 - k : k];
      if (row->index >= needed.low && row->index <= needed.high) break;
      if (!faves_list_row_has_focus(row)) return row;
    }
  }
  return NULL;
}

static FavesListRow *build(FavesList *list, int index, Range needed) {
  FavesListRow *row = far_row(list, needed);
  if (!row || !reuse(list, row, index)) {
    GtkWidget *content = list->owner.make_row(list->ctx, index);
    if (list->spare->len)
      row = g_ptr_array_steal_index_fast(list->spare, list->spare->len - 1);
    else
      row = g_object_ref_sink(faves_list_row_new());
    row->list = list;
    insert_row(list, row, index);
    gtk_container_add(GTK_CONTAINER(row), content);
    faves_list_row_set_flags(row, faves_list_flags_of(list, index));
    if (list->bin) gtk_widget_set_parent_window(GTK_WIDGET(row), list->bin);
    gtk_widget_set_parent(GTK_WIDGET(row), GTK_WIDGET(list));
    g_object_unref(row);
  } else {
    faves_list_row_set_flags(row, faves_list_flags_of(list, index));
  }
  faves_list_update_state(list, row);
  return row;
}

/// The row at `index`, built if need be, and its height brought up to date.
static FavesListRow *need(FavesList *list, int index, Range needed) {
  FavesListRow *row = faves_list_built_row(list, index);
  if (!row) row = build(list, index, needed);
  int min;
  // A hidden row is asked for its height all the same: it is 0, and must not read as unknown.
  gtk_widget_get_preferred_height_for_width(GTK_WIDGET(row), list->width, &min, &row->height);
  row->height = MAX(1, row->height);
  heights_set(&list->heights, index, row->height);
  return row;
}

// Filling the viewport.

typedef struct {
  int first, last;  // built and placed
  int top, bottom;  // their extent in viewport coordinates
} Span;

static Range likely(FavesList *list, int height) {
  gint64 at = heights_offset(&list->heights, list->first) - list->first_y;
  return (Range){heights_row_at(&list->heights, MAX(0, at - list->margin)),
                 heights_row_at(&list->heights, at + height + list->margin - 1)};
}

/// Has the widgets of rows that went show those that came, all of them before the first is measured: what the processor
/// needs for the one is not there for the other. Where fewer are needed than was likely, the last have taken the place of
/// rows that had gone anyway.
static void build_all(FavesList *list, Range needed) {
  for (int i = needed.low; i <= needed.high; i++)
    if (!faves_list_built_row(list, i)) {
      if (!far_row(list, needed)) break;
      build(list, i, needed);
    }
}

static Span spread(FavesList *list, int height) {
  Range needed = likely(list, height);
  if (!list->margin && list->owner.reuse_row) build_all(list, needed);
  Span span = {list->first, list->first - 1, list->first_y, list->first_y};
  for (int i = list->first; i < list->heights.count && (span.bottom < height + list->margin || i == list->first);
       i++) {
    FavesListRow *row = need(list, i, needed);
    row->y = span.bottom;
    span.bottom += row->height;
    span.last = i;
  }
  for (int i = list->first - 1; i >= 0 && span.top > -list->margin; i--) {
    FavesListRow *row = need(list, i, needed);
    span.top -= row->height;
    row->y = span.top;
    span.first = i;
  }
  return span;
}

/// How far everything has to move so that no room is left at the ends.
static int slack(FavesList *list, Span span, int height) {
  if (span.first == 0 && span.top > 0) return -span.top;
  if (span.last == list->heights.count - 1 && span.bottom < height) {
    int down = height - span.bottom;
    return span.first == 0 ? MIN(down, -span.top) : down;
  }
  return 0;
}

/// Turns a pending scroll into a fixed point.
static void resolve_scroll(FavesList *list, int height) {
  int index = list->scroll_to;
  if (index < 0) return;
  list->scroll_to = -1;
  index = MIN(index, list->heights.count - 1);
  FavesScrollTo where = list->scroll_where;
  Range keep = {MIN(index, list->first), MAX(index, list->visible_last)};
  FavesListRow *row = need(list, index, keep);
  if (where == FAVES_SCROLL_NEAREST) {
    gboolean near = row->placed && list->visible_first >= 0;
    int y = near ? row->bin_y - list->bin_top : 0;
    if (near && y >= 0 && y + row->height <= height) return;
    gboolean above = near ? y < 0 : index < MAX(0, list->visible_first);
    where = above || row->height > height ? FAVES_SCROLL_TOP : FAVES_SCROLL_BOTTOM;
  }
  list->first = index;
  list->first_y = where == FAVES_SCROLL_TOP      ? 0
                  : where == FAVES_SCROLL_CENTER ? (height - row->height) / 2
                                                 : height - row->height;
}

static void release_far(FavesList *list, Span span) {
  int spare = list->rest ? 2 * KEPT : 0;
  for (unsigned i = list->rows->len; i-- > 0;) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->index >= span.first && row->index <= span.last) continue;
    gboolean near = row->index >= span.first - KEPT && row->index <= span.last + KEPT;
    // After a leap none that is left is near, and the next may need one more than this.
    if (!near && spare > 0) near = spare-- > 0;
    if ((near && list->owner.reuse_row) || faves_list_row_has_focus(row)) {
      // It keeps its widget, out of sight at the side where it belongs.
      row->y = row->index < span.first ? MIN(span.top, -list->margin) - row->height : MAX(span.bottom, 0) + 10000;
      continue;
    }
    faves_list_release(list, row, row->index);
  }
}

/// The fixed point becomes the first row in sight.
static void settle_first(FavesList *list, int height) {
  list->visible_first = list->visible_last = -1;
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->y + row->height <= 0 || row->y >= height) continue;
    if (list->visible_first < 0) {
      list->visible_first = list->first = row->index;
      list->first_y = row->y;
    }
    list->visible_last = row->index;
  }
}

#define BIN_HEIGHT (1 << 21)

/// Chooses the bin window's place so that rows that have one in it keep it. From the start on these are the places in the
/// list: within a `GtkViewport`, assistive tools are told that what lies far beyond its size is not shown.
static void settle_bin(FavesList *list) {
  gboolean kept = FALSE;
  int least = 0;
  for (unsigned i = 0; i < list->rows->len; i++) least = MAX(least, -((FavesListRow *)list->rows->pdata[i])->y);
  for (unsigned i = 0; i < list->rows->len && !kept; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (!row->placed || row->index < list->visible_first || row->index > list->visible_last) continue;
    list->bin_top = row->bin_y - row->y;
    kept = TRUE;
  }
  if (kept && list->bin_top >= least && list->bin_top <= BIN_HEIGHT / 8 * 7) return;
  gint64 above = list->heights.count ? heights_offset(&list->heights, list->first) - list->first_y : 0;
  list->bin_top = above >= least && above < BIN_HEIGHT / 2 ? (int)above : BIN_HEIGHT / 2;
}

static void place_rows(FavesList *list) {
  int x = (int)gtk_adjustment_get_value(list->adjustment[GTK_ORIENTATION_HORIZONTAL]);
  if (list->bin)
    gdk_window_move_resize(list->bin, -x, -list->bin_top, MAX(list->view, list->width), BIN_HEIGHT);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    row->bin_y = list->bin_top + row->y;
    row->placed = TRUE;
    GtkAllocation place = {0, row->bin_y, list->width, row->height};
    gtk_widget_size_allocate(GTK_WIDGET(row), &place);
  }
}

/// As `gtk_adjustment_configure`, which says that everything has changed even if nothing has: the scrolled window then
/// lays itself out anew, and all of it is drawn.
static void configure(GtkAdjustment *adjustment, double value, double upper, double step, double page,
                      double size) {
  if (gtk_adjustment_get_upper(adjustment) == upper && gtk_adjustment_get_page_size(adjustment) == size &&
      gtk_adjustment_get_lower(adjustment) == 0 && gtk_adjustment_get_step_increment(adjustment) == step &&
      gtk_adjustment_get_page_increment(adjustment) == page)
    gtk_adjustment_set_value(adjustment, value);
  else
    gtk_adjustment_configure(adjustment, value, 0, upper, step, page, size);
}

static void tell_adjustments(FavesList *list, int width, int height) {
  gint64 total = heights_offset(&list->heights, list->heights.count);
  gint64 value = list->heights.count ? heights_offset(&list->heights, list->first) - list->first_y : 0;
  list->adjusting = TRUE;
  configure(list->adjustment[GTK_ORIENTATION_VERTICAL], (double)CLAMP(value, 0, MAX(0, total - height)),
            (double)MAX(total, height), heights_estimate(&list->heights), height * 0.9, height);
  GtkAdjustment *horizontal = list->adjustment[GTK_ORIENTATION_HORIZONTAL];
  double x = CLAMP(gtk_adjustment_get_value(horizontal), 0, MAX(0, list->width - width));
  configure(horizontal, x, MAX(list->width, width), width * 0.1, width * 0.9, width);
  list->adjusting = FALSE;
  list->at_top = value <= 0;
}

/// The width rows get: the viewport's, or the widest minimum of those built.
static int width_of_rows(FavesList *list, int width) {
  for (unsigned i = 0; i < list->rows->len; i++) {
    int min, ideal;
    gtk_widget_get_preferred_width(list->rows->pdata[i], &min, &ideal);
    width = MAX(width, min);
  }
  return width;
}

static void fill_once(FavesList *list, int width, int height) {
  // Rows that need more than the viewport widen it for all, until the viewport changes.
  int row_width = width_of_rows(list, list->view == width ? list->width : width);
  list->view = width;
  if (row_width != list->width) {
    list->width = row_width;
    heights_forget_all(&list->heights);
  }
  int last = list->heights.count - 1;
  list->first = CLAMP(list->first, 0, MAX(0, last));
  if (list->at_top && list->scroll_to < 0) list->first = list->first_y = 0;
  Span span = {0, -1, 0, 0};
  if (last >= 0) {
    resolve_scroll(list, height);
    for (int pass = 0; pass < 4; pass++) {
      span = spread(list, height);
      int shift = slack(list, span, height);
      if (!shift) break;
      list->first_y += shift;
    }
  }
  release_far(list, span);
  settle_first(list, height);
  settle_bin(list);
  place_rows(list);
  tell_adjustments(list, width, height);
}

static gboolean rested(gpointer data) {
  FavesList *list = data;
  list->rest = 0;
  faves_list_end_jump(list);
  faves_list_changed(list);
  return G_SOURCE_REMOVE;
}

void faves_list_jumped(FavesList *list) {
  faves_list_end_jump(list);
  list->margin = 0;
  list->rest = g_timeout_add(REST, rested, list);
}

void faves_list_end_jump(FavesList *list) {
  if (list->rest) g_source_remove(list->rest);
  list->rest = 0;
  list->margin = FAVES_LIST_MARGIN;
}

void faves_list_fill(FavesList *list, int width, int height) {
  // A row made while laying out may be wider than all before, and the owner may change rows as they come
  // into sight; neither may go on for ever.
  for (int pass = 0; pass < 4; pass++) {
    int first = list->visible_first, last = list->visible_last;
    list->again = FALSE;
    list->in_layout = TRUE;
    fill_once(list, width, height);
    list->in_layout = FALSE;
    faves_list_settle_focus(list);
    if ((first != list->visible_first || last != list->visible_last) && list->owner.visible_changed)
      list->owner.visible_changed(list->ctx, list->visible_first, list->visible_last);
    if (!list->again && width_of_rows(list, list->width) == list->width) break;
  }
}
