#include "accessible-private.h"
#include "button-private.h"

#include <gtk/gtk-a11y.h>

// Buttons in the label of a button, as on a card that leads to its page and has a heart to press. GtkButton is made for a
// picture and a text: its window for events lies over what is in it, the focus stops at it, and it has no children for
// assistive tools.

static void init_holding(gpointer class, gpointer data);
static const FavesLayer holding = {.name = "Holding", .class_init = init_holding};

/// Adds to the list what in the widget takes the focus itself, the last first.
static void collect(GtkWidget *widget, gpointer found) {
  GList **list = found;
  if (!gtk_widget_get_visible(widget)) return;
  gboolean is_text = GTK_IS_LABEL(widget) && !faves_label_is_pressed(widget);
  if (gtk_widget_get_can_focus(widget) && !is_text)
    *list = g_list_prepend(*list, widget);
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), collect, list);
}

static GList *controls_in(GtkWidget *button) {
  GList *found = NULL;
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(button));
  if (child) collect(child, &found);
  return g_list_reverse(found);
}

static int get_n_children(AtkObject *object) {
  GtkWidget *button = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  GList *controls = button ? controls_in(button) : NULL;
  int count = (int)g_list_length(controls);
  g_list_free(controls);
  return count;
}

static AtkObject *ref_child(AtkObject *object, int index) {
  GtkWidget *button = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  GList *controls = button ? controls_in(button) : NULL;
  GtkWidget *control = g_list_nth_data(controls, (unsigned)MAX(index, 0));
  g_list_free(controls);
  if (!control || index < 0) return NULL;
  AtkObject *found = gtk_widget_get_accessible(control);
  atk_object_set_parent(found, object);
  return g_object_ref(found);
}

static void init_holding(gpointer class, gpointer data) {
  AtkObjectClass *atk_class = class;
  atk_class->get_n_children = get_n_children;
  atk_class->ref_child = ref_child;
}

/// Tells assistive tools of what the button holds, or, for a button in another, that one's.
static void tell(GtkWidget *widget) {
  GList *controls = controls_in(widget);
  if (controls) faves_accessible_add_layer(gtk_widget_get_accessible(widget), &holding);
  g_list_free(controls);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  GtkWidget *outer = parent ? gtk_widget_get_ancestor(parent, faves_button_get_type()) : NULL;
  if (outer) faves_accessible_add_layer(gtk_widget_get_accessible(outer), &holding);
}

/// As GtkButton does it, with its own window under those of what is in it, which come up as they are mapped.
static void map(GtkWidget *widget) {
  gdk_window_show(gtk_button_get_event_window(GTK_BUTTON(widget)));
  GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_BIN))->map(widget);
  tell(widget);
}

static gboolean focus_control(GtkWidget *button, GtkDirectionType direction) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(button));
  return child && gtk_widget_child_focus(child, direction);
}

/// The button comes first, then what is in it; back again the other way round.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  if (gtk_widget_has_focus(widget)) return !back && focus_control(widget, direction);
  gboolean was_inside = gtk_container_get_focus_child(GTK_CONTAINER(widget)) != NULL;
  if ((was_inside || back) && focus_control(widget, direction)) return TRUE;
  if ((was_inside && !back) || !gtk_widget_get_can_focus(widget)) return FALSE;
  gtk_widget_grab_focus(widget);
  return TRUE;
}

void faves_button_hold_controls(GtkWidgetClass *class) {
  class->map = map;
  class->focus = focus;
}
