#ifndef FAVES_STACK_PRIVATE_H
#define FAVES_STACK_PRIVATE_H

#include "layout-private.h"
#include "raised.h"

// The stack's parts: slots in order (stack-slots.c), the groups that hold the children for GTK (stack-group.c), measuring
// (stack-measure.c), sharing what there is along the stack (stack-along.c) and across (stack-across.c), asking for it (stack-
// request.c), placing (stack-place.c) and drawing (stack-draw.c), changes in bulk (stack-bulk.c), which styles are shared and
// which are not needed yet (stack-styles.c), and where slots are kept (stack-pool.c); places that are kept by others (stack-
// mark.c). What goes leaves a gap (stack-gaps.c). What has not been in sight yet is not mapped (stack-sight.c); what leaves in
// hundreds does so by groups (stack-leaving.c). What the pointer meets is seen to in stack-input.c. What assistive tools see is
// in stack-accessible.c.
//
// Order and parentage are two things. `slots` is the order. A group is a set of children with a hidden widget as their GTK
// parent, which serves two ends. GTK's own "needs resize" mark on it says whether any of them has changed. And it has a
// GdkWindow, which its children's places count from: below a child that goes, windows are moved and nothing in them.
// Children come into the group of those next to them, and stay in it wherever they are moved to, as another parent would cost
// them focus and what is being typed. A few that are moved are in the window of those beside them, as guests
// (stack-guests.c). The window covers all that are in it, the others between them as well: it is met only where a
// child has a window of its own, and nothing is drawn by it. So what groups gain is less after many moves, and nothing else.
// Children of `direct` have the stack itself as parent: all of them in a stack of ordinary size.

FAVES_BEGIN_DECLS

typedef struct Slot Slot;
typedef struct Group Group;

/// `at` of the slots are in front of it, those that went and are not closed up yet among them.
struct FavesStackMark {
  unsigned at;
  unsigned began;  // the same, when it was made
  /// Of the slots that were there then and are still: what each is known by → how many were in front of it, and one.
  GHashTable *_Nullable stood;
  FavesStackMark *_Nullable next;
};

/// What passes over all slots look at comes first, within one line of the processor's cache; a slot is two.
struct Slot {
  GtkWidget *_Nullable widget;  // NULL: a spacer
  gboolean visible;
  // Along the axis that is measured first [0] and the other [1]; [1] holds for `second_for` of [0].
  int second_for;
  int min[2], ideal[2], max[2];
  int size[2];
  int pos, len;                                      // along the stack's axis, from its host's `base`, as last placed
  Group *_Nullable host;                             // in whose window the child is: its group, if it is not a guest
  GtkAllocation rect;                                // as last given to GTK, from where the host's places count
  Group *_Nullable group;                            // whose widget is the child's parent; NULL for a spacer
  const FavesLayoutInfo *info;
  const unsigned *_Nullable times_asked;             // of a child that tells
  unsigned asked;                                    // `times_asked` when it was measured; 0: it was not
  unsigned index;                                    // in FavesStack.slots
  unsigned member;                                   // in Group.members
  int baseline : 29;                                 // for a given width, in a stack aligned by baseline
  unsigned going : 1;    // about to leave, with others
  unsigned plain : 1;    // a container whose place is exactly what it is given: it has no margins, and fills it
  unsigned settled : 1;  // a plain one that has been given `rect` since it was measured
  unsigned unstyled : 1; // nobody has seen it
};

/// Whether the child makes way: those around it are placed as if it were not there, but for the room that it still has.
static inline gboolean faves_slot_is_aside(const Slot *_Nonnull slot) { return slot->info && slot->info->aside; }

/// The size of a line of the processor's cache, on most of them.
#define CACHE_LINE 64

/// How much of a group with a widget has been in sight, and with that what GTK has mapped.
typedef enum {
  SEEN = 0,     // all of its members, with its widget
  UNSEEN,       // none of them, nor its widget: it sleeps
  PARTLY_SEEN,  // its widget, and of its members those that were moved to where one looks; with the others it sleeps on
} Sight;

