#include "stack-private.h"

// Children that go in hundreds, as where a list is emptied or filtered. GTK tells each widget in a child that is unparented that
// the widgets around it are others, which takes longer than all else about it. So a group that goes whole is left as it is:
// off the screen, outside the order, met by nobody, until those who own its members destroy them.

/// Of fewer it is not worth looking for whole groups.
#define LEAST 32

static gboolean goes_whole(const Group *group) {
  for (unsigned i = 0; i < group->count; i++)
    if (!group->members[i]->going || group->members[i]->host != group) return FALSE;
  return !faves_group_guests(group) && !faves_holds_focus(group->widget);
}

/// Whether all can leave at once, by groups: none of them has to be looked at for that.
static gboolean all_go_whole(FavesStack *stack) {
  if (stack->direct.count || stack->spacers || stack->marks || stack->accessible || stack->iterating) return FALSE;
  for (unsigned i = 0; i < stack->groups->len; i++)
    if (faves_group_guests(stack->groups->pdata[i])) return FALSE;
  return !faves_holds_focus(GTK_WIDGET(stack));
}

// Where something comes or goes around what has left, GTK marks all that anyway. It looks for no style in what is hidden; so that
// is hidden then. Where children stay it is not: they would be marked, beside it.

static void hide_if_marked(GdkFrameClock *clock, FavesStack *stack) {
  if (faves_children_changed_around(GTK_WIDGET(stack), clock)) faves_stack_hide_leaving(stack);
}

static void stop_watching(FavesStack *stack) {
  if (!stack->frames) return;
  g_signal_handlers_disconnect_by_func(stack->frames, (gpointer)hide_if_marked, stack);
  g_clear_object(&stack->frames);
}

static void hide_all(FavesStack *stack) {
  // Those who have connected to that may have some of them go.
  GPtrArray *groups = g_ptr_array_new_with_free_func(g_object_unref);
  for (unsigned i = 0; i < stack->leaving->len; i++)
    g_ptr_array_add(groups, g_object_ref(((Group *)stack->leaving->pdata[i])->widget));
  for (unsigned i = 0; i < groups->len; i++) gtk_widget_hide(groups->pdata[i]);
  g_ptr_array_unref(groups);
}

void faves_stack_hide_leaving(FavesStack *stack) {
  if (!stack->frames) return;
  stop_watching(stack);
  hide_all(stack);
}

/// Has all that has left hidden before the first frame for which GTK would look for styles in it.
static void watch_frames(FavesStack *stack) {
  GdkFrameClock *clock = faves_frame_clock_around(GTK_WIDGET(stack));
  if (!clock) return hide_all(stack);
  if (stack->frames == clock) return;
  stop_watching(stack);
  stack->frames = g_object_ref(clock);
  g_signal_connect(clock, "before-paint", G_CALLBACK(hide_if_marked), stack);
}

// What has left keeps its window, and with that GTK would give it the focus still: a `GtkStack` does so that shows the page again
// where it was.

static void refuse_focus(GtkWindow *window, GtkWidget *focus, gpointer stack) {
  if (focus && faves_stack_dismissed(focus)) g_signal_stop_emission_by_name(window, "set-focus");
}

void faves_stack_refuse_focus(FavesStack *stack) {
  GtkWidget *top = gtk_widget_get_toplevel(GTK_WIDGET(stack));
  GtkWidget *window = stack->leaving && stack->leaving->len && GTK_IS_WINDOW(top) ? top : NULL;
  if (stack->refusing == window) return;
  if (stack->refusing) {
    g_signal_handlers_disconnect_by_func(stack->refusing, (gpointer)refuse_focus, stack);
    g_object_remove_weak_pointer(G_OBJECT(stack->refusing), (gpointer *)&stack->refusing);
  }
  stack->refusing = window;
  if (!window) return;
  g_object_add_weak_pointer(G_OBJECT(window), (gpointer *)&stack->refusing);
  g_signal_connect(window, "set-focus", G_CALLBACK(refuse_focus), stack);
}

/// How long what has left stays mapped, in milliseconds: the frame without it comes first. GTK tells each widget of being unmapped.
#define UNMAP_AFTER 30

/// Those who have connected to it are told, and they may change the stack.
static void unmap(GtkWidget *group) {
  if (gtk_widget_get_parent(group)) gtk_widget_set_child_visible(group, FALSE);
}

static gboolean unmap_later(gpointer weak) {
  GtkWidget *group = g_weak_ref_get(weak);
  if (!group) return G_SOURCE_REMOVE;
  unmap(group);
  g_object_unref(group);
  return G_SOURCE_REMOVE;
}

