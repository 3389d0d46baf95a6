#include "stack-private.h"

#include <math.h>

// Two passes, as everywhere in GTK: one axis is measured freely (the width, unless children are
// width-for-height), distributed, and the other measured for what each child got. `first` below is that
// axis' values (index 0), `second` the other's (index 1); either may be the one the stack runs along.

static GtkOrientation other(GtkOrientation axis) { return (GtkOrientation)!axis; }

gboolean faves_stack_by_baseline(FavesStack *stack) {
  return stack->axis == GTK_ORIENTATION_HORIZONTAL && stack->alignment >= FAVES_ALIGN_FIRST_BASELINE;
}

// Measuring.

/// Whether GTK gives the child exactly the place that it is told: without margins, and filling it. Only then may an
/// allocation that it has asked for itself be left to GtkContainer, which knows the place within the margins alone.
static gboolean is_plain(const Slot *slot) {
  GtkWidget *child = slot->widget;
  return slot->times_asked && GTK_IS_CONTAINER(child) && gtk_widget_get_halign(child) == GTK_ALIGN_FILL &&
         gtk_widget_get_valign(child) == GTK_ALIGN_FILL && !gtk_widget_get_margin_start(child) &&
         !gtk_widget_get_margin_end(child) && !gtk_widget_get_margin_top(child) &&
         !gtk_widget_get_margin_bottom(child);
}

void faves_stack_changed(FavesStack *stack) {
  stack->known = 0;
  stack->settled_for = -1;
  stack->lengths_for = -1;
  faves_stack_all_due(stack);
}

static void measure_first(FavesStack *stack, Slot *slot) {
  GtkWidget *child = slot->widget;
  int min = slot->min[0], ideal = slot->ideal[0], max = slot->max[0];
  gboolean was_plain_size = faves_layout_tells_nothing(slot->info);
  slot->info = faves_layout_info(child);
  slot->second_for = -1;
  stack->measured++;
  faves_layout_measure(child, stack->first, -1, slot->info, &slot->min[0], &slot->ideal[0]);
  slot->max[0] = faves_layout_maximum(child, stack->first, slot->info, slot->ideal[0]);
  slot->asked = slot->times_asked ? *slot->times_asked : 0;
  slot->plain = is_plain(slot);
  slot->settled = FALSE;
  stack->second_due = TRUE;
  // Who was told something may have been told something else, in the same place.
  if (!was_plain_size || !faves_layout_tells_nothing(slot->info))
    faves_stack_changed(stack);
  else
    faves_stack_child_asks(stack, slot, min != slot->min[0] || ideal != slot->ideal[0] || max != slot->max[0], min, ideal);
}

