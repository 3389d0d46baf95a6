#include "accessible-private.h"

// Links in a label, to assistive tools. GTK has an object for each, without a name and an action; and goes on saying that one
// has the focus when its label has lost it, or has not had it yet.

static void init_states(gpointer class, gpointer data);
static void init_actions(gpointer interface, gpointer data);
static const FavesLayer linking = {.name = "Linking",
                                   .class_init = init_states,
                                   .interface = atk_action_get_type,
                                   .interface_init = init_actions};

static void init_component(gpointer interface, gpointer data);
static const FavesLayer placed = {.name = "Placed", .interface = atk_component_get_type, .interface_init = init_component};

static GtkWidget *label_of(AtkObject *link) {
  AtkObject *parent = atk_object_get_parent(link);
  return GTK_IS_ACCESSIBLE(parent) ? gtk_accessible_get_widget(GTK_ACCESSIBLE(parent)) : NULL;
}

static AtkStateSet *ref_own_state_set(AtkObject *link) {
  AtkObjectClass *class = faves_accessible_under(link, &linking);
  // GTK has none for a link whose label has gone, or says something else by now.
  AtkStateSet *states = class->ref_state_set(link);
  return states ? states : atk_state_set_new();
}

static AtkStateSet *ref_state_set(AtkObject *link) {
  AtkStateSet *states = ref_own_state_set(link);
  GtkWidget *label = label_of(link);
  if (!label || !gtk_widget_has_focus(label)) atk_state_set_remove_state(states, ATK_STATE_FOCUSED);
  // What GTK says of every label.
  atk_state_set_remove_state(states, ATK_STATE_MULTI_LINE);
  return states;
}

/// Of a label: what its links are called.
static GQuark names_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-label-links");
  return quark;
}

/// GTK makes the objects anew as it likes, and all of them together.
static int index_of(AtkObject *link) {
  AtkObject *parent = atk_object_get_parent(link);
  int count = atk_object_get_n_accessible_children(parent);
  for (int index = 0; index < count; index++) {
    AtkObject *child = atk_object_ref_accessible_child(parent, index);
    if (child) g_object_unref(child);
    if (child == link) return index;
  }
  return -1;
}

static const char *get_link_name(AtkObject *link) {
  GtkWidget *label = label_of(link);
  char **names = label ? g_object_get_qdata(G_OBJECT(label), names_quark()) : NULL;
  int index = names ? index_of(link) : -1;
  return index >= 0 && index < (int)g_strv_length(names) ? names[index] : NULL;
}

static void init_states(gpointer class, gpointer data) {
  AtkObjectClass *atk_class = class;
  atk_class->ref_state_set = ref_state_set;
  atk_class->get_name = get_link_name;
}

/// What GTK does for the link, which is not the object that assistive tools find in the label.
static AtkHyperlink *hyperlink(gpointer link) { return atk_hyperlink_impl_get_hyperlink(ATK_HYPERLINK_IMPL(link)); }

/// Tools ask every object with a place on the screen where it is. GTK's have one by their states, and no answer.
static void get_extents(AtkComponent *link, int *x, int *y, int *width, int *height, AtkCoordType from) {
  AtkObject *parent = atk_object_get_parent(ATK_OBJECT(link));
  AtkTextRectangle place = {0};
  if (ATK_IS_TEXT(parent)) {
    AtkHyperlink *own = hyperlink(link);
    atk_text_get_range_extents(ATK_TEXT(parent), atk_hyperlink_get_start_index(own), atk_hyperlink_get_end_index(own), from, &place);
    g_object_unref(own);
  }
  *x = place.x;
  *y = place.y;
  *width = place.width;
  *height = place.height;
}

static gboolean grab_focus(AtkComponent *link) {
  GtkWidget *label = label_of(ATK_OBJECT(link));
  if (label) gtk_widget_grab_focus(label);
  return label != NULL;
}

static void init_component(gpointer data, gpointer unused) {
  AtkComponentIface *interface = data;
  interface->get_extents = get_extents;
  interface->grab_focus = grab_focus;
}

static int get_n_actions(AtkAction *link) { return 1; }

static const char *get_name(AtkAction *link, int index) { return index == 0 ? "activate" : NULL; }

static gboolean do_action(AtkAction *link, int index) {
  // Its label may have other links by now.
  if (!label_of(ATK_OBJECT(link))) return FALSE;
  AtkHyperlink *own = hyperlink(link);
  gboolean done = ATK_IS_ACTION(own) && atk_action_do_action(ATK_ACTION(own), index);
  g_object_unref(own);
  return done;
}

static void init_actions(gpointer data, gpointer unused) {
  AtkActionIface *interface = data;
  interface->do_action = do_action;
  interface->get_n_actions = get_n_actions;
  interface->get_name = get_name;
}

/// GTK tells of the focus as it goes from link to link, not as it comes to the label or leaves it.
static void focus_changed(GtkWidget *label, GParamSpec *property, gpointer data) {
  AtkObject *object = gtk_widget_get_accessible(label);
  int count = atk_object_get_n_accessible_children(object);
  for (int index = 0; index < count; index++) {
    AtkObject *link = atk_object_ref_accessible_child(object, index);
    if (!link) continue;
    if (faves_accessible_under(link, &linking)) {
      AtkStateSet *states = ref_own_state_set(link);
      if (atk_state_set_contains_state(states, ATK_STATE_FOCUSED))
        atk_object_notify_state_change(link, ATK_STATE_FOCUSED, gtk_widget_has_focus(label));
      g_object_unref(states);
    }
    g_object_unref(link);
  }
}

static void add_layers(AtkObject *link) {
  faves_accessible_add_layer(link, &linking);
  if (!ATK_IS_COMPONENT(link)) faves_accessible_add_layer(link, &placed);
}

static void link_added(AtkObject *object, guint index, gpointer link, gpointer data) {
  add_layers(link);
}

void faves_label_name_links(GtkWidget *label, const char *const *names, int count) {
  char **kept = g_new0(char *, count + 1);
  for (int index = 0; index < count; index++) kept[index] = g_strdup(names[index]);
  g_object_set_qdata_full(G_OBJECT(label), names_quark(), kept, (GDestroyNotify)g_strfreev);
  AtkObject *object = gtk_widget_get_accessible(label);
  int links = atk_object_get_n_accessible_children(object);
  for (int index = 0; index < links; index++) {
    AtkObject *link = atk_object_ref_accessible_child(object, index);
    if (link) add_layers(link);
    g_clear_object(&link);
  }
  if (g_signal_handler_find(label, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, G_CALLBACK(focus_changed), NULL)) return;
  g_signal_connect(label, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
  g_signal_connect(object, "children-changed::add", G_CALLBACK(link_added), NULL);
}
