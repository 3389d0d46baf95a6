#include "accessible-private.h"
#include "stack-private.h"

#include <gtk/gtk-a11y.h>

static void init_order(gpointer class, gpointer data);
static const FavesLayer ordered = {.name = "Ordered", .class_init = init_order};

static GQuark priority_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-priority");
  return quark;
}

/// Of the widget, or of the one widget that it is there for, as a frame is.
static double priority_of(GtkWidget *widget) {
  const double *own = g_object_get_qdata(G_OBJECT(widget), priority_quark());
  if (own || !GTK_IS_CONTAINER(widget)) return own ? *own : 0;
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  double inner = children && !children->next ? priority_of(children->data) : 0;
  g_list_free(children);
  return inner;
}

static int by_priority(gconstpointer a, gconstpointer b) {
  double first = priority_of((GtkWidget *)a), second = priority_of((GtkWidget *)b);
  return first > second ? -1 : first < second;
}

static GQuark left_out_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-left-out");
  return quark;
}

static GQuark closed_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-closed");
  return quark;
}

/// The children that assistive tools meet, in the order in which they do. GLib's sort keeps the order of equals.
static GList *children_of(GtkWidget *container) {
  if (g_object_get_qdata(G_OBJECT(container), closed_quark())) return NULL;
  GList *children = gtk_container_get_children(GTK_CONTAINER(container));
  for (GList *item = children, *next; item; item = next) {
    next = item->next;
    if (g_object_get_qdata(G_OBJECT(item->data), left_out_quark())) children = g_list_delete_link(children, item);
  }
  return g_list_sort(children, by_priority);
}

/// Whether the children that assistive tools are told of are those of the container, one by one.
static gboolean is_plain(AtkObject *object) {
  GType type = faves_accessible_own_type(object);
  return type == GTK_TYPE_CONTAINER_ACCESSIBLE || type == faves_stack_accessible_get_type();
}

static gboolean orders_children(AtkObject *object) {
  return is_plain(object) && gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
}

static int get_n_children(AtkObject *object) {
  AtkObjectClass *class = faves_accessible_under(object, &ordered);
  if (!orders_children(object)) return class->get_n_children ? class->get_n_children(object) : 0;
  GList *children = children_of(gtk_accessible_get_widget(GTK_ACCESSIBLE(object)));
  int count = (int)g_list_length(children);
  g_list_free(children);
  return count;
}

static AtkObject *ref_child(AtkObject *object, int index) {
  AtkObjectClass *class = faves_accessible_under(object, &ordered);
  if (!orders_children(object)) return class->ref_child ? class->ref_child(object, index) : NULL;
  GList *children = children_of(gtk_accessible_get_widget(GTK_ACCESSIBLE(object)));
  GtkWidget *child = g_list_nth_data(children, (unsigned)MAX(index, 0));
  g_list_free(children);
  if (!child || index < 0) return NULL;
  AtkObject *found = gtk_widget_get_accessible(child);
  // It is to say the same of itself.
  faves_accessible_add_layer(found, &ordered);
  return g_object_ref(found);
}

/// The container that tells assistive tools of the widget: of what stands in a stack's group, the stack.
static GtkWidget *teller_of(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget), *stack = parent ? faves_group_get_stack(parent) : NULL;
  return stack ? stack : parent;
}

static int get_index_in_parent(AtkObject *object) {
  AtkObjectClass *class = faves_accessible_under(object, &ordered);
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  GtkWidget *parent = widget ? teller_of(widget) : NULL;
  AtkObject *above = parent ? gtk_widget_get_accessible(parent) : NULL;
  if (!above || !faves_accessible_under(above, &ordered) || !orders_children(above))
    return class->get_index_in_parent ? class->get_index_in_parent(object) : -1;
  GList *children = children_of(parent);
  int index = g_list_index(children, widget);
  g_list_free(children);
  return index;
}

static void init_order(gpointer class, gpointer data) {
  AtkObjectClass *atk_class = class;
  atk_class->get_n_children = get_n_children;
  atk_class->ref_child = ref_child;
  atk_class->get_index_in_parent = get_index_in_parent;
}

/// Has the containers around a widget go by the priorities, out to the first that holds others too.
static void order_around(GtkWidget *widget) {
  for (GtkWidget *parent = teller_of(widget); parent; parent = teller_of(parent)) {
    AtkObject *object = gtk_widget_get_accessible(parent);
    if (!is_plain(object)) return;
    faves_accessible_add_layer(object, &ordered);
    GList *children = gtk_container_get_children(GTK_CONTAINER(parent));
    gboolean holds_others = children && children->next;
    g_list_free(children);
    if (holds_others) return;
  }
}

static void hierarchy_changed(GtkWidget *widget, GtkWidget *before, gpointer data) { order_around(widget); }

/// Whether what a widget stands in is followed already.
static gboolean is_followed(GtkWidget *widget) {
  return g_object_get_qdata(G_OBJECT(widget), priority_quark()) || g_object_get_qdata(G_OBJECT(widget), left_out_quark());
}

void faves_accessible_leave_out(GtkWidget *widget, gboolean out) {
  if (!is_followed(widget)) {
    if (!out) return;
    g_signal_connect(widget, "hierarchy-changed", G_CALLBACK(hierarchy_changed), NULL);
  }
  g_object_set_qdata(G_OBJECT(widget), left_out_quark(), out ? widget : NULL);
  order_around(widget);
}

void faves_accessible_close(GtkWidget *widget, gboolean closed) {
  g_object_set_qdata(G_OBJECT(widget), closed_quark(), closed ? widget : NULL);
  AtkObject *object = gtk_widget_get_accessible(widget);
  if (closed && is_plain(object)) faves_accessible_add_layer(object, &ordered);
}

void faves_accessible_set_priority(GtkWidget *widget, double priority) {
  gboolean is_new = !is_followed(widget);
  double *kept = g_new(double, 1);
  *kept = priority;
  g_object_set_qdata_full(G_OBJECT(widget), priority_quark(), kept, g_free);
  if (is_new) g_signal_connect(widget, "hierarchy-changed", G_CALLBACK(hierarchy_changed), NULL);
  order_around(widget);
}
