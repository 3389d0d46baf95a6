#include "layout-private.h"

// What is scrolled, as it is seen through a GtkViewport.

// A viewport draws its child by a cache of pixels that is as large as itself. One that lets its child spill draws it as any
// container does, and says that it is drawn there: so has the scrolled window around it to say.

typedef struct {
  GtkViewport parent;
  gboolean spills;
  gboolean is_resizing;   // the window of its child, and nothing that is seen of that changes
  unsigned follows_soon;  // the source by which it begins to follow the focus
} FavesViewport;

typedef struct {
  GtkViewportClass parent_class;
} FavesViewportClass;

G_DEFINE_TYPE(FavesViewport, faves_viewport, GTK_TYPE_VIEWPORT)

#define FAVES_VIEWPORT(w) ((FavesViewport *)(w))

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (!FAVES_VIEWPORT(widget)->spills) return GTK_WIDGET_CLASS(faves_viewport_parent_class)->draw(widget, cr);
  if (child) gtk_container_propagate_draw(GTK_CONTAINER(widget), child, cr);
  return FALSE;
}

/// As far as the child reaches wherever it is scrolled to.
static void reach_out(GtkWidget *widget, GtkWidget *child) {
  GtkAllocation clip, theirs;
  gtk_widget_get_allocation(widget, &clip);
  gtk_widget_get_clip(child, &theirs);
  gtk_widget_set_clip(widget, &(GtkAllocation){clip.x - theirs.width, clip.y - theirs.height,
                                               clip.width + 2 * theirs.width, clip.height + 2 * theirs.height});
}

static void scrolled_allocated(GtkWidget *scrolled, GtkAllocation *place, gpointer data) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(data));
  if (FAVES_VIEWPORT(data)->spills && child) reach_out(scrolled, child);
}

// The child has a window as large as itself, and where that gets another size GDK has all of it that is seen drawn anew: as a
// row goes far below, or comes there. What changes in sight says so itself; so a window that covers all that is seen before and
// after takes its size in silence, and GTK finds that it has it.

static void keep_silent(GdkWindow *view, cairo_region_t *region) {
  gpointer widget;
  gdk_window_get_user_data(view, &widget);
  if (FAVES_VIEWPORT(widget)->is_resizing) cairo_region_intersect_rectangle(region, &(GdkRectangle){0, 0, 0, 0});
}

static void realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_viewport_parent_class)->realize(widget);
  gdk_window_set_invalidate_handler(gtk_viewport_get_view_window(GTK_VIEWPORT(widget)), keep_silent);
}

/// How high the child is going to be; GTK has asked it already. 0: GTK may find something else.
static int height_to_come(GtkWidget *widget, GtkWidget *child, int width) {
  int min, ideal;
  if (gtk_widget_get_request_mode(child) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT) return 0;
  gtk_widget_get_preferred_height_for_width(child, width, &min, &ideal);
  return gtk_scrollable_get_vscroll_policy(GTK_SCROLLABLE(widget)) == GTK_SCROLL_MINIMUM ? min : ideal;
}

static void resize_in_silence(GtkWidget *widget) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (!gtk_widget_get_realized(widget) || !child || !gtk_widget_get_visible(child)) return;
  GdkWindow *view = gtk_viewport_get_view_window(GTK_VIEWPORT(widget));
  GdkWindow *window = gtk_viewport_get_bin_window(GTK_VIEWPORT(widget));
  int x, y, width = gdk_window_get_width(window), height = height_to_come(widget, child, width);
  gdk_window_get_position(window, &x, &y);
  int seen_to = gdk_window_get_height(view) - y;
  if (height < seen_to || gdk_window_get_height(window) < seen_to) return;
  FAVES_VIEWPORT(widget)->is_resizing = TRUE;
  gdk_window_move_resize(window, x, y, width, height);
  FAVES_VIEWPORT(widget)->is_resizing = FALSE;
}