gboolean faves_stack_may_have_changed(FavesStack *stack, const Slot *slot) {
  if (!slot->asked) return TRUE;
  // Only who asks for a size has GTK forget what it knew; it answers at once where it knows it still.
  int min, ideal;
  if (stack->first == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_get_preferred_width(slot->widget, &min, &ideal);
  else
    gtk_widget_get_preferred_height(slot->widget, &min, &ideal);
  return slot->asked != *slot->times_asked;
}

void faves_stack_measure_group(FavesStack *stack, Group *group, gboolean all) {
  group->wraps[0] = group->wraps[1] = FALSE;
  group->due = TRUE;
  for (unsigned i = 0; i < group->count; i++) {
    faves_slots_fetch(group->members, group->count, i);
    Slot *slot = group->members[i];
    gboolean visible = gtk_widget_get_visible(slot->widget);
    if (visible != slot->visible) faves_stack_changed(stack);
    slot->visible = visible;
    if (!visible) {
      slot->asked = 0;
      continue;
    }
    // Of a hundred rows of which one has changed, the others are not looked at any closer.
    if (all || faves_stack_may_have_changed(stack, slot)) measure_first(stack, slot);
    GtkSizeRequestMode mode = faves_layout_request_mode(slot->widget);
    if (mode != GTK_SIZE_REQUEST_CONSTANT_SIZE)
      group->wraps[mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT] = TRUE;
  }
}

unsigned faves_stack_measured(GtkWidget *widget) { return FAVES_STACK(widget)->measured; }

const unsigned *faves_stack_times_asked(GtkWidget *widget) { return &FAVES_STACK(widget)->asked; }

/// Brings every slot's first axis up to date; touches only what GTK says has changed.
static void measure_all(FavesStack *stack) {
  int ignored;
  faves_stack_measure_group(stack, &stack->direct, FALSE);
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
    gtk_widget_get_preferred_width(((Group *)stack->groups->pdata[i])->widget, &ignored, &ignored);
}

static gboolean wraps(FavesStack *stack, int which) {
  gboolean any = stack->direct.wraps[which];
  for (unsigned i = 0; !any && stack->groups && i < stack->groups->len; i++)
    any = ((Group *)stack->groups->pdata[i])->wraps[which];
  return any;
}

void faves_stack_refresh(FavesStack *stack) {
  if (!stack->dirty) return;
  faves_stack_compact(stack);
  measure_all(stack);
  GtkOrientation first =
      wraps(stack, 1) && !wraps(stack, 0) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  if (first != stack->first) {
    stack->first = first;
    faves_stack_changed(stack);
    faves_stack_measure_group(stack, &stack->direct, TRUE);
    for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
      faves_stack_measure_group(stack, stack->groups->pdata[i], TRUE);
  }
  stack->dirty = FALSE;
}

/// The second axis of a child, for the size it has on the first.
static void measure_second_of(FavesStack *stack, Slot *slot) {
  if (!slot || !slot->widget || !slot->visible || slot->second_for == slot->size[0]) return;
  GtkOrientation axis = other(stack->first);
  int min = slot->min[1], ideal = slot->ideal[1], max = slot->max[1], baseline = slot->baseline;
  faves_layout_measure(slot->widget, axis, slot->size[0], slot->info, &slot->min[1], &slot->ideal[1]);
  slot->max[1] = faves_layout_maximum(slot->widget, axis, slot->info, slot->ideal[1]);
  slot->second_for = slot->size[0];
  if (faves_stack_by_baseline(stack))
    slot->baseline =
        faves_layout_baseline(slot->widget, slot->size[0], stack->alignment == FAVES_ALIGN_LAST_BASELINE);
  if (min != slot->min[1] || ideal != slot->ideal[1] || max != slot->max[1] || baseline != slot->baseline)
    faves_stack_second_changed(stack, slot, min, ideal);
}

/// The second axis of every visible child whose size on the first may be another one.
static void measure_second(FavesStack *stack, gboolean all) {
  if (!all && faves_stack_is_due_listed(stack)) {
    for (unsigned i = 0; i < stack->due_count; i++) measure_second_of(stack, stack->due[i]);
  } else {
    for (unsigned i = 0; i < stack->used; i++) {
      faves_stack_fetch(stack, i);
      measure_second_of(stack, stack->slots[i]);
    }
  }
  stack->second_due = FALSE;
}

/// Gives a child a size. Where it is another one on the first axis, what is known of the other and of places is no more.
static void set_size(FavesStack *stack, Slot *slot, int which, int size) {
  if (which == 0 && slot->size[0] != size) {
    stack->known &= FAVES_KNOWN_FIRST;
    stack->lengths_for = -1;
  }
  slot->size[which] = size;
}

// Along the stack.

/// The gap before each slot: none before the first visible one, and before one that makes way as much as it has of its room.
int faves_stack_gap(FavesStack *stack, const Slot *previous, const Slot *slot) {
  if (!previous) return 0;
  int gap = previous->widget && slot->widget ? stack->spacing : stack->spacer_spacing;
  return faves_slot_is_aside(slot) ? (int)lroundf((float)gap * slot->info->room) : gap;
}

static int gaps(FavesStack *stack) {
  int sum = 0;
  Slot *slot, *previous = NULL;
  EACH_VISIBLE(stack, slot) {
    sum += faves_stack_gap(stack, previous, slot);
    if (!faves_slot_is_aside(slot)) previous = slot;
  }
  return sum;
}

static void sum_along(FavesStack *stack, int which, int *min, int *ideal) {
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
  for (GtkWidget *at = gtk_widget_get_parent(row); at; at = gtk_widget_get_parent(at)) {
    if (GTK_IS_VIEWPORT(at))
      return gtk_scrollable_get_hscroll_policy(GTK_SCROLLABLE(at)) == GTK_SCROLL_NATURAL;
    if (faves_is_frame(at) && faves_frame_is_fixed(at, GTK_ORIENTATION_HORIZONTAL)) return FALSE;
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
  EACH_VISIBLE(stack, slot) set_size(stack, slot, which, slot->ideal[which]);
  return TRUE;
}

/// The width that a child covers where it was given less than its ideal one.
static int fitting(const Slot *slot, int width) {
  return slot->widget && width < slot->ideal[0] ? faves_layout_fitting_width(slot->widget, width) : width;
}

/// Holds each child that is narrower than it would be to what it covers; returns whether that is less for any.
static gboolean fit_text(FavesStack *stack, FavesRange *ranges) {
  gboolean any = FALSE;
  unsigned i = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    FavesRange *range = &ranges[i++];
    int width = fitting(slot, range->size);
    if (width >= range->size) continue;
    range->min = range->ideal = range->max = width;
    any = TRUE;
  }
  return any;
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

/// The least height of a child of a row that has no more than `room`.
static int least_in_row(FavesStack *stack, const Slot *slot, int which, int room) {
  int least = slot->min[which];
  if (stack->axis != GTK_ORIENTATION_HORIZONTAL || stack->first != GTK_ORIENTATION_HORIZONTAL || !which) return least;
  if (room >= least && !stack->cuts_text) return least;
  return faves_layout_fit(slot->widget, slot->info, slot->size[0], room, least);
}

void faves_stack_distribute(FavesStack *stack, int which, int length) {
  if (which == 0) stack->settled_for = -1;
  int between;
  gboolean is_high = stack->axis == GTK_ORIENTATION_VERTICAL && (which == 0) == (stack->first == GTK_ORIENTATION_VERTICAL);
  gboolean cut = is_high && stack->cuts_text;
  if (!cut && take_ideals(stack, which, length, &between)) return;
  if (cut) between = gaps(stack);
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
  EACH_VISIBLE(stack, slot) set_size(stack, slot, which, ranges[count++].size);
  if (ranges != few) g_free(ranges);
}

/// The size of a child across the stack, of which there is so much; of a row's text less than it asks for, if need be.
static int clamped(FavesStack *stack, const Slot *slot, int which, int size) {
  int least = least_in_row(stack, slot, which, size);
  int within = least < slot->min[which] ? least : faves_clamp(size, least, slot->max[which]);
  return which == 0 && stack->axis == GTK_ORIENTATION_VERTICAL ? fitting(slot, within) : within;
}

void faves_stack_clamp(FavesStack *stack, int which, int size) {
  if (which == 0) {
    stack->settled_for = -1;
    stack->widest = 0;
  }
  gboolean cuts = FALSE;
  Slot *slot;
  EACH_VISIBLE(stack, slot)
  if (slot->widget) {
    int own = clamped(stack, slot, which, size);
    cuts = cuts || own < slot->min[which];
    set_size(stack, slot, which, own);
    if (which == 0) stack->widest = MAX(stack->widest, slot->max[0]);
  }
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL && which == 1) stack->cuts_text = cuts;
}

/// Whether children across the stack have the sizes that they have had for another size of the stack: neither holds any back.
static gboolean is_as_settled(const FavesStack *stack, int size) {
  return stack->settled_for == size ||
         (stack->first != stack->axis && MIN(stack->settled_for, size) >= stack->widest && stack->settled_for >= 0);
}

int faves_stack_fitting_width(GtkWidget *widget, int width) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_refresh(stack);
  if (stack->first != GTK_ORIENTATION_HORIZONTAL) return width;
  if (stack->axis == GTK_ORIENTATION_VERTICAL && faves_stack_has_guides(stack)) return width;
  int covered = 0;
  Slot *slot;
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL) {
    faves_stack_distribute(stack, 0, width);
    covered = gaps(stack);
    EACH_VISIBLE(stack, slot) covered += slot->size[0];
  } else {
    faves_stack_clamp(stack, 0, width);
    EACH_VISIBLE(stack, slot) if (slot->widget) covered = MAX(covered, slot->size[0]);
  }
  return covered ? MIN(width, covered) : width;
}

