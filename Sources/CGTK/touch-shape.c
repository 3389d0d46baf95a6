#include "decor-private.h"
#include "touch-private.h"

// Where a FavesTouch is met that takes no presses, be it for the pointer's way over it or its look: where what it is around is
// drawn. What is moved, turned or scaled in it is not met where it would be without, and what is placed in a larger room not in
// all of that room; but the pointer does not leave it between its parts.

gboolean faves_touch_may_meet(GtkWidget *widget) {
  return gtk_widget_get_visible(widget) && gtk_widget_get_child_visible(widget) &&
         !faves_passes_through(widget);
}

/// The only child of a frame; NULL: there is none, or the widget is no frame.
static GtkWidget *framed(GtkWidget *widget) {
  return faves_is_frame(widget) ? faves_frame_get_child(widget) : NULL;
}

static GQuark shaped_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-touch-shaped");
  return quark;
}

gboolean faves_touch_is_shaped(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), shaped_quark()) != NULL; }

void faves_set_is_shaped(GtkWidget *widget, gboolean shaped) {
  g_object_set_qdata(G_OBJECT(widget), shaped_quark(), GINT_TO_POINTER(shaped));
  faves_touch_around_changed(widget);
}

void faves_touch_around_changed(GtkWidget *widget) {
  GtkWidget *touch = widget;
  while (touch && !faves_is_touch(touch) && !faves_touch_window(touch)) touch = gtk_widget_get_parent(touch);
  if (touch) gtk_widget_queue_resize(widget);
}

static void find_content(GtkWidget *widget, gpointer found);

/// Whether there is nothing to meet: what is seen through all the way, or a room for nothing.
static gboolean is_empty(GtkWidget *widget) {
  if (faves_touch_is_shaped(widget)) return FALSE;
  if (faves_passes_through(widget)) return TRUE;
  if (faves_is_frame(widget) ? *faves_frame_decor(widget) != NULL
                             : !faves_is_layers(widget) || *faves_layers_decor(widget))
    return FALSE;
  gboolean found = FALSE;
  gtk_container_foreach(GTK_CONTAINER(widget), find_content, &found);
  return !found;
}

static void find_content(GtkWidget *widget, gpointer found) {
  if (!*(gboolean *)found) *(gboolean *)found = !is_empty(widget);
}

/// Whether what a frame holds is not where the frame has it.
static gboolean is_elsewhere(GtkWidget *child) {
  for (; child; child = framed(child))
    if (faves_layout_is_displaced(child) || faves_is_arranged(child)) return TRUE;
  return FALSE;
}

/// Whether something in the widget is drawn outside of it.
static gboolean is_exceeded(GtkWidget *widget) {
  GtkAllocation place;
  GdkRectangle clip, whole;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_get_clip(widget, &clip);
  gdk_rectangle_union(&place, &clip, &whole);
  return !gdk_rectangle_equal(&place, &whole);
}

typedef struct {
  GtkWidget *touch;
  cairo_region_t *region;
} Search;

static void add(GtkWidget *widget, gpointer data) {
  Search *search = data;
  if ((widget != search->touch && !faves_touch_may_meet(widget)) || is_empty(widget)) return;
  if (faves_is_arranged(widget)) {
    gtk_container_foreach(GTK_CONTAINER(widget), add, search);
    return;
  }
  GtkWidget *child = framed(widget);
  if (!is_elsewhere(child)) {
    cairo_region_t *own = faves_layout_drawn_region(widget, search->touch, NULL, FALSE);
    cairo_region_union(search->region, own);
    cairo_region_destroy(own);
  }
  gboolean descends = child ? is_elsewhere(child) || is_exceeded(widget)
                            : is_exceeded(widget) && (faves_is_stack(widget) || faves_is_layers(widget));
  if (descends) gtk_container_foreach(GTK_CONTAINER(widget), add, search);
}

cairo_region_t *faves_touch_drawn(GtkWidget *touch) {
  Search search = {touch, cairo_region_create()};
  add(touch, &search);
  return search.region;
}
