#include "layout-private.h"

// A scrolled window whose bars are thin from the start. GTK gives bars that lie over the content their class as the window
// is realised, when they have been measured as wide ones: the theme then makes them thin in a transition, and for a fifth
// of a second each frame lays everything out and draws all of it, whatever has changed.

/// What GTK goes by when it chooses.
static gboolean bars_lie_over(GtkWidget *scrolled) {
  if (g_strcmp0(g_getenv("GTK_OVERLAY_SCROLLING"), "0") == 0) return FALSE;
  gboolean over = FALSE;
  g_object_get(gtk_widget_get_settings(scrolled), "gtk-overlay-scrolling", &over, NULL);
  return over;
}

void faves_scrolled_set_thin(GtkWidget *scrolled) {
  if (!bars_lie_over(scrolled)) return;
  faves_add_class(gtk_scrolled_window_get_hscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
  faves_add_class(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
}

GtkWidget *faves_scrolled_new(void) {
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  faves_scrolled_set_thin(scrolled);
  return scrolled;
}

/// As if it did not scroll, what is around it gets the event.
static gboolean leave_wheel(GtkWidget *scrolled, GdkEvent *event, gpointer data) {
  g_signal_stop_emission_by_name(scrolled, "scroll-event");
  return FALSE;
}

static gboolean leave_key(GtkWidget *scrolled, GtkScrollType type, gboolean horizontal, gpointer data) {
  g_signal_stop_emission_by_name(scrolled, "scroll-child");
  return FALSE;
}

void faves_scrolled_set_still(GtkWidget *scrolled, gboolean is_still) {
  gboolean was_still = g_signal_handler_find(scrolled, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, leave_wheel, NULL) != 0;
  if (was_still == is_still) return;
  // With fingers it is moved by one gesture.
  gtk_scrolled_window_set_kinetic_scrolling(GTK_SCROLLED_WINDOW(scrolled), !is_still);
  if (is_still) {
    g_signal_connect(scrolled, "scroll-event", G_CALLBACK(leave_wheel), NULL);
    g_signal_connect(scrolled, "scroll-child", G_CALLBACK(leave_key), NULL);
  } else {
    g_signal_handlers_disconnect_by_func(scrolled, leave_wheel, NULL);
    g_signal_handlers_disconnect_by_func(scrolled, leave_key, NULL);
  }
}

static gboolean can_move(GtkAdjustment *adjustment) {
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment) >
         gtk_adjustment_get_page_size(adjustment);
}

static gboolean leave_wheel_where_whole(GtkWidget *scrolled, GdkEvent *event, gpointer data) {
  gboolean moves = can_move(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled))) ||
                   can_move(gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scrolled)));
  return moves ? FALSE : leave_wheel(scrolled, event, data);
}

void faves_scrolled_set_barless(GtkWidget *scrolled) {
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  g_signal_connect(scrolled, "scroll-event", G_CALLBACK(leave_wheel_where_whole), NULL);
}

gboolean faves_is_scrolled_around(GtkWidget *widget) {
  for (GtkWidget *at = widget; at; at = gtk_widget_get_parent(at)) {
    if (GTK_IS_VIEWPORT(at))
      return gtk_scrollable_get_vscroll_policy(GTK_SCROLLABLE(at)) == GTK_SCROLL_NATURAL;
    if (faves_layout_is_fixed(at, GTK_ORIENTATION_VERTICAL)) return FALSE;
  }
  return FALSE;
}
