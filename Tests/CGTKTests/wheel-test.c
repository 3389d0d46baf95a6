#include "check.h"

// When the classes of controls learn to leave the wheel to what scrolls, and which.

static gboolean is_made(const char *type) {
  GType known = g_type_from_name(type);
  return known && g_type_class_peek(known);
}

static gboolean turn(GtkWidget *widget) {
  GdkEvent *event = gdk_event_new(GDK_SCROLL);
  event->scroll.window = g_object_ref(gtk_widget_get_window(widget));
  event->scroll.direction = GDK_SCROLL_DOWN;
  gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
  gboolean taken = gtk_widget_event(widget, event);
  gdk_event_free(event);
  return taken;
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  faves_wheel_leaves_values();
  faves_wheel_leaves_values();
  CHECK(!is_made("GtkSpinButton") && !is_made("GtkScale") && !is_made("GtkCalendar") && !is_made("GtkComboBox"),
        "a start makes none of the classes");

  // A class that was made before takes over what it inherits before that is changed.
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *combo = gtk_combo_box_text_new(),
            *other = gtk_button_new_with_label("Button");
  for (int i = 0; i < 3; i++) gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(combo), "Choice");
  gtk_combo_box_set_active(GTK_COMBO_BOX(combo), 0);
  gtk_container_add(GTK_CONTAINER(box), combo);
  gtk_container_add(GTK_CONTAINER(box), other);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
  while (gtk_events_pending()) gtk_main_iteration();

  gtk_widget_grab_focus(other);
  turn(combo);
  CHECK_INT(gtk_combo_box_get_active(GTK_COMBO_BOX(combo)), 0, "the first turn changes no choice without the focus");
  GtkWidget *spin = gtk_spin_button_new_with_range(0, 10, 1);
  gtk_container_add(GTK_CONTAINER(box), spin);
  gtk_widget_show(spin);
  while (gtk_events_pending()) gtk_main_iteration();
  gtk_spin_button_set_value(GTK_SPIN_BUTTON(spin), 5);
  CHECK(!turn(spin) && gtk_spin_button_get_value(GTK_SPIN_BUTTON(spin)) == 5, "nor does a later one change a number");
  gtk_widget_grab_focus(spin);
  CHECK(turn(spin) && gtk_spin_button_get_value(GTK_SPIN_BUTTON(spin)) == 4, "that has the focus, it does");
  gtk_widget_destroy(window);
  return finish();
}