// Across.

/// The point of a child, from its leading or top edge, that all children are lined up by.
int faves_stack_guide(FavesStack *stack, const Slot *slot, int size) {
  GtkOrientation across = other(stack->axis);
  if (slot->info->has_guide & (1u << across)) return slot->info->guide[across];
  if (faves_stack_by_baseline(stack)) return slot->baseline < 0 ? size : slot->baseline;
  return -faves_place(stack->alignment, 0, size);
}

gboolean faves_stack_has_guides(FavesStack *stack) {
  if (faves_stack_by_baseline(stack)) return TRUE;
  Slot *slot;
  EACH_VISIBLE(stack, slot)
  if (slot->widget && (slot->info->has_guide & (1u << other(stack->axis)))) return TRUE;
  return FALSE;
}

/// How far the children reach before and after the line, with these sizes.
void faves_stack_reach(FavesStack *stack, const int *(*sizes)(const Slot *), int which, int *before,
                       int *after) {
  Slot *slot;
  *before = *after = -G_MAXINT / 2;
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget) continue;
    int size = sizes(slot)[which], at = faves_stack_guide(stack, slot, size);
    *before = MAX(*before, at);
    *after = MAX(*after, size - at);
  }
  if (*before + *after < 0) *before = *after = 0;
}

static const int *minima(const Slot *slot) { return slot->min; }
static const int *ideals(const Slot *slot) { return slot->ideal; }

