#include "stack-private.h"

// What of a long stack has not been in sight yet. Its children are measured and have their places, but they are neither realised
// nor mapped: a control's GdkWindows are not made before somebody can point at it. Of ten thousand buttons out of sight GDK
// would otherwise walk over every window at each frame, whatever is to be drawn.
//
// A group sleeps until some of it comes into sight (the stack is placed, drawn or scrolled), or something is to be known or
// done that needs its windows: focus goes to it, or places in it are asked for (`faves_stack_wake`). It stays awake then, as
// long as the stack is realised.

/// Has those that have not been in sight mapped with their group, or not.
static void set_members_visible(Group *group, gboolean visible) {
  for (unsigned i = 0; i < group->count; i++)
    if (gtk_widget_get_child_visible(group->members[i]->widget) != visible)
      gtk_widget_set_child_visible(group->members[i]->widget, visible);
}

void faves_group_wake(Group *group) {
  if (!faves_group_sleeps(group)) return;
  faves_group_style(group);
  FAVES_STACK(faves_group_get_stack(group->widget))->asleep--;
  if (group->sight == PARTLY_SEEN) set_members_visible(group, TRUE);
  group->sight = SEEN;
  gtk_widget_set_child_visible(group->widget, TRUE);
  faves_group_windows_change(FAVES_STACK(faves_group_get_stack(group->widget)), group);
  if (gtk_widget_get_mapped(group->widget)) faves_tell_windows_again(group->widget);
}

void faves_group_sleep(FavesStack *stack, Group *group) {
  if (!faves_group_sleeps(group)) stack->asleep++;
  if (group->sight == PARTLY_SEEN) set_members_visible(group, TRUE);
  group->sight = UNSEEN;
  gtk_widget_set_child_visible(group->widget, FALSE);
}

void faves_slot_wake(Slot *slot) {
  Group *group = slot->group;
  if (!faves_group_sleeps(group)) return;
  faves_slot_style(slot);
  // GTK draws nothing whose parent is not mapped, so the group is, without the others in it.
  if (group->sight == UNSEEN) set_members_visible(group, FALSE);
  gtk_widget_set_child_visible(slot->widget, TRUE);
  group->sight = PARTLY_SEEN;
  gtk_widget_set_child_visible(group->widget, TRUE);
  if (gtk_widget_get_mapped(slot->widget)) faves_tell_windows_again(slot->widget);
}

void faves_stack_wake(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  Group *group = faves_group_of(widget);
  if (!parent || (gtk_widget_get_mapped(widget) && !(group && faves_group_sleeps(group)))) return;
  // From the outermost: what is realised is in something that is.
  faves_stack_wake(parent);
  if (group) faves_group_wake(group);
}

/// Whether a widget is kept from being mapped, and not only until it comes into sight.
static gboolean is_kept_back(GtkWidget *widget) {
  const Group *own = faves_group_of(widget);
  if (own || gtk_widget_get_child_visible(widget)) return own && own->left;
  GtkWidget *parent = gtk_widget_get_parent(widget);
  const Group *group = parent ? faves_group_of(parent) : NULL;
  return !group || !faves_group_sleeps(group);
}

gboolean faves_is_shown(GtkWidget *widget) {
  if (widget && faves_stack_dismissed(widget)) return FALSE;
  for (; widget && !gtk_widget_get_mapped(widget); widget = gtk_widget_get_parent(widget))
    if (!gtk_widget_get_visible(widget) || is_kept_back(widget)) return FALSE;
  return widget != NULL;
}

static gboolean may_take_focus(GtkWidget *widget);

static void note_focusable(GtkWidget *widget, gpointer found) {
  if (!*(gboolean *)found) *(gboolean *)found = may_take_focus(widget);
}

static gboolean may_take_focus(GtkWidget *widget) {
  gboolean found = gtk_widget_get_can_focus(widget);
  if (!found && GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), note_focusable, &found);
  return found;
}

void faves_slot_wake_for_focus(const Slot *slot) {
  if (faves_group_sleeps(slot->host) && may_take_focus(slot->widget)) faves_group_wake(slot->host);
}

// What is in sight.

/// Wakes so many at most that are within an area, which counts from where the stack's own place does.
static void wake_within(FavesStack *stack, const GdkRectangle *area, unsigned most) {
  // Waking may run what somebody has connected to "map", and that may change the groups.
  for (unsigned i = 0; stack->asleep && most && i < stack->groups->len; i++) {
    Group *group = stack->groups->pdata[i];
    if (!faves_group_sleeps(group) || !gdk_rectangle_intersect(&group->place, area, NULL)) continue;
    faves_group_wake(group);
    most--;
  }
}

/// What is around an area, by its own length on both sides along the stack.
static GdkRectangle with_next(const FavesStack *stack, GdkRectangle area) {
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL) {
    area.x -= area.width;
    area.width *= 3;
  } else {
    area.y -= area.height;
    area.height *= 3;
  }
  return area;
}

void faves_stack_wake_in_sight(FavesStack *stack) {
  GtkWidget *widget = GTK_WIDGET(stack);
  if (!stack->asleep || !gtk_widget_get_mapped(widget)) return;
  // What of the window can be seen: scroll views have windows of their own.
  cairo_region_t *seen = gdk_window_get_visible_region(gtk_widget_get_window(widget));
  GdkRectangle area;
  cairo_region_get_extents(seen, &area);
  cairo_region_destroy(seen);
  wake_within(stack, &area, G_MAXUINT);
}

gboolean faves_stack_is_unseen_from(GtkWidget *widget, const void *child) {
  FavesStack *stack = FAVES_STACK(widget);
  const Slot *first = faves_stack_find(stack, child);
  if (!first || !stack->asleep || !(stack->known & FAVES_KNOWN_PLACES) || stack->gap_count || !gtk_widget_get_mapped(widget)) return FALSE;
  for (unsigned i = 0; i < stack->direct.count; i++)
    if (stack->direct.members[i]->index >= first->index) return FALSE;
  for (unsigned i = 0; i < stack->groups->len; i++) {
    const Group *group = stack->groups->pdata[i];
    // Of a group that has been seen in part, what was seen has moved to where one looked: that is in another group now.
    if (group->sight == SEEN && group->to > faves_slot_start(first)) return FALSE;
  }
  return TRUE;
}

/// One at a time, so that what a person does meanwhile comes first.
static gboolean wake_next(gpointer data) {
  FavesStack *stack = data;
  unsigned asleep = stack->asleep;
  wake_within(stack, &stack->next, 1);
  if (asleep != stack->asleep) return G_SOURCE_CONTINUE;
  stack->next_due = 0;
  return G_SOURCE_REMOVE;
}

void faves_stack_wake_drawn(FavesStack *stack, const GdkRectangle *drawn) {
  if (!stack->asleep) return;
  GtkAllocation whole;
  gtk_widget_get_allocation(GTK_WIDGET(stack), &whole);
  GdkRectangle area = *drawn;
  area.x += whole.x;
  area.y += whole.y;
  wake_within(stack, &area, G_MAXUINT);
  // What is scrolled to next, once there is time for it: the frame is about to be shown.
  if (!stack->asleep) return;
  stack->next = with_next(stack, area);
  if (!stack->next_due) stack->next_due = g_idle_add_full(G_PRIORITY_LOW, wake_next, stack, NULL);
}

void faves_stack_sleep(FavesStack *stack) {
  if (stack->next_due) g_source_remove(stack->next_due);
  stack->next_due = 0;
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) faves_group_sleep(stack, stack->groups->pdata[i]);
}
