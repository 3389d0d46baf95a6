#include "layers-private.h"
#include "solid.h"
#include "through.h"

// What the windows of layers let through. That is looked at once a frame is over, as windows are where they will be met then, and
// only where it may be something else than before: GTK has given places to something in the toplevel, or somebody has told of
// what comes without that (faves_layers_look_again). Looking is to go through all that is in the layers.

static unsigned looks;

unsigned faves_layers_looks(void) { return looks; }

static void look(GdkFrameClock *clock, FavesLayers *layers) {
  if (!layers->to_look) return;
  layers->to_look = FALSE;
  // All of a button is that button.
  gboolean is_label = gtk_widget_get_ancestor(GTK_WIDGET(layers), GTK_TYPE_BUTTON) != NULL, changes = FALSE;
  for (unsigned i = 0; i < layers->layers->len; i++) {
    Layer *layer = LAYER(layers, i);
    if (!layer->window) continue;
    looks++;
    cairo_region_t *solid = i > 0 && !is_label ? faves_solid_region(layer->widget, layer->window) : NULL;
    if (faves_through_update(layer->window, solid)) changes = TRUE;
    if (solid) cairo_region_destroy(solid);
  }
  // Layers around these take what these take, and may have looked already.
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(layers));
  if (changes && parent) faves_layers_look_again(parent);
}

static void laid_out(GdkFrameClock *clock, FavesLayers *layers) { layers->to_look = TRUE; }

void faves_layers_look_again(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    if (!faves_is_layers(widget) || !FAVES_LAYERS(widget)->frames) continue;
    FAVES_LAYERS(widget)->to_look = TRUE;
    gdk_frame_clock_request_phase(FAVES_LAYERS(widget)->frames, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  }
}

static gboolean has_windows(const FavesLayers *layers) {
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (LAYER(layers, i)->window) return TRUE;
  return FALSE;
}

void faves_layers_follow_frames(FavesLayers *layers) {
  GtkWidget *widget = GTK_WIDGET(layers);
  GdkFrameClock *clock = gtk_widget_get_mapped(widget) && has_windows(layers) ? gtk_widget_get_frame_clock(widget) : NULL;
  if (clock != layers->frames) {
    if (layers->frames) {
      g_signal_handlers_disconnect_by_func(layers->frames, (gpointer)laid_out, layers);
      g_signal_handlers_disconnect_by_func(layers->frames, (gpointer)look, layers);
      g_clear_object(&layers->frames);
    }
    if (clock) {
      layers->frames = g_object_ref(clock);
      g_signal_connect(clock, "layout", G_CALLBACK(laid_out), layers);
      g_signal_connect(clock, "after-paint", G_CALLBACK(look), layers);
    }
  }
  faves_layers_look_again(widget);
}