static void max_across(FavesStack *stack, int which, int *min, int *ideal) {
  Slot *slot;
  *min = *ideal = 0;
  if (faves_stack_has_guides(stack)) {
    int before, after;
    faves_stack_reach(stack, minima, which, &before, &after);
    *min = before + after;
    faves_stack_reach(stack, ideals, which, &before, &after);
    *ideal = MAX(*min, before + after);
    return;
  }
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget) continue;
    *min = MAX(*min, slot->min[which]);
    *ideal = MAX(*ideal, slot->ideal[which]);
  }
}

// Requests.

/// The stack's own request on one axis, [0] the first or [1] the other, from what its children have there.
static void request_of_all(FavesStack *stack, int which, int *min, int *ideal) {
  unsigned known = which ? FAVES_KNOWN_SECOND : FAVES_KNOWN_FIRST;
  if (!(stack->known & known)) {
    gboolean along = (stack->first == stack->axis) == !which;
    (along ? sum_along : max_across)(stack, which, &stack->least[which], &stack->wanted[which]);
    stack->known |= known;
  }
  *min = stack->least[which];
  *ideal = stack->wanted[which];
}

static void request_first(FavesStack *stack, int *min, int *ideal) {
  faves_stack_refresh(stack);
  request_of_all(stack, 0, min, ideal);
}

/// Decides every child's size on the first axis and measures it on the second.
void faves_stack_settle_first(FavesStack *stack, int size) {
  faves_stack_refresh(stack);
  if (is_as_settled(stack, size)) {
    stack->settled_for = size;
    for (unsigned i = 0; stack->second_due && faves_stack_is_due_listed(stack) && i < stack->due_count; i++)
      if (stack->due[i]->visible && stack->first != stack->axis)
        stack->due[i]->size[0] = clamped(stack, stack->due[i], 0, size);
    if (stack->second_due) measure_second(stack, FALSE);
    return;
  }
  if (stack->first == stack->axis)
    faves_stack_distribute(stack, 0, size);
  else
    faves_stack_clamp(stack, 0, size);
  if (stack->second_due || !(stack->known & FAVES_KNOWN_SECOND)) measure_second(stack, TRUE);
  stack->settled_for = size;
}

