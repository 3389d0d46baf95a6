#ifndef FAVES_BUTTON_PRIVATE_H
#define FAVES_BUTTON_PRIVATE_H

#include "include/CGTK.h"

/// Has buttons of the class hold controls of their own right in their labels.
void faves_button_hold_controls(GtkWidgetClass *class);

#endif
