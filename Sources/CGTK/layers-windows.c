#include "layers-private.h"
#include "solid.h"
#include "through.h"

// GDK sends events to the topmost GdkWindow under the pointer, and a window made later is higher. A
// layer's own window keeps all that its descendants ever make together; it lets through what they do not
// want.

/// Whether the widget never has a GdkWindow of its own or below, so that nothing above needs one for its
/// sake.
static gboolean is_flat(GtkWidget *widget) {
  if (gtk_widget_get_has_window(widget)) return FALSE;
  if (GTK_IS_LABEL(widget))
    return !gtk_label_get_selectable(GTK_LABEL(widget)) && !faves_label_is_pressed(widget);
  return GTK_IS_IMAGE(widget) || GTK_IS_SEPARATOR(widget) || GTK_IS_DRAWING_AREA(widget);
}

/// Whether a layer neither has windows nor, as one in front of others that is filled, takes what is meant for those.
static gboolean takes_nothing(const FavesLayers *layers, unsigned index) {
  GtkWidget *widget = LAYER(layers, index)->widget;
  return is_flat(widget) && (index == 0 || !faves_is_solid(widget));
}

/// Alone among flat ones a layer needs none: there is nothing it could get in the way of.
gboolean faves_layers_needs_window(FavesLayers *layers, unsigned index) {
  if (takes_nothing(layers, index)) return FALSE;
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (i != index && !takes_nothing(layers, i)) return TRUE;
  return FALSE;
}

void faves_layers_make_window(FavesLayers *layers, Layer *layer) {
  GtkWidget *widget = GTK_WIDGET(layers);
  GtkAllocation place;
  gtk_widget_get_allocation(layer->widget, &place);
  // Until the child is placed within the window, its place counts from where it did before: whoever asks where it is meanwhile,
  // as for a view that leaves, is told the truth.
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_OUTPUT,
      .x = 0,
      .y = 0,
      .width = MAX(1, place.x + place.width),
      .height = MAX(1, place.y + place.height),
      .visual = gtk_widget_get_visual(widget),
      // What is filled in it takes events for those around: GDK would hand them to the window that this one is in, past the window
      // of a tap area or a menu between the two.
      .event_mask = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_BUTTON_MOTION_MASK |
                    GDK_POINTER_MOTION_MASK | GDK_TOUCH_MASK | GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK |
                    GDK_TOUCHPAD_GESTURE_MASK,
  };
  layer->window =
      gdk_window_new(gtk_widget_get_window(widget), &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  gtk_widget_register_window(widget, layer->window);
  faves_through_mark(layer->window);
  gtk_widget_set_parent_window(layer->widget, layer->window);
  layer->reach = 0;
  // The child's place is within the window from now on.
  gtk_widget_queue_allocate(widget);
}

void faves_layers_drop_window(FavesLayers *layers, Layer *layer) {
  if (!layer->window) return;
  gtk_widget_set_parent_window(layer->widget, NULL);
  gtk_widget_unregister_window(GTK_WIDGET(layers), layer->window);
  gdk_window_destroy(layer->window);
  layer->window = NULL;
  gtk_widget_queue_allocate(GTK_WIDGET(layers));
}

typedef struct {
  int x, y;
} Shift;

/// Moves the place of a widget, and of all in it that counts from the same window.
static void shift(GtkWidget *widget, gpointer by) {
  // What is hidden has no place.
  if (!gtk_widget_get_visible(widget)) return;
  const Shift *shift_by = by;
  GtkAllocation place, clip;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_get_clip(widget, &clip);
  place.x += shift_by->x;
  place.y += shift_by->y;
  clip.x += shift_by->x;
  clip.y += shift_by->y;
  gtk_widget_set_allocation(widget, &place);
  gtk_widget_set_clip(widget, &clip);
  // It will be given the place that it has by then, and GTK tells a widget of that only if it has asked for one; but what it
  // draws in may still be where it was, as the words of a label are.
  gtk_widget_queue_allocate(widget);
  if (!gtk_widget_get_has_window(widget) && GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), shift, by);
}

/// Takes a layer's window away, and says where the child, and all in it, is without it until it is placed anew.
static void leave_window(FavesLayers *layers, Layer *layer) {
  Shift by;
  gdk_window_get_position(layer->window, &by.x, &by.y);
  faves_layers_drop_window(layers, layer);
  shift(layer->widget, &by);
}

/// Gives every layer the window it needs now, and the windows the layers' order.
void faves_layers_stack_windows(FavesLayers *layers) {
  if (!gtk_widget_get_realized(GTK_WIDGET(layers))) return;
  for (unsigned i = 0; i < layers->layers->len; i++) {
    Layer *layer = LAYER(layers, i);
    gboolean needs = faves_layers_needs_window(layers, i);
    if (needs != (layer->window != NULL)) {
      gboolean mapped = gtk_widget_get_mapped(layer->widget),
               realized = gtk_widget_get_realized(layer->widget);
      if (realized) gtk_widget_unrealize(layer->widget);
      if (needs)
        faves_layers_make_window(layers, layer);
      else
        leave_window(layers, layer);
      if (realized) gtk_widget_realize(layer->widget);
      if (mapped) gtk_widget_map(layer->widget);
    }
    if (!layer->window) continue;
    gdk_window_raise(layer->window);
    if (gtk_widget_get_mapped(GTK_WIDGET(layers)) && gtk_widget_get_visible(layer->widget))
      gdk_window_show(layer->window);
  }
  faves_layers_follow_frames(layers);
}

static GtkWidgetClass *parent_class(void) {
  return g_type_class_peek(g_type_parent(faves_layers_get_type()));
}

static void realize(GtkWidget *widget) {
  parent_class()->realize(widget);
  FavesLayers *layers = FAVES_LAYERS(widget);
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (faves_layers_needs_window(layers, i)) faves_layers_make_window(layers, LAYER(layers, i));
}

static void unrealize(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  // Children first, as their windows are within the layers'.
  parent_class()->unrealize(widget);
  for (unsigned i = 0; i < layers->layers->len; i++) faves_layers_drop_window(layers, LAYER(layers, i));
}

static void map(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  parent_class()->map(widget);
  for (unsigned i = 0; i < layers->layers->len; i++) {
    Layer *layer = LAYER(layers, i);
    if (layer->window && gtk_widget_get_visible(layer->widget)) gdk_window_show(layer->window);
  }
  faves_layers_follow_frames(layers);
}

static void unmap(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (LAYER(layers, i)->window) gdk_window_hide(LAYER(layers, i)->window);
  parent_class()->unmap(widget);
  faves_layers_follow_frames(layers);
}

void faves_layers_class_init_windows(GtkWidgetClass *class) {
  class->realize = realize;
  class->unrealize = unrealize;
  class->map = map;
  class->unmap = unmap;
}
