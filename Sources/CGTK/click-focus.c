#include "include/CGTK.h"

// What stands over a keyboard, such as "Done", is pressed while something else is typed into, which keeps the focus.

static void leave(GtkWidget *widget, gpointer data) {
  gtk_widget_set_focus_on_click(widget, FALSE);
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), leave, data);
}

/// Before a button in it is told, whichever are in it by now.
static void pressed(GtkGesture *gesture, int n, double x, double y, GtkWidget *widget) { leave(widget, NULL); }

void faves_keep_focus_on_click(GtkWidget *widget) {
  GtkGesture *gesture = gtk_gesture_multi_press_new(widget);
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), 0);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
  g_signal_connect(gesture, "pressed", G_CALLBACK(pressed), widget);
  g_object_set_data_full(G_OBJECT(widget), "faves-kept-focus", gesture, g_object_unref);
}

/// As any other button: `GtkLinkButton` takes the focus by each press.
static gboolean link_pressed(GtkWidget *link, GdkEventButton *event, gpointer data) {
  // The other buttons are for its menu.
  if (event->button != GDK_BUTTON_PRIMARY) return FALSE;
  g_signal_stop_emission_by_name(link, "button-press-event");
  return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_BUTTON))->button_press_event(link, event);
}

void faves_link_leave_focus_on_click(GtkWidget *link) {
  gtk_widget_set_focus_on_click(link, FALSE);
  g_signal_connect(link, "button-press-event", G_CALLBACK(link_pressed), NULL);
}
