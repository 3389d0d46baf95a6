#include "stack-private.h"

#include <stdlib.h>
#include <string.h>

// Two passes, as everywhere in GTK: one axis is measured freely (the width, unless children are
// width-for-height), distributed, and the other measured for what each child got. `first` below is that
// axis' values (index 0), `second` the other's (index 1); either may be the one the stack runs along.

static GtkOrientation other(GtkOrientation axis) { return (GtkOrientation)!axis; }

static gboolean by_baseline(FavesStack *stack) {
  return stack->axis == GTK_ORIENTATION_HORIZONTAL && stack->alignment >= FAVES_ALIGN_FIRST_BASELINE;
}

// Measuring.

static void measure_first(FavesStack *stack, Slot *slot) {
  GtkWidget *child = slot->widget;
  slot->info = faves_layout_info(child);
  slot->second_for = -1;
  slot->visible = gtk_widget_get_visible(child);
  if (!slot->visible) return;
  faves_layout_measure(child, stack->first, -1, slot->info, &slot->min[0], &slot->ideal[0]);
  slot->max[0] = faves_layout_maximum(child, stack->first, slot->info, slot->ideal[0]);
}

void faves_stack_measure_group(FavesStack *stack, Group *group) {
  group->wraps[0] = group->wraps[1] = FALSE;
  for (unsigned i = 0; i < group->count; i++) {
    Slot *slot = group->members[i];
    measure_first(stack, slot);
    if (!slot->visible) continue;
    GtkSizeRequestMode mode = gtk_widget_get_request_mode(slot->widget);
    if (mode != GTK_SIZE_REQUEST_CONSTANT_SIZE) group->wraps[mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT] = TRUE;
  }
}

/// Brings every slot's first axis up to date; touches only what GTK says has changed.
static void measure_all(FavesStack *stack) {
  int ignored;
  faves_stack_measure_group(stack, &stack->direct);
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
    gtk_widget_get_preferred_width(((Group *)stack->groups->pdata[i])->widget, &ignored, &ignored);
}

static gboolean wraps(FavesStack *stack, int which) {
  gboolean any = stack->direct.wraps[which];
  for (unsigned i = 0; !any && stack->groups && i < stack->groups->len; i++)
    any = ((Group *)stack->groups->pdata[i])->wraps[which];
  return any;
}

static void refresh(FavesStack *stack) {
  if (!stack->dirty) return;
  faves_stack_compact(stack);
  measure_all(stack);
  GtkOrientation first = wraps(stack, 1) && !wraps(stack, 0) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  if (first != stack->first) {
    stack->first = first;
    faves_stack_measure_group(stack, &stack->direct);
    for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
      faves_stack_measure_group(stack, stack->groups->pdata[i]);
  }
  stack->dirty = FALSE;
}

/// The second axis of every visible child, for the size it has on the first.
static void measure_second(FavesStack *stack) {
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot || !slot->widget || !slot->visible || slot->second_for == slot->size[0]) continue;
    GtkOrientation axis = other(stack->first);
    faves_layout_measure(slot->widget, axis, slot->size[0], slot->info, &slot->min[1], &slot->ideal[1]);
    slot->max[1] = faves_layout_maximum(slot->widget, axis, slot->info, slot->ideal[1]);
    slot->second_for = slot->size[0];
    if (by_baseline(stack))
      slot->baseline = faves_layout_baseline(slot->widget, slot->size[0],
                                             stack->alignment == FAVES_ALIGN_LAST_BASELINE);
  }
}

// Along the stack.

/// The gap before each slot: none before the first visible one.
static int gap(FavesStack *stack, const Slot *previous, const Slot *slot) {
  if (!previous) return 0;
  return previous->widget && slot->widget ? stack->spacing : stack->spacer_spacing;
}

#define EACH_VISIBLE(stack, slot)                       \
  for (unsigned i_ = 0; i_ < (stack)->used; i_++)       \
    if ((slot = (stack)->slots[i_]) && slot->visible)

static int gaps(FavesStack *stack) {
  int sum = 0;
  Slot *slot, *previous = NULL;
  EACH_VISIBLE(stack, slot) {
    sum += gap(stack, previous, slot);
    previous = slot;
  }
  return sum;
}

static void sum_along(FavesStack *stack, int which, int *min, int *ideal) {
  Slot *slot;
  *min = *ideal = gaps(stack);
  EACH_VISIBLE(stack, slot) {
    *min += slot->min[which];
    *ideal += slot->ideal[which];
  }
}

/// Everybody's ideal size fits and nobody wants more, so nothing needs to be compared.
static gboolean all_ideal(FavesStack *stack, int which, int length) {
  gint64 sum = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget || slot->max[which] > slot->ideal[which]) return FALSE;
    sum += slot->ideal[which];
  }
  if (sum > length) return FALSE;
  EACH_VISIBLE(stack, slot) slot->size[which] = slot->ideal[which];
  return TRUE;
}