static void request_second(FavesStack *stack, int size, int *min, int *ideal) {
  faves_stack_settle_first(stack, size);
  request_of_all(stack, 1, min, ideal);
  *ideal = MAX(*min, *ideal);
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_refresh(stack);
  if (axis == stack->first) {
    request_first(stack, min, ideal);
    return;
  }
  if (across < 0) {
    int ignored;
    request_first(stack, &ignored, &across);
  }
  request_second(stack, across, min, ideal);
}

/// The first thing GTK asks after any child has changed.
static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FavesStack *stack = FAVES_STACK(widget);
  stack->dirty = TRUE;
  stack->asked++;
  faves_stack_refresh(stack);
  return wraps(stack, 0)   ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
         : wraps(stack, 1) ? GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                           : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, ideal);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, -1, min, ideal);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, height, min, ideal);
}
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, ideal);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  FavesStack *stack = FAVES_STACK(widget);
  gboolean takes[2] = {FALSE, FALSE};
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot) continue;
    if (!slot->widget) takes[stack->axis] = TRUE;
    if (slot->group != &stack->direct) continue;
    const FavesLayoutInfo *info = faves_layout_info(slot->widget);
    for (int axis = 0; axis < 2; axis++)
      takes[axis] = takes[axis] || faves_layout_takes_room(slot->widget, (GtkOrientation)axis, info);
  }
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    GtkWidget *group = ((Group *)stack->groups->pdata[i])->widget;
    for (int axis = 0; axis < 2; axis++)
      takes[axis] = takes[axis] || gtk_widget_compute_expand(group, (GtkOrientation)axis);
  }
  *horizontal = takes[GTK_ORIENTATION_HORIZONTAL];
  *vertical = takes[GTK_ORIENTATION_VERTICAL];
}

int faves_stack_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  FavesStack *stack = FAVES_STACK(widget);
  int which = axis != stack->first, sum = gaps(stack), most = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    int max = slot->widget ? slot->max[which] : axis == stack->axis ? FAVES_INFINITY : 0;
    sum = faves_add(sum, max);
    most = MAX(most, max);
  }
  return MAX(ideal, axis == stack->axis ? sum : most);
}

int faves_stack_baseline(GtkWidget *widget, int width, gboolean last) {
  FavesStack *stack = FAVES_STACK(widget);
  int min, ideal, top = 0, found = -1;
  request(widget, GTK_ORIENTATION_VERTICAL, width, &min, &ideal);
  if (stack->first != GTK_ORIENTATION_HORIZONTAL) return -1;
  Slot *slot, *previous = NULL;
  EACH_VISIBLE(stack, slot) {
    int height = slot->ideal[1];
    if (stack->axis == GTK_ORIENTATION_VERTICAL) {
      top += faves_stack_gap(stack, previous, slot);
      if (!faves_slot_is_aside(slot)) previous = slot;
    }
    int baseline = slot->widget ? faves_layout_baseline(slot->widget, slot->size[0], last) : -1;
    if (baseline >= 0) {
      int at = stack->axis == GTK_ORIENTATION_VERTICAL ? top : faves_place(stack->alignment, ideal, height);
      if (faves_stack_by_baseline(stack)) {
        int before, after;
        faves_stack_reach(stack, ideals, 1, &before, &after);
        at = before - faves_stack_guide(stack, slot, height);
      }
      if (!last) return at + baseline;
      found = MAX(found, at + baseline);
    }
    if (stack->axis == GTK_ORIENTATION_VERTICAL) top += height;
  }
  return found;
}

void faves_stack_class_init_layout(GtkWidgetClass *class) {
  class->get_request_mode = request_mode;
  class->get_preferred_width = preferred_width;
  class->get_preferred_height = preferred_height;
  class->get_preferred_width_for_height = preferred_width_for_height;
  class->get_preferred_height_for_width = preferred_height_for_width;
  class->compute_expand = compute_expand;
  class->size_allocate = faves_stack_size_allocate;
  class->draw = faves_stack_draw;
}
