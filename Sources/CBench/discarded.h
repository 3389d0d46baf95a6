#ifndef CBENCH_DISCARDED_H
#define CBENCH_DISCARDED_H

#include "CBench.h"

/// Has a widget freed that is off the screen: a tenth of a second after the next frame, and only while there is nothing else to
/// do. What was handed over last goes first, so that a container comes before what is in it.
void cbench_discard(GtkWidget *widget);

#endif