static void distribute_along(FavesStack *stack, int which, int length) {
  length -= gaps(stack);
  if (all_ideal(stack, which, length)) return;
  FavesRange few[16], *ranges = stack->used <= G_N_ELEMENTS(few) ? few : g_new(FavesRange, stack->used);
  unsigned count = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    ranges[count].min = slot->min[which];
    ranges[count].ideal = slot->ideal[which];
    ranges[count].max = slot->widget ? slot->max[which] : FAVES_INFINITY;
    ranges[count++].priority = slot->widget ? slot->info->priority : -G_MAXDOUBLE;
  }
  faves_distribute(ranges, count, length);
  count = 0;
  EACH_VISIBLE(stack, slot) slot->size[which] = ranges[count++].size;
  if (ranges != few) g_free(ranges);
}

static void clamp_across(FavesStack *stack, int which, int size) {
  Slot *slot;
  EACH_VISIBLE(stack, slot)
    if (slot->widget) slot->size[which] = faves_clamp(size, slot->min[which], slot->max[which]);
}

// Across.

/// The point of a child, from its leading or top edge, that all children are lined up by.
static int guide(FavesStack *stack, const Slot *slot, int size) {
  GtkOrientation across = other(stack->axis);
  if (slot->info->has_guide & (1u << across)) return slot->info->guide[across];
  if (by_baseline(stack)) return slot->baseline < 0 ? size : slot->baseline;
  return -faves_place(stack->alignment, 0, size);
}

static gboolean lines_up_by_guides(FavesStack *stack) {
  if (by_baseline(stack)) return TRUE;
  Slot *slot;
  EACH_VISIBLE(stack, slot)
    if (slot->widget && (slot->info->has_guide & (1u << other(stack->axis)))) return TRUE;
  return FALSE;
}

/// How far the children reach before and after the line, with these sizes.
static void reach(FavesStack *stack, const int *(*sizes)(const Slot *), int which, int *before, int *after) {
  Slot *slot;
  *before = *after = -G_MAXINT / 2;
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget) continue;
    int size = sizes(slot)[which], at = guide(stack, slot, size);
    *before = MAX(*before, at);
    *after = MAX(*after, size - at);
  }
  if (*before + *after < 0) *before = *after = 0;
}

static const int *minima(const Slot *slot) { return slot->min; }
static const int *ideals(const Slot *slot) { return slot->ideal; }
static const int *results(const Slot *slot) { return slot->size; }

static void max_across(FavesStack *stack, int which, int *min, int *ideal) {
  Slot *slot;
  *min = *ideal = 0;
  if (lines_up_by_guides(stack)) {
    int before, after;
    reach(stack, minima, which, &before, &after);
    *min = before + after;
    reach(stack, ideals, which, &before, &after);
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

static void request_first(FavesStack *stack, int *min, int *ideal) {
  refresh(stack);
  if (stack->first == stack->axis)
    sum_along(stack, 0, min, ideal);
  else
    max_across(stack, 0, min, ideal);
}

/// Decides every child's size on the first axis and measures it on the second.
static void settle_first(FavesStack *stack, int size) {
  refresh(stack);
  if (stack->first == stack->axis)
    distribute_along(stack, 0, size);
  else
    clamp_across(stack, 0, size);
  measure_second(stack);
}

static void request_second(FavesStack *stack, int size, int *min, int *ideal) {
  settle_first(stack, size);
  if (stack->first == stack->axis)
    max_across(stack, 1, min, ideal);
  else
    sum_along(stack, 1, min, ideal);
  *ideal = MAX(*min, *ideal);
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  FavesStack *stack = FAVES_STACK(widget);
  refresh(stack);
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
  refresh(stack);
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
      top += gap(stack, previous, slot);
      previous = slot;
    }
    int baseline = slot->widget ? faves_layout_baseline(slot->widget, slot->size[0], last) : -1;
    if (baseline >= 0) {
      int at = stack->axis == GTK_ORIENTATION_VERTICAL ? top : faves_place(stack->alignment, ideal, height);
      if (by_baseline(stack)) {
        int before, after;
        reach(stack, ideals, 1, &before, &after);
        at = before - guide(stack, slot, height);
      }
      if (!last) return at + baseline;
      found = MAX(found, at + baseline);
    }
    if (stack->axis == GTK_ORIENTATION_VERTICAL) top += height;
  }
  return found;
}

// Allocation.

void faves_stack_allocate_child(FavesStack *stack, Slot *slot) {
  // A child that is not yet placed is on its way: the stack itself is due for allocation.
  if (!slot->visible || slot->rect.width < 0) return;
  gtk_widget_size_allocate(slot->widget, &slot->rect);
  GtkAllocation clip;
  gtk_widget_get_clip(slot->widget, &clip);
  if (G_LIKELY(!memcmp(&clip, &slot->rect, sizeof clip))) return;
  GtkAllocation *place = &slot->rect;
  int spill = MAX(MAX(place->x - clip.x, place->y - clip.y),
                  MAX(clip.x + clip.width - place->x - place->width,
                      clip.y + clip.height - place->y - place->height));
  spill += MAX(abs(slot->info->offset[0]), abs(slot->info->offset[1]));
  stack->spill = MAX(stack->spill, spill);
}

