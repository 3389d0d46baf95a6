#include "strip.h"

typedef struct {
  GtkContainerClass parent_class;
} StripClass;

static GType strip_get_type(void);
G_DEFINE_TYPE(Strip, strip, GTK_TYPE_CONTAINER)

void strip_insert(GtkWidget *strip, GtkWidget *child, int at) {
  g_ptr_array_insert(((Strip *)strip)->children, at, child);
  if (gtk_widget_get_has_window(strip) && gtk_widget_get_realized(strip))
    gtk_widget_set_parent_window(child, gtk_widget_get_window(strip));
  if (((Strip *)strip)->is_long) gtk_widget_set_child_visible(child, FALSE);
  gtk_widget_set_parent(child, strip);
}

static void strip_add(GtkContainer *strip, GtkWidget *child) { strip_insert(GTK_WIDGET(strip), child, -1); }

int strip_position(GtkWidget *strip, GtkWidget *child) {
  GPtrArray *children = ((Strip *)strip)->children;
  // From the back: what goes as a whole goes from there.
  for (int i = (int)children->len - 1; i >= 0; i--)
    if (children->pdata[i] == child) return i;
  return -1;
}

static void strip_remove(GtkContainer *container, GtkWidget *child) {
  int at = strip_position(GTK_WIDGET(container), child);
  if (at < 0) return;
  g_ptr_array_remove_index(((Strip *)container)->children, at);
  gboolean was_visible = gtk_widget_get_visible(child);
  gtk_widget_unparent(child);
  // Nobody waits for the size of what is hidden and being emptied.
  if (was_visible && gtk_widget_get_visible(GTK_WIDGET(container)) && !gtk_widget_in_destruction(GTK_WIDGET(container)))
    gtk_widget_queue_resize_no_redraw(GTK_WIDGET(container));
}

void strip_reorder(GtkWidget *strip, GtkWidget *child, int at) {
  GPtrArray *children = ((Strip *)strip)->children;
  g_ptr_array_remove_index(children, strip_position(strip, child));
  g_ptr_array_insert(children, at, child);
  gtk_widget_queue_resize_no_redraw(strip);
}

static void strip_forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  GPtrArray *children = ((Strip *)container)->children;
  // A child that is destroyed leaves it.
  for (guint i = 0; i < children->len;) {
    gpointer child = children->pdata[i];
    callback(child, data);
    if (i < children->len && children->pdata[i] == child) i++;
  }
}

/// In a long strip a child that GTK is not to map is one that has not been in sight; in any other it is off the screen for good.
static gboolean is_there(Strip *strip, GtkWidget *child) {
  if (G_TYPE_CHECK_INSTANCE_TYPE(child, strip_get_type()) && ((Strip *)child)->is_off) return FALSE;
  return gtk_widget_get_visible(child) && (strip->is_long || gtk_widget_get_child_visible(child));
}

static void strip_measure(GtkWidget *widget, GtkOrientation way, int *minimum, int *natural) {
  Strip *strip = (Strip *)widget;
  int size = 0, visible = 0;
  // GTK remembers the answer until a child's is another.
  strip->is_stale = TRUE;
  for (guint i = 0; i < strip->children->len; i++) {
    GtkWidget *child = strip->children->pdata[i];
    if (!is_there(strip, child)) continue;
    int part;
    if (way == GTK_ORIENTATION_HORIZONTAL) gtk_widget_get_preferred_width(child, NULL, &part);
    else gtk_widget_get_preferred_height(child, NULL, &part);
    size = way == strip->orientation ? size + part : MAX(size, part);
    visible++;
  }
  if (way == strip->orientation && visible) size += (visible - 1) * STRIP_SPACING;
  *minimum = *natural = size;
}

static void strip_width(GtkWidget *widget, int *minimum, int *natural) {
  strip_measure(widget, GTK_ORIENTATION_HORIZONTAL, minimum, natural);
}

static void strip_height(GtkWidget *widget, int *minimum, int *natural) {
  strip_measure(widget, GTK_ORIENTATION_VERTICAL, minimum, natural);
}

static GtkSizeRequestMode strip_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }

static void strip_size_allocate(GtkWidget *widget, GtkAllocation *place) {
  Strip *strip = (Strip *)widget;
  GtkAllocation before, at = *place;
  GdkRectangle drawn;
  gtk_widget_get_allocation(widget, &before);
  gtk_widget_get_clip(widget, &drawn);
  gtk_widget_set_allocation(widget, place);
  if (gtk_widget_get_has_window(widget)) {
    if (gtk_widget_get_realized(widget))
      gdk_window_move_resize(gtk_widget_get_window(widget), place->x, place->y, place->width, place->height);
    if (!strip->is_stale && before.width == place->width && before.height == place->height) {
      // All that is in it has moved with its window; a child may have asked for no more than to be placed anew.
      gtk_container_check_resize(GTK_CONTAINER(widget));
      drawn.x += place->x - before.x;
      drawn.y += place->y - before.y;
      gtk_widget_set_clip(widget, &drawn);
      return;
    }
    at.x = at.y = 0;
  }
  strip->is_stale = FALSE;
  gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int left = at.x, top = at.y;
  // The shadow of a button reaches out of where it stands.
  GdkRectangle clip = at, part;
  for (guint i = 0; i < strip->children->len; i++) {
    GtkWidget *child = strip->children->pdata[i];
    if (!is_there(strip, child)) continue;
    if (strip->orientation == GTK_ORIENTATION_HORIZONTAL) {
      gtk_widget_get_preferred_width(child, NULL, &at.width);
      GtkAllocation there = at;
      if (is_mirrored) there.x = left + place->width - (at.x - left) - at.width;
      gtk_widget_size_allocate(child, &there);
      at.x += at.width + STRIP_SPACING;
    } else {
      gtk_widget_get_preferred_height(child, NULL, &at.height);
      gtk_widget_size_allocate(child, &at);
      at.y += at.height + STRIP_SPACING;
    }
    gtk_widget_get_clip(child, &part);
    gdk_rectangle_union(&clip, &part, &clip);
  }
  clip.x += place->x - left;
  clip.y += place->y - top;
  gtk_widget_set_clip(widget, &clip);
  strip_show_in_sight(widget);
}

