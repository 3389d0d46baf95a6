#ifndef FAVES_LAYERS_PRIVATE_H
#define FAVES_LAYERS_PRIVATE_H

#include "decor-private.h"

FAVES_BEGIN_DECLS

typedef struct {
  GtkWidget *widget;
  FavesAlign align[2];          // by GtkOrientation
  GdkWindow *_Nullable window;  // while realised, if the layer needs one
  int reach;                    // how far the window goes beyond the layer's place, on all sides
} Layer;

typedef struct {
  GtkContainer parent;
  GArray *layers;  // of Layer, the bottom first
  GtkWidget *_Nullable base;
  gboolean takes_all;
  gboolean masked;
  FavesDecor *_Nullable decor;
  unsigned asked;  // how often GTK has asked for the request mode
  GdkFrameClock *_Nullable frames;  // while there are windows on the screen
  gboolean to_look;                 // once the frame is over
} FavesLayers;

typedef struct {
  GtkContainerClass parent_class;
} FavesLayersClass;

#define FAVES_LAYERS(w) ((FavesLayers *)(w))
#define LAYER(layers, i) (&g_array_index((layers)->layers, Layer, i))

// layers.c
/// The one layer there is; NULL: there is none, or another.
GtkWidget *_Nullable faves_layers_only(GtkWidget *layers);

// layers-layout.c
void faves_layers_class_init_layout(GtkWidgetClass *class);

// layers-windows.c
gboolean faves_layers_needs_window(FavesLayers *layers, unsigned index);
void faves_layers_make_window(FavesLayers *layers, Layer *layer);
void faves_layers_drop_window(FavesLayers *layers, Layer *layer);
/// Gives every layer the window it needs now, and the windows the layers' order.
void faves_layers_stack_windows(FavesLayers *layers);
void faves_layers_class_init_windows(GtkWidgetClass *class);

// layers-input.c
/// Follows frames while there are windows on the screen, and looks anew what those let through.
void faves_layers_follow_frames(FavesLayers *layers);
/// How often what a layer's window lets through was looked at.
unsigned faves_layers_looks(void);

// layers-draw.c
gboolean faves_layers_draw(GtkWidget *widget, cairo_t *cr);

FAVES_END_DECLS

#endif
