#include "list-private.h"

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HPOLICY, PROP_VPOLICY };

G_DEFINE_TYPE_WITH_CODE(FavesList, faves_list, GTK_TYPE_CONTAINER,
                        G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

gboolean faves_is_list(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_list_get_type());
}

// Looking.

int faves_list_get_count(GtkWidget *widget) { return FAVES_LIST(widget)->heights.count; }
int faves_list_get_built(GtkWidget *widget) { return (int)FAVES_LIST(widget)->rows->len; }
int faves_list_get_cursor(GtkWidget *widget) { return FAVES_LIST(widget)->cursor; }

void faves_list_get_visible(GtkWidget *widget, int *first, int *last) {
  *first = FAVES_LIST(widget)->visible_first;
  *last = FAVES_LIST(widget)->visible_last;
}

GtkWidget *faves_list_get_content(GtkWidget *widget, int index) {
  FavesListRow *row = faves_list_built_row(FAVES_LIST(widget), index);
  return row ? gtk_bin_get_child(GTK_BIN(row)) : NULL;
}

int faves_list_index_of(GtkWidget *list, GtkWidget *widget) {
  GtkWidget *row = gtk_widget_get_ancestor(widget, faves_list_row_get_type());
  while (row && gtk_widget_get_parent(row) != list)
    row = gtk_widget_get_ancestor(gtk_widget_get_parent(row), faves_list_row_get_type());
  return row ? FAVES_LIST_ROW(row)->index : -1;
}

void faves_list_get_row_extent(GtkWidget *widget, int index, gint64 *y, int *height) {
  FavesList *list = FAVES_LIST(widget);
  *y = heights_offset(&list->heights, index);
  *height = (int)(heights_offset(&list->heights, index + 1) - *y);
}

int faves_list_get_row_at(GtkWidget *widget, int y) {
  FavesList *list = FAVES_LIST(widget);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    if (row->placed && y >= row->y && y < row->y + row->height) return row->index;
  }
  return -1;
}

void faves_list_scroll_to(GtkWidget *widget, int index, FavesScrollTo where) {
  FavesList *list = FAVES_LIST(widget);
  if (!list->heights.count) return;
  list->scroll_to = CLAMP(index, 0, list->heights.count - 1);
  list->scroll_where = where;
  list->at_top = FALSE;
  faves_list_changed(list);
}

double faves_list_offset_of(GtkWidget *widget, int index, FavesScrollTo where) {
  FavesList *list = FAVES_LIST(widget);
  GtkAdjustment *adjustment = list->adjustment[GTK_ORIENTATION_VERTICAL];
  if (!list->heights.count || !adjustment) return 0;
  index = CLAMP(index, 0, list->heights.count - 1);
  double page = gtk_adjustment_get_page_size(adjustment), now = gtk_adjustment_get_value(adjustment);
  double top = (double)heights_offset(&list->heights, index);
  double height = (double)heights_offset(&list->heights, index + 1) - top, place = now;
  switch (where) {
    case FAVES_SCROLL_TOP:
      place = top;
      break;
    case FAVES_SCROLL_CENTER:
      place = top - (page - height) / 2;
      break;
    case FAVES_SCROLL_BOTTOM:
      place = top - (page - height);
      break;
    case FAVES_SCROLL_NEAREST:
      if (top < now)
        place = top;
      else if (top + height > now + page)
        place = top + height - page;
      break;
  }
  double most = MAX(0, gtk_adjustment_get_upper(adjustment) - page);
  return CLAMP(place, 0, most);
}

// All rows, where something around scrolls them.

/// What is higher has no place in a window of the display: then the list scrolls by itself.
#define MOST_WHOLE 30000

static int whole_height(FavesList *list) {
  return (int)CLAMP(heights_offset(&list->heights, list->heights.count), 1, MIN(list->most_height, MOST_WHOLE));
}

/// What is around is laid out anew: the list's own changes stop at it.
static void ask_for_height(FavesList *list) {
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(list));
  gtk_widget_queue_resize(GTK_WIDGET(list));
  if (parent) gtk_widget_queue_resize(parent);
}

static gboolean ask_soon(gpointer list) {
  FAVES_LIST(list)->resize = 0;
  ask_for_height(list);
  return G_SOURCE_REMOVE;
}