/// Puts one child at its place; `across` is its position from the leading edge or top.
static void put(FavesStack *stack, Slot *slot, const GtkAllocation *whole, gboolean mirrored, int across) {
  gboolean horizontal = stack->axis == GTK_ORIENTATION_HORIZONTAL;
  int width = slot->size[stack->first != GTK_ORIENTATION_HORIZONTAL];
  int height = slot->size[stack->first == GTK_ORIENTATION_HORIZONTAL];
  int x = (horizontal ? slot->pos : across) + slot->info->offset[GTK_ORIENTATION_HORIZONTAL];
  int y = (horizontal ? across : slot->pos) + slot->info->offset[GTK_ORIENTATION_VERTICAL];
  GtkAllocation rect = {whole->x + (mirrored ? whole->width - x - width : x), whole->y + y, MAX(1, width),
                        MAX(1, height)};
  gboolean moved = memcmp(&rect, &slot->rect, sizeof rect) != 0;
  slot->rect = rect;
  // A clean child at its old place needs nothing; a dirty one in a group is reached through the group.
  if (moved || !slot->group->widget) faves_stack_allocate_child(stack, slot);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesStack *stack = FAVES_STACK(widget);
  gtk_widget_set_allocation(widget, whole);
  gboolean mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  refresh(stack);
  int sizes[2] = {whole->width, whole->height};
  if (stack->first == GTK_ORIENTATION_VERTICAL) {
    sizes[0] = whole->height;
    sizes[1] = whole->width;
  }
  settle_first(stack, sizes[0]);
  if (stack->first == stack->axis)
    clamp_across(stack, 1, sizes[1]);
  else
    distribute_along(stack, 1, sizes[1]);

  int along = stack->first != stack->axis, across = !along, pos = 0, line = 0;
  gboolean guides = lines_up_by_guides(stack);
  if (guides) {
    int before, after;
    reach(stack, results, across, &before, &after);
    FavesAlign align = by_baseline(stack) ? FAVES_ALIGN_CENTER : stack->alignment;
    line = before + MAX(0, faves_place(align, sizes[across], before + after));
  }
  stack->spill = 0;
  Slot *slot, *previous = NULL;
  for (unsigned i = 0; i < stack->used; i++) {
    if (!(slot = stack->slots[i])) continue;
    if (slot->visible) pos += gap(stack, previous, slot);
    slot->pos = pos;
    slot->len = slot->visible ? slot->size[along] : 0;
    if (!slot->visible) continue;
    pos += slot->len;
    previous = slot;
    if (!slot->widget) continue;
    int size = slot->size[across];
    put(stack, slot, whole, mirrored,
        guides ? line - guide(stack, slot, size) : faves_place(stack->alignment, sizes[across], size));
  }
  // The groups' own place only says when the whole stack has moved; a point is enough for that.
  GtkAllocation point = {whole->x, whole->y, 1, 1};
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
    gtk_widget_size_allocate(((Group *)stack->groups->pdata[i])->widget, &point);
  GtkAllocation clip = {whole->x - stack->spill, whole->y - stack->spill, whole->width + 2 * stack->spill,
                        whole->height + 2 * stack->spill};
  gtk_widget_set_clip(widget, &clip);
}

// Drawing: only the children within the area to draw, which for a long stack in a scrolled window are few.

/// The first slot that ends after `at` along the axis.
static unsigned slot_after(FavesStack *stack, int at) {
  unsigned low = 0, high = stack->used;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (stack->slots[middle]->pos + stack->slots[middle]->len <= at)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  FavesStack *stack = FAVES_STACK(widget);
  GdkRectangle area;
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  gtk_render_background(style, cr, 0, 0, width, height);
  gtk_render_frame(style, cr, 0, 0, width, height);
  if (!gdk_cairo_get_clip_rectangle(cr, &area)) return FALSE;
  int from = area.y, to = area.y + area.height;
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL) {
    gboolean mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
    from = mirrored ? width - area.x - area.width : area.x;
    to = from + area.width;
  }
  gboolean searchable = stack->used == stack->live;
  unsigned i = searchable ? slot_after(stack, from - stack->spill) : 0;
  for (; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (searchable && slot->pos >= to + stack->spill) break;
    if (!slot || !slot->widget || !slot->visible) continue;
    gtk_container_propagate_draw(GTK_CONTAINER(gtk_widget_get_parent(slot->widget)), slot->widget, cr);
  }
  return FALSE;
}

void faves_stack_class_init_layout(GtkWidgetClass *class) {
  class->get_request_mode = request_mode;
  class->get_preferred_width = preferred_width;
  class->get_preferred_height = preferred_height;
  class->get_preferred_width_for_height = preferred_width_for_height;
  class->get_preferred_height_for_width = preferred_height_for_width;
  class->compute_expand = compute_expand;
  class->size_allocate = size_allocate;
  class->draw = draw;
}
