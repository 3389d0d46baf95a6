#include "stack-private.h"

#include <string.h>

/// Up to so many slots a linear search is faster than a hash table, and smaller.
#define LINEAR_SLOTS 8

// Slots.

Slot *faves_stack_find(FavesStack *stack, const void *pointer) {
  if (stack->by_pointer) return g_hash_table_lookup(stack->by_pointer, pointer);
  for (unsigned i = 0; i < stack->used; i++)
    if (stack->slots[i] && faves_slot_key(stack->slots[i]) == pointer) return stack->slots[i];
  return NULL;
}

/// The index at which something after `after` goes, or -1 if that is no slot of this stack.
static int index_after(FavesStack *stack, const void *after) {
  if (!after) return 0;
  Slot *slot = faves_stack_find(stack, after);
  g_return_val_if_fail(slot != NULL, -1);
  return (int)slot->index + 1;
}

static void renumber(FavesStack *stack, unsigned from, unsigned to) {
  for (unsigned i = from; i < to; i++)
    if (stack->slots[i]) stack->slots[i]->index = i;
}

void faves_stack_compact(FavesStack *stack) {
  if (stack->used == stack->live || stack->iterating) return;
  faves_marks_compact(stack);
  unsigned to = 0;
  while (to < stack->used && stack->slots[to]) to++;
  for (unsigned i = to; i < stack->used; i++) {
    faves_stack_fetch(stack, i);
    if (!stack->slots[i]) continue;
    stack->slots[to] = stack->slots[i];
    stack->slots[to]->index = to;
    to++;
  }
  stack->used = to;
}

void faves_stack_compact_many(FavesStack *stack) {
  // Assistive tools are told of what comes and goes by its place among those that are there.
  if (stack->accessible || stack->used - stack->live > stack->used / 8) faves_stack_compact(stack);
}

/// Makes room for `count` slots at `at` and puts them there.
static void place(FavesStack *stack, unsigned at, Slot **slots, unsigned count) {
  if (stack->used + count > stack->room) {
    stack->room = MAX(stack->used + count, stack->room + stack->room / 2 + 2);
    stack->slots = g_renew(Slot *, stack->slots, stack->room);
  }
  faves_marks_insert(stack, at, count);
  memmove(stack->slots + at + count, stack->slots + at, (stack->used - at) * sizeof(Slot *));
  memcpy(stack->slots + at, slots, count * sizeof(Slot *));
  stack->used += count;
  stack->live += count;
  faves_stack_changed(stack);
  renumber(stack, at, stack->used);
  if (!stack->by_pointer && stack->live > LINEAR_SLOTS) {
    stack->by_pointer = g_hash_table_new(NULL, NULL);
    for (unsigned i = 0; i < stack->used; i++)
      if (stack->slots[i])
        g_hash_table_insert(stack->by_pointer, (gpointer)faves_slot_key(stack->slots[i]), stack->slots[i]);
  } else if (stack->by_pointer) {
    for (unsigned i = 0; i < count; i++)
      g_hash_table_insert(stack->by_pointer, (gpointer)faves_slot_key(slots[i]), slots[i]);
  }
}

static Slot *new_slot(GtkWidget *widget) {
  Slot *slot = faves_slot_new();
  slot->widget = widget;
  // Whether a child is, is looked at as it is measured: before, nothing is known of it.
  slot->visible = !widget;
  slot->second_for = -1;
  slot->rect.width = -1;
  if (widget) slot->times_asked = faves_layout_times_asked(widget);
  return slot;
}

void faves_stack_drop(FavesStack *stack, Slot *slot) {
  faves_stack_note_news(stack, slot, FALSE);
  faves_marks_forget(stack, slot);
  stack->slots[slot->index] = NULL;
  stack->live--;
  faves_stack_child_leaves(stack, slot);
  if (!slot->widget) stack->spacers--;
  if (stack->by_pointer) g_hash_table_remove(stack->by_pointer, faves_slot_key(slot));
}

void faves_stack_forget(FavesStack *stack, Slot *slot) {
  faves_stack_drop(stack, slot);
  faves_slot_free(slot);
}

// Changes.

void faves_stack_insert(GtkWidget *widget, GtkWidget *const *children, unsigned count, const void *after) {
  g_return_if_fail(faves_is_stack(widget));
  FavesStack *stack = FAVES_STACK(widget);
  int at = index_after(stack, after);
  if (at < 0 || !count) return;
  Slot *few[8], **slots = count <= G_N_ELEMENTS(few) ? few : g_new(Slot *, count);
  unsigned made = 0;
  for (unsigned i = 0; i < count; i++) {
    if (gtk_widget_get_parent(children[i]))
      g_critical("faves_stack_insert: %s has a parent already", G_OBJECT_TYPE_NAME(children[i]));
    else
      slots[made++] = new_slot(children[i]);
  }
  faves_children_change(widget);
  faves_stack_begin_changes(widget, made);
  place(stack, (unsigned)at, slots, made);
  faves_stack_adopt(stack, slots, made);
  for (unsigned i = 0; i < made; i++) faves_stack_note_news(stack, slots[i], TRUE);
  faves_stack_end_changes(widget);
  if (slots != few) g_free(slots);
  faves_stack_tell_news(stack);
}

