#include "stack-private.h"

#include <stdlib.h>
#include <string.h>

// Where the children go, and drawing those that are to be seen.

/// Brings an allocation to what has asked for one in a child that is at its place: for every allocation GTK would look up
/// the child's sizes before it finds that there is nothing to do, which for thousands of rows is waiting for memory.
static gboolean stays_settled(FavesStack *stack, const Slot *slot) {
  static GtkContainerClass *container;
  if (G_UNLIKELY(!container)) container = GTK_CONTAINER_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER));
  container->check_resize(GTK_CONTAINER(slot->widget));
  // A child that has itself asked is not allocated but measured anew where its least size is more than its place, as that
  // of text is which is wrapped when it has to be.
  return !faves_stack_may_have_changed(stack, slot);
}

void faves_stack_allocate_child(FavesStack *stack, Slot *slot) {
  // A child that is not yet placed is on its way: the stack itself is due for allocation.
  if (!slot->visible || slot->rect.width < 0) return;
  if (!slot->settled || !stays_settled(stack, slot)) {
    gtk_widget_size_allocate(slot->widget, &slot->rect);
    slot->settled = slot->plain;
  }
  faves_stack_note_spill(slot);
}

void faves_stack_note_spill(Slot *slot) {
  if (!slot->visible || slot->rect.width < 0) return;
  GdkRectangle clip;
  faves_layout_drawn_clip(slot->widget, &clip);
  // Where layout had the child, its own effects and what moves it aside.
  const int *moved = slot->info->moved;
  int away = MAX(abs(moved[0]), abs(moved[1])) + MAX(abs(moved[2]), abs(moved[3])) +
             MAX(faves_layout_overlap(slot->info, GTK_ORIENTATION_HORIZONTAL),
                 faves_layout_overlap(slot->info, GTK_ORIENTATION_VERTICAL));
  if (G_LIKELY(!away && !memcmp(&clip, &slot->rect, sizeof clip))) return;
  GtkAllocation *place = &slot->rect;
  int spill = away + MAX(MAX(place->x - clip.x, place->y - clip.y),
                         MAX(clip.x + clip.width - place->x - place->width,
                             clip.y + clip.height - place->y - place->height));
  slot->host->spill = MAX(slot->host->spill, spill);
}

/// The width of a child of a column, or the size across of any other: a picture, or whatever keeps a proportion, that has less
/// height than it would take is no wider than that.
static int breadth(const FavesStack *stack, const Slot *slot) {
  int across = stack->first == stack->axis, size = slot->size[across];
  if (across || stack->axis != GTK_ORIENTATION_VERTICAL || !slot->widget || slot->size[1] >= slot->max[1]) return size;
  return MIN(size, faves_slot_most_beside(slot, slot->size[1]));
}

/// Puts one child at its place; `across` is its position from the leading edge or top, `breadth` its size there. Returns whether it
/// was elsewhere, from where its group's places count.
static gboolean put(FavesStack *stack, Slot *slot, const GtkAllocation *whole, gboolean mirrored, int across, int breadth) {
  gboolean horizontal = stack->axis == GTK_ORIENTATION_HORIZONTAL;
  int size[2], at[2];
  size[stack->axis] = slot->size[stack->first != stack->axis];
  size[faves_other(stack->axis)] = breadth;
  at[GTK_ORIENTATION_HORIZONTAL] = horizontal ? faves_slot_start(slot) : across;
  at[GTK_ORIENTATION_VERTICAL] = horizontal ? across : faves_slot_start(slot);
  faves_layout_displace(slot->widget, slot->info, at, size);
  int width = size[GTK_ORIENTATION_HORIZONTAL], height = size[GTK_ORIENTATION_VERTICAL];
  int x = at[GTK_ORIENTATION_HORIZONTAL], y = at[GTK_ORIENTATION_VERTICAL];
  GtkAllocation rect = {whole->x + (mirrored ? whole->width - x - width : x), whole->y + y, MAX(1, width),
                        MAX(1, height)};
  Group *group = slot->host;
  if (group->widget) {
    const GtkAllocation *place = &group->place;
    rect.x -= place->x;
    rect.y -= place->y;
    int beyond = MAX(MAX(-rect.x, rect.x + rect.width - place->width),
                     MAX(-rect.y, rect.y + rect.height - place->height));
    group->excess = MAX(group->excess, beyond + group->margin);
  }
  gboolean moved = memcmp(&rect, &slot->rect, sizeof rect) != 0;
  if (moved) slot->settled = FALSE;
  slot->rect = rect;
  // A clean child at its old place needs nothing; a dirty one in a group is reached through the group.
  if (moved || !group->widget) faves_stack_allocate_child(stack, slot);
  return moved;
}

