#ifndef FAVES_SURFACE_H
#define FAVES_SURFACE_H

#include "faves-base.h"

// FavesSurface: a drawing area without a GdkWindow. It can have any size; where nobody offers one it is 10 by 10.

FAVES_BEGIN_DECLS

/// The most that a figure takes along `axis` where `across` pixels are offered along the other; FAVES_INFINITY: all there is.
typedef int (*FavesSurfaceMost)(GtkOrientation axis, int across, void *_Nullable data);

GtkWidget *faves_surface_new(void);
gboolean faves_is_surface(GtkWidget *widget);
/// A figure one side of which follows from the other, as those of a circle do: a frame around it asks. NULL: it takes what it
/// is offered. `data` must live until the function is set to NULL or the widget is destroyed.
void faves_surface_set_most(GtkWidget *surface, FavesSurfaceMost _Nullable most, void *_Nullable data);
int faves_surface_most(GtkWidget *surface, GtkOrientation axis, int across);

FAVES_END_DECLS

#endif
