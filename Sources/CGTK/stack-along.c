#include "stack-private.h"

#include <math.h>

// Along the stack: what its children and the gaps between them come to, and how they share what there is.

/// The gap before each slot: none before the first visible one, and before one that makes way as much as it has of its room.
int faves_stack_gap(FavesStack *stack, const Slot *previous, const Slot *slot) {
  if (!previous) return 0;
  int gap = previous->widget && slot->widget ? stack->spacing : stack->spacer_spacing;
  return faves_slot_is_aside(slot) ? (int)lroundf((float)gap * slot->info->room) : gap;
}

int faves_stack_gaps(FavesStack *stack) {
  int sum = 0;
  Slot *slot, *previous = NULL;
  EACH_VISIBLE(stack, slot) {
    sum += faves_stack_gap(stack, previous, slot);
    if (!faves_slot_is_aside(slot)) previous = slot;
  }
  return sum;
}

void faves_stack_sum_along(FavesStack *stack, int which, int *min, int *ideal) {
  Slot *slot, *previous = NULL;
  *min = *ideal = 0;
  EACH_VISIBLE(stack, slot) {
    int gap = faves_stack_gap(stack, previous, slot);
    if (!faves_slot_is_aside(slot)) previous = slot;
    *min += gap + slot->min[which];
    *ideal += gap + slot->ideal[which];
  }
  *min = MAX(0, *min);
  *ideal = MAX(0, *ideal);
}

/// Whether what scrolls sideways is around a row, and nothing between the two says how wide it is.
static gboolean scrolls_sideways(GtkWidget *row) {
  for (GtkWidget *at = row; at; at = gtk_widget_get_parent(at)) {
    if (GTK_IS_VIEWPORT(at))
      return gtk_scrollable_get_hscroll_policy(GTK_SCROLLABLE(at)) == GTK_SCROLL_NATURAL;
    if (faves_layout_is_fixed(at, GTK_ORIENTATION_HORIZONTAL)) return FALSE;
  }
  return FALSE;
}

/// Nothing needs to be compared where everybody's ideal size fits and nobody wants more. Nor in a column that is exactly as
/// high as it would like to be: it was offered no height, as what scrolls and rows are, and each has the height it would like,
/// also what would take more. A row was offered no width where it scrolls. `gaps` receives the gaps between them.
static gboolean take_ideals(FavesStack *stack, int which, int length, int *gaps) {
  gint64 sum = 0;
  gboolean more = FALSE;
  Slot *slot, *previous = NULL;
  *gaps = 0;
  EACH_VISIBLE(stack, slot) {
    more = more || !slot->widget || slot->max[which] > slot->ideal[which];
    sum += slot->ideal[which];
    *gaps += faves_stack_gap(stack, previous, slot);
    if (!faves_slot_is_aside(slot)) previous = slot;
  }
  gint64 left = (gint64)length - *gaps - sum;
  if (more ? left != 0 : left < 0) return FALSE;
  if (more && stack->axis == GTK_ORIENTATION_HORIZONTAL && !scrolls_sideways(GTK_WIDGET(stack))) return FALSE;
  EACH_VISIBLE(stack, slot) faves_stack_set_size(stack, slot, which, slot->ideal[which]);
  return TRUE;
}

/// The width that a child covers where it was given less than its ideal one.
int faves_slot_fitting(const Slot *slot, int width) {
  return slot->widget && width < slot->ideal[0] ? faves_layout_fitting_width(slot->widget, slot->info, width) : width;
}

/// Holds each child that is narrower than it would be to what it covers; returns whether that is less for any.
static gboolean fit_text(FavesStack *stack, FavesRange *ranges) {
  gboolean any = FALSE;
  unsigned i = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    FavesRange *range = &ranges[i++];
    int width = faves_slot_fitting(slot, range->size);
    if (width >= range->size) continue;
    range->min = range->ideal = range->max = width;
    any = TRUE;
  }
  return any;
}

// Where the height of a row decides how wide some of it are.

int faves_slot_most_beside(const Slot *slot, int height) {
  if (!slot->widget) return FAVES_INFINITY;
  int most = slot->max[0];
  if (most > slot->ideal[0])
    most = MIN(most, faves_layout_most_beside(slot->widget, slot->info, GTK_ORIENTATION_HORIZONTAL, height));
  return MAX(slot->min[0], most);
}

/// Whether the height leaves any child less than its width.
static gboolean is_low(FavesStack *stack, int height) {
  gboolean low = FALSE;
  Slot *slot;
  EACH_VISIBLE(stack, slot)
    low = low || (slot->size[0] > slot->min[0] && faves_slot_most_beside(slot, height) < slot->size[0]);
  return low;
}

