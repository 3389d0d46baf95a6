#ifndef FAVES_STACK_H
#define FAVES_STACK_H

#include "faves-base.h"

// FavesStack: SwiftUI's HStack and VStack as a GTK container without a window of its own.
//
// Slots. A stack is a sequence of slots; a slot is a child widget or a spacer. Functions that name a
// place take the slot that stands before it, `after`: a child's `GtkWidget *`, a spacer handle, or NULL
// for the very first place. Passing anything that is not a slot of this stack is a programming error
// (a GLib critical; nothing happens).
//
// Layout. Along its axis the stack offers each child an equal share of what is left, the least flexible
// child (maximum - minimum) first, and the child takes the offer clamped to its minimum and maximum.
// Priorities go in groups, the highest first, everyone else's minimum set aside; spacers come last of all
// and share what is left. Across, a child gets its ideal size, or all there is if it expands.
// Room that nobody takes stays at the end (along) or is split by the alignment (across): a parent that
// should centre the whole stack sets the stack's `halign`/`valign`.
// Heights follow widths where a child's do (wrapped text), and right-to-left mirrors everything.
//
// Many children. Beyond a few hundred children the stack holds them through hidden inner containers, so
// that one child's change re-measures about a hundred widgets and not ten thousand. A child's GTK
// parent is then such a container: use `faves_stack_of` to find the stack, `faves_stack_remove` (or
// `gtk_widget_destroy` of the child) to remove, never `gtk_container_remove` on the stack.
// `gtk_container_get_children` on the stack lists the children in order. Those that have not been in sight yet
// are not mapped (`faves_stack_wake`).
//
// Theme: CSS name "box". Position selectors (`:first-child`) follow the order of insertion, not of slots.

FAVES_BEGIN_DECLS

GType faves_stack_get_type(void);

/// A new stack. `spacing` in pixels between neighbours (negative counts as 0).
GtkWidget *faves_stack_new(GtkOrientation axis, int spacing, FavesAlign alignment);

/// The axis may change while children are in the stack; they keep focus and state.
void faves_stack_set_axis(GtkWidget *stack, GtkOrientation axis);
/// Pixels between neighbours, and between a spacer and its neighbours (SwiftUI has 0 there when no
/// spacing was asked for). `faves_stack_new` sets both to its `spacing`.
void faves_stack_set_spacing(GtkWidget *stack, int spacing, int beside_spacers);
/// Cross-axis alignment; the baselines are meaningful in a horizontal stack.
void faves_stack_set_alignment(GtkWidget *stack, FavesAlign alignment);

/// Puts `count` widgets, in order, after the slot `after` (NULL: first). The widgets have no parent; the
/// stack takes (sinks) a reference. They are not shown: show them first. Appending is constant time per
/// child. For thousands into a stack on screen, see `faves_stack_begin_changes`; one call with
/// all of them decides that by itself.
void faves_stack_insert(GtkWidget *stack, GtkWidget *_Nonnull const *_Nonnull children, unsigned count,
                        const void *_Nullable after);

/// Puts a spacer after `after` and returns its handle, valid until it is removed or the stack goes.
/// `min_length` in pixels along the axis; FAVES_UNSET is the usual 8.
void *faves_stack_insert_spacer(GtkWidget *stack, int min_length, const void *_Nullable after);
void faves_stack_set_spacer(GtkWidget *stack, void *spacer, int min_length);

/// Moves a slot. A child keeps its parent, and so focus, cursor, scroll position and state.
/// `after` may be the slot before it already, or the slot itself (no move).
void faves_stack_move(GtkWidget *stack, const void *slot, const void *_Nullable after);

/// Removes a slot: a child is unparented (and dies unless referenced elsewhere), a spacer is freed.
void faves_stack_remove(GtkWidget *stack, const void *slot);
void faves_stack_remove_all(GtkWidget *stack);
/// Removes slots whose children are about to be destroyed by those who own them. Of many that have stood together, a child may
/// keep its parent until then: off the screen, in no stack (`faves_stack_of`), and not to be put anywhere else.
void faves_stack_dismiss(GtkWidget *stack, const void *_Nonnull const *_Nonnull slots, unsigned count);
/// The same of `runs` runs of children, each from one to another one, which is not in front of it. FALSE: nothing is done, since the
/// stack has no groups that could leave, or has spacers, which nobody destroys.
gboolean faves_stack_dismiss_runs(GtkWidget *stack, const void *_Nonnull const *_Nonnull ends, unsigned runs);
/// Whether a widget is, or is in, a child that has been dismissed and still has a parent.
gboolean faves_stack_dismissed(GtkWidget *widget);

/// Brackets many changes to a stack that is on screen. `expected` is about how many children will be added
/// or removed; if that is much relative to those already there, the stack leaves the screen for
/// the while (adding one by one to a realised container is quadratic in GTK) and comes back with focus,
/// cursor and scroll position as they were. Otherwise it costs nothing. Calls nest; both must happen in
/// the same turn of the main loop.
void faves_stack_begin_changes(GtkWidget *stack, unsigned expected);
void faves_stack_end_changes(GtkWidget *stack);

/// A place between the slots, which stays where it is as others come, go and are moved.
typedef struct FavesStackMark FavesStackMark;
/// The place in front of a child, which may go then. What comes there is behind it.
FavesStackMark *faves_stack_mark(GtkWidget *stack, GtkWidget *child);
void faves_stack_unmark(GtkWidget *stack, FavesStackMark *mark);
/// Gives the focus to the first behind the mark that takes it, else to the last in front of it, in sight or not; FALSE: none does.
/// Where all around it are new, the mark counts as in front of the one that stands where it was in their order.
gboolean faves_stack_focus_at(GtkWidget *stack, const FavesStackMark *mark);
/// Gives it to the first behind the mark, and behind `child` where that still stands there; FALSE: none takes it.
gboolean faves_stack_focus_behind(GtkWidget *stack, const FavesStackMark *mark, GtkWidget *_Nullable child);

/// Whether a child and all behind it have not been in sight since they came; FALSE also where that is not known.
gboolean faves_stack_is_unseen_from(GtkWidget *stack, const void *child);

/// Number of slots, spacers included.
unsigned faves_stack_count(GtkWidget *stack);
/// How many children it has measured since it was made, each as often as it was: what a change costs.
unsigned faves_stack_measured(GtkWidget *stack);
/// How often it has worked out where all of its children go: not where one changes that needs as much room as before.
unsigned faves_stack_placed(GtkWidget *stack);
/// Position of a slot, or -1. May renumber after removals; constant time otherwise.
int faves_stack_index(GtkWidget *stack, const void *slot);
/// The slot at a position: a child or a spacer; NULL out of range.
void *_Nullable faves_stack_slot_at(GtkWidget *stack, unsigned index);
/// The child at a position; NULL for a spacer.
GtkWidget *_Nullable faves_stack_child_at(GtkWidget *stack, unsigned index);
/// The stack a widget stands in directly (through a hidden inner container or not), or NULL.
GtkWidget *_Nullable faves_stack_of(GtkWidget *child);
gboolean faves_is_stack(GtkWidget *widget);

/// Children of a long stack that have not been in sight yet are not mapped, and what is in them has no places that
/// GTK knows (`gtk_widget_translate_coordinates`). This has everything that a widget is in mapped, as far as only sight is
/// lacking.
void faves_stack_wake(GtkWidget *widget);
/// Whether a widget is mapped, or would be if it had been in sight already.
gboolean faves_is_shown(GtkWidget *widget);

FAVES_END_DECLS

#endif