/// Whether the viewport itself has the size that it is given.
static gboolean has_size(GtkWidget *widget, const GtkAllocation *place) {
  return gtk_widget_get_allocated_width(widget) == place->width &&
         gtk_widget_get_allocated_height(widget) == place->height;
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  if (has_size(widget, place) && !FAVES_VIEWPORT(widget)->spills) resize_in_silence(widget);
  GTK_WIDGET_CLASS(faves_viewport_parent_class)->size_allocate(widget, place);
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (FAVES_VIEWPORT(widget)->spills && child) reach_out(widget, child);
}

/// GDK draws anew what it has moved, not what is beyond the edges.
static void moved(GtkAdjustment *adjustment, GtkWidget *widget) {
  GtkWidget *scrolled = gtk_widget_get_parent(widget);
  if (scrolled) gtk_widget_queue_draw(scrolled);
}

static void follow(GtkWidget *widget, gboolean follows) {
  GtkWidget *scrolled = gtk_widget_get_parent(widget);
  GtkAdjustment *adjustments[] = {gtk_scrollable_get_hadjustment(GTK_SCROLLABLE(widget)),
                                  gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget))};
  for (int axis = 0; axis < 2; axis++) {
    if (!adjustments[axis]) continue;
    g_signal_handlers_disconnect_by_func(adjustments[axis], moved, widget);
    if (follows) g_signal_connect_object(adjustments[axis], "value-changed", G_CALLBACK(moved), widget, 0);
  }
  if (!scrolled) return;
  g_signal_handlers_disconnect_by_func(scrolled, scrolled_allocated, widget);
  if (follows)
    g_signal_connect_object(scrolled, "size-allocate", G_CALLBACK(scrolled_allocated), widget, G_CONNECT_AFTER);
}

// What gets the focus comes into sight. GTK sees to that for viewports of its own making, and also when a window appears with
// the focus on its first control: a page of text that ends in a button would be shown from its end. So the focus is followed
// once what has appeared has been shown.

static void follow_focus(GtkWidget *widget, gboolean follows) {
  GtkScrollable *scrollable = GTK_SCROLLABLE(widget);
  gtk_container_set_focus_hadjustment(GTK_CONTAINER(widget), follows ? gtk_scrollable_get_hadjustment(scrollable) : NULL);
  gtk_container_set_focus_vadjustment(GTK_CONTAINER(widget), follows ? gtk_scrollable_get_vadjustment(scrollable) : NULL);
}

static gboolean begin_to_follow(gpointer widget) {
  FAVES_VIEWPORT(widget)->follows_soon = 0;
  follow_focus(widget, TRUE);
  return G_SOURCE_REMOVE;
}

static void map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_viewport_parent_class)->map(widget);
  unsigned *soon = &FAVES_VIEWPORT(widget)->follows_soon;
  if (!*soon) *soon = g_idle_add_full(G_PRIORITY_LOW, begin_to_follow, widget, NULL);
}

static void unmap(GtkWidget *widget) {
  unsigned *soon = &FAVES_VIEWPORT(widget)->follows_soon;
  if (*soon) g_source_remove(*soon);
  *soon = 0;
  follow_focus(widget, FALSE);
  GTK_WIDGET_CLASS(faves_viewport_parent_class)->unmap(widget);
}

static void faves_viewport_class_init(FavesViewportClass *class) {
  GTK_WIDGET_CLASS(class)->realize = realize;
  GTK_WIDGET_CLASS(class)->map = map;
  GTK_WIDGET_CLASS(class)->unmap = unmap;
  GTK_WIDGET_CLASS(class)->draw = draw;
  GTK_WIDGET_CLASS(class)->size_allocate = size_allocate;
}

static void faves_viewport_init(FavesViewport *viewport) {}

GtkWidget *faves_viewport_new(void) { return g_object_new(faves_viewport_get_type(), NULL); }

void faves_viewport_set_spills(GtkWidget *widget, gboolean spills) {
  if (FAVES_VIEWPORT(widget)->spills == spills) return;
  FAVES_VIEWPORT(widget)->spills = spills;
  follow(widget, spills);
  gtk_widget_queue_resize(widget);
}
