// A long list as one would write it by hand: a scrollable container of rows of one height, as many as are in sight, each
// given the contents of another index when it is scrolled out. A row is a picture, two labels and a button.
#include "recycled-row.h"
#include "scroller.h"

typedef struct {
  GtkContainer parent;
  GtkAdjustment *adjustments[2];
  int policies[2];
  int count, height;  // of a row
  Row **rows;
  int used;
} Recycled;

typedef struct {
  GtkContainerClass parent_class;
} RecycledClass;

enum { NO_PROPERTY, HADJUSTMENT, VADJUSTMENT, HPOLICY, VPOLICY };

static GType recycled_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Recycled, recycled, GTK_TYPE_CONTAINER, G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

static Row *new_row(Recycled *list) {
  GtkWidget *row = g_object_new(row_get_type(), NULL);
  gtk_widget_show_all(row);
  if (gtk_widget_get_realized(GTK_WIDGET(list)))
    gtk_widget_set_parent_window(row, gtk_widget_get_window(GTK_WIDGET(list)));
  gtk_widget_set_parent(row, GTK_WIDGET(list));
  return (Row *)row;
}

static void need_rows(Recycled *list, int n) {
  n = MIN(n, list->count);
  if (n <= list->used) return;
  list->rows = g_renew(Row *, list->rows, n);
  while (list->used < n) list->rows[list->used++] = new_row(list);
  for (int i = 0; i < n; i++) list->rows[i]->index = -1;
}

/// The row that shows an index is that of the index modulo the rows there are, so that scrolling touches those alone that
/// come into sight.
static void bind_rows(Recycled *list) {
  if (!list->used) return;
  int first = (int)(gtk_adjustment_get_value(list->adjustments[1]) / list->height);
  first = CLAMP(first, 0, list->count - list->used);
  for (int i = first; i < first + list->used; i++)
    if (list->rows[i % list->used]->index != i) bind_row(list->rows[i % list->used], i);
}

static void scrolled(GtkAdjustment *adjustment, gpointer data) {
  bind_rows(data);
  gtk_widget_queue_allocate(data);
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  Recycled *list = (Recycled *)object;
  if (id >= HPOLICY) {
    list->policies[id - HPOLICY] = g_value_get_enum(value);
    return;
  }
  GtkAdjustment **place = &list->adjustments[id - HADJUSTMENT];
  if (*place) {
    g_signal_handlers_disconnect_by_data(*place, list);
    g_object_unref(*place);
  }
  GtkAdjustment *adjustment = g_value_get_object(value);
  *place = g_object_ref_sink(adjustment ? adjustment : gtk_adjustment_new(0, 0, 0, 0, 0, 0));
  g_signal_connect(*place, "value-changed", G_CALLBACK(scrolled), list);
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  Recycled *list = (Recycled *)object;
  if (id >= HPOLICY) g_value_set_enum(value, list->policies[id - HPOLICY]);
  else g_value_set_object(value, list->adjustments[id - HADJUSTMENT]);
}