struct Group {
  GtkWidget *_Nullable widget;  // the hidden container; NULL for the direct children
  int base;                     // along the stack's axis, from its leading edge: what places in it count from
  Slot *_Nullable *_Nullable members;
  unsigned count, room;
  gboolean wraps[2];  // some member is height-for-width, width-for-height
  int spill;          // pixels that those in it draw outside their places, at most
  // Of one with a widget:
  GPtrArray *_Nullable guests;  // slots of other groups that are in this one's window
  gboolean due;         // some member may have asked for an allocation
  Sight sight;
  int from, to;         // along the stack's axis, from its leading edge: where the first in it starts and the last ends
  gboolean has_gap;     // some of those in it have moved up, and are to be put there
  int excess;           // pixels that they are placed beyond that, or beyond the stack's own place across, at most
  int margin;           // so much more than that its window covers, on each side
  GtkAllocation place;  // of the window; what its members' places count from
  int covered;          // across the stack, by its window: no less than `place` says
  gboolean to_look_at;  // its windows may have come, gone or moved
  gboolean unstyled;    // of those in it that are, GTK computes only the styles that are asked for (stack-styles.c)
  GList among_unstyled; // while it is
  gboolean left;        // whole: its members are in the order no more, and wait to be destroyed
};

/// Where a child starts along the stack's axis, from its leading edge.
static inline int faves_slot_start(const Slot *_Nonnull slot) { return slot->pos + (slot->host ? slot->host->base : 0); }

/// Where one stood that has gone since all were placed, and by how much what is behind it is to move up.
typedef struct {
  int at, length;
} FavesGap;

static inline gboolean faves_group_sleeps(const Group *_Nonnull group) { return group->sight != SEEN; }

/// Walking over thousands of rows is waiting for memory, mostly: each is in a place of its own. What is needed of those
/// that are next is asked for in time: the slot, of it the widget, of that what GTK keeps of it. `slots` holds `count`, some of
/// them NULL; `i` is the one whose turn it is.
static inline void faves_slots_fetch(Slot *_Nullable const *_Nonnull slots, unsigned count, unsigned i) {
  if (i + 12 < count && slots[i + 12]) {
    __builtin_prefetch(slots[i + 12]);
    __builtin_prefetch((const char *)slots[i + 12] + CACHE_LINE);
  }
  if (i + 8 < count && slots[i + 8]) __builtin_prefetch(slots[i + 8]->widget);
  if (i + 4 >= count || !slots[i + 4] || !slots[i + 4]->widget) return;
  const char *private = (const char *)slots[i + 4]->widget->priv;
  for (int line = 0; line < 5; line++) __builtin_prefetch(private + line * CACHE_LINE);
}

/// A hidden container holds so many children that came one after the other, and so many at most with those that came between
/// them; the stack itself holds so many before groups are used.
#define GROUP_SIZE 32
#define GROUP_MOST 64
#define DIRECT_SIZE 150
/// So many at the start of a stack have styles before they have places.
#define FIRST_STYLED 64
/// So many children that have changed are known; of more, all are looked at, and in a stack of fewer than `DUE_FROM`.
#define DUE_MOST 16
#define DUE_FROM 32

typedef struct {
  GtkContainer parent;
  GtkOrientation axis;
  int spacing, spacer_spacing;
  FavesAlign alignment;

  Slot *_Nullable *_Nullable slots;  // NULL where one was removed, until `faves_stack_compact`
  unsigned used, room, live;
  unsigned spacers;
  FavesStackMark *_Nullable marks;
  GHashTable *_Nullable by_pointer;  // child or spacer handle → slot, once linear search is too slow
  unsigned iterating;                // inside forall: no compaction

  Group direct;
  GPtrArray *_Nullable groups;
  GPtrArray *_Nullable leaving;  // groups that have left whole (stack-leaving.c)
  GtkWidget *_Nullable refusing;  // the window that gives none of what is in them the focus
  GdkFrameClock *_Nullable frames;  // before which they may have to be hidden
  Raised raised;
  GdkFrameClock *_Nullable frame_to_look;  // after whose next frame groups are looked at (stack-input.c)

  gboolean dirty;        // some child's request may have changed
  gboolean cuts_text;    // as last placed, some text had less than its lines take
  int settled_for;       // the size on the first axis that all slots have theirs for; -1: none
  int widest;            // the most that any would take there, when it was settled
  // What is known of all children together, until one of them asks for something else than before.
  unsigned known;               // FAVES_KNOWN_…
  int least[2], wanted[2];      // the stack's own request on the first axis, and the other for the sizes that children have
  gboolean second_due;          // some child is to be measured on the second axis, for the size it has on the first
  int lengths_for;              // the length for which all slots have their size along the stack, if that is the second axis
  int lead;                     // before the first child: where the height leaves a row less than its width, it is in the middle
  Slot *_Nullable *_Nullable due;  // those that have asked since all were placed: at most DUE_MOST
  unsigned due_count;              // more than that: any may have
  GtkAllocation placed_in;      // where all children stand where they should, but for the gaps
  FavesGap *_Nullable gaps;     // the last one first
  unsigned gap_count;
  gboolean placed_mirrored;
  GtkOrientation first;  // the axis measured first: the width, but for width-for-height children
  int spill;             // pixels that children draw outside their places
  FavesGround ground;

  unsigned asked;        // how often GTK has asked for the request mode
  unsigned measured;     // how many children were measured, ever
  unsigned placed;       // how often all children were placed
  unsigned moved;        // how many children have got another place in the order since
  unsigned changing;    // nesting of begin_changes
  unsigned font;        // a hash of what groups without styles were measured in; 0: there were none
  unsigned asleep;      // how many groups are
  unsigned next_due;    // the source that wakes those in `next`
  GdkRectangle next;    // what is close to sight, from where the stack's own place counts
  AtkObject *_Nullable accessible;  // once a tool has asked for it
  GArray *_Nullable news;           // what it is still to be told of (stack-accessible.c)
  gboolean off_screen;  // taken off the screen meanwhile
  GtkWidget *_Nullable focus;
  int focus_bounds[2];
} FavesStack;