static const int *results(const Slot *slot) { return slot->size; }

/// Decides where along the stack each child starts and ends, and each group.
static void place_along(FavesStack *stack) {
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    Group *group = stack->groups->pdata[i];
    group->from = group->base = G_MAXINT;
    group->to = G_MININT;
    group->excess = 0;
    group->has_gap = FALSE;
  }
  int along = stack->first != stack->axis, pos = stack->lead;
  const Slot *previous = NULL;
  for (unsigned i = 0; i < stack->used; i++) {
    faves_stack_fetch(stack, i);
    Slot *slot = stack->slots[i];
    if (!slot) continue;
    if (slot->visible) pos += faves_stack_gap(stack, previous, slot);
    if (slot->host && slot->host->base == G_MAXINT) slot->host->base = pos;
    slot->pos = pos - (slot->host ? slot->host->base : 0);
    slot->len = slot->visible ? slot->size[along] : 0;
    if (!slot->visible) continue;
    int start = pos;
    pos += slot->len;
    if (!faves_slot_is_aside(slot)) previous = slot;
    if (!slot->host) continue;
    slot->host->from = MIN(slot->host->from, start);
    slot->host->to = MAX(slot->host->to, pos);
  }
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
    if (((Group *)stack->groups->pdata[i])->base == G_MAXINT) ((Group *)stack->groups->pdata[i])->base = 0;
  stack->gap_count = 0;
}

/// Gives every child its size and place in `whole`. Returns whether all of it follows from what they ask for, so that it
/// need not be done again until one of them asks for something else.
static gboolean place_all(FavesStack *stack, const GtkAllocation *whole, const int *sizes, gboolean mirrored) {
  if (stack->first == stack->axis)
    faves_stack_clamp(stack, 1, sizes[1]);
  else if (stack->lengths_for != sizes[1] || stack->cuts_text)
    faves_stack_distribute(stack, 1, sizes[1]);
  stack->lengths_for = sizes[1];
  place_along(stack);
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++)
    faves_group_place(stack, stack->groups->pdata[i], whole, mirrored);

  int across = stack->first == stack->axis, line = 0;
  gboolean guides = faves_stack_has_guides(stack);
  if (guides) {
    int before, after;
    faves_stack_reach(stack, results, across, &before, &after);
    FavesAlign align = faves_stack_by_baseline(stack) ? FAVES_ALIGN_CENTER : stack->alignment;
    line = before + MAX(0, faves_place(align, sizes[across], before + after));
  }
  Slot *slot;
  // Of children that stay where they are only the slots are looked at, and where one moves the next do, mostly.
  gboolean moves = FALSE, follows = !guides;
  for (unsigned i = 0; i < stack->used; i++) {
    if (moves)
      faves_slots_fetch(stack->slots, stack->used, i);
    else
      faves_stack_fetch(stack, i);
    if (!(slot = stack->slots[i]) || !slot->visible || !slot->widget) continue;
    int size = breadth(stack, slot);
    follows = follows && faves_layout_tells_nothing(slot->info);
    moves = put(stack, slot, whole, mirrored,
                guides ? line - faves_stack_guide(stack, slot, size) : faves_place(stack->alignment, sizes[across], size), size);
  }
  return follows;
}

/// Puts a child of a stack where all follow from what they ask for.
static void put_plainly(FavesStack *stack, Slot *slot, const GtkAllocation *whole, const int *sizes, gboolean mirrored) {
  if (!slot->visible || !slot->widget) return;
  int size = breadth(stack, slot);
  put(stack, slot, whole, mirrored, faves_place(stack->alignment, sizes[stack->first == stack->axis], size), size);
}

/// Whether each child has the size that it has had in the place before this one, so that they only have to move with the stack
/// and up where one has gone.
static gboolean keeps_sizes(const FavesStack *stack, const GtkAllocation *whole, const int *sizes, gboolean mirrored) {
  const GtkAllocation *before = &stack->placed_in;
  gboolean is_as_wide = stack->axis == GTK_ORIENTATION_HORIZONTAL ? whole->height == before->height : whole->width == before->width;
  return (stack->known & FAVES_KNOWN_PLACES) && stack->first != stack->axis && stack->lengths_for == sizes[1] &&
         !stack->cuts_text && mirrored == stack->placed_mirrored && is_as_wide;
}

