#include "stack-private.h"

// Children that go in hundreds, as where a list is emptied or filtered. GTK tells each widget in a child that is unparented that
// the widgets around it are others, which takes longer than all else about it. So a group that goes whole is left as it is:
// off the screen, outside the order, met by nobody, until those who own its members destroy them.

/// Of fewer it is not worth looking for whole groups.
#define LEAST 32

static gboolean goes_whole(const Group *group) {
  if (faves_group_guests(group) || faves_holds_focus(group->widget)) return FALSE;
  for (unsigned i = 0; i < group->count; i++)
    if (!group->members[i]->going || group->members[i]->host != group) return FALSE;
  return TRUE;
}

static void take_off_screen(Group *group) {
  for (unsigned i = 0; i < group->count; i++) faves_hold_windows(group->members[i]->widget);
  gtk_widget_set_child_visible(group->widget, FALSE);
  if (gtk_widget_get_realized(group->widget)) gtk_widget_unrealize(group->widget);
  gtk_widget_hide(group->widget);
}

/// Has been taken from the stack's groups already.
static void leave(FavesStack *stack, Group *group) {
  if (faves_group_sleeps(group)) stack->asleep--;
  group->sight = SEEN;
  take_off_screen(group);
  group->leaving = g_ptr_array_sized_new(group->count);
  for (unsigned i = 0; i < group->count; i++) {
    g_ptr_array_add(group->leaving, group->members[i]->widget);
    faves_stack_forget(stack, group->members[i]);
  }
  faves_group_clear(group);
  if (!stack->leaving) stack->leaving = g_ptr_array_new();
  g_ptr_array_add(stack->leaving, group);
}

void faves_stack_dismiss(GtkWidget *widget, const void *const *slots, unsigned count) {
  FavesStack *stack = FAVES_STACK(widget);
  if (stack->groups && count >= LEAST) {
    for (unsigned i = 0; i < count; i++) {
      Slot *slot = faves_stack_find(stack, slots[i]);
      if (slot) slot->going = TRUE;
    }
    // Hiding one tells those who have connected to that, and they may change the groups.
    GPtrArray *groups = stack->groups;
    for (unsigned i = groups->len; i-- > 0;) {
      if (i >= groups->len || !goes_whole(groups->pdata[i])) continue;
      leave(stack, g_ptr_array_remove_index_fast(groups, i));
    }
    gtk_widget_queue_resize_no_redraw(widget);
    gtk_widget_queue_draw(widget);
  }
  for (unsigned i = 0; i < count; i++)
    if (faves_stack_find(stack, slots[i])) faves_stack_remove(widget, slots[i]);
}

gboolean faves_stack_dismissed(GtkWidget *widget) {
  for (GtkWidget *parent = widget; (parent = gtk_widget_get_parent(parent));) {
    const Group *group = faves_group_of(parent);
    if (group && group->leaving) return TRUE;
  }
  return FALSE;
}

void faves_group_let_go(FavesStack *stack, Group *group, GtkWidget *child) {
  g_ptr_array_remove_fast(group->leaving, child);
  gtk_widget_unparent(child);
  if (group->leaving->len) return;
  g_ptr_array_remove_fast(stack->leaving, group);
  gtk_widget_unparent(group->widget);
}

void faves_group_each_leaving(Group *group, GtkCallback callback, gpointer data) {
  // From the back: one that goes puts the last in its place.
  for (unsigned i = group->leaving->len; i-- > 0;)
    if (i < group->leaving->len) callback(group->leaving->pdata[i], data);
}

static void destroy_one(GtkWidget *child, gpointer data) { gtk_widget_destroy(child); }

void faves_stack_end_leaving(FavesStack *stack) {
  while (stack->leaving && stack->leaving->len) {
    GtkWidget *group = ((Group *)stack->leaving->pdata[stack->leaving->len - 1])->widget;
    gtk_container_forall(GTK_CONTAINER(group), destroy_one, NULL);
  }
}
