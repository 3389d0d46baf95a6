#include "list-private.h"

#include <gtk/gtk-a11y.h>

// To assistive tools the list has all its rows, headings and footers, whether they have widgets or not.

typedef struct {
  GtkContainerAccessible parent;
} FavesListAccessible;

typedef struct {
  GtkContainerAccessibleClass parent_class;
} FavesListAccessibleClass;

static void selection_interface(AtkSelectionIface *interface);
G_DEFINE_TYPE_WITH_CODE(FavesListAccessible, faves_list_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE,
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_SELECTION, selection_interface))

static FavesList *list_of(gpointer object) {
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  return widget ? FAVES_LIST(widget) : NULL;
}

static int list_children(AtkObject *object) {
  FavesList *list = list_of(object);
  return list ? list->heights.count : 0;
}

static AtkObject *list_child(AtkObject *object, int index) {
  FavesList *list = list_of(object);
  if (!list || index < 0 || index >= list->heights.count) return NULL;
  FavesListRow *row = faves_list_built_row(list, index);
  return row ? g_object_ref(gtk_widget_get_accessible(GTK_WIDGET(row))) : faves_list_far_row(list, index);
}

static AtkStateSet *list_state_set(AtkObject *object) {
  AtkStateSet *states = ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->ref_state_set(object);
  FavesList *list = list_of(object);
  if (list && list->mode == FAVES_SELECT_MULTIPLE) atk_state_set_add_state(states, ATK_STATE_MULTISELECTABLE);
  return states;
}

/// The name given to it, or else that of the column or window it stands in: a list of what that is about. A sidebar leads to what
/// the window is called after, and is called by its own column alone.
static const char *list_name(AtkObject *object) {
  const char *given = ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->get_name(object);
  FavesList *list = list_of(object);
  if (!list || (given && *given)) return given;
  gboolean is_of_part;
  const char *title = faves_accessible_title_around(GTK_WIDGET(list), &is_of_part);
  if (title && *title && (is_of_part || !list->is_sidebar)) return title;
  return list->is_sidebar ? "Sidebar" : list->is_table ? "Table" : "List";
}

static AtkRole list_role(AtkObject *object) {
  AtkRole role = ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->get_role(object);
  FavesList *list = list_of(object);
  // Another that was given stays.
  return list && list->is_table && role == ATK_ROLE_LIST_BOX ? ATK_ROLE_TABLE : role;
}

static void list_initialize(AtkObject *object, gpointer data) {
  ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->initialize(object, data);
  object->role = ATK_ROLE_LIST_BOX;
  FAVES_LIST(data)->accessible = object;
  g_object_add_weak_pointer(G_OBJECT(object), (gpointer *)&FAVES_LIST(data)->accessible);
}

static void faves_list_accessible_class_init(FavesListAccessibleClass *class) {
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS(class);
  atk_class->initialize = list_initialize;
  atk_class->get_name = list_name;
  atk_class->get_role = list_role;
  atk_class->get_n_children = list_children;
  atk_class->ref_child = list_child;
  atk_class->ref_state_set = list_state_set;
}

static void faves_list_accessible_init(FavesListAccessible *list) {}

static gboolean is_selected(AtkSelection *selection, int index) {
  FavesList *list = list_of(selection);
  return list && index >= 0 && index < list->heights.count && list->mode != FAVES_SELECT_NONE &&
         list->owner.is_selected && list->owner.is_selected(list->ctx, index);
}

/// The n-th selected row, or -1; `count` gets how many there are before the end or that row.
static int nth_selected(AtkSelection *selection, int n, int *count) {
  FavesList *list = list_of(selection);
  *count = 0;
  if (!list || !faves_list_may_have_selected(list)) return -1;
  for (int i = 0; i < list->heights.count; i++)
    if (is_selected(selection, i) && (*count)++ == n) return i;
  return -1;
}

static gboolean add_selection(AtkSelection *selection, int index) {
  FavesList *list = list_of(selection);
  if (!list || index < 0 || index >= list->heights.count || is_selected(selection, index)) return FALSE;
  gboolean multiple = list->mode == FAVES_SELECT_MULTIPLE;
  faves_list_select(list, multiple ? FAVES_SELECT_TOGGLE : FAVES_SELECT_ONLY, index, index);
  return TRUE;
}

static gboolean remove_selection(AtkSelection *selection, int n) {
  int count, index = nth_selected(selection, n, &count);
  if (index < 0) return FALSE;
  faves_list_select(list_of(selection), FAVES_SELECT_TOGGLE, index, index);
  return TRUE;
}

static int selection_count(AtkSelection *selection) {
  int count;
  nth_selected(selection, -1, &count);
  return count;
}

static AtkObject *ref_selection(AtkSelection *selection, int n) {
  int count, index = nth_selected(selection, n, &count);
  return index < 0 ? NULL : list_child(ATK_OBJECT(selection), index);
}

static gboolean select_all(AtkSelection *selection) {
  FavesList *list = list_of(selection);
  if (!list || list->mode != FAVES_SELECT_MULTIPLE || !list->heights.count) return FALSE;
  faves_list_select(list, FAVES_SELECT_ALL, 0, list->heights.count - 1);
  return TRUE;
}

static void selection_interface(AtkSelectionIface *interface) {
  interface->add_selection = add_selection;
  interface->remove_selection = remove_selection;
  interface->get_selection_count = selection_count;
  interface->ref_selection = ref_selection;
  interface->is_child_selected = is_selected;
  interface->select_all_selection = select_all;
}

/// So many are told of one by one: each is an object and a message, and of 10,000 rows those take seconds.
enum { TOLD = 16 };

/// Tells of more at once, whatever has changed: of a child whose place nobody knows, at which a tool that has kept the children
/// asks for all of them again (`cache_process_children_changed` in libatspi). The child is one of those there are now; an empty
/// list has none but itself to name.
static void announce_all(FavesList *list, AtkObject *object) {
  AtkObject *child = list_child(object, 0);
  g_signal_emit_by_name(object, "children-changed::add", G_MAXUINT, child ? child : object, NULL);
  g_clear_object(&child);
}

void faves_list_announce(FavesList *list, FavesRowNews news, int at, int n) {
  // Only if somebody has asked for it: making one takes time.
  AtkObject *object = list->accessible;
  if (!object) return;
  if (n > TOLD) {
    announce_all(list, object);
    return;
  }
  if (news == FAVES_ROWS_CAME)
    for (int i = 0; i < n; i++) g_signal_emit_by_name(object, "children-changed::add", at + i, NULL);
  else
    // From the last on, so that each has its place while those before it are there.
    for (int i = n; i-- > 0;) g_signal_emit_by_name(object, "children-changed::remove", at + i, NULL);
}

void faves_list_announce_reset(FavesList *list, int before) {
  int after = list->heights.count;
  if (list->accessible && MAX(before, after) > TOLD) {
    announce_all(list, list->accessible);
    return;
  }
  faves_list_announce(list, FAVES_ROWS_WENT, 0, before);
  faves_list_announce(list, FAVES_ROWS_CAME, 0, after);
}
