#ifndef FAVES_BUTTON_H
#define FAVES_BUTTON_H

#include "faves-base.h"

// FavesButton: a GtkButton that keeps a picture of its ground. The rounded, shaded and shadowed box around a button's label
// takes longer to draw than all else in a list's row, and is the same from one drawing to the next, whatever the row shows.
// A button that is drawn again as it was, in size, state and style, draws it from then on from the picture.
//
// Theme and accessibility: as GtkButton, CSS name "button". No GdkWindow but GtkButton's own for events.

FAVES_BEGIN_DECLS

GType faves_button_get_type(void);
GtkWidget *faves_button_new(void);

/// Whether several lines of a label in it stand in the middle, unless the label says otherwise. To be said before it is placed.
void faves_button_set_centers_lines(GtkWidget *button, gboolean centers);
gboolean faves_button_centers_lines(GtkWidget *button);

/// How many buttons hold a picture at the moment; there is a limit to them.
unsigned faves_buttons_with_pictures(void);

FAVES_END_DECLS

#endif
