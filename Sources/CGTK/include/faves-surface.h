#ifndef FAVES_SURFACE_H
#define FAVES_SURFACE_H

#include "faves-base.h"

// FavesSurface: a drawing area without a GdkWindow. It can have any size; where nobody offers one it is 10 by 10.

FAVES_BEGIN_DECLS

GtkWidget *faves_surface_new(void);

FAVES_END_DECLS

#endif
