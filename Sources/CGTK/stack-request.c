#include "stack-private.h"

// What the stack asks GTK for, and how its children come to their sizes meanwhile.

/// Whether children across the stack have the sizes that they have had for another size of the stack: neither holds any back.
static gboolean is_as_settled(const FavesStack *stack, int size) {
  return stack->settled_for == size ||
         (stack->first != stack->axis && MIN(stack->settled_for, size) >= stack->widest && stack->settled_for >= 0);
}

/// The stack's own request on one axis, [0] the first or [1] the other, from what its children have there.
static void request_of_all(FavesStack *stack, int which, int *min, int *ideal) {
  unsigned known = which ? FAVES_KNOWN_SECOND : FAVES_KNOWN_FIRST;
  if (!(stack->known & known)) {
    gboolean along = (stack->first == stack->axis) == !which;
    (along ? faves_stack_sum_along : faves_stack_max_across)(stack, which, &stack->least[which], &stack->wanted[which]);
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
        stack->due[i]->size[0] = faves_stack_clamped(stack, stack->due[i], 0, size);
    if (stack->second_due) faves_stack_measure_second(stack, FALSE);
    return;
  }
  if (stack->first == stack->axis)
    faves_stack_distribute(stack, 0, size);
  else
    faves_stack_clamp(stack, 0, size);
  if (stack->second_due || !(stack->known & FAVES_KNOWN_SECOND)) faves_stack_measure_second(stack, TRUE);
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
  return faves_stack_wraps(stack, 0)   ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
         : faves_stack_wraps(stack, 1) ? GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
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
  int which = axis != stack->first, sum = faves_stack_gaps(stack), most = 0;
  Slot *slot;
  EACH_VISIBLE(stack, slot) {
    int max = slot->widget ? slot->max[which] : axis == stack->axis ? FAVES_INFINITY : 0;
    sum = faves_add(sum, max);
    most = MAX(most, max);
  }
  return MAX(ideal, axis == stack->axis ? sum : most);
}

int faves_stack_most_beside(GtkWidget *widget, int height) {
  FavesStack *stack = FAVES_STACK(widget);
  if (stack->axis != GTK_ORIENTATION_HORIZONTAL) return FAVES_INFINITY;
  faves_stack_refresh(stack);
  if (stack->first != GTK_ORIENTATION_HORIZONTAL) return FAVES_INFINITY;
  int sum = faves_stack_gaps(stack);
  Slot *slot;
  EACH_VISIBLE(stack, slot) sum = faves_add(sum, faves_slot_most_beside(slot, height));
  return sum;
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
    int baseline = slot->widget ? faves_layout_baseline(slot->widget, slot->info, slot->size[0], last) : -1;
    if (baseline >= 0) {
      int at = stack->axis == GTK_ORIENTATION_VERTICAL ? top : faves_place(stack->alignment, ideal, height);
      if (faves_stack_by_baseline(stack)) {
        int before, after;
        faves_stack_reach(stack, faves_slot_ideals, 1, &before, &after);
        at = before - faves_stack_guide(stack, slot, height);
      }
      if (!last) return at + baseline;
      found = MAX(found, at + baseline);
    }
    if (stack->axis == GTK_ORIENTATION_VERTICAL) top += height;
  }
  return found;
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
    covered = faves_stack_gaps(stack);
    EACH_VISIBLE(stack, slot) covered += slot->size[0];
  } else {
    faves_stack_clamp(stack, 0, width);
    EACH_VISIBLE(stack, slot) if (slot->widget) covered = MAX(covered, slot->size[0]);
  }
  return covered ? MIN(width, covered) : width;
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
