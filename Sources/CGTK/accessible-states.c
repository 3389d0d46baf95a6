#include "accessible-private.h"

static void init_states(gpointer class, gpointer data);
static const FavesLayer stated = {.name = "Stated", .class_init = init_states};

/// 0: opens nothing, 1: closed, 2: open.
static GQuark expanded_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-expanded");
  return quark;
}

/// 0: is not turned on and off; else one more than what it is.
static GQuark checked_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-checked");
  return quark;
}

static void find_button(GtkWidget *widget, gpointer data) {
  GtkWidget **found = data;
  if (*found) return;
  if (GTK_IS_TOGGLE_BUTTON(widget))
    *found = widget;
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), find_button, found);
}

/// The button of a combo box that takes the keyboard for it; NULL: the widget is another.
static GtkWidget *button_of(GtkWidget *widget) {
  GtkWidget *button = NULL;
  if (widget && GTK_IS_COMBO_BOX(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_button, &button);
  return button;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkObjectClass *class = faves_accessible_under(object, &stated);
  AtkStateSet *states = class->ref_state_set(object);
  int expanded = GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(object), expanded_quark()));
  if (expanded) {
    atk_state_set_add_state(states, ATK_STATE_EXPANDABLE);
    if (expanded > 1) atk_state_set_add_state(states, ATK_STATE_EXPANDED);
  }
  int checked = GPOINTER_TO_INT(g_object_get_qdata(G_OBJECT(object), checked_quark()));
  if (checked == 2) atk_state_set_add_state(states, ATK_STATE_CHECKED);
  if (checked == 3) atk_state_set_add_state(states, ATK_STATE_INDETERMINATE);
  GtkWidget *button = button_of(gtk_accessible_get_widget(GTK_ACCESSIBLE(object)));
  if (button && gtk_widget_get_can_focus(button)) {
    atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
    if (gtk_widget_has_focus(button)) atk_state_set_add_state(states, ATK_STATE_FOCUSED);
  }
  return states;
}

static void init_states(gpointer class, gpointer data) {
  AtkObjectClass *atk_class = class;
  atk_class->ref_state_set = ref_state_set;
}

void faves_accessible_set_expanded(GtkWidget *widget, int expanded) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  GObject *kept = G_OBJECT(object);
  int old = GPOINTER_TO_INT(g_object_get_qdata(kept, expanded_quark()));
  int new = expanded < 0 ? 0 : expanded ? 2 : 1;
  if (old == new) return;
  faves_accessible_add_layer(object, &stated);
  g_object_set_qdata(kept, expanded_quark(), GINT_TO_POINTER(new));
  if ((old > 0) != (new > 0)) atk_object_notify_state_change(object, ATK_STATE_EXPANDABLE, new > 0);
  if ((old > 1) != (new > 1)) atk_object_notify_state_change(object, ATK_STATE_EXPANDED, new > 1);
}

void faves_accessible_set_checked(GtkWidget *widget, int checked) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  GObject *kept = G_OBJECT(object);
  int old = GPOINTER_TO_INT(g_object_get_qdata(kept, checked_quark()));
  int new = CLAMP(checked, -1, 2) + 1;
  if (old == new) return;
  faves_accessible_add_layer(object, &stated);
  g_object_set_qdata(kept, checked_quark(), GINT_TO_POINTER(new));
  if (!old != !new) atk_object_set_role(object, new ? ATK_ROLE_TOGGLE_BUTTON : ATK_ROLE_PUSH_BUTTON);
  if ((old == 2) != (new == 2)) atk_object_notify_state_change(object, ATK_STATE_CHECKED, new == 2);
  if ((old == 3) != (new == 3)) atk_object_notify_state_change(object, ATK_STATE_INDETERMINATE, new == 3);
}

static void button_focused(GtkWidget *button, GParamSpec *property, gpointer combo) {
  atk_object_notify_state_change(gtk_widget_get_accessible(combo), ATK_STATE_FOCUSED,
                                 gtk_widget_has_focus(button));
}

void faves_accessible_take_focus_of_button(GtkWidget *combo) {
  GtkWidget *button = button_of(combo);
  if (!button) return;
  faves_accessible_add_layer(gtk_widget_get_accessible(combo), &stated);
  g_signal_connect_object(button, "notify::has-focus", G_CALLBACK(button_focused), combo, 0);
}
