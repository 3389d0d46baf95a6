#include "list-private.h"

// A finger that stays on a row asks for its menu, as the second button of a mouse does.

static void held(GtkGestureLongPress *gesture, double x, double y, FavesList *list) {
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture));
  const GdkEvent *event = gtk_gesture_get_last_event(GTK_GESTURE(gesture), sequence);
  int index = faves_list_get_row_at(GTK_WIDGET(list), (int)y);
  // Claimed, the row is not pressed as well when the finger goes up.
  if (faves_list_show_menu(list, index, event)) gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void faves_list_init_hold(FavesList *list) {
  list->hold = gtk_gesture_long_press_new(GTK_WIDGET(list));
  gtk_gesture_single_set_touch_only(GTK_GESTURE_SINGLE(list->hold), TRUE);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(list->hold), GTK_PHASE_BUBBLE);
  g_signal_connect(list->hold, "pressed", G_CALLBACK(held), list);
}
