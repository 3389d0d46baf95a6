#ifndef CGTK_H
#define CGTK_H

// Our C over GTK 3.24 and libhandy: what C is the right tool for. In reading order: layout (what a widget
// tells its container), the containers, what is around a text or a picture, the label, the image, the button, the slider, the
// line that is moved, what is said to assistive tools, the list, the main loop, and what Swift cannot call directly.

#include <gtk/gtk.h>
#define HANDY_USE_UNSTABLE_API
#include <handy.h>

#include "faves-base.h"
#include "faves-arranged.h"
#include "faves-layout.h"
#include "faves-stack.h"
#include "faves-touch.h"
#include "faves-decor.h"
#include "faves-frame.h"
#include "faves-layers.h"
#include "faves-leaf.h"
#include "faves-label.h"
#include "faves-glyphs.h"
#include "faves-image.h"
#include "faves-glide.h"
#include "faves-button.h"
#include "faves-scale.h"
#include "faves-grip.h"
#include "faves-surface.h"
#include "faves-accessible.h"
#include "faves-list.h"
#include "faves-loop.h"
#include "faves-gtk.h"

#endif