enum { FAVES_KNOWN_FIRST = 1, FAVES_KNOWN_SECOND = 2, FAVES_KNOWN_PLACES = 4 };

typedef struct {
  GtkContainerClass parent_class;
} FavesStackClass;

#define FAVES_STACK(w) ((FavesStack *)(w))

// stack-pool.c
/// A slot that is all zeros.
Slot *faves_slot_new(void);
void faves_slot_free(Slot *slot);

// stack-slots.c
/// What the slot is known by: its widget, or itself for a spacer.
static inline const void *faves_slot_key(const Slot *slot) {
  return slot->widget ? (const void *)slot->widget : slot;
}
/// The stack's own expansion, which GTK does not look at by itself, is to be computed anew.
void faves_stack_spacers_changed(FavesStack *stack);
void faves_stack_compact(FavesStack *stack);
/// The same once many are to be closed up: each time, all slots behind are touched.
void faves_stack_compact_many(FavesStack *stack);
/// Takes a slot from the order.
void faves_stack_drop(FavesStack *stack, Slot *slot);
/// The same, and frees it.
void faves_stack_forget(FavesStack *stack, Slot *slot);
/// Removes a child, which is unparented, or a spacer.
void faves_stack_take_out(FavesStack *stack, Slot *slot);
Slot *_Nullable faves_stack_find(FavesStack *stack, const void *pointer);

// stack-mark.c
/// Slots are about to come at a place, one was moved, or those that went are about to be closed up.
void faves_marks_insert(FavesStack *stack, unsigned at, unsigned count);
void faves_marks_move(FavesStack *stack, unsigned from, unsigned to);
void faves_marks_compact(FavesStack *stack);
/// A slot is about to go.
void faves_marks_forget(FavesStack *stack, const Slot *slot);

// stack-group.c
/// Parents the widgets of slots that follow one another: into the stack itself, a group of those beside them, or new groups.
void faves_stack_adopt(FavesStack *stack, Slot *_Nonnull *_Nonnull slots, unsigned count);
/// Takes the slot out of its group; the widget is unparented. A group left empty goes.
void faves_stack_disown(FavesStack *stack, Slot *slot);
/// Takes a child that has got another place in the order into the window of those beside it.
void faves_stack_rehome(FavesStack *stack, Slot *slot);
/// So many at a layout: to do it takes as long as drawing some rows, and of a list that is sorted all rows would be.
#define REHOMED_MOST 8
/// Takes the group from the stack.
void faves_group_unparent(Group *group);
/// A group of which nothing is left goes.
void faves_group_drop_if_empty(FavesStack *stack, Group *group);
void faves_group_clear(Group *group);
/// Takes a slot from the members of its group.
void faves_group_take_out(Slot *slot);
static inline unsigned faves_group_guests(const Group *group) { return group->guests ? group->guests->len : 0; }
/// Where its window is to be for its members' places in `whole`, the stack's own.
void faves_group_place(const FavesStack *stack, Group *group, const GtkAllocation *whole, gboolean mirrored);
/// Gives it its place, and the members that ask for one their allocation; its window is made larger where they need it.
void faves_group_allocate(FavesStack *stack, Group *group);

/// The group whose widget it is, or NULL.
Group *_Nullable faves_group_of(GtkWidget *widget);

