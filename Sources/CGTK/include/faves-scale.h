#ifndef FAVES_SCALE_H
#define FAVES_SCALE_H

#include "faves-base.h"

// FavesScale: a GtkScale along a line of text, without its number. By itself GTK's asks for no more than its knob takes; this
// one would be wider, and still takes less where it has to.
//
// Theme and accessibility: as GtkScale, CSS name "scale".

FAVES_BEGIN_DECLS

GType faves_scale_get_type(void);
GtkWidget *faves_scale_new(void);

FAVES_END_DECLS

#endif