/// Rows are measured as they are laid out. GTK swallows what is queued while it does that.
static void follow_height(FavesList *list) {
  if (!list->most_height || list->resize || whole_height(list) == list->whole) return;
  list->resize = g_idle_add_full(G_PRIORITY_HIGH, ask_soon, list, NULL);
}

// Properties.

void faves_list_set_selection_mode(GtkWidget *widget, FavesSelectionMode mode) {
  FAVES_LIST(widget)->mode = mode;
  faves_list_selection_changed(widget);
}

void faves_list_set_gaps(GtkWidget *widget, int rows, int sections) {
  FavesList *list = FAVES_LIST(widget);
  rows = CLAMP(rows, -1, G_MAXINT16);
  sections = CLAMP(sections, -1, G_MAXINT16);
  if (list->row_gap == rows && list->section_gap == sections) return;
  list->row_gap = rows;
  list->section_gap = sections;
  heights_forget_all(&list->heights);
  for (unsigned i = 0; i < list->rows->len; i++) gtk_widget_queue_resize(list->rows->pdata[i]);
  faves_list_changed(list);
}

void faves_list_set_ticks(GtkWidget *widget, gboolean ticks) { FAVES_LIST(widget)->ticks = ticks; }

void faves_list_set_single_click(GtkWidget *widget, gboolean single) {
  FAVES_LIST(widget)->single_click = single;
}

void faves_list_set_table(GtkWidget *widget, gboolean table) { FAVES_LIST(widget)->is_table = table; }

void faves_list_set_sidebar(GtkWidget *widget, gboolean sidebar) { FAVES_LIST(widget)->is_sidebar = sidebar; }

void faves_list_set_most_height(GtkWidget *widget, int most) {
  FavesList *list = FAVES_LIST(widget);
  if (list->most_height == most) return;
  list->most_height = MAX(0, most);
  ask_for_height(list);
}

void faves_list_set_keeps_end(GtkWidget *list, gboolean keeps) { FAVES_LIST(list)->keeps_end = keeps; }

void faves_list_leave_end(GtkWidget *widget) { FAVES_LIST(widget)->at_end = FALSE; }

void faves_list_set_estimated_height(GtkWidget *widget, int height) {
  FAVES_LIST(widget)->heights.estimate = MAX(1, height);
  faves_list_changed(FAVES_LIST(widget));
}

// GtkScrollable.

static void scrolled(GtkAdjustment *adjustment, FavesList *list) {
  if (list->adjusting) return;
  if (adjustment == list->adjustment[GTK_ORIENTATION_VERTICAL] && list->heights.count) {
    gint64 value = (gint64)gtk_adjustment_get_value(adjustment);
    gint64 page = (gint64)gtk_adjustment_get_page_size(adjustment);
    gint64 was = heights_offset(&list->heights, list->first) - list->first_y, by = value - was;
    list->scroll_to = -1;
    list->at_top = value <= 0;
    list->at_end = value + page >= (gint64)gtk_adjustment_get_upper(adjustment);
    if (list->at_end) {
      // The very end, whatever the heights of the rows there turn out to be.
      list->scroll_to = list->heights.count - 1;
      list->scroll_where = FAVES_SCROLL_BOTTOM;
    } else if (ABS(by) <= page) {
      list->first_y -= (int)by;
    } else {
      faves_list_jumped(list);
      list->first = heights_row_at(&list->heights, value);
      list->first_y = (int)(heights_offset(&list->heights, list->first) - value);
    }
  }
  faves_list_changed(list);
}

