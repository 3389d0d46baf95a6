#include "list-private.h"

#include <gtk/gtk-a11y.h>

// To assistive tools the list has all its rows. One that has no widget is a stand-in that knows its position
// and scrolls to itself; the real one takes its place as it comes into sight.

// A row without widget.

typedef struct {
  AtkObject parent;
  FavesList *list;
  int index;
} FarRow;

typedef struct {
  AtkObjectClass parent_class;
} FarRowClass;

static GType far_row_get_type(void);
static void far_row_component(AtkComponentIface *interface);
G_DEFINE_TYPE_WITH_CODE(FarRow, far_row, ATK_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, far_row_component))

static AtkAttributeSet *position(AtkAttributeSet *set, FavesList *list, int index) {
  AtkAttribute *in_set = g_new(AtkAttribute, 1), *size = g_new(AtkAttribute, 1);
  *in_set = (AtkAttribute){g_strdup("posinset"), g_strdup_printf("%d", index + 1)};
  *size = (AtkAttribute){g_strdup("setsize"), g_strdup_printf("%d", list->heights.count)};
  return g_slist_prepend(g_slist_prepend(set, size), in_set);
}

static void row_states(FavesList *list, int index, AtkStateSet *states) {
  FavesRowFlags flags = faves_list_flags_of(list, index);
  if (list->mode == FAVES_SELECT_NONE || !(flags & FAVES_ROW_SELECTABLE)) return;
  atk_state_set_add_state(states, ATK_STATE_SELECTABLE);
  if (list->owner.is_selected && list->owner.is_selected(list->ctx, index))
    atk_state_set_add_state(states, ATK_STATE_SELECTED);
}

static AtkObject *far_row_parent(AtkObject *object) {
  FarRow *row = (FarRow *)object;
  return row->list ? gtk_widget_get_accessible(GTK_WIDGET(row->list)) : NULL;
}

static int far_row_index(AtkObject *object) { return ((FarRow *)object)->index; }

static AtkStateSet *far_row_states(AtkObject *object) {
  FarRow *row = (FarRow *)object;
  AtkStateSet *states = ATK_OBJECT_CLASS(far_row_parent_class)->ref_state_set(object);
  if (!row->list || row->index >= row->list->heights.count) {
    atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
    return states;
  }
  atk_state_set_add_state(states, ATK_STATE_ENABLED);
  atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
  row_states(row->list, row->index, states);
  return states;
}

static AtkAttributeSet *far_row_attributes(AtkObject *object) {
  FarRow *row = (FarRow *)object;
  return row->list ? position(NULL, row->list, row->index) : NULL;
}

static void far_row_finalize(GObject *object) {
  FarRow *row = (FarRow *)object;
  if (row->list) g_object_remove_weak_pointer(G_OBJECT(row->list), (gpointer *)&row->list);
  G_OBJECT_CLASS(far_row_parent_class)->finalize(object);
}

static void far_row_class_init(FarRowClass *class) {
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = far_row_finalize;
  atk_class->get_parent = far_row_parent;
  atk_class->get_index_in_parent = far_row_index;
  atk_class->ref_state_set = far_row_states;
  atk_class->get_attributes = far_row_attributes;
}

static void far_row_init(FarRow *row) { ATK_OBJECT(row)->role = ATK_ROLE_LIST_ITEM; }

static gboolean far_row_grab_focus(AtkComponent *component) {
  FarRow *row = (FarRow *)component;
  if (!row->list || row->index >= row->list->heights.count) return FALSE;
  faves_list_set_cursor(GTK_WIDGET(row->list), row->index);
  return TRUE;
}

static gboolean far_row_scroll_to(AtkComponent *component, AtkScrollType type) {
  FarRow *row = (FarRow *)component;
  if (!row->list || row->index >= row->list->heights.count) return FALSE;
  faves_list_scroll_to(GTK_WIDGET(row->list), row->index, FAVES_SCROLL_NEAREST);
  return TRUE;
}

static void far_row_extents(AtkComponent *component, int *x, int *y, int *width, int *height,
                            AtkCoordType type) {
  *x = *y = -1;
  *width = *height = 0;
}

static void far_row_component(AtkComponentIface *interface) {
  interface->grab_focus = far_row_grab_focus;
  interface->scroll_to = far_row_scroll_to;
  interface->get_extents = far_row_extents;
}

static AtkObject *far_row(FavesList *list, int index) {
  FarRow *row = g_object_new(far_row_get_type(), NULL);
  row->list = list;
  row->index = index;
  g_object_add_weak_pointer(G_OBJECT(list), (gpointer *)&row->list);
  return ATK_OBJECT(row);
}

// A row with its widget.

typedef struct {
  GtkContainerAccessible parent;
} FavesListRowAccessible;

typedef struct {
  GtkContainerAccessibleClass parent_class;
} FavesListRowAccessibleClass;

G_DEFINE_TYPE(FavesListRowAccessible, faves_list_row_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE)

