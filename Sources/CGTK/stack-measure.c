#include "stack-private.h"

// Two passes, as everywhere in GTK: one axis is measured freely (the width, unless children are
// width-for-height), distributed, and the other measured for what each child got. `first` below is that
// axis' values (index 0), `second` the other's (index 1); either may be the one the stack runs along.

gboolean faves_stack_by_baseline(FavesStack *stack) {
  return stack->axis == GTK_ORIENTATION_HORIZONTAL && stack->alignment >= FAVES_ALIGN_FIRST_BASELINE;
}

/// Whether GTK gives the child exactly the place that it is told: without margins, and filling it. Only then may an
/// allocation that it has asked for itself be left to GtkContainer, which knows the place within the margins alone.
static gboolean is_plain(const Slot *slot) {
  GtkWidget *child = slot->widget;
  return slot->times_asked && !slot->info->framed && GTK_IS_CONTAINER(child) && gtk_widget_get_halign(child) == GTK_ALIGN_FILL &&
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
    GtkSizeRequestMode mode = faves_layout_request_mode(slot->widget, slot->info);
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

gboolean faves_stack_wraps(FavesStack *stack, int which) {
  gboolean any = stack->direct.wraps[which];
  for (unsigned i = 0; !any && stack->groups && i < stack->groups->len; i++)
    any = ((Group *)stack->groups->pdata[i])->wraps[which];
  return any;
}

void faves_stack_refresh(FavesStack *stack) {
  if (!stack->dirty) return;
  faves_stack_compact_many(stack);
  measure_all(stack);
  GtkOrientation first =
      faves_stack_wraps(stack, 1) && !faves_stack_wraps(stack, 0) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
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
  GtkOrientation axis = faves_other(stack->first);
  int min = slot->min[1], ideal = slot->ideal[1], max = slot->max[1], baseline = slot->baseline;
  faves_layout_measure(slot->widget, axis, slot->size[0], slot->info, &slot->min[1], &slot->ideal[1]);
  slot->max[1] = faves_layout_maximum(slot->widget, axis, slot->info, slot->ideal[1]);
  slot->second_for = slot->size[0];
  if (faves_stack_by_baseline(stack))
    slot->baseline =
        faves_layout_baseline(slot->widget, slot->info, slot->size[0], stack->alignment == FAVES_ALIGN_LAST_BASELINE);
  if (min != slot->min[1] || ideal != slot->ideal[1] || max != slot->max[1] || baseline != slot->baseline)
    faves_stack_second_changed(stack, slot, min, ideal);
}

/// The second axis of every visible child whose size on the first may be another one.
void faves_stack_measure_second(FavesStack *stack, gboolean all) {
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
