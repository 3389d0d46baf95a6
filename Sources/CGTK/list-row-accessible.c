#include "list-private.h"

#include <gtk/gtk-a11y.h>

// What assistive tools see of the rows of a list. One that has no widget is a stand-in that knows its position
// and scrolls to itself; the real one takes its place as it comes into sight.
//
// Headings and footers are among the list's children where they are read, but they are none of its items: a row's position
// counts rows alone, so that the first one is the first.

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

/// How many of the rows before `index` are neither headings nor footers.
static int rows_before(FavesList *list, int index) {
  if (list->owner.rows_before) return list->owner.rows_before(list->ctx, index);
  int count = 0;
  for (int i = 0; i < index; i++) count += !(faves_list_flags_of(list, i) & FAVES_ROW_HEADER);
  return count;
}

static AtkAttributeSet *position(AtkAttributeSet *set, FavesList *list, int index) {
  if (index >= list->heights.count || faves_list_flags_of(list, index) & FAVES_ROW_HEADER) return set;
  AtkAttribute *in_set = g_new(AtkAttribute, 1), *size = g_new(AtkAttribute, 1);
  *in_set = (AtkAttribute){g_strdup("posinset"), g_strdup_printf("%d", rows_before(list, index) + 1)};
  *size = (AtkAttribute){g_strdup("setsize"), g_strdup_printf("%d", rows_before(list, list->heights.count))};
  return g_slist_prepend(g_slist_prepend(set, size), in_set);
}

/// A footer is what holds its words, which are read as such.
static AtkRole role_of(const FavesList *list, FavesRowFlags flags) {
  if (!(flags & FAVES_ROW_HEADER)) return list && list->is_table ? ATK_ROLE_TABLE_ROW : ATK_ROLE_LIST_ITEM;
  return flags & FAVES_ROW_FOOTER ? ATK_ROLE_FILLER : ATK_ROLE_HEADING;
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

static AtkRole far_row_role(AtkObject *object) {
  FarRow *row = (FarRow *)object;
  gboolean is_there = row->list && row->index < row->list->heights.count;
  return role_of(row->list, is_there ? faves_list_flags_of(row->list, row->index) : 0);
}

/// Whether it is neither a heading nor a footer.
static gboolean is_item(AtkObject *object) {
  AtkRole role = far_row_role(object);
  return role == ATK_ROLE_LIST_ITEM || role == ATK_ROLE_TABLE_ROW;
}

static AtkStateSet *far_row_states(AtkObject *object) {
  FarRow *row = (FarRow *)object;
  AtkStateSet *states = ATK_OBJECT_CLASS(far_row_parent_class)->ref_state_set(object);
  if (!row->list || row->index >= row->list->heights.count) {
    atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
    return states;
  }
  atk_state_set_add_state(states, ATK_STATE_ENABLED);
  if (is_item(object)) atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
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
  atk_class->get_role = far_row_role;
  atk_class->ref_state_set = far_row_states;
  atk_class->get_attributes = far_row_attributes;
}

static void far_row_init(FarRow *row) {}

static gboolean far_row_grab_focus(AtkComponent *component) {
  FarRow *row = (FarRow *)component;
  if (!row->list || row->index >= row->list->heights.count) return FALSE;
  if (!is_item(ATK_OBJECT(component))) return FALSE;
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

AtkObject *faves_list_far_row(FavesList *list, int index) {
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
  return role_of(row ? row->list : NULL, row ? row->flags : 0);
}

static void join(GString *text, const char *more) {
  if (more && *more) g_string_append_printf(text, "%s%s", text->len ? ", " : "", more);
}

static gboolean is_spoken(GtkWidget *widget) {
  return gtk_widget_get_visible(widget) &&
         atk_object_get_role(gtk_widget_get_accessible(widget)) != ATK_ROLE_REDUNDANT_OBJECT;
}

/// What is written in it, on buttons apart.
static void join_words(GtkWidget *widget, gpointer text) {
  if (!is_spoken(widget) || faves_label_is_pressed(widget)) return;
  if (GTK_IS_LABEL(widget))
    join(text, gtk_label_get_text(GTK_LABEL(widget)));
  else if (GTK_IS_CONTAINER(widget) && !GTK_IS_BUTTON(widget))
    gtk_container_foreach(GTK_CONTAINER(widget), join_words, text);
}

/// The names of all that is in it.
static void join_names(GtkWidget *widget, gpointer text) {
  if (!is_spoken(widget)) return;
  const char *name = GTK_IS_LABEL(widget) ? gtk_label_get_text(GTK_LABEL(widget))
                                          : atk_object_get_name(gtk_widget_get_accessible(widget));
  if (name && *name)
    join(text, name);
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_foreach(GTK_CONTAINER(widget), join_names, text);
}

/// The name given to it, or else what is written in the row; where there is nothing but controls and pictures, their names.
static const char *row_name(AtkObject *object) {
  const char *given = ATK_OBJECT_CLASS(faves_list_row_accessible_parent_class)->get_name(object);
  FavesListRow *row = row_of(object);
  if (!row || (given && *given)) return given;
  if (role_of(row->list, row->flags) == ATK_ROLE_FILLER) return NULL;
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  AtkObject *inner = content ? gtk_widget_get_accessible(content) : NULL;
  if (inner && inner->name && *inner->name) return inner->name;
  GString *text = g_string_new(NULL);
  if (content) join_words(content, text);
  if (content && !text->len) join_names(content, text);
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