/// Moves groups to where they are now, and puts those one by one that are in none, or behind a gap in theirs.
static void move_up(FavesStack *stack, const GtkAllocation *whole, const int *sizes, gboolean mirrored) {
  faves_stack_close_gaps(stack);
  for (unsigned i = 0; i < stack->direct.count; i++) put_plainly(stack, stack->direct.members[i], whole, sizes, mirrored);
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    Group *group = stack->groups->pdata[i];
    faves_group_place(stack, group, whole, mirrored);
    if (!group->has_gap) continue;
    group->has_gap = FALSE;
    group->excess = 0;
    for (unsigned j = 0; j < group->count; j++)
      if (group->members[j]->host == group) put_plainly(stack, group->members[j], whole, sizes, mirrored);
    for (unsigned j = 0; j < faves_group_guests(group); j++)
      put_plainly(stack, group->guests->pdata[j], whole, sizes, mirrored);
  }
}

/// Puts those that have asked where they are now, if that is another place than before; nothing else has changed.
static void place_due(FavesStack *stack, const GtkAllocation *whole, const int *sizes, gboolean mirrored) {
  for (unsigned i = 0; i < stack->due_count; i++) put_plainly(stack, stack->due[i], whole, sizes, mirrored);
}

/// Whether something other than its children is to be drawn for a stack that comes to be at `whole`. GTK would draw all of it
/// (`gtk_widget_set_redraw_on_allocate`): a thousand rows when one of them becomes the widest. Children draw themselves where
/// they were and where they come to be, unless they are drawn elsewhere than where they are.
static gboolean draws_itself(FavesStack *stack, const GtkAllocation *whole) {
  if (stack->ground == FAVES_GROUND_NONE && !faves_layout_knows_drawings()) return FALSE;
  GtkAllocation before;
  gtk_widget_get_allocation(GTK_WIDGET(stack), &before);
  return memcmp(&before, whole, sizeof before) != 0;
}

void faves_stack_size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesStack *stack = FAVES_STACK(widget);
  gboolean is_drawn = draws_itself(stack, whole);
  if (is_drawn) gtk_widget_queue_draw(widget);
  gtk_widget_set_allocation(widget, whole);
  stack->moved = 0;
  gboolean mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  faves_stack_refresh(stack);
  int sizes[2] = {whole->width, whole->height};
  if (stack->first == GTK_ORIENTATION_VERTICAL) {
    sizes[0] = whole->height;
    sizes[1] = whole->width;
  }
  faves_stack_settle_first(stack, sizes[0]);
  // What nobody takes is on both sides of them.
  int left;
  if (faves_stack_hold_to_height(stack, whole->width, whole->height, &left) || stack->lead)
    stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
  stack->lead = left / 2;
  stack->direct.spill = 0;
  gboolean is_there = (stack->known & FAVES_KNOWN_PLACES) && mirrored == stack->placed_mirrored && !stack->gap_count &&
                      memcmp(whole, &stack->placed_in, sizeof *whole) == 0;
  if (!is_there && !keeps_sizes(stack, whole, sizes, mirrored)) {
    stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
    stack->placed++;
    if (place_all(stack, whole, sizes, mirrored)) stack->known |= FAVES_KNOWN_PLACES;
    stack->placed_in = *whole;
    stack->placed_mirrored = mirrored;
  } else {
    if (!is_there) move_up(stack, whole, sizes, mirrored);
    stack->placed_in = *whole;
    if (faves_stack_is_due_listed(stack)) place_due(stack, whole, sizes, mirrored);
    for (unsigned i = 0; i < stack->direct.count; i++) faves_stack_allocate_child(stack, stack->direct.members[i]);
  }
  stack->due_count = 0;
  stack->spill = stack->direct.spill;
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    faves_group_allocate(stack, stack->groups->pdata[i]);
    stack->spill = MAX(stack->spill, ((Group *)stack->groups->pdata[i])->spill);
  }
  faves_stack_wake_in_sight(stack);
  GtkAllocation clip = {whole->x - stack->spill, whole->y - stack->spill, whole->width + 2 * stack->spill,
                        whole->height + 2 * stack->spill};
  gtk_widget_set_clip(widget, &clip);
  if (is_drawn) gtk_widget_queue_draw(widget);
}

unsigned faves_stack_placed(GtkWidget *widget) { return FAVES_STACK(widget)->placed; }
