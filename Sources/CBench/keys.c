// Keys as the display would send them.
#include "CBench.h"

static void find_entry(GtkWidget *widget, gpointer found) {
  if (*(GtkWidget **)found || !gtk_widget_get_mapped(widget)) return;
  if (GTK_IS_ENTRY(widget)) *(GtkWidget **)found = widget;
  else if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_entry, found);
}

gboolean cbench_focus_entry(GtkWidget *window) {
  GtkWidget *entry = NULL;
  find_entry(window, &entry);
  if (entry) gtk_widget_grab_focus(entry);
  return entry != NULL;
}

static void send(GtkWidget *window, GdkEventType type, guint keyval) {
  GdkEvent *event = gdk_event_new(type);
  event->key.window = g_object_ref(gtk_widget_get_window(window));
  event->key.send_event = TRUE;
  event->key.time = (guint32)(g_get_monotonic_time() / 1000);
  event->key.keyval = keyval;
  GdkKeymapKey *keys = NULL;
  int n = 0;
  if (gdk_keymap_get_entries_for_keyval(gdk_keymap_get_for_display(gdk_display_get_default()), keyval, &keys, &n)) {
    event->key.hardware_keycode = (guint16)keys[0].keycode;
    event->key.group = (guint8)keys[0].group;
    g_free(keys);
  }
  gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
  gtk_main_do_event(event);
  gdk_event_free(event);
}

void cbench_key(GtkWidget *window, guint keyval) {
  send(window, GDK_KEY_PRESS, keyval);
  send(window, GDK_KEY_RELEASE, keyval);
}
