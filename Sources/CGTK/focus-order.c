#include "include/CGTK.h"

// GTK's containers that take the focus themselves keep it from what is in them.

static void find_shown(GtkWidget *child, gpointer data) {
  GtkWidget **shown = data;
  if (!*shown && gtk_widget_get_child_visible(child) && gtk_widget_get_visible(child)) *shown = child;
}

static gboolean is_back(GtkWidget *widget, GtkDirectionType direction) {
  gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  return direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP ||
         direction == (is_mirrored ? GTK_DIR_RIGHT : GTK_DIR_LEFT);
}

/// Whether the focus stays in the container or comes to it.
static gboolean moves(GtkWidget *widget, GtkDirectionType direction) {
  GtkWidget *content = NULL;
  gtk_container_foreach(GTK_CONTAINER(widget), find_shown, &content);
  gboolean is_own = gtk_widget_is_focus(widget), goes_back = is_back(widget, direction);
  gboolean is_within = gtk_container_get_focus_child(GTK_CONTAINER(widget)) != NULL;
  // It comes before what is in it.
  gboolean enters = is_own ? !goes_back : is_within || goes_back;
  if (enters && content && gtk_widget_child_focus(content, direction)) return TRUE;
  if (is_own || (is_within && !goes_back)) return FALSE;
  gtk_widget_grab_focus(widget);
  return TRUE;
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction, gpointer data) {
  if (!gtk_widget_get_can_focus(widget)) return FALSE;
  gboolean is_settled = moves(widget, direction);
  // Without that GTK would give it the focus that has just left what is in it.
  if (!is_settled) g_signal_stop_emission_by_name(widget, "focus");
  return is_settled;
}

void faves_focus_before_content(GtkWidget *container) {
  gulong before = g_signal_handler_find(container, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)focus, NULL);
  if (!before) g_signal_connect(container, "focus", G_CALLBACK(focus), NULL);
}