static FavesListRow *row_of(AtkObject *object) {
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  return widget && FAVES_LIST_ROW(widget)->list ? FAVES_LIST_ROW(widget) : NULL;
}

static int row_index(AtkObject *object) {
  FavesListRow *row = row_of(object);
  return row ? row->index : -1;
}

static AtkAttributeSet *row_attributes(AtkObject *object) {
  AtkAttributeSet *set = ATK_OBJECT_CLASS(faves_list_row_accessible_parent_class)->get_attributes(object);
  FavesListRow *row = row_of(object);
  return row ? position(set, row->list, row->index) : set;
}

static AtkStateSet *row_state_set(AtkObject *object) {
  AtkStateSet *states = ATK_OBJECT_CLASS(faves_list_row_accessible_parent_class)->ref_state_set(object);
  FavesListRow *row = row_of(object);
  if (row) row_states(row->list, row->index, states);
  return states;
}

static AtkRole row_role(AtkObject *object) {
  FavesListRow *row = row_of(object);
  gboolean is_heading = row && (row->flags & FAVES_ROW_HEADER) && !(row->flags & FAVES_ROW_FOOTER);
  return is_heading ? ATK_ROLE_HEADING : ATK_ROLE_LIST_ITEM;
}

typedef struct {
  GString *text;
  gboolean buttons;  // whether what is written on buttons counts
} Words;

static void join_text(GtkWidget *widget, gpointer data) {
  Words *words = data;
  GString *text = words->text;
  if (!gtk_widget_get_visible(widget)) return;
  if (atk_object_get_role(gtk_widget_get_accessible(widget)) == ATK_ROLE_REDUNDANT_OBJECT) return;
  if (GTK_IS_LABEL(widget)) {
    const char *own = gtk_label_get_text(GTK_LABEL(widget));
    if (*own) g_string_append_printf(text, "%s%s", text->len ? ", " : "", own);
  } else if (GTK_IS_CONTAINER(widget) && (words->buttons || !GTK_IS_BUTTON(widget))) {
    gtk_container_foreach(GTK_CONTAINER(widget), join_text, data);
  }
}

/// The name given to it, or else what is written in the row, buttons apart unless there is nothing else.
static const char *row_name(AtkObject *object) {
  const char *given = ATK_OBJECT_CLASS(faves_list_row_accessible_parent_class)->get_name(object);
  FavesListRow *row = row_of(object);
  if (!row || (given && *given)) return given;
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  AtkObject *inner = content ? gtk_widget_get_accessible(content) : NULL;
  if (inner && inner->name && *inner->name) return inner->name;
  GString *text = g_string_new(NULL);
  for (int buttons = FALSE; content && buttons <= TRUE && !text->len; buttons++) {
    Words words = {text, buttons};
    join_text(content, &words);
  }
  // ATK hands out a name that somebody else owns.
  g_object_set_data_full(G_OBJECT(object), "faves-name", g_string_free(text, FALSE), g_free);
  return g_object_get_data(G_OBJECT(object), "faves-name");
}

static void faves_list_row_accessible_class_init(FavesListRowAccessibleClass *class) {
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS(class);
  atk_class->get_index_in_parent = row_index;
  atk_class->get_attributes = row_attributes;
  atk_class->ref_state_set = row_state_set;
  atk_class->get_role = row_role;
  atk_class->get_name = row_name;
}

static void faves_list_row_accessible_init(FavesListRowAccessible *row) {}

// The list.

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
  return row ? g_object_ref(gtk_widget_get_accessible(GTK_WIDGET(row))) : far_row(list, index);
}

static AtkStateSet *list_state_set(AtkObject *object) {
  AtkStateSet *states = ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->ref_state_set(object);
  FavesList *list = list_of(object);
  if (list && list->mode == FAVES_SELECT_MULTIPLE) atk_state_set_add_state(states, ATK_STATE_MULTISELECTABLE);
  return states;
}

/// The name given to it, or else that of the window it stands in: a list of what the window is about.
static const char *list_name(AtkObject *object) {
  const char *given = ATK_OBJECT_CLASS(faves_list_accessible_parent_class)->get_name(object);
  FavesList *list = list_of(object);
  if (!list || (given && *given)) return given;
  GtkWidget *top = gtk_widget_get_toplevel(GTK_WIDGET(list));
  const char *title = GTK_IS_WINDOW(top) ? gtk_window_get_title(GTK_WINDOW(top)) : NULL;
  return title && *title ? title : "List";
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
  for (int i = 0; list && i < list->heights.count; i++)
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

void faves_list_announce(FavesList *list, const char *what, int at, int n) {
  // Only if somebody has asked for it: making one takes time.
  AtkObject *object = list->accessible;
  if (!object) return;
  // One by one for a few; a tool asks again for everything after many anyhow.
  for (int i = 0; i < MIN(n, 16); i++) g_signal_emit_by_name(object, what, at + i, NULL);
}
