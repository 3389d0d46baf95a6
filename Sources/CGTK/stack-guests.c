#include "stack-private.h"

// A child that is moved far away among its siblings keeps its GTK parent, as another one would cost it focus, what is being
// typed, and its style, which is looked up again for all that is in it. But what it is placed and drawn in becomes the window
// of the group it has come to: it is a guest there. In the window of its own group, that one would reach over all that lies
// between, and everything in sight be drawn anew.
//
// To GTK a widget without a window is drawn in whatever window it says (`gtk_widget_get_window`), and coordinates are
// translated by windows and not by parents, so this is known to nobody but the two groups.

typedef struct {
  GdkWindow *from, *to;
  int right, down;  // what is added to places, which count from another corner
} Move;

/// Tells what has no window of its own where it is drawn now. GTK draws what changes its place where it was, too, by its clip.
static void take_along(GtkWidget *widget, gpointer data) {
  const Move *move = data;
  GdkWindow *window = gtk_widget_get_window(widget);
  gboolean has_window = gtk_widget_get_has_window(widget);
  if (!window || (has_window ? gdk_window_get_parent(window) : window) != move->from) return;
  if (!has_window) {
    gtk_widget_set_window(widget, g_object_ref(move->to));
    g_object_unref(move->from);
  }
  GdkRectangle clip;
  gtk_widget_get_clip(widget, &clip);
  clip.x += move->right;
  clip.y += move->down;
  gtk_widget_set_clip(widget, &clip);
  if (!has_window && GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), take_along, data);
}

/// The windows of a child and of all that is in it, such as those by which controls get their input.
static void take_windows(GtkWidget *child, const Move *move) {
  GList *windows = gdk_window_get_children(move->from);
  for (GList *item = windows; item; item = item->next) {
    gpointer owner;
    gdk_window_get_user_data(item->data, &owner);
    if (!owner || (owner != child && !gtk_widget_is_ancestor(owner, child))) continue;
    int x, y;
    gdk_window_get_position(item->data, &x, &y);
    gdk_window_reparent(item->data, move->to, x + move->right, y + move->down);
  }
  g_list_free(windows);
}

static void note(Slot *slot, Group *host) {
  if (slot->host != slot->group) g_ptr_array_remove_fast(slot->host->guests, slot);
  slot->pos += slot->host->base - host->base;
  slot->host = host;
  if (host == slot->group) return;
  if (!host->guests) host->guests = g_ptr_array_new();
  g_ptr_array_add(host->guests, slot);
}

static gboolean has_place(const Slot *slot, const Group *host) {
  return slot && slot->widget && slot->host == host && slot->rect.width >= 0;
}

/// The place that a child will have in a group, if all beside it stays as it is. FALSE: nobody beside it has one.
static gboolean place_ahead(FavesStack *stack, const Slot *slot, const Group *host, GtkAllocation *ahead) {
  const Slot *before = NULL, *after = NULL;
  for (unsigned i = slot->index; !before && i-- > 0;) before = stack->slots[i];
  for (unsigned i = slot->index + 1; !after && i < stack->used; i++) after = stack->slots[i];
  *ahead = slot->rect;
  // Groups have margins of their own, so the same place across the stack is another number.
  ahead->x += slot->host->place.x - host->place.x;
  ahead->y += slot->host->place.y - host->place.y;
  gboolean vertical = stack->axis == GTK_ORIENTATION_VERTICAL;
  int *at = vertical ? &ahead->y : &ahead->x, length = vertical ? ahead->height : ahead->width;
  gboolean is_first = has_place(before, host);
  const Slot *beside = is_first ? before : after;
  if (!has_place(beside, host)) return FALSE;
  int start = vertical ? beside->rect.y : beside->rect.x;
  int end = start + (vertical ? beside->rect.height : beside->rect.width);
  int gap = is_first ? faves_stack_gap(stack, before, slot) : faves_stack_gap(stack, slot, after);
  *at = is_first != (stack->placed_mirrored && !vertical) ? end + gap : start - gap - length;
  return TRUE;
}

void faves_stack_lodge(FavesStack *stack, Slot *slot, Group *host) {
  GtkWidget *child = slot->widget;
  if (slot->host == host || !slot->visible || slot->rect.width < 0 || host->count + faves_group_guests(host) >= GROUP_MOST) return;
  // One with a window of its own is drawn by GTK where that is among its parent's.
  if (gtk_widget_get_has_window(child) || !gtk_widget_get_realized(child)) return;
  // In a window that is not mapped the focus could not be. A child without it waits there as the others do.
  if (faves_holds_focus(child))
    faves_group_wake(host);
  else
    gtk_widget_realize(host->widget);
  Move move = {gtk_widget_get_window(slot->host->widget), gtk_widget_get_window(host->widget)};
  GtkAllocation ahead, place;
  if (!move.from || !move.to || gtk_widget_get_window(child) != move.from || !place_ahead(stack, slot, host, &ahead)) return;
  gtk_widget_get_allocation(child, &place);
  move.right = ahead.x - place.x;
  move.down = ahead.y - place.y;
  Group *left = slot->host;
  gtk_widget_queue_draw(child);
  gtk_widget_set_parent_window(child, host == slot->group ? NULL : move.to);
  take_along(child, &move);
  take_windows(child, &move);
  note(slot, host);
  gtk_widget_size_allocate(child, &ahead);
  slot->rect = ahead;
  slot->settled = slot->plain;
  gtk_widget_queue_draw(child);
  faves_group_drop_if_empty(stack, left);
}

void faves_guest_leave(Slot *slot) {
  if (slot->host == slot->group) return;
  note(slot, slot->group);
  gtk_widget_set_parent_window(slot->widget, NULL);
}

void faves_guests_send_home(FavesStack *stack, Group *host) {
  if (!host->guests || !host->guests->len) return;
  // Their places are to be found anew, from the corners of other windows.
  stack->known &= ~(unsigned)FAVES_KNOWN_PLACES;
  if (!gtk_widget_in_destruction(GTK_WIDGET(stack))) gtk_widget_queue_resize_no_redraw(GTK_WIDGET(stack));
  while (host->guests->len) {
    Slot *slot = host->guests->pdata[host->guests->len - 1];
    faves_guest_leave(slot);
    slot->rect.width = -1;
    slot->settled = FALSE;
  }
}