static void free_weak(gpointer weak) {
  g_weak_ref_clear(weak);
  g_free(weak);
}

/// Hides the window that all of a group are in, and with that each of theirs. An assistive tool asks what is mapped.
static void take_off_screen(FavesStack *stack, GtkWidget *group) {
  if (!gtk_widget_get_realized(group) || stack->accessible) {
    unmap(group);
    return;
  }
  gdk_window_hide(gtk_widget_get_window(group));
  GWeakRef *weak = g_new(GWeakRef, 1);
  g_weak_ref_init(weak, group);
  g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE, UNMAP_AFTER, unmap_later, weak, free_weak);
}

void faves_stack_unmap_leaving(FavesStack *stack) {
  for (unsigned i = stack->leaving ? stack->leaving->len : 0; i-- > 0;) unmap(((Group *)stack->leaving->pdata[i])->widget);
}

/// A group whose members are in no order any more.
/// - `shown`: takes it, if it has been in sight.
static void set_aside(FavesStack *stack, Group *group, GPtrArray *shown) {
  if (group->sight != UNSEEN) g_ptr_array_add(shown, g_object_ref(group->widget));
  if (faves_group_sleeps(group)) stack->asleep--;
  group->sight = SEEN;
  group->left = TRUE;
  if (!stack->leaving) stack->leaving = g_ptr_array_new();
  g_ptr_array_add(stack->leaving, group);
}

static void leave(FavesStack *stack, Group *group, GPtrArray *shown) {
  g_ptr_array_remove_fast(stack->groups, group);
  for (unsigned i = 0; i < group->count; i++) faves_stack_drop(stack, group->members[i]);
  set_aside(stack, group, shown);
}

static gboolean destroy_table(gpointer table) {
  g_hash_table_destroy(table);
  return G_SOURCE_REMOVE;
}

static void leave_all(FavesStack *stack, GPtrArray *shown) {
  for (unsigned i = 0; i < stack->groups->len; i++) set_aside(stack, stack->groups->pdata[i], shown);
  g_ptr_array_set_size(stack->groups, 0);
  // That nothing is in it any more is to be seen first.
  if (stack->by_pointer)
    g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE, UNMAP_AFTER, destroy_table, g_steal_pointer(&stack->by_pointer), NULL);
  stack->used = stack->live = stack->gap_count = 0;
  faves_stack_changed(stack);
}

/// One of those that have left of which there are members still, or NULL.
static Group *left_over(const FavesStack *stack) {
  for (unsigned i = stack->leaving ? stack->leaving->len : 0; i-- > 0;)
    if (((Group *)stack->leaving->pdata[i])->count) return stack->leaving->pdata[i];
  return NULL;
}

/// Return presses nothing that has left.
static void forget_default(FavesStack *stack) {
  GtkWidget *top = gtk_widget_get_toplevel(GTK_WIDGET(stack));
  GtkWidget *by_return = GTK_IS_WINDOW(top) ? gtk_window_get_default_widget(GTK_WINDOW(top)) : NULL;
  if (by_return && gtk_widget_is_ancestor(by_return, GTK_WIDGET(stack)) && faves_stack_dismissed(by_return))
    gtk_window_set_default(GTK_WINDOW(top), NULL);
}

/// Has the groups leave of which all members are about to go.
/// - `none_stays`: of all children.
/// - `at_once`: all of them; nothing has been noted of each.
static void leave_by_groups(FavesStack *stack, gboolean none_stays, gboolean at_once) {
  GPtrArray *shown = g_ptr_array_new_with_free_func(g_object_unref);
  if (at_once) leave_all(stack, shown);
  for (unsigned i = stack->groups->len; i-- > 0;)
    if (goes_whole(stack->groups->pdata[i])) leave(stack, stack->groups->pdata[i], shown);
  faves_stack_refuse_focus(stack);
  forget_default(stack);
  // They are not hidden: for that GTK would mark each widget in those beside them, to look for its style anew, and go through all
  // that are marked at each frame. Their windows go with their members.
  for (unsigned i = 0; i < shown->len; i++)
    if (faves_group_of(shown->pdata[i])->count) take_off_screen(stack, shown->pdata[i]);
  g_ptr_array_unref(shown);
  if (none_stays && left_over(stack)) watch_frames(stack);
  gtk_widget_queue_resize_no_redraw(GTK_WIDGET(stack));
  gtk_widget_queue_draw(GTK_WIDGET(stack));
}