gboolean faves_stack_hold_to_height(FavesStack *stack, int width, int height, int *left) {
  *left = 0;
  if (stack->axis != GTK_ORIENTATION_HORIZONTAL || stack->first != stack->axis || !is_low(stack, height)) return FALSE;
  width -= faves_stack_gaps(stack);
  FavesRange few[16], *ranges = stack->used <= G_N_ELEMENTS(few) ? few : g_new(FavesRange, stack->used);
  unsigned count = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    int most = faves_slot_most_beside(slot, height);
    double priority = slot->widget ? slot->info->priority : -G_MAXDOUBLE;
    ranges[count++] = (FavesRange){.min = slot->min[0], .ideal = MIN(slot->ideal[0], most), .max = most, .priority = priority};
  }
  // Where there is room for the most of each, nobody's share is less than that.
  int most = 0;
  for (unsigned i = 0; i < count; i++) most = faves_add(most, ranges[i].max);
  for (unsigned i = 0; most <= width && i < count; i++) ranges[i].min = ranges[i].ideal = ranges[i].max;
  faves_distribute(ranges, count, width);
  count = 0;
  EACH_VISIBLE(stack, slot) {
    width -= ranges[count].size;
    faves_stack_set_size(stack, slot, 0, ranges[count++].size);
  }
  if (ranges != few) g_free(ranges);
  // For who asks the next time, nobody knows the height.
  stack->settled_for = -1;
  faves_stack_measure_second(stack, TRUE);
  *left = MAX(0, width);
  return TRUE;
}

// Where a column is given less than its least height, text is cut.

static gboolean is_text(const Slot *slot) {
  return slot->widget && faves_is_label(slot->widget) && !(slot->info->fixed & (1u << GTK_ORIENTATION_VERTICAL));
}

/// So much less than its least height a child makes do with.
static int spare(const FavesStack *stack, const Slot *slot, int which) {
  if (!slot->widget) return 0;
  int width = which && stack->first == GTK_ORIENTATION_HORIZONTAL ? slot->size[0] : -1;
  return faves_layout_spare(slot->widget, slot->info, width, slot->min[which]);
}

int faves_stack_spare(GtkWidget *widget, int width) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_refresh(stack);
  if (width >= 0 && stack->first == GTK_ORIENTATION_HORIZONTAL) faves_stack_settle_first(stack, width);
  int which = stack->first != GTK_ORIENTATION_VERTICAL, sum = 0;
  Slot *slot;
  if (stack->axis == GTK_ORIENTATION_VERTICAL) {
    EACH_VISIBLE(stack, slot) sum += spare(stack, slot, which);
    return sum;
  }
  gboolean guides = faves_stack_has_guides(stack);
  // How far the children reach before and after the line they stand on: with all of their texts [0], and with a line of each.
  int before[2] = {0, 0}, after[2] = {0, 0};
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget) continue;
    int sizes[2] = {slot->min[which], slot->min[which] - spare(stack, slot, which)};
    for (int i = 0; i < 2; i++) {
      int at = guides ? faves_stack_guide(stack, slot, sizes[i]) : 0;
      before[i] = MAX(before[i], at);
      after[i] = MAX(after[i], sizes[i] - at);
    }
  }
  return MAX(0, before[0] + after[0] - before[1] - after[1]);
}

/// Lets texts be as low as a line each, where what all ask for at least is more than there is.
static void lower_texts(FavesStack *stack, FavesRange *ranges, int which, int length) {
  unsigned i = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) length -= ranges[i++].min;
  if (length >= 0) return;
  i = 0;
  EACH_VISIBLE(stack, slot) {
    ranges[i].min -= spare(stack, slot, which);
    i++;
  }
}

/// Cuts the texts that have less than their lines take. Containers do it in themselves.
static void cut_texts(FavesStack *stack, FavesRange *ranges, int which) {
  unsigned i = 0;
  gboolean any = FALSE;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    FavesRange *range = &ranges[i++];
    if (!is_text(slot) || (range->size >= slot->min[which] && !stack->cuts_text)) continue;
    any = any || range->size < slot->min[which];
    range->size = MAX(range->size, faves_label_fit(slot->widget, range->size, slot->min[which]));
  }
  stack->cuts_text = any;
}

void faves_stack_distribute(FavesStack *stack, int which, int length) {
  if (which == 0) stack->settled_for = -1;
  int between;
  gboolean is_high = stack->axis == GTK_ORIENTATION_VERTICAL && (which == 0) == (stack->first == GTK_ORIENTATION_VERTICAL);
  gboolean cut = is_high && stack->cuts_text;
  if (!cut && take_ideals(stack, which, length, &between)) return;
  if (cut) between = faves_stack_gaps(stack);
  length -= between;
  FavesRange few[16], *ranges = stack->used <= G_N_ELEMENTS(few) ? few : g_new(FavesRange, stack->used);
  unsigned count = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    ranges[count].min = slot->min[which];
    ranges[count].ideal = slot->ideal[which];
    ranges[count].max = slot->widget ? slot->max[which] : FAVES_INFINITY;
    ranges[count++].priority = slot->widget ? slot->info->priority : -G_MAXDOUBLE;
  }
  if (is_high) lower_texts(stack, ranges, which, length);
  faves_distribute(ranges, count, length);
  if (is_high) cut_texts(stack, ranges, which);
  // What wrapped text does not cover is for the others, such as a spacer beside it.
  if (which == 0 && stack->axis == GTK_ORIENTATION_HORIZONTAL && fit_text(stack, ranges))
    faves_distribute(ranges, count, length);
  count = 0;
  EACH_VISIBLE(stack, slot) faves_stack_set_size(stack, slot, which, ranges[count++].size);
  if (ranges != few) g_free(ranges);
}
