#include "stack-private.h"

// Places that are kept: where the focus was, for when what had it goes with any number of others.

FavesStackMark *faves_stack_mark(GtkWidget *widget, GtkWidget *child) {
  FavesStack *stack = FAVES_STACK(widget);
  const Slot *slot = faves_stack_find(stack, child);
  FavesStackMark *mark = g_new0(FavesStackMark, 1);
  if (slot)
    mark->at = slot->index;
  else
    g_critical("faves_stack_mark: %s is no child of the stack", G_OBJECT_TYPE_NAME(child));
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
  gboolean found = FALSE;
  // What is told of a focus may change the stack: places are the same until this is done.
  stack->iterating++;
  for (unsigned i = mark->at; !found && i < stack->used; i++) found = takes_focus(stack, i, GTK_DIR_TAB_FORWARD);
  for (unsigned i = MIN(mark->at, stack->used); !found && i-- > 0;) found = takes_focus(stack, i, GTK_DIR_TAB_BACKWARD);
  stack->iterating--;
  return found;
}
