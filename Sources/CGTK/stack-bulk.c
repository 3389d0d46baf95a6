#include "stack-private.h"

// Many changes at once. Realising children one by one in a realised container is quadratic (each new
// GdkWindow is looked for among all), so the stack is taken off the screen for the while.

/// Below so many it is not worth it, however small the stack.
#define BULK_MINIMUM 64

static gboolean worth_it(FavesStack *stack, unsigned expected) {
  return expected >= BULK_MINIMUM && expected >= stack->live / 2;
}

/// Notes the focused widget inside, which GTK would forget, with the cursor and selection of an entry.
static void remember_focus(FavesStack *stack) {
  GtkWidget *toplevel = gtk_widget_get_toplevel(GTK_WIDGET(stack));
  GtkWidget *focus = GTK_IS_WINDOW(toplevel) ? gtk_window_get_focus(GTK_WINDOW(toplevel)) : NULL;
  if (!focus || !gtk_widget_is_ancestor(focus, GTK_WIDGET(stack))) return;
  stack->focus = focus;
  g_object_add_weak_pointer(G_OBJECT(focus), (gpointer *)&stack->focus);
  if (GTK_IS_EDITABLE(focus)) {
    gtk_editable_get_selection_bounds(GTK_EDITABLE(focus), &stack->focus_bounds[0], &stack->focus_bounds[1]);
    // The cursor is one end of the selection; put it last, where `select_region` puts it.
    if (gtk_editable_get_position(GTK_EDITABLE(focus)) == stack->focus_bounds[0]) {
      int start = stack->focus_bounds[0];
      stack->focus_bounds[0] = stack->focus_bounds[1];
      stack->focus_bounds[1] = start;
    }
  }
}

/// GTK scrolls a widget that gets focus into sight; here it is where the person left it.
typedef struct {
  GtkAdjustment *adjustment;
  double value;
} Scrolled;

static GArray *remember_scroll(GtkWidget *widget) {
  GArray *all = g_array_new(FALSE, FALSE, sizeof(Scrolled));
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    if (!GTK_IS_SCROLLABLE(widget)) continue;
    GtkAdjustment *both[] = {gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(widget)),
                             gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget))};
    for (int i = 0; i < 2; i++) {
      if (!both[i]) continue;
      Scrolled scrolled = {both[i], gtk_adjustment_get_value(both[i])};
      g_array_append_val(all, scrolled);
    }
  }
  return all;
}

static void restore_scroll(GArray *all) {
  for (unsigned i = 0; i < all->len; i++) {
    Scrolled *scrolled = &g_array_index(all, Scrolled, i);
    gtk_adjustment_set_value(scrolled->adjustment, scrolled->value);
  }
  g_array_unref(all);
}

static void restore_focus(FavesStack *stack) {
  GtkWidget *focus = stack->focus;
  if (!focus) return;
  g_object_remove_weak_pointer(G_OBJECT(focus), (gpointer *)&stack->focus);
  stack->focus = NULL;
  if (!gtk_widget_is_ancestor(focus, GTK_WIDGET(stack)) || faves_stack_dismissed(focus)) return;
  GArray *scroll = remember_scroll(focus);
  faves_grab_focus(focus);
  if (GTK_IS_EDITABLE(focus))
    gtk_editable_select_region(GTK_EDITABLE(focus), stack->focus_bounds[0], stack->focus_bounds[1]);
  restore_scroll(scroll);
}

void faves_stack_begin_changes(GtkWidget *widget, unsigned expected) {
  FavesStack *stack = FAVES_STACK(widget);
  stack->changing++;
  if (stack->off_screen || !gtk_widget_get_realized(widget) || !worth_it(stack, expected)) return;
  stack->off_screen = TRUE;
  remember_focus(stack);
  gtk_widget_set_child_visible(widget, FALSE);
  gtk_widget_unrealize(widget);
}

void faves_stack_end_changes(GtkWidget *widget) {
  FavesStack *stack = FAVES_STACK(widget);
  g_return_if_fail(stack->changing > 0);
  if (--stack->changing || !stack->off_screen) return;
  stack->off_screen = FALSE;
  faves_stack_share_styles(stack);
  gtk_widget_set_child_visible(widget, TRUE);
  restore_focus(stack);
}
