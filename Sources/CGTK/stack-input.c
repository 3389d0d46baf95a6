#include "stack-private.h"
#include "through.h"

// What the windows of groups let through, once what is in them has its place.

static void look(GdkFrameClock *clock, FavesStack *stack) {
  faves_stack_stop_looking(stack);
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    Group *group = stack->groups->pdata[i];
    if (!group->to_look_at) continue;
    group->to_look_at = FALSE;
    if (gtk_widget_get_mapped(group->widget)) faves_through_update(gtk_widget_get_window(group->widget), NULL);
  }
}

void faves_stack_stop_looking(FavesStack *stack) {
  if (!stack->frame_to_look) return;
  g_signal_handlers_disconnect_by_func(stack->frame_to_look, (gpointer)look, stack);
  g_clear_object(&stack->frame_to_look);
}

void faves_group_windows_change(FavesStack *stack, Group *group) {
  group->to_look_at = TRUE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(stack));
  if (clock == stack->frame_to_look) return;
  faves_stack_stop_looking(stack);
  if (!clock) return;
  stack->frame_to_look = g_object_ref(clock);
  g_signal_connect(clock, "after-paint", G_CALLBACK(look), stack);
}
