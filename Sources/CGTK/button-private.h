#ifndef FAVES_BUTTON_PRIVATE_H
#define FAVES_BUTTON_PRIVATE_H

#include "include/CGTK.h"

FAVES_BEGIN_DECLS

/// Has buttons of the class hold controls of their own right in their labels.
void faves_button_hold_controls(GtkWidgetClass *class);

/// What GtkButton does.
GtkWidgetClass *faves_button_base(void);

/// What a button without a style is measured by (button-alike.c).
typedef struct FavesLikeness FavesLikeness;

/// Measures a button that has no style yet as one like it that has. FALSE: it is measured by itself. `like` is what it keeps.
gboolean faves_button_width_alike(GtkWidget *button, FavesLikeness *_Nullable *_Nonnull like, int *min, int *ideal);
/// The same for a width; -1: any.
gboolean faves_button_height_alike(GtkWidget *button, FavesLikeness *_Nullable *_Nonnull like, int width, int *height, int *baseline);
/// From now on it is measured by itself.
void faves_button_be_itself(GtkWidget *button, FavesLikeness *_Nullable *_Nonnull like);

FAVES_END_DECLS

#endif
