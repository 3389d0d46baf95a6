#include "accessible-private.h"

#include <math.h>

// How full something is that we draw ourselves. GTK's bars say it by themselves.

static void init_value(gpointer interface, gpointer data);
static const FavesLayer levelled = {
    .name = "Levelled", .interface = atk_value_get_type, .interface_init = init_value};

static GQuark level_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-level");
  return quark;
}

static GQuark words_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-value-words");
  return quark;
}

static const char *words_of(gpointer object) { return g_object_get_qdata(G_OBJECT(object), words_quark()); }

static double level_of(gpointer object) {
  const double *level = g_object_get_qdata(G_OBJECT(object), level_quark());
  return level ? *level : 0;
}

static void get_value_and_text(AtkValue *object, double *value, char **text) {
  if (value) *value = level_of(object);
  // What a level is in words is part of its description.
  if (text) *text = g_strdup(words_of(object));
}

static AtkRange *get_range(AtkValue *object) { return words_of(object) ? NULL : atk_range_new(0, 1, NULL); }

static double get_increment(AtkValue *object) { return 0; }

/// What is changed by steps goes one step towards it: how much that is only the program knows.
static void set_value(AtkValue *object, double value) {
  double level = level_of(object);
  if (!words_of(object) || !ATK_IS_ACTION(object) || value == level) return;
  const char *wanted = value > level ? "increment" : "decrement";
  AtkAction *action = ATK_ACTION(object);
  for (int index = 0; index < atk_action_get_n_actions(action); index++)
    if (g_strcmp0(atk_action_get_name(action, index), wanted) == 0) {
      atk_action_do_action(action, index);
      return;
    }
}

static void init_value(gpointer interface, gpointer data) {
  AtkValueIface *value = interface;
  value->get_value_and_text = get_value_and_text;
  value->get_range = get_range;
  value->get_increment = get_increment;
  value->set_value = set_value;
}

void faves_accessible_set_level(GtkWidget *widget, double level) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  double *kept = g_object_get_qdata(G_OBJECT(object), level_quark());
  if (isnan(level)) level = 0;
  if (!kept) {
    faves_accessible_add_layer(object, &levelled);
    kept = g_new(double, 1);
    *kept = level;
    g_object_set_qdata_full(G_OBJECT(object), level_quark(), kept, g_free);
    return;
  }
  if (*kept == level) return;
  *kept = level;
  g_signal_emit_by_name(object, "value-changed", level, words_of(object));
}

void faves_accessible_set_value(GtkWidget *widget, double value, const char *words) {
  g_object_set_qdata_full(G_OBJECT(gtk_widget_get_accessible(widget)), words_quark(), g_strdup(words), g_free);
  faves_accessible_set_level(widget, value);
}
