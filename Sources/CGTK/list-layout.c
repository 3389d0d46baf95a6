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

// Filling the viewport.

typedef struct {
  int first, last;  // built and placed
  int top, bottom;  // their extent in viewport coordinates
} Span;

static FavesListRange likely(FavesList *list, int height) {
  gint64 at = heights_offset(&list->heights, list->first) - list->first_y;
  return (FavesListRange){heights_row_at(&list->heights, MAX(0, at - list->margin)),
                 heights_row_at(&list->heights, at + height + list->margin - 1)};
}

/// Has the widgets of rows that went show those that came, all of them before the first is measured: what the processor
/// needs for the one is not there for the other. Where fewer are needed than was likely, the last have taken the place of
/// rows that had gone anyway.
static void build_all(FavesList *list, FavesListRange needed) {
  for (int i = needed.low; i <= needed.high; i++)
    if (!faves_list_built_row(list, i)) {
      if (!faves_list_free_row(list, needed)) break;
      faves_list_build(list, i, needed);
    }
}

static Span spread(FavesList *list, int height) {
  FavesListRange needed = likely(list, height);
  if (!list->margin && list->owner.reuse_row) build_all(list, needed);
  Span span = {list->first, list->first - 1, list->first_y, list->first_y};
  for (int i = list->first; i < list->heights.count && (span.bottom < height + list->margin || i == list->first);
       i++) {
    FavesListRow *row = faves_list_need(list, i, needed);
    row->y = span.bottom;
    span.bottom += row->height;
    span.last = i;
  }
  for (int i = list->first - 1; i >= 0 && span.top > -list->margin; i--) {
    FavesListRow *row = faves_list_need(list, i, needed);
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
  FavesListRange keep = {MIN(index, list->first), MAX(index, list->visible_last)};
  FavesListRow *row = faves_list_need(list, index, keep);
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
  list->at_end = value + height >= total;
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
  gboolean stays = list->keeps_end && list->at_end && last >= 0 && list->scroll_to < 0;
  if (stays) {
    list->scroll_to = last;
    list->scroll_where = FAVES_SCROLL_BOTTOM;
  } else if (list->at_top && list->scroll_to < 0) {
    list->first = list->first_y = 0;
  }
  Span span = {0, -1, 0, 0};
  if (last >= 0) {
    gboolean to_end = list->scroll_to == last && list->scroll_where == FAVES_SCROLL_BOTTOM;
    resolve_scroll(list, height);
    for (int pass = 0; pass < 4; pass++) {
      span = spread(list, height);
      int shift = slack(list, span, height);
      // Rows may turn out to be higher as they are laid out with the others.
      if (to_end && span.last == last && span.bottom > height) shift = height - span.bottom;
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

void faves_list_build_ahead(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  int height = gtk_widget_get_allocated_height(widget);
  // Where it has no room yet, or is about to show another part, the layout finds out what is needed.
  if (list->keeps_end && list->at_end) return;
  if (list->in_layout || !gtk_widget_get_mapped(widget) || list->view <= 0 || height <= 1 || !list->heights.count ||
      list->scroll_to >= 0)
    return;
  list->first = MIN(list->first, list->heights.count - 1);
  if (list->at_top) list->first = list->first_y = 0;
  FavesListRange needed = likely(list, height);
  for (int i = needed.low; i <= needed.high; i++)
    if (!faves_list_built_row(list, i)) {
      spread(list, height);
      return;
    }
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