void strip_show_in_sight(GtkWidget *widget) {
  Strip *strip = (Strip *)widget;
  GtkWidget *viewport = strip->is_long ? gtk_widget_get_ancestor(widget, GTK_TYPE_VIEWPORT) : NULL;
  if (!viewport || !gtk_widget_get_mapped(viewport)) return;
  GtkAdjustment *across = gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(viewport));
  GtkAdjustment *down = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(viewport));
  GdkRectangle seen = {(int)gtk_adjustment_get_value(across), (int)gtk_adjustment_get_value(down),
    (int)gtk_adjustment_get_page_size(across) + 1, (int)gtk_adjustment_get_page_size(down) + 1};
  for (guint i = 0; i < strip->children->len; i++) {
    GtkWidget *child = strip->children->pdata[i];
    GtkAllocation place;
    if (gtk_widget_get_child_visible(child)) continue;
    gtk_widget_get_allocation(child, &place);
    if (gdk_rectangle_intersect(&seen, &place, NULL)) gtk_widget_set_child_visible(child, TRUE);
  }
}

#define UNMAP_DELAY 30  // milliseconds

static gboolean unmap(gpointer weak) {
  GtkWidget *strip = g_weak_ref_get(weak);
  if (!strip) return G_SOURCE_REMOVE;
  gtk_widget_set_child_visible(strip, FALSE);
  g_object_unref(strip);
  return G_SOURCE_REMOVE;
}

static void free_weak(gpointer weak) {
  g_weak_ref_clear(weak);
  g_free(weak);
}

void strip_take_off(GtkWidget *widget) {
  Strip *strip = (Strip *)widget;
  strip->is_off = TRUE;
  for (guint i = 0; i < strip->children->len; i++) {
    GtkWidget *group = strip->children->pdata[i];
    if (gtk_widget_get_mapped(group)) gdk_window_hide(gtk_widget_get_window(group));
  }
  GWeakRef *weak = g_new(GWeakRef, 1);
  g_weak_ref_init(weak, widget);
  g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE, UNMAP_DELAY, unmap, weak, free_weak);
}

/// Draws only what is in sight.
static gboolean strip_draw(GtkWidget *widget, cairo_t *cr) {
  Strip *strip = (Strip *)widget;
  GdkRectangle area, part;
  if (!gdk_cairo_get_clip_rectangle(cr, &area)) return FALSE;
  if (!gtk_widget_get_has_window(widget)) {
    GtkAllocation place;
    gtk_widget_get_allocation(widget, &place);
    area.x += place.x;
    area.y += place.y;
  }
  for (guint i = 0; i < strip->children->len; i++) {
    if (!is_there(strip, strip->children->pdata[i])) continue;
    gtk_widget_get_clip(strip->children->pdata[i], &part);
    if (gdk_rectangle_intersect(&area, &part, NULL))
      gtk_container_propagate_draw(GTK_CONTAINER(widget), strip->children->pdata[i], cr);
  }
  return FALSE;
}

static void strip_realize(GtkWidget *widget) {
  if (!gtk_widget_get_has_window(widget)) {
    GTK_WIDGET_CLASS(strip_parent_class)->realize(widget);
    return;
  }
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_set_realized(widget, TRUE);
  GdkWindowAttr attributes = {.window_type = GDK_WINDOW_CHILD, .x = place.x, .y = place.y, .width = place.width,
    .height = place.height, .wclass = GDK_INPUT_OUTPUT, .visual = gtk_widget_get_visual(widget),
    .event_mask = gtk_widget_get_events(widget)};
  GdkWindow *window = gdk_window_new(gtk_widget_get_parent_window(widget), &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  gtk_widget_set_window(widget, window);
  gtk_widget_register_window(widget, window);
}

static void strip_finalize(GObject *object) {
  g_ptr_array_free(((Strip *)object)->children, TRUE);
  G_OBJECT_CLASS(strip_parent_class)->finalize(object);
}

static void strip_class_init(StripClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = strip_finalize;
  widget->realize = strip_realize;
  widget->get_request_mode = strip_mode;
  widget->get_preferred_width = strip_width;
  widget->get_preferred_height = strip_height;
  widget->size_allocate = strip_size_allocate;
  widget->draw = strip_draw;
  GTK_CONTAINER_CLASS(class)->add = strip_add;
  GTK_CONTAINER_CLASS(class)->remove = strip_remove;
  GTK_CONTAINER_CLASS(class)->forall = strip_forall;
  gtk_widget_class_set_css_name(widget, "box");
}

static void strip_init(Strip *strip) {
  gtk_widget_set_has_window(GTK_WIDGET(strip), FALSE);
  // It draws nothing itself: where it gets longer out of sight, nothing is to be drawn anew.
  gtk_widget_set_redraw_on_allocate(GTK_WIDGET(strip), FALSE);
  strip->children = g_ptr_array_new();
}

GtkWidget *strip_new(GtkOrientation orientation) {
  Strip *strip = g_object_new(strip_get_type(), NULL);
  strip->orientation = orientation;
  return GTK_WIDGET(strip);
}

GtkWidget *strip_new_long(GtkOrientation orientation) {
  GtkWidget *strip = strip_new(orientation);
  ((Strip *)strip)->is_long = TRUE;
  return strip;
}
