#include "stack-private.h"

// Places that are kept: where the focus was, for when what had it goes with any number of others.

FavesStackMark *faves_stack_mark(GtkWidget *widget, GtkWidget *child) {
  FavesStack *stack = FAVES_STACK(widget);
  const Slot *slot = faves_stack_find(stack, child);
  FavesStackMark *mark = g_new0(FavesStackMark, 1);
  if (slot)
    mark->at = mark->began = slot->index;
  else
    g_critical("faves_stack_mark: %s is no child of the stack", G_OBJECT_TYPE_NAME(child));
  mark->stood = g_hash_table_new(NULL, NULL);
  for (unsigned i = 0; i < stack->used; i++)
    if (stack->slots[i])
      g_hash_table_insert(mark->stood, (gpointer)faves_slot_key(stack->slots[i]), GUINT_TO_POINTER(i + 1));
  mark->next = stack->marks;
  stack->marks = mark;
  return mark;
}

void faves_stack_unmark(GtkWidget *widget, FavesStackMark *mark) {
  for (FavesStackMark **link = &FAVES_STACK(widget)->marks; *link; link = &(*link)->next)
    if (*link == mark) {
      *link = mark->next;
      break;
    }
  g_hash_table_destroy(mark->stood);
  g_free(mark);
}

/// Whether all that was between two places has gone.
static gboolean is_empty(const FavesStack *stack, unsigned from, unsigned to) {
  for (unsigned i = from; i < to; i++)
    if (stack->slots[i]) return FALSE;
  return TRUE;
}

void faves_marks_insert(FavesStack *stack, unsigned at, unsigned count) {
  for (FavesStackMark *mark = stack->marks; mark; mark = mark->next) {
    if (at >= mark->at) continue;
    // What comes in the place of what stood in front of the mark, with nothing between, is behind it.
    mark->at = is_empty(stack, at, mark->at) ? at : mark->at + count;
  }
}

void faves_marks_move(FavesStack *stack, unsigned from, unsigned to) {
  for (FavesStackMark *mark = stack->marks; mark; mark = mark->next) {
    if (from < mark->at && to >= mark->at)
      mark->at--;
    else if (from >= mark->at && to < mark->at)
      mark->at++;
  }
}

void faves_marks_compact(FavesStack *stack) {
  for (FavesStackMark *mark = stack->marks; mark; mark = mark->next) {
    unsigned gone = 0;
    for (unsigned i = 0; i < mark->at; i++) gone += !stack->slots[i];
    mark->at -= gone;
  }
}

void faves_marks_forget(FavesStack *stack, const Slot *slot) {
  for (FavesStackMark *mark = stack->marks; mark; mark = mark->next)
    g_hash_table_remove(mark->stood, faves_slot_key(slot));
}

/// How many slots were in front of this one when the mark was made, and one; 0: it is new, or none.
static unsigned stood(const FavesStackMark *mark, const Slot *slot) {
  return slot ? GPOINTER_TO_UINT(g_hash_table_lookup(mark->stood, faves_slot_key(slot))) : 0;
}

/// Where to look first: at the mark. But where others have come in the place of all around it, as when every row of a list is
/// another, at the one that has as many of them in front of it as there were.
static unsigned nearest(const FavesStack *stack, const FavesStackMark *mark) {
  unsigned from = MIN(mark->at, stack->used), to = from, in_front = 0;
  while (from > 0 && !(in_front = stood(mark, stack->slots[from - 1]))) from--;
  while (to < stack->used && !stood(mark, stack->slots[to])) to++;
  // What it was in front of is there, or what was behind it has been moved in front of it.
  if (stood(mark, to < stack->used ? stack->slots[to] : NULL) == mark->began + 1 || in_front > mark->began) return mark->at;
  unsigned last = mark->at, skipped = mark->began - in_front;
  for (unsigned i = from; i < to; i++) {
    if (!stack->slots[i]) continue;
    last = i;
    if (!skipped--) break;
  }
  return last;
}

/// Whether the child at a place takes the focus, in its first or its last control.
static gboolean takes_focus(const FavesStack *stack, unsigned i, GtkDirectionType direction) {
  const Slot *slot = stack->slots[i];
  if (!faves_slot_can_hold_focus(slot)) return FALSE;
  // Asked for it again, GTK would go on from there.
  if (faves_holds_focus(slot->widget)) return TRUE;
  faves_slot_wake_for_focus(slot);
  return gtk_widget_child_focus(slot->widget, direction);
}

gboolean faves_stack_focus_at(GtkWidget *widget, const FavesStackMark *mark) {
  FavesStack *stack = FAVES_STACK(widget);
  gboolean found = faves_stack_focus_behind(widget, mark, NULL);
  stack->iterating++;
  for (unsigned i = MIN(nearest(stack, mark), stack->used); !found && i-- > 0;)
    found = takes_focus(stack, i, GTK_DIR_TAB_BACKWARD);
  stack->iterating--;
  return found;
}

gboolean faves_stack_focus_behind(GtkWidget *widget, const FavesStackMark *mark, GtkWidget *child) {
  FavesStack *stack = FAVES_STACK(widget);
  gboolean found = FALSE;
  // What is told of a focus may change the stack: places are the same until this is done.
  stack->iterating++;
  unsigned at = nearest(stack, mark);
  unsigned first = at;
  while (first < stack->used && !stack->slots[first]) first++;
  if (child && first < stack->used && stack->slots[first]->widget == child) at = first + 1;
  for (unsigned i = at; !found && i < stack->used; i++) found = takes_focus(stack, i, GTK_DIR_TAB_FORWARD);
  stack->iterating--;
  return found;
}
