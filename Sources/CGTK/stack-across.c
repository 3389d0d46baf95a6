#include "stack-private.h"

// Across the stack: each child has what it takes of all that there is, and they are lined up.

/// The least height of a child of a row that has no more than `room`.
static int least_in_row(FavesStack *stack, const Slot *slot, int which, int room) {
  int least = slot->min[which];
  if (stack->axis != GTK_ORIENTATION_HORIZONTAL || stack->first != GTK_ORIENTATION_HORIZONTAL || !which) return least;
  if (room >= least && !stack->cuts_text) return least;
  return faves_layout_fit(slot->widget, slot->info, slot->size[0], room, least);
}

/// The size of a child across the stack, of which there is so much; of a row's text less than it asks for, if need be.
int faves_stack_clamped(FavesStack *stack, const Slot *slot, int which, int size) {
  int least = least_in_row(stack, slot, which, size);
  int within = least < slot->min[which] ? least : faves_clamp(size, least, slot->max[which]);
  return which == 0 && stack->axis == GTK_ORIENTATION_VERTICAL ? faves_slot_fitting(slot, within) : within;
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
    int own = faves_stack_clamped(stack, slot, which, size);
    cuts = cuts || own < slot->min[which];
    faves_stack_set_size(stack, slot, which, own);
    if (which == 0) stack->widest = MAX(stack->widest, slot->max[0]);
  }
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL && which == 1) stack->cuts_text = cuts;
}

/// The point of a child, from its leading or top edge, that all children are lined up by.
int faves_stack_guide(FavesStack *stack, const Slot *slot, int size) {
  GtkOrientation across = faves_other(stack->axis);
  if (slot->info->has_guide & (1u << across)) return slot->info->guide[across];
  if (faves_stack_by_baseline(stack)) return slot->baseline < 0 ? size : slot->baseline;
  return -faves_place(stack->alignment, 0, size);
}

gboolean faves_stack_has_guides(FavesStack *stack) {
  if (faves_stack_by_baseline(stack)) return TRUE;
  Slot *slot;
  EACH_VISIBLE(stack, slot)
  if (slot->widget && (slot->info->has_guide & (1u << faves_other(stack->axis)))) return TRUE;
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
const int *faves_slot_ideals(const Slot *slot) { return slot->ideal; }

void faves_stack_max_across(FavesStack *stack, int which, int *min, int *ideal) {
  Slot *slot;
  *min = *ideal = 0;
  if (faves_stack_has_guides(stack)) {
    int before, after;
    faves_stack_reach(stack, minima, which, &before, &after);
    *min = before + after;
    faves_stack_reach(stack, faves_slot_ideals, which, &before, &after);
    *ideal = MAX(*min, before + after);
    return;
  }
  EACH_VISIBLE(stack, slot) {
    if (!slot->widget) continue;
    *min = MAX(*min, slot->min[which]);
    *ideal = MAX(*ideal, slot->ideal[which]);
  }
}
