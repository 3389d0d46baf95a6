#include "layout-private.h"

// A scrolled window whose bars are thin from the start. GTK gives bars that lie over the content their class as the window
// is realised, when they have been measured as wide ones: the theme then makes them thin in a transition, and for a fifth
// of a second each frame lays everything out and draws all of it, whatever has changed.

/// What GTK goes by when it chooses.
static gboolean bars_lie_over(GtkWidget *scrolled) {
  if (g_strcmp0(g_getenv("GTK_OVERLAY_SCROLLING"), "0") == 0) return FALSE;
  gboolean over = FALSE;
  g_object_get(gtk_widget_get_settings(scrolled), "gtk-overlay-scrolling", &over, NULL);
  return over;
}

GtkWidget *faves_scrolled_new(void) {
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  if (!bars_lie_over(scrolled)) return scrolled;
  faves_add_class(gtk_scrolled_window_get_hscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
  faves_add_class(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scrolled)), "overlay-indicator");
  return scrolled;
}

/// As if it did not scroll, what is around it gets the event.
static gboolean leave_wheel(GtkWidget *scrolled, GdkEvent *event, gpointer data) {
  g_signal_stop_emission_by_name(scrolled, "scroll-event");
  return FALSE;
}

static gboolean leave_key(GtkWidget *scrolled, GtkScrollType type, gboolean horizontal, gpointer data) {
  g_signal_stop_emission_by_name(scrolled, "scroll-child");
  return FALSE;
}

void faves_scrolled_set_still(GtkWidget *scrolled, gboolean is_still) {
  gboolean was_still = g_signal_handler_find(scrolled, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, leave_wheel, NULL) != 0;
  if (was_still == is_still) return;
  // With fingers it is moved by one gesture.
  gtk_scrolled_window_set_kinetic_scrolling(GTK_SCROLLED_WINDOW(scrolled), !is_still);
  if (is_still) {
    g_signal_connect(scrolled, "scroll-event", G_CALLBACK(leave_wheel), NULL);
    g_signal_connect(scrolled, "scroll-child", G_CALLBACK(leave_key), NULL);
  } else {
    g_signal_handlers_disconnect_by_func(scrolled, leave_wheel, NULL);
    g_signal_handlers_disconnect_by_func(scrolled, leave_key, NULL);
  }
}

static gboolean can_move(GtkAdjustment *adjustment) {
  return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment) >
         gtk_adjustment_get_page_size(adjustment);
}

static gboolean leave_wheel_where_whole(GtkWidget *scrolled, GdkEvent *event, gpointer data) {
  gboolean moves = can_move(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled))) ||
                   can_move(gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scrolled)));
  return moves ? FALSE : leave_wheel(scrolled, event, data);
}

void faves_scrolled_set_barless(GtkWidget *scrolled) {
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  g_signal_connect(scrolled, "scroll-event", G_CALLBACK(leave_wheel_where_whole), NULL);
}

gboolean faves_is_scrolled_around(GtkWidget *widget) {
  for (GtkWidget *at = gtk_widget_get_parent(widget); at; at = gtk_widget_get_parent(at)) {
    if (GTK_IS_VIEWPORT(at))
      return gtk_scrollable_get_vscroll_policy(GTK_SCROLLABLE(at)) == GTK_SCROLL_NATURAL;
    if (faves_is_frame(at) && faves_frame_is_fixed(at, GTK_ORIENTATION_VERTICAL)) return FALSE;
  }
  return FALSE;
}

// A viewport draws its child by a cache of pixels that is as large as itself. One that lets its child spill draws it as any
// container does, and says that it is drawn there: so has the scrolled window around it to say.

typedef struct {
  GtkViewport parent;
  gboolean spills;
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

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
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
