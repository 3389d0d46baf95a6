#include "stack-private.h"

// What a few children leave behind that go out of a stack where all stand where they should: those in front of a gap stay, and
// those behind it move up by it, in their groups' windows. So of ten thousand rows below one that goes, nobody is looked at but
// those of its own group.

/// So many at a layout; of more, all are placed anew.
#define GAPS_MOST 16

gboolean faves_stack_note_gap(FavesStack *stack, const Slot *slot) {
  // Where children lie over each other they need not stand in order.
  if (stack->spacing < 0 || stack->gap_count == GAPS_MOST) return FALSE;
  if (!stack->gaps) stack->gaps = g_new(FavesGap, GAPS_MOST);
  // From the last one to the first, so that none has moved yet when its turn comes.
  FavesGap gap = {faves_slot_start(slot), slot->len + stack->spacing};
  unsigned i = stack->gap_count++;
  for (; i > 0 && stack->gaps[i - 1].at < gap.at; i--) stack->gaps[i] = stack->gaps[i - 1];
  stack->gaps[i] = gap;
  return TRUE;
}

/// Moves those of a group up that are behind a gap within it.
static void close_within(Group *group, FavesGap gap) {
  group->from = G_MAXINT;
  group->to = G_MININT;
  for (unsigned i = 0; i < group->count + faves_group_guests(group); i++) {
    Slot *slot = i < group->count ? group->members[i] : group->guests->pdata[i - group->count];
    if (slot->host != group) continue;
    if (faves_slot_start(slot) > gap.at) slot->pos -= gap.length;
    if (!slot->visible) continue;
    group->from = MIN(group->from, faves_slot_start(slot));
    group->to = MAX(group->to, faves_slot_start(slot) + slot->len);
  }
  group->has_gap = TRUE;
}

void faves_stack_close_gaps(FavesStack *stack) {
  for (unsigned i = 0; i < stack->gap_count; i++) {
    FavesGap gap = stack->gaps[i];
    close_within(&stack->direct, gap);
    for (unsigned j = 0; stack->groups && j < stack->groups->len; j++) {
      Group *group = stack->groups->pdata[j];
      if (group->base > gap.at) {
        group->base -= gap.length;
        if (group->from > group->to) continue;
        group->from -= gap.length;
        group->to -= gap.length;
      } else if (group->to >= gap.at) {
        close_within(group, gap);
      }
    }
  }
  stack->gap_count = 0;
}