/// Takes those out that are still there, one by one: by what others do as one goes, any may go as well.
static void take_out(FavesStack *stack, const void *const *slots, unsigned count, unsigned left) {
  faves_stack_begin_changes(GTK_WIDGET(stack), left);
  for (unsigned i = 0; i < count && stack->live; i++) {
    Slot *slot = faves_stack_find(stack, slots[i]);
    if (slot) faves_stack_take_out(stack, slot);
  }
  faves_stack_end_changes(GTK_WIDGET(stack));
}

/// Has slots leave of which `found` are there, and are about to: by groups, and what is left one by one.
static void dismiss(FavesStack *stack, const void *const *slots, unsigned count, unsigned found) {
  unsigned before = stack->live;
  if (stack->groups && found >= LEAST) leave_by_groups(stack, found == before, FALSE);
  if (stack->live + found > before) take_out(stack, slots, count, stack->live + found - before);
  faves_stack_tell_news(stack);
}

void faves_stack_dismiss(GtkWidget *widget, const void *const *slots, unsigned count) {
  FavesStack *stack = FAVES_STACK(widget);
  unsigned found = 0;
  for (unsigned i = 0; i < count; i++) {
    Slot *slot = faves_stack_find(stack, slots[i]);
    if (!slot) continue;
    slot->going = TRUE;
    found++;
  }
  if (found) dismiss(stack, slots, count, found);
}

/// Whether there are no children before one or behind another.
static gboolean are_ends(const FavesStack *stack, const Slot *first, const Slot *last) {
  unsigned from = 0, to = stack->used;
  while (from < first->index && !stack->slots[from]) from++;
  while (to > last->index + 1 && !stack->slots[to - 1]) to--;
  return from == first->index && to == last->index + 1;
}

gboolean faves_stack_dismiss_runs(GtkWidget *widget, const void *const *ends, unsigned runs) {
  FavesStack *stack = FAVES_STACK(widget);
  if (!stack->groups || stack->spacers) return FALSE;
  for (unsigned i = 0; i < 2 * runs; i++)
    if (!faves_stack_find(stack, ends[i])) return FALSE;
  if (runs == 1 && are_ends(stack, faves_stack_find(stack, ends[0]), faves_stack_find(stack, ends[1])) && all_go_whole(stack)) {
    leave_by_groups(stack, TRUE, TRUE);
    return TRUE;
  }
  GPtrArray *going = g_ptr_array_new();
  for (unsigned i = 0; i < runs; i++) {
    unsigned last = faves_stack_find(stack, ends[2 * i + 1])->index;
    for (unsigned at = faves_stack_find(stack, ends[2 * i])->index; at <= last; at++) {
      if (!stack->slots[at]) continue;
      stack->slots[at]->going = TRUE;
      g_ptr_array_add(going, (gpointer)faves_slot_key(stack->slots[at]));
    }
  }
  dismiss(stack, (const void *const *)going->pdata, going->len, going->len);
  g_ptr_array_unref(going);
  return TRUE;
}

gboolean faves_stack_dismissed(GtkWidget *widget) {
  for (GtkWidget *parent = widget; (parent = gtk_widget_get_parent(parent));) {
    const Group *group = faves_group_of(parent);
    if (group && group->left) return TRUE;
  }
  return FALSE;
}

void faves_group_let_go(FavesStack *stack, Group *group, GtkWidget *child) {
  unsigned i = 0;
  while (i < group->count && group->members[i]->widget != child) i++;
  g_return_if_fail(i < group->count);
  Slot *slot = group->members[i];
  faves_group_take_out(slot);
  faves_slot_free(slot);
  gtk_widget_unparent(child);
  // Together: as each goes, GTK looks for the style of each widget in those behind it anew.
  if (group->count || left_over(stack)) return;
  while (stack->leaving->len) {
    group = g_ptr_array_steal_index_fast(stack->leaving, stack->leaving->len - 1);
    faves_group_unparent(group);
  }
  stop_watching(stack);
  faves_stack_refuse_focus(stack);
}

void faves_stack_unrealize_leaving(FavesStack *stack) {
  for (unsigned i = 0; stack->leaving && i < stack->leaving->len; i++) {
    GtkWidget *group = ((Group *)stack->leaving->pdata[i])->widget;
    if (gtk_widget_get_realized(group)) gtk_widget_unrealize(group);
  }
}

static void destroy_one(GtkWidget *child, gpointer data) { gtk_widget_destroy(child); }

void faves_stack_end_leaving(FavesStack *stack) {
  for (Group *group; (group = left_over(stack));)
    gtk_container_forall(GTK_CONTAINER(group->widget), destroy_one, NULL);
  stop_watching(stack);
}