/// Holds the windows of a child that is about to go until what takes its place has been drawn.
void faves_hold_windows(GtkWidget *child);

// stack-accessible.c
GType faves_stack_accessible_get_type(void);
/// A child has its place, or is about to lose it: assistive tools are told with the next `faves_stack_tell_news`.
void faves_stack_note_news(FavesStack *stack, const Slot *slot, gboolean comes);
void faves_stack_tell_news(FavesStack *stack);

// stack-leaving.c
/// Unparents a child of a group that has left; with the last one the group goes.
void faves_group_let_go(FavesStack *stack, Group *group, GtkWidget *child);
/// Has the window that the stack is in give the focus to none of what has left, as long as there is any.
void faves_stack_refuse_focus(FavesStack *stack);
/// What has left of a stack in which nothing stayed is hidden: GTK is about to look for the styles of all that is in the stack.
void faves_stack_hide_leaving(FavesStack *stack);
/// What has left does not come back with the stack.
void faves_stack_unmap_leaving(FavesStack *stack);
/// What has left is unrealised before the stack, as its children are.
void faves_stack_unrealize_leaving(FavesStack *stack);
/// Destroys all that waits for it: the stack goes.
void faves_stack_end_leaving(FavesStack *stack);

// stack-input.c
/// Has what a group's window lets through looked at when the frame is over.
void faves_group_windows_change(FavesStack *stack, Group *group);
void faves_stack_stop_looking(FavesStack *stack);

// stack-sight.c
/// Has its children realised and mapped, if its stack is.
void faves_group_wake(Group *group);
void faves_group_sleep(FavesStack *stack, Group *group);
/// All groups, once the stack is not realised any more.
void faves_stack_sleep(FavesStack *stack);
static inline gboolean faves_slot_can_hold_focus(const Slot *_Nullable slot) {
  return slot && slot->widget && gtk_widget_get_visible(slot->widget);
}
/// The child's group is woken if focus may come to rest in the child: GTK passes over containers that are not mapped.
void faves_slot_wake_for_focus(const Slot *slot);
/// Has a child of a sleeping group mapped, and not the others in it: it is moved to where it may be in sight.
void faves_slot_wake(Slot *slot);
/// Those that are in sight now that all have their places.
void faves_stack_wake_in_sight(FavesStack *stack);
/// Those that are to be drawn, from the stack's corner; those next to them when there is time.
void faves_stack_wake_drawn(FavesStack *stack, const GdkRectangle *drawn);

// stack-due.c
/// Whether those that have asked are known one by one.
gboolean faves_stack_is_due_listed(const FavesStack *stack);
void faves_stack_all_due(FavesStack *stack);
/// A child was measured on the first axis, and asks for the same there as before or for something else.
void faves_stack_child_asks(FavesStack *stack, Slot *slot, gboolean changed, int old_min, int old_ideal);
/// A child asks for something else on the second axis.
void faves_stack_second_changed(FavesStack *stack, const Slot *slot, int old_min, int old_ideal);
/// A child is about to go.
void faves_stack_child_leaves(FavesStack *stack, const Slot *slot);

// stack-gaps.c
/// Notes that a child is about to go and the others may move up. FALSE: all are to be placed anew.
gboolean faves_stack_note_gap(FavesStack *stack, const Slot *slot);
/// Has children and groups start where they do without those that went.
void faves_stack_close_gaps(FavesStack *stack);

// stack-guests.c
/// Brings a child into the window of another group, or back to its own, at the place it is about to have there.
void faves_stack_lodge(FavesStack *stack, Slot *slot, Group *host);
/// Forgets that a child is a guest; it is in no window, or about to leave it.
void faves_guest_leave(Slot *slot);
/// All guests of a group, whose window goes.
void faves_guests_send_home(FavesStack *stack, Group *host);

// stack-measure.c
/// Nothing is known of all children together any more: their number, order or what one of them asks for is another.
void faves_stack_changed(FavesStack *stack);
/// Measures those that have changed, or all: the first axis is another one now.
void faves_stack_measure_group(FavesStack *stack, Group *group, gboolean all);
/// Whether a visible child may want something else than when it was measured.
gboolean faves_stack_may_have_changed(FavesStack *stack, const Slot *slot);
/// Brings every slot's first axis up to date; touches only what GTK says has changed.
void faves_stack_refresh(FavesStack *stack);
/// Measures the second axis of every visible child whose size on the first may be another one; or of those that are due.
void faves_stack_measure_second(FavesStack *stack, gboolean all);
/// Whether some child's first (0) or second (1) axis depends on the size that it has on the other.
gboolean faves_stack_wraps(FavesStack *stack, int which);
gboolean faves_stack_by_baseline(FavesStack *stack);