static void realize(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_set_realized(widget, TRUE);
  GdkWindowAttr attributes = {.window_type = GDK_WINDOW_CHILD, .x = place.x, .y = place.y, .width = place.width,
    .height = place.height, .wclass = GDK_INPUT_OUTPUT, .visual = gtk_widget_get_visual(widget),
    .event_mask = gtk_widget_get_events(widget) | GDK_SCROLL_MASK};
  GdkWindow *window = gdk_window_new(gtk_widget_get_parent_window(widget), &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  gtk_widget_set_window(widget, window);
  gtk_widget_register_window(widget, window);
  Recycled *list = (Recycled *)widget;
  for (int i = 0; i < list->used; i++) gtk_widget_set_parent_window(GTK_WIDGET(list->rows[i]), window);
}

static void preferred(GtkWidget *widget, int *minimum, int *natural) { *minimum = *natural = 50; }

/// Tells only what is new: a scrolled window lays itself out and draws everything at `gtk_adjustment_configure`.
static void configure(GtkAdjustment *adjustment, double upper, double step, double page) {
  if (gtk_adjustment_get_upper(adjustment) == upper && gtk_adjustment_get_page_size(adjustment) == page) return;
  double value = CLAMP(gtk_adjustment_get_value(adjustment), 0, MAX(0, upper - page));
  gtk_adjustment_configure(adjustment, value, 0, upper, step, page, page);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  Recycled *list = (Recycled *)widget;
  gtk_widget_set_allocation(widget, place);
  if (gtk_widget_get_realized(widget))
    gdk_window_move_resize(gtk_widget_get_window(widget), place->x, place->y, place->width, place->height);
  if (!list->height) {
    need_rows(list, 1);
    if (list->used) {
      bind_row(list->rows[0], 0);
      gtk_widget_get_preferred_height(GTK_WIDGET(list->rows[0]), NULL, &list->height);
    }
  }
  if (!list->height) return;
  need_rows(list, place->height / list->height + 2);
  double whole = (double)list->count * list->height;
  configure(list->adjustments[1], MAX(whole, place->height), list->height, place->height);
  configure(list->adjustments[0], place->width, 1, place->width);
  bind_rows(list);
  double value = gtk_adjustment_get_value(list->adjustments[1]);
  for (int i = 0; i < list->used; i++) {
    Row *row = list->rows[i];
    // GTK allocates only what was measured since it changed; the widths are wanted anyway.
    int width;
    gtk_widget_get_preferred_width(GTK_WIDGET(row), NULL, &width);
    GtkAllocation strip = {0, (int)((double)row->index * list->height - value), place->width, list->height};
    row->in_sight = strip.y >= 0 && strip.y + strip.height <= place->height;
    if (!row->in_sight) row->is_drawn = FALSE;
    gtk_widget_size_allocate(GTK_WIDGET(row), &strip);
  }
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  Recycled *list = (Recycled *)container;
  for (int i = 0; i < list->used; i++) {
    if (GTK_WIDGET(list->rows[i]) != child) continue;
    gtk_widget_unparent(child);
    list->rows[i] = list->rows[--list->used];
    return;
  }
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  Recycled *list = (Recycled *)container;
  for (int i = list->used; i-- > 0;) callback(GTK_WIDGET(list->rows[i]), data);
}

static void finalize(GObject *object) {
  Recycled *list = (Recycled *)object;
  for (int i = 0; i < 2; i++) {
    if (!list->adjustments[i]) continue;
    g_signal_handlers_disconnect_by_data(list->adjustments[i], list);
    g_object_unref(list->adjustments[i]);
  }
  g_free(list->rows);
  G_OBJECT_CLASS(recycled_parent_class)->finalize(object);
}

static void recycled_class_init(RecycledClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  object->set_property = set_property;
  object->get_property = get_property;
  object->finalize = finalize;
  widget->realize = realize;
  widget->get_preferred_width = widget->get_preferred_height = preferred;
  widget->size_allocate = size_allocate;
  GTK_CONTAINER_CLASS(class)->remove = remove_child;
  GTK_CONTAINER_CLASS(class)->forall = forall;
  g_object_class_override_property(object, HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object, VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object, HPOLICY, "hscroll-policy");
  g_object_class_override_property(object, VPOLICY, "vscroll-policy");
}

static void recycled_init(Recycled *list) {
  gtk_widget_set_has_window(GTK_WIDGET(list), TRUE);
  // Labels that change ask for a new layout of the list, not of all that is around it: a twelfth of a frame.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_container_set_resize_mode(GTK_CONTAINER(list), GTK_RESIZE_QUEUE);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

GtkWidget *cbench_recycled_new(int n) {
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  GtkWidget *scroller = cbench_scroller_new();
  Recycled *list = g_object_new(recycled_get_type(), NULL);
  list->count = n;
  gtk_container_add(GTK_CONTAINER(scroller), GTK_WIDGET(list));
  gtk_container_add(GTK_CONTAINER(window), scroller);
  gtk_widget_show_all(window);
  return window;
}
