#include "stack-private.h"

// A few children that have changed, in a stack of which all is known. What all of them come to is brought up to date with what
// these few add to it, and they alone get other places: a row of ten thousand that says something else moves nobody.

gboolean faves_stack_is_due_listed(const FavesStack *stack) { return stack->due_count <= DUE_MOST; }

void faves_stack_all_due(FavesStack *stack) {
  // Some of those that were noted may ask for another size than they have.
  if (stack->due_count && faves_stack_is_due_listed(stack)) {
    stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
    stack->settled_for = -1;
  }
  stack->due_count = DUE_MOST + 1;
}

/// Notes a child; FALSE: there are too many of them.
static gboolean note(FavesStack *stack, Slot *slot) {
  if (!faves_stack_is_due_listed(stack)) return FALSE;
  for (unsigned i = 0; i < stack->due_count; i++)
    if (stack->due[i] == slot) return TRUE;
  // Most stacks are a row's: to look at all of its few children takes no longer than to know which.
  if (stack->due_count == DUE_MOST || stack->live < DUE_FROM) {
    faves_stack_all_due(stack);
    return FALSE;
  }
  if (!stack->due) stack->due = g_new(Slot *, DUE_MOST);
  stack->due[stack->due_count++] = slot;
  return TRUE;
}

/// What the largest of all is once one is another; FALSE: the largest may have become smaller.
static gboolean keep_largest(int *largest, int old, int new) {
  if (new >= *largest)
    *largest = new;
  else if (old == *largest)
    return FALSE;
  return TRUE;
}

void faves_stack_child_asks(FavesStack *stack, Slot *slot, gboolean changed, int old_min, int old_ideal) {
  // Where children are lined up by points of their own, or share what there is along the first axis, one moves all.
  gboolean apart = (stack->known & FAVES_KNOWN_PLACES) && stack->first != stack->axis && !stack->cuts_text;
  if (changed && !apart) {
    faves_stack_changed(stack);
    return;
  }
  if (!note(stack, slot)) {
    if (changed) faves_stack_changed(stack);
    return;
  }
  if (!changed) return;
  stack->widest = MAX(stack->widest, slot->max[0]);
  if (!(stack->known & FAVES_KNOWN_FIRST)) return;
  if (!keep_largest(&stack->least[0], old_min, slot->min[0]) || !keep_largest(&stack->wanted[0], old_ideal, slot->ideal[0]))
    stack->known &= ~(unsigned)FAVES_KNOWN_FIRST;
}

void faves_stack_second_changed(FavesStack *stack, const Slot *slot, int old_min, int old_ideal) {
  stack->lengths_for = -1;
  int least = stack->least[1] + slot->min[1] - old_min, wanted = stack->wanted[1] + slot->ideal[1] - old_ideal;
  // A sum that is not above zero may be of less than that.
  gboolean adds = faves_stack_is_due_listed(stack) && (stack->known & FAVES_KNOWN_SECOND) && stack->first != stack->axis &&
                  MIN(stack->least[1], stack->wanted[1]) > 0 && MIN(least, wanted) > 0;
  stack->known &= adds ? FAVES_KNOWN_FIRST | FAVES_KNOWN_SECOND : FAVES_KNOWN_FIRST;
  if (!adds) return;
  stack->least[1] = least;
  stack->wanted[1] = wanted;
}

void faves_stack_child_leaves(FavesStack *stack, const Slot *slot) {
  const unsigned needed = FAVES_KNOWN_SECOND | FAVES_KNOWN_PLACES;
  // What is between two children depends on both where spacers are among them.
  int least = stack->least[1] - slot->min[1] - stack->spacing, wanted = stack->wanted[1] - slot->ideal[1] - stack->spacing;
  // A sum that is not above zero may be of less than that, and of one child there is no gap.
  if ((stack->known & needed) != needed || stack->first == stack->axis || stack->cuts_text || stack->spacers || stack->due_count ||
      !slot->visible || MIN(least, wanted) <= 0) {
    faves_stack_changed(stack);
    return;
  }
  // Where each had what it wanted, those that are left have it still.
  stack->lengths_for = stack->lengths_for == stack->wanted[1] ? wanted : -1;
  stack->least[1] = least;
  stack->wanted[1] = wanted;
  if (!faves_stack_note_gap(stack, slot)) stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
  if (slot->min[0] >= stack->least[0] || slot->ideal[0] >= stack->wanted[0]) stack->known &= ~(unsigned)FAVES_KNOWN_FIRST;
}
