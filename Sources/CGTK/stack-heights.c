#include "stack-private.h"

#include <stdlib.h>

// Children of different heights (faves_layout_set_height): those with more are drawn later, and their windows are in front of the
// others', so that who is seen under the pointer gets what it does.

static int by_height(const void *a, const void *b) {
  const Slot *one = *(Slot *const *)a, *other = *(Slot *const *)b;
  double first = faves_layout_info(one->widget)->height, second = faves_layout_info(other->widget)->height;
  if (first != second) return first < second ? -1 : 1;
  return one->index < other->index ? -1 : 1;
}

/// All visible children, from the lowest to the highest; `differ` receives whether any is of another height than 0.
static GPtrArray *in_order(FavesStack *stack, gboolean *differ) {
  GPtrArray *slots = g_ptr_array_sized_new(stack->used);
  *differ = FALSE;
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot || !slot->widget || !slot->visible) continue;
    *differ = *differ || faves_layout_info(slot->widget)->height != 0;
    g_ptr_array_add(slots, slot);
  }
  if (*differ) qsort(slots->pdata, slots->len, sizeof *slots->pdata, by_height);
  return slots;
}

static gboolean is_of(GdkWindow *window, GtkWidget *child) {
  gpointer owner = NULL;
  gdk_window_get_user_data(window, &owner);
  return owner && (owner == child || gtk_widget_is_ancestor(owner, child));
}

/// Which of the windows that are in one window with the stack are the children's, and whose: from the child that comes first.
static void collect(GtkWidget *widget, const GPtrArray *slots, GPtrArray *windows) {
  GList *all = gdk_window_peek_children(gtk_widget_get_window(widget));
  for (unsigned i = 0; i < slots->len; i++)
    for (GList *at = g_list_last(all); at; at = at->prev)
      if (is_of(at->data, ((Slot *)slots->pdata[i])->widget)) g_ptr_array_add(windows, at->data);
}

/// Puts each window in front of those of the children below its own. Others stay where they are.
static gboolean restack(gpointer data) {
  FavesStack *stack = data;
  GtkWidget *widget = GTK_WIDGET(stack);
  stack->restacking = 0;
  if (!gtk_widget_get_realized(widget)) return G_SOURCE_REMOVE;
  gboolean differ;
  GPtrArray *slots = in_order(stack, &differ), *windows = g_ptr_array_new();
  collect(widget, slots, windows);
  // From the one that is the farthest back now.
  for (unsigned i = 1; i < windows->len; i++) gdk_window_restack(windows->pdata[i], windows->pdata[i - 1], TRUE);
  stack->is_restacked = differ;
  g_ptr_array_unref(windows);
  g_ptr_array_unref(slots);
  return G_SOURCE_REMOVE;
}

/// Whether the windows are in another order than the children.
static gboolean is_disordered(GtkWidget *widget, const GPtrArray *slots) {
  GPtrArray *windows = g_ptr_array_new();
  collect(widget, slots, windows);
  unsigned next = 0;
  for (GList *at = g_list_last(gdk_window_peek_children(gtk_widget_get_window(widget))); at && next < windows->len; at = at->prev)
    if (at->data == windows->pdata[next]) next++;
  gboolean disordered = next < windows->len;
  g_ptr_array_unref(windows);
  return disordered;
}

gboolean faves_stack_draw_by_height(FavesStack *stack, cairo_t *cr) {
  gboolean differ;
  GPtrArray *slots = in_order(stack, &differ);
  for (unsigned i = 0; differ && i < slots->len; i++) faves_stack_draw_slot(stack, slots->pdata[i], cr);
  // Not while GDK draws what is in them.
  GtkWidget *widget = GTK_WIDGET(stack);
  if ((differ || stack->is_restacked) && !stack->restacking && gtk_widget_get_realized(widget) && is_disordered(widget, slots))
    stack->restacking = gdk_threads_add_idle_full(GDK_PRIORITY_REDRAW - 5, restack, stack, NULL);
  g_ptr_array_unref(slots);
  return differ;
}

void faves_stack_stop_restacking(FavesStack *stack) {
  if (stack->restacking) g_source_remove(stack->restacking);
  stack->restacking = 0;
}
