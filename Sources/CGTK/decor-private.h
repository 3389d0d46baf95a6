#ifndef FAVES_DECOR_PRIVATE_H
#define FAVES_DECOR_PRIVATE_H

#include "layout-private.h"

FAVES_BEGIN_DECLS

typedef void (*FavesDraw)(GtkWidget *widget, cairo_t *cr);

typedef struct {
  FavesClip clip;
  double radius;
  FavesPathFunction _Nullable path;
  void *_Nullable path_data;
  FavesPathFunction _Nullable ground;
  void *_Nullable ground_data;
  FavesPathFunction _Nullable figure;
  void *_Nullable figure_data;
  int reach;  // of the figure
  FavesEffects *_Nullable effects;
  FavesDraw _Nullable content;  // while it is drawn
} FavesDecor;

/// Where each kind of container (for leaves see leaf.h) keeps its decor; NULL there: none was ever set.
FavesDecor *_Nullable *_Nonnull faves_layers_decor(GtkWidget *layers);
FavesDecor *_Nullable *_Nonnull faves_frame_decor(GtkWidget *frame);

/// Draws what `content` draws and what is around it.
void faves_decor_draw(FavesDecor *_Nullable decor, GtkWidget *widget, cairo_t *cr, FavesDraw content);
/// Whether what stands out of the container is cut off.
gboolean faves_decor_clips(const FavesDecor *_Nullable decor);
/// Brings a container's clip, that of all in it, to what is drawn.
void faves_decor_bound(const FavesDecor *_Nullable decor, const GtkAllocation *whole, GdkRectangle *clip);
void faves_decor_free(FavesDecor *_Nullable decor);

/// Draws what `draw` draws of a widget in the paint that the widget was told, if any, which is made for `box` in it.
void faves_layout_draw_in_its_paint(GtkWidget *widget, const GdkRectangle *box, cairo_t *context, FavesDraw draw);

/// Blurs a picture of four bytes a pixel, or of one.
void faves_blur(cairo_surface_t *surface, double radius);

/// Draws what `draw` draws, changed by `effects`.
void faves_effects_draw(const FavesEffects *effects, GtkWidget *widget, cairo_t *cr, FavesDraw draw);

FAVES_END_DECLS

#endif