static void set_adjustment(FavesList *list, GtkOrientation axis, GtkAdjustment *adjustment) {
  if (adjustment && list->adjustment[axis] == adjustment) return;
  if (list->adjustment[axis]) {
    g_signal_handlers_disconnect_by_func(list->adjustment[axis], scrolled, list);
    g_object_unref(list->adjustment[axis]);
  }
  if (!adjustment) adjustment = gtk_adjustment_new(0, 0, 0, 0, 0, 0);
  list->adjustment[axis] = g_object_ref_sink(adjustment);
  g_signal_connect(adjustment, "value-changed", G_CALLBACK(scrolled), list);
  faves_list_changed(list);
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  FavesList *list = FAVES_LIST(object);
  switch (id) {
    case PROP_HADJUSTMENT:
      set_adjustment(list, GTK_ORIENTATION_HORIZONTAL, g_value_get_object(value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment(list, GTK_ORIENTATION_VERTICAL, g_value_get_object(value));
      break;
    case PROP_HPOLICY:
      list->policy[GTK_ORIENTATION_HORIZONTAL] = (GtkScrollablePolicy)g_value_get_enum(value);
      break;
    case PROP_VPOLICY:
      list->policy[GTK_ORIENTATION_VERTICAL] = (GtkScrollablePolicy)g_value_get_enum(value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  FavesList *list = FAVES_LIST(object);
  switch (id) {
    case PROP_HADJUSTMENT:
      g_value_set_object(value, list->adjustment[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object(value, list->adjustment[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HPOLICY:
      g_value_set_enum(value, (int)list->policy[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VPOLICY:
      g_value_set_enum(value, (int)list->policy[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

// GtkWidget.

GdkWindow *faves_list_child_window(GtkWidget *widget, GdkWindow *parent, GtkAllocation place, int events) {
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_OUTPUT,
      .x = place.x,
      .y = place.y,
      .width = MAX(1, place.width),
      .height = MAX(1, place.height),
      .visual = gtk_widget_get_visual(widget),
      .event_mask = events,
  };
  GdkWindow *window = gdk_window_new(parent, &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  gtk_widget_register_window(widget, window);
  return window;
}

static void realize(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_set_realized(widget, TRUE);
  int events = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK |
               GDK_POINTER_MOTION_MASK | GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK | GDK_SCROLL_MASK |
               GDK_SMOOTH_SCROLL_MASK | GDK_TOUCH_MASK;
  GdkWindow *window = faves_list_child_window(widget, gtk_widget_get_parent_window(widget), place, events);
  gtk_widget_set_window(widget, window);
  GtkAllocation inside = {0, 0, place.width, place.height};
  list->bin = faves_list_child_window(widget, window, inside, events);
  gdk_window_show(list->bin);
  for (unsigned i = 0; i < list->rows->len; i++)
    gtk_widget_set_parent_window(list->rows->pdata[i], list->bin);
}

static void unrealize(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  // Rows first, as their windows are within this one.
  for (unsigned i = 0; i < list->rows->len; i++) gtk_widget_unrealize(list->rows->pdata[i]);
  for (unsigned i = 0; i < list->rows->len; i++) gtk_widget_set_parent_window(list->rows->pdata[i], NULL);
  gtk_widget_unregister_window(widget, list->bin);
  gdk_window_destroy(list->bin);
  list->bin = NULL;
  GTK_WIDGET_CLASS(faves_list_parent_class)->unrealize(widget);
}

/// The same whatever the rows: so nothing above has to be laid out when they change.
static void preferred(GtkWidget *widget, int *min, int *ideal) {
  *min = 1;
  *ideal = 200;
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  FavesList *list = FAVES_LIST(widget);
  preferred(widget, min, ideal);
  if (list->most_height) *ideal = list->whole = whole_height(list);
}

/// Where the viewport gets lower, say because a bar came under it, the cursor row that was in sight stays so.
static void keep_cursor_in_sight(FavesList *list, int height) {
  gboolean seen = list->cursor >= list->visible_first && list->cursor <= list->visible_last;
  if (height >= gtk_widget_get_allocated_height(GTK_WIDGET(list)) || list->cursor < 0 || !seen) return;
  if (list->scroll_to >= 0 || list->cursor >= list->heights.count) return;
  list->scroll_to = list->cursor;
  list->scroll_where = FAVES_SCROLL_NEAREST;
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  keep_cursor_in_sight(FAVES_LIST(widget), place->height);
  gtk_widget_set_allocation(widget, place);
  if (gtk_widget_get_realized(widget))
    gdk_window_move_resize(gtk_widget_get_window(widget), place->x, place->y, place->width, place->height);
  if (FAVES_LIST(widget)->owner.make_row) faves_list_fill(FAVES_LIST(widget), place->width, place->height);
  follow_height(FAVES_LIST(widget));
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  if (gtk_cairo_should_draw_window(cr, gtk_widget_get_window(widget))) {
    gtk_render_background(style, cr, 0, 0, width, height);
    gtk_render_frame(style, cr, 0, 0, width, height);
  }
  faves_list_draw_rows(FAVES_LIST(widget), cr);
  faves_list_draw_drop(FAVES_LIST(widget), cr);
  return FALSE;
}

static void style_updated(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_list_parent_class)->style_updated(widget);
  // Another font or theme: other heights. Rows in sight measure themselves; the others count as unknown.
  FavesList *list = FAVES_LIST(widget);
  if (list->heights.known) heights_forget_all(&list->heights);
}

// GtkContainer.

static void remove_child(GtkContainer *container, GtkWidget *child) {
  FavesList *list = FAVES_LIST(container);
  if (g_ptr_array_find(list->rows, child, NULL)) faves_list_release(list, FAVES_LIST_ROW(child), -1);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  FavesList *list = FAVES_LIST(container);
  for (unsigned i = list->rows->len; i-- > 0;)
    if (i < list->rows->len) callback(list->rows->pdata[i], data);
}

static void destroy(GtkWidget *widget) {
  FavesList *list = FAVES_LIST(widget);
  faves_list_release_all(list);
  g_ptr_array_set_size(list->spare, 0);
  faves_list_cancel_drag(list);
  faves_list_end_jump(list);
  if (list->resize) g_source_remove(list->resize);
  list->resize = 0;
  list->most_height = 0;
  g_clear_object(&list->press);
  g_clear_object(&list->hold);
  g_clear_object(&list->drag);
  list->owner = (FavesListOwner){0};
  GTK_WIDGET_CLASS(faves_list_parent_class)->destroy(widget);
}

static void finalize(GObject *object) {
  FavesList *list = FAVES_LIST(object);
  for (int axis = 0; axis < 2; axis++) {
    g_signal_handlers_disconnect_by_func(list->adjustment[axis], scrolled, list);
    g_object_unref(list->adjustment[axis]);
  }
  if (list->accessible)
    g_object_remove_weak_pointer(G_OBJECT(list->accessible), (gpointer *)&list->accessible);
  heights_clear(&list->heights);
  g_ptr_array_unref(list->rows);
  g_ptr_array_unref(list->spare);
  G_OBJECT_CLASS(faves_list_parent_class)->finalize(object);
}

static void faves_list_class_init(FavesListClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS(class);
  object_class->set_property = set_property;
  object_class->get_property = get_property;
  object_class->finalize = finalize;
  widget_class->destroy = destroy;
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->get_preferred_width = preferred;
  widget_class->get_preferred_height = preferred_height;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->style_updated = style_updated;
  container_class->remove = remove_child;
  container_class->forall = forall;
  faves_list_class_init_input(widget_class);
  g_object_class_override_property(object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object_class, PROP_HPOLICY, "hscroll-policy");
  g_object_class_override_property(object_class, PROP_VPOLICY, "vscroll-policy");
  gtk_widget_class_set_css_name(widget_class, "list");
  gtk_widget_class_set_accessible_type(widget_class, faves_list_accessible_get_type());
}

static void faves_list_init(FavesList *list) {
  GtkWidget *widget = GTK_WIDGET(list);
  gtk_widget_set_has_window(widget, TRUE);
  gtk_widget_set_can_focus(widget, TRUE);
  gtk_style_context_add_class(gtk_widget_get_style_context(widget), GTK_STYLE_CLASS_VIEW);
  // Its rows' changes stop here: the size it asks for does not depend on them.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_container_set_resize_mode(GTK_CONTAINER(list), GTK_RESIZE_QUEUE);
  G_GNUC_END_IGNORE_DEPRECATIONS
  heights_init(&list->heights, 40);
  list->rows = g_ptr_array_new();
  list->spare = g_ptr_array_new_with_free_func(g_object_unref);
  list->at_top = TRUE;
  list->margin = FAVES_LIST_MARGIN;
  list->scroll_to = list->cursor = list->anchor = list->hover = list->pressed = -1;
  list->row_gap = list->section_gap = -1;
  list->visible_first = list->visible_last = -1;
  set_adjustment(list, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment(list, GTK_ORIENTATION_VERTICAL, NULL);
  faves_list_init_input(list);
  faves_list_init_drag(list);
}

GtkWidget *faves_list_new(const FavesListOwner *owner, void *ctx) {
  FavesList *list = g_object_new(faves_list_get_type(), NULL);
  list->owner = *owner;
  list->ctx = ctx;
  return GTK_WIDGET(list);
}