/// Spacers count towards the stack's own expansion, which GTK does not look at by itself.
void faves_stack_spacers_changed(FavesStack *stack) {
  stack->dirty = TRUE;
  gtk_widget_queue_compute_expand(GTK_WIDGET(stack));
  gtk_widget_queue_resize(GTK_WIDGET(stack));
}

static void set_spacer_length(Slot *slot, int length) {
  length = length < 0 ? 8 : length;
  for (int i = 0; i < 2; i++) slot->min[i] = slot->ideal[i] = length;
}

void *faves_stack_insert_spacer(GtkWidget *widget, int min_length, const void *after) {
  FavesStack *stack = FAVES_STACK(widget);
  int at = index_after(stack, after);
  if (at < 0) at = (int)stack->used;
  Slot *slot = new_slot(NULL);
  set_spacer_length(slot, min_length);
  stack->spacers++;
  place(stack, (unsigned)at, &slot, 1);
  faves_stack_spacers_changed(stack);
  return slot;
}

void faves_stack_set_spacer(GtkWidget *widget, void *spacer, int min_length) {
  Slot *slot = faves_stack_find(FAVES_STACK(widget), spacer);
  g_return_if_fail(slot && !slot->widget);
  set_spacer_length(slot, min_length);
  faves_stack_changed(FAVES_STACK(widget));
  gtk_widget_queue_resize(widget);
}

void faves_stack_move(GtkWidget *widget, const void *pointer, const void *after) {
  FavesStack *stack = FAVES_STACK(widget);
  Slot *slot = faves_stack_find(stack, pointer);
  g_return_if_fail(slot != NULL);
  if (after == pointer) return;
  int to = index_after(stack, after);
  if (to < 0) return;
  unsigned from = slot->index, target = (unsigned)to;
  if (target > from) target--;
  if (target == from) return;
  faves_stack_note_news(stack, slot, FALSE);
  if (target > from)
    memmove(stack->slots + from, stack->slots + from + 1, (target - from) * sizeof(Slot *));
  else
    memmove(stack->slots + target + 1, stack->slots + target, (from - target) * sizeof(Slot *));
  stack->slots[target] = slot;
  faves_marks_move(stack, from, target);
  // What all come to is the same in any order, but for the gaps around spacers.
  if (stack->spacers)
    faves_stack_changed(stack);
  else
    stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
  renumber(stack, MIN(from, target), MAX(from, target) + 1);
  if (stack->moved++ < REHOMED_MOST) faves_stack_rehome(stack, slot);
  // What gets another place is drawn there, and where it was: the stack draws nothing itself.
  gtk_widget_queue_resize_no_redraw(widget);
  faves_stack_note_news(stack, slot, TRUE);
  faves_stack_tell_news(stack);
}

void faves_stack_remove(GtkWidget *widget, const void *pointer) {
  FavesStack *stack = FAVES_STACK(widget);
  Slot *slot = faves_stack_find(stack, pointer);
  g_return_if_fail(slot != NULL);
  faves_stack_take_out(stack, slot);
}

void faves_stack_take_out(FavesStack *stack, Slot *slot) {
  if (slot->widget) {
    faves_children_change(GTK_WIDGET(stack));
    faves_stack_disown(stack, slot);
  } else {
    faves_stack_forget(stack, slot);
    faves_stack_spacers_changed(stack);
  }
  faves_stack_tell_news(stack);
}

void faves_stack_remove_all(GtkWidget *widget) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_begin_changes(widget, stack->live);
  for (unsigned i = stack->used; i-- > 0;)
    if (stack->slots[i]) faves_stack_take_out(stack, stack->slots[i]);
  faves_stack_compact(stack);
  faves_stack_end_changes(widget);
}

// Looking.

unsigned faves_stack_count(GtkWidget *widget) { return FAVES_STACK(widget)->live; }

int faves_stack_index(GtkWidget *widget, const void *pointer) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_compact(stack);
  Slot *slot = faves_stack_find(stack, pointer);
  return slot ? (int)slot->index : -1;
}

static Slot *slot_at(GtkWidget *widget, unsigned index) {
  FavesStack *stack = FAVES_STACK(widget);
  faves_stack_compact(stack);
  return index < stack->used ? stack->slots[index] : NULL;
}

void *faves_stack_slot_at(GtkWidget *widget, unsigned index) {
  Slot *slot = slot_at(widget, index);
  return slot ? (void *)faves_slot_key(slot) : NULL;
}

GtkWidget *faves_stack_child_at(GtkWidget *widget, unsigned index) {
  Slot *slot = slot_at(widget, index);
  return slot ? slot->widget : NULL;
}

GtkWidget *faves_stack_of(GtkWidget *child) {
  GtkWidget *parent = gtk_widget_get_parent(child);
  if (!parent || faves_is_stack(parent)) return parent;
  const Group *group = faves_group_of(parent);
  return group && !group->left ? faves_group_get_stack(parent) : NULL;
}

void faves_stack_position(GtkWidget *widget, GtkWidget *child, unsigned *index, unsigned *count) {
  FavesStack *stack = FAVES_STACK(widget);
  const Slot *slot = faves_stack_find(stack, child);
  *index = slot ? slot->index : 0;
  *count = stack->used;
}