static inline GtkOrientation faves_other(GtkOrientation axis) { return (GtkOrientation)!axis; }

/// Gives a child a size. Where it is another one on the first axis, what is known of the other and of places is no more.
static inline void faves_stack_set_size(FavesStack *stack, Slot *slot, int which, int size) {
  if (which == 0 && slot->size[0] != size) {
    stack->known &= FAVES_KNOWN_FIRST;
    stack->lengths_for = -1;
  }
  slot->size[which] = size;
}

// stack-along.c
/// The gap before a slot: none before the first visible one (`previous` NULL), nor before one that has made way.
int faves_stack_gap(FavesStack *stack, const Slot *_Nullable previous, const Slot *slot);
/// All of them.
int faves_stack_gaps(FavesStack *stack);
/// What all children and gaps take along the stack.
void faves_stack_sum_along(FavesStack *stack, int which, int *min, int *ideal);
/// Sets `size[which]` of every visible slot: shared along the stack's axis.
void faves_stack_distribute(FavesStack *stack, int which, int length);
/// The most that a child of a row takes where it is so high; FAVES_INFINITY: as much as there is.
int faves_slot_most_beside(const Slot *slot, int height);
/// Holds those in a row whose width follows from its height, as a picture's does, to what is theirs at that; the others share what
/// they leave. Returns whether there are any; `left` receives what nobody takes.
gboolean faves_stack_hold_to_height(FavesStack *stack, int width, int height, int *left);
/// The width that a child covers where it was given less than its ideal one.
int faves_slot_fitting(const Slot *slot, int width);

// stack-across.c
/// The size of a child across the stack, of which there is so much.
int faves_stack_clamped(FavesStack *stack, const Slot *slot, int which, int size);
/// Sets `size[which]` of every visible slot: clamped across the stack's axis.
void faves_stack_clamp(FavesStack *stack, int which, int size);
/// What the children that take most across the stack take there.
void faves_stack_max_across(FavesStack *stack, int which, int *min, int *ideal);
gboolean faves_stack_has_guides(FavesStack *stack);
/// The point of a child, from its leading or top edge, that all children are lined up by.
int faves_stack_guide(FavesStack *stack, const Slot *slot, int size);
/// How far the children reach before and after the line, with these sizes.
void faves_stack_reach(FavesStack *stack, const int *_Nonnull (*_Nonnull sizes)(const Slot *), int which,
                       int *before, int *after);
const int *faves_slot_ideals(const Slot *slot);

// stack-request.c
void faves_stack_class_init_layout(GtkWidgetClass *class);
/// Decides every child's size on the first axis and measures it on the second.
void faves_stack_settle_first(FavesStack *stack, int size);

// stack-place.c
void faves_stack_size_allocate(GtkWidget *widget, GtkAllocation *whole);
void faves_stack_allocate_child(FavesStack *stack, Slot *slot);
/// Adds to what those in a window draw outside their places what a child does.
void faves_stack_note_spill(Slot *slot);
gboolean faves_stack_draw(GtkWidget *widget, cairo_t *cr);
/// Draws a child, from the stack's top left corner.

// stack-styles.c
/// Has those that are not placed yet share the styles of what is in them.
void faves_stack_share_styles(FavesStack *stack);
/// Has those that come into a new group be without styles until it wakes.
void faves_group_put_off_styles(FavesStack *stack, Group *group);
/// A child has come into its group.
void faves_slot_put_off_style(Slot *slot);
/// What is in it is about to be seen.
void faves_group_style(Group *group);
/// A child is about to be seen or to go, and the others in its group are not.
void faves_slot_style(Slot *slot);
/// The group goes.
void faves_group_forget_styles(Group *group);
/// The stack has another style.
void faves_stack_style_changed(FavesStack *stack);


/// Asks for the slot that is some way ahead of `i`, as `faves_slots_fetch` does.
static inline void faves_stack_fetch(const FavesStack *stack, unsigned i) {
  if (i + 16 < stack->used) __builtin_prefetch(stack->slots[i + 16]);
}

#define EACH_VISIBLE(stack, slot)                                              \
  for (unsigned i_ = 0; i_ < (stack)->used; faves_stack_fetch(stack, i_++)) \
    if ((slot = (stack)->slots[i_]) && slot->visible)

FAVES_END_DECLS

#endif
