#include "accessible-private.h"

typedef struct {
  char **names;
  int count;
  gboolean replaces;
  FavesAccessibleAct act;
  void *data;
} Actions;

static void init_actions(gpointer interface, gpointer data);
static const FavesLayer acting = {
    .name = "Acting", .interface = atk_action_get_type, .interface_init = init_actions};

static GQuark actions_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-actions");
  return quark;
}

static void free_actions(gpointer data) {
  Actions *actions = data;
  g_strfreev(actions->names);
  g_free(actions);
}

static Actions *actions_of(AtkAction *object) { return g_object_get_qdata(G_OBJECT(object), actions_quark()); }

/// What the kind of widget offers; NULL: nothing.
static AtkActionIface *own(AtkAction *object) {
  gpointer class = faves_accessible_under(ATK_OBJECT(object), &acting);
  return class ? g_type_interface_peek(class, ATK_TYPE_ACTION) : NULL;
}

static int own_count(AtkAction *object) {
  AtkActionIface *interface = own(object);
  return interface && interface->get_n_actions ? interface->get_n_actions(object) : 0;
}

/// How many of the kind's actions ours have taken the place of.
static int replaced(const Actions *actions, int own) { return actions && actions->replaces && own > 0; }

/// The place among ours of the action at `index`; -1: it is one of the kind's, or there is none.
static int our_index(AtkAction *object, int index) {
  const Actions *actions = actions_of(object);
  if (!actions || index < 0) return -1;
  if (index == 0 && actions->replaces) return 0;
  int own = own_count(object);
  int at = index - own + replaced(actions, own);
  return index >= own && at < actions->count ? at : -1;
}

static int get_n_actions(AtkAction *object) {
  const Actions *actions = actions_of(object);
  int own = own_count(object);
  return own + (actions ? actions->count - replaced(actions, own) : 0);
}

static gboolean do_action(AtkAction *object, int index) {
  int at = our_index(object, index);
  if (at < 0) {
    AtkActionIface *interface = own(object);
    return interface && interface->do_action ? interface->do_action(object, index) : FALSE;
  }
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  // Without a widget nobody is there any more who could do it.
  if (!widget || !gtk_widget_is_sensitive(widget)) return FALSE;
  const Actions *actions = actions_of(object);
  actions->act(at, actions->data);
  return TRUE;
}

static const char *get_name(AtkAction *object, int index) {
  int at = our_index(object, index);
  if (at >= 0) return actions_of(object)->names[at];
  AtkActionIface *interface = own(object);
  return interface && interface->get_name ? interface->get_name(object, index) : NULL;
}

static const char *get_localized_name(AtkAction *object, int index) {
  if (our_index(object, index) >= 0) return get_name(object, index);
  AtkActionIface *interface = own(object);
  return interface && interface->get_localized_name ? interface->get_localized_name(object, index) : NULL;
}

static const char *get_description(AtkAction *object, int index) {
  if (our_index(object, index) >= 0) return NULL;
  AtkActionIface *interface = own(object);
  return interface && interface->get_description ? interface->get_description(object, index) : NULL;
}

static const char *get_keybinding(AtkAction *object, int index) {
  if (our_index(object, index) >= 0) return NULL;
  AtkActionIface *interface = own(object);
  return interface && interface->get_keybinding ? interface->get_keybinding(object, index) : NULL;
}

static void init_actions(gpointer data, gpointer unused) {
  AtkActionIface *interface = data;
  interface->do_action = do_action;
  interface->get_n_actions = get_n_actions;
  interface->get_name = get_name;
  interface->get_localized_name = get_localized_name;
  interface->get_description = get_description;
  interface->get_keybinding = get_keybinding;
}

void faves_accessible_set_actions(GtkWidget *widget, const char *const *names, int count, gboolean replaces,
                                  FavesAccessibleAct act, void *data) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  if (count == 0) {
    g_object_set_qdata(G_OBJECT(object), actions_quark(), NULL);
    return;
  }
  Actions *actions = g_new(Actions, 1);
  *actions = (Actions){g_new0(char *, count + 1), count, replaces, act, data};
  for (int i = 0; i < count; i++) actions->names[i] = g_strdup(names[i]);
  faves_accessible_add_layer(object, &acting);
  g_object_set_qdata_full(G_OBJECT(object), actions_quark(), actions, free_actions);
}
