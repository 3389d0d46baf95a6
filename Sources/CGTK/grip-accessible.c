#include "grip-private.h"

#include <gtk/gtk-a11y.h>

// What assistive tools are told of a line that is moved: how long what is before it is, which they may set.

typedef struct {
  GtkWidgetAccessible parent;
} FavesGripAccessible;

typedef struct {
  GtkWidgetAccessibleClass parent_class;
} FavesGripAccessibleClass;

static void init_value(AtkValueIface *value);

G_DEFINE_TYPE_WITH_CODE(FavesGripAccessible, faves_grip_accessible, GTK_TYPE_WIDGET_ACCESSIBLE,
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_VALUE, init_value))

/// NULL: the widget has gone, while somebody holds on to what stood for it.
static FavesGrip *grip_of(gpointer object) {
  return FAVES_GRIP(gtk_accessible_get_widget(GTK_ACCESSIBLE(object)));
}

static void get_value_and_text(AtkValue *object, double *value, char **text) {
  FavesGrip *grip = grip_of(object);
  if (value) *value = grip ? faves_grip_place(grip).length : 0;
  if (text) *text = NULL;
}

static AtkRange *get_range(AtkValue *object) {
  FavesGrip *grip = grip_of(object);
  if (!grip) return NULL;
  FavesGripPlace place = faves_grip_place(grip);
  return atk_range_new(place.least, place.most, NULL);
}

static double get_increment(AtkValue *object) { return 1; }

static void set_value(AtkValue *object, double value) {
  FavesGrip *grip = grip_of(object);
  if (grip && faves_grip_is_moved(grip)) faves_grip_move_to(grip, value);
}

static void init_value(AtkValueIface *value) {
  value->get_value_and_text = get_value_and_text;
  value->get_range = get_range;
  value->get_increment = get_increment;
  value->set_value = set_value;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkStateSet *states = ATK_OBJECT_CLASS(faves_grip_accessible_parent_class)->ref_state_set(object);
  FavesGrip *grip = grip_of(object);
  if (!grip) return states;
  // What lies between things that are beside each other stands upright.
  gboolean is_upright = grip->axis == GTK_ORIENTATION_HORIZONTAL;
  atk_state_set_add_state(states, is_upright ? ATK_STATE_VERTICAL : ATK_STATE_HORIZONTAL);
  if (!faves_grip_is_moved(grip)) atk_state_set_remove_state(states, ATK_STATE_FOCUSABLE);
  return states;
}

static void faves_grip_accessible_class_init(FavesGripAccessibleClass *class) {
  ATK_OBJECT_CLASS(class)->ref_state_set = ref_state_set;
}

static void faves_grip_accessible_init(FavesGripAccessible *grip) {
  // In the words that GTK has for it in the menu of a window.
  atk_object_set_name(ATK_OBJECT(grip), g_dgettext("gtk30", "Resize"));
}
